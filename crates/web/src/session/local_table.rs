//! A room in the page: a match, who plays it, and what the room of a server would say about it.

use tidetable_bots::Level;
use tidetable_catalog::{GameEntry, find};
use tidetable_kernel::{Awaiting, Seat, Viewer};
use tidetable_protocol::{ErrorCode, LogEntry, Position, Problem};
use tidetable_table::{AnyError, AnyMatch, Epoch, Json, Seed, StartError};

use super::saved::{LocalSeat, Saved};

/// A table in this browser, being played.
pub(crate) struct LocalTable {
    entry: GameEntry,
    saved: Saved,
    game_match: Box<dyn AnyMatch>,
    /// How often something was taken back, so that clients know to forget.
    undone: u32,
}

/// Why a kept table cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unusable {
    /// Nobody here knows the game.
    Game,
    /// The rules have changed since, or the table was damaged.
    Record,
}

impl LocalTable {
    /// Sets a table up.
    pub(crate) fn start(
        entry: GameEntry,
        options: Json,
        seats: Vec<LocalSeat>,
        id: String,
        seed: Seed,
    ) -> Result<LocalTable, StartError> {
        let game_match = entry.game.start(options.get(), seed)?;
        let game = entry.game.id().to_owned();
        let steps = game_match.steps_from(0);
        let saved = Saved { id, game, options, seats, seed, steps, touched: 0, over: false };
        Ok(LocalTable { entry, saved, game_match, undone: 0 })
    }

    /// Opens a kept table.
    pub(crate) fn resume(saved: Saved) -> Result<LocalTable, Unusable> {
        let entry = find(&saved.game).ok_or(Unusable::Game)?;
        let game_match = entry.game.resume(saved.options.get(), saved.seed, &saved.steps);
        let game_match = game_match.map_err(|_| Unusable::Record)?;
        if saved.seats.len() != usize::from(game_match.seats()) {
            return Err(Unusable::Record);
        }
        Ok(LocalTable { entry, saved, game_match, undone: 0 })
    }

    /// The table as it is kept.
    pub(crate) fn touch(&mut self, now: u64) -> &Saved {
        self.saved.steps = self.game_match.steps_from(0);
        self.saved.over = self.game_match.result().is_some();
        self.saved.touched = now;
        &self.saved
    }

    pub(crate) fn entry(&self) -> GameEntry {
        self.entry
    }

    pub(crate) fn id(&self) -> &str {
        &self.saved.id
    }

    pub(crate) fn seats(&self) -> &[LocalSeat] {
        &self.saved.seats
    }

    pub(crate) fn options(&self) -> &Json {
        &self.saved.options
    }

    /// The record, with the names given.
    pub(crate) fn record(&self, names: &[String]) -> String {
        self.game_match.record(names)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.saved.seats.iter().zip(Seat::all(self.game_match.seats()));
        seats.filter(|(who, _)| who.level().is_none()).map(|(_, seat)| seat)
    }

    /// The first awaited bot.
    pub(crate) fn awaited_bot(&self) -> Option<(Seat, Level)> {
        let awaited = self.game_match.awaiting().seats();
        awaited.iter().find_map(|seat| Some((seat, self.saved.seats[seat.index()].level()?)))
    }

    /// The first awaited person.
    pub(crate) fn awaited_person(&self) -> Option<Seat> {
        let awaited = self.game_match.awaiting().seats();
        self.people().find(|&seat| awaited.contains(seat))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game_match.awaiting() == Awaiting::Nobody
    }

    pub(crate) fn epoch(&self) -> Epoch {
        self.game_match.epoch()
    }

    /// What a seat sees, for its bot.
    pub(crate) fn view(&self, seat: Seat) -> Json {
        self.game_match.view(Viewer::Seat(seat))
    }

    /// The game as the viewer may know it, told from the step on that it has not seen.
    pub(crate) fn position(&self, viewer: Viewer, seen: Option<usize>) -> Position {
        let events = match seen {
            Some(seen) => self.game_match.history_from(seen, viewer),
            None => self.game_match.history(viewer),
        };
        let legal = |seat| self.game_match.legal(seat);
        let nothing = || serde_json::value::to_raw_value::<[(); 0]>(&[]).expect("an empty list");
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Judge => None,
        };
        let result = self.game_match.result();
        Position {
            step: self.game_match.position(),
            undone: self.undone,
            epoch: self.game_match.epoch(),
            awaiting: self.game_match.awaiting(),
            events: events.into_iter().map(|(step, event)| LogEntry { step, event }).collect(),
            anew: seen.is_none(),
            view: self.game_match.view(viewer),
            legal: seat.map_or_else(nothing, legal),
            can_undo: seat.is_some_and(|seat| self.game_match.can_undo(seat)),
            clocks: Vec::new(),
            result,
            seed: result.map(|_| self.game_match.seed()),
        }
    }

    /// How many steps were taken.
    pub(crate) fn step(&self) -> usize {
        self.game_match.position()
    }

    /// Plays an answer.
    pub(crate) fn answer(&mut self, epoch: Epoch, seat: Seat, action: &str) -> Result<(), Problem> {
        self.game_match.play(epoch, seat, action).map_err(problem)
    }

    /// Takes the last answer of a seat back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Problem> {
        let refused =
            |error: tidetable_table::UndoError| Problem::new(ErrorCode::CannotUndo, error.to_string());
        self.game_match.undo(seat).map_err(refused)?;
        self.undone += 1;
        Ok(())
    }
}

/// What a server would say about an answer that was not taken.
fn problem(error: AnyError) -> Problem {
    let text = error.to_string();
    match error {
        AnyError::Malformed(_) => Problem::new(ErrorCode::Malformed, text),
        AnyError::Stale(_) => Problem::new(ErrorCode::Stale, text),
        AnyError::NotAwaited => Problem::new(ErrorCode::NotAwaited, text),
        AnyError::Refused { refusal, phrase, section } => Problem {
            code: ErrorCode::Refused,
            text,
            phrase: Some(phrase),
            section: Some(section.to_owned()),
            refusal: Some(refusal),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tidetable_bots::Level;

    fn table(seats: Vec<LocalSeat>) -> LocalTable {
        let entry = find("perladora").unwrap();
        let options = entry.game.options(seats.len() as u8);
        LocalTable::start(entry, options, seats, "1".to_owned(), Seed::from_number(5)).unwrap()
    }

    fn two() -> Vec<LocalSeat> {
        vec![LocalSeat::Person("Ann".to_owned()), LocalSeat::bot(Level::Random)]
    }

    fn first_answer(table: &LocalTable, seat: Seat) -> String {
        let position = table.position(Viewer::Seat(seat), None);
        let legal: Vec<Json> = serde_json::from_str(position.legal.get()).unwrap();
        legal[0].get().to_owned()
    }

    /// Plays the first legal answer of whoever is awaited until the game is over.
    fn play_through(table: &mut LocalTable) {
        while !table.is_over() {
            let seat = table.awaited_person().or(table.awaited_bot().map(|(seat, _)| seat)).unwrap();
            let action = first_answer(table, seat);
            table.answer(table.epoch(), seat, &action).unwrap();
        }
    }

    #[test]
    fn a_kept_table_goes_on_where_it_stopped() {
        let mut table = table(two());
        for _ in 0..4 {
            let seat = table.awaited_person().or(table.awaited_bot().map(|(seat, _)| seat)).unwrap();
            let action = first_answer(&table, seat);
            table.answer(table.epoch(), seat, &action).unwrap();
        }
        let saved = table.touch(7).clone();
        let again = LocalTable::resume(saved).unwrap();
        assert_eq!(again.epoch(), table.epoch());
        assert_eq!(again.view(Seat(1)).get(), table.view(Seat(1)).get());
    }

    #[test]
    fn a_damaged_table_is_refused() {
        let mut whole = table(two());
        let saved = whole.touch(7).clone();
        let unusable = |change: &dyn Fn(&mut Saved)| {
            let mut saved = saved.clone();
            change(&mut saved);
            LocalTable::resume(saved).err()
        };
        assert_eq!(unusable(&|saved| saved.game = "chess".to_owned()), Some(Unusable::Game));
        assert_eq!(unusable(&|saved| saved.steps[0] = "{}".to_owned()), Some(Unusable::Record));
        assert_eq!(unusable(&|saved| drop(saved.seats.pop())), Some(Unusable::Record));
    }

    #[test]
    fn a_game_ends_with_a_result_and_the_seed() {
        let mut table = table(two());
        assert!(table.position(Viewer::Public, None).seed.is_none());
        play_through(&mut table);
        let last = table.position(Viewer::Public, None);
        assert!(last.result.is_some() && last.seed.is_some());
        assert!(table.touch(1).over);
        assert!(table.record(&["Ann".to_owned(), "Bot".to_owned()]).starts_with("{\"tidetable\":1"));
    }

    #[test]
    fn what_was_seen_is_not_told_again() {
        let mut table = table(two());
        let before = table.position(Viewer::Seat(Seat(0)), None);
        let action = first_answer(&table, Seat(0));
        table.answer(table.epoch(), Seat(0), &action).unwrap();
        let after = table.position(Viewer::Seat(Seat(0)), Some(before.step));
        assert!(!after.anew && !after.events.is_empty());
        assert!(after.events.iter().all(|entry| entry.step >= before.step));
    }

    #[test]
    fn an_impossible_answer_is_explained_with_its_rule() {
        let mut table = table(two());
        let farm = r#"{"dive":{"cell":"D1","value":1}}"#;
        let problem = table.answer(table.epoch(), Seat(0), farm).unwrap_err();
        assert_eq!(problem.code, ErrorCode::Refused);
        assert!(problem.phrase.is_some() && problem.section.is_some());
        let problem = table.answer(table.epoch(), Seat(1), farm).unwrap_err();
        assert_eq!(problem.code, ErrorCode::NotAwaited);
    }
}
