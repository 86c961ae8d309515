//! Addresses inside the program and what they stand for.

use leptos::prelude::*;
use tidetable_kernel::{Seat, Viewer};

/// What an address stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The games, and those in progress.
    Home,
    /// Setting up a table of a game.
    New(String),
    /// A table on the server, perhaps with the key of a seat at it.
    Table {
        id: String,
        seat_key: Option<String>,
    },
    /// A table by its short code.
    Code(String),
    /// A table in this browser.
    Local(String),
    /// A finished game, step by step.
    Replay(Replay),
    /// The rules of a game, perhaps at a section.
    Rules {
        game: String,
        section: Option<String>,
    },
    About,
    Settings,
    /// An address that leads nowhere.
    Lost,
}

/// A moment of a finished game, and through whose eyes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Replay {
    /// The table on the server, or `local-` and the id of one in this browser.
    pub(crate) table: String,
    /// After how many steps; the end if not said.
    pub(crate) step: Option<usize>,
    /// Through whose eyes; all is open if not said.
    pub(crate) eyes: Viewer,
}

/// What the addresses of replays of tables in this browser begin with.
pub(crate) const LOCAL: &str = "local-";

impl Route {
    /// What an address stands for: path, `?query` and `#fragment` as the browser tells them.
    pub(crate) fn parse(path: &str, query: &str, fragment: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["new", game] => Route::New(game.to_owned()),
            ["t", id] => Route::Table { id: id.to_owned(), seat_key: value(fragment, "seat") },
            ["c", code] => Route::Code(code.to_owned()),
            ["local", id] => Route::Local(id.to_owned()),
            ["replay", table] => Route::Replay(Replay {
                table: table.to_owned(),
                step: value(query, "step").and_then(|step| step.parse().ok()),
                eyes: value(query, "as").map_or(Viewer::Judge, |name| parse_viewer(&name)),
            }),
            ["rules", game] => {
                let section = fragment.trim_start_matches('#');
                let section = (!section.is_empty()).then(|| section.to_owned());
                Route::Rules { game: game.to_owned(), section }
            }
            ["about"] => Route::About,
            ["settings"] => Route::Settings,
            _ => Route::Lost,
        }
    }

    /// The page alone, without the place on it.
    pub(crate) fn page(self) -> Route {
        match self {
            Route::Rules { game, .. } => Route::Rules { game, section: None },
            other => other,
        }
    }

    /// The address.
    pub(crate) fn address(&self) -> String {
        match self {
            Route::Home | Route::Lost => "/".to_owned(),
            Route::New(game) => format!("/new/{game}"),
            Route::Table { id, seat_key: None } => format!("/t/{id}"),
            Route::Table { id, seat_key: Some(key) } => format!("/t/{id}#seat={key}"),
            Route::Code(code) => format!("/c/{code}"),
            Route::Local(id) => format!("/local/{id}"),
            Route::Replay(replay) => replay.address(),
            Route::Rules { game, section: None } => format!("/rules/{game}"),
            Route::Rules { game, section: Some(section) } => format!("/rules/{game}#{section}"),
            Route::About => "/about".to_owned(),
            Route::Settings => "/settings".to_owned(),
        }
    }
}

impl Replay {
    /// The end of a game with everything open.
    pub(crate) fn of(table: String) -> Replay {
        Replay { table, step: None, eyes: Viewer::Judge }
    }

    /// The address of the moment after each step, once the game is over.
    pub(crate) fn moments(self, over: Memo<bool>) -> Callback<usize, Option<String>> {
        Callback::new(move |step| over.get().then(|| Replay { step: Some(step), ..self.clone() }.address()))
    }

    fn address(&self) -> String {
        let step = self.step.map(|step| format!("step={step}"));
        let eyes = (self.eyes != Viewer::Judge).then(|| format!("as={}", viewer_name(self.eyes)));
        let query: Vec<String> = step.into_iter().chain(eyes).collect();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/replay/{}{mark}{}", self.table, query.join("&"))
    }
}

/// The value of a name in `?name=value&…` or `#name=value&…`.
fn value(pairs: &str, name: &str) -> Option<String> {
    let pairs = pairs.trim_start_matches(['?', '#']).split('&');
    pairs
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.to_owned())
}

/// How a viewer is written in addresses; seats as people count them.
pub(crate) fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => "public".to_owned(),
        Viewer::Judge => "all".to_owned(),
    }
}

/// The viewer that is written so; what makes no sense sees what everybody sees.
pub(crate) fn parse_viewer(name: &str) -> Viewer {
    match name.parse::<u8>().ok().and_then(|number| Seat::try_from(number.checked_sub(1)?).ok()) {
        Some(seat) => Viewer::Seat(seat),
        None if name == "all" => Viewer::Judge,
        None => Viewer::Public,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_found_again_by_its_address() {
        let seat_key = Some("a1".to_owned());
        let routes = [
            Route::Home,
            Route::New("perladora".to_owned()),
            Route::Table { id: "x".to_owned(), seat_key: None },
            Route::Table { id: "x".to_owned(), seat_key },
            Route::Code("K7PQ2M".to_owned()),
            Route::Local("9".to_owned()),
            Route::Replay(Replay::of("x".to_owned())),
            Route::Replay(Replay {
                table: "local-9".to_owned(),
                step: Some(12),
                eyes: Viewer::Seat(Seat(1)),
            }),
            Route::Replay(Replay { table: "x".to_owned(), step: None, eyes: Viewer::Public }),
            Route::Rules { game: "perladora".to_owned(), section: Some("6.3".to_owned()) },
            Route::About,
            Route::Settings,
        ];
        for route in routes {
            let address = route.address();
            let (rest, fragment) = address.split_once('#').unwrap_or((&address, ""));
            let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
            assert_eq!(Route::parse(path, query, fragment), route, "{address}");
        }
    }

    #[test]
    fn nonsense_is_lost_and_never_more_than_public() {
        assert_eq!(Route::parse("/no/such/page", "", ""), Route::Lost);
        assert_eq!(parse_viewer("0"), Viewer::Public);
        assert_eq!(parse_viewer("99"), Viewer::Public);
        assert_eq!(parse_viewer("judge?"), Viewer::Public);
    }
}
