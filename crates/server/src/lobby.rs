//! Tables: made, found, listed.

use std::sync::Arc;

use tidetable_bots::Level;
use tidetable_kernel::Seat;
use tidetable_protocol::{ErrorCode, NewTable, NewTableMade, Pace, Problem, SeatPlan, TableSummary};
use tidetable_store::{Listed, Occupant, PersonId, Stage, StoreError, TableId, TableRow};

use crate::{app::App, room, secret, text};

/// The longest live clock, in seconds, and the longest question, in days.
const LONGEST: (u32, u32) = (24 * 60 * 60, 60);
/// How many tables a list shows.
const SHOWN: usize = 100;
/// How often another short code is tried before giving up.
const CODE_TRIES: usize = 8;

/// Makes a table for the person whose secret it is.
pub(crate) async fn make(app: &Arc<App>, secret: &str, wish: NewTable) -> Result<NewTableMade, Problem> {
    let person = secret::person(secret)?;
    let made = app.store.count_made(person).await.map_err(|error| app.fault(error))?;
    if made >= app.config.limits.tables_per_person {
        return Err(Problem::new(ErrorCode::TooFast, "you have too many tables that are not over"));
    }
    let entry = tidetable_catalog::find(&wish.game).ok_or_else(no_such_game)?;
    let mut row = plan(app, secret, person, wish, entry.game.rules())?;
    let game = entry.game.start(&row.options, row.seed);
    let game = game.map_err(|error| Problem::new(ErrorCode::BadOptions, error.to_string()))?;
    if usize::from(game.seats()) != row.seats.len() {
        let text = format!("the options are for {} seats, but {} are planned", game.seats(), row.seats.len());
        return Err(Problem::new(ErrorCode::BadOptions, text));
    }
    // In the game's own words, whatever was left out.
    row.options = game.options().get().to_owned();
    keep(app, row).await
}

/// Keeps a new table under a short code that is free. If nobody else is to come, the game begins.
async fn keep(app: &Arc<App>, mut row: TableRow) -> Result<NewTableMade, Problem> {
    for _ in 0..CODE_TRIES {
        let code = secret::code();
        row.code = Some(code.clone());
        match app.store.create(row.clone(), Vec::new(), 0).await {
            Ok(()) => {
                app.metrics.tables.add(1);
                if !row.seats.contains(&Occupant::Open) {
                    app.room(row.id).await?.begin(app).await?;
                }
                return Ok(NewTableMade { table: row.id.to_string(), code });
            }
            Err(StoreError::CodeTaken) => (),
            Err(error) => return Err(app.unkept(&error)),
        }
    }
    Err(app.fault("no short code is free"))
}

fn plan(app: &App, secret: &str, person: PersonId, wish: NewTable, rules: u32) -> Result<TableRow, Problem> {
    let (id, name, now) = (secret::table_id(), text::name(&wish.name)?, app.clock.now());
    check_pace(wish.pace)?;
    let mut yours = Some(Occupant::Person {
        name,
        devices: vec![person],
        key: Some(secret::key_digest(&secret::seat_key(secret, id))),
        stand_in: None,
    });
    let occupant = |plan: SeatPlan| match plan {
        SeatPlan::You => Ok(yours.take().unwrap_or(Occupant::Open)),
        SeatPlan::Open => Ok(Occupant::Open),
        SeatPlan::Bot(name) => match name.parse::<Level>() {
            Err(error) if app.programs.find(&name, &wish.game).is_none() => {
                Err(Problem::new(ErrorCode::BadOptions, error.to_string()))
            }
            _ => Ok(Occupant::Bot { level: name }),
        },
    };
    let seats = wish.seats.into_iter().map(occupant).collect::<Result<Vec<_>, _>>()?;
    if seats.iter().all(|occupant| matches!(occupant, Occupant::Bot { .. })) {
        return Err(Problem::new(ErrorCode::BadOptions, "a table needs a seat for a person"));
    }
    Ok(TableRow {
        id,
        version: 0,
        code: None,
        game: wish.game,
        rules,
        options: wish.options.get().to_owned(),
        seed: secret::seed(),
        pace: serde_json::to_string(&wish.pace).expect("a pace is JSON"),
        listed: wish.listed,
        quiet: false,
        hints: wish.hints,
        stage: Stage::Gathering,
        host: Some(person),
        seats,
        created: now,
        touched: now,
        undone: 0,
        done: Vec::new(),
        rematch: None,
    })
}

fn check_pace(pace: Pace) -> Result<(), Problem> {
    let sound = match pace {
        Pace::Unhurried => true,
        Pace::Live { seconds, increment } => (1..=LONGEST.0).contains(&seconds) && increment <= LONGEST.0,
        Pace::Days { days } => (1..=LONGEST.1).contains(&days),
    };
    let text = || format!("a live clock has 1 to {} seconds, a question 1 to {} days", LONGEST.0, LONGEST.1);
    if sound { Ok(()) } else { Err(Problem::new(ErrorCode::BadOptions, text())) }
}

/// A table for the same people and options. Whoever began goes last; seats are kept for their people, and there
/// is no code because nobody else is to come.
pub(crate) fn again(row: &TableRow, host: Option<PersonId>, now: u64) -> TableRow {
    let mut seats = row.seats.clone();
    seats.rotate_left(1);
    for occupant in &mut seats {
        if let Occupant::Person { key, stand_in, .. } = occupant {
            *key = None;
            *stand_in = None;
        }
    }
    TableRow {
        id: secret::table_id(),
        version: 0,
        code: None,
        seed: secret::seed(),
        listed: false,
        stage: Stage::Gathering,
        host,
        seats,
        created: now,
        touched: now,
        undone: 0,
        done: Vec::new(),
        rematch: None,
        ..row.clone()
    }
}

/// The table a short code leads to.
pub(crate) async fn find(app: &App, typed: &str) -> Result<TableId, Problem> {
    let nothing = || Problem::new(ErrorCode::NotFound, "this code leads to no table");
    let code = secret::typed_code(typed).ok_or_else(nothing)?;
    let found = app.store.find_code(code).await.map_err(|error| app.fault(error))?;
    found.ok_or_else(nothing)
}

/// Tables that strangers may join.
pub(crate) async fn open_tables(app: &App) -> Result<Vec<TableSummary>, Problem> {
    let tables = app.store.gathering(SHOWN).await.map_err(|error| app.fault(error))?;
    let free = |table: &Listed| table.row.seats.contains(&Occupant::Open);
    Ok(tables.into_iter().filter(free).map(|table| summary(&table, None)).collect())
}

/// Tables of a person.
pub(crate) async fn tables_of(app: &App, person: PersonId) -> Result<Vec<TableSummary>, Problem> {
    let tables = app.store.of_person(person, SHOWN).await.map_err(|error| app.fault(error))?;
    Ok(tables.iter().map(|table| summary(table, Some(person))).collect())
}

fn summary(table: &Listed, person: Option<PersonId>) -> TableSummary {
    let row = &table.row;
    let awaited = |(seat, occupant): (Seat, &Occupant)| match occupant {
        Occupant::Person { devices, stand_in: None, .. } => {
            table.awaited & 1 << seat.0 != 0 && person.is_some_and(|person| devices.contains(&person))
        }
        _ => false,
    };
    TableSummary {
        table: row.id.to_string(),
        game: row.game.clone(),
        // Whether people are here is known to the room alone.
        seats: room::seat_occupants(row, |_| false),
        stage: room::protocol_stage(row.stage),
        pace: serde_json::from_str(&row.pace).unwrap_or_default(),
        your_turn: row.stage == Stage::Playing
            && Seat::all(row.seats.len() as u8).zip(&row.seats).any(awaited),
        touched: table.touched / 1_000,
    }
}

fn no_such_game() -> Problem {
    Problem::new(ErrorCode::BadOptions, "there is no such game")
}
