//! `cargo verify`: every check and test, each with its time.

use std::time::Instant;

use crate::run::{cargo, run};

/// Runs every check and test and stops at the first that fails.
pub(crate) fn verify() -> anyhow::Result<()> {
    let begin = Instant::now();
    step("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    step("lints", || run(cargo(&["clippy", "--workspace", "--all-targets"]).args(["--", "-D", "warnings"])))?;
    step("tests", || run(&mut cargo(&["test", "--workspace"])))?;
    println!("verify: everything passed in {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}

/// Runs one step, says what it is and how long it took.
fn step(name: &str, work: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("verify: {name} …");
    let begin = Instant::now();
    work()?;
    println!("verify: {name} passed in {:.0} s", begin.elapsed().as_secs_f64());
    Ok(())
}
