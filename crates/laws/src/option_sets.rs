//! Every way a game can be set up.

use serde_json::{Value, json};
use tidetable_kernel::{Field, FieldKind, Game, GameOptions, OptionsError};

/// Every table size with every combination of the game's choices that go together, with the standard
/// components.
pub fn option_sets<G: Game>() -> Vec<G::Options> {
    G::SEATS.flat_map(|seats| combinations::<G>(seats, G::Options::FIELDS)).collect()
}

fn combinations<G: Game>(seats: u8, fields: &[Field]) -> Vec<G::Options> {
    let plain = serde_json::to_value(G::Options::default().with_seats(seats)).expect("options are JSON");
    let spread = |sets: Vec<Value>, field: &Field| {
        sets.iter()
            .flat_map(|set| values(field.kind).into_iter().map(|value| with(set, field.name, value)))
            .collect()
    };
    let sets: Vec<Value> = fields.iter().fold(vec![plain], spread);
    let sets = sets.into_iter().map(|set| serde_json::from_value(set).expect("fields describe the options"));
    sets.filter(|set| !matches!(G::new(set), Err(OptionsError::Conflict { .. }))).collect()
}

fn values(kind: FieldKind) -> Vec<Value> {
    match kind {
        FieldKind::Switch => vec![json!(false), json!(true)],
        FieldKind::OneOf(names) => names.iter().map(|name| json!(name)).collect(),
    }
}

fn with(set: &Value, name: &str, value: Value) -> Value {
    let mut set = set.clone();
    set[name] = value;
    set
}
