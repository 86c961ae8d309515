//! Rooms, lobby, WebSocket, HTTP and the web client in one server. It knows no rule.
//!
//! [`serve`] runs until it is told to stop. A room is a cache of its table's record: it can be dropped at any
//! moment and loaded again, and nothing is told to anybody before it is durable.

mod config;

use std::{future::Future, net::SocketAddr};

pub use config::{Config, ConfigError, Limits};

/// Why the server could not start or had to stop.
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
}

/// Serves until `shutdown` is ready, then closes every line in an orderly way. `ready` is called once with the
/// address the server listens on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let refused = |error| ServeError::Listen { address: config.listen, error };
    let listener = tokio::net::TcpListener::bind(config.listen).await.map_err(refused)?;
    ready(listener.local_addr().map_err(refused)?);
    shutdown.await;
    Ok(())
}
