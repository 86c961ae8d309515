//! Fits what sights weigh: plays games, and looks how positions came out.

use tidetable_kernel::{Awaiting, Dice, GameOptions, PerSeat, Seat, Viewer};
use tidetable_table::{Match, Seed};

use super::processors::on_all_processors;
use crate::{
    Greedy, Insight, Lore, TableLore,
    insight::{Sights, chances},
    search::guided,
};

/// How often a player of the games answers at random, in hundredths, so that bad positions are seen too.
const CURIOUS: u32 = 12;
/// Of how many positions one is kept.
const KEPT: u32 = 3;
/// What keeps weights small that hardly matter.
const RIDGE: f64 = 2.0;

/// A position and how it came out.
struct Sample {
    progress: f32,
    sights: PerSeat<Sights>,
    points: PerSeat<f32>,
    won: PerSeat<f32>,
}

/// How weights are fitted.
#[derive(Clone, Debug)]
pub struct Tuning<O> {
    /// How games are set up, in turns; all with equally many seats.
    pub options: Vec<O>,
    /// How many games are played before each fit.
    pub games: u64,
    /// How often is fitted: at first to games at random, then also to games of those who know the last fit.
    pub rounds: u64,
    /// How many worlds whoever knows the last fit imagines before it answers; none to look one answer ahead.
    pub worlds: u32,
    /// Fixes everything.
    pub seed: u64,
}

impl<O: GameOptions> Tuning<O> {
    /// Plays and fits. What was learned from earlier rounds is kept: who knows only good games misjudges bad
    /// positions. Only what came of games at random is forgotten where players search, who do not come into such
    /// positions: weights that have to hold for them, too, lose most games. Tells after every game that it was played.
    pub fn run<G: Insight<Options = O>>(&self, played: &(dyn Fn() + Sync)) -> TableLore {
        let mut samples = Vec::new();
        let mut known: Option<Lore> = None;
        for round in 0..self.rounds {
            self.play_round::<G>(round, known.as_ref(), &mut samples, played);
            let table = table_lore::<G>(&samples, self.rounds * self.games);
            if self.worlds > 0 && round == 0 {
                samples.clear();
            }
            known = Some(Lore { tables: vec![table], ..G::lore().clone() });
        }
        let fitted = known.and_then(|lore| lore.tables.into_iter().next());
        rounded(fitted.expect("there is at least one round"))
    }

    /// Plays the games of a round on all processors.
    fn play_round<G: Insight<Options = O>>(
        &self,
        round: u64,
        known: Option<&Lore>,
        samples: &mut Vec<Sample>,
        played: &(dyn Fn() + Sync),
    ) {
        let play = |game| {
            let kept = self.play::<G>(round * self.games + game, known);
            played();
            kept
        };
        samples.extend(on_all_processors(0..self.games, play).into_iter().flatten());
    }

    /// Plays a game; gives some of its positions.
    fn play<G: Insight<Options = O>>(&self, number: u64, known: Option<&Lore>) -> Vec<Sample> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let options = &self.options[(number % self.options.len() as u64) as usize];
        let mut dice = Dice::seeded(seed);
        let mut greedy = Greedy::new(seed);
        let mut game_match =
            Match::<G>::new(options.clone(), Seed::from_number(seed)).expect("options are playable");
        let mut samples = Vec::new();
        while let Awaiting::Seats(awaited) = game_match.game().awaiting() {
            let game = game_match.game();
            if dice.below(KEPT) == 0 {
                let (progress, sights) = (game.progress(), game.look());
                let nothing = PerSeat::new(game.seats());
                samples.push(Sample { progress, sights, points: nothing, won: nothing });
            }
            let seat = awaited.first().expect("somebody is awaited");
            let view = game.view(Viewer::Seat(seat));
            let action = match known {
                Some(lore) if dice.below(100) >= CURIOUS => match self.worlds {
                    0 => greedy.consider::<G>(&view, seat, lore)[0].action,
                    worlds => think::<G>(&view, seat, lore, worlds, &mut dice),
                },
                _ => game.sample_action(seat, &mut dice, &mut Vec::new()),
            };
            game_match.play(game_match.epoch(), seat, &action).expect("a legal answer");
        }
        let standings = game_match.game().standings();
        let winners = standings.winners().count() as f32;
        for sample in &mut samples {
            sample.points = standings.points.map(|_, &points| points as f32);
            sample.won = standings.places.map(|_, &place| if place == 1 { 1.0 / winners } else { 0.0 });
        }
        samples
    }
}

fn table_lore<G: Insight>(samples: &[Sample], games: u64) -> TableLore {
    let seats = samples.first().map_or(0, |sample| sample.points.count());
    let (weights, explained) = fit(samples, G::SIGHTS.len());
    let names = G::SIGHTS.iter().zip(weights);
    let mut lore = TableLore {
        seats,
        games,
        explained: explained as f32,
        weights: names.map(|(name, (early, late))| ((*name).to_owned(), early as f32, late as f32)).collect(),
        spread: (0.0, 0.0),
    };
    lore.spread = spread(samples, &lore);
    lore
}

/// The same weights to a thousandth, which is far less than they are uncertain by: a page has to carry them.
fn rounded(mut lore: TableLore) -> TableLore {
    let round = |number: &mut f32| *number = (*number * 1_000.0).round() / 1_000.0;
    round(&mut lore.explained);
    for (_, early, late) in &mut lore.weights {
        round(early);
        round(late);
    }
    lore
}

/// The answer that a search over so many worlds finds best.
fn think<G: Insight>(view: &G::View, seat: Seat, lore: &Lore, worlds: u32, dice: &mut Dice) -> G::Action {
    let mut tree = guided::<G>(seat, lore, usize::MAX);
    tree.open(view, dice);
    for _ in 0..worlds {
        tree.grow(view, dice);
    }
    tree.thoughts()[0].action
}

/// The weights that foretell final points best, by least squares, and how much they explain.
fn fit(samples: &[Sample], sights: usize) -> (Vec<(f64, f64)>, f64) {
    let size = 2 * sights;
    let mut normal = vec![vec![0.0; size + 1]; size];
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for (sample, seat) in each_seat(samples) {
        let row = row(sample, seat, sights);
        let target = f64::from(sample.points[seat]);
        for (one, &left) in row.iter().enumerate() {
            for (other, &right) in row.iter().enumerate() {
                normal[one][other] += left * right;
            }
            normal[one][size] += left * target;
        }
        count += 1.0;
        sum += target;
        squares += target * target;
    }
    for (index, row) in normal.iter_mut().enumerate() {
        row[index] += RIDGE;
    }
    let weights = solve(normal);
    let missed: f64 = each_seat(samples)
        .map(|(sample, seat)| {
            let row = row(sample, seat, sights);
            let told: f64 = row.iter().zip(&weights).map(|(sight, weight)| sight * weight).sum();
            (f64::from(sample.points[seat]) - told).powi(2)
        })
        .sum();
    let spread = squares - sum * sum / f64::max(count, 1.0);
    let explained = if spread > 0.0 { 1.0 - missed / spread } else { 0.0 };
    let (early, late) = weights.split_at(sights);
    (early.iter().copied().zip(late.iter().copied()).collect(), explained)
}

fn each_seat(samples: &[Sample]) -> impl Iterator<Item = (&Sample, Seat)> {
    samples.iter().flat_map(|sample| Seat::all(sample.points.count()).map(move |seat| (sample, seat)))
}

/// The sights of a seat, as far as they weigh early and as far as they weigh late.
fn row(sample: &Sample, seat: Seat, sights: usize) -> Vec<f64> {
    let late = f64::from(sample.progress);
    let seen = sample.sights[seat][..sights].iter().map(|&sight| f64::from(sight));
    seen.clone().map(|sight| sight * (1.0 - late)).chain(seen.map(|sight| sight * late)).collect()
}

/// Solves linear equations, the right side in the last column, by elimination with pivots.
fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|&one, &other| rows[one][column].abs().total_cmp(&rows[other][column].abs()));
        rows.swap(column, pivot.unwrap_or(column));
        let lead = rows[column].clone();
        for row in (0..size).filter(|&row| row != column) {
            let factor = rows[row][column] / lead[column];
            for (cell, above) in rows[row].iter_mut().zip(&lead).skip(column) {
                *cell -= factor * above;
            }
        }
    }
    (0..size).map(|row| rows[row][size] / rows[row][row]).collect()
}

/// The spreads under which what happened was most likely.
fn spread(samples: &[Sample], table: &TableLore) -> (f32, f32) {
    const TRIED: [f32; 14] = [0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.5, 6.0, 8.0, 11.0, 15.0, 20.0, 27.0, 36.0];
    let surprise = |spread: (f32, f32)| -> f64 {
        let table = TableLore { spread, ..table.clone() };
        let of_sample = |sample: &Sample| {
            let weighing = table.weighing(sample.progress);
            let points = sample.sights.map(|_, sights| weighing.points(sights));
            let chances = chances(&points, weighing.spread);
            let lost = sample.won.iter().map(|(seat, &won)| won * chances[seat].max(1e-6).ln());
            -f64::from(lost.sum::<f32>())
        };
        samples.iter().step_by(1 + samples.len() / 4_000).map(of_sample).sum()
    };
    let all = TRIED.iter().flat_map(|&early| TRIED.iter().map(move |&late| (early, late)));
    all.min_by(|&one, &other| surprise(one).total_cmp(&surprise(other))).unwrap_or((6.0, 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let solution = solve(vec![vec![0.0, 2.0, 4.0], vec![1.0, 1.0, 3.0]]);
        assert!((solution[0] - 1.0).abs() < 1e-9 && (solution[1] - 2.0).abs() < 1e-9, "{solution:?}");
    }
}
