//! The position in plain characters.
//!
//! A cell shows a farm's pearls as `*5`, a diver as its seat and value: `1?` unknown, `1:3` known to the
//! viewer, `1!3` face up; then `-` for each necklace and `+` for a reinforcement. Between cells, solid
//! lines are pontoons and dotted ones are open lines on which no pontoon may lie.

use std::fmt::Write;

use crate::{
    board,
    cell::{COLUMNS, Cell, ROWS},
    diver::Divers,
    edge::{Edge, Edges},
    view::View,
};

const INFALLIBLE: &str = "writing to a string cannot fail";

/// Draws what the view shows.
pub(crate) fn sketch(view: &View) -> String {
    let mut text = String::new();
    for column in 0..COLUMNS {
        let width = if column == 0 { 6 } else { 7 };
        write!(text, "{:>width$}", char::from(b'A' + column)).expect(INFALLIBLE);
    }
    text.push('\n');
    let waters = Waters { pontoons: view.table.pontoons, room: board::room(view.table.open()) };
    rule(&mut text, |_| '-');
    for row in 0..ROWS {
        write!(text, "{} |", row + 1).expect(INFALLIBLE);
        for column in 0..COLUMNS {
            let cell = Cell::at(column, row).expect("inside the lagoon");
            let wall = waters.wall(cell, Cell::at(column + 1, row));
            write!(text, "{:^6}", content(view, cell)).expect(INFALLIBLE);
            text.push(wall.symbol('|', ':'));
        }
        text.push('\n');
        rule(&mut text, |column| {
            let cell = Cell::at(column, row).expect("inside the lagoon");
            waters.wall(cell, Cell::at(column, row + 1)).symbol('-', '.')
        });
    }
    seats(&mut text, view);
    text
}

/// A line across the lagoon.
fn rule(text: &mut String, symbol: impl Fn(u8) -> char) {
    text.push_str("  +");
    for column in 0..COLUMNS {
        text.extend(std::iter::repeat_n(symbol(column), 6));
        text.push('+');
    }
    text.push('\n');
}

struct Waters {
    pontoons: Edges,
    room: Edges,
}

/// What lies between two cells.
enum Wall {
    /// A pontoon or the rim.
    Solid,
    /// Nothing, and no pontoon may.
    Forbidden,
    /// Nothing.
    Open,
}

impl Waters {
    fn wall(&self, cell: Cell, next: Option<Cell>) -> Wall {
        match next.and_then(|next| Edge::between(cell, next)) {
            Some(edge) if self.room.contains(edge) => Wall::Open,
            Some(edge) if !self.pontoons.contains(edge) => Wall::Forbidden,
            _ => Wall::Solid,
        }
    }
}

impl Wall {
    fn symbol(&self, solid: char, forbidden: char) -> char {
        match self {
            Wall::Solid => solid,
            Wall::Forbidden => forbidden,
            Wall::Open => ' ',
        }
    }
}

fn content(view: &View, cell: Cell) -> String {
    let table = &view.table;
    let mut text = String::new();
    let Some(owner) = table.owner(cell) else {
        if table.edition().farms.contains(cell) {
            text.push('*');
        }
        if table.pearls.get(cell) > 0 {
            write!(text, "{}", table.pearls.get(cell)).expect(INFALLIBLE);
        }
        return text;
    };
    text.push(digit(owner.0 + 1));
    match view.value(cell) {
        None => text.push('?'),
        Some(value) => {
            text.extend([if table.face_up.contains(cell) { '!' } else { ':' }, digit(value.get())]);
        }
    }
    text.extend(std::iter::repeat_n('-', usize::from(table.necklaces.get(cell))));
    if table.reinforced.contains(cell) {
        text.push('+');
    }
    text
}

fn digit(number: u8) -> char {
    char::from(b'0' + number)
}

/// One line for each seat: `>` whose turn it is, `x` who has passed; divers behind the screen as value and
/// count; the clan and its power tokens, `o` each; `+` for a reinforcement still in hand; in the end the
/// pearls. Then the pontoons left, and at four seats who plays with whom.
fn seats(text: &mut String, view: &View) {
    let table = &view.table;
    let standings = view.standings();
    for (seat, hand) in view.hands.iter() {
        let mark = if table.passed.contains(seat) {
            'x'
        } else if table.awaiting().seats().contains(seat) {
            '>'
        } else {
            ' '
        };
        write!(text, "{mark} {seat} [{}]", screen(hand.as_ref(), table.hand_size(seat))).expect(INFALLIBLE);
        if let Some(clan) = table.clans[seat] {
            write!(text, " {clan}").expect(INFALLIBLE);
        }
        if table.tokens[seat] > 0 {
            write!(text, " {}", "o".repeat(usize::from(table.tokens[seat]))).expect(INFALLIBLE);
        }
        if table.has_reinforcement(seat) {
            text.push_str(" +");
        }
        if let Some(standings) = standings {
            write!(text, " = *{}", standings.points[seat]).expect(INFALLIBLE);
        }
        text.push('\n');
    }
    let partners = if table.seats() == 4 { "  1+3 2+4" } else { "" };
    writeln!(text, "| {}{partners}", table.stock).expect(INFALLIBLE);
}

fn screen(hand: Option<&Divers>, size: u32) -> String {
    let Some(hand) = hand else { return format!("?x{size}") };
    hand.values().map(|value| format!("{value}x{}", hand.of(value))).collect::<Vec<_>>().join(" ")
}
