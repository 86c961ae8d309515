//! Asking what a bot would do, and playing against a bot that only this server has.

use tidetable_browser::{Browser, Look, Page, Server};

use crate::hands::{answer, asked, confirm, id};

fn table_against_a_bot(server: &Server, page: &Page) {
    page.goto(server.address()).unwrap();
    page.click(&id("play-perladora")).unwrap();
    page.see(&id("lagoon")).unwrap();
    assert!(asked(page).unwrap());
}

fn ask_for_advice(page: &Page, figures: &str) {
    page.click(&id("hint")).unwrap();
    page.see(&id("advice")).unwrap();
    assert_eq!(page.count(&id("advice")).unwrap(), 3);
    page.read(&id("advice"), figures).unwrap();
    let wider = page.eval("document.documentElement.scrollWidth > innerWidth + 1").unwrap();
    assert_eq!(wider, false);
}

#[test]
fn a_hint_shows_three_answers_that_can_be_taken_with_the_keyboard() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    table_against_a_bot(&server, &page);
    ask_for_advice(&page, "%");
    page.screenshot("hint-desktop").unwrap();
    let second = "document.querySelectorAll('[data-testid=\"advice\"]')[1]";
    page.eval(&format!("{second}.focus()")).unwrap();
    page.press("Enter").unwrap();
    page.wait(&format!("{second}.getAttribute('aria-pressed') === 'true'")).unwrap();
    confirm(&page).unwrap();
    assert!(asked(&page).unwrap());
    assert_eq!(page.count(&id("advice")).unwrap(), 0, "advice is for one question");
    page.content().unwrap();
}

#[test]
fn a_hint_fits_a_phone_and_speaks_french() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE.dark().french()).unwrap();
    table_against_a_bot(&server, &page);
    ask_for_advice(&page, "gagne à");
    page.screenshot("hint-phone-dark-french").unwrap();
    page.click(&id("advice-close")).unwrap();
    page.wait("!document.querySelector('[data-testid=\"advice\"]')").unwrap();
    page.content().unwrap();
}

#[test]
fn a_bot_of_the_server_is_chosen_by_its_name() {
    // It answers with the last of the legal answers, which in this game is to pass or to stop.
    let script = r#"read -r hello; echo '{"hello":{"protocol":1}}'
while read -r line; do case "$line" in
  '{"legal":['*) last=${line##*,}; last=${last%%]*};;
  '{"go":'*) id=${line#*\"id\":}; echo "{\"best\":{\"id\":${id%%,*},\"action\":$last}}";;
esac; done"#;
    let configuration = format!("[[bots]]\nname = \"Modest\"\ncommand = [\"sh\", \"-c\", '''{script}''']\n");
    let (server, browser) = (Server::configured(&configuration).unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::DESKTOP).unwrap();
    page.goto(&format!("{}/new/perladora", server.address())).unwrap();
    page.see(&id("hints-0")).unwrap();
    page.eval(
        "(() => { const chair = document.querySelector('[data-testid=\"chair-2\"]');
            chair.value = 'offered:Modest'; chair.dispatchEvent(new Event('change', {bubbles: true})); })()",
    )
    .unwrap();
    // Against bots alone nobody has to be asked whether they mind hints.
    page.wait("!document.querySelector('[data-testid=\"hints-0\"]')").unwrap();
    page.screenshot("new-table-offered").unwrap();
    page.click(&id("begin")).unwrap();
    page.see(&id("lagoon")).unwrap();
    page.read(&id("player-2"), "Modest").unwrap();
    assert!(asked(&page).unwrap());
    page.see(&id("hint")).unwrap();
    answer(&page).unwrap();
    assert!(asked(&page).unwrap(), "the bot has answered");
    page.read(&id("player-2"), "Modest").unwrap();
    page.content().unwrap();
}
