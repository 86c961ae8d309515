//! The record of a game.

use std::sync::Arc;

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};
use tidetable_protocol::{ErrorCode, Problem, Stage};

use super::{refuse, table};
use crate::app::App;

/// The whole record of a game that is over; of a running one what everybody may know.
pub(super) async fn fetch(State(app): State<Arc<App>>, Path(id): Path<String>) -> Response {
    match try_fetch(&app, &id).await {
        Ok((stage, text)) => {
            let kind =
                if stage == Stage::Over { "text/plain; charset=utf-8" } else { "application/x-ndjson" };
            let name = if stage == Stage::Over { "record" } else { "public" };
            let disposition = format!("attachment; filename=\"tidetable-{id}-{name}.jsonl\"");
            let headers = [
                (header::CONTENT_TYPE, kind.to_owned()),
                (header::CONTENT_DISPOSITION, disposition),
                (header::CACHE_CONTROL, "no-store".to_owned()),
            ];
            (headers, text).into_response()
        }
        Err(problem) => refuse(&problem),
    }
}

async fn try_fetch(app: &Arc<App>, id: &str) -> Result<(Stage, String), Problem> {
    let record = app.room(table(id)?).await?.record().await;
    record.ok_or_else(|| Problem::new(ErrorCode::WrongStage, "the game has not begun"))
}
