//! axe-core, which looks for barriers on pages: fetched with npm where there is npm.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::run::root;

/// The version that is fetched.
const VERSION: &str = "4.14.0";

/// The program, fetched if it is not there yet; nothing where it cannot be had.
pub(crate) fn script() -> Option<PathBuf> {
    let folder = root().join("out/tools").join(format!("axe-core-{VERSION}"));
    let script = folder.join("package/axe.min.js");
    if script.is_file() {
        return Some(script);
    }
    fs::create_dir_all(&folder).ok()?;
    let quietly = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&folder).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let fetched = quietly("npm", &["pack", "--silent", &format!("axe-core@{VERSION}")])
        && quietly("tar", &["-xzf", &format!("axe-core-{VERSION}.tgz"), "package/axe.min.js"]);
    (fetched && script.is_file()).then_some(script)
}
