//! Keeping a game in a file, so that it can be resumed, replayed and verified.

use std::{fs, path::Path};

use tidetable_kernel::Seat;
use tidetable_table::Header;

use super::session::Session;
use crate::failure::Failure;

/// Keeps the game and says where. A game that still runs is kept with its seed: without it nobody could
/// draw the next tile.
pub(super) fn write(session: &Session<'_>, path: &Path) -> Result<(), Failure> {
    let words = session.words;
    let file = |error| Failure::file(words, path, &error);
    if let Ok(there) = fs::read(path)
        && Header::read(&String::from_utf8_lossy(&there)).is_err()
    {
        let args = [("file", path.display().to_string().into())];
        return Err(Failure::File(words.fill("cli-not-a-record", &args)));
    }
    // Written beside and then moved into place: a full disk must not cost the last good copy.
    let beside = path.with_extension("part");
    fs::write(&beside, text(session)).map_err(file)?;
    fs::rename(&beside, path).map_err(file)?;
    let args = [("file", path.display().to_string().into())];
    Ok(session.terminal.say(&words.fill("cli-saved", &args))?)
}

fn text(session: &Session<'_>) -> String {
    let table = session.table.as_ref();
    let seats = Seat::all(table.seats()).zip(&session.players);
    let players: Vec<String> = seats.map(|(seat, player)| player.in_record(session.words, seat)).collect();
    let record = table.record(&players);
    let mut header = Header::read(&record).expect("what we write can be read");
    header.seed = Some(table.seed());
    let mut text = serde_json::to_string(&header).expect("a header is JSON");
    text.push('\n');
    for step in table.steps_from(0) {
        text.push_str(&step);
        text.push('\n');
    }
    text
}

/// Keeps the game in the file that was typed; a mistake does not end the game.
pub(super) fn save(session: &mut Session<'_>, name: &str) -> Result<(), Failure> {
    let named = Some(name).filter(|name| !name.is_empty()).map(Into::into);
    let Some(path) = named.or_else(|| session.save.clone()) else {
        return Ok(session.terminal.say(&session.words.text("cli-save-where"))?);
    };
    match write(session, &path) {
        Err(Failure::File(sentence)) => Ok(session.terminal.say(&sentence)?),
        other => other,
    }
}

/// Asks where to keep the game; nothing typed means nowhere.
pub(super) fn offer(session: &mut Session<'_>) -> Result<(), Failure> {
    if let Some(path) = session.save.clone() {
        return write(session, &path);
    }
    match session.terminal.ask(&session.words.text("cli-offer-save"))? {
        Some(name) if !name.is_empty() => save(session, &name),
        _ => Ok(()),
    }
}
