//! What is asked for over HTTP.

mod handshake;
mod headers;
mod health;
mod record;
mod tables;

use std::{net::IpAddr, sync::Arc};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Serialize;
use tidetable_protocol::{ErrorCode, Problem};
use tidetable_store::{PersonId, TableId};

pub(crate) use health::Trial;

use crate::{app::App, assets, limits::Origin, listen::Admission, secret};

/// Everything that can be asked for.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let api = Router::new()
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/record", get(record::fetch))
        .route("/tables/{table}/socket", get(handshake::open))
        .route("/bots", get(tables::bots))
        .route("/codes/{code}", get(tables::find))
        .route("/me/tables", get(tables::mine))
        .fallback(async || refuse(&Problem::new(ErrorCode::NotFound, "there is nothing here")))
        .layer(middleware::from_fn_with_state(Arc::clone(app), count));
    Router::new()
        .nest("/api", api)
        .route("/livez", get(health::live))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(Arc::clone(app), headers::protect))
        .with_state(Arc::clone(app))
}

/// Requests are counted for each address.
async fn count(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    app.metrics.requests.add(1);
    let origin = origin(&app, &request);
    if !app.requests.take(origin, app.clock.now()) {
        app.metrics.turned_away.add(1);
        return refuse(&Problem::new(ErrorCode::TooFast, "too many requests; try again a little later"));
    }
    request.extensions_mut().insert(origin);
    next.run(request).await
}

/// Where a request comes from.
fn origin(app: &App, request: &Request) -> Origin {
    let peer = request.extensions().get::<Arc<Admission>>().map(|admission| admission.peer);
    // What a proxy we do not trust says, anybody could say.
    let forwarded = app.config.trust_proxy.then(|| forwarded(request.headers())).flatten();
    Origin::of(forwarded.or(peer).unwrap_or(IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED)))
}

/// The last entry, which the proxy itself has written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let entries = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    entries.rsplit(',').next()?.trim().parse().ok()
}

/// Whose secret a request carries.
fn bearer(headers: &HeaderMap) -> Result<&str, Problem> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let secret = value.and_then(|value| value.strip_prefix("Bearer "));
    secret.ok_or_else(|| Problem::new(ErrorCode::BadSecret, "send your secret as Authorization: Bearer"))
}

fn person(headers: &HeaderMap) -> Result<PersonId, Problem> {
    secret::person(bearer(headers)?)
}

fn table(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::new(ErrorCode::NotFound, "there is no such table"))
}

/// An answer as JSON, or what went wrong.
fn answer<T: Serialize>(result: Result<T, Problem>) -> Response {
    match result {
        Ok(value) => json(StatusCode::OK, &value),
        Err(problem) => refuse(&problem),
    }
}

fn refuse(problem: &Problem) -> Response {
    let status = match problem.code {
        ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::BadSecret => StatusCode::UNAUTHORIZED,
        ErrorCode::NotHost | ErrorCode::NotSeated | ErrorCode::NotAllowed => StatusCode::FORBIDDEN,
        ErrorCode::SeatTaken | ErrorCode::WrongStage | ErrorCode::Stale => StatusCode::CONFLICT,
        ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    };
    json(status, problem)
}

fn json(status: StatusCode, value: &impl Serialize) -> Response {
    let body = serde_json::to_vec(value).expect("answers are always representable");
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, Body::from(body)).into_response()
}
