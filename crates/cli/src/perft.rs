//! `tidetable perft`: counting positions, to pin rules down to the last answer.

use std::io::{self, Write};

use clap::Args;
use serde::Serialize;
use serde_json::value::RawValue;
use tidetable_bots::Insight;
use tidetable_catalog::{Visitor, visit};
use tidetable_kernel::Census;
use tidetable_table::{Match, Seed};
use tidetable_words::Words;

use crate::{
    cpu::Stopwatch,
    failure::Failure,
    figures::{decimal, whole},
    setup::{TableArguments, game, players},
};

#[derive(Args)]
pub(crate) struct Perft {
    game: String,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "D", default_value_t = 3)]
    depth: u32,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    json: bool,
}

/// One depth as `--json` tells it.
#[derive(Serialize)]
struct Row<'a> {
    game: &'a str,
    options: &'a RawValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    depth: u32,
    nodes: u64,
}

impl Perft {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let entry = game(words, &self.game)?;
        let seats = players(words, entry, self.players)?;
        let options = self.table.options(words, entry, seats)?;
        for depth in 1..=self.depth {
            let watch = Stopwatch::start();
            let count = Count { options: &options, seed: self.seed, depth };
            let nodes = visit(&self.game, count).expect("the game was just found").map_err(Failure::Usage)?;
            let seconds = watch.elapsed().as_secs_f64();
            self.tell(words, &options, depth, nodes, seconds)?;
        }
        Ok(())
    }

    fn tell(&self, words: &Words, options: &str, depth: u32, nodes: u64, seconds: f64) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.json {
            let options = serde_json::from_str(options).expect("options are JSON");
            let row = Row { game: &self.game, options, seed: self.seed, depth, nodes };
            return writeln!(out, "{}", serde_json::to_string(&row).expect("a row is JSON"));
        }
        let args = [
            ("depth", i64::from(depth).into()),
            ("nodes", whole(words, nodes).into()),
            ("seconds", decimal(words, seconds, 2).into()),
        ];
        writeln!(out, "{}", words.fill("cli-perft-row", &args))
    }
}

struct Count<'a> {
    options: &'a str,
    seed: Option<u64>,
    depth: u32,
}

impl Visitor for Count<'_> {
    type Output = Result<u64, String>;

    fn visit<G: Insight + Census>(self) -> Result<u64, String> {
        let options: G::Options = serde_json::from_str(self.options).map_err(|error| error.to_string())?;
        let start = match self.seed {
            // With a seed the opening draws are made; without one they are counted like everything else.
            Some(seed) => Match::<G>::new(options, Seed::from_number(seed)).map(|table| table.game().clone()),
            None => G::new(&options),
        };
        Ok(tidetable_laws::perft(&start.map_err(|error| error.to_string())?, self.depth))
    }
}
