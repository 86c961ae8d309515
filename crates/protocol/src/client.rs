//! What a client says over its WebSocket.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;
use tidetable_table::{Epoch, Json};

/// What a client says over its WebSocket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClientMessage {
    /// The first message. Without a secret the client only watches.
    Hello {
        /// The version the client speaks.
        protocol: u32,
        /// Who it is; never sent on to anybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        /// What the person likes to be called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// A seat link that was followed: the same person on another device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat_key: Option<String>,
        /// How many steps the client has seen; it is told only what happened since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<usize>,
        /// `Position::undone` of what it has seen; another number there makes the server tell everything anew.
        #[serde(default, skip_serializing_if = "is_zero")]
        undone: u32,
        /// A random name this page or program keeps while it lives, also when it connects again. The numbers of
        /// commands are counted under it, so that one sent again after a broken line is not done again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        client: Option<String>,
    },
    /// Something to be done, acknowledged or refused under the same number.
    Do {
        /// Chosen by the client, growing; a number sent again is answered again and not done again.
        id: u64,
        /// What is to be done.
        command: Command,
    },
    /// Asks for a `pong`, to see whether the line is alive.
    Ping,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Something to be done at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Take a free seat, or any free seat.
    Sit {
        /// Which one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Give the seat up before the game has begun; hand it to a bot afterwards.
    Leave,
    /// Come back to a seat that a bot keeps warm.
    Return,
    /// Begin; seats that are still free are taken by bots. For whoever made the table.
    Start,
    /// Answer the question on the table.
    Answer {
        /// The question it is meant for.
        epoch: Epoch,
        /// The answer.
        action: Json,
    },
    /// Take the last answer back.
    Undo,
    /// Say something to everybody at the table.
    Chat {
        /// The text.
        text: String,
    },
    /// Switch the chat of the table off or on. For whoever made the table.
    Quiet {
        /// Whether nobody may speak.
        quiet: bool,
    },
    /// Vote on handing the seat of somebody who left or ran out of time to a bot.
    Replace {
        /// Whose seat.
        seat: Seat,
        /// For or against.
        agree: bool,
    },
    /// Play again with the same people and options.
    Rematch,
    /// Be called something else.
    Rename {
        /// The new name.
        name: String,
    },
    /// Ask what a bot would do in this place.
    Hint,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_survives_being_written_and_read() {
        let text =
            r#"{"do":{"id":7,"command":{"answer":{"epoch":"00000000000000ff","action":{"dive":["C4",3]}}}}}"#;
        let message: ClientMessage = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
        assert!(matches!(message, ClientMessage::Do { id: 7, command: Command::Answer { .. } }));
        assert!(serde_json::from_str::<ClientMessage>(r#""ping""#).is_ok());
    }
}
