//! Bounds that both sides know, so that a client can say no before the server has to.

/// The longest name of a person, in characters.
pub const NAME_CHARS: usize = 24;
/// The longest line of chat, in characters.
pub const CHAT_CHARS: usize = 300;
/// How many lines of chat a table keeps.
pub const CHAT_LINES: usize = 200;
/// The largest message a client may send, in bytes.
pub const CLIENT_MESSAGE_BYTES: usize = 8 * 1024;
/// The largest body of an HTTP request, in bytes.
pub const REQUEST_BYTES: usize = 16 * 1024;
/// How many characters a person's secret has; 32 random bytes in hexadecimal.
pub const SECRET_CHARS: usize = 64;
/// The longest name a client gives itself in `hello`, in bytes.
pub const CLIENT_NAME_BYTES: usize = 40;
