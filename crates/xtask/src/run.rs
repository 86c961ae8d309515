//! Running other programs.

use std::{
    io::{IsTerminal, stderr},
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail};

/// The folder of the whole project.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies two folders deep").to_owned()
}

/// The cargo that started us, in the project's folder.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// A cargo that shows how far it has come where somebody watches, and says nothing elsewhere.
pub(crate) fn building(arguments: &[&str]) -> Command {
    let mut command = cargo(arguments);
    if !stderr().is_terminal() {
        command.arg("--quiet");
    }
    command
}

/// Runs a program to its end; anything but success is an error that names the program.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let words: Vec<_> = std::iter::once(command.get_program()).chain(command.get_args()).collect();
    let line = words.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    match status.success() {
        true => Ok(()),
        false => bail!("`{line}` failed ({status})"),
    }
}
