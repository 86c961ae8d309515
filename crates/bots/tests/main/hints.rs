//! What an adviser tells: the best answers, with figures that mean something.

use tidetable_bots::{Advice, Insight, Level, bot};
use tidetable_kernel::{Awaiting, Determinize, Dice, Game, GameOptions, Seat, Viewer};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::Perladora;
use tidetable_sea_dragons::SeaDragons;
use tidetable_south_seas::SouthSeas;
use tidetable_table::{Match, Seed};

/// A game after some random answers, and who is asked.
fn position<G: Insight>(seats: u8, answers: u32) -> (Match<G>, Seat) {
    let mut dice = Dice::seeded(3);
    let options = G::Options::default().with_seats(seats);
    let mut game_match = Match::<G>::new(options, Seed::from_number(8)).unwrap();
    for _ in 0..answers {
        let Some(seat) = game_match.game().awaiting().seats().first() else { break };
        let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
        game_match.play(game_match.epoch(), seat, &action).unwrap();
    }
    let seat = game_match.game().awaiting().seats().first().unwrap();
    (game_match, seat)
}

fn advice<G: Insight>(game: &G, seat: Seat) -> Vec<Advice> {
    let view = serde_json::to_string(&game.view(Viewer::Seat(seat))).unwrap();
    bot::<G>(Level::Casual, 5, None).advise(&view, seat).unwrap()
}

fn an_adviser_names_up_to_three_legal_answers<G: Insight>(seats: u8) {
    let (game_match, seat) = position::<G>(seats, 20);
    let mut legal = Vec::new();
    game_match.game().legal_actions(seat, &mut legal);
    let advice = advice(game_match.game(), seat);
    assert_eq!(advice.len(), legal.len().min(3), "{advice:?}");
    for (index, told) in advice.iter().enumerate() {
        assert!(legal.contains(&serde_json::from_str(told.action.get()).unwrap()));
        assert!(told.outlook.chance <= 100 && (-60..300).contains(&told.outlook.points), "{told:?}");
        let twice = advice[..index].iter().any(|other| other.action.get() == told.action.get());
        assert!(!twice, "{advice:?}");
    }
    let falls = |pair: &[Advice]| pair[0].outlook.chance >= pair[1].outlook.chance;
    assert!(advice.windows(2).all(falls), "the best is not told first: {advice:?}");
}

#[test]
fn three_answers_of_every_game_are_told_with_chances_and_points() {
    an_adviser_names_up_to_three_legal_answers::<Perladora>(2);
    an_adviser_names_up_to_three_legal_answers::<SouthSeas>(3);
    an_adviser_names_up_to_three_legal_answers::<SeaDragons>(2);
    an_adviser_names_up_to_three_legal_answers::<MermaidRain>(3);
}

#[test]
fn advice_does_not_depend_on_what_the_seat_cannot_know() {
    let (game_match, seat) = position::<Perladora>(2, 20);
    let real = game_match.game();
    let other = Perladora::determinize(&real.view(Viewer::Seat(seat)), &mut Dice::seeded(77));
    assert!(other != *real, "nothing was hidden");
    let told = |game| serde_json::to_string(&advice::<Perladora>(game, seat)).unwrap();
    assert_eq!(told(real), told(&other));
}

/// At the last question the chance is how often the answer really wins, whatever lies hidden.
#[test]
fn at_the_last_question_the_chances_come_true() {
    let mut dice = Dice::seeded(1);
    let (mut foretold, mut won, mut games) = (0.0, 0.0, 0.0);
    for seed in 0..60 {
        let (mut game_match, _) = position::<Perladora>(2, seed % 3);
        let mut last = game_match.clone();
        while let Some(seat) = game_match.game().awaiting().seats().first() {
            last = game_match.clone();
            let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
            game_match.play(game_match.epoch(), seat, &action).unwrap();
        }
        let seat = last.game().awaiting().seats().first().unwrap();
        let best = advice(last.game(), seat).swap_remove(0);
        last.play(last.epoch(), seat, &serde_json::from_str(best.action.get()).unwrap()).unwrap();
        if last.game().awaiting() == Awaiting::Nobody {
            let standings = last.game().standings();
            games += 1.0;
            foretold += f64::from(best.outlook.chance) / 100.0;
            won += f64::from(u8::from(standings.places[seat] == 1));
        }
    }
    assert!(games > 20.0, "only {games} games ended with the advice");
    let (foretold, won) = (foretold / games, won / games);
    assert!((foretold - won).abs() < 0.15, "foretold {foretold:.2}, won {won:.2} of {games} games");
}

/// Partners win together: their chance is that of their side, and both sides share all of it.
#[test]
fn the_chance_of_partners_is_that_of_their_side() {
    let (game_match, seat) = position::<Perladora>(4, 0);
    let chance = advice(game_match.game(), seat)[0].outlook.chance;
    assert!((35..=75).contains(&chance), "at the start a side wins about every other game, not {chance} %");
}
