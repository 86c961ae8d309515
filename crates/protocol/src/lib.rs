//! What clients and the server say to each other: messages, limits, error codes; serde only.
//!
//! A client asks over HTTP for things that stand alone (make a table, list tables, fetch a record) and keeps
//! one WebSocket per table it looks at. Everything is JSON text. `docs/protocol.md` shows a whole
//! conversation. Adding a field or a message is no new version; changing the meaning of one is.

mod client;
mod code;
mod limits;
mod pace;
mod server;
mod table;

pub use client::{ClientMessage, Command};
pub use code::{ErrorCode, Problem};
pub use limits::*;
pub use pace::{ClockFace, Pace};
pub use server::{ChatLine, LogEntry, Outlook, Position, ServerMessage, Vote, You};
pub use table::{NewTable, NewTableMade, Occupant, OfferedBot, SeatPlan, Stage, TableInfo, TableSummary};

/// The version of the protocol; client and server must agree on it.
pub const PROTOCOL: u32 = 1;
