//! Positions of the archipelago on which sections of the rules can be tried.

use crate::boards::Example;

/// The examples, by section.
pub(super) const EXAMPLES: &[Example] = &[];
