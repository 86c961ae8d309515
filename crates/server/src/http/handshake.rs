//! How a request becomes a WebSocket.

use std::sync::Arc;

use axum::{
    extract::{Path, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tidetable_protocol::{ErrorCode, Problem};
use tidetable_store::TableId;
use tokio::net::TcpStream;

use super::{origin, refuse, table};
use crate::{app::App, limits::Counted, listen::Admission, patience::Patience, socket};

/// What RFC 6455 has every server add to the client's key.
const MAGIC: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// Why a request does not become a WebSocket.
enum Denied {
    Problem(Problem),
    NotWebSocket,
    OtherSite,
}

/// Opens a WebSocket to a table.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut request: Request,
) -> Response {
    match check(&app, &id, &request) {
        Ok(Accepted { table, accept, counted }) => {
            let origin = origin(&app, &request);
            let upgrade = hyper::upgrade::on(&mut request);
            let admission = request.extensions().get::<Arc<Admission>>().cloned();
            tokio::spawn(async move {
                let _held = (admission, counted);
                if let Some(stream) = take_over(upgrade).await {
                    socket::run(app, table, origin, stream).await;
                }
            });
            let switch = [(header::CONNECTION, "upgrade"), (header::UPGRADE, "websocket")];
            (StatusCode::SWITCHING_PROTOCOLS, switch, [(header::SEC_WEBSOCKET_ACCEPT, accept)])
                .into_response()
        }
        Err(Denied::Problem(problem)) => refuse(&problem),
        Err(Denied::NotWebSocket) => {
            let headers = [(header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")];
            (StatusCode::UPGRADE_REQUIRED, headers, "this address speaks WebSocket\n").into_response()
        }
        Err(Denied::OtherSite) => {
            (StatusCode::FORBIDDEN, "pages of other sites may not connect\n").into_response()
        }
    }
}

struct Accepted {
    table: TableId,
    /// The answer to the client's key.
    accept: String,
    counted: Option<Counted>,
}

fn check(app: &App, id: &str, request: &Request) -> Result<Accepted, Denied> {
    let headers = request.headers();
    if !is_our_page(headers, app.config.public_url.as_deref()) {
        app.metrics.turned_away.add(1);
        return Err(Denied::OtherSite);
    }
    let table = table(id).map_err(Denied::Problem)?;
    let has = |name, word: &str| {
        let words = headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
        words.split(',').any(|found| found.trim().eq_ignore_ascii_case(word))
    };
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|key| key.len() == 24);
    let upgrade = has(header::UPGRADE, "websocket") && has(header::CONNECTION, "upgrade");
    let (Some(key), true, true) = (key, upgrade, has(header::SEC_WEBSOCKET_VERSION, "13")) else {
        return Err(Denied::NotWebSocket);
    };
    // Without a proxy the connection itself was counted when it was accepted.
    let counted = match app.config.trust_proxy {
        false => None,
        true => Some(count(app, request).ok_or_else(too_many)?),
    };
    let digest = sha1_smol::Sha1::from([key.as_bytes(), MAGIC.as_bytes()].concat()).digest().bytes();
    Ok(Accepted { table, accept: BASE64_STANDARD.encode(digest), counted })
}

fn count(app: &App, request: &Request) -> Option<Counted> {
    app.census.admit(origin(app, request), app.config.limits.connections_per_address)
}

fn too_many() -> Denied {
    Denied::Problem(Problem::new(ErrorCode::TooFast, "too many connections from your address"))
}

/// Browsers say which site's page connects. Programs that are no browsers say nothing, and act for nobody else.
fn is_our_page(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(page) = headers.get(header::ORIGIN) else { return true };
    let Some((scheme, site)) = page.to_str().ok().and_then(|page| page.split_once("://")) else {
        return false;
    };
    let here = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let public = public_url.map(|url| url.trim_end_matches('/')).and_then(|url| url.split_once("://"));
    let same = |host: &str| site.eq_ignore_ascii_case(host);
    here.is_some_and(same)
        || public.is_some_and(|(public_scheme, host)| public_scheme == scheme && same(host))
}

/// The bare connection, once the answer was sent.
async fn take_over(upgrade: OnUpgrade) -> Option<TcpStream> {
    let parts = upgrade.await.ok()?.downcast::<TokioIo<Patience>>().ok()?;
    // A client that talks before it was answered breaks RFC 6455.
    parts.read_buf.is_empty().then(|| parts.io.into_inner().into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(origin: &str, host: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if !origin.is_empty() {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        headers.insert(header::HOST, host.parse().unwrap());
        headers
    }

    #[test]
    fn only_our_own_pages_connect() {
        assert!(is_our_page(&page("http://127.0.0.1:8433", "127.0.0.1:8433"), None));
        assert!(is_our_page(&page("", "127.0.0.1:8433"), None));
        assert!(!is_our_page(&page("http://evil.example", "127.0.0.1:8433"), None));
        assert!(!is_our_page(&page("null", "127.0.0.1:8433"), None));
        let public = Some("https://games.example/");
        assert!(is_our_page(&page("https://games.example", "backend:80"), public));
        assert!(!is_our_page(&page("http://games.example", "backend:80"), public));
    }
}
