//! The terminal, or whatever stands in its place: a pipe, a screen reader, a script.

use std::io::{self, BufRead, IsTerminal, Write};

/// Prose is broken into lines of this many characters: what every terminal can show.
const WIDTH: usize = 80;

/// A paragraph in lines that fit, wherever the dictionary breaks it.
pub(crate) fn paragraph(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// Where people read and type.
pub(crate) struct Terminal {
    /// Somebody sits there: both ends are a terminal.
    pub(crate) interactive: bool,
    styled: bool,
}

impl Terminal {
    pub(crate) fn new() -> Terminal {
        let shows = io::stdout().is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        Terminal { interactive: shows && io::stdin().is_terminal(), styled: shows && !plain && !dumb }
    }

    /// Shows a line or several.
    pub(crate) fn say(&self, text: &str) -> io::Result<()> {
        writeln!(io::stdout().lock(), "{text}")
    }

    /// The text so that it stands out.
    pub(crate) fn strong(&self, text: &str) -> String {
        if self.styled { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Asks for a line; nothing when the input has ended.
    pub(crate) fn ask(&self, prompt: &str) -> io::Result<Option<String>> {
        let mut out = io::stdout().lock();
        write!(out, "{prompt} ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        // A terminal has shown what was typed; a transcript needs it, too.
        if !io::stdin().is_terminal() {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Wipes the screen and what can be scrolled back to, between two people at one keyboard.
    pub(crate) fn wipe(&self) -> io::Result<()> {
        if self.interactive {
            let mut out = io::stdout().lock();
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            out.flush()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_keeps_its_words_and_its_width() {
        let text = "pontoon ".repeat(40);
        let wrapped = paragraph(&text);
        assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH) && wrapped.lines().count() == 4);
        assert_eq!(wrapped.split_whitespace().count(), 40);
        assert_eq!(paragraph(&"x".repeat(200)), "x".repeat(200));
    }
}
