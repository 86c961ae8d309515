//! What an address shows.

mod about;
mod home;
mod local;
mod lost;
mod new_table;
mod online;
mod plan;
mod replay;
mod rules;
mod settings;
mod table;
mod waiting;

use leptos::prelude::*;

use crate::{route::Route, words::text};

/// The page of a route.
pub(crate) fn page(route: Route) -> AnyView {
    match route {
        Route::Home => home::home().into_any(),
        Route::New(game) => new_table::new_table(&game),
        Route::Table { id, seat_key } => online::online(id, seat_key).into_any(),
        Route::Code(code) => online::by_code(code).into_any(),
        Route::Local(id) => local::local(&id),
        Route::Replay(replay) => replay::replay(replay).into_any(),
        Route::Rules { game, .. } => rules::rules(game).into_any(),
        Route::About => about::about().into_any(),
        Route::Settings => settings::settings().into_any(),
        Route::Lost => lost::lost("app-lost-page").into_any(),
    }
}

/// Keeps the document's title up to date.
fn titled(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| document().set_title(&format!("{} · Tidetable", title())));
}

/// The name of a game.
fn game_title(game: &str) -> String {
    text(&format!("{game}-title"))
}
