//! The games' boards: one module each, with its drawing and what a click on it means, and nothing else.
//!
//! A new board implements [`Board`] and gets a line in [`FACES`]. It reads a [`Scene`]: the view, the legal answers
//! and what has just happened, all in its game's own types; it gives answers back by [`Scene::wish`]. Everything
//! else (prompt, answer list, log, players, confirmation, undo, pacing, sessions) is shared.

mod desk;
mod mermaid_rain;
mod perladora;
mod scene;
mod sea_dragons;
mod south_seas;

use std::sync::Arc;

use leptos::prelude::*;
use tidetable_kernel::{Game, Seat};

use crate::session::Session;
pub(crate) use desk::Desk;
pub(crate) use scene::Scene;

/// The board of a game.
pub(crate) trait Board: Copy + Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// A board that shows what the scene shows.
    fn new(scene: Scene<Self::Game>) -> Self;

    /// The board itself.
    fn board(self) -> AnyView;

    /// What the person has in hand, and answers that have no place on the board.
    fn hand(self) -> AnyView;

    /// What everybody may know about a seat.
    fn panel(self, seat: Seat) -> AnyView;

    /// What a pointer rests on, in a short line.
    fn caption(self) -> Signal<String>;

    /// Where the points of a finished game come from.
    fn finale(self) -> AnyView;

    /// Positions on which sections of the rules can be tried.
    const EXAMPLES: &'static [Example];
}

/// A position on which a section of the rules can be tried.
pub(crate) struct Example {
    /// The section it stands under.
    pub(crate) section: &'static str,
    /// What is to be tried, as a key of the dictionaries.
    pub(crate) caption: &'static str,
    /// Who plays.
    pub(crate) names: &'static [&'static str],
    /// The game's options.
    pub(crate) options: &'static str,
    /// What the draws follow from.
    pub(crate) seed: u64,
    /// The answers given so far, whoever is asked.
    pub(crate) answers: &'static [&'static str],
}

/// A view that is made anew whenever it is needed.
type Maker<A> = Arc<dyn Fn(A) -> AnyView + Send + Sync>;

/// A board with its types forgotten, ready to be put on a page.
#[derive(Clone)]
pub(crate) struct Stage {
    pub(crate) desk: Desk,
    pub(crate) board: Maker<()>,
    pub(crate) hand: Maker<()>,
    pub(crate) panel: Maker<Seat>,
    pub(crate) finale: Maker<()>,
    pub(crate) caption: Signal<String>,
}

/// A game that has a board.
pub(crate) struct Face {
    /// The game.
    pub(crate) id: &'static str,
    /// Sets the board up for a session.
    pub(crate) open: fn(Session) -> Stage,
    /// Positions on which sections of the rules can be tried.
    pub(crate) examples: &'static [Example],
}

/// Every board.
const FACES: &[Face] = &[
    face_of::<perladora::LagoonBoard>(),
    face_of::<south_seas::SeasBoard>(),
    face_of::<sea_dragons::SeaBoard>(),
    face_of::<mermaid_rain::OceanBoard>(),
];

/// The board of a game, if it has one.
pub(crate) fn face(game: &str) -> Option<&'static Face> {
    FACES.iter().find(|face| face.id == game)
}

/// The four games of this house, in the order to show them; a game without a board is still to come.
pub(crate) const HOUSE: [&str; 4] = ["perladora", "south-seas", "sea-dragons", "mermaid-rain"];

const fn face_of<B: Board>() -> Face {
    Face { id: <B::Game as Game>::ID, open: open::<B>, examples: B::EXAMPLES }
}

fn open<B: Board>(session: Session) -> Stage {
    let scene = Scene::<B::Game>::new(session);
    let board = B::new(scene);
    Stage {
        desk: scene.desk,
        board: Arc::new(move |()| board.board()),
        hand: Arc::new(move |()| board.hand()),
        panel: Arc::new(move |seat| board.panel(seat)),
        finale: Arc::new(move |()| board.finale()),
        caption: board.caption(),
    }
}
