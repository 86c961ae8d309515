//! Counts for whoever runs the server, in the text form Prometheus reads. Sums only: nothing about any table.

use std::{
    fmt::Write,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use tidetable_store::Stats;

/// Upper bounds of the groups that answers are counted in by how long they took, in microseconds.
const BOUNDS: [u64; 10] = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000];

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) thinking: Gauge,
    pub(crate) requests: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) messages: Counter,
    pub(crate) answers: Counter,
    pub(crate) undos: Counter,
    pub(crate) refusals: Counter,
    pub(crate) faults: Counter,
    pub(crate) unkept: Counter,
    pub(crate) tables: Counter,
    pub(crate) chat_lines: Counter,
    answer_times: [Counter; BOUNDS.len() + 1],
    answer_microseconds: Counter,
}

/// Something that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

/// Something that comes and goes.
#[derive(Default)]
pub(crate) struct Gauge(AtomicU64);

/// One of what a gauge counts, until it is dropped.
pub(crate) struct Present<'a>(&'a Gauge);

impl Counter {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

impl Gauge {
    pub(crate) fn enter(&self) -> Present<'_> {
        self.0.fetch_add(1, Relaxed);
        Present(self)
    }
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    /// An answer was taken and made durable.
    pub(crate) fn answered(&self, took: Duration) {
        let microseconds = took.as_micros() as u64;
        let group = BOUNDS.iter().position(|&bound| microseconds <= bound).unwrap_or(BOUNDS.len());
        self.answers.add(1);
        self.answer_times[group].add(1);
        self.answer_microseconds.add(microseconds);
    }

    /// The text that Prometheus reads.
    pub(crate) fn text(&self, rooms: usize, store: Stats) -> String {
        let mut text = String::with_capacity(4_096);
        let gauges = [
            ("connections", "Open connections of all kinds.", self.connections.0.load(Relaxed)),
            ("sockets", "Open WebSockets.", self.sockets.0.load(Relaxed)),
            ("rooms", "Tables in memory.", rooms as u64),
            ("bots_thinking", "Bots that think or wait for a processor.", self.thinking.0.load(Relaxed)),
        ];
        for (name, help, value) in gauges {
            series(&mut text, name, help, "gauge", value);
        }
        let counters = [
            ("requests_total", "HTTP requests.", self.requests.get()),
            ("turned_away_total", "Connections and requests beyond a limit.", self.turned_away.get()),
            ("messages_total", "Messages received over WebSockets.", self.messages.get()),
            ("undos_total", "Answers taken back.", self.undos.get()),
            ("refusals_total", "Commands refused.", self.refusals.get()),
            ("faults_total", "Faults of the server itself, each with a line in its log.", self.faults.get()),
            ("unkept_total", "Writes that the store could not make durable.", self.unkept.get()),
            ("tables_total", "Tables made.", self.tables.get()),
            ("chat_lines_total", "Lines of chat.", self.chat_lines.get()),
            ("store_writes_total", "Writes to the store.", store.writes),
            ("store_commits_total", "Transactions of the store, each of a group of writes.", store.commits),
        ];
        for (name, help, value) in counters {
            series(&mut text, name, help, "counter", value);
        }
        series(&mut text, "store_seconds_total", "Seconds spent in transactions.", "counter", store.seconds);
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "tidetable_answer_seconds";
        let _ = writeln!(text, "# HELP {name} From an answer's arrival until it is durable and sent on.");
        let _ = writeln!(text, "# TYPE {name} histogram");
        let mut count = 0;
        for (bound, group) in BOUNDS.iter().zip(&self.answer_times) {
            count += group.get();
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {count}", *bound as f64 / 1e6);
        }
        count += self.answer_times[BOUNDS.len()].get();
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {}", self.answer_microseconds.get() as f64 / 1e6);
        let _ = writeln!(text, "{name}_count {count}");
    }
}

fn series(text: &mut String, name: &str, help: &str, kind: &str, value: impl std::fmt::Display) {
    let _ = writeln!(
        text,
        "# HELP tidetable_{name} {help}\n# TYPE tidetable_{name} {kind}\ntidetable_{name} {value}"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_how_long_they_took() {
        let metrics = Metrics::default();
        for microseconds in [100, 400, 400, 9_000_000] {
            metrics.answered(Duration::from_micros(microseconds));
        }
        let sockets = [metrics.sockets.enter(), metrics.sockets.enter()];
        let text = metrics.text(3, Stats::default());
        for line in [
            "tidetable_rooms 3",
            "tidetable_sockets 2",
            "tidetable_answer_seconds_bucket{le=\"0.00025\"} 1",
            "tidetable_answer_seconds_bucket{le=\"0.0005\"} 3",
            "tidetable_answer_seconds_bucket{le=\"2.5\"} 3",
            "tidetable_answer_seconds_bucket{le=\"+Inf\"} 4",
            "tidetable_answer_seconds_count 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        drop(sockets);
        assert!(metrics.text(3, Stats::default()).contains("tidetable_sockets 0\n"));
    }
}
