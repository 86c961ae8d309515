//! Ratings after Weng and Lin, for tables of any size.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use tidetable_kernel::{Seat, Standings};

/// What each contestant's results say about its skill; 25 is the start, larger is better.
pub(crate) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    pub(crate) fn new(contestants: usize) -> Ratings {
        Ratings(vec![WengLinRating::new(); contestants])
    }

    /// Takes a game into account; `sat` says which contestant sat where.
    pub(crate) fn update(&mut self, sat: &[usize], standings: &Standings) {
        let before: Vec<[WengLinRating; 1]> = sat.iter().map(|&contestant| [self.0[contestant]]).collect();
        let place = |index: usize| usize::from(standings.places[Seat(index as u8)]);
        let teams: Vec<_> = before
            .iter()
            .enumerate()
            .map(|(index, team)| (&team[..], MultiTeamOutcome::new(place(index))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for ((&contestant, before), after) in sat.iter().zip(&before).zip(after) {
            // A contestant in several seats learns from each of them.
            let known = &mut self.0[contestant];
            known.rating += after[0].rating - before[0].rating;
            known.uncertainty *= after[0].uncertainty / before[0].uncertainty;
        }
    }

    pub(crate) fn of(&self, contestant: usize) -> (f64, f64) {
        (self.0[contestant].rating, self.0[contestant].uncertainty)
    }
}
