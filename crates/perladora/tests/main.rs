//! Everything that is known about Perladöra, put to the test.

mod board;
mod components;
mod counting;
mod divers;
mod hidden;
mod kit;
mod laws;
mod passing;
mod playout;
mod pontoons;
mod powers;
mod reinforcement;
mod setup;
mod territories;
mod turn;
mod winning;
