//! No page has a barrier that axe-core calls serious.

use std::{env, fs};

use serde_json::Value;
use tidetable_browser::{Browser, Look, Page, Server};

use crate::hands::id;

/// Everything axe-core finds serious or critical, in one line each.
fn barriers(page: &Page) -> Vec<String> {
    let found = page
        .eval(
            "axe.run(document, { resultTypes: ['violations'] }).then(it => it.violations
               .filter(one => ['serious', 'critical'].includes(one.impact))
               .map(one => `${one.id}: ${one.help}: ${one.nodes.slice(0, 3).map(it => it.html.slice(0, 160)).join(' | ')}`))",
        )
        .unwrap();
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn axe_finds_nothing_serious_on_any_page() {
    let Some(script) = env::var_os("TIDETABLE_AXE") else {
        println!("axe-core is not here (TIDETABLE_AXE names no file): pages were not searched for barriers");
        return;
    };
    let script = fs::read_to_string(script).unwrap();
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let mut found = Vec::new();
    for look in [Look::DESKTOP, Look::PHONE.dark().french()] {
        let page = browser.person(look).unwrap();
        let mut search = |name: &str| {
            page.eval(&format!("{script};0")).unwrap();
            found.extend(barriers(&page).into_iter().map(|barrier| format!("{name} {look:?}: {barrier}")));
        };
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
            search(path);
        }
        for game in ["perladora", "south-seas", "sea-dragons", "mermaid-rain"] {
            page.goto(server.address()).unwrap();
            page.click(&id(&format!("play-{game}"))).unwrap();
            page.see(&id("viewport")).unwrap();
            page.wait("document.querySelector('.prompt.asked')").unwrap();
            search(game);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
