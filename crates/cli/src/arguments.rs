//! What can be typed after `tidetable`. What each thing means is told by `help`.

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use tidetable_words::{Language, Words};

use crate::{
    arena::Arena, bench::Bench, edition::EditionFile, failure::Failure, games::Games, help, load::Load,
    perft::Perft, play::Play, replay::Replay, rules::Rules, serve::Serve, simulate::Simulate, tune::Tune,
    verify::Verify,
};

#[derive(Parser)]
#[command(name = "tidetable", version, subcommand_required = true)]
pub(crate) struct Arguments {
    /// Looked for before anything else is parsed, see [`language`].
    #[arg(long, global = true, value_name = "en|fr")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Games(Games),
    Play(Play),
    Serve(Serve),
    Load(Load),
    Rules(Rules),
    Replay(Replay),
    Verify(Verify),
    Simulate(Simulate),
    Arena(Arena),
    Tune(Tune),
    Perft(Perft),
    Bench(Bench),
    Edition(EditionFile),
}

impl Command {
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        match self {
            Command::Games(games) => games.run(words),
            Command::Play(play) => play.run(words),
            Command::Serve(serve) => serve.run(words),
            Command::Load(load) => load.run(words),
            Command::Rules(rules) => rules.run(words),
            Command::Replay(replay) => replay.run(words),
            Command::Verify(verify) => verify.run(words),
            Command::Simulate(simulate) => simulate.run(words),
            Command::Arena(arena) => arena.run(words),
            Command::Tune(tune) => tune.run(words),
            Command::Perft(perft) => perft.run(words),
            Command::Bench(bench) => bench.run(words),
            Command::Edition(edition) => edition.run(words),
        }
    }
}

/// The language to speak: `--lang`, else what the environment asks for.
pub(crate) fn language() -> Language {
    let typed: Vec<String> =
        std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let after = typed.iter().skip_while(|word| *word != "--lang").nth(1);
    let joined = typed.iter().find_map(|word| word.strip_prefix("--lang="));
    let environment =
        || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| std::env::var(name).ok());
    let wish = joined.or(after.map(String::as_str)).map(str::to_owned).or_else(environment);
    Language::wished(&wish.unwrap_or_default())
}

/// Reads the command line. Asked for help or the version, it tells them and ends the program.
pub(crate) fn parse(words: &Words) -> Result<Command, Failure> {
    let command = help::in_words(Arguments::command(), words);
    let matches = command.try_get_matches().map_err(|error| {
        if error.use_stderr() { Failure::Usage(help::usage_sentence(words, &error)) } else { error.exit() }
    })?;
    let arguments = Arguments::from_arg_matches(&matches).expect("the arguments were just checked");
    match arguments.lang.map(|tag| tag.parse::<Language>().map_err(|_| tag)) {
        Some(Err(tag)) => Err(Failure::Usage(words.fill("cli-usage-language", &[("language", tag.into())]))),
        _ => Ok(arguments.command),
    }
}
