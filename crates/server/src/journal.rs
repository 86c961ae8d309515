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
    let number = noted(what);
    Problem::new(ErrorCode::Internal, format!("something went wrong here; it was noted as fault {number}"))
}

/// The store could not keep something, most likely because the disk is full: it does not count.
pub(crate) fn unkept(what: impl Display) -> Problem {
    let number = noted(what);
    let text =
        format!("the server cannot keep anything at the moment; try again a little later (fault {number})");
    Problem::new(ErrorCode::Unavailable, text)
}

fn noted(what: impl Display) -> String {
    let number = format!("{:08x}", secret::number() >> 32);
    note(format_args!("fault {number}: {what}"));
    number
}
