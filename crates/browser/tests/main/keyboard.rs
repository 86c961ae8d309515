//! A whole game without a mouse.

use tidetable_browser::{Browser, Look, Server};

use crate::hands::{asked, id};

#[test]
fn a_whole_game_can_be_played_with_the_keyboard_alone() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    page.goto(server.address()).unwrap();
    page.see(&id("play-perladora")).unwrap();
    tab_to(&page, "play-perladora");
    page.press("Enter").unwrap();
    page.see(&id("lagoon")).unwrap();
    tab_to(&page, "tab-answers");
    page.press("Enter").unwrap();
    page.see(&id("answers-filter")).unwrap();
    let mut answers = 0;
    while asked(&page).unwrap() {
        tab_to(&page, "answers-filter");
        if answers % 3 == 0 {
            page.press("ArrowDown").unwrap();
        }
        page.press("Enter").unwrap();
        page.wait("document.querySelector('[data-testid=\"confirm\"]')").unwrap();
        if page.eval("document.activeElement?.dataset?.testid !== 'confirm'").unwrap() == true {
            tab_to(&page, "confirm");
        }
        page.press("Enter").unwrap();
        page.wait("!document.querySelector('[data-testid=\"confirm\"]')").unwrap();
        answers += 1;
        assert!(answers < 200, "the game does not end");
    }
    assert!(answers > 5);
    page.content().unwrap();
}

/// Presses Tab until the focus has come there.
fn tab_to(page: &tidetable_browser::Page, name: &str) {
    for _ in 0..80 {
        if page.eval(&format!("document.activeElement?.dataset?.testid === '{name}'")).unwrap() == true {
            return;
        }
        page.press("Tab").unwrap();
    }
    panic!("the focus never came to {name}");
}
