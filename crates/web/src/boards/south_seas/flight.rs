//! Goods on their way from the board to whoever has gathered them.

use std::time::Duration;

use leptos::{html::Div, prelude::*};
use tidetable_kernel::Seat;
use tidetable_south_seas::{Cell, Event, Good};
use wasm_bindgen::JsCast;

use super::{SeasBoard, art};
use crate::preferences::{Motion, preferences};

/// More than so many of a kind are not told apart in flight.
const MOST: u16 = 6;
/// How long after one good the next leaves, in milliseconds.
const APART: u16 = 90;
/// When the last has arrived for certain.
const ARRIVED: Duration = Duration::from_millis(2_600);

/// Goods that leave a tile for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Load {
    good: Good,
    cell: Cell,
    seat: Seat,
    count: u16,
}

/// What everybody gains by these events, from the tile of one of their islanders each.
fn loads(events: &[Event]) -> Vec<Load> {
    let mut loads: Vec<Load> = Vec::new();
    for event in events {
        let Event::Harvested(harvest) = event else { continue };
        let Some(good) = harvest.kind.good() else { continue };
        for seat in harvest.winners.iter() {
            let from = harvest.islanders.iter().find(|islander| islander.seat == seat);
            loads.extend(from.map(|from| Load {
                good,
                cell: from.cell,
                seat,
                count: harvest.goods.min(MOST),
            }));
        }
    }
    loads
}

/// The layer over the page in which goods fly; empty for whoever wants nothing to move.
pub(super) fn flights(board: SeasBoard) -> impl IntoView {
    let layer = NodeRef::<Div>::new();
    Effect::new(move |_| {
        let loads = board.scene.fresh.with(|events| loads(events));
        if !loads.is_empty() && preferences().motion.get_untracked() != Motion::Off {
            // The board is drawn before anything leaves it.
            request_animation_frame(move || loads.into_iter().for_each(|load| launch(layer, load)));
        }
    });
    view! { <div class="seas-flights" aria-hidden="true" node_ref=layer></div> }
}

fn launch(layer: NodeRef<Div>, load: Load) {
    let Some(layer) = layer.try_get_untracked().flatten() else { return };
    let from = middle(&format!("tile-{}", load.cell));
    let to = middle(&format!("player-{}", load.seat));
    let (Some((x, y)), Some((to_x, to_y))) = (from, to) else { return };
    for number in 0..load.count {
        let Ok(good) = document().create_element("span") else { return };
        good.set_class_name("seas-flight");
        good.set_inner_html(&format!(r#"<svg viewBox="-9 -9 18 18">{}</svg>"#, art::picture(load.good)));
        let style = good.unchecked_ref::<web_sys::HtmlElement>().style();
        let settings = [
            ("left", format!("{x:.0}px")),
            ("top", format!("{y:.0}px")),
            ("--fly-x", format!("{:.0}px", to_x - x)),
            ("--fly-y", format!("{:.0}px", to_y - y)),
            ("--fly-after", format!("{}ms", number * APART)),
        ];
        settings.iter().for_each(|(name, value)| _ = style.set_property(name, value));
        _ = layer.append_child(&good);
        set_timeout(move || good.remove(), ARRIVED);
    }
}

/// The middle of something in the window.
fn middle(name: &str) -> Option<(f64, f64)> {
    let element = document().query_selector(&format!("[data-testid=\"{name}\"]")).ok().flatten()?;
    let place = element.get_bounding_client_rect();
    Some((place.x() + place.width() / 2.0, place.y() + place.height() / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::Seats;
    use tidetable_south_seas::{Cause, Harvest, Islander, Kind};

    #[test]
    fn every_winner_gets_the_goods_once() {
        let cell = Cell::START;
        let islander = |seat: u8| Islander { seat: Seat(seat), cell };
        let harvest = Harvest {
            kind: Kind::Island,
            cause: Cause::Complete,
            parts: Vec::new(),
            islanders: vec![islander(0), islander(0), islander(1), islander(1), islander(2)],
            winners: Seats::only(Seat(0)).with(Seat(1)),
            goods: 9,
        };
        let loads = loads(&[Event::Harvested(harvest)]);
        let told: Vec<(u8, u16)> = loads.iter().map(|load| (load.seat.0, load.count)).collect();
        assert_eq!(told, [(0, MOST), (1, MOST)]);
    }
}
