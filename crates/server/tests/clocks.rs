//! Time that runs out, by a clock the test sets.

use std::time::Duration;

use serde_json::{Value, json};
use tidetable_kernel::{Dice, Seat};
use tidetable_protocol::{Command, Occupant, ServerMessage};

use crate::{
    client::{Client, Who, advance},
    host::{Host, secret},
};

async fn table(host: &Host, pace: Value) -> (String, [Client; 2]) {
    let options = json!({ "seats": 2 });
    let made = host.table_of(&secret(1), "perladora", options, json!(["you", "open"]), pace).await.table;
    let mut ann = Client::join(host.address, &made, &Who::person(&secret(1))).await;
    let mut ben = Client::join(host.address, &made, &Who::person(&secret(2))).await;
    ben.must(Command::Sit { seat: None }).await;
    ann.must(Command::Start).await;
    ann.here().await;
    ben.here().await;
    (made, [ann, ben])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_clock_runs_out_and_the_others_may_do_without() {
    let host = Host::start().await;
    let (made, mut players) = table(&host, json!({ "kind": "live", "seconds": 60, "increment": 5 })).await;
    let asked = players[0].here().await.awaiting.seats().first().unwrap();
    host.clock.advance(Duration::from_secs(20));
    advance(&mut players, &mut Dice::seeded(1)).await;
    let face = players[0].here().await.clocks[asked.index()];
    assert_eq!(face.left_ms, 45_000);

    let slow = players[0].here().await.awaiting.seats().first().unwrap();
    let other = Seat(1 - slow.0);
    let replace = Command::Replace { seat: slow, agree: true };
    assert!(players[other.index()].try_do(replace.clone()).await.is_err());
    host.clock.advance(Duration::from_secs(60));
    let vote = players[other.index()]
        .until(|message| if let ServerMessage::Vote(vote) = message { Some(vote.clone()) } else { None })
        .await;
    assert_eq!((vote.seat, vote.agree.len(), vote.needed), (slow, 0, 1));
    let faces = players[other.index()].here().await.clocks;
    assert_eq!((faces[slow.index()].left_ms, faces[slow.index()].running), (0, true));

    // A restart does not forget what the clocks showed, and the pause costs nobody anything.
    let left = faces[other.index()].left_ms;
    drop(players);
    let host = host.restart().await;
    let mut player = Client::join(host.address, &made, &Who::person(&secret(other.0 + 1))).await;
    assert_eq!(player.here().await.clocks[other.index()].left_ms, left);
    assert_eq!(player.here().await.clocks[slow.index()].left_ms, 0);
    player.must(replace).await;
    let info = player.next_table().await;
    assert!(matches!(&info.seats[slow.index()], Occupant::Person { stand_in: Some(_), .. }));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pause_of_a_server_costs_nobody_anything_and_gives_nobody_their_thinking_back() {
    let mut host = Host::start().await;
    let (made, players) = table(&host, json!({ "kind": "live", "seconds": 600, "increment": 0 })).await;
    let asked = players[0].position.as_ref().unwrap().awaiting.seats().first().unwrap();
    let mut player = Client::join(host.address, &made, &Who::person(&secret(asked.0 + 1))).await;
    drop(players);
    for thought in 1..=2 {
        host.clock.advance(Duration::from_secs(20));
        drop(player);
        host = host.restart_after(Duration::from_secs(3_600)).await;
        player = Client::join(host.address, &made, &Who::person(&secret(asked.0 + 1))).await;
        let face = player.here().await.clocks[asked.index()];
        assert_eq!((face.left_ms, face.running), (600_000 - 20_000 * thought, true));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_of_days_waits_for_days_whether_or_not_anybody_is_here() {
    let host = Host::start().await;
    let (made, players) = table(&host, json!({ "kind": "days", "days": 2 })).await;
    let slow = players[0].position.as_ref().unwrap().awaiting.seats().first().unwrap();
    let other = Seat(1 - slow.0);
    for player in players {
        player.leave().await;
    }
    let day = Duration::from_secs(24 * 60 * 60);
    host.clock.advance(day);
    let host = host.restart().await;
    let mut player = Client::join(host.address, &made, &Who::person(&secret(other.0 + 1))).await;
    let replace = Command::Replace { seat: slow, agree: true };
    assert!(player.try_do(replace.clone()).await.is_err(), "there is a day left");
    assert_eq!(player.here().await.clocks[slow.index()].left_ms, day.as_millis() as u64);
    host.clock.advance(day);
    player.must(replace).await;
    let mut back = Client::join(host.address, &made, &Who::person(&secret(slow.0 + 1))).await;
    back.must(Command::Return).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pace_beyond_reason_is_refused() {
    let host = Host::start().await;
    for pace in [
        json!({ "kind": "live", "seconds": 0, "increment": 0 }),
        json!({ "kind": "live", "seconds": 4_000_000, "increment": 0 }),
        json!({ "kind": "days", "days": 0 }),
        json!({ "kind": "days", "days": 1_000 }),
    ] {
        let wish = json!({
            "game": "perladora", "options": { "seats": 2 }, "seats": ["you", "open"], "pace": pace, "name": "Ann",
        });
        let reply = host.post(&secret(1), "/api/tables", &wish.to_string()).await;
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_options"), "{pace}");
    }
    host.stop().await;
}
