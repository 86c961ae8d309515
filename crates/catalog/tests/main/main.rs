//! What must be true of every game in the catalog, whatever its rules.

mod allocations;
mod editions;
mod rules;
mod sentences;
mod trees;

use tidetable_catalog::{GAMES, Visitor, visit};

/// Does something with the type of every game in the catalog.
fn for_every_game<V: Visitor<Output = ()> + Copy>(visitor: V) {
    assert!(!GAMES.is_empty(), "a catalog holds games");
    for entry in GAMES {
        visit(entry.game.id(), visitor).expect("the catalog knows its games");
    }
}
