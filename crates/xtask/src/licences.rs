//! Whether everything we build on may be used here, as `deny.toml` says.
//!
//! `cargo deny` does this and looks for known vulnerabilities, too. It takes longer to build than everything
//! else together, so where it is not installed its two main questions, licences and sources, are answered here.

use std::{collections::BTreeSet, fs};

use anyhow::{Context, bail};
use serde::Deserialize;
use spdx::{Expression, LicenseReq};

use crate::{
    run::{cargo, root, run},
    verify::Outcome,
};

/// What `deny.toml` says about licences.
#[derive(Deserialize)]
struct Deny {
    licenses: Licences,
}

#[derive(Deserialize)]
struct Licences {
    allow: BTreeSet<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    package: String,
    allow: BTreeSet<String>,
}

/// What cargo tells about everything that is built.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Nothing for our own crates.
    source: Option<String>,
}

/// Checks licences and sources, with `cargo deny` if it is there.
pub(crate) fn check() -> anyhow::Result<Outcome> {
    let packages = packages()?;
    if cargo(&["deny", "--version"]).output().is_ok_and(|output| output.status.success()) {
        run(&mut cargo(&["deny", "--all-features", "check"]))?;
        return Ok(Outcome::Passed);
    }
    let text = fs::read_to_string(root().join("deny.toml")).context("cannot read deny.toml")?;
    let deny: Deny = toml::from_str(&text).context("deny.toml is not right")?;
    let complaints: Vec<String> =
        packages.iter().filter_map(|package| complaint(package, &deny.licenses)).collect();
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n"));
    }
    println!(
        "verify: {} packages are fine; vulnerabilities are looked for where cargo-deny is installed",
        packages.len()
    );
    Ok(Outcome::Passed)
}

/// Every package of the lock file, which must be up to date.
fn packages() -> anyhow::Result<Vec<Package>> {
    let mut command = cargo(&["metadata", "--format-version", "1", "--all-features", "--locked"]);
    let output = command.output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let metadata: Metadata =
        serde_json::from_slice(&output.stdout).context("cannot read what cargo tells")?;
    Ok(metadata.packages)
}

/// What is wrong with a package; nothing if it may be used.
fn complaint(package: &Package, licences: &Licences) -> Option<String> {
    let Package { name, version, license, source } = package;
    let source = source.as_deref()?;
    if !source.starts_with("registry+https://github.com/rust-lang/crates.io-index") {
        return Some(format!("{name} {version} comes from {source}, not from crates.io"));
    }
    let Some(license) = license else { return Some(format!("{name} {version} names no licence")) };
    let Ok(expression) = Expression::parse_mode(license, spdx::ParseMode::LAX) else {
        return Some(format!("{name} {version} has a licence nobody can read: {license}"));
    };
    let exception = licences.exceptions.iter().find(|exception| exception.package == *name);
    let allowed = |requirement: &LicenseReq| {
        let wanted = requirement.to_string();
        licences.allow.contains(&wanted)
            || exception.is_some_and(|exception| exception.allow.contains(&wanted))
    };
    (!expression.evaluate(allowed))
        .then(|| format!("{name} {version} is under {license}, which deny.toml does not allow"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn licences() -> Licences {
        toml::from_str(
            "allow = [\"MIT\"]\nexceptions = [{ crate = \"chess\", allow = [\"GPL-3.0-or-later\"] }]",
        )
        .unwrap()
    }

    fn complains(name: &str, license: Option<&str>, source: Option<&str>) -> bool {
        let package = Package {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: license.map(str::to_owned),
            source: source.map(str::to_owned),
        };
        complaint(&package, &licences()).is_some()
    }

    #[test]
    fn only_what_is_allowed_passes() {
        let registry = Some("registry+https://github.com/rust-lang/crates.io-index");
        assert!(!complains("a", Some("MIT"), registry));
        assert!(!complains("a", Some("MIT/Apache-2.0"), registry));
        assert!(!complains("a", Some("GPL-3.0-only OR MIT"), registry));
        assert!(complains("a", Some("MIT AND GPL-3.0-only"), registry));
        assert!(complains("a", Some("GPL-3.0-or-later"), registry));
        assert!(!complains("chess", Some("GPL-3.0-or-later"), registry));
        assert!(complains("a", None, registry));
        assert!(complains("a", Some("MIT"), Some("git+https://example.org/a")));
        assert!(!complains("ours", None, None));
    }
}
