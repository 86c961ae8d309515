//! Quick answers: legal wherever they are asked for; those of Mermaid Rain are far better than any answer. Idle ones are
//! not thought about.

use tidetable_bots::Insight;
use tidetable_kernel::{Awaiting, Dice, Game, GameOptions, Seat};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::{Action, Perladora};

/// Plays a game in which one seat answers quickly and the others at random; whether that seat has won.
fn wins<G: Insight>(options: &G::Options, quick: Seat, seed: u64) -> bool {
    let mut game = G::new(options).unwrap();
    let mut dice = Dice::seeded(seed);
    let (mut actions, mut chances) = (Vec::new(), Vec::new());
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return game.standings().winners().any(|seat| seat == quick),
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice, &mut chances);
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = if seat == quick {
                    game.quick_answer(seat, G::lore(), &mut dice, &mut actions)
                } else {
                    game.sample_action(seat, &mut dice, &mut actions)
                };
                assert_eq!(game.check(seat, &action), Ok(()), "{action:?}");
                game.apply(seat, &action, &mut ());
            }
        }
    }
}

fn wins_of_a_hundred<G: Insight>(options: &G::Options) -> usize {
    let seats = u64::from(options.seats());
    (0..100).filter(|&seed| wins::<G>(options, Seat((seed % seats) as u8), seed)).count()
}

#[test]
fn quick_answers_of_mermaid_rain_are_legal_and_beat_random_ones() {
    for seats in [3, 6] {
        let options = <MermaidRain as Game>::Options::default().with_seats(seats);
        let won = wins_of_a_hundred::<MermaidRain>(&options);
        assert!(won >= 85, "{seats} seats: {won} of 100");
    }
}

#[test]
fn games_of_quick_answers_in_mermaid_rain_look_like_games() {
    let mut dice = Dice::seeded(1);
    let mut points = Vec::new();
    for _ in 0..60 {
        let mut game = MermaidRain::new(&<MermaidRain as Game>::Options::default()).unwrap();
        while game.awaiting() != Awaiting::Nobody {
            let Some(seat) = game.awaiting().seats().first() else {
                let chance = game.sample_chance(&mut dice, &mut Vec::new());
                game.resolve(&chance, &mut ());
                continue;
            };
            let action = game.quick_answer(seat, MermaidRain::lore(), &mut dice, &mut Vec::new());
            game.apply(seat, &action, &mut ());
        }
        points.extend(game.standings().points.as_slice().iter().map(|&points| f64::from(points)));
    }
    // Those who think for long have about 65, those who answer at random fewer than none.
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    assert!(mean > 55.0, "{mean} points");
}

#[test]
fn quick_answers_of_perladora_are_legal_and_no_worse_than_random_ones() {
    for advanced in [false, true] {
        let options = tidetable_perladora::Options { advanced, ..Default::default() };
        let won = wins_of_a_hundred::<Perladora>(&options);
        assert!(won >= 45, "advanced {advanced}: {won} of 100");
    }
}

#[test]
fn nobody_passes_who_can_send_a_diver_down() {
    let mut dice = Dice::seeded(1);
    let mut game = Perladora::new(&<Perladora as Game>::Options::default()).unwrap();
    while game.awaiting() == Awaiting::Chance {
        let chance = game.sample_chance(&mut dice, &mut Vec::new());
        game.resolve(&chance, &mut ());
    }
    let mut actions = Vec::new();
    game.legal_actions(Seat(0), &mut actions);
    actions.retain(|action| game.is_idle(Seat(0), action));
    assert_eq!(actions, [Action::Pass]);
}
