//! The functions under fire without libFuzzer: good inputs, damaged ones, kept ones and plain noise.

use std::{fs, path::Path};

use tidetable_fuzz::{BODIES, Body, seeds};
use tidetable_kernel::Dice;

/// Runs one function over everything there is for it, and `damaged` and `noise` more.
fn withstands(name: &str, damaged: usize, noise: usize) {
    let (_, body) = *BODIES.iter().find(|(other, _)| *other == name).expect("there is such a function");
    let mut dice = Dice::seeded(2);
    let mut inputs = kept(name);
    assert!(!inputs.is_empty(), "every function has an input that was kept");
    inputs.extend(seeds::of(name));
    inputs.iter().for_each(|input| body(input));
    for _ in 0..damaged {
        let input = &inputs[dice.below(inputs.len() as u32) as usize];
        run(body, damage(input, &mut dice));
    }
    for _ in 0..noise {
        let length = dice.below(64);
        run(body, (0..length).map(|_| dice.word() as u8).collect());
    }
}

/// Names the input if it fails.
fn run(body: Body, input: Vec<u8>) {
    struct Name(Vec<u8>);
    impl Drop for Name {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("input: {:?}\nbytes: {:?}", String::from_utf8_lossy(&self.0), self.0);
            }
        }
    }
    let name = Name(input);
    body(&name.0);
}

/// The inputs in the folder of that name, in the order of their names.
fn kept(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(name);
    let entries = fs::read_dir(&folder).expect("every function has a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("the file can be read")).collect()
}

/// A few small changes, of the kind that libFuzzer makes.
fn damage(input: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=dice.below(3) {
        let place = dice.below(bytes.len() as u32 + 1) as usize;
        let end = (place + dice.below(24) as usize).min(bytes.len());
        match dice.below(5) {
            0 => bytes.truncate(place),
            1 => drop(bytes.drain(place..end)),
            2 => bytes.insert(place, b"0123456789\"[]{},:-\n x="[dice.below(22) as usize]),
            3 => {
                let copy = bytes[place..end].to_vec();
                let target = dice.below(bytes.len() as u32 + 1) as usize;
                bytes.splice(target..target, copy);
            }
            _ => {
                if let Some(byte) = bytes.get_mut(place) {
                    *byte = if byte.is_ascii_digit() {
                        b'0' + dice.below(10) as u8
                    } else {
                        *byte ^ 1 << dice.below(7)
                    };
                }
            }
        }
    }
    bytes
}

#[test]
fn trial() {
    withstands("trial", 10, 20);
}

#[test]
fn record() {
    withstands("record", 2_000, 1_000);
}

#[test]
fn answer() {
    withstands("answer", 500, 500);
}

#[test]
fn options() {
    withstands("options", 1_000, 1_000);
}

#[test]
fn edition() {
    withstands("edition", 500, 500);
}
