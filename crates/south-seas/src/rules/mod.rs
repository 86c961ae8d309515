//! The rules, one file for each section of RULES.md.

mod end;
mod harvest;
mod islander;
mod loading;
mod market;
mod ships;
mod tile;
