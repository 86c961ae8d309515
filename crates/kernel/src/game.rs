//! The contract between a game's rules and everything that plays it.

use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Awaiting, Dice, EventSink, GameOptions, OptionsError, Refusal, Seat, Speak, Standings, View, Viewer,
};

/// Everything that crosses a wire or lands in a record.
pub trait Data: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Data for T {}

/// A position of one game. The implementing type *is* the full state: everything that decides the
/// future, except draws that have not happened.
///
/// # Invariants, checked for every game by the crate `laws`
///
/// * While `awaiting` names seats, `legal_actions` of each is not empty and lists each action once, in an
///   order that depends on the state only.
/// * `check(seat, a).is_ok()` exactly when `legal_actions(seat)` holds `a`.
/// * The legal actions of a seat depend on nothing that the seat's own view hides.
/// * `apply` and `resolve` are pure functions of the state and their argument.
/// * Answers awaited together commute.
/// * A question with one answer is asked only if the public view leaves open that there are others.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Stable identifier used in records and addresses: `south-seas`.
    const ID: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES: u32;
    /// The smallest and the largest table.
    const SEATS: RangeInclusive<u8>;

    /// How a game is set up.
    type Options: GameOptions;
    /// What a seat answers; at most sixteen bytes.
    type Action: Data + Copy + Hash + Speak;
    /// What is drawn.
    type Chance: Data + Copy + Hash;
    /// What has happened.
    type Event: Data + Speak;
    /// What a viewer may know.
    type View: View;
    /// Why an action is refused.
    type Refusal: Refusal;

    /// The position before the first draw or question.
    fn new(options: &Self::Options) -> Result<Self, OptionsError>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Whom the game waits for.
    fn awaiting(&self) -> Awaiting;

    /// Appends the legal actions of an awaited seat; the caller clears and reuses the buffer.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether an awaited seat may answer so, and if not, which rule forbids it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Plays an answer that `check` accepts. Anything else is a bug in the caller: it may panic or leave
    /// an unspecified state.
    fn apply(&mut self, seat: Seat, action: &Self::Action, events: &mut impl EventSink<Self::Event>);

    /// Appends what may be drawn now, each outcome once, with its weight.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Makes one of the outcomes listed by `chances` come true.
    fn resolve(&mut self, chance: &Self::Chance, events: &mut impl EventSink<Self::Event>);

    /// Points and places; final once nobody is awaited, before that as if the game stopped here. It sees
    /// hidden things: it is not for the eyes of a player before the end.
    fn standings(&self) -> Standings;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as the viewer may learn it; nothing if not at all.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event uncovers something, so that nothing before it may be taken back.
    fn uncovers(_event: &Self::Event) -> bool {
        false
    }

    /// A random legal action of an awaited seat. Games override it where they can pick without listing
    /// everything; every legal action must stay possible.
    fn sample_action(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.legal_actions(seat, scratch);
        dice.pick(scratch)
    }

    /// A random draw according to the weights. Games override it where they can draw without listing
    /// everything.
    fn sample_chance(&self, dice: &mut Dice, scratch: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        scratch.clear();
        self.chances(scratch);
        dice.pick_weighted(scratch)
    }
}

/// A game whose hidden part can be imagined from what one viewer sees.
pub trait Determinize: Game {
    /// A full state that looks like `view`, with the unseen parts drawn at random. It takes the view, not
    /// the state: whoever imagines cannot peek. The view may be any seat's or the public's.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;
}

/// A game that can count its pieces.
pub trait Census: Game {
    /// How many pieces of each kind there are, wherever they lie: on the board, in hands, in piles, out
    /// of the game. No step changes it.
    fn census(&self) -> Vec<(&'static str, u32)>;
}
