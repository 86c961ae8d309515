//! Mermaid Rain: secret melds, surf tiles and treasures in a hexagonal ocean.
