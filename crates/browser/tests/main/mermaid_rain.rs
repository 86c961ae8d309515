//! Mermaid Rain by clicking: cards, tiles, places and treasures.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use tidetable_browser::{Browser, Look, Page, Server};

use crate::hands::id;

const OVER: &str = "document.querySelector('[data-testid=\"scores\"]')";
const ASKED: &str =
    "document.querySelector('.prompt.asked') && document.querySelector('.ocean')?.dataset.asked";

/// What is asked of this person, once something is; nothing when the game is over.
fn asked(page: &Page) -> Result<Option<String>> {
    page.wait_up_to(&format!("{OVER} || {ASKED}"), Duration::from_secs(90))?;
    let asked = page.eval(&format!("{OVER} ? '' : {ASKED}"))?;
    Ok(asked.as_str().filter(|asked| !asked.is_empty()).map(str::to_owned))
}

fn confirm(page: &Page) -> Result<()> {
    page.see(&id("confirm"))?;
    page.click(&id("confirm"))?;
    page.wait(&format!("!document.querySelector('{}')", id("confirm")))
}

/// The hexes that are marked, those nearest to the own mermaid first.
fn marked(page: &Page, mark: &str) -> Result<Vec<String>> {
    let hexes = page.eval(&format!(
        "(() => {{ const middle = it => {{ const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }};
           const seat = document.querySelector('.player.own')?.className.match(/seat-\\d/)?.[0];
           const mermaid = document.querySelector('.rain-mermaid.' + seat);
           const from = mermaid ? middle(mermaid) : [0, 0];
           const far = it => {{ const at = middle(it); return Math.hypot(at[0] - from[0], at[1] - from[1]); }};
           return [...document.querySelectorAll('{mark}')].sort((one, other) => far(one) - far(other)).map(it => it.dataset.to); }})()"
    ))?;
    let hexes = hexes.as_array().context("marks are a list")?;
    Ok(hexes.iter().filter_map(|hex| hex.as_str().map(str::to_owned)).collect())
}

fn click_hex(page: &Page, hex: &str) -> Result<()> {
    page.click(&id(&format!("hex-{hex}")))
}

fn lift_cards(page: &Page, count: u32) -> Result<()> {
    for _ in 0..count {
        page.click(".rain-card:not(.rain-up):not(.rain-princess):not(:disabled)")?;
    }
    Ok(())
}

/// Answers once, whatever is asked, at its place on the board or in the hand.
fn answer(page: &Page, question: &str, number: u32) -> Result<()> {
    match question {
        "meld" if page.has(&id("princess"))? => {
            if number.is_multiple_of(3) {
                lift_cards(page, 1)?;
            } else {
                page.click(&id("princess"))?;
            }
        }
        "meld" | "keep" => lift_cards(page, 2)?,
        "pick" => page.click("[data-testid^=\"pick-\"]:not(:disabled)")?,
        "waltz" => page.click("[data-testid^=\"waltz-\"]")?,
        "start" | "drift" => {
            let free = marked(page, ".rain-lit")?;
            click_hex(page, free.first().context("a start space is free")?)?;
        }
        "place" => {
            let berths = marked(page, ".rain-berth")?;
            click_hex(page, berths.first().context("there is room for the tile")?)?;
        }
        "ride" => return ride(page),
        "take" => page.click(&id("take-here"))?,
        other => bail!("nobody knows how to answer {other}"),
    }
    confirm(page)
}

/// Swims to the farthest lit place, or rests where none is within reach.
fn ride(page: &Page) -> Result<()> {
    match marked(page, ".rain-lit")?.last() {
        Some(hex) => click_hex(page, hex)?,
        None => page.click(&id("rest"))?,
    }
    confirm(page)
}

fn begin(page: &Page, server: &Server) {
    page.goto(server.address()).unwrap();
    page.click(&id("play-mermaid-rain")).unwrap();
    page.see(&id("ocean")).unwrap();
}

#[test]
fn mermaid_rain_is_played_to_the_end_by_clicking() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    begin(&page, &server);
    let mut seen = std::collections::BTreeSet::new();
    let mut answers = 0;
    while let Some(question) = asked(&page).unwrap() {
        if seen.insert(question.clone()) {
            page.screenshot(&format!("mermaid-rain-{question}-desktop")).unwrap();
        }
        answer(&page, &question, answers).with_context(|| format!("answering {question}")).unwrap();
        answers += 1;
        assert!(answers < 400, "the game does not end");
    }
    for question in ["meld", "pick", "start", "place", "ride"] {
        assert!(seen.contains(question), "{question} was never asked");
    }
    page.see(&id("accounts")).unwrap();
    page.screenshot("mermaid-rain-end-desktop").unwrap();
    page.content().unwrap();
}

#[test]
fn a_far_place_is_reached_by_one_click_and_a_tile_turned_by_another() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP.dark().french()).unwrap();
    page.goto(&format!("{}/rules/mermaid-rain", server.address())).unwrap();
    // The board of the section on moving: several places lie more than one move away.
    let live = id("live-5.3");
    page.see(&live).unwrap();
    let far = page
        .eval(&format!(
            "(() => {{ const lit = [...document.querySelectorAll('{live} .rain-lit')].at(-1);
                document.querySelector(`{live} [data-testid=\"hex-${{lit.dataset.to}}\"]`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
                return true; }})()"
        ))
        .unwrap();
    assert_eq!(far, true);
    page.see(&format!("{live} {}", id("confirm"))).unwrap();
    // The board of the section on placing: a second click turns the tile.
    let live = id("live-5.2");
    let hex = page.eval(&format!("document.querySelector('{live} .rain-berth').dataset.to")).unwrap();
    let spot = format!("{live} {}", id(&format!("hex-{}", hex.as_str().unwrap())));
    page.click(&spot).unwrap();
    let outline = format!("document.querySelector('{live} .ghost .rain-surf-body')?.getAttribute('d')");
    page.wait(&outline).unwrap();
    let before = page.eval(&outline).unwrap();
    page.click(&spot).unwrap();
    page.wait(&format!("{outline} !== {before}")).unwrap();
    // On a rock one hears why not.
    page.click(&format!("{live} {}", id("cancel"))).unwrap();
    page.click(&format!("{live} {}", id("hex-C3"))).unwrap();
    page.see(&format!("{live} {}", id("problem"))).unwrap();
    page.screenshot("mermaid-rain-rules-desktop-dark-french").unwrap();
    page.content().unwrap();
}

#[test]
fn six_play_mermaid_rain_on_a_phone() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE.dark().french()).unwrap();
    page.goto(&format!("{}/new/mermaid-rain", server.address())).unwrap();
    page.see(&id("place-1")).unwrap();
    for choice in ["place-1", "seats-3"] {
        page.eval(&format!("document.querySelector('[data-testid=\"{choice}\"]').click()")).unwrap();
    }
    page.click(&id("begin")).unwrap();
    page.see(&id("ocean")).unwrap();
    assert_eq!(page.count(".player").unwrap(), 6);
    asked(&page).unwrap();
    // The last tile on offer may be one of several of its kind, whose number must not stick out.
    page.eval("document.querySelector('.rain-offer .rain-chip:last-child').insertAdjacentHTML('beforeend', '<span class=\"chip-count\">×2</span>')")
        .unwrap();
    for number in 0..8 {
        let question = asked(&page).unwrap().expect("the game has only begun");
        let wider = page.eval("document.documentElement.scrollWidth > innerWidth + 1").unwrap();
        assert_eq!(wider, false, "the table is wider than the phone while {question} is asked");
        let clipped = "[...document.querySelectorAll('.player, .rain-row')].some(it => it.scrollWidth > it.clientWidth + 1)";
        assert_eq!(page.eval(clipped).unwrap(), false, "something is cut off while {question} is asked");
        page.screenshot(&format!("mermaid-rain-{number}-{question}-phone-dark-french")).unwrap();
        answer(&page, &question, number).unwrap();
    }
    page.content().unwrap();
}

#[test]
fn two_people_at_one_device_do_not_see_each_others_cards() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    page.goto(&format!("{}/new/mermaid-rain", server.address())).unwrap();
    page.see(&id("place-1")).unwrap();
    page.eval("document.querySelector('[data-testid=\"place-1\"]').click()").unwrap();
    page.eval(
        "(() => { const chair = document.querySelector('[data-testid=\"chair-2\"]');
           chair.value = 'other'; chair.dispatchEvent(new Event('change', { bubbles: true })); })()",
    )
    .unwrap();
    page.click(&id("begin")).unwrap();
    let mut handed_over = 0;
    for number in 0..12 {
        page.wait_up_to(
            &format!("document.querySelector('{}') || {ASKED}", id("take-device")),
            Duration::from_secs(60),
        )
        .unwrap();
        if page.has(&id("take-device")).unwrap() {
            assert_eq!(page.count(".rain-card").unwrap(), 0, "the cards are covered between people");
            page.click(&id("take-device")).unwrap();
            handed_over += 1;
        }
        let question = asked(&page).unwrap().expect("the game has only begun");
        assert!(!page.has(&id("problem")).unwrap(), "{}", page.text(&id("problem")).unwrap());
        answer(&page, &question, number).unwrap();
    }
    assert!(handed_over >= 4, "the device was handed over {handed_over} times");
    page.content().unwrap();
}
