//! Without a network, after the first visit.

use tidetable_browser::{Browser, Look, Server};

use crate::hands::{answer, asked, id};

#[test]
fn a_game_can_be_played_without_a_network_after_the_first_visit() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE).unwrap();
    page.goto(server.address()).unwrap();
    page.see(&id("play-perladora")).unwrap();
    page.wait("navigator.serviceWorker.ready.then(it => !!it.active)").unwrap();
    page.eval("navigator.serviceWorker.ready").unwrap();
    page.reload().unwrap();
    page.wait("!!navigator.serviceWorker.controller").unwrap();
    drop(server);
    page.offline(true).unwrap();
    page.reload().unwrap();
    page.click(&id("play-perladora")).unwrap();
    for _ in 0..3 {
        assert!(asked(&page).unwrap());
        answer(&page).unwrap();
    }
    page.screenshot("offline-phone").unwrap();
}
