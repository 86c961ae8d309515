//! How the server is.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use tokio::sync::Mutex;

use crate::app::App;

/// How long the outcome of a trial holds, in milliseconds: whoever asks again and again makes nothing be written.
const HOLDS: u64 = 1_000;

/// Whether something could be kept when that was last tried.
#[derive(Default)]
pub(crate) struct Trial(Mutex<Option<Outcome>>);

#[derive(Clone, Copy)]
struct Outcome {
    kept: bool,
    at: u64,
    /// How many writes had failed by then.
    unkept: u64,
}

impl Trial {
    /// Whether something can be kept. A write of anybody's that fails is a reason to try again at once.
    async fn passes(&self, app: &App) -> bool {
        let (now, mut last) = (app.clock.now(), self.0.lock().await);
        let unkept = app.metrics.unkept.get();
        let holds = |it: &Outcome| it.at.abs_diff(now) < HOLDS && it.unkept == unkept;
        if let Some(outcome) = last.filter(holds) {
            return outcome.kept;
        }
        // A full disk can still be read, so only a write tells.
        let kept = app.store.sign(now).await.map_err(|error| app.unkept(&error)).is_ok();
        *last = Some(Outcome { kept, at: now, unkept: unkept + u64::from(!kept) });
        kept
    }
}

/// The process answers.
pub(super) async fn live() -> &'static str {
    "alive\n"
}

/// The process can do its work.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.trial.passes(&app).await {
        true => "ready\n".into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept\n").into_response(),
    }
}

/// Counts for Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let text = app.metrics.text(app.room_count(), app.store.stats());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
