//! Small seeded contests; the long ones are commands.

use tidetable_bots::{Bot, Greedy, Insight, Level, Novice, Random, Thinker};
use tidetable_kernel::{Awaiting, GameOptions, Seat, Viewer};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::Perladora;
use tidetable_south_seas::SouthSeas;
use tidetable_table::{Match, Seed};

/// The share of games the first bot wins at a small table whose other seats are the second one's, seats exchanged;
/// shared victories are divided.
fn share<G: Insight>(games: u64, one: &mut dyn Bot<G>, other: &mut dyn Bot<G>) -> f64 {
    let seats = *G::SEATS.start();
    let options = G::Options::default().with_seats(seats);
    let mut won = 0.0;
    for game in 0..games {
        let (deal, rotation) = (game / u64::from(seats), game % u64::from(seats));
        let mut game_match = Match::<G>::new(options.clone(), Seed::from_number(deal)).unwrap();
        let first = Seat(rotation as u8);
        while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
            let seat = awaited.first().unwrap();
            let view = game_match.game().view(Viewer::Seat(seat));
            let action = if seat == first { one.choose(&view, seat) } else { other.choose(&view, seat) };
            game_match.play(game_match.epoch(), seat, &action).unwrap();
        }
        let standings = game_match.game().standings();
        if standings.places[first] == 1 {
            won += 1.0 / standings.winners().count() as f64;
        }
    }
    won / games as f64
}

#[test]
fn whoever_looks_one_answer_ahead_beats_chance() {
    let south_seas = share::<SouthSeas>(8, &mut Greedy::new(1), &mut Random::new(2));
    let perladora = share::<Perladora>(24, &mut Greedy::new(1), &mut Random::new(2));
    assert!(south_seas > 0.9 && perladora > 0.9, "greedy won {south_seas} and {perladora} against random");
}

#[test]
fn thinking_a_little_beats_looking_one_answer_ahead() {
    let mut casual = Thinker::new(Level::Casual, 1, None);
    let share = share::<Perladora>(24, &mut casual, &mut Greedy::new(2));
    assert!(share > 0.7, "casual won {share} against greedy");
}

#[test]
fn a_beginner_loses_to_a_thinker() {
    let mut casual = Thinker::new(Level::Casual, 3, None);
    let share = share::<SouthSeas>(4, &mut Novice::new(1), &mut casual);
    assert!(share < 0.5, "novice won {share} against casual");
}

#[test]
fn a_beginner_errs_but_not_hopelessly() {
    let share = share::<SouthSeas>(24, &mut Novice::new(1), &mut Greedy::new(2));
    assert!(share > 0.15 && share < 0.5, "novice won {share} against greedy, who errs in nothing it sees");
}

#[test]
fn a_beginner_does_what_is_usual_where_looking_ahead_shows_little() {
    let share = share::<MermaidRain>(12, &mut Novice::new(1), &mut Greedy::new(2));
    assert!(share > 0.4, "novice won {share} against two greedy ones");
}
