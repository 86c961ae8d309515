//! Building, running and checking the whole project with cargo alone: `cargo play`, `cargo verify`.

mod axe;
mod bench;
mod chromium;
mod client;
mod licences;
mod play;
mod run;
mod verify;

use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo xtask <command>

  play [args]          build everything and serve it to a browser; also `cargo play`
  play --terminal …    play in the terminal instead
  verify               run every check and test; also `cargo verify`
  client [--release]   build the web client into out/client
  licences             check licences and sources against deny.toml
  bench [args]         measure the rules, next to a yardstick from the same run";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &arguments[..]),
    };
    let outcome = match command {
        "play" => play::play(rest),
        "verify" => verify::verify(),
        "client" => client::client(rest),
        "licences" => licences::check().map(|_| ()),
        "bench" => bench::bench(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        unknown => {
            eprintln!("xtask: there is no command {unknown}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
