//! What people do, done in a real browser against the real server.
