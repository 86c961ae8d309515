//! Everything that is known about Mermaid Rain, put to the test.

mod components;
mod dictionaries;
mod hidden;
mod kit;
mod laws;
mod melds;
mod perft;
mod picking;
mod placing;
mod playouts;
mod predicting;
mod reaching;
mod records;
mod riding;
mod round_end;
mod rulebook;
mod scoring;
mod set_up;
mod sizes;
mod treasures;
