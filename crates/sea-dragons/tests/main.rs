//! Tests of Sea Dragons from the outside: rules by section, laws, records, dictionaries.

mod laws;
