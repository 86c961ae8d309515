//! Writes the golden records: `cargo run -p tidetable-mermaid-rain --example mermaid-rain-records -- <folder>`.
//!
//! A golden record is a finished game that must replay to the same end for ever. They are written once for
//! each version of the rules; a record that no longer replays means that `MermaidRain::RULES` must be raised.
//! The players here want treasures: they go for five of a kind, swim to spaces with tokens and take them. So
//! every rule is met, the rare warp and drifting included.

use std::{env, fs, path::Path};

use tidetable_kernel::{Awaiting, Dice, Game, Seat, Viewer};
use tidetable_mermaid_rain::{Action, Card, MermaidRain, Options, Phase};
use tidetable_table::{Match, Seed};

fn main() {
    let folder = env::args().nth(1).expect("the folder to write to");
    let options = |seats| Options { seats, ..Options::default() };
    let tables = [
        ("three", options(3)),
        ("four", options(4)),
        ("five", options(5)),
        ("six", options(6)),
        ("four-mermaid-free", Options { free: true, ..options(4) }),
        ("five-plain-march", Options { march: false, ..options(5) }),
    ];
    for (seed, (name, options)) in (1..).zip(tables) {
        let game_match = play(options, seed);
        let players: Vec<String> = Seat::all(options.seats).map(|seat| format!("Mermaid {seat}")).collect();
        let path = Path::new(&folder).join(format!("{name}.jsonl"));
        fs::write(&path, game_match.to_record(&players)).expect("the folder can be written to");
        println!("{} {:?}", path.display(), game_match.game().standings().points.as_slice());
    }
}

fn play(options: Options, seed: u64) -> Match<MermaidRain> {
    let mut dice = Dice::seeded(seed);
    let mut game_match: Match<MermaidRain> =
        Match::new(options, Seed::from_number(seed)).expect("a table of this size");
    while let Awaiting::Seats(seats) = game_match.game().awaiting() {
        let awaited: Vec<Seat> = seats.iter().collect();
        let seat = dice.pick(&awaited);
        let action = choose(game_match.game(), seat, seed as u32 + 1, &mut dice);
        game_match.play(game_match.epoch(), seat, &action).expect("the chosen answer is legal");
    }
    game_match
}

/// What such a player answers; one time in `whim` anything.
fn choose(game: &MermaidRain, seat: Seat, whim: u32, dice: &mut Dice) -> Action {
    let mut answers = Vec::new();
    game.legal_actions(seat, &mut answers);
    let anything = dice.pick(&answers);
    if dice.below(whim) == 0 {
        return anything;
    }
    let wish = match game.table().phase {
        Phase::Meld => lay_alike(game, seat, &answers),
        Phase::Ride { warp: true } => {
            answers.iter().copied().find(|answer| is_warp_to_treasure(game, answer))
        }
        Phase::Ride { warp: false } => swim_to_treasure(game, seat),
        Phase::Take => answers.first().copied(),
        _ => None,
    };
    wish.unwrap_or(anything)
}

fn lay_alike(game: &MermaidRain, seat: Seat, answers: &[Action]) -> Option<Action> {
    let hand = game.view(Viewer::Seat(seat)).hands[seat]?;
    let most = Card::ALL.into_iter().max_by_key(|&card| hand.of(card) + game.table().melds[seat].of(card))?;
    let of_kind = |answer: &Action| match answer {
        Action::Lay { cards } => cards.of(most),
        _ => 0,
    };
    answers.iter().copied().max_by_key(of_kind)
}

fn is_warp_to_treasure(game: &MermaidRain, answer: &Action) -> bool {
    let Action::Warp { to } = answer else { return false };
    game.table().space(*to).is_some_and(|space| game.table().face_up[space].count() > 0)
}

fn swim_to_treasure(game: &MermaidRain, seat: Seat) -> Option<Action> {
    let (table, view) = (game.table(), game.view(Viewer::Seat(seat)));
    let reach = view.reach(seat)?;
    let worth_it = |space: usize| {
        let tokens = usize::from(table.face_up[space].count()) + table.hidden_on(space).count();
        tokens > 0 && table.entered >> space & 1 == 0
    };
    let goals = reach.all().filter(|reached| table.space(reached.to).is_some_and(worth_it));
    let goal = goals.min_by_key(|reached| reached.cost.count())?;
    reach.route(game.sea().place(goal.to)?)?.first().copied()
}
