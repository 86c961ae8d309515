//! Bots that are programs of somebody else's, at a table.

#![cfg(unix)]

use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;
use tidetable_kernel::Dice;
use tidetable_protocol::{Occupant, Stage};
use tidetable_server::{BotConfig, Config};

use crate::{
    client::{Client, Who},
    host::{Host, secret},
};

/// Passes for good at its first question, and says which process answered.
const PASSES: &str = r#"read -r hello; echo '{"hello":{"protocol":1}}'; echo started >> "$0.log"
while read -r line; do case "$line" in
  '{"legal":['*) last=${line##*,}; last=${last%%]*};;
  '{"go":'*) id=${line#*\"id\":}; echo "{\"best\":{\"id\":${id%%,*},\"action\":$last}}";;
esac; done"#;

fn bot(folder: &TempDir, name: &str, script: &str) -> BotConfig {
    let path = folder.path().join(name);
    std::fs::write(&path, script).unwrap();
    BotConfig {
        name: name.to_owned(),
        command: vec!["sh".to_owned(), path.to_str().unwrap().to_owned()],
        games: vec!["perladora".to_owned()],
        milliseconds: 2_000,
        processes: 1,
    }
}

fn lines(path: &Path) -> usize {
    std::fs::read_to_string(path).map_or(0, |text| text.lines().count())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_is_offered_chosen_by_its_name_and_plays() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::with(|config| config.bots = vec![bot(&folder, "Modest", PASSES)]).await;
    let offered = host.get("/api/bots").await;
    assert_eq!(offered.json::<Value>(), json!([{ "name": "Modest", "games": ["perladora"] }]));
    assert!(!offered.body.contains(folder.path().to_str().unwrap()), "nobody learns the command");
    for round in 0..2 {
        let table = host.table(&secret(1), json!(["you", { "bot": "Modest" }])).await.table;
        let mut ann = Client::join(host.address, &table, &Who::person(&secret(1))).await;
        ann.play_out(&mut Dice::seeded(round)).await;
        assert!(ann.here().await.result.is_some());
        let seats = &ann.next_table().await.seats;
        assert_eq!(seats[1], Occupant::Bot { level: "Modest".to_owned() });
    }
    assert_eq!(lines(&folder.path().join("Modest.log")), 1, "one process plays both games");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_can_choose_a_command_or_a_bot_that_is_not_offered_for_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::with(|config| config.bots = vec![bot(&folder, "Modest", PASSES)]).await;
    for (game, bot) in
        [("perladora", "exec:sh"), ("perladora", "sh"), ("perladora", "modest"), ("south-seas", "Modest")]
    {
        let wish = json!({ "game": game, "options": { "seats": 2 }, "seats": ["you", { "bot": bot }], "name": "Ann" });
        let reply = host.post(&secret(1), "/api/tables", &wish.to_string()).await;
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_options"), "{game} {bot}");
    }
    assert_eq!(lines(&folder.path().join("Modest.log")), 0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_that_fails_is_replaced_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let faults = [
        ("Missing", "exit 1".to_owned()),
        ("Lying", PASSES.replace("$last}}", "[]}}")),
        ("Silent", PASSES.replace("echo \"{\\\"best", "exec sleep 600; echo \"{\\\"best")),
    ];
    let bots = |config: &mut Config| {
        config.bots = faults.iter().map(|(name, script)| bot(&folder, name, script)).collect();
        config.bots[2].milliseconds = 50;
    };
    let host = Host::with(bots).await;
    for (name, _) in &faults {
        let table = host.table(&secret(1), json!(["you", { "bot": name }])).await.table;
        let mut ann = Client::join(host.address, &table, &Who::person(&secret(1))).await;
        ann.play_out(&mut Dice::seeded(3)).await;
        assert!(ann.here().await.result.is_some(), "{name}");
        let mut info = ann.table.clone().unwrap();
        while info.stage != Stage::Over {
            info = ann.next_table().await;
        }
        assert_eq!(info.seats[1], Occupant::Bot { level: "casual".to_owned() }, "{name}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_ended_while_nobody_needed_it_is_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let once = PASSES.replace("$last}}\";;", "$last}}\"; exit 0;;");
    let host = Host::with(|config| config.bots = vec![bot(&folder, "Once", &once)]).await;
    for round in 0..2 {
        let table = host.table(&secret(1), json!(["you", { "bot": "Once" }])).await.table;
        let mut ann = Client::join(host.address, &table, &Who::person(&secret(1))).await;
        ann.play_out(&mut Dice::seeded(round)).await;
        assert_eq!(ann.next_table().await.seats[1], Occupant::Bot { level: "Once".to_owned() });
    }
    assert_eq!(lines(&folder.path().join("Once.log")), 2);
    host.stop().await;
}
