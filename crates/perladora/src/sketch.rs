//! The position in plain characters.
//!
//! A cell shows a farm's pearls as `*5`, a diver as its seat and value: `1?` unknown, `1:3` known to the
//! viewer, `1!3` face up; then `-` for each necklace and `+` for a reinforcement. Between cells, solid
//! lines are pontoons and dotted ones open lines on which no pontoon may lie.

use std::fmt::Write;

use crate::{
    board,
    cell::{COLUMNS, Cell, ROWS},
    diver::Value,
    edge::{Edge, Edges},
    table::Phase,
    view::View,
};

/// Draws what the view shows.
pub(crate) fn sketch(view: &View) -> String {
    let mut text = String::from("  ");
    for column in 0..COLUMNS {
        write!(text, "    {}  ", char::from(b'A' + column)).expect(INFALLIBLE);
    }
    text.push('\n');
    let lines = Lines::of(view);
    rim(&mut text);
    for row in 0..ROWS {
        write!(text, "{} |", row + 1).expect(INFALLIBLE);
        for column in 0..COLUMNS {
            let cell = Cell::at(column, row).expect("inside the lagoon");
            write!(text, "{:^6}", content(view, cell)).expect(INFALLIBLE);
            text.push(lines.between(cell, Cell::at(column + 1, row), '|', '|', ':', ' '));
        }
        text.push('\n');
        if row + 1 == ROWS {
            rim(&mut text);
        } else {
            below(&mut text, &lines, row);
        }
    }
    seats(&mut text, view);
    text
}

const INFALLIBLE: &str = "writing to a string cannot fail";

struct Lines {
    pontoons: Edges,
    room: Edges,
}

impl Lines {
    fn of(view: &View) -> Lines {
        Lines { pontoons: view.table.pontoons, room: board::room(view.table.open()) }
    }

    fn between(
        &self,
        cell: Cell,
        next: Option<Cell>,
        rim: char,
        pontoon: char,
        shut: char,
        open: char,
    ) -> char {
        match next.and_then(|next| Edge::between(cell, next)) {
            None => rim,
            Some(edge) if self.pontoons.contains(edge) => pontoon,
            Some(edge) if !self.room.contains(edge) => shut,
            Some(_) => open,
        }
    }
}

fn rim(text: &mut String) {
    text.push_str("  +");
    for _ in 0..COLUMNS {
        text.push_str("------+");
    }
    text.push('\n');
}

fn below(text: &mut String, lines: &Lines, row: u8) {
    text.push_str("  +");
    for column in 0..COLUMNS {
        let cell = Cell::at(column, row).expect("inside the lagoon");
        let symbol = lines.between(cell, Cell::at(column, row + 1), '-', '-', '.', ' ');
        text.extend(std::iter::repeat_n(symbol, 6));
        text.push('+');
    }
    text.push('\n');
}

fn content(view: &View, cell: Cell) -> String {
    let table = &view.table;
    let Some(owner) = table.owner(cell) else {
        return match table.pearls.get(cell) {
            0 if table.edition().farms.contains(cell) => "*".to_string(),
            0 => String::new(),
            pearls => format!("*{pearls}"),
        };
    };
    let value = match view.value(cell) {
        None => "?".to_string(),
        Some(value) if table.face_up.contains(cell) => format!("!{value}"),
        Some(value) => format!(":{value}"),
    };
    let necklaces = "-".repeat(usize::from(table.necklaces.get(cell)));
    let reinforced = if table.reinforced.contains(cell) { "+" } else { "" };
    format!("{owner}{value}{necklaces}{reinforced}")
}

/// One line for each seat: `>` whose turn it is, `x` who has passed; divers behind the screen as value and
/// count; clan and power tokens; `+` for a reinforcement that is still there. Then the pontoons left.
fn seats(text: &mut String, view: &View) {
    let table = &view.table;
    for (seat, hand) in view.hands.iter() {
        let mark = match table.phase {
            _ if table.passed.contains(seat) => 'x',
            Phase::Turn | Phase::AfterPower | Phase::SecondPontoon if table.turn == seat => '>',
            _ => ' ',
        };
        write!(text, "{mark} {seat} [").expect(INFALLIBLE);
        let size = table.hand_size(seat);
        match hand {
            None => write!(text, "?x{size}").expect(INFALLIBLE),
            Some(hand) => {
                let count = |value: Value| format!("{value}x{}", hand.of(value));
                text.push_str(&hand.values().map(count).collect::<Vec<_>>().join(" "));
            }
        }
        text.push(']');
        if let Some(clan) = table.clans[seat] {
            write!(text, " {clan} {}", "o".repeat(usize::from(table.tokens[seat]))).expect(INFALLIBLE);
        }
        if table.has_reinforcement(seat) {
            text.push_str(" +");
        }
        text.push('\n');
    }
    writeln!(text, "= {}", table.stock).expect(INFALLIBLE);
}
