//! What people say to each other.

use tidetable_kernel::Seat;
use tidetable_protocol::{CHAT_LINES, ChatLine, ErrorCode, Problem, ServerMessage};
use tidetable_store::{ChatRow, TableRow};

use super::{Asked, state::State};
use crate::{app::App, text};

impl State {
    pub(super) async fn say(
        &mut self,
        app: &App,
        asked: Asked,
        typed: &str,
        token: u64,
    ) -> Result<(), Problem> {
        let guest = self.guest(asked.line)?;
        let (seat, name, origin) = (guest.seat, self.name_of(guest), guest.origin);
        let person = guest.person.ok_or_else(|| {
            Problem::new(ErrorCode::BadSecret, "only somebody who said hello with a secret can chat")
        })?;
        if self.row.quiet {
            return Err(Problem::new(ErrorCode::WrongStage, "the chat of this table is switched off"));
        }
        let text = text::chat(typed)?;
        let now = app.clock.now();
        // In this order, so that one person who says too much does not use up what the others at home may say.
        if !app.chat.take((self.row.id, person), now) || !app.chat_from.take(origin, now) {
            return Err(Problem::new(ErrorCode::TooFast, "wait a little before you say more"));
        }
        let number = self.chat.back().map_or(1, |line| line.number + 1);
        let line = ChatRow { number, seat: seat.map(|seat| seat.0), name, text, at: now / 1_000, token };
        app.store.say(self.row.id, line.clone(), CHAT_LINES).await.map_err(|error| app.unkept(&error))?;
        app.metrics.chat_lines.add(1);
        self.acknowledge(asked);
        self.tell_all(&ServerMessage::Chat(chat_line(&line)));
        self.chat.push_back(line);
        if self.chat.len() > CHAT_LINES {
            self.chat.pop_front();
        }
        Ok(())
    }

    /// Whoever made the table switches the chat off or on.
    pub(super) async fn quiet(&mut self, app: &App, asked: Asked, quiet: bool) -> Result<(), Problem> {
        let guest = self.guest(asked.line)?;
        if guest.person.is_none() || guest.person != self.row.host {
            return Err(Problem::new(
                ErrorCode::NotHost,
                "only whoever made the table can switch its chat off",
            ));
        }
        self.write_row(app, TableRow { quiet, ..self.row.clone() }).await?;
        self.acknowledge(asked);
        self.announce();
        Ok(())
    }

    /// What was said so far.
    pub(super) fn chat_lines(&self) -> Vec<ChatLine> {
        self.chat.iter().map(chat_line).collect()
    }
}

fn chat_line(row: &ChatRow) -> ChatLine {
    let ChatRow { number, seat, name, text, at, .. } = row.clone();
    ChatLine { number, seat: seat.map(Seat), name, text, at }
}
