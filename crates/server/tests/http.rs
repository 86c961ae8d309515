//! What is asked for over HTTP: tables, health, files of the client.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    client::{Client, Who},
    host::{Host, request, secret},
};

fn wish(change: impl FnOnce(&mut Value)) -> String {
    let mut wish = json!({
        "game": "perladora", "options": { "seats": 2 }, "seats": ["you", "open"], "name": "Ann", "listed": true,
    });
    change(&mut wish);
    wish.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let host = Host::start().await;
    let secret = secret(1);
    for (body, status, code) in [
        (String::from("{"), 400, "malformed"),
        (String::from("[]"), 400, "malformed"),
        (wish(|wish| wish["game"] = json!("chess")), 400, "bad_options"),
        (wish(|wish| wish["options"] = json!({ "seats": 9 })), 400, "bad_options"),
        (wish(|wish| wish["options"] = json!({ "seats": 3 })), 400, "bad_options"),
        (wish(|wish| wish["options"] = json!({ "colour": "blue" })), 400, "bad_options"),
        (wish(|wish| wish["seats"] = json!([{ "bot": "random" }, { "bot": "random" }])), 400, "bad_options"),
        (wish(|wish| wish["seats"] = json!(["you", { "bot": "godlike" }])), 400, "bad_options"),
        (wish(|wish| wish["name"] = json!("")), 400, "bad_text"),
        (wish(|wish| wish["name"] = json!("x".repeat(20_000))), 413, "too_large"),
    ] {
        let reply = host.post(&secret, "/api/tables", &body).await;
        assert_eq!((reply.status, reply.code().as_str()), (status, code), "{body:.200}");
    }
    for bad in ["", "nonsense", &secret[1..], &secret.to_uppercase().replace('0', "A"), &"zz".repeat(32)] {
        let reply = host.post(bad, "/api/tables", &wish(|_| ())).await;
        assert_eq!((reply.status, reply.code().as_str()), (401, "bad_secret"), "{bad}");
        assert_eq!(host.get_as(bad, "/api/me/tables").await.status, 401);
    }
    assert_eq!(host.get("/api/me/tables").await.status, 401);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_find_listed_tables_with_free_seats_only() {
    let host = Host::start().await;
    let listed: Value = host.post(&secret(1), "/api/tables", &wish(|_| ())).await.json();
    host.post(&secret(1), "/api/tables", &wish(|wish| wish["listed"] = json!(false))).await;
    host.post(&secret(1), "/api/tables", &wish(|wish| wish["seats"] = json!(["you", { "bot": "random" }])))
        .await;
    let tables: Value = host.get("/api/tables").await.json();
    let ids: Vec<_> = tables.as_array().unwrap().iter().map(|table| &table["table"]).collect();
    assert_eq!(ids, [&listed["table"]]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_is_not_found() {
    let host = Host::start().await;
    let nobody = "A".repeat(22);
    for path in [
        "/api/nothing".to_owned(),
        "/api/tables/short".to_owned(),
        format!("/api/tables/{nobody}"),
        format!("/api/tables/{nobody}/record"),
        "/api/codes/AAAAAA".to_owned(),
        "/api/codes/%00%ff".to_owned(),
        format!("/api/codes/{}", "x".repeat(2_000)),
    ] {
        let reply = host.get(&path).await;
        assert!(matches!(reply.status, 400 | 404), "{path}: {}", reply.status);
    }
    let gathering = host.table(&secret(1), json!(["you", "open"])).await.table;
    assert_eq!(host.get(&format!("/api/tables/{gathering}/record")).await.code(), "wrong_stage");
    let problem = Client::refused(host.address, &nobody, &Who::default()).await;
    assert_eq!(serde_json::to_value(problem.code).unwrap(), json!("not_found"));
    let plain = host.get(&format!("/api/tables/{gathering}/socket")).await;
    assert_eq!((plain.status, plain.header("sec-websocket-version")), (426, Some("13")));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_tells_browsers_what_they_must_not_do() {
    let host = Host::start().await;
    for path in ["/", "/api/tables", "/api/nothing", "/livez", "/metrics", "/nothing.js"] {
        let reply = host.get(path).await;
        let policy = reply.header("content-security-policy").unwrap();
        assert!(
            policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), Some(value), "{path}");
        }
        assert_eq!(reply.header("access-control-allow-origin"), None);
        assert_eq!(reply.header("strict-transport-security"), None);
    }
    host.stop().await;
    let public = Host::with(|config| config.public_url = Some("https://games.example".to_owned())).await;
    assert!(public.get("/").await.header("strict-transport-security").is_some());
    public.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_sites_cannot_connect() {
    let host = Host::start().await;
    let table = host.table(&secret(1), json!(["you", "open"])).await.table;
    let knock = async |origin: &str| {
        let head = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: games.example\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        );
        request(host.address, &head, "").await.status
    };
    assert_eq!(knock("https://evil.example").await, 403);
    assert_eq!(knock("null").await, 403);
    // `request` asks to close the connection, so a page that may connect gets as far as that.
    assert_eq!(knock("http://games.example").await, 426);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_says_how_it_is() {
    let host = Host::start().await;
    assert_eq!(host.get("/livez").await.body, "alive\n");
    assert_eq!(host.get("/readyz").await.body, "ready\n");
    host.table(&secret(1), json!(["you", "open"])).await;
    let metrics = host.get("/metrics").await;
    assert_eq!(metrics.header("content-type"), Some("text/plain; version=0.0.4"));
    assert!(metrics.body.contains("tidetable_tables_total 1\n"), "{}", metrics.body);
    for line in metrics.body.lines().filter(|line| !line.starts_with('#')) {
        let value = line.rsplit(' ').next().unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_again_and_again_whether_it_is_ready_writes_nothing() {
    let host = Host::start().await;
    let writes = async || {
        let text = host.get("/metrics").await.body;
        let count = text.lines().find_map(|line| line.strip_prefix("tidetable_store_writes_total "));
        count.unwrap().parse::<u64>().unwrap()
    };
    assert_eq!(host.get("/readyz").await.status, 200);
    let before = writes().await;
    for _ in 0..50 {
        assert_eq!(host.get("/readyz").await.status, 200);
    }
    // The server looks for old tables when it starts, which may come late.
    assert!(writes().await <= before + 1);
    let before = writes().await;
    host.clock.advance(Duration::from_secs(1));
    assert_eq!(host.get("/readyz").await.status, 200);
    assert!(writes().await > before, "a second later it is tried again");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_path_leads_out_of_the_client() {
    let host = Host::start().await;
    for path in [
        "/../Cargo.toml",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd.txt",
        "//etc/passwd.txt",
        "/index.html/../../secret.txt",
        "/.git/config.txt",
        "/tidetable.sqlite",
    ] {
        let reply = host.get(path).await;
        assert!(
            matches!(reply.status, 400 | 404) || reply.header("content-type").unwrap().starts_with("text/"),
            "{path}"
        );
        assert!(!reply.body.contains("root:") && !reply.body.contains("[workspace]"), "{path}");
    }
    let reply = request(host.address, "DELETE / HTTP/1.1\r\nHost: test\r\n", "").await;
    assert_eq!(reply.status, 405);
    host.stop().await;
}
