//! English and French: phrases turned into sentences.
