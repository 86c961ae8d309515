//! The files a browser gets: named by content, each with its compressed forms beside it.

use std::{collections::BTreeMap, fs, io::Write, path::Path};

use anyhow::Context;
use sha2::{Digest, Sha256};

/// The files a browser gets, by name.
#[derive(Default)]
pub(crate) struct Bundle(BTreeMap<String, Vec<u8>>);

/// How large a written bundle is, in bytes.
pub(crate) struct Sizes {
    pub(crate) files: usize,
    pub(crate) raw: usize,
    pub(crate) brotli: usize,
}

/// The first sixteen hexadecimal digits of the SHA-256 of some bytes.
pub(crate) fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

impl Bundle {
    /// Adds a file under a name of its own.
    pub(crate) fn add(&mut self, name: &str, bytes: Vec<u8>) {
        self.0.insert(name.to_owned(), bytes);
    }

    /// Adds a file whose name changes with its content, so that browsers may keep it for ever; gives the name.
    pub(crate) fn add_hashed(&mut self, stem: &str, extension: &str, bytes: Vec<u8>) -> String {
        let name = format!("{stem}-{}.{extension}", digest(&bytes));
        self.0.insert(name.clone(), bytes);
        name
    }

    /// Changes whenever any file changes.
    pub(crate) fn version(&self) -> String {
        let all: String = self.0.iter().map(|(name, bytes)| format!("{name} {}\n", digest(bytes))).collect();
        digest(all.as_bytes())
    }

    /// The addresses of all files so far, as a JavaScript list.
    pub(crate) fn list(&self) -> String {
        let quoted: Vec<String> = self.0.keys().map(|name| format!("\"/{name}\"")).collect();
        format!("[{}]", quoted.join(", "))
    }

    /// Writes everything into a fresh folder; `small` takes its time to compress well.
    pub(crate) fn write(&self, folder: &Path, small: bool) -> anyhow::Result<Sizes> {
        let fresh = folder.with_extension("new");
        if fresh.exists() {
            fs::remove_dir_all(&fresh)?;
        }
        fs::create_dir_all(&fresh)?;
        let mut sizes = Sizes { files: self.0.len(), raw: 0, brotli: 0 };
        for (name, bytes) in &self.0 {
            let brotli = brotli(bytes, small)?;
            sizes.raw += bytes.len();
            sizes.brotli += brotli.len().min(bytes.len());
            let write = |suffix: &str, bytes: &[u8]| fs::write(fresh.join(format!("{name}{suffix}")), bytes);
            write("", bytes)?;
            // A compressed form that saves nothing only costs the browser time.
            if brotli.len() < bytes.len() {
                write(".br", &brotli)?;
                write(".gz", &gzip(bytes, small)?)?;
            }
        }
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        fs::rename(&fresh, folder).with_context(|| format!("cannot put {} in place", folder.display()))?;
        Ok(sizes)
    }
}

fn brotli(bytes: &[u8], small: bool) -> anyhow::Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: if small { 11 } else { 4 },
        lgwin: 22,
        ..Default::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &parameters)?;
    Ok(out)
}

fn gzip(bytes: &[u8], small: bool) -> anyhow::Result<Vec<u8>> {
    let level = if small { flate2::Compression::best() } else { flate2::Compression::fast() };
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
