//! A store that cannot keep anything any more, as on a full disk, or that holds what this program cannot play.

use std::time::Duration;

use rusqlite::Connection;
use tidetable_kernel::Dice;
use tidetable_protocol::{Command, ErrorCode};

use crate::{
    client::{Client, Who, two_players},
    host::{Host, secret},
};

/// Every write of this kind fails, as on a full disk.
fn fill(connection: &Connection, number: u8, event: &str) {
    let sql = format!(
        "CREATE TRIGGER full_{number} BEFORE {event} BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
    );
    connection.execute_batch(&sql).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_nothing_is_acknowledged_and_everything_goes_on_afterwards() {
    let host = Host::start().await;
    let (table, mut ann, mut ben) = two_players(&host).await;
    assert_eq!(host.get("/readyz").await.status, 200);
    let disk = Connection::open(host.config.data.join("tidetable.sqlite")).unwrap();
    fill(&disk, 1, "INSERT ON steps");
    fill(&disk, 2, "UPDATE ON service");
    fill(&disk, 3, "INSERT ON chat");

    let before = ann.here().await;
    let asked = before.awaiting.seats().first().unwrap();
    let answerer = if asked == ann.seat() { &mut ann } else { &mut ben };
    assert_eq!(answerer.try_do(Command::Chat { text: "Hello".into() }).await, Err(ErrorCode::Unavailable));
    let question = answerer.here().await;
    let action = Client::pick(&question, &mut Dice::seeded(1));
    let answer = Command::Answer { epoch: question.epoch, action };
    assert_eq!(answerer.try_do(answer.clone()).await, Err(ErrorCode::Unavailable));
    let ready = host.get("/readyz").await;
    assert_eq!((ready.status, ready.body.as_str()), (503, "nothing can be kept\n"));
    for _ in 0..20 {
        assert_eq!(host.get("/readyz").await.status, 503);
    }
    assert_eq!(host.get("/livez").await.status, 200);
    // The chat, the answer, the question whether it is ready; and perhaps a few signs of life.
    let metrics = host.get("/metrics").await.body;
    let unkept = metrics.lines().find_map(|line| line.strip_prefix("tidetable_unkept_total ")).unwrap();
    assert!((3..20).contains(&unkept.parse::<u32>().unwrap()), "{unkept}");
    // Both are asked to connect again, and neither was told of anything that is not kept.
    for mut player in [ann, ben] {
        while player.next().await.is_some() {}
        assert_eq!((player.closed, player.position.unwrap().step), (Some(1012), before.step));
    }

    disk.execute_batch("DROP TRIGGER full_1; DROP TRIGGER full_2; DROP TRIGGER full_3").unwrap();
    host.clock.advance(Duration::from_secs(1));
    assert_eq!(host.get("/readyz").await.status, 200);
    let mut again = Client::join(host.address, &table, &Who::person(&secret(asked.0 + 1))).await;
    assert_eq!(again.here().await.step, before.step);
    again.must(answer).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_other_rules_is_refused_and_the_others_go_on() {
    let host = Host::start().await;
    let seats = || serde_json::json!(["you", "open"]);
    let (old, new) =
        (host.table(&secret(1), seats()).await.table, host.table(&secret(1), seats()).await.table);
    let host = host.restart().await;
    let disk = Connection::open(host.config.data.join("tidetable.sqlite")).unwrap();
    let id: tidetable_store::TableId = old.parse().unwrap();
    disk.execute("UPDATE tables SET rules = rules + 1 WHERE id = ?1", [id.bits()]).unwrap();
    assert_eq!(Client::refused(host.address, &old, &Who::person(&secret(1))).await.code, ErrorCode::Internal);
    Client::join(host.address, &new, &Who::person(&secret(1))).await.leave().await;
    host.stop().await;
}
