//! Positions written as they stand in a view, and answers written as they stand in a record.

use serde_json::{Value, json};
use tidetable_kernel::{Components, Determinize, Dice, Edition, Game, Seat, Seats};
use tidetable_south_seas::{
    Action, Archipelago, Cause, Chance, Event, Goods, Harvest, Kind, Options, Refusal, Ship, SouthSeas,
    Takeback, View,
};

/// The seats of the tests.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);
pub(crate) const E: Seat = Seat(4);

/// A position to be set up: what is not said is as at the start, and what is not on the table is in bag and
/// pile.
#[derive(Clone)]
pub(crate) struct Scene {
    options: Options,
    turn: Seat,
    tiles: Vec<String>,
    covered: Vec<String>,
    aside: Vec<String>,
    islanders: Vec<Vec<String>>,
    goods: Vec<Goods>,
    ships: Vec<Vec<String>>,
    row: Vec<String>,
    pile: Option<Vec<String>>,
    bag: Option<Vec<String>>,
}

/// A position with these tiles besides the start tile, such as `E1 B6 0`, parted by commas.
pub(crate) fn scene(seats: u8, tiles: &str) -> Scene {
    let count = usize::from(seats);
    let rest = tiles.split(", ").filter(|tile| !tile.is_empty());
    Scene {
        options: Options { seats, ..Options::default() },
        turn: A,
        tiles: ["0 C1 0"].into_iter().chain(rest).map(str::to_owned).collect(),
        covered: Vec::new(),
        aside: Vec::new(),
        islanders: vec![Vec::new(); count],
        goods: vec![Goods::NONE; count],
        ships: vec![Vec::new(); count],
        row: ["bbsf/5", "bbs/3", "AAAA/3", "*****/4"].map(str::to_owned).to_vec(),
        pile: None,
        bag: None,
    }
}

impl Scene {
    pub(crate) fn takeback(mut self, takeback: Takeback) -> Scene {
        self.options.takeback = takeback;
        self
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Scene {
        self.turn = seat;
        self
    }

    /// An islander such as `N1 sea E1 E2`; those of a seat in the order of their tiles.
    pub(crate) fn islander(mut self, seat: Seat, place: &str) -> Scene {
        self.islanders[seat.index()].push(place.to_owned());
        self
    }

    pub(crate) fn covered(mut self, place: &str) -> Scene {
        self.covered.push(place.to_owned());
        self
    }

    pub(crate) fn goods(mut self, seat: Seat, held: Goods) -> Scene {
        self.goods[seat.index()] = held;
        self
    }

    pub(crate) fn ships(mut self, seat: Seat, ships: &str) -> Scene {
        self.ships[seat.index()] = words(ships);
        self
    }

    /// The open ships.
    pub(crate) fn row(mut self, ships: &str) -> Scene {
        self.row = words(ships);
        self
    }

    /// The ships left in the pile; all others that are nowhere else went to the last seat.
    pub(crate) fn pile(mut self, ships: &str) -> Scene {
        self.pile = Some(words(ships));
        self
    }

    /// The tiles left to draw; all others that are nowhere else were set aside.
    pub(crate) fn bag(mut self, faces: &str) -> Scene {
        self.bag = Some(words(faces));
        self
    }

    /// With a tile about to be drawn.
    pub(crate) fn draw(self) -> SouthSeas {
        self.build(&json!("draw"), None)
    }

    /// With this tile in hand.
    pub(crate) fn lay(self, face: &str) -> SouthSeas {
        self.build(&json!({ "lay": face }), Some(face))
    }

    /// After the last of the tiles was laid.
    pub(crate) fn settle(self) -> SouthSeas {
        self.build(&json!("settle"), None)
    }

    /// With ships to be loaded.
    pub(crate) fn load(self) -> SouthSeas {
        self.build(&json!("load"), None)
    }

    fn build(mut self, phase: &Value, hand: Option<&str>) -> SouthSeas {
        let edition = self.options.edition;
        let names: Vec<String> = edition
            .faces()
            .flat_map(|(_, face)| (0..face.count).map(move |_| face.name.to_string()))
            .collect();
        let laid =
            self.tiles.iter().map(|tile| tile.split(' ').nth(1).expect("cell, face, turns").to_owned());
        let mut bag = without(names, laid.chain(hand.map(str::to_owned)));
        if let Some(left) = self.bag.take() {
            self.aside = without(std::mem::replace(&mut bag, left.clone()), left);
        }
        let ships: Vec<String> = edition
            .ships()
            .iter()
            .flat_map(|&(ship, count)| (0..count).map(move |_| ship.to_string()))
            .collect();
        let mut pile = without(ships, self.row.iter().chain(self.ships.iter().flatten()).cloned());
        if let Some(left) = self.pile.take() {
            let gone = without(std::mem::replace(&mut pile, left.clone()), left);
            self.ships.last_mut().expect("somebody plays").extend(gone);
        }
        let seat = |index: usize| {
            json!({
                "goods": self.goods[index],
                "islanders": self.islanders[index],
                "ships": counted(&self.ships[index]),
            })
        };
        let row: Vec<Option<&String>> = (0..4).map(|place| self.row.get(place)).collect();
        let view = json!({ "viewer": "judge", "table": {
            "options": self.options, "turn": self.turn, "phase": phase, "tiles": self.tiles,
            "covered": self.covered, "latest": "nothing", "seats": (0..self.goods.len()).map(seat).collect::<Vec<_>>(),
            "row": row, "pile": counted(&pile), "bag": counted(&bag), "aside": counted(&self.aside),
        }});
        let view: View = serde_json::from_value(view).expect("the scene can be set up");
        SouthSeas::determinize(&view, &mut Dice::seeded(0))
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn without(mut from: Vec<String>, these: impl IntoIterator<Item = String>) -> Vec<String> {
    for this in these {
        let place = from.iter().position(|one| *one == this).unwrap_or_else(|| panic!("no {this} is left"));
        from.remove(place);
    }
    from
}

fn counted(names: &[String]) -> Value {
    let mut counts = serde_json::Map::new();
    for name in names {
        let before = counts.get(name).and_then(Value::as_u64).unwrap_or(0);
        counts.insert(name.clone(), json!(before + 1));
    }
    Value::Object(counts)
}

/// An answer as it stands in a record.
pub(crate) fn action(value: Value) -> Action {
    serde_json::from_value(value).expect("an action")
}

pub(crate) fn lay(cell: &str, turns: u8) -> Action {
    action(json!({ "lay_tile": { "cell": cell, "turns": turns } }))
}

pub(crate) fn place(spot: &str) -> Action {
    action(json!({ "place_islander": { "spot": spot } }))
}

pub(crate) fn take_back(cell: &str) -> Action {
    action(json!({ "take_back": { "cell": cell } }))
}

pub(crate) fn take_ship(ship: &str) -> Action {
    action(json!({ "take_ship": { "ship": ship } }))
}

pub(crate) fn load(ship: &str, goods: Goods) -> Action {
    Action::LoadShip { ship: self::ship(ship), goods }
}

pub(crate) fn ship(name: &str) -> Ship {
    name.parse().expect("a ship")
}

pub(crate) fn goods(bananas: u16, shells: u16, fish: u16) -> Goods {
    Goods { bananas, shells, fish }
}

/// Plays a legal answer of whoever is awaited, and tells what happened.
pub(crate) fn play(game: &mut SouthSeas, action: Action) -> Vec<Event> {
    let seat = awaited(game);
    game.check(seat, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    let mut events = Vec::new();
    game.apply(seat, &action, &mut events);
    events
}

/// Why an answer of whoever is awaited is refused.
pub(crate) fn refusal(game: &SouthSeas, action: Action) -> Refusal {
    let refusal = game.check(awaited(game), &action).expect_err("the answer is refused");
    let mut listed = Vec::new();
    game.legal_actions(awaited(game), &mut listed);
    assert!(!listed.contains(&action), "{action:?} is refused but listed");
    refusal
}

pub(crate) fn awaited(game: &SouthSeas) -> Seat {
    game.awaiting().seats().lone().expect("one seat is awaited")
}

pub(crate) fn answers(game: &SouthSeas) -> Vec<Action> {
    let mut answers = Vec::new();
    game.legal_actions(awaited(game), &mut answers);
    answers
}

/// Draws this tile, which must be possible.
pub(crate) fn draw(game: &mut SouthSeas, face: &str) -> Vec<Event> {
    resolve(game, Chance::Tile(face.parse().expect("a face")))
}

/// Turns this ship up, which must be possible.
pub(crate) fn reveal(game: &mut SouthSeas, ship: &str) -> Vec<Event> {
    resolve(game, Chance::Ship(self::ship(ship)))
}

fn resolve(game: &mut SouthSeas, chance: Chance) -> Vec<Event> {
    let mut possible = Vec::new();
    game.chances(&mut possible);
    assert!(possible.iter().any(|(outcome, _)| *outcome == chance), "{chance:?} is not among {possible:?}");
    let mut events = Vec::new();
    game.resolve(&chance, &mut events);
    events
}

/// The harvests among the events: what, why, who gains, how much.
pub(crate) fn harvests(events: &[Event]) -> Vec<(Kind, Cause, Vec<Seat>, u16)> {
    all_harvests(events).map(|one| (one.kind, one.cause, one.winners.iter().collect(), one.goods)).collect()
}

pub(crate) fn all_harvests(events: &[Event]) -> impl Iterator<Item = &Harvest> {
    events.iter().filter_map(|event| match event {
        Event::Harvested(harvest) => Some(harvest),
        _ => None,
    })
}

pub(crate) fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

/// The standard components with some text replaced.
pub(crate) fn edition(changes: &[(&str, &str)]) -> Result<Edition<Archipelago>, String> {
    let change = |text: String, &(from, to): &(&str, &str)| {
        assert!(text.contains(from), "the edition has no {from}");
        text.replacen(from, to, 1)
    };
    let text = changes.iter().fold(Archipelago::STANDARD.to_owned(), change);
    Edition::load(&text).map_err(|error| error.to_string())
}
