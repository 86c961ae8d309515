//! How long people wait. Machines that are busy with other things get some grace; the figures are printed.

use tidetable_browser::{Browser, Look, Server};

/// How much slower than promised a busy machine may be before the test fails.
pub(crate) const GRACE: f64 = 4.0;

#[test]
fn the_first_board_is_there_soon_and_a_click_shows_at_once() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    page.goto(server.address()).unwrap();
    // Cold: a profile that has never been here. The page itself clicks as soon as there is something to click, so
    // that nothing is measured but the page: when it can be read, and when a board waits for an answer.
    let times = page
        .eval(
            "new Promise(done => { let page = 0;
               const look = () => {
                 const play = document.querySelector('[data-testid=\"play-perladora\"]');
                 if (!page && play) { page = performance.now(); play.click(); }
                 const board = document.querySelector('[data-testid=\"lagoon\"]') && document.querySelector('.prompt.asked');
                 board ? requestAnimationFrame(() => done([page, performance.now()])) : setTimeout(look, 1); };
               look(); })",
        )
        .unwrap();
    let (first, board) = (times[0].as_f64().unwrap(), times[1].as_f64().unwrap());
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
    println!(
        "cold: first page {first:.0} ms after navigation, first board interactive {board:.0} ms; a click painted after {painted:.0} ms"
    );
    assert!(board < 1_500.0 * GRACE, "the first board took {board} ms");
    assert!(painted < 50.0 * GRACE, "a click was painted after {painted} ms");
}
