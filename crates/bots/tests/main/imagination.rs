//! Worlds that opponents imagine: they look like what was seen, and are likely ones.

use tidetable_bots::Insight;
use tidetable_kernel::{Awaiting, Dice, Game, GameOptions, Seat, Viewer};
use tidetable_mermaid_rain::MermaidRain;
use tidetable_perladora::{Action, Options, Perladora};
use tidetable_sea_dragons::SeaDragons;
use tidetable_south_seas::SouthSeas;
use tidetable_table::{Match, Seed};

/// Plays games at random and imagines a world from every view of every position.
fn imagined_worlds_look_like_the_view<G: Insight>(options: &G::Options, games: u64) {
    let mut dice = Dice::seeded(7);
    for seats in G::SEATS {
        for seed in 0..games {
            let options = options.clone().with_seats(seats);
            let mut game_match = Match::<G>::new(options, Seed::from_number(seed)).unwrap();
            while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
                let game = game_match.game();
                for viewer in Seat::all(seats).map(Viewer::Seat) {
                    let view = game.view(viewer);
                    assert_eq!(G::imagine(&view, &mut dice).view(viewer), view);
                }
                let seat = awaited.first().unwrap();
                let action = game.sample_action(seat, &mut dice, &mut Vec::new());
                game_match.play(game_match.epoch(), seat, &action).unwrap();
            }
        }
    }
}

#[test]
fn what_is_imagined_looks_like_what_was_seen() {
    for (advanced, memory) in [(false, false), (true, false), (false, true), (true, true)] {
        let options = Options { advanced, memory, ..Options::default() };
        imagined_worlds_look_like_the_view::<Perladora>(&options, 3);
    }
    imagined_worlds_look_like_the_view::<SouthSeas>(&Default::default(), 1);
    imagined_worlds_look_like_the_view::<SeaDragons>(&Default::default(), 1);
    imagined_worlds_look_like_the_view::<MermaidRain>(&Default::default(), 1);
}

#[test]
fn a_diver_next_to_pearls_is_imagined_stronger_than_one_behind_a_screen() {
    let mut dice = Dice::seeded(1);
    let game_match = Match::<Perladora>::new(Options::default(), Seed::from_number(1)).unwrap();
    let mut game = *game_match.game();
    let cell = "B1".parse().unwrap();
    game.apply(Seat(0), &Action::Dive { cell, value: tidetable_perladora::Value::ONE }, &mut ());
    let view = game.view(Viewer::Seat(Seat(1)));
    let strength: u32 = (0..400)
        .map(|_| Perladora::imagine(&view, &mut dice))
        .map(|world| world.strength(world.table().taken()))
        .sum();
    // Sixteen divers have 28 strength together: 1.75 each by chance.
    assert!(strength > 400 * 5 / 2, "{strength} in 400 worlds");
}
