//! What is answered, what happens, and why not.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Phrase, Seat, Speak, Viewer};

use super::{Pearl, Round, Side};

/// What a seat answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Action {
    Bid(Pearl),
    Pay,
    Peek(Side),
    Take(Side),
    Buy,
    Leave,
}

/// What has happened. A pearl is left out where the viewer may not know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt { seat: Seat, pearl: Option<Pearl> },
    Laid { side: Side, pearl: Option<Pearl> },
    Bid { seat: Seat, pearl: Option<Pearl> },
    Uncovered { bids: Vec<Pearl> },
    Paid { seat: Seat },
    Peeked { seat: Seat, side: Side, pearl: Option<Pearl> },
    Taken { seat: Seat, side: Side },
    Bought { seat: Seat, side: Side },
    Thrown { side: Side, pearl: Pearl },
    RoundBegun { round: Round },
    Opened { seat: Seat, pearls: [Option<Pearl>; 3] },
}

impl Event {
    pub(crate) fn redacted(&self, viewer: Viewer) -> Event {
        let mut told = self.clone();
        match &mut told {
            Event::Dealt { seat, pearl } | Event::Bid { seat, pearl } | Event::Peeked { seat, pearl, .. } => {
                *pearl = pearl.filter(|_| viewer.sees(*seat));
            }
            Event::Laid { pearl, .. } => *pearl = pearl.filter(|_| viewer == Viewer::Judge),
            _ => (),
        }
        told
    }

    pub(crate) fn uncovers(&self) -> bool {
        matches!(
            self,
            Event::Uncovered { .. } | Event::Peeked { .. } | Event::Thrown { .. } | Event::Opened { .. }
        )
    }
}

/// Why an answer is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Refusal {
    NotAsked,
    OtherQuestion,
    NotInHand { pearl: Pearl },
    NoCoin,
    WinnerMustTake,
}

impl tidetable_kernel::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Refusal::NotAsked | Refusal::OtherQuestion => "2",
            Refusal::NotInHand { .. } => "3",
            Refusal::NoCoin | Refusal::WinnerMustTake => "4",
        }
    }
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        match self {
            Action::Bid(pearl) => Phrase::new("oysters-do-bid").with("size", pearl.0),
            Action::Pay => Phrase::new("oysters-do-pay"),
            Action::Peek(side) => Phrase::new("oysters-do-peek").with("side", side.phrase()),
            Action::Take(side) => Phrase::new("oysters-do-take").with("side", side.phrase()),
            Action::Buy => Phrase::new("oysters-do-buy"),
            Action::Leave => Phrase::new("oysters-do-leave"),
        }
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::Dealt { seat, .. } => Phrase::new("oysters-event-dealt").with("seat", *seat),
            Event::Laid { side, .. } => Phrase::new("oysters-event-laid").with("side", side.phrase()),
            Event::Bid { seat, .. } => Phrase::new("oysters-event-bid").with("seat", *seat),
            Event::Uncovered { .. } => Phrase::new("oysters-event-uncovered"),
            Event::Paid { seat } => Phrase::new("oysters-event-paid").with("seat", *seat),
            Event::Peeked { seat, .. } => Phrase::new("oysters-event-peeked").with("seat", *seat),
            Event::Taken { seat, .. } => Phrase::new("oysters-event-taken").with("seat", *seat),
            Event::Bought { seat, .. } => Phrase::new("oysters-event-bought").with("seat", *seat),
            Event::Thrown { pearl, .. } => Phrase::new("oysters-event-thrown").with("size", pearl.0),
            Event::RoundBegun { round } => Phrase::new("oysters-event-round").with("round", round.0),
            Event::Opened { seat, .. } => Phrase::new("oysters-event-opened").with("seat", *seat),
        }
    }
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Refusal::NotAsked => Phrase::new("oysters-no-not-asked"),
            Refusal::OtherQuestion => Phrase::new("oysters-no-other-question"),
            Refusal::NotInHand { pearl } => Phrase::new("oysters-no-not-in-hand").with("size", pearl.0),
            Refusal::NoCoin => Phrase::new("oysters-no-coin"),
            Refusal::WinnerMustTake => Phrase::new("oysters-no-winner-must-take"),
        }
    }
}

impl Speak for Side {
    fn phrase(&self) -> Phrase {
        match self {
            Side::Left => Phrase::new("oysters-thing-left"),
            Side::Right => Phrase::new("oysters-thing-right"),
        }
    }
}
