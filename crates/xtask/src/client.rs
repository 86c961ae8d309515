//! Builds the web client.

/// `cargo xtask client`: what can be asked of the web client from the command line.
pub(crate) fn client(arguments: &[String]) -> anyhow::Result<()> {
    build(arguments.iter().any(|argument| argument == "--release"))
}

/// Builds the web client into `out/client`.
pub(crate) fn build(_release: bool) -> anyhow::Result<()> {
    anyhow::bail!("there is no web client yet")
}
