//! Whole games, and answers that are not taken.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tidetable_kernel::{Awaiting, Dice, Viewer};
use tidetable_protocol::{Command, ErrorCode, NewTableMade, Occupant, Outlook, ServerMessage, Stage};
use tidetable_table::Json;

use crate::{
    client::{Client, Who, advance, legal, raw, two_players},
    host::{Host, secret},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_to_the_end_while_somebody_watches_and_the_record_is_sound() {
    let host = Host::start().await;
    let (table, mut ann, mut ben) = two_players(&host).await;
    let mut watcher = Client::join(host.address, &table, &Who::default()).await;

    let running = host.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(running.status, 200);
    assert!(!running.body.contains("\"seed\""), "{}", running.body);

    let (mut dice, mut other_dice) = (Dice::seeded(1), Dice::seeded(2));
    let (answers, other_answers) = tokio::join!(ann.play_out(&mut dice), ben.play_out(&mut other_dice));
    assert!(answers > 5 && other_answers > 5);

    let result = ann.position.as_ref().unwrap().result.expect("the game is over");
    while watcher.here().await.awaiting != Awaiting::Nobody {
        watcher.next_position().await;
    }
    let watched = watcher.position.clone().unwrap();
    assert_eq!(watched.result, Some(result));
    assert_eq!(watched.legal.get(), "[]");
    assert_eq!(watcher.you, tidetable_protocol::You::default());

    let record = host.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.header("content-disposition").unwrap().contains("attachment"));
    let entry = tidetable_catalog::of_record(&record.body).unwrap();
    let verdict = entry.game.verify(&record.body).unwrap();
    assert!(verdict.draws_verified && verdict.draws > 0);
    assert_eq!(verdict.result, Some(result));
    assert_eq!(verdict.steps, watched.step);
    let (header, replayed) = entry.game.read(&record.body).unwrap();
    assert_eq!(header.players, ["Ann", "Ben"]);
    assert_eq!(header.commitment, ann.table.as_ref().unwrap().commitment);
    assert_eq!(Some(replayed.seed()), watched.seed);
    assert_eq!(replayed.view(Viewer::Public).get(), watched.view.get());
    assert_eq!(ann.next_table().await.stage, Stage::Over);

    let Err(code) = ann.try_do(Command::Undo).await else { panic!("a game that is over is over") };
    assert_eq!(code, ErrorCode::CannotUndo);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_against_bots_to_the_end() {
    let host = Host::start().await;
    let seats = json!(["you", { "bot": "random" }, { "bot": "novice" }]);
    let table = host.table(&secret(1), seats).await.table;
    let mut ann = Client::join(host.address, &table, &Who::person(&secret(1))).await;
    assert_eq!(ann.table.as_ref().unwrap().stage, Stage::Playing, "nobody else is to come");
    assert!(ann.play_out(&mut Dice::seeded(3)).await > 3);
    assert!(ann.position.unwrap().result.is_some());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_for_another_question_or_another_seat_is_not_taken() {
    let host = Host::start().await;
    let (_, mut ann, mut ben) = two_players(&host).await;
    let question = ann.my_turn().await.unwrap();
    let answers = legal(&question);

    // Ben answers Ann's question.
    let command = Command::Answer { epoch: question.epoch, action: answers[0].clone() };
    assert_eq!(ben.try_do(command.clone()).await, Err(ErrorCode::NotAwaited));
    assert_eq!(ben.next_position().await.step, question.step, "whoever is out of date is reminded");

    ann.must(command).await;
    let after = ann.next_position().await;
    assert!(after.step > question.step);
    let late = Command::Answer { epoch: question.epoch, action: answers[1].clone() };
    assert_eq!(ann.try_do(late).await, Err(ErrorCode::Stale));
    assert_eq!(ann.next_position().await.step, after.step);

    // Watchers have no seat.
    let table = ann.table.as_ref().unwrap().table.clone();
    let mut watcher = Client::join(host.address, &table, &Who::default()).await;
    let command = Command::Answer { epoch: after.epoch, action: answers[0].clone() };
    assert_eq!(watcher.try_do(command).await, Err(ErrorCode::NotSeated));
    for command in [Command::Undo, Command::Hint, Command::Return, Command::Rematch] {
        assert_eq!(watcher.try_do(command).await, Err(ErrorCode::NotSeated));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forbidden_answer_is_refused_with_its_rule_and_changes_nothing() {
    let host = Host::start().await;
    let (_, mut ann, ben) = two_players(&host).await;
    let mut question = ann.my_turn().await.unwrap();
    for nonsense in [json!(null), json!({ "dive": "everywhere" }), json!([1, 2, 3]), json!("no")] {
        let command = Command::Answer { epoch: question.epoch, action: raw(nonsense) };
        assert_eq!(ann.try_do(command).await, Err(ErrorCode::Malformed));
    }
    // An answer that was legal and is no longer.
    let action = legal(&question)[0].clone();
    let (mut players, mut dice) = ([ann, ben], Dice::seeded(9));
    while question.legal.get() == "[]" || question.legal.get().contains(action.get()) {
        assert!(advance(&mut players, &mut dice).await);
        question = players[0].here().await;
    }
    let [mut ann, _ben] = players;
    let id = ann.ask(Command::Answer { epoch: question.epoch, action }).await;
    let problem = ann.outcome(id).await.unwrap_err();
    assert_eq!(problem.code, ErrorCode::Refused);
    assert!(problem.phrase.is_some() && problem.section.is_some() && problem.refusal.is_some());
    ann.must(Command::Answer { epoch: question.epoch, action: legal(&question)[0].clone() }).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_can_be_taken_back_until_the_question_passes_on() {
    let host = Host::start().await;
    let (_, ann, ben) = two_players(&host).await;
    let (mut players, mut dice) = ([ann, ben], Dice::seeded(5));
    let mut before = players.each_ref().map(|player| player.position.clone().unwrap());
    let undoer = loop {
        assert!(advance(&mut players, &mut dice).await, "nothing could ever be taken back");
        if let Some(found) = players.iter().position(|player| player.position.as_ref().unwrap().can_undo) {
            break found;
        }
        before = players.each_ref().map(|player| player.position.clone().unwrap());
    };
    assert_eq!(players[1 - undoer].try_do(Command::Undo).await, Err(ErrorCode::CannotUndo));
    players[undoer].must(Command::Undo).await;
    for (player, before) in players.iter_mut().zip(before) {
        let back = player.next_position().await;
        assert!(back.anew, "what was taken back is gone from the log");
        assert_eq!((back.step, back.epoch, back.undone), (before.step, before.epoch, 1));
        assert_eq!(back.view.get(), before.view.get());
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_one_of_the_legal_answers() {
    let host = Host::start().await;
    let [first, second] = [1, 2].map(secret);
    let wish = json!({ "game": "perladora", "options": { "seats": 2 }, "seats": ["you", "open"], "hints": true, "name": "Ann" });
    let made: NewTableMade = host.post(&first, "/api/tables", &wish.to_string()).await.json();
    let mut ann = Client::join(host.address, &made.table, &Who::person(&first)).await;
    let mut ben = Client::join(host.address, &made.table, &Who::person(&second)).await;
    ben.must(Command::Sit { seat: None }).await;
    ann.must(Command::Start).await;
    assert!(ann.table.as_ref().unwrap().hints);
    let question = ann.my_turn().await.unwrap();
    let id = ann.ask(Command::Hint).await;
    let (best, outlook) = hint(&mut ann, id).await;
    assert_eq!((best.len(), outlook.len()), (3, 3));
    assert!(outlook.iter().all(|expected| expected.chance <= 100 && expected.points >= 0), "{outlook:?}");
    let legal: Vec<Value> = serde_json::from_str(question.legal.get()).unwrap();
    assert!(best.iter().all(|hint| legal.contains(&serde_json::from_str(hint.get()).unwrap())));
    assert_eq!(ben.try_do(Command::Hint).await, Err(ErrorCode::NotAwaited));
    host.stop().await;
}

/// The answer to the question for a hint of that number.
async fn hint(client: &mut Client, id: u64) -> (Vec<Json>, Vec<Outlook>) {
    client
        .until(|message| match message {
            ServerMessage::Hint { id: answered, best, outlook } if *answered == id => {
                Some((best.clone(), outlook.clone()))
            }
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_given_against_bots_and_among_people_only_where_they_are_wanted() {
    let host = Host::start().await;
    let (_, mut ann, _ben) = two_players(&host).await;
    ann.my_turn().await.unwrap();
    assert!(!ann.table.as_ref().unwrap().hints);
    assert_eq!(ann.try_do(Command::Hint).await, Err(ErrorCode::NotAllowed));
    let alone = host.table(&secret(3), json!(["you", { "bot": "random" }])).await.table;
    let mut cara = Client::join(host.address, &alone, &Who::person(&secret(3))).await;
    assert!(cara.table.as_ref().unwrap().hints);
    cara.my_turn().await.unwrap();
    let id = cara.ask(Command::Hint).await;
    assert_eq!(hint(&mut cara, id).await.0.len(), 3);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_hints_to_somebody_who_has_left() {
    let host = Host::with(|config| {
        (config.limits.thinking_bots, config.limits.hints_per_minute) = (1, 1_000);
    })
    .await;
    let mut players = Vec::new();
    for person in [1, 2].map(secret) {
        let table = host.table(&person, json!(["you", { "bot": "random" }])).await.table;
        let mut player = Client::join(host.address, &table, &Who::person(&person)).await;
        player.my_turn().await.unwrap();
        players.push(player);
    }
    let [mut ann, mut ben] = players.try_into().ok().unwrap();
    let mut one_hint = async || {
        let asked = Instant::now();
        let id = ben.ask(Command::Hint).await;
        hint(&mut ben, id).await;
        asked.elapsed()
    };
    let usual = one_hint().await;
    for _ in 0..20 {
        ann.ask(Command::Hint).await;
    }
    ann.leave().await;
    let behind = one_hint().await;
    assert!(behind < usual * 8, "{behind:?} behind hints that nobody waits for, {usual:?} otherwise");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_counted_for_the_seat_whoever_asks() {
    let host = Host::with(|config| config.limits.hints_per_minute = 1).await;
    let alone = host.table(&secret(3), json!(["you", { "bot": "random" }])).await.table;
    let mut cara = Client::join(host.address, &alone, &Who::person(&secret(3))).await;
    cara.my_turn().await.unwrap();
    let id = cara.ask(Command::Hint).await;
    assert_eq!(hint(&mut cara, id).await.0.len(), 3);
    // The same seat by its link, without a secret.
    let who = Who { seat_key: cara.you.seat_key.clone(), ..Who::default() };
    let mut other = Client::join(host.address, &alone, &who).await;
    assert_eq!(other.try_do(Command::Hint).await, Err(ErrorCode::TooFast));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_counted_for_the_address_whoever_asks_and_wherever() {
    let host = Host::with(|config| config.limits.hints_per_address = 1).await;
    let mut askers = Vec::new();
    for number in [3, 4] {
        let alone = host.table(&secret(number), json!(["you", { "bot": "random" }])).await.table;
        let mut asker = Client::join(host.address, &alone, &Who::person(&secret(number))).await;
        asker.my_turn().await.unwrap();
        askers.push(asker);
    }
    let id = askers[0].ask(Command::Hint).await;
    assert_eq!(hint(&mut askers[0], id).await.0.len(), 3);
    assert_eq!(askers[1].try_do(Command::Hint).await, Err(ErrorCode::TooFast));
    host.clock.advance(Duration::from_secs(60));
    let id = askers[1].ask(Command::Hint).await;
    assert_eq!(hint(&mut askers[1], id).await.0.len(), 3);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again_and_whoever_began_goes_last() {
    let host = Host::start().await;
    let (table, mut ann, mut ben) = two_players(&host).await;
    assert_eq!(ann.try_do(Command::Rematch).await, Err(ErrorCode::WrongStage));
    let (mut dice, mut other_dice) = (Dice::seeded(1), Dice::seeded(2));
    tokio::join!(ann.play_out(&mut dice), ben.play_out(&mut other_dice));
    ben.must(Command::Rematch).await;
    let mut info = ann.next_table().await;
    while info.rematch.is_none() {
        info = ann.next_table().await;
    }
    let again = info.rematch.unwrap();
    ann.must(Command::Rematch).await;
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.json::<Value>()["rematch"], json!(again));

    let mut ben = Client::join(host.address, &again, &Who::person(&secret(2))).await;
    assert_eq!(ben.table.as_ref().unwrap().stage, Stage::Gathering, "it waits for Ann");
    assert!(ben.you.host && ben.you.seat_key.is_some());
    let mut ann = Client::join(host.address, &again, &Who::person(&secret(1))).await;
    assert_eq!(ann.next_table().await.stage, Stage::Playing);
    assert_eq!((ben.seat().0, ann.seat().0), (0, 1));
    assert_eq!(ben.here().await.step, ann.here().await.step);
    let names: Vec<_> = ann.table.as_ref().unwrap().seats.iter().collect();
    assert!(matches!(names[0], Occupant::Person { name, .. } if name == "Ben"));
    host.stop().await;
}
