//! What hands do at a table of Perladöra: take a diver, click a cell, confirm.

use std::time::Duration;

use anyhow::{Result, bail};
use tidetable_browser::Page;

/// How something is found by its test id.
pub(crate) fn id(name: &str) -> String {
    format!("[data-testid=\"{name}\"]")
}

/// Where the game stands, as the page shows it.
const ASKED: &str = "document.querySelector('.prompt.asked')";
const OVER: &str = "document.querySelector('[data-testid=\"scores\"], [data-testid=\"score-dialog\"][open]')";

/// Waits until this person is asked, and says whether; the end of the game is the other thing to wait for.
pub(crate) fn asked(page: &Page) -> Result<bool> {
    page.wait_up_to(&format!("{ASKED} || {OVER}"), Duration::from_secs(60))?;
    Ok(page.eval(&format!("!{OVER} && !!{ASKED}"))? == true)
}

/// Answers once: a diver on the board by clicking if there is one left and a free cell, else from the list.
pub(crate) fn answer(page: &Page) -> Result<()> {
    if !place_a_diver(page)? {
        answer_from_the_list(page)?;
    }
    Ok(())
}

/// Places a diver by clicking it and a free cell; says whether it could.
pub(crate) fn place_a_diver(page: &Page) -> Result<bool> {
    if !page.has(".hand button.chip:not(:disabled)")? {
        return Ok(false);
    }
    let Some(cell) = free_cell(page)? else { return Ok(false) };
    put_the_list_away(page)?;
    page.click(".hand button.chip:not(:disabled)")?;
    page.click(&id(&format!("cell-{cell}")))?;
    if !page.has(&id("confirm"))? {
        page.wait("document.querySelector('[data-testid=\"confirm\"], [data-testid=\"problem\"]')")?;
    }
    confirm(page)?;
    Ok(true)
}

/// A cell where a diver may go, as the list of answers tells it.
fn free_cell(page: &Page) -> Result<Option<String>> {
    open_answers(page)?;
    let cell = page.eval(
        "(() => { for (const it of document.querySelectorAll('[data-testid=\"answer\"]')) {
            const found = it.textContent.match(/(?<!-)\\b([A-H][1-5])\\b(?!-)/);
            if (found) return found[1]; } return null; })()",
    )?;
    Ok(cell.as_str().map(str::to_owned))
}

/// Chooses the first answer of the list and confirms it.
pub(crate) fn answer_from_the_list(page: &Page) -> Result<()> {
    open_answers(page)?;
    page.click(&id("answer"))?;
    confirm(page)
}

fn open_answers(page: &Page) -> Result<()> {
    if !page.has(&id("answers-filter"))? {
        page.click(&id("tab-answers"))?;
    }
    page.see(&id("answer"))
}

/// On a narrow screen the list lies over the board.
fn put_the_list_away(page: &Page) -> Result<()> {
    if page.eval("innerWidth < 1000")? == true {
        page.eval(&format!("document.querySelector('{}').click()", id("tab-answers")))?;
        page.wait(&format!("!document.querySelector('{}')", id("answers-filter")))?;
    }
    Ok(())
}

/// Gives the answer that is shown.
pub(crate) fn confirm(page: &Page) -> Result<()> {
    // On a phone the open sheet would lie over the button: it is the same button, so it is clicked as it is.
    page.wait(&format!("document.querySelector('{}')", id("confirm")))?;
    page.eval(&format!("document.querySelector('{}').click()", id("confirm")))?;
    page.wait(&format!("!document.querySelector('{}')", id("confirm")))?;
    // The question that was answered is still drawn for a moment.
    page.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")?;
    Ok(())
}

/// Plays to the end by clicking.
pub(crate) fn play_to_the_end(page: &Page) -> Result<u32> {
    let mut answers = 0;
    while asked(page)? {
        answer(page)?;
        answers += 1;
        if answers > 200 {
            bail!("the game does not end");
        }
    }
    Ok(answers)
}
