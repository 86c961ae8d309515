//! A contest as a page that needs nothing else: a ladder of ratings, who beats whom, how points fall.

use std::fmt::Write;

use super::{ContestantReport, Report};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;\
color:#12303f;background:#f6f1e4}h1,h2{font-family:Georgia,serif;font-weight:600}table{border-collapse:collapse}\
td,th{padding:.3rem .8rem;border-bottom:1px solid #c9bfa5;text-align:right}th:first-child,td:first-child{text-align:left}\
svg{max-width:100%;height:auto}.bar{fill:#2c7a8c}.whisker{stroke:#12303f;stroke-width:2}text{font:13px system-ui,sans-serif;\
fill:#12303f}@media(prefers-color-scheme:dark){body{color:#dfe9ea;background:#0e2530}td,th{border-color:#2c4a57}\
text{fill:#dfe9ea}.whisker{stroke:#dfe9ea}.bar{fill:#5fb3c4}}";

impl Report {
    /// The report as one HTML page.
    pub fn to_html(&self) -> String {
        let mut page = String::new();
        let title = format!("{}: {} games at {} seats", self.game, self.games, self.seats);
        let _ = write!(
            page,
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        );
        self.summary(&mut page);
        self.ladder(&mut page);
        self.matrix(&mut page);
        for contestant in &self.contestants {
            scores(contestant, &mut page);
        }
        page.push_str("</html>\n");
        page
    }

    fn summary(&self, page: &mut String) {
        page.push_str(
            "<h2>Results</h2><table><tr><th>contestant<th>win share<th>95 %<th>points<th>95 %<th>ms a decision</tr>",
        );
        for contestant in &self.contestants {
            let (win, points) = (contestant.win_share, contestant.points);
            let _ = write!(
                page,
                "<tr><td>{}<td>{:.1} %<td>{:.1}–{:.1}<td>{:.1}<td>±{:.1}<td>{:.1}</tr>",
                escaped(&contestant.name),
                100.0 * win.mean,
                100.0 * win.low(),
                100.0 * win.high(),
                points.mean,
                points.margin,
                contestant.decision_ms
            );
        }
        page.push_str("</table>");
    }

    fn ladder(&self, page: &mut String) {
        let mut ranked: Vec<&ContestantReport> = self.contestants.iter().collect();
        ranked.sort_by(|one, other| other.rating.total_cmp(&one.rating));
        let best =
            ranked.iter().map(|contestant| contestant.rating + contestant.uncertainty).fold(1.0, f64::max);
        let height = 30 * ranked.len() + 10;
        let _ = write!(page, "<h2>Ratings (Weng–Lin)</h2><svg viewBox=\"0 0 640 {height}\" role=\"img\">");
        for (row, contestant) in ranked.iter().enumerate() {
            let (y, scale) = (30 * row + 5, 420.0 / best);
            let (width, spread) = (contestant.rating * scale, contestant.uncertainty * scale);
            let (baseline, middle, end) = (y + 14, y + 9, 140.0 + width);
            let (from, to, label) = (end - spread, end + spread, end + spread + 10.0);
            let (name, rating) = (escaped(&contestant.name), contestant.rating);
            let _ = write!(
                page,
                "<text x=\"0\" y=\"{baseline}\">{name}</text>\
                 <rect class=\"bar\" x=\"140\" y=\"{y}\" width=\"{width:.1}\" height=\"18\"/>\
                 <line class=\"whisker\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{middle}\" y2=\"{middle}\"/>\
                 <text x=\"{label:.1}\" y=\"{baseline}\">{rating:.1}</text>"
            );
        }
        page.push_str("</svg>");
    }

    fn matrix(&self, page: &mut String) {
        page.push_str("<h2>Who ends ahead of whom</h2><table><tr><th>");
        self.contestants
            .iter()
            .for_each(|contestant| page.push_str(&format!("<th>{}", escaped(&contestant.name))));
        for contestant in &self.contestants {
            let _ = write!(page, "<tr><td>{}", escaped(&contestant.name));
            for cell in &contestant.ahead_of {
                match cell {
                    Some(share) => {
                        let _ = write!(page, "<td>{:.1} ± {:.1} %", 100.0 * share.mean, 100.0 * share.margin);
                    }
                    None => page.push_str("<td>·"),
                }
            }
            page.push_str("</tr>");
        }
        page.push_str("</table>");
    }
}

/// A name that may hold anything, as text of a page.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn scores(contestant: &ContestantReport, page: &mut String) {
    let (Some((&low, _)), Some((&high, _))) =
        (contestant.scores.first_key_value(), contestant.scores.last_key_value())
    else {
        return;
    };
    let most = contestant.scores.values().copied().max().unwrap_or(1);
    let width = 620.0 / f64::from(high - low + 1);
    let name = escaped(&contestant.name);
    let _ = write!(page, "<h2>Points of {name}</h2><svg viewBox=\"0 0 640 130\" role=\"img\">");
    for (&points, &count) in &contestant.scores {
        let x = 10.0 + f64::from(points - low) * width;
        let height = 100.0 * f64::from(count) / f64::from(most);
        let _ = write!(
            page,
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>{points}: {count}</title></rect>",
            105.0 - height,
            (width - 1.0).max(0.5)
        );
    }
    let _ =
        write!(page, "<text x=\"10\" y=\"125\">{low}</text><text x=\"600\" y=\"125\">{high}</text></svg>");
}
