//! Builds the web client: WebAssembly, its glue, styles, pictures, rules and everything a browser needs to
//! install it, named by content and compressed.

mod bundle;
mod icon;
mod order;
mod rules;
mod serve;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{building, root, run};
use bundle::{Bundle, digest};

/// `cargo xtask client`: what can be asked of the web client from the command line.
pub(crate) fn client(arguments: &[String]) -> anyhow::Result<()> {
    let mut release = false;
    let mut address = None;
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--release" => release = true,
            "--serve" => address = Some(words.next().context("--serve needs an address: 127.0.0.1:8080")?),
            unknown => bail!("the client's build knows --release and --serve, not {unknown}"),
        }
    }
    build(release)?;
    address.map_or(Ok(()), |address| serve::serve(address, &folder()))
}

/// Builds the web client into `out/client`; nothing is done if nothing has changed.
pub(crate) fn build(release: bool) -> anyhow::Result<()> {
    let wasm = compile(release)?;
    let source = root().join("crates/web");
    let stamp = stamp(&wasm, &source, release)?;
    let stamp_file = root().join("out/client.stamp");
    if folder().is_dir() && fs::read_to_string(&stamp_file).is_ok_and(|last| last == stamp) {
        return Ok(());
    }
    let (glue, wasm) = bind(&wasm, release)?;
    let bundle = assemble(&source, &glue, wasm)?;
    let sizes = bundle.write(&folder(), release)?;
    fs::write(stamp_file, stamp)?;
    println!(
        "client: {} files, {:.0} KiB, compressed {:.0} KiB",
        sizes.files,
        sizes.raw as f64 / 1024.0,
        sizes.brotli as f64 / 1024.0
    );
    Ok(())
}

/// Where the built client lies.
fn folder() -> PathBuf {
    root().join("out/client")
}

/// Compiles the client to WebAssembly and gives the file.
fn compile(release: bool) -> anyhow::Result<PathBuf> {
    // We were built into `<target>/<profile>/`, so artifacts are shared whatever the target folder is.
    let us = std::env::current_exe()?;
    let target = us.ancestors().nth(2).context("a built program lies in a target folder")?;
    fetch_target()?;
    let (profile, out) = if release { ("wasm", "wasm") } else { ("dev", "debug") };
    let mut command = building(&["build", "--package", "tidetable-web", "--bin", "tidetable-web"]);
    command.args(["--target", TARGET, "--profile", profile]).arg("--target-dir").arg(target);
    run(command.env("CARGO_ENCODED_RUSTFLAGS", flags()))?;
    Ok(target.join(TARGET).join(out).join("tidetable-web.wasm"))
}

/// What the compiler is told besides, in cargo's encoding.
fn flags() -> String {
    // Erased components compile in a third of the time and are no slower to speak of.
    let mut flags = vec!["--cfg=erase_components".to_owned()];
    // Failures name the line they come from; the folders of whoever builds this are nobody's business.
    flags.extend(registries().iter().map(|folder| format!("--remap-path-prefix={}=", folder.display())));
    flags.join("\x1f")
}

/// The folders that cargo unpacks what we depend on into, one for each registry.
fn registries() -> Vec<PathBuf> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    home.and_then(|home| files_of(&home.join("registry/src")).ok()).unwrap_or_default()
}

const TARGET: &str = "wasm32-unknown-unknown";

/// Fetches what programs for the browser are compiled against, where rustup does not do so by itself.
fn fetch_target() -> anyhow::Result<()> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]).current_dir(root());
    let told = rustc.output().context("cannot start rustc")?;
    if Path::new(String::from_utf8_lossy(&told.stdout).trim()).is_dir() {
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    run(rustup.args(["target", "add", TARGET]).current_dir(root()))
        .with_context(|| format!("the client needs the Rust target {TARGET}"))
}

/// Everything the bundle is made of, as one digest.
fn stamp(wasm: &Path, source: &Path, release: bool) -> anyhow::Result<String> {
    let mut inputs = vec![wasm.to_owned(), std::env::current_exe()?];
    for folder in ["page", "style"] {
        inputs.extend(files_of(&source.join(folder))?);
    }
    inputs.extend(rules::sources()?.into_iter().map(|text| text.path));
    let mut bytes = vec![u8::from(release)];
    for input in inputs {
        bytes.extend(
            digest(&fs::read(&input).with_context(|| format!("cannot read {}", input.display()))?).bytes(),
        );
    }
    Ok(digest(&bytes))
}

/// What lies in a folder, by name.
fn files_of(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<anyhow::Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

/// The JavaScript that loads the WebAssembly, and the WebAssembly made ready for it.
fn bind(wasm: &Path, release: bool) -> anyhow::Result<(String, Vec<u8>)> {
    let scratch = root().join("out/bindgen");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).web(true)?.typescript(false).out_name("app");
    bindgen.remove_name_section(release).remove_producers_section(true).generate(&scratch)?;
    let read =
        |name: &str| fs::read(scratch.join(name)).with_context(|| format!("wasm-bindgen wrote no {name}"));
    let wasm = read("app_bg.wasm")?;
    Ok((String::from_utf8(read("app.js")?)?, if release { order::order(&wasm)? } else { wasm }))
}

/// Puts everything together that the browser is to get.
fn assemble(source: &Path, glue: &str, wasm: Vec<u8>) -> anyhow::Result<Bundle> {
    let page = |name: &str| {
        let file = source.join("page").join(name);
        fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))
    };
    let mut bundle = Bundle::default();
    let wasm = bundle.add_hashed("app", "wasm", wasm);
    let glue = bundle.add_hashed("app", "js", glue.as_bytes().to_vec());
    let start = page("start.js")?.replace("{{app.js}}", &glue).replace("{{app.wasm}}", &wasm);
    let start = bundle.add_hashed("start", "js", start.into_bytes());
    let style = bundle.add_hashed("style", "css", style(source)?.into_bytes());

    bundle.add("icon.svg", page("icon.svg")?.into_bytes());
    bundle.add("icon-192.png", icon::png(192, icon::Shape::Rounded));
    bundle.add("icon-512.png", icon::png(512, icon::Shape::Full));
    bundle.add("manifest.webmanifest", page("manifest.webmanifest")?.into_bytes());
    for text in rules::sources()? {
        bundle.add(&text.name, rules::html(&fs::read_to_string(&text.path)?).into_bytes());
    }
    let named =
        [("{{app.js}}", &glue), ("{{app.wasm}}", &wasm), ("{{start.js}}", &start), ("{{style.css}}", &style)];
    let index = named.into_iter().fold(page("index.html")?, |text, (mark, name)| text.replace(mark, name));
    bundle.add("index.html", index.into_bytes());
    let worker =
        page("sw.js")?.replace("{{version}}", &bundle.version()).replace("{{files}}", &bundle.list());
    bundle.add("sw.js", worker.into_bytes());
    Ok(bundle)
}

/// All style sheets in the order of their names.
fn style(source: &Path) -> anyhow::Result<String> {
    let sheets = files_of(&source.join("style"))?;
    let texts = sheets.iter().map(|sheet| Ok(fs::read_to_string(sheet)?));
    Ok(plain(&texts.collect::<anyhow::Result<Vec<_>>>()?.join("\n")))
}

/// A style sheet without comments, line ends and indents.
fn plain(sheet: &str) -> String {
    let mut pieces = sheet.split("/*");
    let first = pieces.next();
    let rest = pieces.filter_map(|piece| piece.split_once("*/")).map(|(_, rest)| rest);
    let text: String = first.into_iter().chain(rest).collect();
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_style_sheet_is_carried_without_what_only_people_read() {
        let sheet = "/* The sea. */\n.sea {\n  fill: blue; /* deep */\n}\n.sand > .pearl { fill: none }\n";
        assert_eq!(plain(sheet), ".sea { fill: blue; } .sand > .pearl { fill: none }");
    }
}
