//! The file in which a contest keeps its games, so that it can be played on.

use std::{
    collections::BTreeSet,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
    sync::Mutex,
};

use serde::{Deserialize, Serialize};

use super::{
    Entry,
    header::{Difference, FORMAT, Header},
};

/// The file in which a contest keeps its games: one line says which contest it is, then comes one for each game.
#[derive(Debug)]
pub struct Ledger(Mutex<File>);

/// Why a contest cannot be played on, or not be read.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// Somebody else is playing this contest.
    #[error("somebody else is playing this contest")]
    Busy,
    /// The file holds something else.
    #[error("it holds no contest")]
    Foreign,
    /// The contest is kept in a format that is not known here.
    #[error("it is kept in format {0}, which is not known here")]
    Format(u32),
    /// It is another contest.
    #[error("it is another contest: {} is {} there and {} here", .0.field, .0.kept, .0.wanted)]
    Other(Difference),
    /// This line is no game of the contest, or one that was there before.
    #[error("line {0} is no game of this contest, or one that was there before")]
    Line(usize),
}

impl Ledger {
    /// Opens the file of a contest, which is made if it is not there, and gives the games that are in it. A last
    /// line that was not written to its end is cut off.
    pub fn open(path: &Path, header: &Header) -> Result<(Ledger, Vec<Entry>), LedgerError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        // Where the system knows no locks, whoever calls has to take care.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(LedgerError::Busy);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let title = line(header);
        let sound = sound(&bytes);
        if sound.is_empty() && !title.starts_with(&bytes) {
            return Err(LedgerError::Foreign);
        }
        let entries = if sound.is_empty() { Vec::new() } else { known(sound, header)? };
        file.set_len(sound.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        if sound.is_empty() {
            file.write_all(&title)?;
        }
        Ok((Ledger(Mutex::new(file)), entries))
    }

    /// Reads a contest without touching its file, even while it is played.
    pub fn read(path: &Path) -> Result<(Header, Vec<Entry>), LedgerError> {
        parse(sound(&fs::read(path)?))
    }

    /// Writes a game that is over.
    pub fn append(&self, entry: &Entry) -> io::Result<()> {
        let mut file = self.0.lock().expect("no thread panics with the file");
        let end = file.metadata()?.len();
        let written = file.write_all(&line(entry));
        // Half a line would spoil those that come after it.
        written.inspect_err(|_| drop(file.set_len(end)))
    }
}

fn line(value: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).expect("what is kept is JSON");
    line.push(b'\n');
    line
}

/// Everything but a last line that was not written to its end.
fn sound(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    &bytes[..end]
}

/// The games of the contest that is wanted.
fn known(bytes: &[u8], wanted: &Header) -> Result<Vec<Entry>, LedgerError> {
    let (header, entries) = parse(bytes)?;
    header.first_difference(wanted).map_or(Ok(entries), |difference| Err(LedgerError::Other(difference)))
}

fn parse(bytes: &[u8]) -> Result<(Header, Vec<Entry>), LedgerError> {
    #[derive(Deserialize)]
    struct Mark {
        contest: u32,
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    match serde_json::from_slice(first) {
        Ok(Mark { contest: FORMAT }) => (),
        Ok(Mark { contest }) => return Err(LedgerError::Format(contest)),
        Err(_) => return Err(LedgerError::Foreign),
    }
    let header: Header = serde_json::from_slice(first).map_err(|_| LedgerError::Foreign)?;
    if header.line_up.is_empty() || header.line_up.len() != header.seats {
        return Err(LedgerError::Foreign);
    }
    let (mut entries, mut seen) = (Vec::new(), BTreeSet::new());
    for (index, line) in lines.enumerate() {
        let entry = serde_json::from_slice::<Entry>(line).ok().filter(|entry| entry.fits(header.seats));
        let fresh = entry.filter(|entry| seen.insert((entry.deal, entry.rotation())));
        // Lines are counted from one, and the first is the header.
        entries.push(fresh.ok_or(LedgerError::Line(index + 2))?);
    }
    Ok((header, entries))
}
