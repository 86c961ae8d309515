//! What came of it.

use serde::Serialize;

use crate::Spread;

/// Everything that was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// How many seats each table has.
    pub seats: u8,
    /// How many tables.
    pub tables: usize,
    /// How long each measurement took, in seconds.
    pub seconds: u64,
    /// The disk alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub probe: Option<Probe>,
    /// Tables where nobody does anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idle: Option<Idle>,
    /// One answer for each table and second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paced: Option<Paced>,
    /// As fast as it goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saturated: Option<Saturated>,
}

/// How fast the disk is.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Probe {
    /// Commits a second, one row and one wait for the disk each.
    pub single_per_second: f64,
    /// Rows a second when the store commits what waits together.
    pub grouped_per_second: f64,
    /// Rows in such a group, on average.
    pub rows_per_commit: f64,
}

/// What a table costs where nobody does anything.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Idle {
    /// Bytes of memory of the server for each further table with its open sockets; nothing where the system does
    /// not tell.
    pub bytes_per_table: Option<u64>,
    /// Bytes of memory of the server with all of them.
    pub resident_bytes: Option<u64>,
}

/// How long answers took that came one by one.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Paced {
    /// Answers a second, of all tables.
    pub answers_per_second: f64,
    /// From sending an answer until another seat has the new position.
    pub heard: Spread,
    /// Answers at the table that had the fewest.
    pub fewest_answers: usize,
    /// One commit of one row on the same disk, just before.
    pub commit: Spread,
    /// How much longer than a commit half of the answers took at most.
    pub over_commit_p50_ms: f64,
    /// How late this program itself sent answers: a machine that is busy with other things shows it here.
    pub late: Spread,
    /// What it cost the server.
    pub cost: Cost,
}

/// How much went through.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Saturated {
    /// Answers a second, of all tables, each durable before anybody heard of it.
    pub answers_per_second: f64,
    /// From sending an answer until another seat has the new position.
    pub heard: Spread,
    /// Answers at the table that had the fewest.
    pub fewest_answers: usize,
    /// How long a position was that a seat was sent, on average.
    pub bytes_per_position: usize,
    /// A yardstick from the same run: messages for each second of processor time that bare rooms pass on, as many and
    /// as long, over WebSockets but without rules or disk; nothing where the system does not tell.
    pub bare_per_cpu_second: Option<f64>,
    /// What it cost the server.
    pub cost: Cost,
}

/// What it cost the server.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Cost {
    /// Answers for each second of processor time; nothing where the system does not tell.
    pub answers_per_cpu_second: Option<f64>,
    /// Processor seconds in all; nothing where the system does not tell.
    pub cpu_seconds: Option<f64>,
    /// Tables that had to be made meanwhile because more games ended than there were spare tables; making them is
    /// part of the cost.
    pub tables_made: u64,
    /// Answers and other writes that were made durable by one commit, on average.
    pub writes_per_commit: f64,
    /// How long such a commit took, on average, in milliseconds.
    pub commit_ms: f64,
}
