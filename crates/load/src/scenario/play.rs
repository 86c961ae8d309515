//! Tables where everybody answers, in their time or as fast as it goes.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::{Progress, probe};
use crate::{
    Cost, LoadError, Paced, Plan, Saturated, Spread, bare,
    crowd::{Crowd, Haste, Measured, gather},
    host::Host,
    http,
};

/// What happens in the first moments is not measured.
const WARMING_UP: Duration = Duration::from_secs(2);
/// At a table where people think.
const PACE: Duration = Duration::from_secs(1);

pub(super) async fn paced(host: &Host, plan: &Plan, progress: &dyn Fn(Progress)) -> Result<Paced, LoadError> {
    let commit = Spread::of(probe::single(plan).await?);
    let played = play(host, plan, Haste::Every(PACE), progress).await?;
    let Measured { heard, late, fewest, .. } = played.measured;
    let heard = Spread::of(heard);
    Ok(Paced {
        answers_per_second: heard.count as f64 / played.seconds,
        heard,
        fewest_answers: fewest,
        commit,
        over_commit_p50_ms: heard.p50_ms - commit.p50_ms,
        late: Spread::of(late),
        cost: played.cost,
    })
}

pub(super) async fn saturated(
    host: &Host,
    plan: &Plan,
    progress: &dyn Fn(Progress),
) -> Result<Saturated, LoadError> {
    let played = play(host, plan, Haste::None, progress).await?;
    let Measured { heard, bytes, fewest, .. } = played.measured;
    let heard = Spread::of(heard);
    let seats = usize::from(plan.seats);
    let bytes_per_position = bytes / (seats * heard.count).max(1);
    Ok(Saturated {
        answers_per_second: heard.count as f64 / played.seconds,
        heard,
        fewest_answers: fewest,
        bytes_per_position,
        bare_per_cpu_second: bare::pass_on(plan.tables, seats, bytes_per_position, plan.time()).await?,
        cost: played.cost,
    })
}

/// What was measured, in how many seconds, at what cost.
struct Played {
    measured: Measured,
    seconds: f64,
    cost: Cost,
}

async fn play(
    host: &Host,
    plan: &Plan,
    haste: Haste,
    progress: &dyn Fn(Progress),
) -> Result<Played, LoadError> {
    // Making a table costs as much as a dozen answers, which are what is measured here.
    let spare = plan.spare(if haste == Haste::None { 3 * plan.tables } else { plan.tables / 4 });
    let tables = gather(host, plan, 0..(plan.tables + spare) as u64, progress).await?;
    let mut crowd = Crowd::start(host, plan, tables, haste);
    sleep(WARMING_UP).await;
    let (counted, used, begin) =
        (http::counters(host.address).await?, host.process.processor_time(), Instant::now());
    crowd.measure();
    while begin.elapsed() < plan.time() {
        progress(Progress::Measuring { seconds: begin.elapsed().as_secs(), of: plan.seconds });
        crowd.check()?;
        sleep(Duration::from_secs(1).min(plan.time().saturating_sub(begin.elapsed()))).await;
    }
    let used = used.zip(host.process.processor_time()).map(|(before, after)| (after - before).as_secs_f64());
    let seconds = begin.elapsed().as_secs_f64();
    let counted = http::counters(host.address).await?.since(counted);
    let measured = crowd.finish().await?;
    let answers = measured.heard.len() as f64;
    let cost = Cost {
        answers_per_cpu_second: used.filter(|used| *used > 0.0).map(|used| answers / used),
        cpu_seconds: used,
        tables_made: measured.games,
        writes_per_commit: counted.writes / counted.commits.max(1.0),
        commit_ms: 1e3 * counted.commit_seconds / counted.commits.max(1.0),
    };
    Ok(Played { measured, seconds, cost })
}
