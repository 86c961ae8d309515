//! How a server is set up: one TOML file, environment variables on top, the caller's own wishes last.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};
use tidetable_bots::external::Command;

use crate::programs::{BotFault, Programs};

/// How a server is set up. Every field may be left out of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen; port zero takes any free one.
    pub listen: SocketAddr,
    /// The folder that holds the database.
    pub data: PathBuf,
    /// The address people use, such as `https://games.example.org`, if it is not the one listened on. WebSockets
    /// from pages of that address are let in.
    pub public_url: Option<String>,
    /// Whether a reverse proxy stands in front, whose last entry in `X-Forwarded-For` is the visitor's address.
    pub trust_proxy: bool,
    /// How long tables are kept.
    pub keep: Keep,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Programs that people can choose as opponents besides the levels.
    pub bots: Vec<BotConfig>,
}

/// A program that people can choose as an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotConfig {
    /// What people see, and what its seats are called by.
    pub name: String,
    /// The program and its arguments; no shell has a hand in it.
    pub command: Vec<String>,
    /// The games it plays; all of them if none is named.
    #[serde(default)]
    pub games: Vec<String>,
    /// How long it may think about a question.
    #[serde(default = "usual_milliseconds")]
    pub milliseconds: u64,
    /// How many processes of it may think at once; whoever comes later waits.
    #[serde(default = "usual_processes")]
    pub processes: usize,
}

fn usual_milliseconds() -> u64 {
    Command::MILLISECONDS
}

fn usual_processes() -> usize {
    1
}

/// How long tables are kept that nobody touches; games that are being played are kept for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Keep {
    /// Days until a table where the game never began is forgotten; zero means never.
    pub gathering_days: u32,
    /// Days until a finished game is forgotten; zero means never.
    pub over_days: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { gathering_days: 30, over_days: 0 }
    }
}

/// How much anybody may ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Connections of all kinds at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_per_address: usize,
    /// HTTP requests a minute from one address.
    pub requests_per_minute: u32,
    /// Tables made in an hour from one address.
    pub tables_per_hour: u32,
    /// Tables one person may keep that are not over.
    pub tables_per_person: usize,
    /// Tries to find a table by its short code, a minute from one address.
    pub codes_per_minute: u32,
    /// People who watch one table.
    pub watchers_per_table: usize,
    /// Messages a second over one WebSocket, three times as many for a moment.
    pub messages_per_second: u32,
    /// Lines of chat a minute from one person at one table.
    pub chat_per_minute: u32,
    /// Lines of chat a minute from one address, whoever says them.
    pub chat_per_address: u32,
    /// Hints a minute for one person at one table.
    pub hints_per_minute: u32,
    /// Hints a minute for one address, whoever asks for them.
    pub hints_per_address: u32,
    /// Seconds a request's headers may take to arrive.
    pub header_seconds: u64,
    /// Seconds after which a client is given up that takes nothing of an HTTP answer; WebSockets have their own.
    pub send_seconds: u64,
    /// Seconds until a WebSocket must have said `hello`.
    pub hello_seconds: u64,
    /// Seconds of silence after which a WebSocket is asked whether it is alive; after twice as many it is closed.
    pub silence_seconds: u64,
    /// Seconds after which a room where nobody is leaves memory.
    pub idle_room_seconds: u64,
    /// Bots that think at once; zero means one less than there are processors, but at least one.
    pub thinking_bots: usize,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, Config::PORT)),
            data: default_data(|name| std::env::var_os(name).map(PathBuf::from)),
            public_url: None,
            trust_proxy: false,
            keep: Keep::default(),
            limits: Limits::default(),
            bots: Vec::new(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            connections_per_address: 100,
            requests_per_minute: 600,
            tables_per_hour: 120,
            tables_per_person: 100,
            codes_per_minute: 20,
            watchers_per_table: 200,
            messages_per_second: 20,
            chat_per_minute: 30,
            chat_per_address: 120,
            hints_per_minute: 20,
            hints_per_address: 60,
            header_seconds: 10,
            send_seconds: 30,
            hello_seconds: 10,
            silence_seconds: 30,
            idle_room_seconds: 60,
            thinking_bots: 0,
        }
    }
}

/// What is wrong with a configuration, in one plain sentence.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be opened.
    #[error("cannot read the configuration {path}: {error}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The file does not say what a configuration says.
    #[error("the configuration {path} is not right: {error}")]
    Content {
        /// Which file.
        path: PathBuf,
        /// What is wrong.
        error: toml::de::Error,
    },
    /// An environment variable does not say what it should.
    #[error("the environment variable {name} is not right: {error}")]
    Variable {
        /// Which variable.
        name: String,
        /// What is wrong.
        error: toml::de::Error,
    },
    /// A bot cannot be offered.
    #[error("the bot {name:?} of the configuration is not right: {fault}")]
    Bot {
        /// Which bot.
        name: String,
        /// What is wrong.
        fault: BotFault,
    },
}

/// The variables that stand for a key of the file; limits are `TIDETABLE_LIMIT_<NAME>`.
const VARIABLES: [(&str, &str); 4] = [
    ("TIDETABLE_LISTEN", "listen"),
    ("TIDETABLE_DATA", "data"),
    ("TIDETABLE_PUBLIC_URL", "public_url"),
    ("TIDETABLE_TRUST_PROXY", "trust_proxy"),
];
const LIMIT_PREFIX: &str = "TIDETABLE_LIMIT_";

impl Config {
    /// The port listened on when nobody asks for another: T, I, D, E on a telephone.
    pub const PORT: u16 = 8433;

    /// Reads the file, if one is given, and then the environment variables that begin with `TIDETABLE_`.
    pub fn load(
        file: Option<&Path>,
        variables: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Config, ConfigError> {
        let mut config = file.map_or_else(|| Ok(toml::Table::new()), read)?;
        for (name, value) in variables {
            let known = VARIABLES.iter().find(|(variable, _)| *variable == name);
            let (section, key) = match (known, name.strip_prefix(LIMIT_PREFIX)) {
                (Some((_, key)), _) => (None, (*key).to_owned()),
                (None, Some(limit)) => (Some("limits"), limit.to_ascii_lowercase()),
                (None, None) => continue,
            };
            put(&mut config, section, &key, &value);
            if let Err(error) = config.clone().try_into::<Config>() {
                return Err(ConfigError::Variable { name, error });
            }
        }
        let path = file.map(Path::to_owned).unwrap_or_default();
        let config: Config = config.try_into().map_err(|error| ConfigError::Content { path, error })?;
        config.programs()?;
        Ok(config)
    }

    /// The programs that people can choose.
    pub(crate) fn programs(&self) -> Result<Programs, ConfigError> {
        Programs::new(&self.bots).map_err(|(name, fault)| ConfigError::Bot { name, fault })
    }
}

fn read(path: &Path) -> Result<toml::Table, ConfigError> {
    let text =
        std::fs::read_to_string(path).map_err(|error| ConfigError::File { path: path.to_owned(), error })?;
    let wrong = |error| ConfigError::Content { path: path.to_owned(), error };
    // Once as what it should be, so that a mistake is reported with its line.
    toml::from_str::<Config>(&text).map_err(wrong)?;
    toml::from_str(&text).map_err(wrong)
}

fn put(config: &mut toml::Table, section: Option<&str>, key: &str, value: &str) {
    // Numbers and booleans are written as in the file, anything else is text.
    let parsed = value.parse::<i64>().map(toml::Value::Integer);
    let parsed = parsed.or_else(|_| value.parse::<bool>().map(toml::Value::Boolean));
    let value = parsed.unwrap_or_else(|_| toml::Value::String(value.to_owned()));
    let place = match section {
        Some(name) => config.entry(name).or_insert_with(|| toml::Table::new().into()).as_table_mut(),
        None => Some(config),
    };
    if let Some(place) = place {
        place.insert(key.to_owned(), value);
    }
}

/// Where this platform keeps the data of programs.
fn default_data(variable: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    let home = || variable("HOME").or_else(|| variable("USERPROFILE")).unwrap_or_default();
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA").unwrap_or_else(|| home().join("AppData").join("Local"))
    } else if cfg!(target_os = "macos") {
        home().join("Library").join("Application Support")
    } else {
        variable("XDG_DATA_HOME").unwrap_or_else(|| home().join(".local").join("share"))
    };
    base.join("tidetable")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variables(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn variables_come_on_top_of_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tidetable.toml");
        std::fs::write(&path, "listen = \"0.0.0.0:80\"\n[limits]\nconnections = 7\nchat_per_minute = 3\n")
            .unwrap();
        let variables = variables(&[
            ("TIDETABLE_LISTEN", "127.0.0.1:9000"),
            ("TIDETABLE_LIMIT_CONNECTIONS", "8"),
            ("TIDETABLE_TRUST_PROXY", "true"),
            ("TIDETABLE_SOMETHING_ELSE", "1"),
            ("PATH", "/bin"),
        ]);
        let config = Config::load(Some(&path), variables).unwrap();
        assert_eq!(config.listen.port(), 9000);
        assert_eq!((config.limits.connections, config.limits.chat_per_minute), (8, 3));
        assert!(config.trust_proxy);
    }

    #[test]
    fn a_mistake_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tidetable.toml");
        std::fs::write(&path, "lisen = \"0.0.0.0:80\"\n").unwrap();
        let error = Config::load(Some(&path), []).unwrap_err().to_string();
        assert!(error.contains("lisen") && error.contains("tidetable.toml"), "{error}");
        let error = Config::load(None, variables(&[("TIDETABLE_LIMIT_TEA", "1")])).unwrap_err().to_string();
        assert!(error.contains("TIDETABLE_LIMIT_TEA"), "{error}");
        assert!(Config::load(None, variables(&[("TIDETABLE_LISTEN", "here")])).is_err());
        assert!(Config::load(Some(&folder.path().join("none.toml")), []).is_err());
    }

    #[test]
    fn bots_are_named_in_the_file_and_their_mistakes_with_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tidetable.toml");
        std::fs::write(&path, "[[bots]]\nname = \"Diver\"\ncommand = [\"./bot\"]\n").unwrap();
        let config = Config::load(Some(&path), []).unwrap();
        assert_eq!((config.bots[0].milliseconds, config.bots[0].processes), (Command::MILLISECONDS, 1));
        std::fs::write(&path, "[[bots]]\nname = \"expert\"\ncommand = [\"./bot\"]\n").unwrap();
        let error = Config::load(Some(&path), []).unwrap_err().to_string();
        assert!(error.contains("\"expert\"") && error.contains("a level"), "{error}");
        std::fs::write(&path, "[[bots]]\nname = \"Diver\"\ncommand = [\"./bot\"]\nshell = true\n").unwrap();
        assert!(Config::load(Some(&path), []).unwrap_err().to_string().contains("shell"));
    }

    #[test]
    fn data_lies_where_the_platform_keeps_it() {
        let folder = default_data(|name| (name == "HOME").then(|| PathBuf::from("/home/ann")));
        assert!(folder.starts_with("/home/ann") && folder.ends_with("tidetable"), "{}", folder.display());
    }
}
