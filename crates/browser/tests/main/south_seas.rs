//! South Seas played by clicking its board: tiles on cells, islanders on their spots, goods into ships.

use anyhow::{Result, bail};
use tidetable_browser::{Browser, Look, Page, Server};

use crate::{
    budgets::GRACE,
    hands::{asked, confirm, id},
};

/// The first thing that can be seen of these.
fn first_of<'a>(page: &Page, selectors: &[&'a str]) -> Result<Option<&'a str>> {
    for selector in selectors {
        if page.has(selector)? {
            return Ok(Some(selector));
        }
    }
    Ok(None)
}

/// Clicks a cell on which the tile in hand fits, near the middle of the others: boards that stay compact
/// complete more.
fn click_a_cell(page: &Page) -> Result<()> {
    let cell = page.eval(
        "(() => { const marks = [...document.querySelectorAll('.seas-mark.fits, .seas-mark.turns')].map(it => it.getBoundingClientRect());
           const board = document.querySelector('[data-testid=\"archipelago\"]').getBoundingClientRect();
           const far = it => Math.hypot(it.x + it.width / 2 - board.x - board.width / 2, it.y + it.height / 2 - board.y - board.height / 2);
           marks.sort((one, other) => far(one) - far(other));
           return [marks[0].x + marks[0].width / 2, marks[0].y + marks[0].height / 2]; })()",
    )?;
    match (cell[0].as_f64(), cell[1].as_f64()) {
        (Some(x), Some(y)) => page.click_at(x, y),
        _ => bail!("no cell is marked"),
    }
}

/// Answers once by clicking, without confirming: a tile, an islander, a ship, or to leave it.
fn choose(page: &Page) -> Result<()> {
    let things = [
        ".seas-mark.fits, .seas-mark.turns",
        ".seas .seas-target.free",
        "[data-testid=\"leave-islanders\"]",
        ".seas-ship.possible",
    ];
    match first_of(page, &things)? {
        Some(marks) if marks.contains("mark") => click_a_cell(page)?,
        Some(ship) if ship.contains("possible") => {
            page.click(ship)?;
            for _ in 0..20 {
                if page.has(&id("confirm"))? || !page.has(&id("chooser"))? {
                    break;
                }
                page.click("[data-testid^=\"more-\"]:not(:disabled)")?;
            }
        }
        Some(other) => page.click(other)?,
        None => bail!("nothing can be clicked: {}", page.text("body")?),
    }
    page.see(&id("confirm"))
}

fn start(page: &Page, server: &Server) -> Result<()> {
    page.goto(server.address())?;
    page.eval("localStorage.setItem('tidetable.preferences', JSON.stringify({ motion: 'off' }))")?;
    page.goto(server.address())?;
    page.click(&id("play-south-seas"))?;
    page.see(&id("archipelago"))
}

/// How long frames take, in milliseconds, while the board is dragged about: the 95th of 100.
fn frame_time_while_panning(page: &Page) -> Result<f64> {
    page.click(&id("zoom-in"))?;
    page.click(&id("zoom-in"))?;
    let time = page.eval(
        "new Promise(done => {
           const port = document.querySelector('[data-testid=\"viewport\"]'), box = port.getBoundingClientRect();
           const send = (kind, x, y) => port.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 7, clientX: box.x + x, clientY: box.y + y }));
           send('pointerdown', 300, 300);
           let last = performance.now(); const times = [];
           const frame = now => {
             times.push(now - last); last = now;
             const way = times.length / 20;
             send('pointermove', 300 + 220 * Math.sin(way), 300 + 140 * Math.cos(way));
             if (times.length < 150) return requestAnimationFrame(frame);
             send('pointerup', 300, 300);
             times.sort((one, other) => one - other);
             done(times[Math.floor(times.length * .95)]);
           };
           requestAnimationFrame(frame); })",
    )?;
    page.click(&id("zoom-fit"))?;
    Ok(time.as_f64().unwrap_or(f64::INFINITY))
}

#[test]
fn a_whole_game_of_south_seas_is_played_by_clicking() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    start(&page, &server).unwrap();
    let mut answers = 0;
    while asked(&page).unwrap() {
        choose(&page).unwrap();
        if answers == 0 {
            page.see(&id("ghost")).unwrap();
        }
        if answers == 12 {
            page.screenshot("south-seas-desktop").unwrap();
        }
        confirm(&page).unwrap();
        answers += 1;
        assert!(answers < 250, "the game does not end");
    }
    assert!(answers > 36, "a person lays every second tile and places islanders: {answers}");
    page.see(&id("score-dialog")).unwrap();
    page.read(&id("score-dialog"), "÷ 3").unwrap();
    page.screenshot("south-seas-end").unwrap();
    page.click(&id("score-dialog-close")).unwrap();
    let slow = frame_time_while_panning(&page).unwrap();
    assert!(slow < 33.0 * GRACE, "95 of 100 frames took up to {slow} ms");
    println!(
        "panning {} tiles: 95 of 100 frames within {slow:.1} ms",
        page.count("[data-testid^=\"tile-\"]").unwrap()
    );
    page.screenshot("south-seas-finished").unwrap();
    page.content().unwrap();
}

#[test]
fn a_tile_is_turned_by_clicking_by_key_and_by_button_and_what_cannot_be_is_explained() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    start(&page, &server).unwrap();
    let ghost = "document.querySelector('[data-testid=\"ghost\"]')?.innerHTML ?? ''";
    let said = || page.text(&id("prompt-sentence")).unwrap();
    // Until a tile comes that fits on some cell in several ways, and not on some other.
    for _ in 0..12 {
        assert!(asked(&page).unwrap());
        // Islanders and ships in between are answered somehow.
        while !page.has(".seas-mark.fits, .seas-mark.turns").unwrap() {
            choose(&page).unwrap();
            confirm(&page).unwrap();
            assert!(asked(&page).unwrap());
        }
        choose(&page).unwrap();
        let (before, words) = (page.eval(ghost).unwrap(), said());
        page.press("r").unwrap();
        if page.eval(ghost).unwrap() != before && page.has(".seas-mark.never").unwrap() {
            assert_ne!(said(), words, "the sentence says how the tile lies");
            let turned = page.eval(ghost).unwrap();
            page.click(&id("rotate")).unwrap();
            assert_ne!(page.eval(ghost).unwrap(), turned, "the button turns it too");
            let turned = page.eval(ghost).unwrap();
            let chosen = said();
            let cell = chosen.split(' ').find(|word| word.ends_with(',')).unwrap().trim_end_matches(',');
            page.click(&id(&format!("cell-{cell}"))).unwrap();
            assert_ne!(page.eval(ghost).unwrap(), turned, "so does another click on its cell");
            page.click(".seas-mark.never").unwrap();
            page.see(&id("problem")).unwrap();
            page.see(&id("rule-link")).unwrap();
            page.screenshot("south-seas-refused").unwrap();
            page.content().unwrap();
            return;
        }
        confirm(&page).unwrap();
    }
    panic!("no tile could be turned");
}

#[test]
fn south_seas_can_be_played_on_a_phone_in_french_by_night() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE.dark().french()).unwrap();
    start(&page, &server).unwrap();
    for answer in 0..8 {
        assert!(asked(&page).unwrap());
        choose(&page).unwrap();
        if answer == 1 {
            page.screenshot("south-seas-phone-dark-french-islander").unwrap();
        }
        confirm(&page).unwrap();
    }
    assert!(asked(&page).unwrap());
    page.screenshot("south-seas-phone-dark-french").unwrap();
    let wider = page.eval("document.documentElement.scrollWidth > innerWidth + 1").unwrap();
    assert_eq!(wider, false, "the table is wider than the phone");
    page.click(&id("stock")).unwrap();
    page.see(&id("faces")).unwrap();
    assert!(page.count(".seas-faces li").unwrap() > 10, "all kinds of tiles left are listed");
    page.screenshot("south-seas-stock-phone-dark-french").unwrap();
    page.content().unwrap();
}
