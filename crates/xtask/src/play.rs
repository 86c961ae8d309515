//! `cargo play`: builds the thing and runs it.

use crate::{
    client,
    run::{building, run},
};

/// Builds the web client and the one binary that holds it, and serves on this machine; with `--terminal` first, plays
/// in the terminal instead. Further arguments go to `tidetable serve` or `tidetable play`.
pub(crate) fn play(arguments: &[String]) -> anyhow::Result<()> {
    // Whoever is used to `cargo run -- …` separates them here, too.
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let mut command = building(&["run", "--release", "--package", "tidetable-cli"]);
    command.arg("--");
    match arguments.split_first() {
        Some((first, rest)) if first == "--terminal" => command.arg("play").args(rest),
        _ => {
            println!("Building everything, which takes some minutes the first time.");
            client::build(true)?;
            command.arg("serve").args(arguments)
        }
    };
    run(&mut command)
}
