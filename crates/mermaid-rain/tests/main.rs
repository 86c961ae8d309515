//! Everything that is known about Mermaid Rain, put to the test.

mod laws;
