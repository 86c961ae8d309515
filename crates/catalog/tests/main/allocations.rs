//! Playouts allocate nothing: millions of them are played for one answer of a bot.

use tidetable_bots::Insight;
use tidetable_catalog::Visitor;
use tidetable_kernel::{Awaiting, Census, Dice, Game};
use tidetable_laws::option_sets;

use crate::for_every_game;

const GAMES: u64 = 20;

#[test]
fn no_decision_and_no_draw_allocates() {
    for_every_game(Playouts);
}

#[derive(Clone, Copy)]
struct Playouts;

impl Visitor for Playouts {
    type Output = ();

    fn visit<G: Insight + Census>(self) {
        for options in option_sets::<G>() {
            let start = G::new(&options).expect("the option sets are playable");
            for sampled in [false, true] {
                let mut buffers = Buffers { actions: Vec::new(), chances: Vec::new() };
                // The first time round the buffers grow to what they need; the same games again need no more.
                let decisions = play_all(&start, sampled, &mut buffers);
                assert!(decisions > GAMES, "{}: a game has decisions", G::ID);
                let counted = allocation_counter::measure(|| {
                    play_all(&start, sampled, &mut buffers);
                });
                assert_eq!(counted.count_total, 0, "{} with {options:?}, sampled: {sampled}", G::ID);
            }
        }
    }
}

struct Buffers<G: Game> {
    actions: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

/// Plays the same random games every time and counts their decisions.
fn play_all<G: Game>(start: &G, sampled: bool, buffers: &mut Buffers<G>) -> u64 {
    let mut dice = Dice::seeded(5);
    (0..GAMES).map(|_| play(start.clone(), sampled, &mut dice, buffers)).sum()
}

fn play<G: Game>(mut game: G, sampled: bool, dice: &mut Dice, buffers: &mut Buffers<G>) -> u64 {
    let mut decisions = 0;
    loop {
        match game.awaiting() {
            Awaiting::Nobody => return decisions,
            Awaiting::Chance => {
                let chance = game.sample_chance(dice, &mut buffers.chances);
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let action = if sampled {
                    game.sample_action(seat, dice, &mut buffers.actions)
                } else {
                    buffers.actions.clear();
                    game.legal_actions(seat, &mut buffers.actions);
                    dice.pick(&buffers.actions)
                };
                decisions += 1;
                game.apply(seat, &action, &mut ());
            }
        }
    }
}
