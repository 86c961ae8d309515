//! `tidetable`: the games in a terminal, and the tools around them.
//!
//! Every sentence, the help included, stands in the dictionaries (`cli.ftl`); here are only its keys.

mod arena;
mod arguments;
mod bench;
mod cpu;
mod edition;
mod failure;
mod figures;
mod games;
mod help;
mod perft;
mod play;
mod progress;
mod replay;
mod rules;
mod serve;
mod setup;
mod simulate;
mod tune;
mod verify;

use std::process::ExitCode;

use tidetable_words::Words;

fn main() -> ExitCode {
    let words = Words::new(arguments::language());
    let outcome = arguments::parse(&words).and_then(|command| command.run(&words));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}
