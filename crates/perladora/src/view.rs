//! What one viewer may know, and the worlds it may imagine.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Determinize, Dice, PerSeat, Phrase, Seat, Standings, Viewer};

use crate::{
    cell::{Cell, CellSet},
    diver::{Divers, Value},
    phrase,
    rules::scoring,
    sketch::sketch,
    sound,
    state::Perladora,
    table::{Phase, Table},
    tally::Tally,
};

/// RULES §13: what one viewer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "UncheckedView")]
pub struct View {
    /// Through whose eyes this is.
    pub viewer: Viewer,
    /// All that everybody can see.
    pub table: Table,
    /// The divers in the lagoon whose value the viewer knows.
    pub values: Tally<3>,
    /// The divers behind each screen, where the viewer may look.
    pub hands: PerSeat<Option<Divers>>,
}

impl View {
    pub(crate) fn of(game: &Perladora, viewer: Viewer) -> View {
        let table = game.table;
        View {
            viewer,
            table,
            values: game.values.within(seen(&table, viewer)),
            hands: game.hands.map(|seat, &hand| sees_hand(&table, viewer, seat).then_some(hand)),
        }
    }

    /// The value of the diver on a cell, if the viewer knows it.
    pub fn value(&self, cell: Cell) -> Option<Value> {
        Value::new(self.values.get(cell))
    }

    /// The result, once the game is over and everything is open.
    pub fn standings(&self) -> Option<Standings> {
        let View { table, values, hands, .. } = *self;
        let hands = hands.map(|_, hand| hand.unwrap_or_default());
        (table.phase == Phase::Over).then(|| scoring::standings(&Perladora { table, values, hands }))
    }

    /// The divers a seat may have that the viewer cannot place: behind its screen or face down.
    fn unseen(&self, seat: Seat) -> Option<Divers> {
        let mut unseen = self.table.edition().divers(self.table.seats());
        let known = self.values.within(self.table.divers[seat]);
        let known = known.iter().map(|(_, number)| Value::new(number));
        let held = self.hands[seat].into_iter().flat_map(Divers::into_values).map(Some);
        known.chain(held).all(|value| value.is_some_and(|value| unseen.take(value))).then_some(unseen)
    }

    /// Whether such a position can exist; a view from elsewhere may be anything.
    fn check(&self) -> Result<(), &'static str> {
        let View { table, values, hands, .. } = self;
        sound::check(table)?;
        if hands.count() != table.seats() {
            return Err("there is a screen for every seat");
        }
        if values.cells() != seen(table, self.viewer) {
            return Err("the viewer knows other divers");
        }
        for (seat, hand) in hands.iter() {
            if hand.is_some() != sees_hand(table, self.viewer, seat) {
                return Err("the viewer looks behind other screens");
            }
            let size = hand.map_or(table.hand_size(seat), |hand| hand.count());
            if size != table.hand_size(seat) || self.unseen(seat).is_none() {
                return Err("a seat has other divers");
            }
        }
        Ok(())
    }
}

/// RULES §13: the divers in the lagoon whose value a viewer knows: those face up, its own if owners may
/// look, those it has looked at; in the end all.
fn seen(table: &Table, viewer: Viewer) -> CellSet {
    if viewer == Viewer::Judge || table.phase == Phase::Over {
        return table.taken();
    }
    match viewer {
        Viewer::Seat(seat) if seat.0 < table.seats() => {
            let own = if table.options.memory { CellSet::NONE } else { table.divers[seat] };
            table.face_up | table.looked[seat] | own
        }
        _ => table.face_up,
    }
}

/// RULES §13: whether a viewer may look behind a seat's screen.
fn sees_hand(table: &Table, viewer: Viewer, seat: Seat) -> bool {
    viewer.sees(seat) || table.phase == Phase::Over
}

impl tidetable_kernel::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn question(&self, seat: Seat) -> Phrase {
        phrase::question(&self.table, seat)
    }

    fn sketch(&self) -> String {
        sketch(self)
    }
}

impl Determinize for Perladora {
    /// Deals what the viewer cannot place of each seat's divers over the cells and the screen where they
    /// must be; every deal is as likely as every other.
    fn determinize(view: &View, dice: &mut Dice) -> Perladora {
        let table = view.table;
        let mut values = view.values;
        let hands = table.divers.map(|seat, &divers| {
            let unseen = view.unseen(seat).expect("the view holds together");
            let mut tiles = [Value::ONE; CellSet::ALL.len() as usize];
            let count = unseen.into_values().zip(&mut tiles).map(|(value, tile)| *tile = value).count();
            let tiles = &mut tiles[..count];
            dice.shuffle(tiles);
            let hidden = divers.minus(view.values.cells());
            let (placed, held) = tiles.split_at(hidden.len() as usize);
            for (cell, value) in hidden.iter().zip(placed) {
                values.set(cell, value.get());
            }
            view.hands[seat].unwrap_or_else(|| held.iter().copied().collect())
        });
        Perladora { table, values, hands }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UncheckedView {
    viewer: Viewer,
    table: Table,
    values: Tally<3>,
    hands: PerSeat<Option<Divers>>,
}

impl TryFrom<UncheckedView> for View {
    type Error = &'static str;

    fn try_from(unchecked: UncheckedView) -> Result<View, &'static str> {
        let UncheckedView { viewer, table, values, hands } = unchecked;
        let view = View { viewer, table, values, hands };
        view.check().map(|()| view)
    }
}
