//! The table in plain characters.
//!
//! ```text
//!       W1     0      E1           columns and rows are named as cells are: N1E1 is up right
//!  0  ~~ ~ ~~~~###~~~~~~~|~~f      see `picture` for what a tile shows; `+` is an open cell
//! ```
//!
//! Below the board: the tile in hand in each way to turn it, with the number of quarter turns; the open ships
//! and how many lie in the pile; for each seat `>` if it is awaited, its letter on the board, islanders in
//! reserve as `o`, goods, and the ships taken with their points; at last each feature with islanders: its
//! kind, its icons, in how many places it is open, who stands there, and its cells.

mod picture;

use std::fmt::Write;

use tidetable_kernel::Seat;

use crate::{
    board::{AROUND, Board, FeatureId, TileId},
    cell::{Cell, Turns},
    crew::ISLANDERS,
    goods::Good,
    spot::Kind,
    table::{Phase, Table},
};
use picture::{HEIGHT, Mark, Picture, WIDTH};

/// Terminals are as wide as this, at least.
const COLUMNS: usize = 100;
/// Room for the names of rows.
const MARGIN: usize = 4;
const PER_PANEL: usize = (COLUMNS - MARGIN) / WIDTH;
const INFALLIBLE: &str = "writing to a string cannot fail";

/// The table in plain characters.
pub(crate) fn sketch(table: &Table) -> String {
    let mut text = String::new();
    board(&mut text, table);
    hand(&mut text, table);
    ships(&mut text, table);
    for seat in Seat::all(table.seats()) {
        seat_line(&mut text, table, seat);
    }
    occupied(&mut text, table);
    text
}

/// The letter of a seat's islanders on the board.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// The board, cut into panels one below the other where it is too wide.
fn board(text: &mut String, table: &Table) {
    let cells: Vec<Cell> = table.board().tiles().map(|tile| table.board().cell(tile)).collect();
    let span = |of: fn(Cell) -> i8| {
        let all = cells.iter().map(|&cell| of(cell));
        (all.clone().min().unwrap_or(0) - 1, all.max().unwrap_or(0) + 1)
    };
    let ((south, north), (west, east)) = (span(Cell::north), span(Cell::east));
    let columns: Vec<i8> = (west..=east).collect();
    for panel in columns.chunks(PER_PANEL) {
        let mut heads = " ".repeat(MARGIN);
        for &column in panel {
            let name = Cell::at(0, column).map_or(String::new(), |cell| cell.to_string());
            write!(heads, "{name:^WIDTH$}").expect(INFALLIBLE);
        }
        line(text, &heads);
        for row in (south..=north).rev() {
            row_of_tiles(text, table, row, panel);
        }
    }
}

fn row_of_tiles(text: &mut String, table: &Table, row: i8, columns: &[i8]) {
    let pictures: Vec<Picture> =
        columns.iter().map(|&column| picture_of(table, Cell::at(row, column))).collect();
    for height in 0..HEIGHT {
        let name =
            Cell::at(row, 0).filter(|_| height == HEIGHT / 2).map_or(String::new(), |cell| cell.to_string());
        let tiles: String = pictures.iter().flat_map(|picture| picture.row(height)).collect();
        line(text, &format!("{name:>3} {tiles}"));
    }
}

fn line(text: &mut String, content: &str) {
    text.push_str(content.trim_end());
    text.push('\n');
}

fn picture_of(table: &Table, cell: Option<Cell>) -> Picture {
    let board = table.board();
    let Some(tile) = cell.and_then(|cell| board.tile_at(cell)) else {
        let open = cell.is_some_and(|cell| board.demand(cell).is_some());
        return if open { Picture::open() } else { Picture::blank() };
    };
    let islander = table.islanders().find(|(_, post)| post.tile == tile);
    let islander = islander.map(|(seat, post)| Mark { letter: letter(seat), region: post.region() });
    Picture::of(board.facing(tile), |region| board.is_covered(tile, region), islander)
}

/// The tile in hand, in each different way to turn it.
fn hand(text: &mut String, table: &Table) {
    let Phase::Lay(face) = table.phase() else { return };
    let edition = table.edition();
    let face = edition.face(face);
    let ways: Vec<Turns> = Turns::ALL.into_iter().filter(|&turns| face.is_distinct(turns)).collect();
    let heads: String = ways.iter().map(|turns| format!("{:^WIDTH$}  ", turns.count())).collect();
    line(text, &format!("{:<MARGIN$}{heads}", face.name.to_string()));
    for height in 0..HEIGHT {
        let row = |&turns: &Turns| -> String {
            Picture::of(face.facing(turns), |_| false, None).row(height).collect::<String>() + "  "
        };
        line(text, &format!("{:MARGIN$}{}", "", ways.iter().map(row).collect::<String>()));
    }
}

fn ships(text: &mut String, table: &Table) {
    let open: Vec<String> = table.row().into_iter().flatten().map(|ship| ship.to_string()).collect();
    let pile: u32 = table.pile().map(|(_, count)| u32::from(count)).sum();
    line(text, &format!("[{}] +{pile}  # {}", open.join("] ["), table.tiles_left()));
}

fn seat_line(text: &mut String, table: &Table, seat: Seat) {
    let mark = if table.awaiting().seats().contains(seat) { '>' } else { ' ' };
    let reserve = "o".repeat(usize::from(table.crew(seat).reserve()));
    let goods: Vec<String> =
        Good::ALL.into_iter().map(|good| format!("{}{}", good.letter(), table.goods(seat)[good])).collect();
    let taken: Vec<String> =
        table.taken(seat).flat_map(|(ship, count)| (0..count).map(move |_| ship.to_string())).collect();
    let (goods, points, letter) = (goods.join(" "), table.ship_points(seat), letter(seat));
    let head = format!("{mark} {seat} {letter} {reserve:<ISLANDERS$} {goods:<12} {points:>2}");
    wrapped(text, &head, &taken);
}

/// Words after a head, on as many lines as they need.
fn wrapped(text: &mut String, head: &str, words: &[String]) {
    let mut content = head.to_owned();
    for word in words {
        if content.len() + 1 + word.len() > COLUMNS {
            line(text, &content);
            content = " ".repeat(head.len());
        }
        content.push(' ');
        content.push_str(word);
    }
    line(text, &content);
}

/// The features with islanders, each once, and the markets with merchants.
fn occupied(text: &mut String, table: &Table) {
    let board = table.board();
    let mut features: Vec<FeatureId> = Vec::new();
    for (seat, post) in table.islanders() {
        let cell = board.cell(post.tile);
        match post.region().map(|region| board.feature(post.tile, region)) {
            Some(feature) if features.contains(&feature) => (),
            Some(feature) => features.push(feature),
            None => {
                let missing = AROUND - board.neighbours(cell);
                line(text, &format!("{:<6}    /{missing:<2} {}: {cell}", Kind::Market.word(), letter(seat)));
            }
        }
    }
    for feature in features {
        let present = table.islanders_on(feature);
        let crews: Vec<String> = present
            .iter()
            .filter(|&(_, &count)| count > 0)
            .map(|(seat, &count)| letter(seat).to_string().repeat(usize::from(count)))
            .collect();
        let kind = board.kind(feature).word();
        let open = board.open_places(feature);
        let head = format!("{kind:<6} {:>2} /{open:<2} {}:", board.icons(feature), crews.join(" "));
        wrapped(text, &head, &cells(board, feature));
    }
}

fn cells(board: &Board, feature: FeatureId) -> Vec<String> {
    let mut tiles: Vec<TileId> = board.parts(feature).map(|(tile, _)| tile).collect();
    tiles.dedup();
    tiles.into_iter().map(|tile| board.cell(tile).to_string()).collect()
}
