//! Who sits where: people at this keyboard, and bots.

use tidetable_bots::{Level, external::Command};
use tidetable_kernel::Seat;
use tidetable_words::Words;

/// A program of somebody else's in a record, which goes to other people: it tells no command of this machine.
pub(crate) const EXTERNAL: &str = "bot:external";

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Somebody at this keyboard, by name if they gave one.
    Person(Option<String>),
    /// A bot.
    Bot(Level),
    /// A program of somebody else's.
    Program(Command),
}

impl Player {
    /// What stands in `--seats`: `you`, `you:Ann`, `bot`, `bot:casual` or `exec:./bot.py`.
    pub(crate) fn parse(word: &str) -> Option<Player> {
        let (kind, name) = word.split_once(':').unwrap_or((word, ""));
        match (kind, name) {
            ("you", "") => Some(Player::Person(None)),
            ("you", name) => Some(Player::Person(Some(name.to_owned()))),
            ("bot", "") => Some(Player::Bot(Level::default())),
            ("bot", level) => level.parse().ok().map(Player::Bot),
            ("exec", _) => word.parse().ok().map(Player::Program),
            _ => None,
        }
    }

    /// The player that a record names. A bot that is not ours is played by the usual one; above all, nothing is
    /// started because a record says so.
    pub(crate) fn recorded(name: &str) -> Player {
        match name.strip_prefix("bot:") {
            Some(level) => Player::Bot(level.parse().unwrap_or_default()),
            None if name == "bot" => Player::Bot(Level::default()),
            None => Player::Person(Some(name.to_owned()).filter(|name| !name.is_empty())),
        }
    }

    /// The name in a record; a bot's tells its level, so that the game can be resumed.
    pub(crate) fn in_record(&self, words: &Words, seat: Seat) -> String {
        match self {
            Player::Person(_) => self.name(words, seat),
            Player::Bot(level) => format!("bot:{level}"),
            Player::Program(_) => EXTERNAL.to_owned(),
        }
    }

    /// The name in sentences.
    pub(crate) fn name(&self, words: &Words, seat: Seat) -> String {
        let numbered = |key: &str| words.fill(key, &[("seat", seat.to_string().into())]);
        match self {
            Player::Person(Some(name)) => name.clone(),
            Player::Person(None) => numbered("cli-name-person"),
            Player::Bot(_) | Player::Program(_) => numbered("cli-name-bot"),
        }
    }

    pub(crate) fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }
}

/// Names for the seats of a record.
pub(crate) fn names_of(words: &Words, players: &[String]) -> impl Fn(Seat) -> String {
    move |seat| {
        let player = players.get(seat.index()).map_or(Player::Person(None), |name| Player::recorded(name));
        player.name(words, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_typed() {
        assert_eq!(Player::parse("you"), Some(Player::Person(None)));
        assert_eq!(Player::parse("you:Ann"), Some(Player::Person(Some("Ann".to_owned()))));
        assert_eq!(Player::parse("bot:random"), Some(Player::Bot(Level::Random)));
        assert_eq!(Player::parse("bot"), Some(Player::Bot(Level::default())));
        assert_eq!(Player::parse("bot:genius"), None);
        assert_eq!(Player::parse("exec:./bot.py"), "exec:./bot.py".parse().ok().map(Player::Program));
        assert_eq!(Player::parse("exec:"), None);
        assert_eq!(Player::parse("Ann"), None);
    }

    #[test]
    fn a_record_tells_people_from_bots() {
        assert_eq!(Player::recorded("bot:strong"), Player::Bot(Level::Strong));
        assert_eq!(Player::recorded(EXTERNAL), Player::Bot(Level::default()));
        assert_eq!(Player::recorded("bot:exec:./bot.py"), Player::Bot(Level::default()));
        assert_eq!(Player::recorded("exec:./bot.py"), Player::Person(Some("exec:./bot.py".to_owned())));
        assert_eq!(Player::recorded("you"), Player::Person(Some("you".to_owned())));
        assert_eq!(Player::recorded(""), Player::Person(None));
    }
}
