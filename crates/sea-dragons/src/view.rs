//! What one viewer may know, and worlds imagined from it.

use serde::{Deserialize, Serialize};
use tidetable_kernel::{Awaiting, Determinize, Dice, PerSeat, Phrase, Seat, Viewer};

use crate::{
    Coral, Corals, Deck, Realm, Shape, Size,
    event::Score,
    rules::{reach::Reach, scoring},
    sketch, speech,
    state::{Buried, Hand, HandCard, SeaDragons},
    table::{HAND, Phase, Presence, Table},
};

/// A dragon card in a hand, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Its size: the back shows it.
    pub size: Size,
    /// Whether everybody knows the card, because it was taken from the market.
    pub open: bool,
    /// The card, if the viewer knows it.
    pub card: Option<Shape>,
}

/// A coral card under the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    /// Who put it there.
    pub seat: Seat,
    /// The card, if the viewer has put it there.
    pub coral: Option<Coral>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Through whose eyes this is.
    pub viewer: Viewer,
    /// All that everybody can see.
    pub table: Table,
    /// The dragon cards of each seat.
    pub hands: PerSeat<[Option<Held>; HAND]>,
    /// The card chosen by whoever's turn it is, if the viewer may see it.
    pub chosen: Option<Shape>,
    /// The coral cards of each seat, if the viewer may see them; at the end everybody may.
    pub corals: PerSeat<Option<Corals>>,
    /// The coral cards somebody is looking at, if the viewer may see them.
    pub offered: Option<Corals>,
    /// The cards that were put under the coral pile, from top to bottom. A card is remembered while it lies
    /// there; once somebody else has picked it up, nobody can be sure where it went.
    pub returned: Vec<Returned>,
}

impl View {
    /// What `viewer` may know of a game.
    pub(crate) fn of(game: &SeaDragons, viewer: Viewer) -> View {
        let table = game.table;
        let (sees_turn, over) = (viewer.sees(table.turn.seat), table.phase == Phase::Over);
        let held = |seat: Seat, held: HandCard| Held {
            size: held.card.size(),
            open: held.open,
            card: Some(held.card).filter(|_| held.open || viewer.sees(seat)),
        };
        let returned = |&Buried { seat, coral }: &Buried| Returned {
            seat,
            coral: Some(coral).filter(|_| viewer.sees(seat)),
        };
        View {
            viewer,
            table,
            hands: game.hands.map(|seat, hand| hand.map(|card| card.map(|card| held(seat, card)))),
            chosen: game.chosen.filter(|_| sees_turn),
            corals: game.corals.map(|seat, &corals| (over || viewer.sees(seat)).then_some(corals)),
            offered: sees_turn.then_some(game.offered),
            returned: game.buried.iter().map(returned).collect(),
        }
    }

    /// RULES §10.4: how strong everybody is in a realm, as far as the viewer knows of hidden dragons.
    pub fn presence(&self, realm: Realm) -> PerSeat<Presence> {
        scoring::full_presence(&self.table, &self.known_corals(), realm)
    }

    /// RULES §10.4 to §10.6: what everybody would get for a realm if the game ended now, as far as the viewer
    /// knows of hidden dragons.
    pub fn majority(&self, realm: Realm) -> PerSeat<u16> {
        scoring::realm_points(&self.table, &self.known_corals(), realm)
    }

    fn known_corals(&self) -> PerSeat<Corals> {
        self.corals.map(|_, corals| corals.unwrap_or_default())
    }

    /// Everybody's points taken apart, once the game is over.
    pub fn scores(&self) -> Option<PerSeat<Score>> {
        (self.table.phase == Phase::Over).then(|| scoring::scores(&self.table, &self.known_corals()))
    }
}

impl tidetable_kernel::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaiting(&self) -> Awaiting {
        self.table.awaiting()
    }

    fn question(&self, seat: Seat) -> Phrase {
        speech::question(self, seat)
    }

    fn sketch(&self) -> String {
        sketch::draw(self)
    }
}

impl Determinize for SeaDragons {
    fn determinize(view: &View, dice: &mut Dice) -> SeaDragons {
        let mut pile = unseen_cards(view);
        let mut hands =
            view.hands.map(|_, hand| hand.map(|held| held.map(|held| imagine_card(held, &mut pile, dice))));
        let chosen = match view.table.phase {
            Phase::Place => view.chosen.or_else(|| Some(imagine_choice(view, &mut hands, &mut pile, dice))),
            _ => None,
        };
        let mut fresh = unseen_corals(view);
        let stocks = &view.table.stocks;
        let corals = view.corals.map(|seat, corals| {
            corals.unwrap_or_else(|| imagine_corals(stocks[seat].corals, &mut fresh, dice))
        });
        let offered = view.table.turn.offered;
        let offered = view.offered.unwrap_or_else(|| imagine_corals(offered, &mut fresh, dice));
        let buried = view.returned.iter().map(|&Returned { seat, coral }| Buried {
            seat,
            coral: coral.unwrap_or_else(|| draw_coral(&mut fresh, dice)),
        });
        let buried = buried.collect();
        SeaDragons { table: view.table, pile, hands, chosen, corals, offered, fresh, buried }
    }
}

/// The dragon cards the viewer has not seen: in the piles and in other hands.
fn unseen_cards(view: &View) -> Deck {
    let mut unseen = view.table.edition().dragons;
    unseen.remove_all(&view.table.discards);
    view.table.market.0.iter().flatten().flatten().for_each(|&card| unseen.remove(card));
    let held = view.hands.as_slice().iter().flatten().flatten();
    held.filter_map(|held| held.card).for_each(|card| unseen.remove(card));
    unseen
}

fn imagine_card(held: Held, unseen: &mut Deck, dice: &mut Dice) -> HandCard {
    let card = held.card.unwrap_or_else(|| {
        let nth = dice.below(u32::from(unseen.of_size(held.size)));
        let card = unseen.nth(held.size, nth).expect("hidden cards are among the unseen ones");
        unseen.remove(card);
        card
    });
    HandCard { card, open: held.open }
}

/// The card chosen in secret: one that has a place. If no imagined card has one, a hidden card is imagined
/// anew, for whoever chose must hold such a card.
fn imagine_choice(view: &View, hands: &mut PerSeat<Hand>, unseen: &mut Deck, dice: &mut Dice) -> Shape {
    let seat = view.table.turn.seat;
    let reach = Reach::of(&view.table, seat);
    let hand = &mut hands[seat];
    let playable: Vec<Shape> =
        hand.iter().flatten().map(|held| held.card).filter(|&card| reach.any(card)).collect();
    if !playable.is_empty() {
        return dice.pick(&playable);
    }
    let possible = |held: &HandCard| {
        let shapes = unseen.iter(held.card.size());
        shapes
            .filter(|&(shape, _)| reach.any(shape))
            .map(|(shape, count)| (shape, u32::from(count)))
            .collect()
    };
    for held in hand.iter_mut().flatten().filter(|held| !held.open) {
        let shapes: Vec<(Shape, u32)> = possible(held);
        if !shapes.is_empty() {
            unseen.add(held.card);
            held.card = dice.pick_weighted(&shapes);
            unseen.remove(held.card);
            return held.card;
        }
    }
    unreachable!("a card was chosen, so there is one with a place")
}

/// The coral cards the viewer has not seen.
fn unseen_corals(view: &View) -> Corals {
    let table = &view.table;
    let hands = view.corals.as_slice().iter().copied().flatten();
    let returned = view.returned.iter().filter_map(|returned| returned.coral).collect();
    let seen =
        hands.chain(view.offered).chain([table.spent_corals, returned]).fold(Corals::NONE, Corals::and);
    table.edition().corals.without(seen)
}

fn imagine_corals(count: u8, unseen: &mut Corals, dice: &mut Dice) -> Corals {
    (0..count).map(|_| draw_coral(unseen, dice)).collect()
}

fn draw_coral(unseen: &mut Corals, dice: &mut Dice) -> Coral {
    let coral =
        unseen.nth(dice.below(u32::from(unseen.len()))).expect("hidden cards are among the unseen ones");
    *unseen = unseen.less(coral);
    coral
}
