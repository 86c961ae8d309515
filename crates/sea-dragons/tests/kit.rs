//! Positions made to measure, and moves written as the cells they cover.
//!
//! The sea of every scene, all boards with face A up (`#` island, `~` current, `@` whirlpool, `*` coral,
//! `$` coin, letters are ships):
//!
//! ```text
//!     A B C D E F G H I J K L M N O
//!   1 @ . . . . V * ~ R @ . . @ . $
//!   2 * . @ $ B . @ ~ $ . * G $ V .
//!   3 R @ . B @ . $ ~ . @ G . . . @
//!   4 . V . @ . . R ~ * B . . * G .
//!   5 @ . V R . $ @ ~ @ . B . . . G
//!   6 . $ . * . V . # . R @ $ . @ .
//!   7 B G @ . . . $ # V $ . @ R . @
//!   8 ~ ~ ~ ~ ~ # # # # # ~ ~ ~ ~ ~
//!   9 B . $ . . . . # . . . . G . .
//!  10 * . V @ R $ . # . B $ G . @ *
//!  11 @ $ . V . @ R ~ B . . @ . G .
//!  12 . V . . $ R * ~ $ B @ $ @ . G
//!  13 . @ V . @ R . ~ . @ B * V @ .
//!  14 R $ * @ . . @ ~ . . . G . . @
//!  15 . @ . . @ . G ~ $ . @ $ @ G *
//! ```

use tidetable_kernel::{Awaiting, Components, Determinize, Dice, Edition, Game, GameOptions, Seat, Viewer};
use tidetable_sea_dragons::{
    Action, Cell, Cells, Chance, Coral, Corals, Dragon, Event, Faces, Fleet, GameBox, HeadAt, Held, Mission,
    MissionId, Options, Pose, Refusal, SeaDragons, Shape, Ship, Size, View,
};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

pub(crate) fn cells(names: &str) -> Cells {
    names.split_whitespace().map(cell).collect()
}

pub(crate) fn fleet(letters: &str) -> Fleet {
    serde_json::from_value(letters.into()).expect("ships")
}

pub(crate) fn coral(name: &str) -> Coral {
    serde_json::from_value(name.into()).expect("a coral card")
}

pub(crate) fn corals(names: &str) -> Corals {
    names.split_whitespace().map(coral).collect()
}

pub(crate) fn mission(ships: &str, points: u8) -> Mission {
    Mission { ships: fleet(ships), points, coral: false }
}

pub(crate) fn coral_mission(ships: &str, points: u8) -> Mission {
    Mission { coral: true, ..mission(ships, points) }
}

/// The card, pose and head of a dragon that covers these cells.
pub(crate) fn lying(names: &str) -> (Shape, Pose, Cell) {
    let cells = cells(names);
    let head = cells.first().expect("a dragon covers cells");
    let poses = Shape::ALL.into_iter().flat_map(|shape| shape.poses().map(move |pose| (shape, pose)));
    let covers = |&(shape, pose): &(Shape, Pose)| {
        shape.outline(pose).and_then(|outline| outline.at(head)) == Some(cells)
    };
    let (shape, pose) = poses.into_iter().find(covers).expect("a dragon can lie so");
    (shape, pose, head)
}

/// Lays the chosen dragon onto these cells.
pub(crate) fn place(names: &str) -> Action {
    let (card, pose, head) = lying(names);
    Action::Place { card, head, pose, head_at: HeadAt::ANYWHERE }
}

pub(crate) fn complete(mission: Mission, ships: &str, cards: &str) -> Action {
    Action::Complete { mission, ships: fleet(ships), corals: corals(cards) }
}

pub(crate) fn keep(name: &str) -> Action {
    Action::Keep { coral: coral(name) }
}

/// The standard components with some text replaced.
pub(crate) fn edition(changes: &[(&str, &str)]) -> Edition<GameBox> {
    let change = |text: String, &(from, to): &(&str, &str)| {
        assert!(text.contains(from), "the edition has no {from}");
        text.replace(from, to)
    };
    Edition::load(&changes.iter().fold(GameBox::STANDARD.to_owned(), change)).expect("the edition is sound")
}

/// The standard components, but of small and large dragon cards there are just two each, of coral cards five
/// and of missions six: everything runs out.
pub(crate) fn scarce_edition() -> Edition<GameBox> {
    let few = [
        ("dragons = [", "{ shape = \"XXX\", copies = 2 },\n{ shape = \".X./XXX/.X.\", copies = 2 },\n"),
        ("missions = [", ""),
        (
            "corals = [",
            "{ card = \"any\", copies = 2, points = 1 },\n{ card = \"double-GV\", copies = 1, points = 2 },\n",
        ),
    ];
    let is_medium =
        |line: &str| Size::Medium.shapes().any(|shape| line.contains(&format!("\"{}\"", shape.drawing())));
    let keeps = |line: &str| match line.trim_start().split_once(" = ").map_or("", |(start, _)| start) {
        "{ shape" => is_medium(line),
        "{ ships" => line.contains("points = 2") || line.contains("points = 5 }"),
        "{ card" => line.contains("gold") && line.contains("copies"),
        _ => true,
    };
    let mut text = String::new();
    for line in GameBox::STANDARD.lines().filter(|line| keeps(line)) {
        let more = few.iter().find(|(start, _)| *start == line).map_or("", |(_, more)| more);
        text.push_str(&format!("{line}\n{more}"));
    }
    Edition::load(&text.replace("copies = 4, points = 4", "copies = 2, points = 4"))
        .expect("the edition is sound")
}

pub(crate) fn options(seats: u8) -> Options {
    Options { faces: Faces::A, ..Options::default() }.with_seats(seats)
}

/// The outcomes that may be drawn now.
pub(crate) fn chances(game: &SeaDragons) -> Vec<Chance> {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    chances.into_iter().map(|(chance, _)| chance).collect()
}

/// Makes every draw up to the first question: ships in turn, of everything else the first that is listed.
pub(crate) fn set_up(options: &Options) -> SeaDragons {
    let mut game = SeaDragons::new(options).expect("a table of this size");
    let mut ships = 0;
    while game.awaiting() == Awaiting::Chance {
        let listed = chances(&game);
        ships += usize::from(matches!(listed[0], Chance::Ship(_)));
        let nth = if matches!(listed[0], Chance::Ship(_)) { ships % listed.len() } else { 0 };
        game.resolve(&listed[nth], &mut ());
    }
    game
}

/// A position made to measure: the first seat's turn in the sea drawn above, changed as a test likes.
pub(crate) struct Scene {
    pub(crate) view: View,
}

impl Scene {
    pub(crate) fn new(seats: u8) -> Scene {
        Scene::with(&options(seats))
    }

    pub(crate) fn with(options: &Options) -> Scene {
        Scene { view: set_up(options).view(Viewer::Judge) }
    }

    pub(crate) fn coins(mut self, seat: Seat, coins: u16) -> Scene {
        self.view.table.stocks[seat].coins = coins;
        self
    }

    pub(crate) fn heads(mut self, heads: u8) -> Scene {
        self.view.table.stocks.iter_mut().for_each(|(_, stock)| stock.heads = heads);
        self
    }

    pub(crate) fn ships(mut self, seat: Seat, letters: &str) -> Scene {
        self.view.table.stocks[seat].ships = fleet(letters);
        self
    }

    pub(crate) fn corals(mut self, seat: Seat, names: &str) -> Scene {
        self.view.corals[seat] = Some(corals(names));
        self.view.table.stocks[seat].corals = corals(names).len();
        self
    }

    /// Unseen cards in a hand.
    pub(crate) fn hand(mut self, seat: Seat, cards: &[Shape]) -> Scene {
        let held = |card: Shape| Held { size: card.size(), open: false, card: Some(card) };
        self.view.hands[seat] = std::array::from_fn(|place| cards.get(place).copied().map(held));
        self
    }

    /// Cards in a hand that everybody has seen.
    pub(crate) fn open_hand(self, seat: Seat, cards: &[Shape]) -> Scene {
        let mut scene = self.hand(seat, cards);
        scene.view.hands[seat].iter_mut().flatten().for_each(|held| held.open = true);
        scene
    }

    /// Dragons of a seat, each as the cells it covers.
    pub(crate) fn dragons(mut self, seat: Seat, dragons: &[&str]) -> Scene {
        for names in dragons {
            let (card, pose, head) = lying(names);
            self.view.table.dragons.push(Dragon::new(seat, card, pose, head, HeadAt::ANYWHERE));
            self.view.table.bodies[seat] |= cells(names);
            self.view.table.sea.ships.0.iter_mut().for_each(|ships| *ships -= cells(names));
        }
        self
    }

    /// Another ship on a space.
    pub(crate) fn ship(mut self, name: &str, ship: Ship) -> Scene {
        self.view.table.sea.ships.0.iter_mut().for_each(|ships| *ships -= cells(name));
        self.view.table.sea.ships[ship] |= cells(name);
        self
    }

    pub(crate) fn whirlpools(mut self, names: &str) -> Scene {
        self.view.table.sea.features.whirlpools = cells(names);
        self
    }

    /// The missions in the row. If it is full, all others are in the pile, otherwise there are none.
    pub(crate) fn row(mut self, missions: &[Mission]) -> Scene {
        let ids: Vec<MissionId> = missions.iter().map(|&mission| self.id(mission)).collect();
        self.view.table.row = std::array::from_fn(|place| ids.get(place).copied());
        let all = 0..self.view.table.edition().missions.len();
        let ids = all.map(|number| serde_json::from_value::<MissionId>(number.into()).expect("a number"));
        let row = self.view.table.row;
        self.view.table.missions =
            ids.filter(|&id| !row.contains(&None) && !row.contains(&Some(id))).collect();
        self
    }

    /// Missions a seat has completed.
    pub(crate) fn completed(mut self, seat: Seat, missions: &[Mission]) -> Scene {
        self.view.table.stocks[seat].missions = missions.iter().map(|&mission| self.id(mission)).collect();
        self
    }

    fn id(&self, mission: Mission) -> MissionId {
        let place = self.view.table.edition().missions.iter().position(|&known| known == mission);
        serde_json::from_value(place.expect("the edition has this mission").into()).expect("a number")
    }

    pub(crate) fn market(mut self, size: Size, cards: [Option<Shape>; 2]) -> Scene {
        self.view.table.market[size] = cards;
        self
    }

    /// Puts all cards of a size that nobody holds and that do not lie open among the played ones.
    pub(crate) fn all_played(mut self, size: Size) -> Scene {
        let game = self.game_as_is();
        let table = game.table();
        let mut discards = serde_json::to_value(table.discards).expect("a deck");
        for shape in size.shapes() {
            let open = table.market[size].iter().filter(|&&card| card == Some(shape)).count();
            let held = self.view.hands.as_slice().iter().flatten().flatten();
            let held = held.filter(|held| held.card == Some(shape)).count();
            let left = usize::from(table.edition().dragons.count(shape)) - open - held;
            discards[format!("{shape:?}")] = left.into();
        }
        self.view.table.discards = serde_json::from_value(discards).expect("a deck");
        self
    }

    /// Cards under the coral pile, which the seat has put there.
    pub(crate) fn buried(mut self, seat: Seat, names: &str) -> Scene {
        let returned = |name| tidetable_sea_dragons::Returned { seat, coral: Some(coral(name)) };
        self.view.returned = names.split_whitespace().map(returned).collect();
        self
    }

    /// Takes coral cards out of the game, so that so many stay in the upper part of the pile.
    pub(crate) fn fresh_corals(mut self, names: &str) -> Scene {
        let mut spent = self.view.table.edition().corals;
        let kept = [corals(names)].into_iter().chain(self.view.corals.as_slice().iter().copied().flatten());
        let kept = kept.chain(
            self.view
                .returned
                .iter()
                .filter_map(|returned| returned.coral)
                .map(|card| [card].into_iter().collect()),
        );
        kept.for_each(|cards: Corals| spent = spent.without(cards));
        self.view.table.spent_corals = spent;
        self
    }

    fn game_as_is(&self) -> SeaDragons {
        SeaDragons::determinize(&self.view, &mut Dice::seeded(0))
    }

    /// The game, with the sizes of the piles set right.
    pub(crate) fn game(mut self) -> SeaDragons {
        let table = &mut self.view.table;
        for size in Size::ALL {
            let held = self
                .view
                .hands
                .as_slice()
                .iter()
                .flatten()
                .flatten()
                .filter(|held| held.size == size)
                .count();
            let open = table.market[size].iter().flatten().count();
            let total = table.edition().dragons.of_size(size) - table.discards.of_size(size);
            table.piles[size] = total - (held + open) as u8;
        }
        let held: u8 = table.stocks.as_slice().iter().map(|stock| stock.corals).sum();
        table.corals = table.edition().corals.len() - table.spent_corals.len() - held;
        self.game_as_is()
    }
}

/// Plays an answer that must be legal and tells what happened.
pub(crate) fn play(game: &mut SeaDragons, action: Action) -> Vec<Event> {
    let (seat, mut events) = (game.table().turn.seat, Vec::new());
    let verdict = game.check(seat, &action);
    assert_eq!(verdict, Ok(()), "{action:?}");
    assert!(legal(game).contains(&action), "{action:?} is accepted, but not offered");
    game.apply(seat, &action, &mut events);
    events
}

/// Makes a draw that must be possible and tells what happened.
pub(crate) fn draw(game: &mut SeaDragons, chance: Chance) -> Vec<Event> {
    let mut events = Vec::new();
    assert!(chances(game).contains(&chance), "{chance:?}");
    game.resolve(&chance, &mut events);
    events
}

/// Chooses the card for these cells and lays its dragon there.
pub(crate) fn lay(game: &mut SeaDragons, names: &str) -> Vec<Event> {
    let (card, ..) = lying(names);
    let mut events = play(game, Action::Play { card });
    events.extend(play(game, place(names)));
    events
}

/// Why whoever's turn it is may not answer so.
pub(crate) fn refusal(game: &SeaDragons, action: Action) -> Refusal {
    let refusal = game.check(game.table().turn.seat, &action).expect_err("a rule forbids it");
    assert!(!legal(game).contains(&action), "{action:?} is refused, but offered");
    refusal
}

/// All answers of whoever's turn it is.
pub(crate) fn legal(game: &SeaDragons) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(game.table().turn.seat, &mut actions);
    actions
}
