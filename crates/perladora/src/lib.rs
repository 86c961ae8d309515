//! Perladöra: divers, pontoons and pearls in a lagoon of forty cells.
