//! Lines that break, servers that restart, commands that are sent twice.

use tidetable_kernel::Dice;
use tidetable_protocol::{ClientMessage, Command, ServerMessage, Stage};

use crate::{
    client::{Client, Who, advance, two_players},
    host::{Host, secret},
};

fn ann() -> Who {
    Who::person(&secret(1))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_connects_again_is_told_only_what_happened_since() {
    let host = Host::start().await;
    let (table, first, second) = two_players(&host).await;
    let (mut players, mut dice) = ([first, second], Dice::seeded(4));
    for _ in 0..4 {
        advance(&mut players, &mut dice).await;
    }
    let seen = players[0].here().await;
    for _ in 0..4 {
        advance(&mut players, &mut dice).await;
    }
    let now = players[0].here().await;

    let mut back = Client::join(host.address, &table, &ann().again("page", &seen)).await;
    let told = back.next_position().await;
    assert!(!told.anew);
    assert!(told.events.iter().all(|entry| (seen.step..now.step).contains(&entry.step)), "{:?}", told.events);
    assert!(!told.events.is_empty());
    assert_eq!(told.view.get(), now.view.get());

    let mut newcomer = Client::join(host.address, &table, &ann()).await;
    let everything = newcomer.next_position().await;
    assert!(everything.anew && everything.events.len() > told.events.len());
    let latest = &everything.events[everything.events.len() - told.events.len()..];
    let text = |events: &[tidetable_protocol::LogEntry]| serde_json::to_string(events).unwrap();
    assert_eq!(text(latest), text(&told.events));

    // Somebody who claims to have seen the future, or another past, is told everything.
    for (seen, undone) in [(Some(1_000_000), 0), (Some(2), 7)] {
        let mut liar = Client::join(host.address, &table, &Who { seen, undone, ..ann() }).await;
        assert!(liar.next_position().await.anew);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_no_more_than_a_pause() {
    let host = Host::start().await;
    let (table, first, second) = two_players(&host).await;
    let (mut players, mut dice) = ([first, second], Dice::seeded(4));
    for _ in 0..6 {
        advance(&mut players, &mut dice).await;
    }
    players[1].must(Command::Chat { text: "one moment".to_owned() }).await;
    let before = players[0].here().await;
    let [mut first, _] = players;
    let host = {
        let (host, ()) = tokio::join!(host.restart(), async { while first.next().await.is_some() {} });
        host
    };
    assert_eq!(first.closed, Some(1001), "the server says goodbye");

    let mut first = Client::join(host.address, &table, &ann().again("page", &before)).await;
    assert!(first.heard[0].contains("one moment"));
    let after = first.next_position().await;
    assert_eq!((after.step, after.epoch), (before.step, before.epoch));
    assert_eq!((after.view.get(), after.legal.get()), (before.view.get(), before.legal.get()));
    assert!(after.events.is_empty() && !after.anew);
    let second = Client::join(host.address, &table, &Who::person(&secret(2))).await;
    let mut players = [first, second];
    while advance(&mut players, &mut dice).await {}
    assert!(players[0].here().await.result.is_some());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_sent_again_is_answered_again_and_not_done_again() {
    let host = Host::start().await;
    let (table, first, second) = two_players(&host).await;
    let start = first.position.clone().unwrap();
    let mut player = Client::join(host.address, &table, &ann().again("page", &start)).await;
    let position = player.next_position().await;
    let action = Client::pick(&position, &mut Dice::seeded(1));
    let answer = ClientMessage::Do { id: 7, command: Command::Answer { epoch: position.epoch, action } };
    let chat = ClientMessage::Do { id: 8, command: Command::Chat { text: "once".to_owned() } };
    for message in [&answer, &answer, &chat, &chat] {
        player.send(message).await;
    }
    for id in [7, 7, 8, 8] {
        player.outcome(id).await.unwrap();
    }
    let steps = player.here().await.step;

    // Over another line, and after a restart that forgets all that is not stored.
    let mut player = Client::join(host.address, &table, &ann().again("page", &start)).await;
    player.send(&answer).await;
    player.outcome(7).await.unwrap();
    drop((player, first, second));
    let host = host.restart().await;
    let mut player = Client::join(host.address, &table, &ann().again("page", &start)).await;
    for (message, id) in [(&answer, 7), (&chat, 8)] {
        player.send(message).await;
        player.outcome(id).await.unwrap();
    }
    assert_eq!(player.here().await.step, steps);
    let mut other = Client::join(host.address, &table, &ann()).await;
    assert_eq!(other.here().await.step, steps);
    assert_eq!(other.heard[0].matches("once").count(), 1);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_sent_again_takes_back_one_answer() {
    let host = Host::start().await;
    let (table, first, second) = two_players(&host).await;
    let (mut players, mut dice) = ([first, second], Dice::seeded(5));
    // Somebody has answered twice in a row and could take both back.
    let mut run = 0;
    let seat = loop {
        let asked = players[0].here().await.awaiting.seats().first().unwrap();
        assert!(advance(&mut players, &mut dice).await);
        let can = players[usize::from(asked.0)].here().await.can_undo;
        run = if can { run + 1 } else { 0 };
        if run == 2 {
            break asked;
        }
    };
    let who = Who::person(&secret(seat.0 + 1));
    let before = players[0].here().await.step;
    let undo = ClientMessage::Do { id: 3, command: Command::Undo };
    let mut player =
        Client::join(host.address, &table, &Who { client: Some("page".to_owned()), ..who.clone() }).await;
    player.send(&undo).await;
    player.outcome(3).await.unwrap();
    drop((player, players));
    let host = host.restart().await;
    let mut player =
        Client::join(host.address, &table, &Who { client: Some("page".to_owned()), ..who.clone() }).await;
    player.send(&undo).await;
    player.outcome(3).await.unwrap();
    assert_eq!(player.here().await.step, before - 1);
    assert_eq!(player.here().await.undone, 1);
    // Another page of the same person counts for itself.
    let mut page = Client::join(host.address, &table, &Who { client: Some("other".to_owned()), ..who }).await;
    page.send(&undo).await;
    page.outcome(3).await.unwrap();
    page.until(|message| {
        if let ServerMessage::Position(position) = message {
            Some(()).filter(|()| position.step == before - 2)
        } else {
            None
        }
    })
    .await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_nobody_uses_leaves_memory_and_comes_back() {
    let host = Host::with(|config| config.limits.idle_room_seconds = 0).await;
    let (table, first, second) = two_players(&host).await;
    let rooms = async || {
        let metrics = host.get("/metrics").await.body;
        let line = metrics.lines().find(|line| line.starts_with("tidetable_rooms ")).unwrap().to_owned();
        line.rsplit(' ').next().unwrap().parse::<usize>().unwrap()
    };
    assert_eq!(rooms().await, 1);
    let before = first.position.clone().unwrap();
    first.leave().await;
    second.leave().await;
    while rooms().await > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let mut back = Client::join(host.address, &table, &ann()).await;
    assert_eq!(back.table.as_ref().unwrap().stage, Stage::Playing);
    assert_eq!(back.here().await.epoch, before.epoch);
    host.stop().await;
}
