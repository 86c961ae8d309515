//! A small server for looking at the client while it is being made; nothing but files.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::Path,
};

use anyhow::Context;

/// What pages may do, as the real server says it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'";

/// Serves a folder until the process is stopped.
pub(crate) fn serve(address: &str, folder: &Path) -> anyhow::Result<()> {
    let listener = TcpListener::bind(address).with_context(|| format!("cannot listen on {address}"))?;
    println!("client: http://{}", listener.local_addr()?);
    for stream in listener.incoming() {
        let (stream, folder) = (stream?, folder.to_owned());
        // Whoever hangs up early is no reason to stop.
        std::thread::spawn(move || answer(stream, &folder).ok());
    }
    Ok(())
}

fn answer(mut stream: TcpStream, folder: &Path) -> anyhow::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().context("nothing was asked")??;
    let mut brotli = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        brotli |= line.starts_with("accept-encoding:") && line.contains("br");
    }
    let path = request.split_whitespace().nth(1).unwrap_or("/");
    let name = path.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let known = !name.is_empty() && !name.contains("..") && folder.join(name).is_file();
    let name = match name.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        _ if known => name,
        false if !name.starts_with("api/") => "index.html",
        _ => {
            return Ok(write!(
                stream,
                "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )?);
        }
    };
    let compressed = folder.join(format!("{name}.br"));
    let brotli = brotli && compressed.is_file();
    let body = fs::read(if brotli { compressed } else { folder.join(name) })?;
    let encoding = if brotli { "Content-Encoding: br\r\n" } else { "" };
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}Cache-Control: no-cache\r\n\
         Content-Security-Policy: {POLICY}\r\nConnection: close\r\n\r\n",
        kind(name),
        body.len()
    )?;
    Ok(stream.write_all(&body)?)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
