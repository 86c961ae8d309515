//! What goes wrong, and what the page makes of it.

use tidetable_browser::{Browser, Look, Page, Server};

use crate::{
    friends::begin,
    hands::{answer, asked, id},
    seats::seat_link,
};

#[test]
fn who_is_refused_is_told_and_led_home() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let host = browser.person(Look::DESKTOP).unwrap();
    let guest = browser.person(Look::DESKTOP.french()).unwrap();
    begin(&server, &host, &guest);
    // Whoever has a seat cannot take another one with somebody else's link.
    let link = seat_link(&guest);
    let tab = host.second_tab(Look::PHONE).unwrap();
    tab.goto(&link).unwrap();
    tab.see(&id("lost")).unwrap();
    tab.read(&id("lost"), "This seat is taken.").unwrap();
    tab.screenshot("refused-phone").unwrap();
    tab.click(&format!("{} a", id("lost"))).unwrap();
    tab.see(&id("home")).unwrap();
    tab.content().unwrap();
}

#[test]
fn a_line_that_dies_without_a_word_is_noticed_and_opened_again() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let (host, guest) = (browser.person(Look::DESKTOP).unwrap(), browser.person(Look::PHONE).unwrap());
    begin(&server, &host, &guest);
    server.hang(true).unwrap();
    // What a browser says after it was in no network for a while.
    host.eval("dispatchEvent(new Event('online'))").unwrap();
    host.see(&id("broken")).unwrap();
    server.hang(false).unwrap();
    host.wait(&format!("!document.querySelector('{}')", id("broken"))).unwrap();
    assert!(!host.has(&id("vote")).unwrap(), "nobody was away for a minute");
}

#[test]
fn a_link_is_copied_where_the_browser_offers_no_clipboard() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let (host, guest) = (browser.person(Look::DESKTOP).unwrap(), browser.person(Look::PHONE).unwrap());
    begin(&server, &host, &guest);
    // As on a plain connection to another machine.
    host.eval("Object.defineProperty(navigator, 'clipboard', { value: undefined })").unwrap();
    let link = seat_link(&host);
    host.click(&id("seat-link-copy")).unwrap();
    host.read(&id("seat-link-copy"), "Copied").unwrap();
    assert_eq!(host.eval("getSelection().toString()").unwrap(), link.as_str());
    host.content().unwrap();
}

/// A game against bots whose first workers cannot be loaded.
fn with_broken_workers(server: &Server, browser: &Browser, count: u32) -> Page {
    let page = browser.person(Look::PHONE.french()).unwrap();
    page.goto(server.address()).unwrap();
    page.see(&id("play-perladora")).unwrap();
    page.eval(&format!(
        "window.broken = {count}; window.Worker = new Proxy(Worker, {{ construct: (worker, [address, options]) =>
           new worker(window.broken-- > 0 ? '/no-such-script.js' : address, options) }}); 0"
    ))
    .unwrap();
    page.click(&id("play-perladora")).unwrap();
    page
}

#[test]
fn bots_go_on_after_a_breakdown_and_a_second_one_is_told() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = with_broken_workers(&server, &browser, 1);
    for _ in 0..3 {
        assert!(asked(&page).unwrap());
        answer(&page).unwrap();
    }
    assert!(!page.has(&id("problem")).unwrap());
    let page = with_broken_workers(&server, &browser, 2);
    page.wait("document.querySelector('.prompt.asked, [data-testid=\"problem\"]')").unwrap();
    if !page.has(&id("problem")).unwrap() {
        answer(&page).unwrap();
    }
    page.read(&id("problem"), "ne répond pas").unwrap();
    page.screenshot("bot-silent-phone-french").unwrap();
}
