//! A whole game of Sea Dragons by clicking cards, sea and missions.

use anyhow::{Result, bail};
use tidetable_browser::{Browser, Look, Page, Server};

use crate::hands::{asked, id};

/// Answers once, by clicking what the question is about.
fn answer(page: &Page) -> Result<()> {
    if page.has(".deep.placing")? {
        lay_a_dragon(page)
    } else if page.has(&id("offer"))? {
        page.click(&id("offer"))?;
        confirm(page)
    } else if page.has(".mission.possible")? {
        complete_a_mission(page)
    } else if page.has(".market .possible")? {
        open_shelf(page, "shelf-market")?;
        page.click(".market .possible")?;
        confirm(page)
    } else if page.has(&id("finish"))? {
        open_shelf(page, "shelf-cards")?;
        page.click(&id("finish"))?;
        confirm(page)
    } else {
        play_a_card(page)
    }
}

/// Plays the first card that has a place, or passes.
fn play_a_card(page: &Page) -> Result<()> {
    open_shelf(page, "shelf-cards")?;
    for card in ["hand-0", "hand-1"] {
        if !page.has(&id(card))? {
            continue;
        }
        page.click(&id(card))?;
        page.wait(&format!(
            "document.querySelector('.deep.placing') || document.querySelector('{}') || document.querySelector('{}')",
            id("confirm"),
            id("problem")
        ))?;
        if page.has(".deep.placing")? {
            return Ok(());
        }
        if page.has(&id("confirm"))? {
            return confirm(page);
        }
    }
    page.click(&id("pass"))?;
    confirm(page)
}

/// Turns the dragon until it has a place, and lays it there.
fn lay_a_dragon(page: &Page) -> Result<()> {
    open_shelf(page, "shelf-cards")?;
    for turn in 0..8 {
        if page.has(".deep .mark:not(.faint)")? {
            page.click(".deep .mark:not(.faint)")?;
            page.see(&id("forecast"))?;
            return confirm(page);
        }
        page.click(&id(if turn == 3 { "mirror" } else { "turn" }))?;
    }
    bail!("the dragon has no place in any pose")
}

fn complete_a_mission(page: &Page) -> Result<()> {
    open_shelf(page, "shelf-missions")?;
    page.click(".mission.possible")?;
    page.wait(&format!(
        "document.querySelector('{}') || document.querySelector('{}')",
        id("confirm"),
        id("payment-0")
    ))?;
    if page.has(&id("payment-0"))? {
        page.click(&id("payment-0"))?;
    }
    confirm(page)
}

/// Where there is no room for all shelves, one is opened by its tab.
fn open_shelf(page: &Page, tab: &str) -> Result<()> {
    let narrow = page.eval(&format!("document.querySelector('{}').getClientRects().length > 0", id(tab)))?;
    if narrow == true {
        page.click(&id(tab))?;
    }
    Ok(())
}

fn confirm(page: &Page) -> Result<()> {
    page.click(&id("confirm"))?;
    page.wait(&format!("!document.querySelector('{}')", id("confirm")))
}

/// Sits down at a table against bots, with nothing moving.
fn sit_down(page: &Page, server: &Server) -> Result<()> {
    page.goto(server.address())?;
    page.eval("localStorage.setItem('tidetable.preferences', JSON.stringify({ motion: 'off' }))")?;
    page.goto(server.address())?;
    page.click(&id("play-sea-dragons"))?;
    page.see(&id("sea"))
}

#[test]
fn a_whole_game_of_sea_dragons_is_played_by_clicking() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    sit_down(&page, &server).unwrap();
    let mut answers = 0;
    while asked(&page).unwrap() {
        answer(&page).unwrap();
        answers += 1;
        if answers == 18 {
            page.screenshot("sea-dragons-desktop").unwrap();
        }
        assert!(answers < 200, "the game does not end");
    }
    assert!(answers > 25, "the game was over after {answers} answers");
    page.see(&id("sums")).unwrap();
    page.screenshot("sea-dragons-end-desktop").unwrap();
    page.content().unwrap();
}

#[test]
fn the_dragon_is_turned_in_every_way_and_an_impossible_place_is_explained() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP.dark()).unwrap();
    sit_down(&page, &server).unwrap();
    assert!(asked(&page).unwrap());
    page.click(&id("cell-A1")).unwrap();
    page.read(&id("problem"), "Choose a card first").unwrap();
    play_a_card(&page).unwrap();
    // The other card is chosen instead: the choice can be taken back until the dragon lies in the sea.
    page.click(&id("hand-1")).unwrap();
    page.wait(&format!(
        "document.querySelector('.deep.placing') && document.querySelector('{}.taken')",
        id("hand-1")
    ))
    .unwrap();
    // Nobody can build on the island, whatever the dragon looks like.
    page.click(&id("cell-H8")).unwrap();
    page.read(&id("problem"), "island").unwrap();
    page.screenshot("sea-dragons-denied-desktop-dark").unwrap();
    let picture = || page.eval("document.querySelector('.dragon-card.taken svg').outerHTML").unwrap();
    let square =
        page.eval("document.querySelector('.dragon-card.taken').title.includes('O4')").unwrap() == true;
    let before = picture();
    page.press("r").unwrap();
    assert_eq!(picture() == before, square, "the key turns everything but a square");
    let before = picture();
    page.eval(&format!(
        "document.querySelector('{}').dispatchEvent(new WheelEvent('wheel', {{ deltaY: 100, shiftKey: true, bubbles: true, cancelable: true }}))",
        id("sea")
    ))
    .unwrap();
    assert_eq!(picture() == before, square, "so does the wheel");
    // Clicked twice, the dragon is held and perhaps turned, but not laid before it is confirmed.
    for _ in 0..2 {
        page.click(".deep .mark:not(.faint)").unwrap();
        page.see(&id("confirm")).unwrap();
        page.see(&id("forecast")).unwrap();
    }
    assert!(page.has(".deep.placing").unwrap() && page.has(".ghost.settled").unwrap());
    page.content().unwrap();
}

#[test]
fn a_choice_is_taken_back_and_the_head_lies_where_the_person_wants_it() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    sit_down(&page, &server).unwrap();
    assert!(asked(&page).unwrap());
    play_a_card(&page).unwrap();
    page.click(&id("undo")).unwrap();
    page.wait("!document.querySelector('.deep.placing')").unwrap();
    assert!(!page.has(&id("undo")).unwrap(), "there is nothing more to take back");
    play_a_card(&page).unwrap();
    page.click(".deep .mark:not(.faint)").unwrap();
    page.see(&id("confirm")).unwrap();
    let head = |where_is: &str| {
        page.eval(&format!(
            "document.querySelector('{where_is} .horn').closest('g[transform]').getAttribute('transform')"
        ))
        .unwrap()
    };
    let (first, said) = (head(".ghost"), page.text(&id("prompt-sentence")).unwrap());
    page.press("h").unwrap();
    let second = head(".ghost");
    page.click(&id("head")).unwrap();
    let third = head(".ghost");
    assert!(first != second && second != third, "{first} {second} {third}");
    assert_eq!(page.text(&id("prompt-sentence")).unwrap(), said, "it is the same answer");
    confirm(&page).unwrap();
    page.see(".dragon.laid").unwrap();
    assert_eq!(head(".dragon.laid.seat-0"), third);
    page.reload().unwrap();
    page.see(".dragon.laid").unwrap();
    assert!(page.eval("[...document.querySelectorAll('.dragon.laid .horn')].map(it => it.closest('g[transform]').getAttribute('transform'))").unwrap().as_array().unwrap().contains(&third));
    page.content().unwrap();
}

#[test]
fn sea_dragons_fits_a_phone() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE.dark().french()).unwrap();
    sit_down(&page, &server).unwrap();
    for _ in 0..6 {
        assert!(asked(&page).unwrap());
        answer(&page).unwrap();
    }
    assert!(asked(&page).unwrap());
    page.screenshot("sea-dragons-phone-dark-french").unwrap();
    let wider = page.eval("document.documentElement.scrollWidth > innerWidth + 1").unwrap();
    assert_eq!(wider, false);
    let higher = page.eval("document.documentElement.scrollHeight > innerHeight + 1").unwrap();
    assert_eq!(higher, false, "nothing needs scrolling");
    page.content().unwrap();
}
