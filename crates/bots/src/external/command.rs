//! How a program is called and how long it may think.

use std::{fmt, str::FromStr, time::Duration};

/// How a program is called and how long it may think.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Command {
    words: Vec<String>,
    milliseconds: u64,
}

impl Command {
    /// How long a program may think about a question if nobody says otherwise.
    pub const MILLISECONDS: u64 = 5_000;

    /// A program and its arguments; no shell has a hand in it.
    pub fn new(words: Vec<String>, milliseconds: u64) -> Result<Command, BadCommand> {
        let named = words.first().is_some_and(|program| !program.is_empty());
        if named && milliseconds > 0 { Ok(Command { words, milliseconds }) } else { Err(BadCommand) }
    }

    /// The program and its arguments.
    pub(super) fn words(&self) -> (&str, &[String]) {
        let (program, arguments) = self.words.split_first().expect("there is a program");
        (program, arguments)
    }

    /// How long it may think about a question.
    pub fn patience(&self) -> Duration {
        Duration::from_millis(self.milliseconds)
    }
}

/// A command without a program, or without any time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a program has a name and more than no time")]
pub struct BadCommand;

/// What stands on a command line: `exec:./bot.py --bold` or, with a time, `exec:200ms:./bot.py --bold`.
impl FromStr for Command {
    type Err = BadCommand;

    fn from_str(text: &str) -> Result<Command, BadCommand> {
        let rest = text.strip_prefix("exec:").ok_or(BadCommand)?;
        let timed = rest.split_once(':').and_then(|(time, rest)| Some((time.strip_suffix("ms")?, rest)));
        let (milliseconds, words) = match timed {
            Some((time, words)) => (time.parse().map_err(|_| BadCommand)?, words),
            None => (Command::MILLISECONDS, rest),
        };
        Command::new(words.split_whitespace().map(str::to_owned).collect(), milliseconds)
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("exec:")?;
        if self.milliseconds != Command::MILLISECONDS {
            write!(f, "{}ms:", self.milliseconds)?;
        }
        f.write_str(&self.words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_written_as_they_are_read() {
        for text in ["exec:./bot.py", "exec:python3 bot.py --bold", "exec:200ms:python3 C:/bot.py"] {
            assert_eq!(text.parse::<Command>().unwrap().to_string(), text);
        }
        let timed: Command = "exec:200ms:./bot.py".parse().unwrap();
        assert_eq!((timed.patience(), timed.words().0), (Duration::from_millis(200), "./bot.py"));
    }

    #[test]
    fn a_command_has_a_program_and_some_time() {
        for text in
            ["", "exec:", "exec: ", "exec:0ms:./bot.py", "exec:200ms:", "exec:longms:./bot.py", "./bot.py"]
        {
            assert!(text.parse::<Command>().is_err(), "{text}");
        }
    }
}
