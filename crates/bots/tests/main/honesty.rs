//! The type system keeps hidden things from a bot; here it is shown once more from outside.

use tidetable_bots::{Insight, Level, bot};
use tidetable_kernel::{Awaiting, Dice, GameOptions, Seat, Viewer};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::Perladora;
use tidetable_sea_dragons::SeaDragons;
use tidetable_table::{Match, Seed};

/// Plays some random steps, then exchanges everything the seat cannot know and asks again.
fn a_bot_answers_the_same_in_worlds_it_cannot_tell_apart<G: Insight>(seats: u8, level: Level) {
    let mut dice = Dice::seeded(5);
    let options = G::Options::default().with_seats(seats);
    let mut exchanged = 0;
    for game in 0..6 {
        let mut game_match = Match::<G>::new(options.clone(), Seed::from_number(game)).unwrap();
        for _ in 0..10 + 4 * game {
            let Awaiting::Seats(awaited) = game_match.game().awaiting() else { break };
            let seat = awaited.first().unwrap();
            let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
            game_match.play(game_match.epoch(), seat, &action).unwrap();
        }
        let Some(seat) = game_match.game().awaiting().seats().first() else { continue };
        let real = game_match.game();
        let world = G::determinize(&real.view(Viewer::Seat(seat)), &mut dice);
        exchanged += u32::from(world != *real);
        assert_eq!(answer(real, seat, level), answer(&world, seat, level));
    }
    assert!(exchanged > 0, "nothing was hidden");
}

fn answer<G: Insight>(game: &G, seat: Seat, level: Level) -> String {
    let view = serde_json::to_string(&game.view(Viewer::Seat(seat))).unwrap();
    bot::<G>(level, 11, None).choose(&view, seat).unwrap().get().to_owned()
}

#[test]
fn perladora_bots_cannot_peek() {
    for level in [Level::Random, Level::Novice, Level::Casual] {
        a_bot_answers_the_same_in_worlds_it_cannot_tell_apart::<Perladora>(2, level);
        a_bot_answers_the_same_in_worlds_it_cannot_tell_apart::<Perladora>(4, level);
    }
}

#[test]
fn sea_dragons_bots_cannot_peek() {
    for level in [Level::Novice, Level::Casual] {
        a_bot_answers_the_same_in_worlds_it_cannot_tell_apart::<SeaDragons>(3, level);
    }
}

#[test]
fn mermaid_rain_bots_cannot_peek() {
    for level in [Level::Novice, Level::Casual] {
        a_bot_answers_the_same_in_worlds_it_cannot_tell_apart::<MermaidRain>(4, level);
    }
}
