//! The web client, compiled in.

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;

/// A file of the web client.
struct Asset {
    path: &'static str,
    kind: &'static str,
    /// Changes with the content.
    tag: &'static str,
    /// Whether the name changes with the content, so that it can be kept for ever.
    immutable: bool,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/client.rs"));

const FRONT_PAGE: &str = "/index.html";
const NO_CLIENT: &str = "This server was built without the web client; its programs' side is at /api.\n";

/// A file of the client; addresses that the client itself knows how to show lead to its front page.
pub(crate) async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, "this can only be looked at\n").into_response();
    }
    let path = request.uri().path();
    let is_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let wanted = if is_page { FRONT_PAGE } else { path };
    match CLIENT.iter().find(|asset| asset.path == wanted) {
        Some(asset) => asset.answer(request.headers()),
        None if is_page && CLIENT.is_empty() => NO_CLIENT.into_response(),
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}

impl Asset {
    fn answer(&self, headers: &HeaderMap) -> Response {
        let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tags| {
            tags.to_str()
                .is_ok_and(|tags| tags.split(',').any(|tag| tag.trim().trim_start_matches("W/") == self.tag))
        });
        let cache = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let common = [
            (header::ETAG, HeaderValue::from_static(self.tag)),
            (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
            (header::VARY, HeaderValue::from_static("accept-encoding")),
        ];
        if known {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let (encoding, content) = self.encoded(headers);
        let mut response =
            (common, [(header::CONTENT_TYPE, self.kind)], Body::from(Bytes::from_static(content)))
                .into_response();
        if let Some(encoding) = encoding {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    /// The smallest form that the browser understands.
    fn encoded(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let accepted =
            headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let accepts = |name: &str| accepted.split(',').any(|offer| is_offered(offer, name));
        match (self.brotli, self.gzip) {
            (Some(brotli), _) if accepts("br") => (Some("br"), brotli),
            (_, Some(gzip)) if accepts("gzip") => (Some("gzip"), gzip),
            _ => (None, self.plain),
        }
    }
}

/// `br;q=0` offers nothing.
fn is_offered(offer: &str, name: &str) -> bool {
    let mut parts = offer.split(';').map(str::trim);
    let named = parts.next().is_some_and(|found| found.eq_ignore_ascii_case(name));
    named && !parts.any(|part| matches!(part.strip_prefix("q=").map(str::parse::<f32>), Some(Ok(0.0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_offered_unless_its_quality_is_zero() {
        for (offer, offered) in
            [(" br", true), ("br;q=1.0", true), ("br;q=0", false), ("br;q=0.0", false), ("b", false)]
        {
            assert_eq!(is_offered(offer, "br"), offered, "{offer}");
        }
    }
}
