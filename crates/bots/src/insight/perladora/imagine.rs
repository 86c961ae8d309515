//! Imagined worlds of Perladöra: where seats have sent their strong divers, as far as it shows.

use tidetable_kernel::{Determinize, Dice, Seat, Viewer};
use tidetable_perladora::{Cell, CellSet, Divers, Edges, MOST_VALUE, Perladora, Value, View, board::spread};

/// A place where a diver may be.
#[derive(Clone, Copy)]
enum Place {
    Screen,
    /// On a cell, and how many pearls lie next to it: none, few or many.
    Cell(Cell, usize),
}

/// How much more often than by chance divers worth two to five are behind the screen, and on cells with no, few and
/// many pearls next to them, in hundredths. Strong divers go early, and to the pearls. Counted in games of guided
/// search (`cargo run --release -p tidetable-bots --example placements -- 80 300`) that thought every place as likely;
/// one that goes by these numbers plays much the same (five: 18, 167, 171, 257).
const LIKED: [[u32; 4]; MOST_VALUE as usize - 1] =
    [[46, 178, 177, 150], [25, 156, 177, 220], [23, 135, 174, 237], [20, 111, 154, 277]];

/// From this number on pearls are many.
const MANY_PEARLS: u32 = 6;

/// A world that looks like the view: strong divers are dealt first, each to a place it likes.
pub(super) fn imagine(view: &View, dice: &mut Dice) -> Perladora {
    let mut whole = View { viewer: Viewer::Judge, ..*view };
    for seat in Seat::all(view.table.seats()) {
        deal(view, seat, &mut whole, dice);
    }
    // Nothing is hidden any more, so there is only one such world.
    Perladora::determinize(&whole, dice)
}

/// Deals what the viewer cannot place of a seat's divers.
fn deal(view: &View, seat: Seat, whole: &mut View, dice: &mut Dice) {
    let (table, divers) = (&view.table, view.table.divers[seat]);
    let mut unseen = table.edition().divers(table.seats());
    let known = view.values.within(divers);
    let known = known.iter().filter_map(|(_, number)| Value::new(number));
    let held = view.hands[seat].into_iter().flat_map(Divers::into_values);
    known.chain(held).for_each(|value| {
        unseen.take(value);
    });
    let mut places = [Place::Screen; CellSet::ALL.len() as usize];
    for (place, cell) in places.iter_mut().zip(divers.minus(view.values.cells()).iter()) {
        *place = Place::Cell(cell, pearls_beside(view, cell));
    }
    let mut places = &mut places[..unseen.count() as usize];
    let mut hand = view.hands[seat].unwrap_or_default();
    let mut put = |place, value: Value| match place {
        Place::Screen => hand.put(value),
        Place::Cell(cell, _) => whole.values.set(cell, value.get()),
    };
    for (number, liked) in (2..=MOST_VALUE).zip(&LIKED).rev() {
        let value = Value::new(number).expect("values run from one to five");
        for _ in 0..unseen.of(value) {
            let chosen = choose(places, liked, dice);
            put(places[chosen], value);
            let last = places.len() - 1;
            places.swap(chosen, last);
            places = &mut places[..last];
        }
    }
    places.iter().for_each(|&place| put(place, Value::ONE));
    whole.hands[seat] = Some(hand);
}

/// None, few or many, as a number from zero to two.
fn pearls_beside(view: &View, cell: Cell) -> usize {
    match view.table.pearls.sum(spread(Edges::ALL, CellSet::only(cell))) {
        0 => 0,
        pearls if pearls < MANY_PEARLS => 1,
        _ => 2,
    }
}

/// The index of a place, each as likely as it is liked.
fn choose(places: &[Place], liked: &[u32; 4], dice: &mut Dice) -> usize {
    let weight = |place: &Place| match *place {
        Place::Screen => liked[0],
        Place::Cell(_, pearls) => liked[1 + pearls],
    };
    let mut ticket = dice.below(places.iter().map(weight).sum());
    let chosen = places.iter().position(|place| match ticket.checked_sub(weight(place)) {
        Some(rest) => {
            ticket = rest;
            false
        }
        None => true,
    });
    chosen.expect("the ticket is below the sum of the weights")
}
