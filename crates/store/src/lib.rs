//! Where tables, their steps and their people are kept.
