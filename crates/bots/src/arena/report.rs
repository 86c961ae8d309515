//! What a contest has shown.

use std::collections::BTreeMap;

use serde::Serialize;
use tidetable_kernel::{Seat, Standings};

use super::{Entry, Estimate, Header, Times, ratings::Ratings};

/// What a contest has shown.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Which game was played.
    pub game: String,
    /// How many seats the table had.
    pub seats: usize,
    /// How many games it is about.
    pub games: usize,
    /// How many games were played besides, of deals that were not yet played from every seat.
    pub left_out: usize,
    /// The contestants in the order they were named, each once.
    pub contestants: Vec<ContestantReport>,
}

/// What a contest has shown about one contestant.
#[derive(Clone, Debug, Serialize)]
pub struct ContestantReport {
    /// Its name.
    pub name: String,
    /// How many of the seats it had in each game.
    pub seats: usize,
    /// Its share of the victories per seat it had; a shared victory is divided.
    pub win_share: Estimate,
    /// Its points per game.
    pub points: Estimate,
    /// Its rating after Weng and Lin, and how uncertain that is.
    pub rating: f64,
    /// How uncertain the rating is.
    pub uncertainty: f64,
    /// How long it thought about a question on average, in milliseconds of processor time where the clock tells.
    pub decision_ms: f64,
    /// How often it was ahead of each contestant when both sat at the table, in the order of the list.
    pub ahead_of: Vec<Option<Estimate>>,
    /// How often it ended with that many points.
    pub scores: BTreeMap<i32, u32>,
    /// How long it thought about its questions.
    pub times: Times,
}

impl Report {
    /// What games have shown, whatever their order. Deals that were not played from every seat are left out: luck
    /// cancels out in whole ones only.
    pub fn new(header: &Header, mut entries: Vec<Entry>) -> Report {
        let played = entries.len();
        let mut rotations: BTreeMap<u64, usize> = BTreeMap::new();
        entries.iter().for_each(|entry| *rotations.entry(entry.deal).or_default() += 1);
        entries.retain(|entry| rotations[&entry.deal] == header.seats);
        entries.sort_by_key(|entry| (entry.deal, entry.rotation()));
        let mut names: Vec<&String> = Vec::new();
        for name in &header.line_up {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        // From here on a contestant is an index into the names.
        let who: Vec<usize> = header
            .line_up
            .iter()
            .map(|spec| names.iter().position(|name| *name == spec).unwrap_or(0))
            .collect();
        let mut ratings = Ratings::new(names.len());
        for entry in &entries {
            let sat: Vec<usize> = entry.sat.iter().map(|&place| who[place]).collect();
            ratings.update(&sat, &entry.standings());
        }
        let tallies = Tallies { who: &who, entries: &entries };
        let contestant = |(index, name): (usize, &&String)| {
            let (rating, uncertainty) = ratings.of(index);
            let times = tallies.times(index);
            ContestantReport {
                name: (*name).clone(),
                seats: who.iter().filter(|&&contestant| contestant == index).count(),
                win_share: tallies.per_deal(index, win_share, Estimate::of_shares),
                points: tallies.per_deal(index, |it, seat| f64::from(it.points[seat]), Estimate::of),
                rating,
                uncertainty,
                decision_ms: times.mean_ms(),
                ahead_of: (0..names.len()).map(|other| tallies.ahead(index, other)).collect(),
                scores: tallies.scores(index),
                times,
            }
        };
        let contestants = names.iter().enumerate().map(contestant).collect();
        let (games, left_out) = (entries.len(), played - entries.len());
        Report { game: header.game.clone(), seats: header.seats, games, left_out, contestants }
    }
}

fn win_share(standings: &Standings, seat: Seat) -> f64 {
    if standings.places[seat] == 1 { 1.0 / standings.winners().count() as f64 } else { 0.0 }
}

struct Tallies<'a> {
    who: &'a [usize],
    entries: &'a [Entry],
}

impl Tallies<'_> {
    /// The seats of a contestant in a game.
    fn seats_of<'a>(&'a self, entry: &'a Entry, contestant: usize) -> impl Iterator<Item = Seat> + 'a {
        let sits = move |&(_, &place): &(usize, &usize)| self.who[place] == contestant;
        entry.sat.iter().enumerate().filter(sits).map(|(seat, _)| Seat(seat as u8))
    }

    /// The mean over deals of the mean over the games of a deal.
    fn per_deal(
        &self,
        contestant: usize,
        measure: impl Fn(&Standings, Seat) -> f64,
        estimate: fn(&[f64]) -> Estimate,
    ) -> Estimate {
        let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
        for entry in self.entries {
            let measured = self.seats_of(entry, contestant).map(|seat| measure(&entry.standings(), seat));
            deals.entry(entry.deal).or_default().extend(measured);
        }
        let means: Vec<f64> =
            deals.values().map(|samples| samples.iter().sum::<f64>() / samples.len().max(1) as f64).collect();
        estimate(&means)
    }

    fn ahead(&self, one: usize, other: usize) -> Option<Estimate> {
        let ahead = |standings: &Standings, seat: Seat, rivals: &[Seat]| {
            let beaten =
                rivals.iter().map(|&rival| match standings.places[seat].cmp(&standings.places[rival]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                });
            beaten.sum::<f64>() / rivals.len() as f64
        };
        if one == other {
            return None;
        }
        let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
        for entry in self.entries {
            let rivals: Vec<Seat> = self.seats_of(entry, other).collect();
            let measured = self.seats_of(entry, one).map(|seat| ahead(&entry.standings(), seat, &rivals));
            deals.entry(entry.deal).or_default().extend(measured);
        }
        let means: Vec<f64> =
            deals.values().map(|samples| samples.iter().sum::<f64>() / samples.len() as f64).collect();
        Some(Estimate::of_shares(&means))
    }

    fn times(&self, contestant: usize) -> Times {
        let mut times = Times::default();
        for entry in self.entries {
            self.seats_of(entry, contestant).for_each(|seat| times.extend(&entry.thought[seat.index()]));
        }
        times
    }

    fn scores(&self, contestant: usize) -> BTreeMap<i32, u32> {
        let mut scores = BTreeMap::new();
        for entry in self.entries {
            for seat in self.seats_of(entry, contestant) {
                *scores.entry(entry.points[seat]).or_default() += 1;
            }
        }
        scores
    }
}
