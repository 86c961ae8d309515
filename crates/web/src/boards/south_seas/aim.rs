//! What a click on the archipelago means.

use tidetable_south_seas::{Action, Cell, Phase, Spot, Turns};

use super::atlas::next;

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A cell without a tile.
    Open(Cell),
    /// A part of a tile; nothing in particular on a junction stone.
    Part(Cell, Option<Spot>),
    /// An islander on a tile.
    Islander(Cell),
    /// The place for an islander on the tile just laid.
    Target(Spot),
}

/// The ways in which the tile in hand may lie on a cell.
pub(super) fn ways(legal: &[Action], cell: Cell) -> impl Iterator<Item = Turns> + '_ {
    legal.iter().filter_map(move |action| match *action {
        Action::LayTile { cell: other, turns } if other == cell => Some(turns),
        _ => None,
    })
}

/// The first of the ways that comes when one goes on turning from here, itself included.
pub(super) fn nearest(legal: &[Action], cell: Cell, turns: Turns) -> Option<Turns> {
    let quarter = |far: usize| Turns::ALL[(turns.index() + far) % 4];
    (0..4).map(quarter).find(|&way| ways(legal, cell).any(|legal| legal == way))
}

/// How the chosen tile lies after one more turn: the next way that is legal where it lies.
pub(super) fn turned_on(legal: &[Action], choice: Option<Action>) -> Option<Action> {
    let Some(Action::LayTile { cell, turns }) = choice else { return None };
    let turns = nearest(legal, cell, next(turns))?;
    Some(Action::LayTile { cell, turns })
}

/// What a click on a place asks for, legal or not; nothing where one only looks.
pub(super) fn aim(
    legal: &[Action],
    phase: Phase,
    newest: Cell,
    turns: Turns,
    choice: Option<Action>,
    place: Place,
) -> Option<Action> {
    match (phase, place) {
        (Phase::Lay(_), Place::Open(cell)) => {
            let same = matches!(choice, Some(Action::LayTile { cell: chosen, .. }) if chosen == cell);
            if same {
                return turned_on(legal, choice);
            }
            let turns = nearest(legal, cell, turns).unwrap_or(turns);
            Some(Action::LayTile { cell, turns })
        }
        (Phase::Settle, Place::Target(spot)) => Some(Action::PlaceIslander { spot }),
        (Phase::Settle, Place::Part(cell, Some(spot))) if cell == newest => {
            Some(Action::PlaceIslander { spot })
        }
        (Phase::Settle, Place::Islander(cell)) => Some(Action::TakeBack { cell }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::Edition;
    use tidetable_south_seas::Archipelago;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    fn lay(name: &str, quarters: usize) -> Action {
        Action::LayTile { cell: cell(name), turns: Turns::ALL[quarters] }
    }

    fn click(legal: &[Action], quarters: usize, choice: Option<Action>, place: Place) -> Option<Action> {
        let face = Edition::<Archipelago>::default().start();
        aim(legal, Phase::Lay(face), Cell::START, Turns::ALL[quarters], choice, place)
    }

    #[test]
    fn the_tile_lies_as_it_is_held_where_that_fits() {
        let legal = [lay("E1", 0), lay("E1", 2)];
        assert_eq!(click(&legal, 2, None, Place::Open(cell("E1"))), Some(lay("E1", 2)));
        assert_eq!(
            click(&legal, 3, None, Place::Open(cell("E1"))),
            Some(lay("E1", 0)),
            "turned on until it fits"
        );
    }

    #[test]
    fn a_second_click_turns_it() {
        let legal = [lay("E1", 0), lay("E1", 2), lay("N1", 1)];
        assert_eq!(click(&legal, 0, Some(lay("E1", 0)), Place::Open(cell("E1"))), Some(lay("E1", 2)));
        assert_eq!(click(&legal, 0, Some(lay("E1", 2)), Place::Open(cell("E1"))), Some(lay("E1", 0)));
        assert_eq!(click(&legal, 0, Some(lay("E1", 2)), Place::Open(cell("N1"))), Some(lay("N1", 1)));
        assert_eq!(
            click(&legal, 0, Some(lay("N1", 1)), Place::Open(cell("N1"))),
            Some(lay("N1", 1)),
            "one way only"
        );
    }

    #[test]
    fn where_no_way_fits_one_hears_why() {
        assert_eq!(click(&[lay("E1", 0)], 3, None, Place::Open(cell("W1"))), Some(lay("W1", 3)));
    }

    #[test]
    fn islanders_go_on_the_newest_tile_and_are_taken_from_any() {
        let spot: Spot = "island N".parse().unwrap();
        let settle = |place| aim(&[], Phase::Settle, cell("E1"), Turns::default(), None, place);
        assert_eq!(settle(Place::Target(spot)), Some(Action::PlaceIslander { spot }));
        assert_eq!(settle(Place::Part(cell("E1"), Some(spot))), Some(Action::PlaceIslander { spot }));
        assert_eq!(settle(Place::Part(cell("N1"), Some(spot))), None, "one only looks at other tiles");
        assert_eq!(settle(Place::Islander(cell("W1"))), Some(Action::TakeBack { cell: cell("W1") }));
    }
}
