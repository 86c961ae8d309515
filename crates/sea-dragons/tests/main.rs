//! Tests of Sea Dragons from the outside: rules by section, laws, records, dictionaries.

mod book;
mod components;
mod corals;
mod dragons;
mod drawing;
mod ending;
mod hidden;
mod kit;
mod laws;
mod missions;
mod records;
mod reference;
mod setup;
mod shape;
mod sketch;
mod turn;
mod words;
