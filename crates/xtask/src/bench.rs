//! `cargo xtask bench`: the speed of the rules next to a yardstick from the same run.

use crate::run::{cargo, run};

/// Measures every game, and random chess by shakmaty as the yardstick.
pub(crate) fn bench(arguments: &[String]) -> anyhow::Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "tidetable-cli"]);
    command.args(["--features", "yardstick", "--", "bench", "--yardstick"]);
    run(command.args(arguments))
}
