//! The build script of every game: presses the components that are compiled in, so that nobody reads TOML at run time.

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=edition.toml");
    let folder = env::var("OUT_DIR")?;
    let pressed = tidetable_kernel::press(&fs::read_to_string("edition.toml")?)?;
    Ok(fs::write(Path::new(&folder).join("edition.json"), pressed)?)
}
