//! Positions drawn in plain characters, and moves written as in JSON.
//!
//! A drawing has five rows of eight cells, each two characters wide and parted from the next by a blank or,
//! where a pontoon lies, by `|`. A pontoon below a cell is drawn as `--` in a line of its own. `..` is a
//! free cell, `**` a farm, `a3` a diver worth three of the first seat; a capital letter lies face up.

use tidetable_kernel::{Determinize, Dice, Edition, Game, PerSeat, Seat, Seats, Viewer};
use tidetable_perladora::{
    Action, Cell, CellSet, Clan, Divers, Edge, Edges, Event, Lagoon, Options, Perladora, Phase, Refusal,
    Tally, Value, View,
};

/// The seats of the drawings.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) fn base(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

pub(crate) fn advanced(seats: u8) -> Options {
    Options { advanced: true, ..base(seats) }
}

/// The standard components with some text replaced.
pub(crate) fn edition(changes: &[(&str, &str)]) -> Edition<Lagoon> {
    use tidetable_kernel::Components;
    let change = |text: String, &(from, to): &(&str, &str)| {
        assert!(text.contains(from), "the edition has no {from}");
        text.replace(from, to)
    };
    Edition::load(&changes.iter().fold(Lagoon::STANDARD.to_owned(), change)).expect("the edition is sound")
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

pub(crate) fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

pub(crate) fn edge(name: &str) -> Edge {
    name.parse().expect("a line")
}

pub(crate) fn value(number: u8) -> Value {
    Value::new(number).expect("a value")
}

pub(crate) fn dive(at: &str, number: u8) -> Action {
    Action::Dive { cell: cell(at), value: value(number) }
}

pub(crate) fn surface(at: &str, number: u8) -> Action {
    Action::Surface { cell: cell(at), value: value(number) }
}

pub(crate) fn pontoon(at: &str) -> Action {
    Action::Pontoon { edge: edge(at) }
}

pub(crate) fn extra_pontoon(at: &str) -> Action {
    Action::ExtraPontoon { edge: edge(at) }
}

pub(crate) fn look(at: &str) -> Action {
    Action::Look { cell: cell(at) }
}

pub(crate) fn necklace(at: &str) -> Action {
    Action::Necklace { cell: cell(at) }
}

pub(crate) fn reinforce(at: &str) -> Action {
    Action::Reinforce { cell: cell(at) }
}

/// A game whose set-up is done: piles in the order of the edition, clans in the order of their names.
pub(crate) fn opening(options: Options) -> Perladora {
    let mut game = Perladora::new(&options).expect("a table of this size");
    let mut chances = Vec::new();
    while game.awaiting() == tidetable_kernel::Awaiting::Chance {
        chances.clear();
        game.chances(&mut chances);
        game.resolve(&chances[0].0, &mut ());
    }
    game
}

/// A position in the making.
pub(crate) struct Drawing(View);

/// A position in which the first seat begins a turn.
pub(crate) fn draw(options: Options, drawing: &str) -> Drawing {
    let mut view = opening(options).view(Viewer::Judge);
    let rows: Vec<&str> = drawing.lines().filter(|line| !line.trim().is_empty()).collect();
    let indent = rows.iter().map(|row| row.len() - row.trim_start().len()).min().expect("a drawing has rows");
    let mut row = 0;
    for line in rows.iter().map(|row| &row[indent..]) {
        if line.contains("--") {
            lay_below(&mut view.table.pontoons, line, row - 1);
        } else {
            read_row(&mut view, line, row);
            row += 1;
        }
    }
    assert_eq!(row, 5, "a lagoon has five rows");
    view.table.stock = options.edition.pontoons - view.table.pontoons.len() as u8;
    Drawing(view)
}

fn lay_below(pontoons: &mut Edges, line: &str, row: u8) {
    for (column, symbol) in (0..8).zip(line.as_bytes().chunks(3)) {
        if symbol[0] == b'-' {
            *pontoons = pontoons.with(line_between((column, row), (column, row + 1)));
        }
    }
}

fn line_between(here: (u8, u8), next: (u8, u8)) -> Edge {
    let at = |(column, row)| Cell::at(column, row).expect("inside the lagoon");
    Edge::between(at(here), at(next)).expect("neighbours")
}

fn read_row(view: &mut View, line: &str, row: u8) {
    assert_eq!(line.len(), 23, "{line}");
    for (column, symbol) in (0..8).zip(line.as_bytes().chunks(3)) {
        let here = Cell::at(column, row).expect("inside the lagoon");
        let farm = view.table.edition().farms.contains(here);
        match symbol[0] {
            b'.' => assert!(!farm, "{here} is a farm"),
            b'*' => assert!(farm, "{here} is no farm"),
            letter => {
                let seat = Seat(letter.to_ascii_lowercase() - b'a');
                let worth = value(symbol[1] - b'0');
                view.table.divers[seat] = view.table.divers[seat].with(here);
                view.values.set(here, worth.get());
                let hand = view.hands[seat].as_mut().expect("a judge sees all");
                assert!(hand.take(worth), "seat {seat} has no diver worth {worth} for {here}");
                if letter.is_ascii_uppercase() {
                    view.table.face_up = view.table.face_up.with(here);
                }
            }
        }
        if symbol.get(2) == Some(&b'|') {
            let pontoon = line_between((column, row), (column + 1, row));
            view.table.pontoons = view.table.pontoons.with(pontoon);
        }
    }
}

impl Drawing {
    /// Deals the clans. A diver that lies face up has cost its owner a token.
    pub(crate) fn clans(mut self, clans: &[Clan]) -> Drawing {
        let table = &mut self.0.table;
        table.clans = PerSeat::from_fn(table.seats(), |seat| Some(clans[seat.index()]));
        table.tokens = table.clans.map(|seat, _| {
            let surfaced = (table.divers[seat] & table.face_up).len() as u8;
            table.edition().tokens(clans[seat.index()]) - surfaced
        });
        self
    }

    /// The seat has given necklaces to a diver.
    pub(crate) fn adorned(mut self, giver: Seat, at: &str, necklaces: u8) -> Drawing {
        self.0.table.tokens[giver] -= necklaces;
        self.0.table.necklaces.set(cell(at), necklaces);
        self
    }

    pub(crate) fn reinforced(mut self, at: &str) -> Drawing {
        self.0.table.reinforced = self.0.table.reinforced.with(cell(at));
        self
    }

    pub(crate) fn passed(mut self, seats: &[Seat]) -> Drawing {
        self.0.table.passed = seats.iter().copied().collect::<Seats>();
        self
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Drawing {
        self.0.table.turn = seat;
        self
    }

    /// The pearls on all farms in the order of their cells.
    pub(crate) fn pearls(mut self, pearls: [u8; 8]) -> Drawing {
        for (at, pearls) in self.0.table.edition().farms.iter().zip(pearls) {
            self.0.table.pearls.set(at, pearls);
        }
        self
    }

    /// The game in this position; one that cannot exist fails the test.
    pub(crate) fn game(self) -> Perladora {
        let text = serde_json::to_string(&self.0).expect("views are JSON");
        let view: View = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        Perladora::determinize(&view, &mut Dice::seeded(0))
    }

    /// The game once everybody has passed in this position, with what was told.
    pub(crate) fn end(self) -> (Perladora, Vec<Event>) {
        let mut game = self.game();
        let mut events = Vec::new();
        while game.table().phase != Phase::Over {
            events = play(&mut game, Action::Pass);
        }
        (game, events)
    }
}

/// Plays an action of the seat whose turn it is.
pub(crate) fn play(game: &mut Perladora, action: Action) -> Vec<Event> {
    let seat = game.table().turn;
    assert_eq!(game.check(seat, &action), Ok(()), "{action:?}");
    let mut events = Vec::new();
    game.apply(seat, &action, &mut events);
    events
}

/// Why the seat whose turn it is may not act so.
pub(crate) fn refusal(game: &Perladora, action: Action) -> Refusal {
    game.check(game.table().turn, &action).expect_err("the action is not allowed")
}

/// All answers of the seat whose turn it is.
pub(crate) fn answers(game: &Perladora) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(game.table().turn, &mut actions);
    actions
}

/// The answers that `kind` accepts.
pub(crate) fn answers_like(game: &Perladora, kind: impl Fn(&Action) -> bool) -> Vec<Action> {
    answers(game).into_iter().filter(kind).collect()
}

pub(crate) fn seen_by(game: &Perladora, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

pub(crate) fn hand(game: &Perladora, seat: Seat) -> Divers {
    game.view(Viewer::Judge).hands[seat].expect("a judge sees all")
}

pub(crate) fn values(game: &Perladora) -> Tally<3> {
    game.view(Viewer::Judge).values
}
