//! How long bots think in a page, where they have one worker and the page's own rules. The figures are printed.

use serde_json::{Value, json};
use tidetable_bots::Level;
use tidetable_browser::{Browser, Look, Page, Server};
use tidetable_catalog::GameEntry;
use tidetable_kernel::{Seat, Viewer};
use tidetable_table::{AnyMatch, Seed};

/// What levels promise, in milliseconds.
const PROMISES: [(Level, f64); 3] =
    [(Level::Casual, 1_000.0), (Level::Strong, 1_000.0), (Level::Expert, 5_000.0)];

#[test]
fn every_level_of_every_game_answers_in_time_in_a_page() {
    let (server, browser) = (Server::start().unwrap(), Browser::launch().unwrap());
    let page = browser.person(Look::PHONE).unwrap();
    page.goto(server.address()).unwrap();
    page.wait("!!document.getElementById('start')").unwrap();
    for entry in tidetable_catalog::GAMES {
        let (game, seat) = in_the_middle(entry);
        for (level, promised) in PROMISES {
            let (took, action) = answer(&page, game.as_ref(), seat, level);
            println!("{}: {level} answered after {took:.1} ms", game.game());
            assert!(game.check(seat, &action).is_ok(), "{}: {level} answered {action}", game.game());
            assert!(took <= promised, "{}: {level} took {took} ms", game.game());
        }
    }
}

/// A game in its middle, at a question with more than one answer, and who is asked.
fn in_the_middle(entry: &GameEntry) -> (Box<dyn AnyMatch>, Seat) {
    let options = entry.game.options(*entry.game.seats().start());
    let mut game = entry.game.start(options.get(), Seed::from_number(1)).unwrap();
    let mut bot = (entry.bot)(Level::Novice, 1, None);
    let mut questions = Vec::new();
    while let Some(seat) = game.awaiting().seats().first() {
        if game.answers(seat).len() > 1 {
            questions.push((game.position(), seat));
        }
        let action = bot.choose(game.view(Viewer::Seat(seat)).get(), seat).unwrap();
        game.play(game.epoch(), seat, action.get()).unwrap();
    }
    let (position, seat) = questions[questions.len() / 2];
    (game.at(position), seat)
}

/// How long a bot in the page's worker thinks about a question, and its answer.
fn answer(page: &Page, game: &dyn AnyMatch, seat: Seat, level: Level) -> (f64, String) {
    let view: Value = serde_json::from_str(game.view(Viewer::Seat(seat)).get()).unwrap();
    let question = json!({
        "game": game.game(), "level": level.name(), "seed": 1, "seat": seat, "view": view, "task": "choose",
    });
    let told = page
        .eval(&format!(
            "(async () => {{
               const script = document.getElementById('start').src;
               window.desk ??= await new Promise(ready => {{
                 const worker = new Worker(script, {{ type: 'module' }});
                 worker.onmessage = () => ready(worker); }});
               return await new Promise(done => {{
                 const start = performance.now();
                 window.desk.onmessage = event => done([performance.now() - start, event.data]);
                 window.desk.postMessage({}); }}); }})()",
            json!(question.to_string())
        ))
        .unwrap();
    let answers: Value = serde_json::from_str(told[1].as_str().unwrap()).unwrap();
    (told[0].as_f64().unwrap(), answers[0]["action"].to_string())
}
