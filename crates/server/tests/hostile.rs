//! Bad input gets a clear code, and nobody else notices.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use serde_json::json;
use tidetable_kernel::Dice;
use tidetable_protocol::{CLIENT_MESSAGE_BYTES, ClientMessage, Command, ErrorCode, ServerMessage};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    client::{Client, Who, advance, two_players},
    host::{Host, secret},
};

fn refusal(message: &ServerMessage) -> Option<ErrorCode> {
    if let ServerMessage::Refused { problem, .. } = message { Some(problem.code) } else { None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_refused_and_the_line_stays_open() {
    let host = Host::start().await;
    let table = host.table(&secret(1), json!(["you", "open"])).await.table;
    let mut client = Client::join(host.address, &table, &Who::person(&secret(1))).await;
    let deep = "[".repeat(4_000);
    let deep_action =
        format!(r#"{{"do":{{"id":1,"command":{{"answer":{{"epoch":"0000000000000000","action":{deep}"#);
    for text in [
        "",
        "{",
        "null",
        r#""pong""#,
        r#"{"do":{}}"#,
        r#"{"do":{"id":-1,"command":"undo"}}"#,
        r#"{"do":{"id":1,"command":{"sit":{"seat":250}}}}"#,
        r#"{"do":{"id":1,"command":{"answer":{"epoch":"zz","action":1}}}}"#,
        r#"{"do":{"id":1,"command":"fly"}}"#,
        &deep,
        &deep_action,
    ] {
        client.send_text(text.to_owned()).await;
        assert_eq!(client.until(refusal).await, ErrorCode::Malformed, "{text:.80}");
    }
    client.send_frame(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(client.until(refusal).await, ErrorCode::Malformed);
    client.send_text(format!("\"{}\"", "x".repeat(CLIENT_MESSAGE_BYTES))).await;
    assert_eq!(client.until(refusal).await, ErrorCode::TooLarge);
    client.send_text(r#"{"hello":{"protocol":1}}"#.to_owned()).await;
    assert_eq!(client.until(refusal).await, ErrorCode::Malformed);
    client.send(&ClientMessage::Ping).await;
    client.until(|message| matches!(message, ServerMessage::Pong).then_some(())).await;
    assert_eq!(client.try_do(Command::Undo).await, Err(ErrorCode::WrongStage));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frame_that_is_far_too_long_ends_the_line_before_it_is_read() {
    let host = Host::start().await;
    let table = host.table(&secret(1), json!(["you", "open"])).await.table;
    let mut client = Client::join(host.address, &table, &Who::default()).await;
    // The line may be cut while most of it is still on its way.
    let _ = client.try_frame(Message::text("x".repeat(1_000_000))).await;
    while client.next().await.is_some() {}
    assert_eq!(client.closed, Some(1009));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signs_of_life_are_counted_too() {
    let host = Host::with(|config| config.limits.messages_per_second = 10).await;
    let table = host.table(&secret(1), json!(["you", "open"])).await.table;
    for who in [Who::default(), Who::person(&secret(1))] {
        let mut client = Client::join(host.address, &table, &who).await;
        for _ in 0..1_000 {
            if client.try_frame(Message::Ping(vec![0; 100].into())).await.is_none() {
                break;
            }
        }
        while client.next().await.is_some() {}
        assert_eq!(client.closed, Some(1008));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_hello_is_refused_and_none_ends_the_line() {
    let host = Host::with(|config| config.limits.hello_seconds = 1).await;
    let table = host.table(&secret(1), json!(["you", "open"])).await.table;
    for (hello, code) in [
        (r#""ping""#, ErrorCode::Malformed),
        (r#"{"do":{"id":1,"command":"undo"}}"#, ErrorCode::Malformed),
        (r#"{"hello":{"protocol":2}}"#, ErrorCode::WrongProtocol),
        (r#"{"hello":{"protocol":1,"secret":"short"}}"#, ErrorCode::BadSecret),
        (r#"{"hello":{"protocol":1,"seat_key":"x"}}"#, ErrorCode::BadSecret),
        (
            r#"{"hello":{"protocol":1,"client":"0123456789012345678901234567890123456789+"}}"#,
            ErrorCode::BadText,
        ),
    ] {
        let mut client = Client::open(host.address, &table).await;
        client.send_text(hello.to_owned()).await;
        assert_eq!(client.until(refusal).await, code, "{hello}");
        assert!(client.next().await.is_none());
        assert_eq!(client.closed, Some(1008));
    }
    let mut silent = Client::open(host.address, &table).await;
    assert!(silent.next().await.is_none());
    assert_eq!(silent.closed, Some(1008));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_is_turned_away_while_others_play() {
    let host = Host::with(|config| config.limits.messages_per_second = 20).await;
    let (table, ann, ben) = two_players(&host).await;
    let mut flood = Client::join(host.address, &table, &Who::person(&secret(9))).await;
    for id in 0..59 {
        flood.send(&ClientMessage::Do { id, command: Command::Undo }).await;
    }
    flood.send(&ClientMessage::Ping).await;
    flood.until(|message| matches!(message, ServerMessage::Pong).then_some(())).await;
    // By the test's clock no time passes: from now on everything is too much.
    flood.send(&ClientMessage::Do { id: 77, command: Command::Undo }).await;
    assert_eq!(flood.outcome(77).await.unwrap_err().code, ErrorCode::TooFast);
    for _ in 0..200 {
        if flood.try_send(&ClientMessage::Ping).await.is_none() {
            break;
        }
    }
    while flood.next().await.is_some() {}
    assert!(matches!(flood.closed, Some(1008) | None), "{:?}", flood.closed);

    let (mut players, mut dice) = ([ann, ben], Dice::seeded(1));
    for _ in 0..10 {
        host.clock.advance(Duration::from_secs(1));
        assert!(advance(&mut players, &mut dice).await);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_are_limited_one_by_one() {
    let host = Host::with(|config| {
        config.limits.codes_per_minute = 3;
        config.limits.tables_per_hour = 2;
        config.limits.tables_per_person = 3;
        config.limits.requests_per_minute = 30;
    })
    .await;
    let codes = async |count: usize| {
        let mut last = 0;
        for _ in 0..count {
            last = host.get("/api/codes/ABCDEF").await.status;
        }
        last
    };
    assert_eq!(codes(3).await, 404);
    assert_eq!(codes(1).await, 429);
    let wish =
        json!({ "game": "perladora", "options": { "seats": 2 }, "seats": ["you", "open"], "name": "Ann" });
    let make = async || host.post(&secret(1), "/api/tables", &wish.to_string()).await;
    assert_eq!([make().await.status, make().await.status], [200, 200]);
    assert_eq!(make().await.code(), "too_fast");
    host.clock.advance(Duration::from_secs(60 * 60));
    assert_eq!(make().await.status, 200);
    assert_eq!(make().await.code(), "too_fast", "the person has three already");
    for _ in 0..40 {
        host.get("/api/tables").await;
    }
    assert_eq!(host.get("/api/tables").await.code(), "too_fast");
    assert_eq!(host.get("/livez").await.status, 200);
    host.clock.advance(Duration::from_secs(60));
    assert_eq!(host.get("/api/tables").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_that_are_meant_as_none_are_borne() {
    const NONE: u64 = i64::MAX as u64;
    let host = Host::with(|config| {
        let limits = &mut config.limits;
        (limits.connections, limits.connections_per_address) = (NONE as usize, NONE as usize);
        (limits.thinking_bots, limits.idle_room_seconds) = (NONE as usize, NONE);
        (limits.header_seconds, limits.send_seconds) = (NONE, NONE);
        (limits.hello_seconds, limits.silence_seconds) = (NONE, NONE);
        limits.messages_per_second = u32::MAX;
    })
    .await;
    let (_, ann, ben) = two_players(&host).await;
    assert!(advance(&mut [ann, ben], &mut Dice::seeded(1)).await);
    host.stop().await;
}

/// Connects from an address that is not the players'.
pub(crate) async fn knock(address: SocketAddr, from: [u8; 4]) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(address).await.ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thousands_of_half_open_connections_disturb_nobody_and_are_closed() {
    const MANY: usize = 2_000;
    let host = Host::with(|config| config.limits.header_seconds = 3).await;
    let (_, ann, ben) = two_players(&host).await;
    let mut half_open = Vec::new();
    for number in 0..MANY {
        let mut stream = knock(host.address, [127, 0, 0, 2 + (number % 4) as u8]).await.expect("let in");
        // Some say nothing, some begin and never end.
        if number % 2 == 0 {
            stream.write_all(b"GET /api/tables HTTP/1.1\r\nHost: te").await.unwrap();
        }
        half_open.push(stream);
    }
    let (mut players, mut dice) = ([ann, ben], Dice::seeded(1));
    let started = Instant::now();
    for _ in 0..30 {
        advance(&mut players, &mut dice).await;
    }
    assert!(started.elapsed() < Duration::from_secs(10), "thirty answers took {:?}", started.elapsed());
    assert_eq!(host.get("/livez").await.status, 200);
    let closing = Instant::now();
    for stream in &mut half_open {
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(15), stream.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "still open after {:?}", closing.elapsed());
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_no_answer_is_given_up_and_nobody_else() {
    let host = Host::with(|config| config.limits.send_seconds = 1).await;
    let (_, ann, ben) = two_players(&host).await;
    let mut stream = knock(host.address, [127, 0, 0, 9]).await.unwrap();
    let asking = async {
        // More than the system keeps for somebody who does not read, so that this waits until the line is cut.
        let questions = "GET /metrics HTTP/1.1\r\nHost: test\r\n\r\n".repeat(1_000);
        while stream.write_all(questions.as_bytes()).await.is_ok() {}
    };
    tokio::time::timeout(Duration::from_secs(20), asking).await.expect("the line is cut");
    let (mut players, mut dice) = ([ann, ben], Dice::seeded(1));
    for _ in 0..10 {
        assert!(advance(&mut players, &mut dice).await);
    }
    assert_eq!(host.get("/livez").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_gets_no_more_connections_than_its_share() {
    let host = Host::with(|config| config.limits.connections_per_address = 20).await;
    let mut kept = Vec::new();
    let mut cut = 0;
    for _ in 0..100 {
        let Some(mut stream) = knock(host.address, [127, 0, 0, 9]).await else {
            cut += 1;
            continue;
        };
        let asked = stream.write_all(b"GET /livez HTTP/1.1\r\nHost: test\r\n\r\n").await;
        let mut first = [0; 1];
        match asked.is_ok() && matches!(stream.read(&mut first).await, Ok(1)) {
            true => kept.push(stream),
            false => cut += 1,
        }
    }
    assert_eq!((kept.len(), cut), (20, 80));
    assert_eq!(host.get("/livez").await.status, 200, "another address is let in");
    drop(kept);
    loop {
        let mut stream = knock(host.address, [127, 0, 0, 9]).await.unwrap();
        let _ = stream.write_all(b"GET /livez HTTP/1.1\r\nHost: test\r\n\r\n").await;
        let mut first = [0; 1];
        if matches!(stream.read(&mut first).await, Ok(1)) {
            break;
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_the_visitor_counts_and_not_the_proxy() {
    let host = Host::with(|config| {
        config.trust_proxy = true;
        config.limits.requests_per_minute = 5;
    })
    .await;
    let get = async |visitor: &str| {
        let head =
            format!("GET /api/tables HTTP/1.1\r\nHost: test\r\nX-Forwarded-For: 6.6.6.6, {visitor}\r\n");
        crate::host::request(host.address, &head, "").await.status
    };
    for _ in 0..5 {
        assert_eq!(get("10.0.0.1").await, 200);
    }
    assert_eq!(get("10.0.0.1").await, 429);
    assert_eq!(get("10.0.0.2").await, 200);
    host.stop().await;
}
