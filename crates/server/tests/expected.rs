//! What everybody at a table is to be told, from the game itself.

use serde_json::{Value, json};
use tidetable_kernel::{Seat, Viewer};
use tidetable_protocol::{ChatLine, LogEntry, Position, ServerMessage};
use tidetable_table::{AnyError, AnyMatch};

use crate::{
    asides::{Aside, check_table},
    client::raw,
};

/// What everybody at a table is to be told.
pub(crate) struct Expected {
    undone: u32,
    /// How many steps each guest was told of; nothing if everything is to be told anew.
    from: Vec<Option<usize>>,
    /// What was said so far.
    chat: Vec<ChatLine>,
}

impl Expected {
    pub(crate) fn new(guests: usize) -> Expected {
        Expected { undone: 0, from: vec![None; guests], chat: Vec::new() }
    }

    pub(crate) fn note_undo(&mut self) {
        self.undone += 1;
        self.from.fill(None);
    }

    pub(crate) fn note(&mut self, aside: &Aside) {
        match aside {
            Aside::Chat(line) => self.chat.push(line.clone()),
            Aside::Vote { gone, anew: true, .. } => self.from[*gone] = None,
            _ => (),
        }
    }

    /// Whether all that a guest heard is what it is to be told now.
    pub(crate) fn check_messages(
        &mut self,
        game: &dyn AnyMatch,
        guest: usize,
        viewer: Viewer,
        heard: &[String],
        refused: Option<&(Seat, AnyError)>,
        aside: Option<&Aside>,
    ) {
        for text in heard {
            let message: ServerMessage = serde_json::from_str(text).unwrap();
            let known = serde_json::to_value(&message).unwrap();
            assert_eq!(serde_json::from_str::<Value>(text).unwrap(), known, "nothing but the protocol");
            match message {
                ServerMessage::Position(_) => {
                    let position = ServerMessage::Position(self.position(game, viewer, self.from[guest]));
                    let expected = serde_json::to_value(position).unwrap();
                    assert_eq!(serde_json::from_str::<Value>(text).unwrap(), expected, "as {viewer:?}");
                    self.from[guest] = Some(game.position());
                }
                ServerMessage::Refused { problem, .. } if aside.is_none() => {
                    let (seat, error) = refused.expect("something was refused");
                    assert_eq!(viewer, Viewer::Seat(*seat), "only whoever asked is told");
                    if let AnyError::Refused { refusal, phrase, section } = error {
                        assert_eq!(problem.refusal.unwrap().get(), refusal.get());
                        assert_eq!(
                            (problem.phrase.as_ref(), problem.section.as_deref()),
                            (Some(phrase), Some(*section))
                        );
                    } else {
                        assert!(problem.refusal.is_none() && problem.phrase.is_none());
                    }
                    assert_eq!(problem.text, error.to_string());
                }
                ServerMessage::Welcome { table, you, chat, .. } => {
                    check_table(game, guest, viewer, &table, &you);
                    assert_eq!(chat, self.chat);
                }
                ServerMessage::Table { table, you } => check_table(game, guest, viewer, &table, &you),
                ServerMessage::Done { .. } => (),
                other => aside.expect("somebody asked for it").check(game, guest, viewer, &other),
            }
        }
    }

    fn position(&self, game: &dyn AnyMatch, viewer: Viewer, from: Option<usize>) -> Position {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let events = game.history(viewer).into_iter().filter(|(step, _)| *step >= from.unwrap_or(0));
        Position {
            step: game.position(),
            undone: self.undone,
            epoch: game.epoch(),
            awaiting: game.awaiting(),
            events: events.map(|(step, event)| LogEntry { step, event }).collect(),
            anew: from.is_none(),
            view: game.view(viewer),
            legal: seat.map_or_else(|| raw(json!([])), |seat| game.legal(seat)),
            can_undo: seat.is_some_and(|seat| game.can_undo(seat)),
            clocks: Vec::new(),
            result: game.result(),
            seed: game.result().map(|_| game.seed()),
        }
    }
}
