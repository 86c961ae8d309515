//! Accepts connections, bounded in number, and ends them in an orderly way.

use std::{net::IpAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, extract::Request};
use hyper::{server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, mpsc},
};

use crate::{
    app::App,
    limits::{Counted, Origin},
    patience::Patience,
};

/// The head of a request may be so long.
const HEAD_BYTES: usize = 16 * 1024;
/// However long the head of a request may take, its end is a moment that clocks can tell.
const LONGEST_HEAD: Duration = Duration::from_secs(365 * 24 * 60 * 60);
/// How long open connections have to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// A place for one connection, from its first byte until the WebSocket it became is closed.
pub(crate) struct Admission {
    pub(crate) peer: IpAddr,
    _place: OwnedSemaphorePermit,
    _counted: Option<Counted>,
    _alive: mpsc::Sender<()>,
}

/// Accepts connections until the server stops, then waits for them to end.
pub(crate) async fn accept(app: &Arc<App>, listener: TcpListener, router: Router) {
    let (alive, mut all_gone) = mpsc::channel(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stopped() => break,
        };
        match accepted {
            Ok((stream, peer)) => match admit(app, peer.ip(), &alive) {
                Some(admission) => {
                    tokio::spawn(converse(Arc::clone(app), stream, admission, router.clone()));
                }
                // Dropping the stream is all the answer that a flood gets.
                None => app.metrics.turned_away.add(1),
            },
            // Out of file handles, most likely: some will be free in a moment.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    drop((listener, alive));
    let _ = tokio::time::timeout(FAREWELL, all_gone.recv()).await;
}

fn admit(app: &App, peer: IpAddr, alive: &mpsc::Sender<()>) -> Option<Arc<Admission>> {
    let place = Arc::clone(&app.connections).try_acquire_owned().ok()?;
    // Behind a proxy every connection has the proxy's address; there its requests are counted instead.
    let counted = match app.config.trust_proxy {
        true => None,
        false => Some(app.census.admit(Origin::of(peer), app.config.limits.connections_per_address)?),
    };
    Some(Arc::new(Admission { peer, _place: place, _counted: counted, _alive: alive.clone() }))
}

async fn converse(app: Arc<App>, stream: TcpStream, admission: Arc<Admission>, router: Router) {
    let _present = app.metrics.connections.enter();
    // Answers are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let limits = &app.config.limits;
    let stream = Patience::new(stream, Duration::from_secs(limits.send_seconds));
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Arc::clone(&admission));
        hyper::service::Service::call(&service, request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(limits.header_seconds).min(LONGEST_HEAD))
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => (),
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
