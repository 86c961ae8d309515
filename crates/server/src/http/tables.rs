//! Tables: made, shown, found, listed.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension,
    body::{Body, Bytes, to_bytes},
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use tidetable_protocol::{ErrorCode, NewTable, NewTableMade, Problem, REQUEST_BYTES, TableInfo};

use super::{answer, bearer, person, table};
use crate::{app::App, limits::Origin, lobby};

/// How long a request's body may take to arrive.
const BODY_TIME: Duration = Duration::from_secs(10);

pub(super) async fn make(
    State(app): State<Arc<App>>,
    Extension(origin): Extension<Origin>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    answer(try_make(&app, origin, &headers, body).await)
}

async fn try_make(
    app: &Arc<App>,
    origin: Origin,
    headers: &HeaderMap,
    body: Body,
) -> Result<NewTableMade, Problem> {
    let secret = bearer(headers)?;
    let body = read(body).await?;
    let wish: NewTable = serde_json::from_slice(&body)
        .map_err(|error| Problem::new(ErrorCode::Malformed, error.to_string()))?;
    if !app.new_tables.take(origin, app.clock.now()) {
        return Err(Problem::new(
            ErrorCode::TooFast,
            "too many new tables from your address; try again later",
        ));
    }
    lobby::make(app, secret, wish).await
}

async fn read(body: Body) -> Result<Bytes, Problem> {
    let too_large =
        || Problem::new(ErrorCode::TooLarge, format!("a request has at most {REQUEST_BYTES} bytes"));
    match tokio::time::timeout(BODY_TIME, to_bytes(body, REQUEST_BYTES)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(too_large()),
        Err(_) => Err(Problem::new(ErrorCode::Malformed, "the request did not arrive in time")),
    }
}

pub(super) async fn list(State(app): State<Arc<App>>) -> Response {
    answer(lobby::open_tables(&app).await)
}

/// Which bots can be chosen besides the levels.
pub(super) async fn bots(State(app): State<Arc<App>>) -> Response {
    answer(Ok(app.programs.offered()))
}

pub(super) async fn mine(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    match person(&headers) {
        Ok(person) => answer(lobby::tables_of(&app, person).await),
        Err(problem) => super::refuse(&problem),
    }
}

pub(super) async fn show(State(app): State<Arc<App>>, Path(id): Path<String>) -> Response {
    answer(info(&app, &id).await)
}

async fn info(app: &Arc<App>, id: &str) -> Result<TableInfo, Problem> {
    Ok(app.room(table(id)?).await?.info().await)
}

pub(super) async fn find(
    State(app): State<Arc<App>>,
    Extension(origin): Extension<Origin>,
    Path(code): Path<String>,
) -> Response {
    answer(try_find(&app, origin, &code).await)
}

async fn try_find(app: &Arc<App>, origin: Origin, code: &str) -> Result<TableInfo, Problem> {
    if !app.codes.take(origin, app.clock.now()) {
        return Err(Problem::new(ErrorCode::TooFast, "too many codes tried; wait a minute"));
    }
    let table = lobby::find(app, code).await?;
    Ok(app.room(table).await?.info().await)
}
