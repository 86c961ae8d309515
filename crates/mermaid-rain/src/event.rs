//! What has happened.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{PerSeat, Seat, Seats, Viewer};

use crate::{
    action::Action,
    board::Laid,
    card::Cards,
    hex::Hex,
    meld::Meld,
    tile::{Shape, Tile, Tiles},
    treasure::Treasure,
};

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// RULES §3.4: the first dealer was drawn.
    DealerDrawn {
        /// Who.
        seat: Seat,
    },
    /// RULES §3.2: a token was laid out face up.
    TokenLaidOut {
        /// Where.
        at: Hex,
        /// Which.
        token: Treasure,
    },
    /// RULES §4: a round began.
    RoundBegan {
        /// Which, counted from one.
        round: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// RULES §4.1: a seat was dealt cards.
    CardsDealt {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, as far as the viewer may know.
        cards: Option<Cards>,
    },
    /// RULES §4.1: the discards became the deck.
    DeckShuffled {
        /// Those cards.
        cards: Cards,
    },
    /// RULES §4.2: an undercurrents card was drawn.
    UndercurrentsDrawn {
        /// Its number, counted from one.
        card: u8,
        /// How many curved, triangular, long and short tiles it reveals.
        reveals: [u8; 4],
    },
    /// RULES §4.2: a surf tile was revealed.
    TileRevealed {
        /// Which.
        tile: Tile,
    },
    /// RULES §4.2: the discarded tiles of a shape became its pile.
    PileShuffled {
        /// Which shape.
        shape: Shape,
        /// How many tiles.
        count: u8,
    },
    /// RULES §4.3, §6.3: a seat gave a secret answer.
    Answered {
        /// Who.
        seat: Seat,
        /// What, as far as the viewer may know.
        answer: Option<Action>,
    },
    /// RULES §4.3: the cards laid last were turned over together.
    MeldsRevealed {
        /// Who laid what.
        shown: Vec<Shown>,
    },
    /// RULES §4.4: the melds were ranked; this is the player order of the round.
    MeldsRanked {
        /// The seats and their melds, the best first.
        ranking: Vec<Ranked>,
    },
    /// RULES §4.6: a meld brought points.
    MeldScored {
        /// Whose.
        seat: Seat,
        /// Which.
        meld: Meld,
        /// How many points.
        points: u8,
    },
    /// RULES §4.5: a seat took a revealed tile.
    TilePicked {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// RULES §4.6: a seat drew a token from the pool.
    TokenDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        token: Treasure,
        /// The points it brought.
        points: u8,
    },
    /// RULES §4.6: a seat chose from which pile its extra tile comes.
    ShapeChosen {
        /// Who.
        seat: Seat,
        /// Which pile.
        shape: Shape,
    },
    /// RULES §4.6: a seat drew an extra tile.
    ExtraTileDrawn {
        /// Who.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// RULES §4.5: the tiles nobody took were discarded.
    OfferCleared {
        /// Those tiles.
        tiles: Tiles,
    },
    /// RULES §4.7: the Prince was passed.
    PrincePassed {
        /// Who had him.
        from: Seat,
        /// Who has him.
        to: Seat,
    },
    /// RULES §5.1: a mermaid entered the ocean.
    MermaidEntered {
        /// Whose.
        seat: Seat,
        /// The start space.
        at: Hex,
    },
    /// RULES §5.2: a tile was placed.
    TilePlaced {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Its first hex.
        at: Hex,
        /// How it is turned.
        turn: u8,
    },
    /// RULES §5.2: a seat left tiles unplaced.
    TilesForgone {
        /// Who.
        seat: Seat,
    },
    /// RULES §5.3, §5.4: a mermaid moved.
    MermaidMoved {
        /// Whose.
        seat: Seat,
        /// From which place.
        from: Hex,
        /// To which place.
        to: Hex,
        /// The cards discarded for it.
        paid: Cards,
    },
    /// RULES §5.5: a mermaid warped.
    MermaidWarped {
        /// Whose.
        seat: Seat,
        /// From which place.
        from: Hex,
        /// To which place.
        to: Hex,
    },
    /// RULES §5.6: a seat looked at a face-down token.
    TokenPeeked {
        /// Who.
        seat: Seat,
        /// On which space.
        at: Hex,
        /// Which of its face-down tokens, counted from zero.
        nth: u8,
        /// What it is, as far as the viewer may know.
        token: Option<Treasure>,
    },
    /// RULES §5.6: a face-up token was taken.
    TokenTaken {
        /// By whom.
        seat: Seat,
        /// From which space.
        at: Hex,
        /// Which.
        token: Treasure,
        /// The points it brought.
        points: u8,
    },
    /// RULES §5.6: a face-down token was taken.
    HiddenTaken {
        /// By whom.
        seat: Seat,
        /// From which space.
        at: Hex,
        /// Which of its face-down tokens, counted from zero.
        nth: u8,
        /// What it is, as far as the viewer may know.
        token: Option<Treasure>,
        /// The points it brought.
        points: u8,
    },
    /// RULES §5.6: a seat took nothing.
    TokenLeft {
        /// Who.
        seat: Seat,
        /// On which space.
        at: Hex,
    },
    /// RULES §5.7: a turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// RULES §6.1: the dark tiles left the ocean.
    TilesWashedAway {
        /// Those tiles.
        tiles: Vec<Laid>,
        /// Whose mermaids are adrift.
        adrift: Seats,
    },
    /// RULES §6.2: a mermaid drifted.
    MermaidDrifted {
        /// Whose.
        seat: Seat,
        /// The first hex of the tile it was on.
        from: Hex,
        /// To which start space.
        to: Hex,
    },
    /// RULES §6.3: hands were cut down to two.
    HandsTrimmed {
        /// What each seat discarded.
        shed: PerSeat<Cards>,
    },
    /// RULES §7.1: a seat turned its face-down tokens up.
    TokensUncovered {
        /// Who.
        seat: Seat,
        /// Those tokens.
        tokens: Vec<Uncovered>,
    },
    /// RULES §7.1: a seat paid the witch.
    TributePaid {
        /// Who.
        seat: Seat,
        /// What it could not pay with.
        missing: Vec<Treasure>,
        /// The points lost for it.
        lost: u8,
    },
    /// RULES §7.2: a kind of treasure was scored.
    MajorityScored {
        /// Which.
        treasure: Treasure,
        /// Who has some after the tribute, most first.
        shares: Vec<Share>,
    },
    /// RULES §7.5: the game ended.
    GameEnded {
        /// What each seat scored in all.
        points: PerSeat<i16>,
        /// Who won.
        winners: Seats,
    },
}

/// RULES §4.3: what a seat turned over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// Who.
    pub seat: Seat,
    /// The cards; none if it was the mermaid princess.
    pub cards: Cards,
}

/// RULES §4.4: a ranked meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranked {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub meld: Meld,
    /// The cards revealed for it.
    pub cards: Cards,
}

/// RULES §7.1: a token that was taken face down and turned up at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uncovered {
    /// From which space.
    pub at: Hex,
    /// Which of its face-down tokens, counted from zero.
    pub nth: u8,
    /// What it is.
    pub token: Treasure,
}

/// RULES §7.2: what a seat gets for one kind of treasure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// How many tokens are left after the tribute.
    pub count: u8,
    /// The place, shared among equals; one is the best.
    pub place: u8,
    /// The points.
    pub points: u8,
    /// RULES §7.4: whether three of them are for having the only tokens of this kind.
    pub monopoly: bool,
}

impl Event {
    /// The event as the viewer may learn it.
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::CardsDealt { seat, cards, .. } if !viewer.sees(*seat) => *cards = None,
            Event::Answered { seat, answer } if !viewer.sees(*seat) => *answer = None,
            Event::TokenPeeked { seat, token, .. } | Event::HiddenTaken { seat, token, .. }
                if !viewer.sees(*seat) =>
            {
                *token = None;
            }
            _ => (),
        }
        event
    }

    /// Whether the event shows somebody what others had hidden.
    pub(crate) fn uncovers(&self) -> bool {
        match self {
            Event::MeldsRevealed { shown } => shown.len() > 1,
            Event::HandsTrimmed { .. } | Event::TokenPeeked { .. } | Event::TokensUncovered { .. } => true,
            _ => false,
        }
    }
}
