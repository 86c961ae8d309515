//! Everything that is known about South Seas, put to the test.

mod editions;
mod foresee;
mod harvest;
mod islanders;
mod json;
mod kit;
mod laws;
mod loading;
mod markets;
mod oracle;
mod perft;
mod records;
mod rulebook;
mod sections;
mod sizes;
mod sketch;
mod the_end;
mod tiles;
mod words;
