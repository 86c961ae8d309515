//! The plots on the page of a contest: ratings, points and times.

use std::fmt::Write;

use super::{ContestantReport, Times, html::escaped};

/// All plots are this wide, in the unit they are drawn in.
const WIDTH: f64 = 640.0;
/// Left and right of a plot's axis.
const MARGIN: f64 = 30.0;
/// The letters of a name that fit above a bar.
const LETTERS: usize = 80;

/// Begins a plot that is read out as this sentence.
fn begin(page: &mut String, height: f64, sentence: &str) {
    let told = escaped(sentence);
    let _ = write!(
        page,
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{told}\"><title>{told}</title>"
    );
}

/// A name above what it belongs to, so that no length of it gets in the way.
fn name(page: &mut String, y: f64, name: &str) {
    let cut =
        name.char_indices().nth(LETTERS).map_or(name.to_owned(), |(end, _)| format!("{}…", &name[..end]));
    let _ = write!(page, "<text x=\"0\" y=\"{y}\">{}</text>", escaped(&cut));
}

/// A ladder of ratings, best first.
pub(super) fn ladder(contestants: &[ContestantReport], page: &mut String) {
    const ROW: f64 = 46.0;
    let mut ranked: Vec<&ContestantReport> = contestants.iter().collect();
    ranked.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let reach = |contestant: &&ContestantReport| contestant.rating + contestant.uncertainty;
    let scale = (WIDTH - 80.0) / ranked.iter().map(reach).fold(1.0, f64::max);
    let told = ranked.iter().map(|it| format!("{} {:.1} ± {:.1}", it.name, it.rating, it.uncertainty));
    let sentence = format!("Ratings, best first: {}", told.collect::<Vec<_>>().join(", "));
    page.push_str("<h2>Ratings (Weng–Lin)</h2>");
    begin(page, ROW * ranked.len() as f64, &sentence);
    for (row, contestant) in ranked.iter().enumerate() {
        let top = ROW * row as f64;
        name(page, top + 14.0, &contestant.name);
        let (width, spread) = (contestant.rating.max(0.0) * scale, contestant.uncertainty * scale);
        let (from, to, label) = ((width - spread).max(0.0), width + spread, width + spread + 10.0);
        let (bar, middle, baseline) = (top + 20.0, top + 29.0, top + 34.0);
        let _ = write!(
            page,
            "<rect class=\"bar\" x=\"0\" y=\"{bar}\" width=\"{width:.1}\" height=\"18\"/>\
             <line class=\"whisker\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{middle}\" y2=\"{middle}\"/>\
             <text x=\"{label:.1}\" y=\"{baseline}\">{:.1}</text>",
            contestant.rating
        );
    }
    page.push_str("</svg>");
}

/// How the points of a contestant fall.
pub(super) fn scores(contestant: &ContestantReport, page: &mut String) {
    let (Some((&low, _)), Some((&high, _))) =
        (contestant.scores.first_key_value(), contestant.scores.last_key_value())
    else {
        return;
    };
    let most = contestant.scores.values().copied().max().unwrap_or(1);
    let width = (WIDTH - 2.0 * MARGIN) / (f64::from(high) - f64::from(low) + 1.0);
    let _ = write!(page, "<h2>Points of {}</h2>", escaped(&contestant.name));
    let mean = contestant.points.mean;
    begin(page, 130.0, &format!("Points of {}: from {low} to {high}, {mean:.1} on average", contestant.name));
    for (&points, &count) in &contestant.scores {
        let x = MARGIN + (f64::from(points) - f64::from(low)) * width;
        let height = 100.0 * f64::from(count) / f64::from(most);
        let _ = write!(
            page,
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\">\
             <title>{points}: {count}</title></rect>",
            105.0 - height,
            (width - 1.0).max(0.5)
        );
    }
    let (middle, right) = (WIDTH / 2.0, WIDTH - MARGIN);
    let _ = write!(page, "<text x=\"{MARGIN}\" y=\"125\">{low}</text>");
    let _ = write!(page, "<text class=\"middle\" x=\"{middle}\" y=\"125\">points</text>");
    let _ = write!(page, "<text class=\"end\" x=\"{right}\" y=\"125\">{high}</text></svg>");
}

/// How long each contestant thought about its questions, all on one axis.
pub(super) fn times(contestants: &[ContestantReport], page: &mut String) {
    const ROW: f64 = 96.0;
    let decade = |bucket: u8| u32::from(bucket / Times::PER_DECADE);
    let buckets = || contestants.iter().flat_map(|contestant| contestant.times.buckets.keys().copied());
    let (Some(least), Some(most)) = (buckets().min(), buckets().max()) else { return };
    let (first, last) = (decade(least), decade(most) + 1);
    let scale = (WIDTH - 2.0 * MARGIN) / f64::from(last - first);
    let told = contestants.iter().map(|it| format!("{} {:.2} ms", it.name, it.decision_ms));
    let sentence = format!("Time for a decision, on average: {}", told.collect::<Vec<_>>().join(", "));
    let bottom = ROW * contestants.len() as f64;
    page.push_str("<h2>Time for a decision</h2>");
    begin(page, bottom + 50.0, &sentence);
    for power in first..=last {
        let x = MARGIN + f64::from(power - first) * scale;
        let _ = write!(
            page,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"20\" y2=\"{bottom}\"/>\
             <text class=\"middle\" x=\"{x:.1}\" y=\"{}\">{}</text>",
            bottom + 18.0,
            unit(power)
        );
    }
    for (row, contestant) in contestants.iter().enumerate() {
        histogram(page, ROW * row as f64, &contestant.name, &contestant.times, |bucket| {
            MARGIN + (f64::from(bucket) / f64::from(Times::PER_DECADE) - f64::from(first)) * scale
        });
    }
    let _ = write!(
        page,
        "<text class=\"middle\" x=\"{}\" y=\"{}\">time for a decision, each mark ten times the one before; \
         bars: share of the decisions</text></svg>",
        WIDTH / 2.0,
        bottom + 40.0
    );
}

fn histogram(page: &mut String, top: f64, of: &str, times: &Times, place: impl Fn(u8) -> f64) {
    name(page, top + 14.0, of);
    let most = times.buckets.values().copied().max().unwrap_or(1) as f64;
    for (&bucket, &count) in &times.buckets {
        let (left, right) = (place(bucket), place(bucket.saturating_add(1)));
        let height = 70.0 * count as f64 / most;
        let _ = write!(
            page,
            "<rect class=\"bar\" x=\"{left:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\">\
             <title>{:.3}–{:.3} ms: {:.1} %</title></rect>",
            top + 90.0 - height,
            right - left - 1.0,
            Times::begins_ms(bucket),
            Times::begins_ms(bucket.saturating_add(1)),
            100.0 * count as f64 / times.decisions.max(1) as f64
        );
    }
}

/// Ten to that power of nanoseconds, as people say it.
fn unit(power: u32) -> String {
    let units = ["ns", "µs", "ms", "s"];
    let unit = (power / 3).min(3);
    format!("{} {}", 10_u64.saturating_pow(power - 3 * unit), units[unit as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_told_in_their_unit() {
        assert_eq!([0, 4, 8, 9, 11].map(unit), ["1 ns", "10 µs", "100 ms", "1 s", "100 s"]);
    }

    #[test]
    fn a_long_name_is_cut_and_never_taken_for_a_tag() {
        let mut page = String::new();
        name(&mut page, 0.0, &"<é>".repeat(40));
        assert!(page.contains("&lt;é&gt;") && page.contains('…') && !page.contains("<é>"), "{page}");
    }
}
