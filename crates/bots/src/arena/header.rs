//! Which contest it is: what decides how its games go.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format of kept contests.
pub(super) const FORMAT: u32 = 2;

/// Which contest it is: what decides how its games go.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The format it is kept in.
    pub contest: u32,
    /// The version of the program.
    pub program: String,
    /// Which game is played.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats the table has.
    pub seats: usize,
    /// How every game is set up, the edition included.
    pub options: Value,
    /// Who sits at the table, one for each seat.
    pub line_up: Vec<String>,
    /// How they answer: another build may have other opponents of the same name.
    pub manner: String,
    /// Fixes the deals.
    pub seed: u64,
}

/// What tells one contest from another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which field, as in `options.advanced`.
    pub field: String,
    /// What it is in the contest that is kept.
    pub kept: String,
    /// What it is in the contest that is to be played.
    pub wanted: String,
}

impl Header {
    /// The first thing in which the contest that is kept is not the one that is wanted.
    pub fn first_difference(&self, wanted: &Header) -> Option<Difference> {
        let value = |header: &Header| serde_json::to_value(header).expect("a header is JSON");
        // How they answer follows from who they are and what they play: it is told only if nothing else is.
        let alike = Header { manner: wanted.manner.clone(), ..self.clone() };
        let wanted = value(wanted);
        difference(String::new(), &value(&alike), &wanted)
            .or_else(|| difference(String::new(), &value(self), &wanted))
    }
}

/// Looks into objects, because their fields are what people set; everything else is told as it is.
fn difference(field: String, kept: &Value, wanted: &Value) -> Option<Difference> {
    if kept == wanted {
        return None;
    }
    let (Value::Object(mine), Value::Object(theirs)) = (kept, wanted) else {
        return Some(Difference { field, kept: kept.to_string(), wanted: wanted.to_string() });
    };
    let inner = |name: &String| {
        let path = if field.is_empty() { name.clone() } else { format!("{field}.{name}") };
        difference(path, mine.get(name).unwrap_or(&Value::Null), theirs.get(name).unwrap_or(&Value::Null))
    };
    mine.keys().chain(theirs.keys()).find_map(inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_with_its_place() {
        let kept = Header {
            contest: FORMAT,
            program: "1".to_owned(),
            game: "perladora".to_owned(),
            rules: 1,
            seats: 2,
            options: serde_json::json!({"seats": 2, "advanced": false}),
            line_up: vec!["greedy".to_owned(), "random".to_owned()],
            manner: "a1".to_owned(),
            seed: 1,
        };
        let told = |change: fn(&mut Header)| {
            let mut wanted = kept.clone();
            change(&mut wanted);
            kept.first_difference(&wanted).map(|it| (it.field, it.kept, it.wanted))
        };
        let difference = |field: &str, kept: &str, wanted: &str| {
            Some((field.to_owned(), kept.to_owned(), wanted.to_owned()))
        };
        assert_eq!(told(|_| ()), None);
        assert_eq!(told(|wanted| wanted.seed = 2), difference("seed", "1", "2"));
        assert_eq!(
            told(|wanted| wanted.manner = "b2".to_owned()),
            difference("manner", r#""a1""#, r#""b2""#)
        );
        assert_eq!(
            told(|wanted| (wanted.manner, wanted.seed) = ("b2".to_owned(), 2)),
            difference("seed", "1", "2"),
            "how they answer follows from the others"
        );
        assert_eq!(
            told(|wanted| wanted.options["advanced"] = true.into()),
            difference("options.advanced", "false", "true")
        );
        assert_eq!(
            told(|wanted| wanted.line_up.swap(0, 1)),
            difference("line_up", r#"["greedy","random"]"#, r#"["random","greedy"]"#)
        );
    }
}
