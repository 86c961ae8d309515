//! Everything a game can say is said in every language, with every argument put in.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fs,
    path::Path,
};

use tidetable_bots::Insight;
use tidetable_catalog::{GAMES, Visitor, find};
use tidetable_kernel::{
    Arg, Awaiting, Census, Dice, FieldKind, Game, Phrase, Refusal, Seat, Speak, View, Viewer,
};
use tidetable_laws::option_sets;
use tidetable_words::{Language, Words};

use crate::{for_every_game, rules::sections};

/// How many random games are listened to for each set of options.
const LISTENED_TO: u64 = 8;
/// How many answers that do not belong there are tried at each position.
const TRIED: usize = 12;

#[test]
fn every_answer_event_question_and_refusal_is_said_in_every_language() {
    for_every_game(Listen);
}

#[test]
fn every_title_and_option_is_labelled_in_every_language() {
    for words in Language::ALL.map(Words::new) {
        for entry in GAMES {
            let game = entry.game.id();
            let mut keys: Vec<String> =
                ["title", "tagline", "about"].map(|part| format!("{game}-{part}")).to_vec();
            keys.push(format!("cli-legend-{game}"));
            for field in entry.game.fields() {
                let label = format!("{game}-option-{}", field.name);
                match field.kind {
                    FieldKind::Switch => keys.push(format!("{label}-hint")),
                    FieldKind::OneOf(names) => {
                        keys.extend(names.iter().map(|name| format!("{label}-{name}")));
                    }
                }
                keys.push(label);
            }
            let missing: Vec<_> = keys.iter().filter(|key| !words.knows(key)).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", words.language().tag());
        }
    }
}

#[derive(Clone, Copy)]
struct Listen;

impl Visitor for Listen {
    type Output = ();

    fn visit<G: Insight + Census>(self) {
        let mut ear = Ear::<G>::new();
        for options in option_sets::<G>() {
            for seed in 0..LISTENED_TO {
                let start = G::new(&options).expect("the option sets are playable");
                ear.listen(start, &mut Dice::seeded(seed));
            }
        }
        ear.assert_arguments();
    }
}

/// Hears everything a game says.
struct Ear<G: Game> {
    words: [Words; 2],
    /// The arguments that came with each key.
    arguments: BTreeMap<String, BTreeSet<String>>,
    actions: HashSet<G::Action>,
    /// Answers met so far, to be tried where they do not belong.
    pool: Vec<G::Action>,
    sections: Vec<String>,
}

impl<G: Insight> Ear<G> {
    fn new() -> Ear<G> {
        let entry = find(G::ID).expect("the game is in the catalog");
        Ear {
            words: Language::ALL.map(Words::new),
            arguments: BTreeMap::new(),
            actions: HashSet::new(),
            pool: Vec::new(),
            sections: sections(&entry, Language::English),
        }
    }

    fn listen(&mut self, mut game: G, dice: &mut Dice) {
        let mut events = Vec::new();
        loop {
            match game.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => {
                    let chance = game.sample_chance(dice, &mut Vec::new());
                    game.resolve(&chance, &mut events);
                }
                Awaiting::Seats(seats) => {
                    let asked: Vec<Seat> = seats.iter().collect();
                    asked.iter().for_each(|seat| self.hear_question(&game, *seat, dice));
                    let seat = dice.pick(&asked);
                    let action = game.sample_action(seat, dice, &mut Vec::new());
                    game.apply(seat, &action, &mut events);
                }
            }
            for event in events.drain(..) {
                let viewers =
                    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public, Viewer::Judge]);
                let told: BTreeSet<String> = viewers
                    .filter_map(|viewer| G::redact(&event, viewer))
                    .map(|event| serde_json::to_string(&event.phrase()).expect("phrases are JSON"))
                    .collect();
                told.iter()
                    .for_each(|phrase| self.hear(&serde_json::from_str(phrase).expect("phrases are JSON")));
            }
        }
    }

    /// The question, its answers, and what is said about answers that do not belong there.
    fn hear_question(&mut self, game: &G, seat: Seat, dice: &mut Dice) {
        self.hear(&game.view(Viewer::Seat(seat)).question(seat));
        let mut answers = Vec::new();
        game.legal_actions(seat, &mut answers);
        for action in answers {
            if self.actions.insert(action) {
                self.hear(&action.phrase());
                self.pool.push(action);
            }
        }
        for _ in 0..TRIED {
            let action = dice.pick(&self.pool);
            if let Err(refusal) = game.check(seat, &action) {
                let section = refusal.section();
                assert!(
                    self.sections.iter().any(|known| known == section),
                    "{refusal:?}: no section {section}"
                );
                self.hear(&refusal.phrase());
            }
        }
    }

    fn hear(&mut self, phrase: &Phrase) {
        for words in &self.words {
            let sentence = words.say(phrase, &|seat| format!("player {seat}"));
            let said =
                !sentence.trim().is_empty() && !sentence.contains(['⟦', '⟧']) && !sentence.contains("{$");
            assert!(said, "{}: {sentence:?} for {phrase:?}", words.language().tag());
        }
        self.note(phrase);
    }

    /// Remembers which arguments a key came with, those of phrases inside it too.
    fn note(&mut self, phrase: &Phrase) {
        let names = phrase.args.iter().map(|(name, _)| name.clone().into_owned());
        self.arguments.entry(phrase.key.clone().into_owned()).or_default().extend(names);
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.note(inner),
                Arg::List(inner) => inner.iter().for_each(|phrase| self.note(phrase)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => (),
            }
        }
    }

    /// No form of a message, however rarely it is chosen, waits for something that the phrase does not bring.
    fn assert_arguments(&self) {
        for language in Language::ALL {
            let used = arguments_of_messages(G::ID, language);
            for (key, brought) in &self.arguments {
                // Words that all games share stand in another file.
                let Some(used) = used.get(key) else { continue };
                assert!(used.is_subset(brought), "{key} in {}: {used:?} of {brought:?}", language.tag());
            }
        }
    }
}

/// The names of the arguments each message of a game's dictionary uses.
fn arguments_of_messages(game: &str, language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales").join(language.tag());
    let text = fs::read_to_string(folder.join(format!("{game}.ftl"))).expect("every game has its dictionary");
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.contains(char::is_whitespace)) {
            key = id.to_owned();
        }
        let name = |rest: &str| -> String {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect()
        };
        messages.entry(key.clone()).or_default().extend(line.split('$').skip(1).map(name));
    }
    messages
}
