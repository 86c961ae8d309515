//! Why an answer is refused.

use serde::Serialize;
use tidetable_kernel::{Refusal as KernelRefusal, Seat};

use crate::{
    board::Terrain,
    card::{Card, Cards},
    hex::Hex,
    table::Phase,
    tile::{Shape, Tile},
    treasure::Treasure,
};

/// Why an answer is refused: one variant per rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The game does not wait for that seat.
    NotAwaited {
        /// Who answered.
        seat: Seat,
    },
    /// Something else is asked.
    NotNow {
        /// What the game is at.
        phase: Phase,
    },
    /// RULES §4.3: a meld begins with two cards and grows by one.
    MeldSize {
        /// How many cards must be laid.
        asked: u8,
        /// How many were.
        given: u8,
    },
    /// RULES §4.3: the mermaid princess cannot be one of the first two cards.
    PrincessTooSoon,
    /// Cards that the seat does not hold.
    CardsNotHeld {
        /// What was to be laid, paid or kept.
        cards: Cards,
        /// What the seat holds.
        hand: Cards,
    },
    /// RULES §4.5: no such tile is on offer.
    NotOnOffer {
        /// Which.
        tile: Tile,
    },
    /// RULES §4.6: the seat's meld does not give this bonus, or it has been taken.
    NoBonus,
    /// RULES §4.6: no tile of that shape is left to draw.
    ShapeGone {
        /// Which.
        shape: Shape,
    },
    /// RULES §5.1, §6.2: not a start space.
    NotAStart {
        /// Where.
        hex: Hex,
    },
    /// RULES §5.1, §6.2: another mermaid is there.
    StartOccupied {
        /// Where.
        hex: Hex,
        /// Whose.
        by: Seat,
    },
    /// RULES §5.2: the seat has no such tile to place.
    TileNotHeld {
        /// Which.
        tile: Tile,
    },
    /// RULES §5.2: a tile of that shape cannot be turned so.
    NoSuchTurn {
        /// Which shape.
        shape: Shape,
        /// How many ways there are.
        ways: u8,
    },
    /// RULES §5.2: the tile would stick out of the board.
    OffTheBoard,
    /// RULES §5.2: the tile would lie on something other than open water.
    NotOpenWater {
        /// Where.
        hex: Hex,
        /// What is there.
        terrain: Terrain,
    },
    /// RULES §5.2: the tile would lie on another.
    Covered {
        /// Where.
        hex: Hex,
    },
    /// RULES §5.3: neither a tile nor a space is there.
    NoPlace {
        /// Where.
        hex: Hex,
    },
    /// RULES §5.3: a tile is named by its first hex.
    NamedByFirstHex {
        /// The hex given.
        hex: Hex,
        /// The tile's first hex.
        first: Hex,
    },
    /// RULES §5.3: the place does not touch the mermaid's.
    NotAdjacent {
        /// Where the mermaid is.
        from: Hex,
        /// Where it was to go.
        to: Hex,
    },
    /// RULES §5.3: one card is needed and it does not match.
    WrongCard {
        /// Where the mermaid was to go.
        to: Hex,
        /// The card that matches.
        card: Card,
    },
    /// RULES §5.4: two cards enter only where neither matches.
    DeepSeaMatches {
        /// Where the mermaid was to go.
        to: Hex,
        /// The card that matches; any single card does if none is named.
        card: Option<Card>,
    },
    /// RULES §5.3: one card or two are discarded for a move.
    PaymentSize {
        /// How many were.
        given: u8,
    },
    /// RULES §5.5: the seat may not warp, or not any more.
    NoWarp,
    /// RULES §5.5: the mermaid is there already.
    AlreadyThere {
        /// Where.
        hex: Hex,
    },
    /// RULES §5.6: no such token lies face up here.
    NoSuchToken {
        /// Which.
        token: Treasure,
        /// On which space.
        at: Hex,
    },
    /// RULES §5.6: no such token lies face down here.
    NoHiddenToken {
        /// On which space.
        at: Hex,
    },
    /// RULES §6.3: exactly two cards are kept.
    KeepSize {
        /// How many must be kept.
        asked: u8,
        /// How many were to be.
        given: u8,
    },
}

impl KernelRefusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotAwaited { .. } | Refusal::NotNow { .. } => "4",
            Refusal::MeldSize { .. } | Refusal::PrincessTooSoon => "4.3",
            Refusal::CardsNotHeld { .. } => "4.1",
            Refusal::NotOnOffer { .. } => "4.5",
            Refusal::NoBonus | Refusal::ShapeGone { .. } => "4.6",
            Refusal::NotAStart { .. } | Refusal::StartOccupied { .. } => "5.1",
            Refusal::TileNotHeld { .. }
            | Refusal::NoSuchTurn { .. }
            | Refusal::OffTheBoard
            | Refusal::NotOpenWater { .. }
            | Refusal::Covered { .. } => "5.2",
            Refusal::NoPlace { .. }
            | Refusal::NamedByFirstHex { .. }
            | Refusal::NotAdjacent { .. }
            | Refusal::WrongCard { .. }
            | Refusal::PaymentSize { .. } => "5.3",
            Refusal::DeepSeaMatches { .. } => "5.4",
            Refusal::NoWarp | Refusal::AlreadyThere { .. } => "5.5",
            Refusal::NoSuchToken { .. } | Refusal::NoHiddenToken { .. } => "5.6",
            Refusal::KeepSize { .. } => "6.3",
        }
    }
}
