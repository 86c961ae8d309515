//! A contest as a page that needs nothing else: results, who beats whom, and the plots.

use std::fmt::Write;

use super::{Estimate, Report, plots};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;\
color:#12303f;background:#f6f1e4}h1,h2{font-family:Georgia,serif;font-weight:600;overflow-wrap:anywhere}\
.wide{overflow-x:auto}table{border-collapse:collapse}td,th{padding:.3rem .8rem;border-bottom:1px solid #c9bfa5;\
text-align:right}td{white-space:nowrap}th{max-width:14rem;overflow-wrap:break-word}\
th:first-child{text-align:left;min-width:6rem}\
svg{max-width:100%;height:auto}.bar{fill:#2c7a8c}.whisker{stroke:#12303f;stroke-width:2}.grid{stroke:#c9bfa5}\
text{font:13px system-ui,sans-serif;fill:#12303f}.middle{text-anchor:middle}.end{text-anchor:end}\
@media(prefers-color-scheme:dark){body{color:#dfe9ea;background:#0e2530}td,th{border-color:#2c4a57}\
text{fill:#dfe9ea}.whisker{stroke:#dfe9ea}.bar{fill:#5fb3c4}.grid{stroke:#2c4a57}}";

impl Report {
    /// The report as one HTML page.
    pub fn to_html(&self) -> String {
        let mut page = String::new();
        let title = format!("{}: {} games at {} seats", escaped(&self.game), self.games, self.seats);
        let _ = write!(
            page,
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
             content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        );
        if self.left_out > 0 {
            let _ = write!(
                page,
                "<p>{} more are left out: their deals have not been played from every seat yet.</p>",
                self.left_out
            );
        }
        self.summary(&mut page);
        plots::ladder(&self.contestants, &mut page);
        self.matrix(&mut page);
        for contestant in &self.contestants {
            plots::scores(contestant, &mut page);
        }
        plots::times(&self.contestants, &mut page);
        page.push_str("</html>\n");
        page
    }

    fn summary(&self, page: &mut String) {
        page.push_str(
            "<h2>Results</h2><div class=\"wide\"><table><tr><th scope=\"col\">contestant<th scope=\"col\">win share\
             <th scope=\"col\">95 %<th scope=\"col\">points<th scope=\"col\">95 %<th scope=\"col\">ms a decision</tr>",
        );
        for contestant in &self.contestants {
            let (win, points) = (contestant.win_share, contestant.points);
            let percent = |share: f64| 100.0 * share.clamp(0.0, 1.0);
            let _ = write!(
                page,
                "<tr><th scope=\"row\">{}<td>{:.1} %<td>{:.1}–{:.1}<td>{:.1}<td>{}<td>{:.2}</tr>",
                escaped(&contestant.name),
                percent(win.mean),
                percent(win.low()),
                percent(win.high()),
                points.mean,
                margin(points, 1.0),
                contestant.decision_ms
            );
        }
        page.push_str("</table></div>");
    }

    fn matrix(&self, page: &mut String) {
        page.push_str("<h2>Who ends ahead of whom</h2><div class=\"wide\"><table><tr><td>");
        for contestant in &self.contestants {
            let _ = write!(page, "<th scope=\"col\">{}", escaped(&contestant.name));
        }
        for contestant in &self.contestants {
            let _ = write!(page, "<tr><th scope=\"row\">{}", escaped(&contestant.name));
            for cell in &contestant.ahead_of {
                match cell {
                    Some(share) => {
                        let _ = write!(page, "<td>{:.1} {} %", 100.0 * share.mean, margin(*share, 100.0));
                    }
                    None => page.push_str("<td>·"),
                }
            }
            page.push_str("</tr>");
        }
        page.push_str("</table></div>");
    }
}

/// How far an estimate reaches, in the unit it is told in.
fn margin(estimate: Estimate, unit: f64) -> String {
    if estimate.margin.is_finite() {
        format!("± {:.1}", unit * estimate.margin)
    } else {
        "± ∞".to_owned()
    }
}

/// A name that may hold anything, as text or attribute of a page.
pub(super) fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
