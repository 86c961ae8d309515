//! One's own seat at a running table, and what is left of it when the game is over.

use tidetable_browser::{Browser, Look, Page, Server};

use crate::{
    friends::{begin, table_by_link},
    hands::{id, play_to_the_end},
};

/// The link to one's own seat, copied at the running table; every other person gets an error from it.
pub(crate) fn seat_link(page: &Page) -> String {
    page.click(&id("tab-seat")).unwrap();
    page.see(&id("seat-link")).unwrap();
    let link = page.eval("document.querySelector('[data-testid=\"seat-link\"]').value").unwrap();
    link.as_str().unwrap().to_owned()
}

#[test]
fn a_seat_is_opened_on_another_device_while_the_game_goes_on() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let host = browser.person(Look::DESKTOP).unwrap();
    let guest = browser.person(Look::PHONE.french()).unwrap();
    begin(&server, &host, &guest);
    let link = seat_link(&guest);
    guest.screenshot("seat-phone-french").unwrap();
    let tablet = browser.person(Look::DESKTOP.dark()).unwrap();
    tablet.goto(&link).unwrap();
    tablet.see(&id("lagoon")).unwrap();
    tablet.see(".hand button.chip").unwrap();
    assert!(!tablet.has(&id("watching")).unwrap(), "the seat link opens the seat");
    tablet.read(".player.own", "Invité").unwrap();
    tablet.click(&id("tab-seat")).unwrap();
    tablet.see(&id("seat-link")).unwrap();
    tablet.screenshot("seat-desktop-dark").unwrap();
    for page in [&host, &guest, &tablet] {
        page.content().unwrap();
    }
}

#[test]
fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let host = browser.person(Look::DESKTOP.french()).unwrap();
    let guest = browser.person(Look::PHONE).unwrap();
    begin(&server, &host, &guest);
    guest.click(&id("tab-seat")).unwrap();
    // By keyboard, as everything can be done.
    guest.eval("document.querySelector('[data-testid=\"hand-over\"]').focus()").unwrap();
    guest.press("Enter").unwrap();
    guest.see(&id("hand-over-confirm")).unwrap();
    guest.screenshot("hand-over-phone").unwrap();
    guest.press("Tab").unwrap();
    guest.press("Enter").unwrap();
    guest.see(&id("return")).unwrap();
    guest.screenshot("handed-over-phone").unwrap();
    host.read(&id("player-2"), "un robot remplace").unwrap();
    host.screenshot("stand-in-desktop-french").unwrap();
    guest.click(&id("tab-seat")).unwrap();
    guest.click(&id("return")).unwrap();
    guest.wait(&format!("!document.querySelector('{}')", id("return"))).unwrap();
    host.wait(&format!("!document.querySelector('{}').textContent.includes('robot')", id("player-2")))
        .unwrap();
    for page in [&host, &guest] {
        page.content().unwrap();
    }
}

#[test]
fn a_finished_game_is_found_again_and_names_its_bots() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    table_by_link(&server, &page);
    page.click(&id("start")).unwrap();
    page.see(&id("lagoon")).unwrap();
    assert!(!page.has(".log-link").unwrap(), "a game that goes on has no moments to look at");
    play_to_the_end(&page).unwrap();
    page.see(&id("score-dialog")).unwrap();
    page.click(&id("score-dialog-close")).unwrap();
    // The game has ended before one's eyes, and nothing was loaded again.
    page.click(&id("tab-log")).unwrap();
    page.see(".log-link").unwrap();
    page.goto(server.address()).unwrap();
    page.see(&id("ticket")).unwrap();
    page.screenshot("home-finished-desktop").unwrap();
    page.click(&id("ticket")).unwrap();
    page.see(&id("replay-controls")).unwrap();
    page.read(&id("player-2"), "casual").unwrap();
    page.click(&id("language")).unwrap();
    page.read(&id("player-2"), "tranquille").unwrap();
    let said = page.text("body").unwrap();
    assert!(!said.contains("bot:"), "{said}");
    page.screenshot("replay-online-desktop-french").unwrap();
    page.content().unwrap();
}
