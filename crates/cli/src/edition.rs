//! `tidetable edition`: the components of a game as a file, for owners of the printed game.

use std::io::{self, Write};

use clap::Args;
use tidetable_words::Words;

use crate::{
    failure::Failure,
    setup::{ComponentArguments, game},
};

#[derive(Args)]
pub(crate) struct EditionFile {
    game: String,
    #[command(flatten)]
    components: ComponentArguments,
}

impl EditionFile {
    /// Writes the standard components, or checks those of a file.
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let entry = game(words, &self.game)?;
        let mut out = io::stdout().lock();
        match self.components.load(words, entry)? {
            None => write!(out, "{}", entry.standard_edition)?,
            Some(id) => writeln!(out, "{}", words.fill("cli-edition-sound", &[("edition", id.into())]))?,
        }
        Ok(())
    }
}
