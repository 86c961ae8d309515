//! One question to one person: what they may answer, and the commands that help them decide.

use tidetable_bots::Level;
use tidetable_kernel::{Seat, Viewer};
use tidetable_table::{AnyError, UndoError};
use tidetable_words::Value;

use super::{
    choices::{Choice, Choices},
    matching::Found,
    saving,
    session::{Moved, Session, now},
    terminal::paragraph,
    typed::{Keyword, Typed, read},
    wishes::Wishes,
};
use crate::{failure::Failure, rules};

/// How many answers a person at a terminal is shown at once.
const PAGE: usize = 30;
/// How many reasons are told at once.
const REASONS: usize = 5;

/// What is on the person's mind while they decide.
struct Desk {
    seat: Seat,
    choices: Choices,
    /// Answers that did not fit on the page.
    rest: Vec<usize>,
}

impl Session<'_> {
    /// Shows the position and the question, and takes commands until something changes.
    pub(super) fn question(&mut self, seat: Seat) -> Result<Moved, Failure> {
        let choices = Choices::of(self.table.as_ref(), seat, self.words, &self.names());
        let mut desk = Desk { seat, choices, rest: Vec::new() };
        if self.board {
            self.show_board(seat)?;
        }
        self.terminal.say(&desk.choices.summary())?;
        if desk.choices.is_long() && !std::mem::replace(&mut self.hinted, true) {
            self.terminal.say(&self.words.text("cli-find-hint"))?;
        }
        loop {
            self.terminal.say(&self.terminal.strong(&self.asked(&desk)))?;
            let prompt =
                self.words.fill("cli-prompt", &[("count", Value::Number(desk.choices.len() as i64))]);
            let Some(line) = self.terminal.ask(&prompt)? else { return self.leave() };
            if let Some(moved) = self.react(&mut desk, &line)? {
                return Ok(moved);
            }
        }
    }

    fn asked(&self, desk: &Desk) -> String {
        let question = self.words.say(&self.table.question(desk.seat), &self.names());
        self.words
            .fill("cli-asked", &[("name", self.names()(desk.seat).into()), ("question", question.into())])
    }

    fn react(&mut self, desk: &mut Desk, line: &str) -> Result<Option<Moved>, Failure> {
        match read(self.words, line) {
            Typed::Nothing => self.show_all(desk)?,
            Typed::Number(number) => {
                if let Some(choice) = desk.choices.numbered(number) {
                    return self.play(desk.seat, choice.action.get());
                }
                let args =
                    [("number", number.to_string().into()), ("count", (desk.choices.len() as i64).into())];
                self.terminal.say(&self.words.fill("cli-no-such-number", &args))?;
            }
            Typed::Json(action) => return self.play(desk.seat, action),
            Typed::Words(wish) => return self.look_for(desk, wish),
            Typed::Command(keyword, rest) => return self.command(desk, keyword, rest),
        }
        Ok(None)
    }

    fn command(&mut self, desk: &mut Desk, keyword: Keyword, rest: &str) -> Result<Option<Moved>, Failure> {
        match keyword {
            Keyword::Help => {
                self.terminal.say(&self.words.text("cli-play-help"))?;
                let legend = self.words.text(&format!("cli-legend-{}", self.entry.game.id()));
                self.terminal.say(&paragraph(&legend))?;
            }
            Keyword::List if rest.is_empty() => self.show_all(desk)?,
            Keyword::List => {
                let found = desk.choices.search(rest);
                self.show(desk, found.indices)?;
            }
            Keyword::More => {
                let rest = std::mem::take(&mut desk.rest);
                self.show(desk, rest)?;
            }
            Keyword::Board => self.show_board(desk.seat)?,
            Keyword::Undo => return self.undo(desk.seat),
            Keyword::Why => self.explain(desk, rest)?,
            Keyword::Hint => self.hint(desk.seat)?,
            Keyword::Rules => self.show_rules(rest)?,
            Keyword::Log => self.show_log(desk.seat)?,
            Keyword::Save => saving::save(self, rest)?,
            Keyword::Quit => {
                saving::offer(self)?;
                return Ok(Some(Moved::Left));
            }
        }
        Ok(None)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Option<Moved>, Failure> {
        let epoch = self.table.epoch();
        match self.table.play(epoch, seat, action) {
            Ok(()) => Ok(Some(Moved::On)),
            Err(error) => {
                self.terminal.say(&self.error_sentence(&error))?;
                Ok(None)
            }
        }
    }

    fn error_sentence(&self, error: &AnyError) -> String {
        match error {
            AnyError::Malformed(reason) => {
                self.words.fill("cli-malformed", &[("reason", reason.as_str().into())])
            }
            AnyError::Stale(_) | AnyError::NotAwaited => self.words.text("cli-not-awaited"),
            AnyError::Refused { phrase, section, .. } => {
                let refusal = self.words.say(phrase, &self.names());
                self.words.fill("cli-refused", &[("refusal", refusal.into()), ("section", (*section).into())])
            }
        }
    }

    /// Plays the one answer that is meant; shows them if it could be several, and why not if it is none.
    fn look_for(&mut self, desk: &mut Desk, wish: &str) -> Result<Option<Moved>, Failure> {
        let Found { indices, exactly } = desk.choices.search(wish);
        match indices[..] {
            [] => self.explain(desk, wish)?,
            [only] if exactly => {
                let action = desk.choices.get(only).action.clone();
                return self.play(desk.seat, action.get());
            }
            _ => self.show(desk, indices)?,
        }
        Ok(None)
    }

    fn show_all(&self, desk: &mut Desk) -> Result<(), Failure> {
        self.show(desk, (0..desk.choices.len()).collect())
    }

    /// Shows answers one by one; a person at a terminal gets a page at a time.
    fn show(&self, desk: &mut Desk, mut indices: Vec<usize>) -> Result<(), Failure> {
        if indices.is_empty() {
            return Ok(self.terminal.say(&self.words.text("cli-no-answers"))?);
        }
        desk.rest =
            if self.terminal.interactive { indices.split_off(indices.len().min(PAGE)) } else { Vec::new() };
        self.terminal.say(&desk.choices.lines(&indices))?;
        if !desk.rest.is_empty() {
            let args = [("count", Value::Number(desk.rest.len() as i64))];
            self.terminal.say(&self.words.fill("cli-more", &args))?;
        }
        Ok(())
    }

    fn show_board(&self, seat: Seat) -> Result<(), Failure> {
        Ok(self.terminal.say(&format!("\n{}", self.table.sketch(Viewer::Seat(seat))))?)
    }

    fn undo(&mut self, seat: Seat) -> Result<Option<Moved>, Failure> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.untell();
                self.terminal.say(&self.words.text("cli-undone"))?;
                Ok(Some(Moved::On))
            }
            Err(error) => {
                let key = match error {
                    UndoError::NothingToUndo => "cli-nothing-to-undo",
                    UndoError::TooLate => "cli-too-late-to-undo",
                };
                self.terminal.say(&self.words.text(key))?;
                Ok(None)
            }
        }
    }

    /// Says which rule forbids what is wished for.
    fn explain(&mut self, desk: &Desk, wish: &str) -> Result<(), Failure> {
        if wish.is_empty() {
            return Ok(self.terminal.say(&self.words.text("cli-why-what"))?);
        }
        if let Typed::Json(action) = read(self.words, wish) {
            let sentence = match self.table.check(desk.seat, action) {
                Ok(()) => self.words.text("cli-why-legal"),
                Err(error) => self.error_sentence(&error),
            };
            return Ok(self.terminal.say(&sentence)?);
        }
        let legal = desk.choices.search(wish);
        if legal.exactly {
            self.terminal.say(&self.words.text("cli-why-legal"))?;
            return Ok(self
                .terminal
                .say(&desk.choices.lines(&legal.indices[..legal.indices.len().min(REASONS)]))?);
        }
        for line in self.reasons(desk.seat, wish) {
            self.terminal.say(&line)?;
        }
        Ok(())
    }

    /// What the wish might mean, each with the rule that forbids it.
    fn reasons(&self, seat: Seat, wish: &str) -> Vec<String> {
        let gather = || Wishes::gather(self.entry, self.table.options().get(), self.words, &self.names());
        let meant = self.wishes.get_or_init(gather).search(wish);
        let reason = |choice: &&Choice| {
            let error = self.table.check(seat, choice.action.get()).err()?;
            Some(format!("{} {}", choice.sentence, self.error_sentence(&error)))
        };
        let reasons: Vec<String> = meant.iter().filter_map(reason).collect();
        let more = reasons.len().saturating_sub(REASONS);
        let mut lines: Vec<String> = reasons.into_iter().take(REASONS).collect();
        if lines.is_empty() {
            lines.push(self.words.fill("cli-why-unknown", &[("wish", wish.into())]));
        } else if more > 0 {
            lines.push(self.words.fill("cli-why-more", &[("count", (more as i64).into())]));
        }
        lines
    }

    /// What a bot in this place would think of.
    fn hint(&self, seat: Seat) -> Result<(), Failure> {
        let view = self.table.view(Viewer::Seat(seat));
        let mut adviser = (self.entry.bot)(Level::Strong, now(), Some(now));
        let advice = adviser.advise(view.get(), seat).map_err(|error| Failure::Refused(error.to_string()))?;
        for thought in advice {
            let sentence = self.words.say(&thought.phrase, &self.names());
            let args = [
                ("answer", sentence.into()),
                ("chance", i64::from(thought.outlook.chance).into()),
                ("points", i64::from(thought.outlook.points).into()),
            ];
            self.terminal.say(&self.words.fill("cli-hint", &args))?;
        }
        Ok(())
    }

    fn show_rules(&self, wish: &str) -> Result<(), Failure> {
        let text = match wish {
            "" => format!("{}{}", rules::contents(self.words, self.entry), self.words.text("cli-rules-hint")),
            wish => {
                rules::find(self.words, self.entry, wish).unwrap_or_else(|| rules::nothing(self.words, wish))
            }
        };
        Ok(self.terminal.say(&text)?)
    }

    fn show_log(&self, seat: Seat) -> Result<(), Failure> {
        for (step, phrase) in self.table.history_phrases(Viewer::Seat(seat)) {
            self.terminal.say(&format!("{:>4}  {}", step + 1, self.words.say(&phrase, &self.names())))?;
        }
        Ok(())
    }
}
