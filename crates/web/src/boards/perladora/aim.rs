//! What a click on the lagoon means.

use tidetable_perladora::{Action, Cell, CellSet, Edge, Edges, Power, Value};

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Cell(Cell),
    Edge(Edge),
}

impl Place {
    /// The place of a name: `C4`, or `C4-D4` for a line.
    pub(super) fn parse(name: &str) -> Option<Place> {
        name.parse().map(Place::Cell).or_else(|_| name.parse().map(Place::Edge)).ok()
    }
}

/// What one has taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Tool {
    /// Nothing: cells are for divers, lines for pontoons.
    #[default]
    Usual,
    /// The power of one's clan.
    Power,
    /// One's reinforcement.
    Reinforcement,
}

/// What a click means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// This answer, legal or not.
    Answer(Action),
    /// A diver here, but which one is still to be said.
    Diver(Cell),
}

/// What a click on a place means to somebody who has taken up a tool and perhaps a diver.
pub(super) fn aim(
    legal: &[Action],
    tool: Tool,
    power: Option<Power>,
    value: Option<Value>,
    place: Place,
) -> Aim {
    match (tool, power, place) {
        (Tool::Reinforcement, _, Place::Cell(cell)) => Aim::Answer(Action::Reinforce { cell }),
        (Tool::Power, Some(Power::Look), Place::Cell(cell)) => Aim::Answer(Action::Look { cell }),
        (Tool::Power, Some(Power::Necklace), Place::Cell(cell)) => Aim::Answer(Action::Necklace { cell }),
        (Tool::Power, Some(Power::Pontoon), Place::Edge(edge)) => Aim::Answer(Action::ExtraPontoon { edge }),
        (Tool::Power, Some(Power::Surface), Place::Cell(cell)) => {
            diver(legal, value, cell, |value| Action::Surface { cell, value })
        }
        (_, _, Place::Edge(edge)) => Aim::Answer(Action::Pontoon { edge }),
        (_, _, Place::Cell(cell)) => diver(legal, value, cell, |value| Action::Dive { cell, value }),
    }
}

/// A diver for a cell: the one taken up, the only one there is, or one still to be chosen. Where none may go, any
/// will do to hear why.
fn diver(legal: &[Action], value: Option<Value>, cell: Cell, action: impl Fn(Value) -> Action) -> Aim {
    let mut possible = Value::all().filter(|&value| legal.contains(&action(value)));
    match (value, possible.next(), possible.next()) {
        (Some(value), _, _) | (None, Some(value), None) => Aim::Answer(action(value)),
        (None, Some(_), Some(_)) => Aim::Diver(cell),
        (None, None, _) => Aim::Answer(action(Value::ONE)),
    }
}

/// The places where the tool can be used.
pub(super) fn targets(legal: &[Action], tool: Tool) -> (CellSet, Edges) {
    let (mut cells, mut edges) = (CellSet::NONE, Edges::NONE);
    for action in legal {
        match (tool, *action) {
            (Tool::Usual, Action::Dive { cell, .. })
            | (
                Tool::Power,
                Action::Look { cell } | Action::Surface { cell, .. } | Action::Necklace { cell },
            )
            | (Tool::Reinforcement, Action::Reinforce { cell }) => cells = cells.with(cell),
            (Tool::Usual, Action::Pontoon { edge }) | (Tool::Power, Action::ExtraPontoon { edge }) => {
                edges = edges.with(edge);
            }
            _ => (),
        }
    }
    (cells, edges)
}

/// Whether the tool can be used at all.
pub(super) fn usable(legal: &[Action], tool: Tool) -> bool {
    let (cells, edges) = targets(legal, tool);
    !cells.is_empty() || !edges.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    fn dives(name: &str, values: &[u8]) -> Vec<Action> {
        let dive = |&number: &u8| Action::Dive { cell: cell(name), value: Value::new(number).unwrap() };
        values.iter().map(dive).collect()
    }

    fn usual(legal: &[Action], value: Option<u8>, place: &str) -> Aim {
        aim(legal, Tool::Usual, None, value.and_then(Value::new), Place::parse(place).unwrap())
    }

    #[test]
    fn a_cell_wants_a_diver_and_a_line_a_pontoon() {
        let legal = dives("C4", &[1, 3]);
        assert_eq!(usual(&legal, Some(3), "C4"), Aim::Answer(legal[1]));
        assert_eq!(usual(&legal, None, "C4"), Aim::Diver(cell("C4")));
        let edge = "C4-D4".parse().unwrap();
        assert_eq!(usual(&legal, None, "C4-D4"), Aim::Answer(Action::Pontoon { edge }));
    }

    #[test]
    fn the_only_diver_need_not_be_chosen() {
        let legal = dives("C4", &[1]);
        assert_eq!(usual(&legal, None, "C4"), Aim::Answer(legal[0]));
    }

    #[test]
    fn where_no_diver_may_go_one_hears_why() {
        assert_eq!(usual(&[], None, "D1"), Aim::Answer(Action::Dive { cell: cell("D1"), value: Value::ONE }));
    }

    #[test]
    fn a_power_aims_at_what_it_works_on() {
        let use_power = |power, place: &str| {
            aim(&[], Tool::Power, Some(power), Value::new(2), Place::parse(place).unwrap())
        };
        assert_eq!(use_power(Power::Look, "B2"), Aim::Answer(Action::Look { cell: cell("B2") }));
        assert_eq!(use_power(Power::Necklace, "B2"), Aim::Answer(Action::Necklace { cell: cell("B2") }));
        let edge = "B2-B3".parse().unwrap();
        assert_eq!(use_power(Power::Pontoon, "B2-B3"), Aim::Answer(Action::ExtraPontoon { edge }));
        let value = Value::new(2).unwrap();
        assert_eq!(use_power(Power::Surface, "B2"), Aim::Answer(Action::Surface { cell: cell("B2"), value }));
        // A line under a power that works on cells is a line as usual.
        assert_eq!(use_power(Power::Look, "B2-B3"), Aim::Answer(Action::Pontoon { edge }));
    }

    #[test]
    fn targets_are_those_of_the_tool() {
        let mut legal = dives("C4", &[1, 2]);
        legal.push(Action::Reinforce { cell: cell("A1") });
        assert_eq!(targets(&legal, Tool::Usual).0, CellSet::only(cell("C4")));
        assert_eq!(targets(&legal, Tool::Reinforcement).0, CellSet::only(cell("A1")));
        assert!(!usable(&legal, Tool::Power));
    }
}
