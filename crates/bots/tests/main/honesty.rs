//! The type system keeps hidden things from a bot; here it is shown once more from outside.

use tidetable_bots::{Bot, Greedy, Insight, Level, Mind, Thinker};
use tidetable_kernel::{Awaiting, Determinize, Dice, Game, GameOptions, Seat, Viewer};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::Perladora;
use tidetable_sea_dragons::SeaDragons;
use tidetable_south_seas::SouthSeas;
use tidetable_table::{Match, Seed};

/// All that can sit at a table. Strong and expert think like casual, only longer, so the same search with another
/// budget stands for them.
fn opponents<G: Insight>() -> Vec<Box<dyn Bot<G>>> {
    let thinker =
        |mind| Box::new(Thinker::<G>::with_budget(mind, 120, u64::MAX, 11, None)) as Box<dyn Bot<G>>;
    let mut opponents: Vec<_> = [Mind::Guided, Mind::Plain, Mind::WorldByWorld].map(thinker).into();
    opponents.push(Box::new(Greedy::new(11)));
    opponents.extend([Level::Random, Level::Novice, Level::Casual].map(|level| level.bot(11, None)));
    opponents
}

/// Plays some random steps, then exchanges everything the seat cannot know and asks again; gives how often there
/// was something to exchange.
fn bots_answer_the_same_in_worlds_they_cannot_tell_apart<G: Insight>(seats: u8) -> u32 {
    let mut dice = Dice::seeded(5);
    let options = G::Options::default().with_seats(seats);
    let mut exchanged = 0;
    for game in 0..4 {
        let mut game_match = Match::<G>::new(options.clone(), Seed::from_number(game)).unwrap();
        for _ in 0..10 + 6 * game {
            let Awaiting::Seats(awaited) = game_match.game().awaiting() else { break };
            let seat = awaited.first().unwrap();
            let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
            game_match.play(game_match.epoch(), seat, &action).unwrap();
        }
        let Some(seat) = game_match.game().awaiting().seats().first() else { continue };
        let real = game_match.game();
        let world = G::determinize(&real.view(Viewer::Seat(seat)), &mut dice);
        exchanged += u32::from(world != *real);
        for (mut one, mut other) in opponents::<G>().into_iter().zip(opponents::<G>()) {
            answers_alike(&mut *one, real.clone(), &mut *other, world.clone(), seat);
        }
    }
    exchanged
}

/// Asks two bots of a kind in two worlds that look alike, and again for as long as their turn lasts and the worlds
/// still look alike.
fn answers_alike<G: Insight>(
    one: &mut dyn Bot<G>,
    mut real: G,
    other: &mut dyn Bot<G>,
    mut world: G,
    seat: Seat,
) {
    while real.awaiting().seats().contains(seat)
        && real.view(Viewer::Seat(seat)) == world.view(Viewer::Seat(seat))
    {
        let action = one.choose(&real.view(Viewer::Seat(seat)), seat);
        assert_eq!(action, other.choose(&world.view(Viewer::Seat(seat)), seat));
        real.apply(seat, &action, &mut ());
        world.apply(seat, &action, &mut ());
    }
}

#[test]
fn perladora_bots_cannot_peek() {
    for seats in [2, 3, 4] {
        assert!(bots_answer_the_same_in_worlds_they_cannot_tell_apart::<Perladora>(seats) > 0);
    }
}

#[test]
fn sea_dragons_bots_cannot_peek() {
    assert!(bots_answer_the_same_in_worlds_they_cannot_tell_apart::<SeaDragons>(3) > 0);
}

#[test]
fn mermaid_rain_bots_cannot_peek() {
    assert!(bots_answer_the_same_in_worlds_they_cannot_tell_apart::<MermaidRain>(4) > 0);
}

#[test]
fn south_seas_hides_nothing_and_its_bots_repeat_themselves() {
    assert_eq!(bots_answer_the_same_in_worlds_they_cannot_tell_apart::<SouthSeas>(2), 0);
}

#[test]
fn whoever_is_handed_everything_answers_differently() {
    // If this were not so, the tests above would show nothing.
    let mut dice = Dice::seeded(3);
    let mut differ = 0;
    for game in 0..6 {
        let options = <Perladora as Game>::Options::default().with_seats(2);
        let mut game_match = Match::<Perladora>::new(options, Seed::from_number(game)).unwrap();
        for _ in 0..40 {
            let Some(seat) = game_match.game().awaiting().seats().first() else { break };
            let action = game_match.game().sample_action(seat, &mut dice, &mut Vec::new());
            game_match.play(game_match.epoch(), seat, &action).unwrap();
        }
        let Some(seat) = game_match.game().awaiting().seats().first() else { continue };
        let cheats = |world: &Perladora| {
            let view = world.view(Viewer::Judge);
            Thinker::<Perladora>::with_budget(Mind::Guided, 120, u64::MAX, 1, None).consider(&view, seat)[0]
                .action
        };
        let real = game_match.game();
        let world = Perladora::determinize(&real.view(Viewer::Seat(seat)), &mut dice);
        differ += u32::from(cheats(real) != cheats(&world));
    }
    assert!(differ > 0, "the exchange never mattered");
}
