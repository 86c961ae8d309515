//! `cargo play`: builds the thing and runs it.

use crate::run::cargo;

/// Builds the program in its fast form and starts a game in the terminal.
pub(crate) fn play(arguments: &[String]) -> anyhow::Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "tidetable-cli", "--", "play"]);
    crate::run::run(command.args(arguments))
}
