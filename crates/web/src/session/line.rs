//! What a client remembers of its line to the server, so that a broken one loses nothing.

use std::collections::VecDeque;

use tidetable_protocol::{ClientMessage, Command, PROTOCOL, Position};

use super::absence::Absence;

/// What a client remembers of its line to a table.
#[derive(Debug)]
pub(crate) struct Line {
    /// The name this page goes by.
    client: String,
    next_id: u64,
    /// Commands that were neither acknowledged nor refused.
    open: VecDeque<(u64, Command)>,
    /// Steps seen, and how often something was taken back.
    seen: Option<(usize, u32)>,
    /// How often connecting has failed since somebody was last let in.
    failures: u32,
    /// When something was last heard, by our own clock; nothing while there is no connection to listen to.
    heard: Option<f64>,
    /// When a sign of life was asked for that has not come yet.
    pinged: Option<f64>,
    /// Who is away, as it was told since we were last let in.
    pub(crate) absence: Absence,
}

/// What silence on the line calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pulse {
    /// Nothing: it is short.
    Fine,
    /// To ask for a sign of life.
    Ask,
    /// To give the connection up.
    Dead,
}

/// Who says hello.
#[derive(Clone, Debug, Default)]
pub(crate) struct Caller {
    pub(crate) secret: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) seat_key: Option<String>,
}

/// The longest pause before connecting is tried again, in milliseconds.
const LONGEST_PAUSE: u32 = 8_000;
/// After how much silence a sign of life is asked for, in milliseconds.
const SILENCE: f64 = 25_000.0;
/// How long a sign of life may take, in milliseconds.
const PATIENCE: f64 = 10_000.0;

impl Line {
    /// A line that was never open.
    pub(crate) fn new(client: String) -> Line {
        Line {
            client,
            next_id: 1,
            open: VecDeque::new(),
            seen: None,
            failures: 0,
            heard: None,
            pinged: None,
            absence: Absence::default(),
        }
    }

    /// The message of a new command, which is remembered until it is answered.
    pub(crate) fn command(&mut self, command: Command) -> ClientMessage {
        let id = self.next_id;
        self.next_id += 1;
        self.open.push_back((id, command.clone()));
        ClientMessage::Do { id, command }
    }

    /// What is said first on a fresh connection: who we are, what we have seen, and once more every command that
    /// was not answered.
    pub(crate) fn greeting(&self, caller: &Caller) -> Vec<ClientMessage> {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            secret: caller.secret.clone(),
            name: caller.name.clone(),
            seat_key: caller.seat_key.clone(),
            seen: self.seen.map(|(step, _)| step),
            undone: self.seen.map_or(0, |(_, undone)| undone),
            client: Some(self.client.clone()),
        };
        let again =
            self.open.iter().map(|(id, command)| ClientMessage::Do { id: *id, command: command.clone() });
        std::iter::once(hello).chain(again).collect()
    }

    /// Notes that the server has let us in. A connection alone is no success: it may be refused right after.
    pub(crate) fn welcomed(&mut self) {
        (self.failures, self.absence) = (0, Absence::default());
    }

    /// Notes that something was heard at that time, or that a connection was begun.
    pub(crate) fn heard(&mut self, now: f64) {
        (self.heard, self.pinged) = (Some(now), None);
    }

    /// What is to be done at that time about a line that may have died without a word. In `doubt` a sign of life
    /// is asked for however short the silence.
    pub(crate) fn pulse(&mut self, now: f64, doubt: bool) -> Pulse {
        match (self.heard, self.pinged) {
            (_, Some(asked)) if now - asked >= PATIENCE => Pulse::Dead,
            (Some(heard), None) if doubt || now - heard >= SILENCE => {
                self.pinged = Some(now);
                Pulse::Ask
            }
            _ => Pulse::Fine,
        }
    }

    /// Notes what the server has told.
    pub(crate) fn saw(&mut self, position: &Position) {
        self.seen = Some((position.step, position.undone));
    }

    /// Notes that a command was acknowledged or refused; gives it.
    pub(crate) fn answered(&mut self, id: u64) -> Option<Command> {
        let index = self.open.iter().position(|(open, _)| *open == id)?;
        self.open.remove(index).map(|(_, command)| command)
    }

    /// Notes that the line broke or could not be opened; gives the milliseconds to wait before trying again.
    /// `jitter` from 0 to 1 keeps a crowd from coming back all at once.
    pub(crate) fn failed(&mut self, jitter: f64) -> u32 {
        (self.heard, self.pinged) = (None, None);
        let pause = (250u32 << self.failures.min(5)).min(LONGEST_PAUSE);
        self.failures += 1;
        pause / 2 + (f64::from(pause / 2) * jitter) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(messages: &[ClientMessage]) -> Vec<u64> {
        let id = |message: &ClientMessage| match message {
            ClientMessage::Do { id, .. } => Some(*id),
            _ => None,
        };
        messages.iter().filter_map(id).collect()
    }

    #[test]
    fn what_was_not_answered_is_sent_again_under_the_same_number() {
        let mut line = Line::new("page".to_owned());
        line.command(Command::Undo);
        line.command(Command::Rematch);
        line.command(Command::Start);
        assert!(matches!(line.answered(2), Some(Command::Rematch)));
        assert!(line.answered(2).is_none());
        let greeting = line.greeting(&Caller::default());
        assert!(
            matches!(&greeting[0], ClientMessage::Hello { client: Some(name), seen: None, .. } if name == "page")
        );
        assert_eq!(ids(&greeting), [1, 3]);
        assert_eq!(ids(&[line.command(Command::Undo)]), [4]);
    }

    #[test]
    fn pauses_grow_to_a_bound_and_start_over_after_success() {
        let mut line = Line::new(String::new());
        let pauses: Vec<u32> = (0..8).map(|_| line.failed(1.0)).collect();
        assert_eq!(pauses, [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
        assert_eq!(line.failed(0.0), 4_000);
        line.greeting(&Caller::default());
        assert_eq!(line.failed(0.0), 4_000, "who only said hello was not let in");
        line.welcomed();
        assert_eq!(line.failed(1.0), 250);
    }

    #[test]
    fn a_silent_line_is_asked_for_a_sign_of_life_and_then_given_up() {
        let mut line = Line::new(String::new());
        assert_eq!(line.pulse(1e9, true), Pulse::Fine, "there is no connection yet");
        line.heard(1_000.0);
        assert_eq!(line.pulse(25_999.0, false), Pulse::Fine);
        assert_eq!(line.pulse(26_000.0, false), Pulse::Ask);
        assert_eq!(line.pulse(35_999.0, true), Pulse::Fine, "it was asked already");
        line.heard(35_999.0);
        assert_eq!(line.pulse(36_000.0, true), Pulse::Ask);
        assert_eq!(line.pulse(46_000.0, false), Pulse::Dead);
        line.failed(1.0);
        assert_eq!(line.pulse(1e9, true), Pulse::Fine, "it is not given up twice");
    }
}
