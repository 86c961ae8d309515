//! All legal answers to the question at hand, as sets: listed, counted or picked from as needed.

use crate::{
    action::Action,
    cell::{Cell, CellSet},
    diver::{Divers, MOST_VALUE, Value},
    edge::Edges,
    rules::{divers, pontoons, powers, reinforcement},
    state::Perladora,
    table::Phase,
};

/// All legal answers to the question at hand.
pub(crate) struct Answers {
    values: Values,
    dives: CellSet,
    pontoons: Edges,
    reinforcements: CellSet,
    power: PowerAnswers,
    last: Option<Action>,
}

/// What a seat can do with a power token.
pub(crate) enum PowerAnswers {
    Nothing,
    Look(CellSet),
    Surface(CellSet),
    Pontoon(Edges),
    Necklace(CellSet),
}

impl Answers {
    /// The answers of the seat whose turn it is.
    #[inline]
    pub(crate) fn of(game: &Perladora) -> Answers {
        let (table, seat) = (&game.table, game.table.turn);
        if table.phase == Phase::SecondPontoon {
            return Answers { pontoons: pontoons::list(table), ..Answers::only(Action::Stop) };
        }
        let turn = table.phase == Phase::Turn;
        Answers {
            values: Values::of(&game.hands[seat]),
            dives: divers::list(table, seat),
            pontoons: pontoons::list(table),
            reinforcements: reinforcement::list(table, seat),
            power: if turn { powers::list(table, seat) } else { PowerAnswers::Nothing },
            last: turn.then_some(Action::Pass),
        }
    }

    fn only(action: Action) -> Answers {
        Answers {
            values: Values::NONE,
            dives: CellSet::NONE,
            pontoons: Edges::NONE,
            reinforcements: CellSet::NONE,
            power: PowerAnswers::Nothing,
            last: Some(action),
        }
    }

    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let power = match self.power {
            PowerAnswers::Nothing => 0,
            PowerAnswers::Look(cells) | PowerAnswers::Necklace(cells) => cells.len(),
            PowerAnswers::Surface(cells) => cells.len() * self.values.count,
            PowerAnswers::Pontoon(edges) => edges.len(),
        };
        let actions = self.dives.len() * self.values.count + self.pontoons.len() + self.reinforcements.len();
        actions + power + u32::from(self.last.is_some())
    }

    /// Appends them.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        self.values.list(self.dives, out, |cell, value| Action::Dive { cell, value });
        out.extend(self.pontoons.iter().map(|edge| Action::Pontoon { edge }));
        out.extend(self.reinforcements.iter().map(|cell| Action::Reinforce { cell }));
        match self.power {
            PowerAnswers::Nothing => (),
            PowerAnswers::Look(cells) => out.extend(cells.iter().map(|cell| Action::Look { cell })),
            PowerAnswers::Surface(cells) => {
                self.values.list(cells, out, |cell, value| Action::Surface { cell, value });
            }
            PowerAnswers::Pontoon(edges) => {
                out.extend(edges.iter().map(|edge| Action::ExtraPontoon { edge }));
            }
            PowerAnswers::Necklace(cells) => out.extend(cells.iter().map(|cell| Action::Necklace { cell })),
        }
        out.extend(self.last);
    }

    /// The answer that has `rank` answers before it in the list; there must be one.
    #[inline]
    pub(crate) fn nth(&self, mut rank: u32) -> Action {
        let dives = self.dives.len() * self.values.count;
        if rank < dives {
            let (cell, value) = self.values.nth(self.dives, rank);
            return Action::Dive { cell, value };
        }
        rank -= dives;
        if rank < self.pontoons.len() {
            return Action::Pontoon { edge: self.pontoons.nth(rank) };
        }
        rank -= self.pontoons.len();
        if rank < self.reinforcements.len() {
            return Action::Reinforce { cell: self.reinforcements.nth(rank) };
        }
        rank -= self.reinforcements.len();
        match self.power {
            PowerAnswers::Look(cells) if rank < cells.len() => Action::Look { cell: cells.nth(rank) },
            PowerAnswers::Surface(cells) if rank < cells.len() * self.values.count => {
                let (cell, value) = self.values.nth(cells, rank);
                Action::Surface { cell, value }
            }
            PowerAnswers::Pontoon(edges) if rank < edges.len() => {
                Action::ExtraPontoon { edge: edges.nth(rank) }
            }
            PowerAnswers::Necklace(cells) if rank < cells.len() => Action::Necklace { cell: cells.nth(rank) },
            _ => self.last.expect("the rank is below the count"),
        }
    }

    /// The only answer, if everybody can see that there is no other. What a diver is worth is hidden, so
    /// even the only dive is asked for.
    pub(crate) fn forced(&self) -> Option<Action> {
        (self.dives.is_empty() && self.count() == 1).then(|| self.nth(0))
    }
}

/// The different values behind a screen.
struct Values {
    count: u32,
    items: [Value; MOST_VALUE as usize],
}

impl Values {
    const NONE: Values = Values { count: 0, items: [Value::ONE; MOST_VALUE as usize] };

    #[inline]
    fn of(hand: &Divers) -> Values {
        let mut values = Values::NONE;
        for value in Value::all() {
            values.items[values.count as usize] = value;
            values.count += u32::from(hand.of(value) > 0);
        }
        values
    }

    #[inline]
    fn list(&self, cells: CellSet, out: &mut Vec<Action>, action: impl Fn(Cell, Value) -> Action) {
        let values = &self.items[..self.count as usize];
        for cell in cells.iter() {
            out.extend(values.iter().map(|&value| action(cell, value)));
        }
    }

    #[inline]
    fn nth(&self, cells: CellSet, rank: u32) -> (Cell, Value) {
        (cells.nth(rank / self.count), self.items[(rank % self.count) as usize])
    }
}
