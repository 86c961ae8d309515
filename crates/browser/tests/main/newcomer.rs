//! Somebody who comes for the first time.

use tidetable_browser::{Browser, Look, Server};

use crate::hands::{answer, asked, id, play_to_the_end};

#[test]
fn a_newcomer_plays_a_whole_game_against_a_bot_and_looks_at_it_again() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    page.goto(server.address()).unwrap();
    page.see(&id("play-perladora")).unwrap();
    page.screenshot("home-desktop").unwrap();
    page.click(&id("play-perladora")).unwrap();
    page.see(&id("lagoon")).unwrap();
    for _ in 0..6 {
        assert!(asked(&page).unwrap());
        answer(&page).unwrap();
    }
    page.screenshot("table-desktop").unwrap();
    let answers = play_to_the_end(&page).unwrap();
    assert!(answers > 5, "the game was over after {answers} answers");
    page.see(&id("score-dialog")).unwrap();
    page.read(&id("score-dialog"), "pearls").unwrap();
    page.screenshot("end-desktop").unwrap();
    page.click(&id("score-dialog-close")).unwrap();
    page.click(&id("replay")).unwrap();
    page.see(&id("replay-controls")).unwrap();
    let stands_at = |step: &str| {
        page.wait(&format!(
            "document.querySelector('[data-testid=\"replay-link\"]').value.endsWith('step={step}')"
        ))
        .unwrap();
    };
    for (button, step) in [("first", "0"), ("next", "1"), ("next", "2"), ("previous", "1")] {
        // The buttons may move while the board is drawn anew, so they are clicked where they are.
        page.eval(&format!("document.querySelector('[data-testid=\"replay-{button}\"]').click()")).unwrap();
        stands_at(step);
    }
    page.reload().unwrap();
    page.see(&id("lagoon")).unwrap();
    stands_at("1");
    page.screenshot("replay-desktop").unwrap();
    page.content().unwrap();
}

#[test]
fn a_game_is_kept_when_the_page_is_closed() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE.dark().french()).unwrap();
    page.goto(server.address()).unwrap();
    page.click(&id("play-perladora")).unwrap();
    for _ in 0..3 {
        assert!(asked(&page).unwrap());
        answer(&page).unwrap();
    }
    assert!(asked(&page).unwrap());
    page.screenshot("table-phone-dark-french").unwrap();
    let language = page.eval("document.documentElement.lang").unwrap();
    assert_eq!(language, "fr");
    page.goto(server.address()).unwrap();
    page.screenshot("home-phone-dark-french").unwrap();
    page.click(&id("ticket-local")).unwrap();
    page.see(&id("lagoon")).unwrap();
    assert!(asked(&page).unwrap());
    page.content().unwrap();
}

#[test]
fn every_page_can_be_read_at_every_size() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let looks = [("phone", Look::PHONE), ("desktop-dark-french", Look::DESKTOP.dark().french())];
    for (name, look) in looks {
        let page = browser.person(look).unwrap();
        for (path, seen) in [
            ("rules/perladora", "rules"),
            ("about", "about"),
            ("settings", "settings"),
            ("new/perladora", "new-table"),
            ("nowhere", "lost"),
        ] {
            page.goto(&format!("{}/{path}", server.address())).unwrap();
            page.see(&id(seen)).unwrap();
            let wider = page.eval("document.documentElement.scrollWidth > innerWidth + 1").unwrap();
            assert_eq!(wider, false, "{path} is wider than a {name}");
            page.screenshot(&format!("{seen}-{name}")).unwrap();
        }
        page.content().unwrap();
    }
}
