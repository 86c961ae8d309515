//! Whether a table that comes from elsewhere can exist, so that the rules never meet one that cannot.

use tidetable_kernel::Seats;

use crate::{
    board::{SMALLEST_TERRITORY, territories},
    cell::CellSet,
    clan::Clan,
    rules::{setup, turn},
    table::{Phase, Table},
};

/// What cannot be at a table.
pub(crate) type Unsound = &'static str;

/// Whether such a table can exist.
pub(crate) fn check(table: &Table) -> Result<(), Unsound> {
    check_seats(table)?;
    check_clans(table)?;
    check_pearls(table)?;
    check_pontoons(table)?;
    check_divers(table)?;
    check_question(table)
}

fn check_seats(table: &Table) -> Result<(), Unsound> {
    let seats = table.seats();
    if !(2..=4).contains(&seats) {
        return Err("two to four seats play");
    }
    let counts = [table.divers.count(), table.looked.count(), table.clans.count(), table.tokens.count()];
    if counts != [seats; 4] || table.turn.0 >= seats || table.passed.iter().any(|seat| seat.0 >= seats) {
        return Err("the table has other seats");
    }
    Ok(())
}

fn check_clans(table: &Table) -> Result<(), Unsound> {
    let clans = table.clans.as_slice();
    let dealt = clans.iter().flatten().count();
    if Clan::ALL.into_iter().any(|clan| clans.iter().filter(|&&dealt| dealt == Some(clan)).count() > 1) {
        return Err("a clan is dealt once");
    }
    let expected = match (table.options.advanced, table.phase) {
        (false, _) => 0..1,
        (true, Phase::Clans) => 0..clans.len(),
        (true, _) => clans.len()..clans.len() + 1,
    };
    if !expected.contains(&dealt) {
        return Err("clans are dealt at the beginning of an advanced game");
    }
    let all: u32 = Clan::ALL.into_iter().map(|clan| u32::from(table.edition().tokens(clan))).sum();
    let most = |clan: Option<Clan>| clan.map_or(0, |clan| table.edition().tokens(clan));
    if table.power_tokens() != all || table.tokens.iter().any(|(seat, &held)| held > most(table.clans[seat]))
    {
        return Err("there are other power tokens");
    }
    Ok(())
}

fn check_pearls(table: &Table) -> Result<(), Unsound> {
    let laid = table.pearls.cells();
    let farms = table.edition().farms;
    let expected = match table.phase {
        Phase::Clans => laid.is_empty(),
        Phase::Pearls => laid != farms && laid.minus(farms).is_empty(),
        Phase::Turn | Phase::AfterPower | Phase::SecondPontoon | Phase::Over => laid == farms,
    };
    if expected && setup::piles_fit(table) { Ok(()) } else { Err("pearls lie otherwise") }
}

fn check_pontoons(table: &Table) -> Result<(), Unsound> {
    let all = u32::from(table.stock) + table.pontoons.len();
    if all != u32::from(table.edition().pontoons) || !table.extra_pontoons.minus(table.pontoons).is_empty() {
        return Err("there are other pontoons");
    }
    if territories(table.open()).any(|cells| cells.len() < SMALLEST_TERRITORY) {
        return Err("a territory is too small");
    }
    Ok(())
}

fn check_divers(table: &Table) -> Result<(), Unsound> {
    let all = table.edition().divers(table.seats()).count();
    let placed: u32 = table.divers.as_slice().iter().map(|divers| divers.len()).sum();
    let taken = table.taken();
    if placed != taken.len() || taken.meets(table.edition().farms) {
        return Err("a cell holds one diver or a farm");
    }
    if table.divers.as_slice().iter().any(|own| own.len() > all || (*own & table.reinforced).len() > 1) {
        return Err("a seat has fewer divers or reinforcements");
    }
    let looked = table.looked.as_slice().iter().fold(CellSet::NONE, |all, &looked| all | looked);
    let marked = looked | table.face_up | table.necklaces.cells() | table.reinforced;
    if marked.minus(taken).is_empty() { Ok(()) } else { Err("tokens lie on divers") }
}

fn check_question(table: &Table) -> Result<(), Unsound> {
    let everybody = table.passed == Seats::all(table.seats());
    let asked = matches!(table.phase, Phase::Turn | Phase::AfterPower | Phase::SecondPontoon);
    if everybody != (table.phase == Phase::Over) || asked && table.passed.contains(table.turn) {
        return Err("whoever has passed is asked no more");
    }
    let acting = matches!(table.phase, Phase::Turn | Phase::AfterPower);
    if acting && !turn::can_act(table, table.turn) { Err("nothing can be answered") } else { Ok(()) }
}
