//! What opponents owe to people: honesty, and a game worth playing.

mod honesty;
mod strength;
