//! What the person who runs the server reads: one line each on the error stream. Never a secret, never a seed.

use std::fmt::Display;

use tidetable_protocol::{ErrorCode, Problem};

use crate::secret;

/// Something worth knowing happened.
pub(crate) fn note(text: impl Display) {
    eprintln!("tidetable: {text}");
}

/// Something went wrong that is our fault: it is written down under a number, and whoever asked is told the
/// number and nothing else.
pub(crate) fn fault(what: impl Display) -> Problem {
    let number = secret::number() >> 32;
    note(format_args!("fault {number:08x}: {what}"));
    Problem::new(
        ErrorCode::Internal,
        format!("something went wrong here; it was noted as fault {number:08x}"),
    )
}
