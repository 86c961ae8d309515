//! `tidetable replay`: looking at a record, whole or at one step, through anybody's eyes.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use clap::Args;
use serde::Serialize;
use tidetable_catalog::of_record;
use tidetable_kernel::{Awaiting, Seat, Standings, Viewer};
use tidetable_table::{AnyMatch, Header, Json};
use tidetable_words::{Value, Words};

use crate::{
    failure::Failure,
    play::{names_of, standings_lines},
    setup::ComponentArguments,
    verify::read,
};

#[derive(Args)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[arg(long = "as", value_name = "SEAT")]
    eyes: Option<String>,
    #[command(flatten)]
    components: ComponentArguments,
    #[arg(long)]
    json: bool,
}

/// A position as `--json` tells it.
#[derive(Serialize)]
struct Position {
    game: String,
    players: Vec<String>,
    step: usize,
    steps: usize,
    viewer: Viewer,
    awaiting: Awaiting,
    view: Json,
    events: Vec<Happened>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Standings>,
}

/// An event, after how many steps it had happened.
#[derive(Serialize)]
struct Happened {
    step: usize,
    event: Json,
}

impl Replay {
    pub(crate) fn run(&self, words: &Words) -> Result<(), Failure> {
        let refuse = |error| Failure::record(words, &self.file, &error);
        let text = read(words, &self.file)?.map_err(refuse)?;
        let entry = of_record(&text).map_err(refuse)?;
        self.components.load(words, entry)?;
        let (header, whole) = entry.game.read(&text).map_err(refuse)?;
        let steps = whole.position();
        let step = self.step.unwrap_or(steps);
        if step > steps {
            let args = [("step", Value::Number(step as i64)), ("steps", Value::Number(steps as i64))];
            return Err(Failure::Usage(words.fill("cli-usage-step", &args)));
        }
        let viewer = self.viewer(words, whole.as_ref())?;
        let shown = whole.at(step);
        if self.json {
            self.tell_json(&header, shown.as_ref(), steps, viewer)
        } else {
            self.tell(words, &header, shown.as_ref(), steps, viewer)
        }
    }

    /// Finished games are open to all; of a game that goes on only one seat's or the public's view is shown.
    fn viewer(&self, words: &Words, whole: &dyn AnyMatch) -> Result<Viewer, Failure> {
        let over = whole.awaiting() == Awaiting::Nobody;
        match self.eyes.as_deref() {
            None if over => Ok(Viewer::Judge),
            None | Some("public") => Ok(Viewer::Public),
            Some("judge") if over => Ok(Viewer::Judge),
            Some("judge") => Err(Failure::Refused(words.text("cli-replay-judge"))),
            Some(number) => {
                let seat = number.parse::<u8>().ok().filter(|number| (1..=whole.seats()).contains(number));
                let args = [("seat", number.into()), ("seats", i64::from(whole.seats()).into())];
                let unknown = || Failure::Usage(words.fill("cli-usage-seat", &args));
                seat.map(|number| Viewer::Seat(Seat(number - 1))).ok_or_else(unknown)
            }
        }
    }

    fn tell(
        &self,
        words: &Words,
        header: &Header,
        shown: &dyn AnyMatch,
        steps: usize,
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let names = names_of(words, &header.players);
        let mut out = io::stdout().lock();
        // One step is shown with what it brought; the whole game with everything.
        let first = if self.step.is_some() { shown.position().saturating_sub(1) } else { 0 };
        for (step, phrase) in shown.history_phrases(viewer) {
            if step >= first {
                writeln!(out, "{:>4}  {}", step + 1, words.say(&phrase, &names))?;
            }
        }
        let args = [("step", Value::Number(shown.position() as i64)), ("steps", Value::Number(steps as i64))];
        writeln!(out, "\n{}\n{}", words.fill("cli-replay-position", &args), shown.sketch(viewer))?;
        match shown.result() {
            Some(result) => write!(out, "{}", standings_lines(words, &result, &names))?,
            None => {
                for seat in shown.awaiting().seats().iter() {
                    let question = words.say(&shown.question(seat), &names);
                    let args = [("name", names(seat).into()), ("question", question.into())];
                    writeln!(out, "{}", words.fill("cli-asked", &args))?;
                }
            }
        }
        Ok(())
    }

    fn tell_json(
        &self,
        header: &Header,
        shown: &dyn AnyMatch,
        steps: usize,
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let events =
            shown.history(viewer).into_iter().map(|(step, event)| Happened { step: step + 1, event });
        let position = Position {
            game: header.game.clone(),
            players: header.players.clone(),
            step: shown.position(),
            steps,
            viewer,
            awaiting: shown.awaiting(),
            view: shown.view(viewer),
            events: events.collect(),
            result: shown.result(),
        };
        let text = serde_json::to_string(&position).expect("a position is JSON");
        Ok(writeln!(io::stdout().lock(), "{text}")?)
    }
}
