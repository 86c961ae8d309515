//! Everything that is known about Perladöra, put to the test.

mod laws;
