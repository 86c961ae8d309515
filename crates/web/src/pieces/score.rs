//! How a game ended: places and points, and under them the game's own explanation of every point.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Standings};
use tidetable_words::Value;

use super::{
    emblem::{badge, class},
    order::ordered,
};
use crate::{
    boards::Stage,
    words::{fill, t},
};

/// The end of a game explained.
pub(crate) fn score(stage: &Stage) -> impl IntoView {
    let session = stage.desk.session;
    let finale = stage.finale.clone();
    let standings = move || session.position.with(|shown| shown.as_ref().and_then(|shown| shown.result));
    view! {
        <div class="score" data-testid="score">
            {move || standings().map(|standings| {
                let rows = ranked(&standings).into_iter().map(|seat| {
                    let (place, points) = (standings.places[seat], standings.points[seat]);
                    let points = move || fill("app-points", &[("count", Value::Number(points.into()))]);
                    view! {
                        <li class=class(seat) class:winner=place == 1>
                            <span class="place" aria-label=move || fill("app-place", &[("place", Value::Number(place.into()))])>{place}</span>
                            {badge(seat)}
                            <span class="score-name">{move || session.name(seat)}</span>
                            <span class="score-points" data-testid=format!("points-{seat}")>{points}</span>
                        </li>
                    }
                });
                view! { <ol class="standings" aria-label=t("app-standings")>{rows.collect::<Vec<_>>()}</ol> }
            })}
            {finale(())}
        </div>
    }
}

/// The seats, best place first.
fn ranked(standings: &Standings) -> Vec<Seat> {
    ordered(Seat::all(standings.places.count()).collect(), |&seat| standings.places[seat].into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_kernel::PerSeat;

    #[test]
    fn the_best_come_first_and_equals_keep_their_order() {
        let points = [3, 9, 9];
        let standings = Standings::by_points(PerSeat::from_fn(3, |seat| points[seat.index()]));
        assert_eq!(ranked(&standings), [Seat(1), Seat(2), Seat(0)]);
    }
}
