//! No page has a barrier that axe-core calls serious.

use std::{env, fs};

use serde_json::Value;
use tidetable_browser::{Browser, Look, Page, Server};

use crate::{
    friends::{gather, start},
    hands::{answer_from_the_list, asked, id},
};

/// How many answers are given in a game that is searched, and after how many it is searched again.
const ANSWERS: u32 = 12;
const BETWEEN_SEARCHES: u32 = 3;

/// Searches pages with axe-core and keeps what it finds.
struct Inspector {
    script: String,
    found: Vec<String>,
}

impl Inspector {
    /// Nobody where axe-core is not to be had.
    fn hire() -> Option<Inspector> {
        let Some(script) = env::var_os("TIDETABLE_AXE") else {
            println!(
                "axe-core is not here (TIDETABLE_AXE names no file): pages were not searched for barriers"
            );
            return None;
        };
        Some(Inspector { script: fs::read_to_string(script).unwrap(), found: Vec::new() })
    }

    /// Notes everything axe-core finds serious or critical, in one line each.
    fn search(&mut self, page: &Page, name: &str) {
        page.eval(&format!("{};0", self.script)).unwrap();
        let found = page
            .eval(
                "axe.run(document, { resultTypes: ['violations'] }).then(it => it.violations
                   .filter(one => ['serious', 'critical'].includes(one.impact))
                   .map(one => `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map(it => it.html.slice(0, 160)).join(' | ')}`))",
            )
            .unwrap();
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        self.found.extend(found.map(|barrier| format!("{name}: {barrier}")));
    }

    fn report(self) {
        assert!(self.found.is_empty(), "{}", self.found.join("\n"));
    }
}

#[test]
fn axe_finds_nothing_serious_on_any_page() {
    let Some(mut inspector) = Inspector::hire() else { return };
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    for look in [Look::DESKTOP, Look::PHONE.dark().french()] {
        let page = browser.person(look).unwrap();
        for (path, seen) in [
            ("", "play-perladora"),
            ("new/perladora", "new-table"),
            ("rules/south-seas", "rules"),
            ("settings", "settings"),
            ("about", "about"),
            ("nowhere", "lost"),
        ] {
            page.goto(&format!("{}/{path}", server.address())).unwrap();
            page.see(&id(seen)).unwrap();
            inspector.search(&page, &format!("{path} {look:?}"));
        }
    }
    inspector.report();
}

#[test]
fn axe_finds_nothing_serious_while_games_are_played() {
    let Some(mut inspector) = Inspector::hire() else { return };
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    for look in [Look::DESKTOP, Look::PHONE.dark().french()] {
        let page = browser.person(look).unwrap();
        for game in ["perladora", "south-seas", "sea-dragons", "mermaid-rain"] {
            page.goto(server.address()).unwrap();
            page.click(&id(&format!("play-{game}"))).unwrap();
            page.see(&id("viewport")).unwrap();
            for answer in 0..ANSWERS {
                if !asked(&page).unwrap() {
                    break;
                }
                if answer % BETWEEN_SEARCHES == 0 {
                    inspector.search(&page, &format!("{game}, answer {answer}, {look:?}"));
                }
                answer_from_the_list(&page).unwrap();
            }
            inspector.search(&page, &format!("{game}, at last, {look:?}"));
        }
    }
    inspector.report();
}

#[test]
fn axe_finds_nothing_serious_at_a_table_of_friends() {
    let Some(mut inspector) = Inspector::hire() else { return };
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let host = browser.person(Look::DESKTOP).unwrap();
    let guest = browser.person(Look::PHONE.dark().french()).unwrap();
    gather(&server, &host, &guest);
    inspector.search(&host, "waiting, host");
    inspector.search(&guest, "waiting, guest");
    start(&host, &guest);
    for (name, page) in [("host", &host), ("guest", &guest)] {
        inspector.search(page, name);
        for tab in ["tab-log", "tab-chat", "tab-seat", "tab-answers"] {
            if page.has(&id(tab)).unwrap() {
                page.click(&id(tab)).unwrap();
                inspector.search(page, &format!("{name}, {tab}"));
            }
        }
    }
    inspector.report();
}
