//! Simulated players over real WebSockets, on this machine only.
