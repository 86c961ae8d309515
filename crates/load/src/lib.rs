//! Simulated players over real WebSockets, on this machine only: how much a server carries, and how fast.
//!
//! [`run`] starts a server process of its own, or takes one that listens on loopback, seats people at tables who
//! choose random legal answers from the lists they are sent, and measures from outside: what the sockets hear,
//! what the system says about the process, what `/metrics` counts.
//!
//! | module | holds |
//! |---|---|
//! | `plan` | what is to be measured, within bounds |
//! | `host`, `process`, `http` | the server: started, looked at, asked |
//! | `line`, `table` | one WebSocket of one person; one table with everybody at it |
//! | `crowd` | many tables at once |
//! | `bare` | a yardstick: rooms without rules |
//! | `scenario` | what is done with them, one file each |
//! | `report`, `spread` | what came of it |

mod bare;
mod crowd;
mod error;
mod host;
mod http;
mod line;
mod plan;
mod process;
mod report;
mod scenario;
mod spread;
mod table;

pub use error::LoadError;
pub use plan::{LONGEST_SECONDS, MOST_TABLES, Plan, Scenario, Target};
pub use report::{Cost, Idle, Paced, Probe, Report, Saturated};
pub use scenario::{Progress, run};
pub use spread::Spread;
