//! The position in plain characters, for terminals and screen readers.
//!
//! Sea: `#` island, `~` current, `.` water, `@` whirlpool, `*` coral, `$` coin, `GVRB` ships, `1`…`5` dragons
//! by seat with `'` after the head. Seats: `^` heads left, `$` coins, ships, `!` missions and their points,
//! `*` coral cards, then dragon cards, `?` where unknown and in brackets where known to everybody.

use std::fmt::Write;

use tidetable_kernel::{PerSeat, Seat};

use crate::{
    Cell, Coral, Corals, Realm, Score, Shape, Size,
    cell::SIDE,
    table::{Phase, Table},
    view::{Held, View},
};

/// Where notes begin beside the sea, and how wide they are.
const NOTE_COLUMN: usize = 37;
const NOTE_WIDTH: usize = 62;

/// Draws what the viewer sees, at most a hundred columns wide.
pub(crate) fn draw(view: &View) -> String {
    let notes: Vec<String> = notes(view).iter().flat_map(|note| wrapped(note)).collect();
    let mut notes = notes.iter().map(String::as_str);
    let mut text = String::from("   ");
    for column in 0..SIDE {
        write_to(&mut text, format_args!(" {}", char::from(b'A' + column)));
    }
    end_line(&mut text, notes.next());
    for row in 0..SIDE {
        write_to(&mut text, format_args!("{:>3}", row + 1));
        for cell in (0..SIDE).filter_map(|column| Cell::new(row, column)) {
            text.push_str(if is_head(&view.table, before(cell)) { "'" } else { " " });
            text.push(sign(&view.table, cell));
        }
        text.push_str(if is_head(&view.table, Cell::new(row, SIDE - 1)) { "'" } else { " " });
        end_line(&mut text, notes.next());
    }
    notes.for_each(|note| end_line(&mut text, Some(note)));
    text
}

/// A note in lines that fit beside the sea.
fn wrapped(note: &str) -> Vec<String> {
    let mut words = note.split(' ');
    let mut lines = vec![words.next().unwrap_or_default().to_owned()];
    for word in words {
        let line = lines.last_mut().expect("there is always a line");
        if line.len() + word.len() < NOTE_WIDTH {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(format!("   {word}"));
        }
    }
    lines
}

fn write_to(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("writing to a string cannot fail");
}

fn end_line(text: &mut String, note: Option<&str>) {
    let start = text.rfind('\n').map_or(0, |at| at + 1);
    let width = text.len() - start;
    if let Some(note) = note {
        write_to(text, format_args!("{}{note}", " ".repeat(NOTE_COLUMN.saturating_sub(width))));
    }
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

fn before(cell: Cell) -> Option<Cell> {
    cell.offset(0, -1)
}

fn is_head(table: &Table, cell: Option<Cell>) -> bool {
    cell.is_some_and(|cell| table.dragons.iter().any(|dragon| dragon.head_cell() == cell))
}

fn sign(table: &Table, cell: Cell) -> char {
    let (features, edition) = (&table.sea.features, table.edition());
    if let Some(owner) = table.owner_of(cell) {
        return char::from(b'1' + owner.0);
    }
    if let Some(ship) = table.sea.ship_at(cell) {
        return ship.letter();
    }
    let signs = [
        (edition.island, '#'),
        (edition.currents, '~'),
        (features.whirlpools, '@'),
        (features.corals, '*'),
        (features.coins, '$'),
    ];
    signs.into_iter().find(|(cells, _)| cells.contains(cell)).map_or('.', |(_, sign)| sign)
}

/// What stands beside the sea.
fn notes(view: &View) -> Vec<String> {
    let table = &view.table;
    let mut notes: Vec<String> = Seat::all(table.seats()).map(|seat| stock(view, seat)).collect();
    notes.push(String::new());
    notes.extend(Size::ALL.map(|size| market(table, size)));
    notes.push(row(table));
    notes.push(coral_pile(view));
    notes.push(String::new());
    notes.extend(Realm::ALL.map(|realm| majority(view, realm)));
    notes.extend(drawings(view));
    notes.extend(score_lines(view));
    notes
}

fn stock(view: &View, seat: Seat) -> String {
    let (table, stock) = (&view.table, view.table.stocks[seat]);
    let points: u32 = stock.missions.iter().map(|id| u32::from(table.edition().mission(id).points)).sum();
    let mark = if table.awaiting().seats().contains(seat) { '>' } else { ' ' };
    let mut text = format!("{mark}{seat} ^{:<2} ${:<3} ", stock.heads, stock.coins);
    write_to(
        &mut text,
        format_args!("{:<8} !{}={:<3} ", stock.ships.to_string(), stock.missions.len(), points),
    );
    let corals = view.corals[seat].map_or_else(|| format!("*{}", stock.corals), cards);
    write_to(&mut text, format_args!("{corals}"));
    view.hands[seat].into_iter().flatten().for_each(|held| text.push_str(&held_card(held)));
    text
}

fn held_card(held: Held) -> String {
    match held.card {
        Some(card) if held.open => format!(" [{card:?}]"),
        Some(card) => format!(" {card:?}"),
        None => format!(" ?{}", held.size.cells()),
    }
}

/// Coral cards by name.
fn cards(corals: Corals) -> String {
    let names: Vec<String> =
        corals.iter().flat_map(|(coral, count)| (0..count).map(move |_| coral.to_string())).collect();
    format!("*{}{}{}", corals.len(), if names.is_empty() { "" } else { ":" }, names.join(","))
}

fn market(table: &Table, size: Size) -> String {
    let mut text = format!("{} ", size.cells());
    for card in table.market[size].into_iter().flatten() {
        write_to(&mut text, format_args!(" {card:?}={}", card.drawing()));
    }
    write_to(&mut text, format_args!(" +{} -{}", table.piles[size], table.discards.of_size(size)));
    text
}

fn row(table: &Table) -> String {
    let mission = |id| {
        let mission = table.edition().mission(id);
        format!(" {}={}{}", mission.ships, mission.points, if mission.coral { "*" } else { "" })
    };
    let missions: String = table.open_missions().map(mission).collect();
    format!("! {missions} +{}", table.missions.len())
}

fn coral_pile(view: &View) -> String {
    let returned = view.returned.iter().map(|returned| {
        let card = returned.coral.map_or_else(|| "?".to_owned(), |coral: Coral| coral.to_string());
        format!(" {}:{card}", returned.seat)
    });
    let mut text = format!("*  +{}", view.table.corals);
    text.extend(returned);
    if let Some(offered) = view.offered.filter(|offered| !offered.is_empty()) {
        write_to(&mut text, format_args!(" <{}>", cards(offered)));
    }
    text
}

fn majority(view: &View, realm: Realm) -> String {
    let (table, name) = (&view.table, realm.name());
    let mut text = format!("{name:<8} @{:<2}", table.visible_whirlpools(realm).len());
    let hidden: PerSeat<u8> =
        view.corals.map(|_, corals| corals.map_or(0, |corals| corals.count(Coral::hidden(realm))));
    for (seat, presence) in table.presence(realm).iter().filter(|(_, presence)| presence.dragons > 0) {
        write_to(&mut text, format_args!(" {seat}:{}/{}", presence.dragons, presence.pieces));
    }
    for (seat, &count) in hidden.iter().filter(|&(_, &count)| count > 0) {
        write_to(&mut text, format_args!(" {seat}:+{count}"));
    }
    text
}

/// The shapes of the cards the viewer holds.
fn drawings(view: &View) -> Vec<String> {
    let own = |seat: &Seat| view.viewer.sees(*seat);
    let held = Seat::all(view.table.seats()).filter(own).flat_map(|seat| view.hands[seat]);
    let mut shapes: Vec<Shape> = held.flatten().filter_map(|held| held.card).collect();
    shapes.sort_unstable();
    shapes.dedup();
    let chosen = |shape: Shape| if view.chosen == Some(shape) { ">" } else { " " };
    shapes.into_iter().map(|shape| format!("{}{shape:?}={}", chosen(shape), shape.drawing())).collect()
}

/// Points taken apart, once the game is over: missions, most missions, coins, ships, corals, realms.
fn score_lines(view: &View) -> Vec<String> {
    let Some(scores) = view.scores().filter(|_| view.table.phase == Phase::Over) else { return Vec::new() };
    let line = |(seat, score): (Seat, &Score)| {
        let realms: Vec<String> = score.realms.0.iter().map(u16::to_string).collect();
        let (missions, most, coins) = (score.missions, score.most_missions, score.coins);
        let (ships, corals, total) = (score.ships, score.corals, score.total());
        format!("{seat} !{missions}+{most} ${coins} ={ships} *{corals} @{} = {total}", realms.join("+"))
    };
    scores.iter().map(line).collect()
}
