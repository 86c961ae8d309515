//! How the server is.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::app::App;

/// The process answers.
pub(super) async fn live() -> &'static str {
    "alive\n"
}

/// The process can do its work.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    // A full disk can still be read, so only a write tells.
    match app.store.sign(app.clock.now()).await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            app.unkept(&error);
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept\n").into_response()
        }
    }
}

/// Counts for Prometheus.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let text = app.metrics.text(app.room_count(), app.store.stats());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
