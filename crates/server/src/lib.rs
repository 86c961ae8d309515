//! Rooms, lobby, WebSocket, HTTP and the web client in one server. It knows no rule.
//!
//! [`serve`] runs until it is told to stop. A room is a cache of its table's record: it can be dropped at any
//! moment and loaded again, and nothing is told to anybody before it is durable.
//!
//! | module | holds |
//! |---|---|
//! | `listen`, `patience`, `http`, `socket` | connections, requests, WebSockets |
//! | `lobby` | tables: made, found, listed |
//! | `programs` | bots that are programs of somebody else's |
//! | `room` | one table in memory: people, game, clocks, bots, votes, chat |
//! | `secret`, `limits`, `text` | who somebody is, how much anybody may ask for, what people type |
//! | `assets` | the web client, compiled in |

mod app;
mod assets;
mod clock;
mod config;
mod files;
mod http;
mod journal;
mod limits;
mod listen;
mod lobby;
mod metrics;
mod pages;
mod patience;
mod processors;
mod programs;
mod room;
mod secret;
mod socket;
mod text;

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tidetable_store::{SqliteStore, Store, StoreError};
use tokio::{net::TcpListener, sync::watch, time::interval};

use app::App;
pub use clock::Clock;
pub use config::{BotConfig, Config, ConfigError, Keep, Limits};
pub use files::raise_file_limit;
pub use programs::BotFault;

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is not to be had.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where it was to listen.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A bot that was configured cannot be offered.
    #[error(transparent)]
    Config(#[from] ConfigError),
}

/// Serves until `shutdown` is ready, then closes every line in an orderly way. `ready` is called once with the
/// address the server listens on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    serve_by(Clock::system(), config, ready, shutdown).await
}

/// The same by another clock, for tests.
pub async fn serve_by(
    clock: Clock,
    config: Config,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let programs = config.programs()?;
    pages::prefer_small();
    let wanted = config.limits.connections as u64;
    if let Some(files) = raise_file_limit().filter(|files| *files < wanted + SPARE_FILES) {
        journal::note(format_args!(
            "{wanted} connections are allowed, but the system lets this process open only {files} files"
        ));
    }
    let refused = |error| ServeError::Listen { address: config.listen, error };
    let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&config.data)?);
    let paused = store.begin_service(clock.now()).await?;
    let (stop, stopping) = watch::channel(false);
    let app = Arc::new(App::new(config, programs, store, clock, paused, stopping));
    let router = http::router(&app);
    let chores = tokio::spawn(chores(Arc::clone(&app)));
    let farewell = tokio::spawn({
        let app = Arc::clone(&app);
        async move {
            shutdown.await;
            let _ = stop.send(true);
            // A room that is closed has finished what it was writing.
            for room in app.all_rooms() {
                room.close(room::End::GoingAway).await;
            }
            app.sign().await;
            // Dropped last: whoever still waits for it knows that the server stops.
            drop(stop);
        }
    });
    ready(address);
    listen::accept(&app, listener, router).await;
    chores.abort();
    // What they share is let go of before the caller may open the same store again.
    let _ = tokio::join!(chores, farewell);
    Ok(())
}

/// Files that are open beside connections: the database, its log, the listener.
const SPARE_FILES: u64 = 32;

/// A signal to stop: Ctrl-C, or what a service manager sends.
pub async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => (),
        () = terminate => (),
    }
}

/// How often clocks are looked at, idle rooms are dropped and old tables are forgotten.
const TICK: Duration = Duration::from_millis(200);
const SWEEP: Duration = Duration::from_secs(5);
/// How much thinking a live clock may give back after a crash.
const SIGN: Duration = Duration::from_secs(5);
const FORGET: Duration = Duration::from_secs(60 * 60);
const BETWEEN_FORGETTING: Duration = Duration::from_secs(1);

/// What has to be done from time to time.
async fn chores(app: Arc<App>) {
    let [mut tick, mut sweep, mut sign, mut forget] = [TICK, SWEEP, SIGN, FORGET].map(interval);
    loop {
        tokio::select! {
            _ = tick.tick() => {
                for room in app.ringing_rooms() {
                    room.ring(&app).await;
                }
            }
            _ = sweep.tick() => app.sweep(),
            _ = sign.tick() => app.sign().await,
            _ = forget.tick() => {
                // The others wait while tables are forgotten, so it is done little by little.
                if forget_old_tables(&app).await > 0 {
                    forget.reset_after(BETWEEN_FORGETTING);
                }
            }
        }
    }
}

/// Forgets some tables that are old enough, and says how many.
async fn forget_old_tables(app: &App) -> usize {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    let now = app.clock.now();
    // Zero days mean for ever.
    let before = |days: u32| if days == 0 { 0 } else { now.saturating_sub(u64::from(days) * DAY) };
    let keep = &app.config.keep;
    let forgotten = app.store.forget(before(keep.gathering_days), before(keep.over_days)).await;
    forgotten.unwrap_or_else(|error| {
        app.unkept(&error);
        0
    })
}
