//! Positions put together piece by piece, and answers written in few characters.

use serde_json::{from_str, to_string};
use tidetable_kernel::{Awaiting, Components, Determinize, Dice, Edition, Game, PerSeat, Seat, Viewer};
use tidetable_mermaid_rain::{
    Action, Card, Cards, Chance, Event, Hex, Laid, List, MermaidRain, Ocean, Options, Phase, Refusal, Tile,
    Tiles, Treasure, Treasures, View,
};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) fn options(seats: u8) -> Options {
    Options { seats, ..Options::default() }
}

/// The standard components with some text replaced.
pub(crate) fn edition(changes: &[(&str, &str)]) -> Edition<Ocean> {
    let change = |text: String, &(from, to): &(&str, &str)| {
        assert!(text.contains(from), "the edition has no {from}");
        text.replacen(from, to, 1)
    };
    Edition::load(&changes.iter().fold(Ocean::STANDARD.to_owned(), change)).expect("the edition is sound")
}

pub(crate) fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

/// Cards by their first letters: `DDG`.
pub(crate) fn cards(letters: &str) -> Cards {
    let card = |letter| Card::ALL.into_iter().find(|card| card.letter() == letter).expect("D, G or T");
    letters.chars().map(card).collect()
}

/// Tokens by number: dragon scales, pearls, crystals, corals, shells.
pub(crate) fn tokens(counts: [u8; 5]) -> Treasures {
    Treasures::new(counts)
}

pub(crate) fn lay(letters: &str) -> Action {
    Action::Lay { cards: cards(letters) }
}

pub(crate) fn swim(to: &str, pay: &str) -> Action {
    Action::Move { to: hex(to), pay: cards(pay) }
}

pub(crate) fn warp(to: &str) -> Action {
    Action::Warp { to: hex(to) }
}

pub(crate) fn put(name: &str, at: &str, turn: u8) -> Action {
    Action::Place { tile: tile(name), at: hex(at), turn }
}

/// The first seat deals, and of all that is drawn the first outcome comes.
pub(crate) fn opening(options: Options) -> MermaidRain {
    let mut game = MermaidRain::new(&options).expect("a table of this size");
    draw_first(&mut game);
    game
}

/// Lets the first outcome of every draw come until a seat is asked.
pub(crate) fn draw_first(game: &mut MermaidRain) {
    let mut chances = Vec::new();
    while game.awaiting() == Awaiting::Chance {
        chances.clear();
        game.chances(&mut chances);
        game.resolve(&chances[0].0, &mut ());
    }
}

/// What may be drawn now.
pub(crate) fn chances(game: &MermaidRain) -> Vec<(Chance, u32)> {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    chances
}

/// Lets an outcome come that is possible.
pub(crate) fn draw(game: &mut MermaidRain, chance: Chance) -> Vec<Event> {
    assert!(chances(game).iter().any(|(outcome, _)| *outcome == chance), "{chance:?} cannot be drawn");
    let mut events = Vec::new();
    game.resolve(&chance, &mut events);
    events
}

pub(crate) fn play(game: &mut MermaidRain, seat: Seat, action: Action) -> Vec<Event> {
    assert_eq!(game.check(seat, &action), Ok(()), "{action:?}");
    let mut events = Vec::new();
    game.apply(seat, &action, &mut events);
    events
}

pub(crate) fn refusal(game: &MermaidRain, seat: Seat, action: Action) -> Refusal {
    game.check(seat, &action).expect_err("the answer is not allowed")
}

pub(crate) fn answers(game: &MermaidRain, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

pub(crate) fn seen(game: &MermaidRain, viewer: Viewer) -> View {
    game.view(viewer)
}

pub(crate) fn judge(game: &MermaidRain) -> View {
    game.view(Viewer::Judge)
}

pub(crate) fn hand(game: &MermaidRain, seat: Seat) -> Cards {
    judge(game).hands[seat].expect("a judge sees all")
}

/// A position in the making.
pub(crate) struct Scene {
    view: View,
    laid: Vec<Laid>,
}

/// Everybody is about to open a meld in the first round; the first seat deals and everybody holds `DDDGGTT`.
pub(crate) fn scene(options: Options) -> Scene {
    let mut view = judge(&opening(options));
    view.hands = PerSeat::from_fn(options.seats, |_| Some(cards("DDDGGTT")));
    Scene { view, laid: Vec::new() }
}

/// The first seat is about to move, then the second and so on. Everybody laid an Octopus, is on a start space,
/// has nothing to place and holds no card.
pub(crate) fn ride(options: Options) -> Scene {
    let mut scene = scene(options).melds(&["DG"; 6]).phase(Phase::Ride { warp: false });
    let table = &mut scene.view.table;
    table.tile_discards = std::mem::replace(&mut table.offer, Tiles::NONE);
    let starts: Vec<Hex> = table.chart().starts().collect();
    table.mermaids = PerSeat::from_fn(options.seats, |seat| Some(starts[seat.index()]));
    scene.view.hands = PerSeat::from_fn(options.seats, |_| Some(Cards::NONE));
    scene
}

impl Scene {
    pub(crate) fn phase(mut self, phase: Phase) -> Scene {
        self.view.table.phase = phase;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Scene {
        self.view.table.round = round;
        self
    }

    pub(crate) fn prince(mut self, seat: Seat) -> Scene {
        self.view.table.prince = seat;
        self
    }

    /// Which seat of the order is on turn.
    pub(crate) fn turn(mut self, turn: u8) -> Scene {
        self.view.table.turn = turn;
        self
    }

    pub(crate) fn order(mut self, order: &[Seat]) -> Scene {
        self.view.table.order = PerSeat::from_fn(self.view.table.seats(), |seat| order[seat.index()]);
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, letters: &str) -> Scene {
        self.view.hands[seat] = Some(cards(letters));
        self
    }

    pub(crate) fn melds(mut self, melds: &[&str]) -> Scene {
        self.view.table.melds = PerSeat::from_fn(self.view.table.seats(), |seat| cards(melds[seat.index()]));
        self
    }

    pub(crate) fn meld(mut self, seat: Seat, letters: &str) -> Scene {
        self.view.table.melds[seat] = cards(letters);
        self
    }

    pub(crate) fn at(mut self, seat: Seat, name: &str) -> Scene {
        self.view.table.mermaids[seat] = Some(hex(name));
        self
    }

    pub(crate) fn nowhere(mut self, seat: Seat) -> Scene {
        self.view.table.mermaids[seat] = None;
        self
    }

    fn take_tile(&mut self, tile: Tile) {
        let table = &mut self.view.table;
        if table.piles.of(tile) > 0 { table.piles.take(tile) } else { table.tile_discards.take(tile) }
    }

    /// A tile lies in the ocean.
    pub(crate) fn laid(mut self, name: &str, at: &str, turn: u8) -> Scene {
        self.take_tile(tile(name));
        self.laid.push(Laid { tile: tile(name), at: hex(at), turn });
        self
    }

    /// A seat has a tile to place.
    pub(crate) fn holds(mut self, seat: Seat, name: &str) -> Scene {
        self.take_tile(tile(name));
        self.view.table.held[seat].push(tile(name));
        self
    }

    /// Exactly these tiles are on offer.
    pub(crate) fn offer(mut self, names: &[&str]) -> Scene {
        let old = std::mem::replace(&mut self.view.table.offer, Tiles::NONE);
        self.view.table.piles.absorb(&old);
        for name in names {
            self.take_tile(tile(name));
            self.view.table.offer.add(tile(name));
        }
        self
    }

    /// Every tile of that shape in the pile is among the discards instead.
    pub(crate) fn pile_used_up(mut self, name: &str) -> Scene {
        let shaped = self.view.table.piles.split_off(tile(name).shape());
        self.view.table.tile_discards.absorb(&shaped);
        self
    }

    /// Face-up tokens on a space, dragon scales first.
    pub(crate) fn face_up(mut self, name: &str, counts: [u8; 5]) -> Scene {
        let space = self.view.table.space(hex(name)).expect("a space");
        self.view.table.face_up.as_mut_slice()[space] = tokens(counts);
        self
    }

    /// No token lies face up anywhere.
    pub(crate) fn bare(mut self) -> Scene {
        self.view.table.face_up.as_mut_slice().fill(Treasures::NONE);
        self
    }

    fn hidden_index(&self, name: &str, nth: usize) -> usize {
        let table = &self.view.table;
        table.setup().down_on(table.space(hex(name)).expect("a space")).start + nth
    }

    /// A face-down token that some have looked at.
    pub(crate) fn looked_at(mut self, name: &str, nth: usize, token: Treasure, by: &[Seat]) -> Scene {
        let index = self.hidden_index(name, nth);
        self.view.table.face_down.as_mut_slice()[index].seen_by = by.iter().copied().collect();
        self.view.tokens.as_mut_slice()[index] = Some(token);
        self
    }

    /// A face-down token that somebody has taken.
    pub(crate) fn took_hidden(self, seat: Seat, name: &str, token: Treasure) -> Scene {
        let mut scene = self.looked_at(name, 0, token, &[seat]);
        let index = scene.hidden_index(name, 0);
        scene.view.table.face_down.as_mut_slice()[index].taken_by = Some(seat);
        scene
    }

    pub(crate) fn won(mut self, seat: Seat, counts: [u8; 5]) -> Scene {
        self.view.table.won[seat] = tokens(counts);
        self
    }

    pub(crate) fn points(mut self, points: &[i16]) -> Scene {
        self.view.table.points = PerSeat::from_fn(self.view.table.seats(), |seat| points[seat.index()]);
        self
    }

    /// All cards that are neither in a hand nor laid are discarded, but for so many.
    pub(crate) fn deck(mut self, letters: &str) -> Scene {
        let table = &mut self.view.table;
        let held: Cards = self.view.hands.as_slice().iter().flatten().copied().sum();
        let melds: Cards = table.melds.as_slice().iter().copied().sum();
        table.discards = table.options.edition.cards - held - melds - cards(letters);
        self
    }

    /// The game in this position; one that cannot exist fails the test.
    pub(crate) fn game(mut self) -> MermaidRain {
        let table = &mut self.view.table;
        let melds: Cards = table.melds.as_slice().iter().copied().sum();
        if table.phase != Phase::Meld {
            table.discards += melds;
        }
        table.hands = self.view.hands.map(|_, hand| hand.expect("a judge sees all").count());
        let unseen = table.options.edition.cards - table.cards_in_sight();
        table.deck = unseen.count() - table.hands.as_slice().iter().sum::<u8>();
        let known = self.view.tokens.iter().filter_map(|&token| token).collect();
        let sight: Treasures = table.tokens_in_sight() + known;
        let unknown = self.view.tokens.iter().filter(|token| token.is_none()).count() as u8;
        table.pool = table.options.edition.tokens.count() - sight.count() - unknown;
        let mut value = serde_json::to_value(&self.view).expect("views are JSON");
        value["tiles"] = serde_json::to_value(&self.laid).expect("tiles are JSON");
        let view: View = from_str(&to_string(&value).expect("values are JSON"))
            .unwrap_or_else(|error| panic!("{error}\n{value}"));
        MermaidRain::determinize(&view, &mut Dice::seeded(0))
    }
}

/// A random game played until `stop` says so, or to its end.
pub(crate) fn random_game(options: Options, seed: u64, mut each: impl FnMut(&MermaidRain)) -> MermaidRain {
    let mut game = MermaidRain::new(&options).expect("a table of this size");
    let mut dice = Dice::seeded(seed);
    loop {
        each(&game);
        match game.awaiting() {
            Awaiting::Nobody => return game,
            Awaiting::Chance => {
                let chance = game.sample_chance(&mut dice, &mut Vec::new());
                game.resolve(&chance, &mut ());
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                let action = game.sample_action(seat, &mut dice, &mut Vec::new());
                game.apply(seat, &action, &mut ());
            }
        }
    }
}

/// The tiles of a list as text.
pub(crate) fn names<const N: usize>(list: &List<Tile, N>) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}
