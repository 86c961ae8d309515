//! `tidetable arena`: a contest between opponents, the same deals from every seat.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    thread,
};

use clap::Args;
use tidetable_bots::{
    Insight,
    arena::{Contest, Report, Spec},
};
use tidetable_catalog::{Visitor, visit};
use tidetable_kernel::Census;
use tidetable_words::Words;

use crate::{
    cpu,
    failure::Failure,
    figures::{decimal, whole},
    progress::progress_bar,
    setup::{TableArguments, game, players},
};

#[derive(Args)]
pub(crate) struct Arena {
    game: String,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "K", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let entry = game(words, &self.game)?;
        let named = u8::try_from(self.bots.len()).ok().filter(|count| *count > 1);
        let seats = players(words, entry, self.players.or(named))?;
        let line_up = self.line_up(words, seats)?;
        let options = self.table.options(words, entry, seats)?;
        let run = Run { arena: self, line_up, options: &options, words };
        let report = visit(&self.game, run).expect("the game was just found")?;
        if let Some(path) = &self.html {
            fs::write(path, report.to_html()).map_err(|error| Failure::file(words, path, &error))?;
        }
        if self.json {
            let text = serde_json::to_string(&report).expect("a report is JSON");
            return Ok(writeln!(io::stdout().lock(), "{text}")?);
        }
        tell(words, &report)
    }

    /// One contestant for each seat; the last named sits in all seats that are left.
    fn line_up(&self, words: &Words, seats: u8) -> Result<Vec<Spec>, Failure> {
        let mut line_up = Vec::new();
        for name in &self.bots {
            let unknown = |_| words.fill("cli-usage-contestant", &[("bot", name.as_str().into())]);
            line_up.push(name.parse().map_err(unknown).map_err(Failure::Usage)?);
        }
        if line_up.len() > usize::from(seats) {
            let args = [("bots", (line_up.len() as i64).into()), ("players", i64::from(seats).into())];
            return Err(Failure::Usage(words.fill("cli-usage-bot-count", &args)));
        }
        let last = line_up.last().cloned().expect("the argument is required");
        line_up.resize(usize::from(seats), last);
        Ok(line_up)
    }
}

struct Run<'a> {
    arena: &'a Arena,
    line_up: Vec<Spec>,
    options: &'a str,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Insight + Census>(self) -> Self::Output {
        let options: G::Options =
            serde_json::from_str(self.options).map_err(|error| Failure::Usage(error.to_string()))?;
        G::new(&options).map_err(|error| Failure::Usage(error.to_string()))?;
        let deals = self.arena.games.div_ceil(self.line_up.len() as u64);
        let bar = progress_bar(deals * self.line_up.len() as u64);
        let threads = self.arena.threads.or_else(|| thread::available_parallelism().ok().map(usize::from));
        let contest = Contest {
            options,
            line_up: self.line_up,
            deals,
            seed: self.arena.seed,
            threads: threads.unwrap_or(1).clamp(1, 256),
        };
        let report = contest.run::<G>(Some(cpu::milliseconds), &|done, _| bar.set_position(done));
        bar.finish_and_clear();
        report.map_err(|error| Failure::bot(self.words, &error))
    }
}

fn tell(words: &Words, report: &Report) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let args = [("games", whole(words, report.games as u64).into()), ("seats", (report.seats as i64).into())];
    writeln!(out, "{}", words.fill("cli-arena-games", &args))?;
    for contestant in &report.contestants {
        let percent = |share: f64| decimal(words, 100.0 * share.clamp(0.0, 1.0), 1);
        let args = [
            ("bot", contestant.name.as_str().into()),
            ("wins", percent(contestant.win_share.mean).into()),
            ("low", percent(contestant.win_share.low()).into()),
            ("high", percent(contestant.win_share.high()).into()),
            ("points", decimal(words, contestant.points.mean, 1).into()),
            ("margin", decimal(words, contestant.points.margin, 1).into()),
            ("rating", decimal(words, contestant.rating, 1).into()),
            ("milliseconds", decimal(words, contestant.decision_ms, 1).into()),
        ];
        writeln!(out, "{}", words.fill("cli-arena-contestant", &args))?;
    }
    Ok(())
}
