//! Contests: the same whatever the threads, at once or in pieces.

use std::{cell::Cell, fs, io, ops::ControlFlow, path::Path, sync::Mutex};

use tidetable_bots::arena::{Clocks, Contest, Entry, Ledger, LedgerError, Report};
use tidetable_kernel::{Game, GameOptions};
use tidetable_perladora::Perladora;

fn contest(deals: u64, threads: usize) -> Contest<<Perladora as Game>::Options> {
    let options = <Perladora as Game>::Options::default().with_seats(3);
    let line_up = ["guided:40", "random", "random"].map(|spec| spec.parse().unwrap()).to_vec();
    Contest { options, line_up, deals, seed: 9, threads }
}

fn at_once(deals: u64, threads: usize) -> Report {
    let after = |_: &Entry| Ok(ControlFlow::Continue(()));
    timeless(contest(deals, threads).run::<Perladora>(Clocks::default(), Vec::new(), &after).unwrap())
}

/// Plays a contest on that is kept in a file; stops after so many games.
fn in_file(path: &Path, deals: u64, games: usize) -> (Report, usize) {
    let contest = contest(deals, 1);
    let (ledger, known) = Ledger::open(path, &contest.header::<Perladora>()).unwrap();
    let played = Mutex::new(Cell::new(0));
    let after = |entry: &Entry| {
        let played = played.lock().unwrap();
        played.set(played.get() + 1);
        ledger.append(entry)?;
        Ok(if played.get() == games { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    };
    let report = contest.run::<Perladora>(Clocks::default(), known, &after).unwrap();
    (timeless(report), played.into_inner().unwrap().get())
}

/// The report without what a clock decides.
fn timeless(mut report: Report) -> Report {
    for contestant in &mut report.contestants {
        assert!(contestant.times.decisions > 0 || report.games == 0, "{contestant:?}");
        (contestant.decision_ms, contestant.times) = Default::default();
    }
    report
}

fn text(report: &Report) -> String {
    serde_json::to_string(report).unwrap()
}

#[test]
fn a_contest_gives_the_same_report_whatever_the_threads() {
    let (one, two) = (at_once(4, 1), at_once(4, 2));
    assert_eq!(text(&one), text(&two));
    assert_eq!((one.games, one.left_out, one.contestants.len()), (12, 0, 2));
    let total: f64 = one.contestants.iter().map(|it| it.win_share.mean * it.seats as f64).sum();
    assert!((total - 1.0).abs() < 1e-9, "every game has one victory to share: {total}");
    assert!(one.contestants[0].win_share.mean > one.contestants[1].win_share.mean);
    assert!(one.to_html().ends_with("</html>\n"));
}

#[test]
fn a_contest_in_pieces_is_the_one_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("contest.jsonl");
    let (report, played) = in_file(&path, 2, 4);
    assert_eq!((report.games, report.left_out, played), (3, 1, 4), "one deal is whole");
    assert_eq!(text(&report).replace("\"left_out\":1", "\"left_out\":0"), text(&at_once(1, 1)));
    let (report, played) = in_file(&path, 2, 100);
    assert_eq!((text(&report), played), (text(&at_once(2, 1)), 2), "only what was missing is played");
    let (report, played) = in_file(&path, 4, 100);
    assert_eq!((text(&report), played), (text(&at_once(4, 2)), 6), "it is extended");
    let (report, played) = in_file(&path, 1, 100);
    assert_eq!((report.games, played), (12, 0), "everything that is known is reported");
    let (header, entries) = Ledger::read(&path).unwrap();
    assert_eq!(text(&timeless(Report::new(&header, entries))), text(&at_once(4, 2)));
}

#[test]
fn a_line_that_was_not_written_to_its_end_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("contest.jsonl");
    let whole = in_file(&path, 1, 100).0;
    let kept = fs::read(&path).unwrap();
    let header = kept.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    let (mut last, mut missing) = (kept.len(), 0);
    for end in (0..kept.len()).rev().step_by(41) {
        missing += kept[end..last].iter().filter(|&&byte| byte == b'\n').count();
        last = end;
        fs::write(&path, &kept[..end]).unwrap();
        if end >= header {
            assert_eq!(Ledger::read(&path).unwrap().1.len(), 3 - missing, "reading mends nothing");
        }
        let contest = contest(1, 1);
        let (_, known) = Ledger::open(&path, &contest.header::<Perladora>()).unwrap();
        assert_eq!(known.len(), 3 - missing.min(3), "cut at {end}");
        let mended = fs::read(&path).unwrap();
        assert!(kept.starts_with(&mended) && mended.ends_with(b"\n"), "cut at {end}");
    }
    assert_eq!(missing, 4);
    assert_eq!(text(&in_file(&path, 1, 100).0), text(&whole));
}

#[test]
fn only_its_own_contest_is_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("contest.jsonl");
    in_file(&path, 1, 1);
    let kept = fs::read_to_string(&path).unwrap();
    let open = |contest: &Contest<_>| Ledger::open(&path, &contest.header::<Perladora>()).map(|_| ());
    let Err(LedgerError::Other(difference)) = open(&Contest { seed: 10, ..contest(1, 1) }) else {
        panic!("other deals")
    };
    assert_eq!((&*difference.field, &*difference.kept, &*difference.wanted), ("seed", "9", "10"));
    let (ledger, _) = Ledger::open(&path, &contest(1, 1).header::<Perladora>()).unwrap();
    assert!(matches!(open(&contest(1, 1)), Err(LedgerError::Busy)), "two would spoil each other's lines");
    drop(ledger);
    let game = kept.lines().nth(1).unwrap();
    for (damaged, line) in [
        (format!("{kept}nonsense\n"), 3),
        (format!("{kept}{game}\n"), 3),
        (kept.replace("\"sat\":[0,1,2]", "\"sat\":[1,0,2]"), 2),
        (kept.replace("\"sat\":[0,1,2]", "\"sat\":[9,1,2]"), 2),
        (kept.replace("\"sat\":[0,1,2]", "\"sat\":[]"), 2),
        (kept.replace("\"places\":[", "\"places\":[1,"), 2),
    ] {
        fs::write(&path, &damaged).unwrap();
        assert!(matches!(open(&contest(1, 1)), Err(LedgerError::Line(found)) if found == line), "{damaged}");
    }
    for foreign in ["hello", "hello\n", "{}\n", "{\"tidetable\":1}\n", "\n"] {
        fs::write(&path, foreign).unwrap();
        assert!(matches!(open(&contest(1, 1)), Err(LedgerError::Foreign)), "{foreign}");
        assert_eq!(fs::read_to_string(&path).unwrap(), foreign, "what is not ours stays as it is");
    }
    fs::write(&path, kept.replace("\"contest\":2", "\"contest\":9")).unwrap();
    assert!(matches!(open(&contest(1, 1)), Err(LedgerError::Format(9))));
    let nowhere = Ledger::open(folder.path(), &contest(1, 1).header::<Perladora>());
    assert!(matches!(nowhere, Err(LedgerError::File(_))));
}

#[test]
fn a_game_that_cannot_be_kept_ends_the_contest() {
    let after = |_: &Entry| Err(io::Error::other("the disk is full"));
    let error = contest(2, 2).run::<Perladora>(Clocks::default(), Vec::new(), &after).unwrap_err();
    assert_eq!(error.to_string(), "the disk is full");
}
