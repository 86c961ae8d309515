//! Why an action is refused.

use std::fmt::Debug;

use serde::Serialize;

use crate::Speak;

/// Why an action is refused: an enum with one variant per rule, which carries what the person needs
/// to see (cells, cards, numbers) and knows the section of RULES.md that forbids the action.
pub trait Refusal: Clone + Eq + Debug + Serialize + Speak + Send + Sync + 'static {
    /// The section of the game's RULES.md: `4.2`.
    fn section(&self) -> &'static str;
}
