//! `cargo verify`: every check and test, each with its time.

use std::{env, path::PathBuf, thread, time::Instant};

use anyhow::Context;

use crate::{
    axe, chromium, client, licences,
    run::{cargo, run},
};

/// How a step ended that did not fail.
pub(crate) enum Outcome {
    /// Everything was looked at and found right.
    Passed,
    /// Something this machine lacks kept the step from being done; the sentence says what.
    Skipped(String),
}

type Step = fn() -> anyhow::Result<Outcome>;

/// What fails fast comes first. The client is built meanwhile.
const BESIDE_THE_CLIENT: [(&str, Step); 4] =
    [("format", format), ("licences", licences::check), ("lints", lints), ("documentation", documentation)];

/// What needs the binary that holds the client.
const WITH_THE_CLIENT: [(&str, Step); 3] =
    [("tests", tests), ("fuzz bodies", fuzz_bodies), ("browser", browser)];

/// Runs every check and test, and stops at the first that fails.
pub(crate) fn verify() -> anyhow::Result<()> {
    let begin = Instant::now();
    let mut summary = Vec::new();
    // Half of the client's build waits for one processor to link it, and the other would be idle.
    thread::scope(|scope| {
        let client = scope.spawn(|| client::build(true));
        take(&BESIDE_THE_CLIENT, &mut summary)?;
        perform(
            "web client",
            || passed(client.join().expect("the client's build does not panic")),
            &mut summary,
        )
    })?;
    take(&WITH_THE_CLIENT, &mut summary)?;
    println!("\nverify: everything passed in {:.0} s", begin.elapsed().as_secs_f64());
    println!("{}", summary.join("\n"));
    Ok(())
}

fn take(steps: &[(&str, Step)], summary: &mut Vec<String>) -> anyhow::Result<()> {
    steps.iter().try_for_each(|(name, step)| perform(name, step, summary))
}

/// Takes one step and notes how long it took.
fn perform(
    name: &str,
    step: impl FnOnce() -> anyhow::Result<Outcome>,
    summary: &mut Vec<String>,
) -> anyhow::Result<()> {
    println!("verify: {name} …");
    let started = Instant::now();
    let outcome = step().with_context(|| format!("verify stopped at: {name}"))?;
    let seconds = started.elapsed().as_secs_f64();
    summary.push(match outcome {
        Outcome::Passed => format!("  {name:<14} {seconds:>6.0} s"),
        Outcome::Skipped(reason) => format!("  {name:<14} skipped: {reason}"),
    });
    Ok(())
}

fn format() -> anyhow::Result<Outcome> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    passed(run(&mut cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])))
}

/// Lints everything, with the features that are off by default.
fn lints() -> anyhow::Result<Outcome> {
    let strict = ["--", "-D", "warnings"];
    run(cargo(&["clippy", "--workspace", "--all-targets", "--all-features"]).args(strict))?;
    // Not run by a plain `cargo test`, so not one of all targets either.
    run(cargo(&["clippy", "--workspace", "--all-features", "--test", "browser"]).args(strict))?;
    let fuzz = ["clippy", "--manifest-path", "fuzz/Cargo.toml", "--all-targets", "--target-dir"];
    passed(run(cargo(&fuzz).arg(target()?).args(strict)))
}

fn documentation() -> anyhow::Result<Outcome> {
    let mut command = cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    passed(run(command.env("RUSTDOCFLAGS", "-D warnings")))
}

fn tests() -> anyhow::Result<Outcome> {
    passed(run(&mut cargo(&["test", "--workspace"])))
}

fn fuzz_bodies() -> anyhow::Result<Outcome> {
    passed(run(cargo(&["test", "--manifest-path", "fuzz/Cargo.toml", "--target-dir"]).arg(target()?)))
}

/// Drives the real binary, which the tests have built, in a real browser.
fn browser() -> anyhow::Result<Outcome> {
    if let Some(reason) = chromium::missing() {
        return Ok(Outcome::Skipped(reason));
    }
    // The whole workspace is named so that features are those of the tests and nothing is built again.
    let mut command = cargo(&["test", "--workspace", "--test", "browser"]);
    let binary = format!("tidetable{}", env::consts::EXE_SUFFIX);
    command.env("TIDETABLE_BINARY", target()?.join("debug").join(binary));
    match axe::script() {
        Some(script) => _ = command.env("TIDETABLE_AXE", script),
        None => println!("verify: no npm to fetch axe-core with; pages are not searched for barriers"),
    }
    passed(run(&mut command))
}

fn passed(outcome: anyhow::Result<()>) -> anyhow::Result<Outcome> {
    outcome.map(|()| Outcome::Passed)
}

/// The folder cargo builds into: this program lies in it, two folders deep.
fn target() -> anyhow::Result<PathBuf> {
    let here = env::current_exe().context("cannot tell where this program lies")?;
    let target = here.ancestors().nth(2).context("this program lies in a target folder")?;
    Ok(target.to_owned())
}
