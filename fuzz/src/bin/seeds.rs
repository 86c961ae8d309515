//! Writes good inputs for libFuzzer to start from into `corpus/`.

use std::{fs, io, path::Path};

use tidetable_fuzz::{BODIES, seeds};

fn main() -> io::Result<()> {
    for (name, _) in BODIES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
        fs::create_dir_all(&folder)?;
        for (number, input) in seeds::of(name).iter().enumerate() {
            fs::write(folder.join(format!("seed-{number}")), input)?;
        }
    }
    Ok(())
}
