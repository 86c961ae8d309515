//! Choosing a game and how it is set up.

use std::{fs, path::PathBuf};

use clap::Args;
use serde_json::Value as JsonValue;
use tidetable_catalog::{GAMES, GameEntry, find};
use tidetable_kernel::{Field, FieldKind};
use tidetable_table::Seed;
use tidetable_words::Words;

use crate::failure::Failure;

/// How a table is set up, apart from who sits there.
#[derive(Args, Clone, Default)]
pub(crate) struct TableArguments {
    #[arg(long = "set", value_name = "NAME=VALUE")]
    pub(crate) set: Vec<String>,
    #[command(flatten)]
    pub(crate) components: ComponentArguments,
}

/// The components to play with.
#[derive(Args, Clone, Default)]
pub(crate) struct ComponentArguments {
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

/// The game of that name.
pub(crate) fn game(words: &Words, id: &str) -> Result<GameEntry, Failure> {
    find(id).ok_or_else(|| {
        let games: Vec<String> = GAMES.iter().map(|entry| entry.game.id().to_owned()).collect();
        let args = [("game", id.into()), ("games", words.list(&games).into())];
        Failure::Usage(words.fill("cli-usage-game", &args))
    })
}

/// The smallest table of the game, unless another is asked for.
pub(crate) fn players(words: &Words, entry: GameEntry, wish: Option<u8>) -> Result<u8, Failure> {
    let possible = entry.game.seats();
    let players = wish.unwrap_or(*possible.start());
    if possible.contains(&players) {
        return Ok(players);
    }
    let args = [
        ("fewest", i64::from(*possible.start()).into()),
        ("most", i64::from(*possible.end()).into()),
        ("players", i64::from(players).into()),
    ];
    Err(Failure::Usage(words.fill("cli-usage-players", &args)))
}

/// The title of a game.
pub(crate) fn title(words: &Words, entry: GameEntry) -> String {
    words.text(&format!("{}-title", entry.game.id()))
}

/// The seed of that number, or one that nobody can guess.
pub(crate) fn seed(number: Option<u64>) -> Result<Seed, Failure> {
    if let Some(number) = number {
        return Ok(Seed::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::File(error.to_string()))?;
    Ok(Seed::new(bytes))
}

impl TableArguments {
    /// The game's options as JSON, with the choices of the command line put in.
    pub(crate) fn options(&self, words: &Words, entry: GameEntry, seats: u8) -> Result<String, Failure> {
        let plain = entry.game.options(seats);
        let mut options: JsonValue = serde_json::from_str(plain.get()).expect("options are JSON");
        for choice in &self.set {
            let (field, value) = chosen(entry.game.fields(), choice)
                .ok_or_else(|| Failure::Usage(unknown_choice(words, entry, choice)))?;
            options[field] = value;
        }
        if let Some(id) = self.components.load(words, entry)? {
            options["edition"] = JsonValue::String(id);
        }
        Ok(options.to_string())
    }
}

impl ComponentArguments {
    /// Loads the components of the command line, if any, and gives their name.
    pub(crate) fn load(&self, words: &Words, entry: GameEntry) -> Result<Option<String>, Failure> {
        let Some(path) = &self.edition else { return Ok(None) };
        let text = fs::read_to_string(path).map_err(|error| Failure::file(words, path, &error))?;
        let id = (entry.load_edition)(&text).map_err(|error| {
            let args = [
                ("file", path.display().to_string().into()),
                ("reason", in_one_line(&error.to_string()).into()),
            ];
            Failure::Refused(words.fill("cli-no-edition", &args))
        })?;
        Ok(Some(id.to_string()))
    }
}

/// The place and the problem of a complaint about TOML, which draws the place on lines of its own in between.
fn in_one_line(complaint: &str) -> String {
    let mut lines = complaint.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or_default();
    lines.next_back().map_or_else(|| first.to_owned(), |last| format!("{first}: {last}"))
}

/// The field and value of a choice such as `advanced=yes`.
fn chosen(fields: &[Field], choice: &str) -> Option<(&'static str, JsonValue)> {
    let (name, value) = choice.split_once('=').unwrap_or((choice, "true"));
    let field = fields.iter().find(|field| field.name == name)?;
    let value = match field.kind {
        FieldKind::Switch => JsonValue::Bool(match value {
            "true" | "yes" | "on" | "oui" => true,
            "false" | "no" | "off" | "non" => false,
            _ => return None,
        }),
        FieldKind::OneOf(names) => {
            JsonValue::String((*names.iter().find(|known| **known == value)?).to_owned())
        }
    };
    Some((field.name, value))
}

/// The choices of a field as they are typed.
pub(crate) fn values(field: &Field) -> Vec<&'static str> {
    match field.kind {
        FieldKind::Switch => vec!["false", "true"],
        FieldKind::OneOf(names) => names.to_vec(),
    }
}

fn unknown_choice(words: &Words, entry: GameEntry, choice: &str) -> String {
    let one = |field: &Field| format!("{}={}", field.name, values(field).join("|"));
    let known: Vec<String> = entry.game.fields().iter().map(one).collect();
    let key = if known.is_empty() { "cli-usage-no-choices" } else { "cli-usage-set" };
    words.fill(key, &[("choice", choice.into()), ("choices", words.list(&known).into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &[Field] = &[
        Field { name: "advanced", kind: FieldKind::Switch },
        Field { name: "map", kind: FieldKind::OneOf(&["small", "large"]) },
    ];

    #[test]
    fn a_complaint_fits_on_one_line() {
        assert_eq!(
            in_one_line("bad at line 1\n  |\n1 | x\n  | ^\nno such key\n"),
            "bad at line 1: no such key"
        );
        assert_eq!(in_one_line("just bad"), "just bad");
    }

    #[test]
    fn choices_are_read_by_their_kind() {
        assert_eq!(chosen(FIELDS, "advanced=yes"), Some(("advanced", JsonValue::Bool(true))));
        assert_eq!(chosen(FIELDS, "advanced"), Some(("advanced", JsonValue::Bool(true))));
        assert_eq!(chosen(FIELDS, "map=large"), Some(("map", JsonValue::String("large".to_owned()))));
        assert_eq!(chosen(FIELDS, "map=huge"), None);
        assert_eq!(chosen(FIELDS, "advanced=2"), None);
        assert_eq!(chosen(FIELDS, "nonsense=true"), None);
    }
}
