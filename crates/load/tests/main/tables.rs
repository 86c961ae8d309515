//! Every game of the catalog, played by simulated people over real sockets.

use std::{net::SocketAddr, sync::Mutex};

use tidetable_catalog::GAMES;
use tidetable_load::{Plan, Progress, Report, Scenario, Target, run};
use tidetable_server::{Config, Limits, serve};
use tokio::{sync::oneshot, task::JoinHandle};

const TABLES: usize = 4;

/// The real server inside this process, until it is told to stop.
async fn server(data: &std::path::Path) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: data.to_owned(),
        limits: Limits {
            messages_per_second: 1_000_000,
            requests_per_minute: 1_000_000,
            tables_per_hour: 1_000_000,
            connections_per_address: 10_000,
            ..Limits::default()
        },
        ..Config::default()
    };
    let (stop, stopped) = oneshot::channel();
    let (tell, address) = oneshot::channel();
    let running = tokio::spawn(async move {
        let stopped = async move {
            let _ = stopped.await;
        };
        serve(config, |address| tell.send(address).unwrap(), stopped).await.unwrap();
    });
    (address.await.unwrap(), stop, running)
}

async fn measure(address: SocketAddr, game: &str, scenarios: &[Scenario]) -> (Report, Vec<Progress>) {
    let entry = tidetable_catalog::find(game).unwrap();
    let seats = *entry.game.seats().start();
    let plan = Plan {
        target: Target::Running(address, Some(std::process::id())),
        scenarios: scenarios.to_vec(),
        game: game.to_owned(),
        options: entry.game.options(seats),
        seats,
        tables: TABLES,
        seconds: 1,
        seed: 7,
    };
    let told = Mutex::new(Vec::new());
    let report = run(&plan, &|progress| told.lock().unwrap().push(progress)).await.unwrap();
    (report, told.into_inner().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_advances_at_every_table() {
    let folder = tempfile::tempdir().unwrap();
    let (address, stop, running) = server(folder.path()).await;
    for entry in GAMES {
        let (report, told) = measure(address, entry.game.id(), &[Scenario::Saturate]).await;
        let saturated = report.saturated.unwrap();
        assert!(saturated.fewest_answers > 0, "{}: a table stood still: {saturated:?}", entry.game.id());
        assert!(saturated.heard.p50_ms > 0.0 && saturated.heard.p50_ms <= saturated.heard.p99_ms);
        assert!(saturated.cost.writes_per_commit >= 1.0 && saturated.bytes_per_position > 100);
        assert_eq!(cfg!(target_os = "linux"), saturated.bare_per_cpu_second.is_some_and(|bare| bare > 100.0));
        assert!(told.contains(&Progress::Gathering { tables: 4 * TABLES, of: 4 * TABLES }), "{told:?}");
        assert_eq!((report.seats, report.tables), (*entry.game.seats().start(), TABLES));
    }
    drop(stop);
    running.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paced_table_answers_once_a_second_and_everything_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (address, stop, running) = server(folder.path()).await;
    let (report, told) = measure(address, "perladora", &Scenario::ALL).await;
    let paced = report.paced.unwrap();
    // One for each, give or take the one that falls on the edge.
    assert!((TABLES - 1..=2 * TABLES).contains(&paced.heard.count), "{paced:?}");
    assert!(paced.commit.count >= 100 && paced.late.count >= paced.heard.count);
    let probe = report.probe.unwrap();
    assert!(probe.single_per_second > 0.0 && probe.grouped_per_second > 0.0 && probe.rows_per_commit >= 1.0);
    assert_eq!(cfg!(target_os = "linux"), report.idle.unwrap().resident_bytes.is_some());
    assert!(Scenario::ALL.iter().all(|scenario| told.contains(&Progress::Begin(*scenario))));
    drop(stop);
    running.await.unwrap();
}
