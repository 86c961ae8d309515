//! What a browser reads from a tree of values is what everybody else reads from the text.

use serde_json::{Value, to_value};
use tidetable_bots::Insight;
use tidetable_catalog::Visitor;
use tidetable_kernel::{Awaiting, Census, Components, Data, Dice, Game, Viewer, press, read_toml, read_tree};
use tidetable_laws::option_sets;
use tidetable_mermaid_rain::Ocean;
use tidetable_perladora::Lagoon;
use tidetable_sea_dragons::GameBox;
use tidetable_south_seas::Archipelago;

use crate::for_every_game;

/// Written as a tree and read from it, something is the same.
fn grows_back<T: Data>(thing: &T) {
    let tree = to_value(thing).expect("game data is representable");
    let read: T = read_tree(&tree).unwrap_or_else(|fault| panic!("{fault}: {tree}"));
    assert_eq!(&read, thing);
}

#[test]
fn options_answers_draws_events_and_views_are_read_from_trees() {
    for_every_game(Games);
}

#[derive(Clone, Copy)]
struct Games;

impl Visitor for Games {
    type Output = ();

    fn visit<G: Insight + Census>(self) {
        for options in option_sets::<G>() {
            grows_back(&options);
            let game = G::new(&options).expect("the option sets are playable");
            play(game, &mut Dice::seeded(9));
        }
    }
}

fn play<G: Game>(mut game: G, dice: &mut Dice) {
    loop {
        let mut events = Vec::new();
        match game.awaiting() {
            Awaiting::Nobody => return,
            Awaiting::Chance => {
                let chance = game.sample_chance(dice, &mut Vec::new());
                grows_back(&chance);
                game.resolve(&chance, &mut events);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let action = game.sample_action(seat, dice, &mut Vec::new());
                grows_back(&action);
                grows_back(&game.view(Viewer::Seat(seat)));
                game.apply(seat, &action, &mut events);
            }
        }
        events.iter().for_each(grows_back);
    }
}

#[test]
fn components_are_read_from_trees() {
    fn built<C: Components>() {
        let tree: Value = read_toml(C::STANDARD).expect("the standard edition is TOML");
        let file: C::File = read_tree(&tree).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(C::build(file).is_ok());
        assert_eq!(press(C::STANDARD).unwrap(), C::PRESSED, "the game was built from another text");
    }
    built::<Lagoon>();
    built::<Archipelago>();
    built::<GameBox>();
    built::<Ocean>();
}
