//! The server alone, configured by environment variables: what tests kill and measurements load.

use std::process::ExitCode;

use tidetable_server::{Config, serve, stop_signal};

/// The allocator of `tidetable serve`, so that what is measured here is what is used there.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let config = match Config::load(None, std::env::vars()) {
        Ok(config) => config,
        Err(error) => return fail(&error),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error),
    };
    let served = runtime.block_on(serve(config, |address| println!("http://{address}"), stop_signal()));
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn fail(error: &dyn std::error::Error) -> ExitCode {
    eprintln!("tidetable-server: {error}");
    ExitCode::FAILURE
}
