//! Seats, names, devices, chat, votes.

use std::time::Duration;

use serde_json::{Value, json};
use tidetable_kernel::{Awaiting, Dice, Seat};
use tidetable_protocol::{
    CHAT_LINES, Command, ErrorCode, NAME_CHARS, Occupant, ServerMessage, Stage, TableInfo, Vote,
};

use crate::{
    client::{Client, Who, advance, two_players},
    host::{Host, secret},
    hostile::knock,
};

fn name(table: &TableInfo, seat: usize) -> &str {
    match &table.seats[seat] {
        Occupant::Person { name, .. } => name,
        _ => "",
    }
}

fn stand_in(table: &TableInfo, seat: usize) -> Option<&str> {
    match &table.seats[seat] {
        Occupant::Person { stand_in, .. } => stand_in.as_deref(),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_find_their_seats_by_code() {
    let host = Host::start().await;
    let made = host.table(&secret(1), json!(["you", "open", "open"])).await;
    let typed = format!("{}-{}", made.code[..3].to_lowercase(), &made.code[3..]);
    let found: TableInfo = host.get(&format!("/api/codes/{typed}")).await.json();
    assert_eq!((found.table.as_str(), found.stage), (made.table.as_str(), Stage::Gathering));

    let mut ann = Client::join(host.address, &made.table, &Who::person(&secret(1))).await;
    assert!(ann.you.host && ann.you.seat == Some(Seat(0)));
    let mut ben = Client::join(host.address, &made.table, &Who::person(&secret(2)).called("Ben")).await;
    assert_eq!(ben.you.seat, None);
    assert_eq!(ben.try_do(Command::Start).await, Err(ErrorCode::NotHost));
    ben.must(Command::Sit { seat: Some(Seat(2)) }).await;
    ben.must(Command::Sit { seat: Some(Seat(2)) }).await;
    assert_eq!(
        ben.table.as_ref().unwrap().seats[2],
        Occupant::Person { name: "Ben".into(), here: true, stand_in: None }
    );
    assert_eq!(ben.seat(), Seat(2));
    assert!(ben.you.seat_key.is_some());

    let mut eve = Client::join(host.address, &made.table, &Who::person(&secret(3)).called("Eve")).await;
    assert_eq!(eve.try_do(Command::Sit { seat: Some(Seat(2)) }).await, Err(ErrorCode::SeatTaken));
    assert_eq!(eve.try_do(Command::Sit { seat: Some(Seat(5)) }).await, Err(ErrorCode::SeatTaken));
    // Ben moves over, and Eve takes what is left.
    ben.must(Command::Sit { seat: Some(Seat(1)) }).await;
    eve.must(Command::Sit { seat: None }).await;
    ben.must(Command::Leave).await;
    ben.must(Command::Leave).await;
    ben.must(Command::Sit { seat: None }).await;
    ann.must(Command::Start).await;
    ann.must(Command::Start).await;
    let info: TableInfo = host.get(&format!("/api/tables/{}", made.table)).await.json();
    assert_eq!([0, 1, 2].map(|seat| name(&info, seat)), ["Ann", "Ben", "Eve"]);
    assert_eq!((info.stage, info.code), (Stage::Playing, None));
    assert_eq!(host.get(&format!("/api/codes/{}", made.code)).await.status, 404, "nobody else is to come");
    assert_eq!(eve.try_do(Command::Sit { seat: Some(Seat(1)) }).await, Err(ErrorCode::WrongStage));

    // Without a secret nobody can own anything.
    let mut stranger = Client::join(host.address, &made.table, &Who::default()).await;
    assert_eq!(stranger.try_do(Command::Sit { seat: None }).await, Err(ErrorCode::BadSecret));
    assert_eq!(stranger.try_do(Command::Chat { text: "hi".into() }).await, Err(ErrorCode::BadSecret));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_next_begins_if_the_host_has_left_an_empty_table() {
    let host = Host::start().await;
    let table = host.table(&secret(1), json!(["you", "open"])).await.table;
    let mut ann = Client::join(host.address, &table, &Who::person(&secret(1))).await;
    ann.must(Command::Leave).await;
    let mut ben = Client::join(host.address, &table, &Who::person(&secret(2))).await;
    assert_eq!(ben.try_do(Command::Start).await, Err(ErrorCode::NotHost));
    ben.must(Command::Sit { seat: None }).await;
    ben.must(Command::Start).await;
    assert_eq!(ann.try_do(Command::Quiet { quiet: true }).await, Err(ErrorCode::NotHost));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_who_leaves_hands_the_table_on_and_free_seats_go_to_bots() {
    let host = Host::start().await;
    let made = host.table(&secret(1), json!(["you", "open", "open"])).await;
    let mut ann = Client::join(host.address, &made.table, &Who::person(&secret(1))).await;
    let mut ben = Client::join(host.address, &made.table, &Who::person(&secret(2)).called("Ben")).await;
    ben.must(Command::Sit { seat: None }).await;
    ann.must(Command::Leave).await;
    while !ben.you.host {
        ben.next_table().await;
    }
    ben.must(Command::Start).await;
    let info = ben.next_table().await;
    assert!(matches!(info.seats[0], Occupant::Bot { .. }) && matches!(info.seats[2], Occupant::Bot { .. }));
    assert_eq!(name(&info, 1), "Ben");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_link_opens_the_seat_on_another_device() {
    let host = Host::start().await;
    let (table, mut ann, _ben) = two_players(&host).await;
    let key = ann.you.seat_key.clone().unwrap();
    let phone = Who { seat_key: Some(key.clone()), ..Who::person(&secret(9)) };
    let mut on_phone = Client::join(host.address, &table, &phone).await;
    assert_eq!(on_phone.you.seat, ann.you.seat);
    let question = on_phone.my_turn().await.unwrap();
    let action = Client::pick(&question, &mut Dice::seeded(1));
    on_phone.must(Command::Answer { epoch: question.epoch, action }).await;
    assert!(ann.next_position().await.step > question.step);

    // The phone is known from now on, also after a restart, and it sees its table in the list.
    drop((ann, on_phone));
    let host = host.restart().await;
    let again = Client::join(host.address, &table, &Who::person(&secret(9))).await;
    assert_eq!(again.you.seat, Some(Seat(0)));
    let mine: Value = host.get_as(&secret(9), "/api/me/tables").await.json();
    assert_eq!(mine[0]["table"], json!(table));
    // The key alone, without a secret, is enough for as long as the line is open.
    let borrowed =
        Client::join(host.address, &table, &Who { seat_key: Some(key.clone()), ..Who::default() }).await;
    assert_eq!(borrowed.you.seat, Some(Seat(0)));

    let wrong = Who { seat_key: Some("A".repeat(22)), ..Who::person(&secret(8)) };
    assert_eq!(Client::refused(host.address, &table, &wrong).await.code, ErrorCode::BadSecret);
    let ben_too = Who { seat_key: Some(key), ..Who::person(&secret(2)) };
    assert_eq!(Client::refused(host.address, &table, &ben_too).await.code, ErrorCode::SeatTaken);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_several_tables_and_sees_where_it_is_their_turn() {
    let host = Host::start().await;
    let waiting = host.table(&secret(1), json!(["you", "open"])).await.table;
    let (playing, mut ann, mut ben) = two_players(&host).await;
    let asked = ann.my_turn().await.unwrap();
    let tables = async |number: u8| -> Vec<(String, bool, String)> {
        let listed: Value = host.get_as(&secret(number), "/api/me/tables").await.json();
        let entry = |table: &Value| {
            let text = |name: &str| table[name].as_str().unwrap().to_owned();
            (text("table"), table["your_turn"].as_bool().unwrap(), text("stage"))
        };
        listed.as_array().unwrap().iter().map(entry).collect()
    };
    let mine = tables(1).await;
    assert!(mine.contains(&(playing.clone(), true, "playing".into())), "{mine:?}");
    assert!(mine.contains(&(waiting, false, "gathering".into())), "{mine:?}");
    assert_eq!(tables(2).await, [(playing.clone(), false, "playing".to_owned())]);
    assert_eq!(tables(3).await, []);
    let action = Client::pick(&asked, &mut Dice::seeded(1));
    ann.must(Command::Answer { epoch: asked.epoch, action }).await;
    if ben.next_position().await.awaiting == Awaiting::seat(Seat(1)) {
        assert_eq!(tables(2).await, [(playing, true, "playing".to_owned())]);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_free_and_bounded() {
    let host = Host::start().await;
    let (table, mut ann, mut ben) = two_players(&host).await;
    ann.must(Command::Rename { name: " <b>Ånn</b>  & co ".into() }).await;
    assert_eq!(name(&ben.next_table().await, 0), "<b>Ånn</b> & co");
    for wrong in [String::new(), "x".repeat(NAME_CHARS + 1), "a\u{202e}b".into(), "\n".into()] {
        assert_eq!(ann.try_do(Command::Rename { name: wrong }).await, Err(ErrorCode::BadText));
    }
    let long = Who::default().called(&"x".repeat(NAME_CHARS + 1));
    assert_eq!(Client::refused(host.address, &table, &long).await.code, ErrorCode::BadText);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_is_bounded_limited_and_can_be_switched_off() {
    let host = Host::with(|config| config.limits.chat_per_minute = 5).await;
    let (table, mut ann, mut ben) = two_players(&host).await;
    let say = |text: &str| Command::Chat { text: text.to_owned() };
    ben.must(say("  hello\tthere <script> ")).await;
    let line = ann
        .until(|message| if let ServerMessage::Chat(line) = message { Some(line.clone()) } else { None })
        .await;
    assert_eq!(
        (line.seat, line.name.as_str(), line.text.as_str()),
        (Some(Seat(1)), "Ben", "hello there <script>")
    );
    for wrong in ["", " ", &"x".repeat(301), "a\u{0}"] {
        assert_eq!(ben.try_do(say(wrong)).await, Err(ErrorCode::BadText));
    }
    for number in 0..4 {
        ben.must(say(&number.to_string())).await;
    }
    assert_eq!(ben.try_do(say("more")).await, Err(ErrorCode::TooFast));
    ann.must(say("I am not Ben")).await;
    host.clock.advance(Duration::from_secs(60));
    ben.must(say("a minute later")).await;

    let mut watcher = Client::join(host.address, &table, &Who::person(&secret(7)).called("Eve")).await;
    watcher.must(say("from the bank")).await;
    assert_eq!(ben.try_do(Command::Quiet { quiet: true }).await, Err(ErrorCode::NotHost));
    ann.must(Command::Quiet { quiet: true }).await;
    assert_eq!(watcher.try_do(say("still here")).await, Err(ErrorCode::WrongStage));
    ann.must(Command::Quiet { quiet: false }).await;

    // Only the latest lines are kept.
    for number in 0..CHAT_LINES + 10 {
        host.clock.advance(Duration::from_secs(60));
        ann.must(say(&format!("line {number}"))).await;
    }
    let host = host.restart().await;
    let mut newcomer = Client::open(host.address, &table).await;
    newcomer.send_text(r#"{"hello":{"protocol":1}}"#.to_owned()).await;
    let Some(ServerMessage::Welcome { chat, .. }) = newcomer.next().await else { panic!("no welcome") };
    assert_eq!(chat.len(), CHAT_LINES);
    assert_eq!(chat.last().unwrap().text, format!("line {}", CHAT_LINES + 9));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_is_limited_by_address_whoever_says_it_and_wherever() {
    let host = Host::with(|config| {
        config.limits.chat_per_minute = 3;
        config.limits.chat_per_address = 4;
    })
    .await;
    let say = || Command::Chat { text: "hello".into() };
    let tables = [
        host.table(&secret(1), json!(["you", "open"])).await.table,
        host.table(&secret(1), json!(["you", "open"])).await.table,
    ];
    // One person who says too much takes no more from the others than what was said.
    let mut ann = Client::join(host.address, &tables[0], &Who::person(&secret(1))).await;
    for said in [Ok(()), Ok(()), Ok(()), Err(ErrorCode::TooFast), Err(ErrorCode::TooFast)] {
        assert_eq!(ann.try_do(say()).await, said);
    }
    for (number, said) in [(2, Ok(())), (3, Err(ErrorCode::TooFast))] {
        let table = &tables[usize::from(number) % 2];
        let mut made_up = Client::join(host.address, table, &Who::person(&secret(number))).await;
        assert_eq!(made_up.try_do(say()).await, said);
    }
    let stream = knock(host.address, [127, 0, 0, 9]).await.unwrap();
    let mut elsewhere = Client::over(stream, host.address, &tables[0]).await.unwrap();
    elsewhere.send(&Who::person(&secret(4)).hello()).await;
    elsewhere.must(say()).await;
    host.clock.advance(Duration::from_secs(60));
    ann.must(say()).await;
    host.stop().await;
}

fn vote(message: &ServerMessage) -> Option<Vote> {
    if let ServerMessage::Vote(vote) = message { Some(vote.clone()) } else { None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_hand_the_seat_of_somebody_who_left_to_a_bot_and_the_person_comes_back() {
    let host = Host::start().await;
    let made = host.table(&secret(1), json!(["you", "open", "open", "open"])).await.table;
    let mut ann = Client::join(host.address, &made, &Who::person(&secret(1))).await;
    let mut others = Vec::new();
    for number in 2..=4 {
        let mut friend = Client::join(host.address, &made, &Who::person(&secret(number))).await;
        friend.must(Command::Sit { seat: None }).await;
        others.push(friend);
    }
    let [mut ben, mut eve, dan] = <[Client; 3]>::try_from(others).ok().unwrap();
    ann.must(Command::Start).await;

    let target = Seat(3);
    let replace = |agree| Command::Replace { seat: target, agree };
    assert_eq!(ann.try_do(replace(true)).await, Err(ErrorCode::WrongStage), "Dan is here");
    dan.leave().await;
    assert_eq!(ann.try_do(replace(true)).await, Err(ErrorCode::WrongStage), "Dan has only just left");
    host.clock.advance(Duration::from_secs(60));
    ann.must(replace(true)).await;
    assert_eq!(ben.until(vote).await, Vote { seat: target, agree: vec![Seat(0)], needed: 2 });
    ann.must(replace(false)).await;
    assert_eq!(ben.until(vote).await.agree, []);
    eve.must(replace(true)).await;
    ben.must(replace(true)).await;
    while stand_in(&ann.next_table().await, 3).is_none() {}
    ann.must(replace(true)).await;

    let mut dan = Client::join(host.address, &made, &Who::person(&secret(4))).await;
    assert_eq!(dan.seat(), target);
    assert!(stand_in(dan.table.as_ref().unwrap(), 3).is_some());
    dan.must(Command::Return).await;
    dan.must(Command::Return).await;
    while stand_in(&ann.next_table().await, 3).is_some() {}

    // Whoever leaves on purpose needs no vote.
    dan.must(Command::Leave).await;
    while stand_in(&ann.next_table().await, 3).is_none() {}
    let mut players = [ann, ben, eve];
    let mut dice = Dice::seeded(1);
    loop {
        let position = players[0].here().await;
        match position.awaiting.seats().first() {
            None => break,
            Some(seat) if seat == target => {
                players[0].next_position().await;
            }
            Some(seat) => {
                let player = &mut players[usize::from(seat.0)];
                while player.here().await.step < position.step {
                    player.next_position().await;
                }
                let question = player.here().await;
                if question.step > position.step {
                    players[0].next_position().await;
                    continue;
                }
                let action = Client::pick(&question, &mut dice);
                player.must(Command::Answer { epoch: question.epoch, action }).await;
                while players[0].here().await.step <= question.step {
                    players[0].next_position().await;
                }
            }
        }
    }
    assert!(players[0].here().await.result.is_some());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_without_a_seat_cannot_touch_the_game_however_it_is_tried() {
    let host = Host::start().await;
    let (table, ann, ben) = two_players(&host).await;
    let mut players = [ann, ben];
    advance(&mut players, &mut Dice::seeded(1)).await;
    let before = players[0].here().await;
    let mut eve = Client::join(host.address, &table, &Who::person(&secret(6))).await;
    let action = serde_json::value::to_raw_value(&json!("pass")).unwrap();
    for command in [
        Command::Answer { epoch: before.epoch, action },
        Command::Undo,
        Command::Return,
        Command::Replace { seat: Seat(0), agree: true },
        Command::Rematch,
        Command::Hint,
    ] {
        assert_eq!(eve.try_do(command).await, Err(ErrorCode::NotSeated));
    }
    assert_eq!(eve.try_do(Command::Start).await, Err(ErrorCode::NotHost));
    let mut check = Client::join(host.address, &table, &Who::default()).await;
    assert_eq!(check.here().await.step, before.step);
    host.stop().await;
}
