//! The one thing besides cargo that the browser tests need.

use std::{
    env,
    path::Path,
    process::{Command, Stdio},
};

/// The names Chromium goes by.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Why there is no Chromium, after having tried to install Debian's; nothing if there is one.
pub(crate) fn missing() -> Option<String> {
    if found() || (install() && found()) {
        return None;
    }
    Some("no Chromium here and none could be installed; on Debian: apt-get install chromium".to_owned())
}

fn found() -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| NAMES.iter().any(|name| folder.join(name).is_file()))
}

/// Installs Debian's package where that is ours to do.
fn install() -> bool {
    if !Path::new("/usr/bin/apt-get").is_file() || !is_root() {
        return false;
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    println!("verify: installing chromium …");
    apt(&["update", "-q"]) && apt(&["install", "-qy", "--no-install-recommends", "chromium"])
}

fn is_root() -> bool {
    let told = Command::new("id").arg("-u").output();
    told.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
