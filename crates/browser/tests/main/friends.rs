//! Two people at one table, reached by a link.

use std::time::Duration;

use tidetable_browser::{Browser, Look, Page, Server};

use crate::hands::{answer, id};

const ASKED: &str = "!!document.querySelector('.prompt.asked')";
const OVER: &str =
    "!!document.querySelector('[data-testid=\"scores\"], [data-testid=\"score-dialog\"][open]')";

pub(crate) fn table_by_link(server: &Server, host: &Page) -> String {
    host.goto(&format!("{}/new/perladora", server.address())).unwrap();
    host.see(&id("place-0")).unwrap();
    host.eval("document.querySelector('[data-testid=\"place-0\"]').click()").unwrap();
    host.click(&id("begin")).unwrap();
    host.see(&id("waiting")).unwrap();
    host.eval("document.querySelector('[data-testid=\"table-link\"]').value")
        .unwrap()
        .as_str()
        .unwrap()
        .to_owned()
}

/// Both sit down at a table that waits to begin.
pub(crate) fn gather(server: &Server, host: &Page, guest: &Page) {
    let link = table_by_link(server, host);
    guest.goto(&link).unwrap();
    guest.see(&id("waiting")).unwrap();
    if guest.has(&id("sit-2")).unwrap() {
        guest.click(&id("sit-2")).unwrap();
    }
    host.wait("!document.querySelector('[data-testid=\"sit-2\"]')").unwrap();
}

/// Both sit down and the game begins.
pub(crate) fn begin(server: &Server, host: &Page, guest: &Page) {
    gather(server, host, guest);
    host.screenshot("waiting-desktop").unwrap();
    start(host, guest);
}

/// The game begins.
pub(crate) fn start(host: &Page, guest: &Page) {
    host.click(&id("start")).unwrap();
    host.see(&id("lagoon")).unwrap();
    guest.see(&id("lagoon")).unwrap();
}

/// Whoever is asked answers; whether the game goes on.
fn turn(host: &Page, guest: &Page) -> bool {
    for _ in 0..600 {
        for page in [host, guest] {
            if page.eval(OVER).unwrap() == true {
                return false;
            }
            if page.eval(ASKED).unwrap() == true {
                answer(page).unwrap();
                return true;
            }
        }
        host.wait_up_to(&format!("{ASKED} || {OVER}"), Duration::from_millis(100)).ok();
    }
    panic!("nobody is asked");
}

#[test]
fn two_friends_play_to_the_end_through_a_restart_while_somebody_watches() {
    let (mut server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let host = browser.person(Look::DESKTOP).unwrap();
    let guest = browser.person(Look::PHONE.french()).unwrap();
    begin(&server, &host, &guest);
    let watcher = browser.person(Look::DESKTOP).unwrap();
    watcher.goto(host.eval("location.href").unwrap().as_str().unwrap()).unwrap();
    watcher.see(&id("lagoon")).unwrap();
    assert!(!watcher.has(".hand button.chip:not(:disabled)").unwrap(), "who watches has no hand");
    for _ in 0..6 {
        assert!(turn(&host, &guest));
    }
    guest.screenshot("online-phone-french").unwrap();
    server.restart().unwrap();
    host.reload().unwrap();
    host.see(&id("lagoon")).unwrap();
    let mut turns = 0;
    while turn(&host, &guest) {
        turns += 1;
        assert!(turns < 300, "the game does not end");
    }
    for page in [&host, &guest, &watcher] {
        page.wait_up_to(OVER, Duration::from_secs(30)).unwrap();
    }
    watcher.screenshot("end-watcher").unwrap();
}
