//! RULES §9: what one viewer may know.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, PerSeat, Phrase, Seat, View as KernelView, Viewer};

use crate::{
    action::Action,
    board::Laid,
    card::Cards,
    edition::MOST_HIDDEN,
    list::List,
    phrase,
    reach::Reach,
    sea::Sea,
    sketch,
    state::MermaidRain,
    table::{Phase, Table},
    treasure::{Treasure, Treasures},
};

/// RULES §9: what one viewer may know, with everything it has seen before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct View {
    /// Through whose eyes this is.
    pub viewer: Viewer,
    /// All that everybody can see, except the tiles in the ocean.
    pub table: Table,
    /// The ocean with its tiles.
    pub sea: Sea,
    /// The hands that the viewer can see.
    pub hands: PerSeat<Option<Cards>>,
    /// The secret answers that the viewer knows.
    pub answers: PerSeat<Option<Action>>,
    /// What the viewer knows of the tokens that were laid out face down, in the order of the set-up.
    pub tokens: List<Option<Treasure>, MOST_HIDDEN>,
}

/// A view as it is written: the tiles stand for the ocean.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    viewer: Viewer,
    table: Table,
    tiles: Vec<Laid>,
    hands: PerSeat<Option<Cards>>,
    answers: PerSeat<Option<Action>>,
    tokens: List<Option<Treasure>, MOST_HIDDEN>,
}

impl From<View> for Written {
    fn from(view: View) -> Written {
        let View { viewer, table, sea, hands, answers, tokens } = view;
        Written { viewer, table, tiles: sea.tiles().to_vec(), hands, answers, tokens }
    }
}

impl TryFrom<Written> for View {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<View, &'static str> {
        let Written { viewer, table, tiles, hands, answers, tokens } = written;
        table.check_seats()?;
        let sea = Sea::with_tiles(table.chart(), &tiles).ok_or("a tile does not fit")?;
        let view = View { viewer, table, sea, hands, answers, tokens };
        view.check_sound()?;
        Ok(view)
    }
}

impl View {
    /// What the viewer may know of a state.
    pub(crate) fn of(game: &MermaidRain, viewer: Viewer) -> View {
        let (table, secrets) = (&game.table, &game.secrets);
        let known =
            |(index, &token): (usize, &Option<Treasure>)| token.filter(|_| sees_token(table, viewer, index));
        View {
            viewer,
            table: *table,
            sea: game.sea,
            hands: secrets.hands.map(|seat, &hand| viewer.sees(seat).then_some(hand)),
            answers: secrets.answers.map(|seat, &answer| answer.filter(|_| viewer.sees(seat))),
            tokens: secrets.tokens.iter().enumerate().map(known).collect(),
        }
    }

    /// RULES §5.3, §5.4: how far the hand of a seat carries its mermaid, if the viewer can see that hand.
    pub fn reach(&self, seat: Seat) -> Option<Reach<'_>> {
        let hand = (*self.hands.as_slice().get(seat.index())?)?;
        let from = self.sea.place(self.table.mermaids[seat]?)?;
        Some(Reach::search(self.table.chart(), &self.sea, from, hand))
    }

    /// The tokens in front of a seat as far as the viewer knows them, and how many others there are.
    pub fn treasures(&self, seat: Seat) -> (Treasures, u8) {
        let own = |(hidden, _): &(&crate::Hidden, &Option<Treasure>)| hidden.taken_by == Some(seat);
        let tokens = self.table.face_down.iter().zip(self.tokens.iter()).filter(own).map(|(_, &token)| token);
        let known: Treasures = tokens.clone().flatten().collect();
        (self.table.won[seat] + known, tokens.filter(Option::is_none).count() as u8)
    }
}

/// RULES §9: a face-down token is known to whoever has looked at it; those taken are uncovered at the end.
fn sees_token(table: &Table, viewer: Viewer, index: usize) -> bool {
    let token = &table.face_down[index];
    match viewer {
        Viewer::Judge => true,
        Viewer::Seat(seat) => token.seen_by.contains(seat),
        Viewer::Public => table.phase == Phase::Over && token.taken_by.is_some(),
    }
}

impl KernelView for View {
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
        sketch::draw(self)
    }
}
