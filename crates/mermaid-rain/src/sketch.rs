//! The position in plain characters.
//!
//! Four characters to a hex, shifted rows by two. Spaces: `(S)` start, `W11` wreck with one token face up and
//! one face down, `I` island, `C` cave. Tiles: `<D>` leaves, `[D]` stays. Rocks `###`, open water a dot. Behind
//! a place stands the number of the mermaid there, `*` for several; `-` joins the hexes of a tile.

use std::fmt::Write;

use tidetable_kernel::{Seat, View as _};

use crate::{
    board::{Laid, Terrain},
    card::Card,
    hex::Hex,
    sea::Place,
    table::Phase,
    tile::{Hue, Shape, Tiles},
    treasure::Treasures,
    view::View,
};

/// No line is longer.
const WIDTH: usize = 100;
/// Where lines begin behind their labels.
const INDENT: usize = 9;

pub(crate) fn draw(view: &View) -> String {
    let mut sketch = String::new();
    draw_ocean(view, &mut sketch);
    let table = &view.table;
    flow(&mut sketch, "legend", &legend(view));
    flow(&mut sketch, "round", &state_of_play(view));
    for seat in Seat::all(table.seats()) {
        flow(&mut sketch, &format!("P{seat}"), &player(view, seat));
    }
    if table.offer != Tiles::NONE {
        flow(&mut sketch, "offer", &named(&table.offer));
    }
    flow(&mut sketch, "piles", &piles(view));
    flow(&mut sketch, "tiles", &tiles(view));
    flow(&mut sketch, "treasure", &treasures(view));
    sketch
}

/// Appends a label and items behind it, in as many lines as they need.
fn flow(sketch: &mut String, label: &str, items: &[String]) {
    write!(sketch, "{label:<INDENT$}").expect("strings take everything");
    let mut width = INDENT;
    for (index, item) in items.iter().enumerate() {
        let length = item.chars().count();
        if index > 0 && width + 2 + length > WIDTH {
            write!(sketch, "\n{:<INDENT$}", "").expect("strings take everything");
            width = INDENT;
        } else if index > 0 {
            sketch.push_str("  ");
            width += 2;
        }
        sketch.push_str(item);
        width += length;
    }
    sketch.truncate(sketch.trim_end().len());
    sketch.push('\n');
}

fn draw_ocean(view: &View, sketch: &mut String) {
    let chart = view.table.chart();
    sketch.push_str("   ");
    for column in 0..chart.columns() {
        sketch.push_str("  ");
        sketch.push(char::from(b'A' + column));
        sketch.push(' ');
    }
    for row in 0..chart.rows() {
        sketch.truncate(sketch.trim_end().len());
        let shift = if row % 2 == 1 { "  " } else { "" };
        write!(sketch, "\n{:>3} {shift}", row + 1).expect("strings take everything");
        for hex in (0..chart.columns()).filter_map(|column| Hex::at(column, row)) {
            sketch.extend(face(view, hex));
            sketch.push(mark(view, hex));
        }
    }
    sketch.truncate(sketch.trim_end().len());
    sketch.push('\n');
}

/// A hex in three characters.
fn face(view: &View, hex: Hex) -> [char; 3] {
    match (view.sea.tile(hex), view.table.terrain(hex)) {
        (Some(laid), _) => tile_face(laid),
        (None, Terrain::Outside | Terrain::Closed) => [' ', ' ', ' '],
        (None, Terrain::Ocean) => [' ', '.', ' '],
        (None, Terrain::Rock) => ['#', '#', '#'],
        (None, Terrain::Start) => ['(', 'S', ')'],
        (None, terrain) => {
            let space = view.sea.place(hex).and_then(Place::space).expect("treasure lies on spaces");
            let (up, down) = (view.table.face_up[space].count(), view.table.hidden_on(space).count());
            [letter(terrain), digit(usize::from(up)), digit(down)]
        }
    }
}

/// A number in one character; more than nine tokens never lie on a space that people have printed.
fn digit(number: usize) -> char {
    char::from_digit(number as u32, 10).unwrap_or('+')
}

fn tile_face(laid: Laid) -> [char; 3] {
    let symbol = laid.tile.symbol().card().map_or('M', Card::letter);
    match laid.tile.hue() {
        Hue::Dark => ['<', symbol, '>'],
        Hue::Light => ['[', symbol, ']'],
    }
}

fn letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Wreck => 'W',
        Terrain::Island => 'I',
        _ => 'C',
    }
}

/// Who is there, or whether the tile goes on to the right.
fn mark(view: &View, hex: Hex) -> char {
    let mut there = view.table.mermaids.iter().filter(|&(_, &at)| at == Some(hex));
    match (there.next(), there.next()) {
        (Some((seat, _)), None) => char::from(b'1' + seat.0),
        (Some(_), Some(_)) => '*',
        (None, _) => {
            let right = hex.along((1, 0)).and_then(|right| view.sea.tile(right));
            if right.is_some() && right == view.sea.tile(hex) { '-' } else { ' ' }
        }
    }
}

fn legend(view: &View) -> Vec<String> {
    let spaces = view.table.chart().spaces();
    let entered = |terrain: Terrain| {
        let card = spaces.iter().find(|space| space.terrain == terrain).and_then(|space| space.card);
        card.map(|card| format!("{}={}", letter(terrain), card.letter()))
    };
    let mut legend = vec!["(S)=*".to_owned(), "M=*".to_owned()];
    legend.extend([Terrain::Wreck, Terrain::Island, Terrain::Cave].into_iter().filter_map(entered));
    legend.extend(Card::ALL.map(|card| format!("{}={}", card.letter(), card.name())));
    legend.extend(["W[up][down][P]", "<dark>", "[light]"].map(str::to_owned));
    legend
}

fn state_of_play(view: &View) -> Vec<String> {
    let table = &view.table;
    let awaited: String = view.awaiting().seats().iter().map(|seat| format!(" P{seat}")).collect();
    let mut items = vec![
        format!("{}/{}", table.round, crate::edition::ROUNDS),
        format!("prince P{}", table.prince),
        format!("deck {} of {:?}", table.deck, table.shuffled),
        format!("discards {:?}", table.discards),
        format!("pool {}", table.pool),
    ];
    if !matches!(table.phase, Phase::Dealer | Phase::Treasures | Phase::Deal | Phase::Meld) {
        let order: String = table.order.as_slice().iter().map(|seat| format!(" P{seat}")).collect();
        items.push(format!("order{order}"));
    }
    if !awaited.is_empty() {
        items.push(format!("awaits{awaited}"));
    }
    items
}

fn player(view: &View, seat: Seat) -> Vec<String> {
    let table = &view.table;
    let place = table.mermaids[seat].map_or("-".to_owned(), |hex| hex.to_string());
    let hand = view.hands[seat].map_or(String::new(), |hand| format!(" {hand}"));
    let mut items = vec![format!("{:>3} pts", table.points[seat]), format!("at {place}")];
    items.push(format!("hand {}{hand}", table.hands[seat]));
    if !table.melds[seat].is_empty() {
        let stopped = if table.stopped.contains(seat) { "!" } else { "" };
        items.push(format!("meld {}{stopped}", table.melds[seat]));
    }
    match view.answers[seat] {
        Some(answer) => items.push(format!("sealed {answer:?}")),
        None if table.answered.contains(seat) => items.push("sealed".to_owned()),
        None => (),
    }
    items.extend(table.held[seat].iter().map(ToString::to_string));
    let (tokens, unknown) = view.treasures(seat);
    items.extend(counted(tokens));
    if unknown > 0 {
        items.push(format!("{unknown} ?"));
    }
    items
}

fn counted(tokens: Treasures) -> impl Iterator<Item = String> {
    tokens.iter().map(|(kind, count)| format!("{count} {}", kind.name()))
}

fn named(tiles: &Tiles) -> Vec<String> {
    let item = |(tile, count)| if count == 1 { format!("{tile}") } else { format!("{count} {tile}") };
    tiles.iter().map(item).collect()
}

fn piles(view: &View) -> Vec<String> {
    let table = &view.table;
    let pile = |shape: Shape| {
        format!("{} {}+{}", shape.name(), table.piles.count_of(shape), table.tile_discards.count_of(shape))
    };
    let mut items: Vec<String> = Shape::ALL.into_iter().map(pile).collect();
    let drawn: Vec<String> = table.undercurrents.iter().map(ToString::to_string).collect();
    items.push(format!("undercurrents {}", drawn.join(" ")));
    items
}

fn tiles(view: &View) -> Vec<String> {
    let chart = view.table.chart();
    let item = |laid: &Laid| {
        let hexes: Vec<String> = laid.hexes(chart).map(String::from).collect();
        format!("{} {}", hexes.join("-"), laid.tile)
    };
    view.sea.tiles().iter().map(item).collect()
}

fn treasures(view: &View) -> Vec<String> {
    let table = &view.table;
    let item = |(number, space): (usize, &crate::Space)| {
        let mut tokens: Vec<String> = table.face_up[number]
            .iter()
            .flat_map(|(kind, count)| std::iter::repeat_n(kind.name().to_owned(), usize::from(count)))
            .collect();
        tokens.extend(table.hidden_on(number).map(|(_, index)| {
            let known = view.tokens[index].map_or("?".to_owned(), |token| format!("({})", token.name()));
            let seen: String = table.face_down[index].seen_by.iter().map(|seat| seat.to_string()).collect();
            if seen.is_empty() { known } else { format!("{known}{seen}") }
        }));
        (!tokens.is_empty()).then(|| format!("{} {}", space.hex, tokens.join("+")))
    };
    table.chart().spaces().iter().enumerate().filter_map(item).collect()
}
