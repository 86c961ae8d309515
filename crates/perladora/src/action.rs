//! What a seat can answer.

use serde::{Deserialize, Serialize};

use crate::{cell::Cell, diver::Value, edge::Edge};

/// What a seat can answer.
///
/// Aligned to one machine word: lists of a hundred answers are written at every decision of a playout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[repr(align(4))]
pub enum Action {
    /// RULES §5: places a diver face down.
    Dive {
        /// Where.
        cell: Cell,
        /// Which.
        value: Value,
    },
    /// RULES §6: lays a pontoon.
    Pontoon {
        /// Where.
        edge: Edge,
    },
    /// RULES §6.1: lays no second pontoon.
    Stop,
    /// RULES §9: puts the reinforcement on an own diver.
    Reinforce {
        /// Where that diver is.
        cell: Cell,
    },
    /// RULES §8.2: spends a token to look at a diver.
    Look {
        /// Where that diver is.
        cell: Cell,
    },
    /// RULES §8.3: spends a token to place one more diver, face up.
    Surface {
        /// Where.
        cell: Cell,
        /// Which.
        value: Value,
    },
    /// RULES §8.4: spends a token to lay one more pontoon.
    ExtraPontoon {
        /// Where.
        edge: Edge,
    },
    /// RULES §8.5: spends a token to weaken an opponent's diver.
    Necklace {
        /// Where that diver is.
        cell: Cell,
    },
    /// RULES §10.1: takes no more turns.
    Pass,
}
