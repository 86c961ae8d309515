//! What every store must do; another implementation runs the same list.

use std::sync::Arc;

use tidetable_store::{
    Change, ChatRow, Mark, Occupant, PersonId, Stage, Store, StoreError, StoredTable, TableId, TableRow,
};
use tidetable_table::Seed;

/// Runs everything against a fresh store each time.
pub(crate) async fn run<S: Store, G>(fresh: impl Fn() -> (Arc<S>, G)) {
    let store = || {
        let (store, guard) = fresh();
        (store as Arc<dyn Store>, guard)
    };
    what_is_kept_comes_back(&*store().0).await;
    steps_are_added_only_where_the_writer_believes_the_end_is(&*store().0).await;
    the_end_can_be_replaced(&*store().0).await;
    a_row_is_changed_only_by_whoever_knows_it(&*store().0).await;
    codes_lead_to_one_table(&*store().0).await;
    lists_show_what_they_should(&*store().0).await;
    chat_is_numbered_and_bounded(&*store().0).await;
    old_tables_are_forgotten(&*store().0).await;
    of_many_who_want_the_same_place_one_gets_it(store().0).await;
    writes_come_back_in_the_order_they_were_asked_for(store().0).await;
    pauses_are_what_lies_between_signs_of_life(&*store().0).await;
}

pub(crate) fn person(number: u8) -> PersonId {
    PersonId::new([number; 32])
}

pub(crate) fn row(number: u8) -> TableRow {
    TableRow {
        id: TableId::new([number; 16]),
        version: 0,
        code: Some(format!("CODE{number:02}")),
        game: "perladora".to_owned(),
        rules: 7,
        options: r#"{"seats":3}"#.to_owned(),
        seed: Seed::from_number(u64::from(number)),
        pace: r#"{"kind":"unhurried"}"#.to_owned(),
        listed: true,
        quiet: false,
        hints: true,
        stage: Stage::Gathering,
        host: Some(person(number)),
        seats: vec![
            Occupant::Person {
                name: "Ånn \"<'; DROP TABLE tables".to_owned(),
                devices: vec![person(number), person(100 + number)],
                key: Some([number; 32]),
                stand_in: None,
            },
            Occupant::Open,
            Occupant::Bot { level: "casual".to_owned() },
        ],
        created: 1_000,
        touched: 2_000,
        undone: 0,
        done: vec![1, u64::MAX],
        rematch: None,
    }
}

/// Adds steps at the end the writer knows.
pub(crate) fn append(table: &TableRow, steps: usize, lines: &[&str]) -> Change {
    Change {
        table: table.id,
        expected: Mark { version: table.version, steps },
        keep: steps,
        steps: lines.iter().map(|line| (*line).to_owned()).collect(),
        awaited: 0b10,
        at: 5_000 + steps as u64,
        clocks: None,
        row: None,
    }
}

async fn load(store: &dyn Store, id: TableId) -> StoredTable {
    store.load(id).await.unwrap().expect("the table is there")
}

async fn what_is_kept_comes_back(store: &dyn Store) {
    let kept = row(1);
    store.create(kept.clone(), vec!["a".to_owned(), "b".to_owned()], 1).await.unwrap();
    let found = load(store, kept.id).await;
    assert_eq!(found.row, kept);
    assert_eq!(found.steps, ["a", "b"]);
    assert_eq!((found.stepped, found.clocks, found.chat), (Some(1_000), None, Vec::new()));
    assert_eq!(store.load(TableId::new([9; 16])).await.unwrap(), None);
}

async fn steps_are_added_only_where_the_writer_believes_the_end_is(store: &dyn Store) {
    let table = row(1);
    store.create(table.clone(), Vec::new(), 0).await.unwrap();
    store.change(append(&table, 0, &["a", "b"])).await.unwrap();
    for wrong in [0, 1, 3] {
        let refused = store.change(append(&table, wrong, &["x"])).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "at {wrong}: {refused:?}");
    }
    let other_version = TableRow { version: 1, ..table.clone() };
    assert!(matches!(store.change(append(&other_version, 2, &["x"])).await, Err(StoreError::Conflict)));
    assert!(
        matches!(store.change(append(&row(9), 0, &["x"])).await, Err(StoreError::Conflict)),
        "no such table"
    );
    store.change(Change { clocks: Some("tick".to_owned()), ..append(&table, 2, &["c"]) }).await.unwrap();
    let found = load(store, table.id).await;
    assert_eq!(found.steps, ["a", "b", "c"]);
    assert_eq!((found.stepped, found.clocks.as_deref()), (Some(5_002), Some("tick")));
}

async fn the_end_can_be_replaced(store: &dyn Store) {
    let table = row(1);
    store.create(table.clone(), vec!["a".to_owned(), "b".to_owned(), "c".to_owned()], 0).await.unwrap();
    // The answer of one seat is taken from the middle; what others answered stays.
    let undone = TableRow { undone: 1, done: vec![7], ..table.clone() };
    let change = Change { keep: 1, row: Some(Box::new(undone.clone())), ..append(&table, 3, &["c"]) };
    store.change(change.clone()).await.unwrap();
    let found = load(store, table.id).await;
    assert_eq!(found.steps, ["a", "c"]);
    assert_eq!(found.row, TableRow { version: 1, ..undone });
    assert!(matches!(store.change(change).await, Err(StoreError::Conflict)), "not twice");
    // The length is what a late writer believes, but it is another game by now.
    store.change(append(&found.row, 2, &["d"])).await.unwrap();
    assert!(matches!(store.change(append(&table, 3, &["e"])).await, Err(StoreError::Conflict)));
    let beyond = Change { keep: 4, ..append(&found.row, 3, &["e"]) };
    assert!(matches!(store.change(beyond).await, Err(StoreError::Conflict)));
    assert_eq!(load(store, table.id).await.steps, ["a", "c", "d"]);
}

async fn a_row_is_changed_only_by_whoever_knows_it(store: &dyn Store) {
    let table = row(1);
    store.create(table.clone(), Vec::new(), 0).await.unwrap();
    let mut seated = table.clone();
    seated.seats[1] = Occupant::Person {
        name: "Ben".into(),
        devices: vec![person(2)],
        key: None,
        stand_in: Some("x".into()),
    };
    let change = Change { row: Some(Box::new(seated.clone())), ..append(&table, 0, &[]) };
    store.change(change.clone()).await.unwrap();
    assert!(matches!(store.change(change).await, Err(StoreError::Conflict)));
    assert_eq!(load(store, table.id).await.row, TableRow { version: 1, ..seated });
}

async fn codes_lead_to_one_table(store: &dyn Store) {
    store.create(row(1), Vec::new(), 0).await.unwrap();
    let twin = TableRow { code: row(1).code, ..row(2) };
    assert!(matches!(store.create(twin, Vec::new(), 0).await, Err(StoreError::CodeTaken)));
    assert_eq!(store.load(row(2).id).await.unwrap(), None, "a refused table is not kept");
    assert_eq!(store.find_code("CODE01".to_owned()).await.unwrap(), Some(row(1).id));
    assert_eq!(store.find_code("' OR 1=1 --".to_owned()).await.unwrap(), None);
    let begun = TableRow { code: None, stage: Stage::Playing, ..row(1) };
    store.change(Change { row: Some(Box::new(begun)), ..append(&row(1), 0, &[]) }).await.unwrap();
    assert_eq!(store.find_code("CODE01".to_owned()).await.unwrap(), None);
    store.create(TableRow { code: row(1).code, ..row(2) }, Vec::new(), 0).await.unwrap();
}

async fn lists_show_what_they_should(store: &dyn Store) {
    for number in 1..=4 {
        let touched = 10_000 * u64::from(number);
        store
            .create(TableRow { touched, host: Some(person(7)), ..row(number) }, Vec::new(), 0)
            .await
            .unwrap();
    }
    store.create(TableRow { listed: false, ..row(5) }, Vec::new(), 0).await.unwrap();
    store.create(TableRow { stage: Stage::Over, touched: 90_000, ..row(6) }, Vec::new(), 0).await.unwrap();
    store.change(append(&row(1), 0, &["a"])).await.unwrap();
    let ids = |tables: Vec<tidetable_store::Listed>| {
        tables.iter().map(|table| table.row.id.bits()[0]).collect::<Vec<_>>()
    };
    assert_eq!(ids(store.gathering(10).await.unwrap()), [4, 3, 2, 1]);
    assert_eq!(ids(store.gathering(2).await.unwrap()), [4, 3]);
    assert_eq!(ids(store.of_person(person(7), 10).await.unwrap()), [4, 3, 2, 1]);
    let on_other_device = store.of_person(person(101), 10).await.unwrap();
    assert_eq!(on_other_device[0].row.seats, row(1).seats);
    assert_eq!((on_other_device[0].awaited, on_other_device[0].touched), (0b10, 10_000));
    assert_eq!(ids(store.of_person(person(6), 10).await.unwrap()), [6]);
    assert_eq!(store.count_made(person(7)).await.unwrap(), 4);
    assert_eq!(store.count_made(person(6)).await.unwrap(), 0, "a game that is over does not count");
}

async fn chat_is_numbered_and_bounded(store: &dyn Store) {
    store.create(row(1), Vec::new(), 0).await.unwrap();
    let line = |number: u64| ChatRow {
        number,
        seat: number.is_multiple_of(2).then_some(1),
        name: "Ann".to_owned(),
        text: format!("line {number}"),
        at: number,
        token: u64::MAX - number,
    };
    for number in 1..=8 {
        store.say(row(1).id, line(number), 5).await.unwrap();
    }
    assert!(matches!(store.say(row(1).id, line(8), 5).await, Err(StoreError::Conflict)));
    assert_eq!(load(store, row(1).id).await.chat, (4..=8).map(line).collect::<Vec<_>>());
}

async fn old_tables_are_forgotten(store: &dyn Store) {
    for (number, stage) in
        [(1, Stage::Gathering), (2, Stage::Playing), (3, Stage::Over), (4, Stage::Gathering)]
    {
        let touched = if number == 4 { 9_000 } else { 1_000 };
        store.create(TableRow { stage, touched, ..row(number) }, vec!["a".to_owned()], 0).await.unwrap();
    }
    assert_eq!(store.forget(5_000, 0).await.unwrap(), 1);
    assert_eq!(store.load(row(1).id).await.unwrap(), None);
    assert_eq!(store.find_code("CODE01".to_owned()).await.unwrap(), None);
    assert_eq!(store.forget(5_000, 5_000).await.unwrap(), 1);
    assert_eq!(store.load(row(3).id).await.unwrap(), None);
    assert_eq!(load(store, row(2).id).await.steps, ["a"], "games that are being played stay");
    assert_eq!(load(store, row(4).id).await.steps, ["a"]);
}

async fn of_many_who_want_the_same_place_one_gets_it(store: Arc<dyn Store>) {
    let table = row(1);
    store.create(table.clone(), Vec::new(), 0).await.unwrap();
    for position in 0..20 {
        let rivals: Vec<_> = (0..10)
            .map(|rival| {
                let (store, table) = (Arc::clone(&store), table.clone());
                let line = format!("{position} by {rival}");
                tokio::spawn(async move { store.change(append(&table, position, &[&line])).await })
            })
            .collect();
        let mut won = 0;
        for rival in rivals {
            match rival.await.unwrap() {
                Ok(()) => won += 1,
                Err(StoreError::Conflict) => (),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(won, 1);
    }
    let steps = load(&*store, table.id).await.steps;
    assert_eq!(steps.len(), 20);
    assert!(steps.iter().enumerate().all(|(index, step)| step.starts_with(&format!("{index} by"))));
}

/// Nobody has to wait for one write before asking for the next.
async fn writes_come_back_in_the_order_they_were_asked_for(store: Arc<dyn Store>) {
    let table = row(1);
    let created = store.create(table.clone(), Vec::new(), 0);
    let lines: Vec<String> = (0..500).map(|number| number.to_string()).collect();
    let writes: Vec<_> =
        lines.iter().enumerate().map(|(index, line)| store.change(append(&table, index, &[line]))).collect();
    created.await.unwrap();
    for write in writes {
        write.await.unwrap();
    }
    assert_eq!(load(&*store, table.id).await.steps, lines);
    let stats = store.stats();
    assert_eq!(stats.writes, 501);
    assert!(stats.commits < stats.writes, "what waits together is made durable together");
}

async fn pauses_are_what_lies_between_signs_of_life(store: &dyn Store) {
    assert_eq!(store.begin_service(10_000).await.unwrap(), 0, "before the first server nobody waited");
    store.sign(15_000).await.unwrap();
    assert_eq!(store.begin_service(45_000).await.unwrap(), 30_000);
    assert_eq!(store.begin_service(46_000).await.unwrap(), 31_000, "a server that never gave a sign");
    store.sign(50_000).await.unwrap();
    assert_eq!(store.begin_service(20_000).await.unwrap(), 31_000, "a clock that was set back");
}
