//! Everything that is known about Perladöra, put to the test.

mod board;
mod book;
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
mod records;
mod reinforcement;
mod setup;
mod shape;
mod sketch;
mod territories;
mod turn;
mod winning;
mod words;
