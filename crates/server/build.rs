//! Lists the files of the web client, so that they are compiled into the server.
//!
//! They are looked for in `TIDETABLE_CLIENT`, else in `out/client` of the workspace. Without them the server is built
//! without a client and says so.

use std::{
    env,
    fmt::Write,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
};

fn main() {
    println!("cargo:rerun-if-env-changed=TIDETABLE_CLIENT");
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let workspace = manifest.ancestors().nth(2).expect("the crate lies in crates/");
    let folder =
        env::var_os("TIDETABLE_CLIENT").map_or_else(|| workspace.join("out").join("client"), PathBuf::from);
    // Cargo watches only what exists; what cannot be made is not there to be watched.
    let _ = fs::create_dir_all(&folder);
    println!("cargo:rerun-if-changed={}", folder.display());

    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    let mut code = String::from("static CLIENT: &[Asset] = &[\n");
    if files.iter().any(|file| file == &folder.join("index.html")) {
        files.iter().filter(|file| !is_compressed(file)).for_each(|file| describe(&mut code, &folder, file));
    }
    code.push_str("];\n");
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("client.rs");
    fs::write(target, code).expect("the build folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// The compressed form of a file lies beside it.
fn is_compressed(file: &Path) -> bool {
    let ending = file.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    ending && file.with_extension("").is_file()
}

fn describe(code: &mut String, folder: &Path, file: &Path) {
    let name = file.strip_prefix(folder).expect("it was found there").to_string_lossy().replace('\\', "/");
    let content = fs::read(file).expect("it was found there");
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    let compressed = |ending: &str| {
        let path = PathBuf::from(format!("{}.{ending}", file.display()));
        if path.is_file() { format!("Some(include_bytes!({path:?}))") } else { "None".to_owned() }
    };
    let (path, tag) = (format!("/{name}"), format!("\"{:016x}\"", hasher.finish()));
    let (kind, immutable, brotli, gzip) = (kind(file), is_hashed(file), compressed("br"), compressed("gz"));
    let _ = writeln!(
        code,
        "    Asset {{ path: {path:?}, kind: {kind:?}, tag: {tag:?}, immutable: {immutable}, \
         plain: include_bytes!({file:?}), brotli: {brotli}, gzip: {gzip} }},"
    );
}

/// Whether the name ends with a hash of the content: `app-0123456789abcdef.js`.
fn is_hashed(file: &Path) -> bool {
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash.split('.').next().unwrap_or_default());
    hash.len() >= 8 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
