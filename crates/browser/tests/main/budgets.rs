//! How long people wait. Machines that are busy with other things get some grace; the figures are printed.

use tidetable_browser::{Browser, Look, Server};

use crate::hands::id;

/// How much slower than promised a busy machine may be before the test fails.
const GRACE: f64 = 4.0;

#[test]
fn the_first_board_is_there_soon_and_a_click_shows_at_once() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    page.goto(server.address()).unwrap();
    page.see(&id("play-perladora")).unwrap();
    let first = page.eval("performance.now()").unwrap().as_f64().unwrap();
    page.click(&id("play-perladora")).unwrap();
    page.see(&id("lagoon")).unwrap();
    page.wait("document.querySelector('.prompt.asked')").unwrap();
    page.click(".hand button.chip:not(:disabled)").unwrap();
    // From the click to the frame that shows its answer.
    let painted = page
        .eval(
            "new Promise(done => { const cell = document.querySelector('[data-testid=\"cell-A1\"]');
               const start = performance.now();
               cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
               const look = () => requestAnimationFrame(() => document.querySelector('[data-testid=\"confirm\"], [data-testid=\"problem\"]')
                 ? done(performance.now() - start) : look());
               look(); })",
        )
        .unwrap()
        .as_f64()
        .unwrap();
    println!("first page {first:.0} ms after navigation, a click painted after {painted:.0} ms");
    assert!(first < 1_500.0 * GRACE, "the first page took {first} ms");
    assert!(painted < 50.0 * GRACE, "a click was painted after {painted} ms");
}
