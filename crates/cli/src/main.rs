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
mod load;
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

/// Messages of some kilobytes come and go on several threads: that cost the server a tenth of its processor time
/// with the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words = Words::new(arguments::language());
    let outcome = arguments::parse(&words).and_then(|command| command.run(&words));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}
