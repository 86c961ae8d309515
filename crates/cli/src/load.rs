//! `tidetable load`: how much a server carries on this machine, with simulated players.

use std::{
    io::{self, Write},
    net::SocketAddr,
};

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use tidetable_load::{Cost, LoadError, Plan, Progress, Report, Scenario, Spread, Target};
use tidetable_words::{Value, Words};
use tokio::runtime::Builder;

use crate::{
    failure::Failure,
    figures::{decimal, whole},
    setup::{TableArguments, game, players},
};

#[derive(Args)]
pub(crate) struct Load {
    #[arg(value_enum, default_value = "all")]
    scenario: Wish,
    #[arg(long, default_value = "perladora")]
    game: String,
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "ADDRESS")]
    address: Option<SocketAddr>,
    #[arg(long, value_name = "NUMBER", requires = "address")]
    pid: Option<u32>,
    #[command(flatten)]
    table: TableArguments,
    #[arg(long)]
    json: bool,
}

/// What can be asked for.
#[derive(Clone, Copy, ValueEnum)]
enum Wish {
    All,
    Probe,
    Idle,
    Paced,
    Saturate,
}

impl Wish {
    fn scenarios(self) -> Vec<Scenario> {
        match self {
            Wish::All => Scenario::ALL.to_vec(),
            Wish::Probe => vec![Scenario::Probe],
            Wish::Idle => vec![Scenario::Idle],
            Wish::Paced => vec![Scenario::Paced],
            Wish::Saturate => vec![Scenario::Saturate],
        }
    }
}

impl Load {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let plan = self.plan(words)?;
        let bar = ProgressBar::no_length().with_style(
            ProgressStyle::with_template("{msg} {bar:30} {pos}/{len}").expect("the template is sound"),
        );
        let progress = |progress: Progress| match progress {
            Progress::Begin(scenario) => bar.set_message(words.text(key(scenario))),
            Progress::Gathering { tables: done, of } => show(&bar, done as u64, of as u64),
            Progress::Measuring { seconds, of } => show(&bar, seconds, of),
        };
        // Every simulated person is a connection.
        tidetable_server::raise_file_limit();
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let report = runtime.block_on(tidetable_load::run(&plan, &progress));
        bar.finish_and_clear();
        let report = report.map_err(|error| failure(words, &error))?;
        if self.json {
            let text = serde_json::to_string(&report).expect("a report is JSON");
            return Ok(writeln!(io::stdout().lock(), "{text}")?);
        }
        tell(words, &report)
    }

    fn plan(&self, words: &Words) -> Result<Plan, Failure> {
        let entry = game(words, &self.game)?;
        let seats = players(words, entry, self.players)?;
        let options = self.table.options(words, entry, seats)?;
        let target = match self.address {
            Some(address) => Target::Running(address, self.pid),
            None => Target::Own(std::env::current_exe()?),
        };
        Ok(Plan {
            target,
            scenarios: self.scenario.scenarios(),
            game: self.game.clone(),
            options: serde_json::from_str(&options).expect("options are JSON"),
            seats,
            tables: self.tables,
            seconds: self.seconds,
            seed: self.seed,
        })
    }
}

fn show(bar: &ProgressBar, done: u64, of: u64) {
    bar.set_length(of);
    bar.set_position(done);
}

fn key(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Probe => "cli-load-probe",
        Scenario::Idle => "cli-load-idle",
        Scenario::Paced => "cli-load-paced",
        Scenario::Saturate => "cli-load-saturate",
    }
}

fn failure(words: &Words, error: &LoadError) -> Failure {
    let number = |number: u64| Value::Text(whole(words, number));
    match error {
        LoadError::NotLoopback(address) => {
            Failure::Usage(words.fill("cli-load-not-loopback", &[("address", address.to_string().into())]))
        }
        LoadError::Tables(_) => {
            let most = number(tidetable_load::MOST_TABLES as u64);
            Failure::Usage(words.fill("cli-load-tables-bound", &[("most", most)]))
        }
        LoadError::Seconds(_) => {
            let most = number(tidetable_load::LONGEST_SECONDS);
            Failure::Usage(words.fill("cli-load-seconds-bound", &[("most", most)]))
        }
        other => Failure::File(words.fill("cli-load-failed", &[("reason", other.to_string().into())])),
    }
}

/// The figures as people read them: a heading for each scenario, one figure a line.
fn tell(words: &Words, report: &Report) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut line = |key: &str, args: &[(&str, Value)]| writeln!(out, "  {}", words.fill(key, args));
    let rounded = |number: f64| Value::Text(whole(words, number.max(0.0).round() as u64));
    let head = |scenario: Scenario| {
        let args = [
            ("tables", Value::Text(whole(words, report.tables as u64))),
            ("game", report.game.as_str().into()),
            ("seats", i64::from(report.seats).into()),
        ];
        println!("{} ({})", words.text(key(scenario)), words.fill("cli-load-tables", &args));
    };
    if let Some(probe) = &report.probe {
        head(Scenario::Probe);
        line("cli-load-single", &[("rate", rounded(probe.single_per_second))])?;
        let times = decimal(words, probe.grouped_per_second / probe.single_per_second, 1);
        let rows = decimal(words, probe.rows_per_commit, 1);
        let args =
            [("rate", rounded(probe.grouped_per_second)), ("rows", rows.into()), ("times", times.into())];
        line("cli-load-grouped", &args)?;
    }
    if let Some(idle) = &report.idle {
        head(Scenario::Idle);
        match idle.bytes_per_table.zip(idle.resident_bytes) {
            Some((bytes, whole)) => {
                let each = decimal(words, bytes as f64 / 1e3, 1);
                let all = decimal(words, whole as f64 / 1e6, 1);
                line("cli-load-memory", &[("each", each.into()), ("all", all.into())])?;
            }
            None => line("cli-load-no-memory", &[])?,
        }
    }
    if let Some(paced) = &report.paced {
        head(Scenario::Paced);
        line("cli-load-heard", &spread(words, &paced.heard))?;
        line("cli-load-commit", &spread(words, &paced.commit))?;
        let over = decimal(words, paced.over_commit_p50_ms, 2);
        line("cli-load-over", &[("over", over.into())])?;
        line("cli-load-late", &spread(words, &paced.late))?;
        line("cli-load-rate", &[("rate", rounded(paced.answers_per_second))])?;
        tell_cost(words, &paced.cost, &mut line)?;
    }
    if let Some(saturated) = &report.saturated {
        head(Scenario::Saturate);
        line("cli-load-rate", &[("rate", rounded(saturated.answers_per_second))])?;
        line("cli-load-heard", &spread(words, &saturated.heard))?;
        tell_cost(words, &saturated.cost, &mut line)?;
        if let Some(bare) = saturated.bare_per_cpu_second {
            let share = saturated.cost.answers_per_cpu_second.map_or(0.0, |rate| 100.0 * rate / bare);
            let bytes = saturated.bytes_per_position as u64;
            let args =
                [("rate", rounded(bare)), ("bytes", whole(words, bytes).into()), ("share", rounded(share))];
            line("cli-load-bare", &args)?;
        }
    }
    Ok(())
}

fn tell_cost(
    words: &Words,
    cost: &Cost,
    line: &mut impl FnMut(&str, &[(&str, Value)]) -> io::Result<()>,
) -> io::Result<()> {
    match cost.answers_per_cpu_second.zip(cost.cpu_seconds) {
        Some((rate, seconds)) => {
            let rate = whole(words, rate.round() as u64);
            let args = [
                ("rate", Value::Text(rate)),
                ("seconds", decimal(words, seconds, 2).into()),
                ("tables", Value::Text(whole(words, cost.tables_made))),
            ];
            line("cli-load-cost", &args)?;
        }
        None => line("cli-load-no-cost", &[])?,
    }
    let args = [
        ("writes", decimal(words, cost.writes_per_commit, 1).into()),
        ("time", decimal(words, cost.commit_ms, 2).into()),
    ];
    line("cli-load-commits", &args)
}

fn spread(words: &Words, spread: &Spread) -> [(&'static str, Value); 3] {
    let time = |time: f64| Value::Text(decimal(words, time, 2));
    [("half", time(spread.p50_ms)), ("most", time(spread.p99_ms)), ("longest", time(spread.most_ms))]
}
