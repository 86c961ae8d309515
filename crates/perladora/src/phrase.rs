//! What is said about actions, events and refusals, in keys of the dictionaries.

use tidetable_kernel::{Phrase, Seat, Seats, Speak};

use crate::{
    action::Action,
    cell::{Cell, CellSet},
    clan::Clan,
    edge::Edge,
    event::{Event, SideCount, SideResult},
    refusal::Refusal,
    rules::{divers, pontoons, powers, reinforcement},
    table::{Phase, Table},
};

/// What is asked of a seat; only what it can do just now is mentioned.
pub(crate) fn question(table: &Table, seat: Seat) -> Phrase {
    Phrase::new(match table.phase {
        Phase::Clans | Phase::Pearls => "perladora-ask-setup",
        Phase::Over => "perladora-ask-over",
        _ if table.turn != seat => "perladora-ask-wait",
        Phase::Turn => return whole_turn(table, seat),
        Phase::AfterPower => "perladora-ask-action",
        Phase::SecondPontoon => "perladora-ask-second-pontoon",
    })
}

/// What a seat is asked at the beginning of its turn.
fn whole_turn(table: &Table, seat: Seat) -> Phrase {
    Phrase::new("perladora-ask-turn")
        .with("power", u8::from(powers::possible(table, seat)))
        .with("dive", u8::from(divers::possible(table, seat)))
        .with("pontoon", u8::from(pontoons::possible(table)))
        .with("reinforce", u8::from(reinforcement::possible(table, seat)))
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        let at = |key, cell: Cell| Phrase::new(key).with("cell", cell.to_string());
        match *self {
            Action::Dive { cell, value } => at("perladora-do-dive", cell).with("value", value.get()),
            Action::Pontoon { edge } => Phrase::new("perladora-do-pontoon").with("edge", edge.to_string()),
            Action::Stop => Phrase::new("perladora-do-stop"),
            Action::Reinforce { cell } => at("perladora-do-reinforce", cell),
            Action::Look { cell } => at("perladora-do-look", cell),
            Action::Surface { cell, value } => at("perladora-do-surface", cell).with("value", value.get()),
            Action::ExtraPontoon { edge } => {
                Phrase::new("perladora-do-extra-pontoon").with("edge", edge.to_string())
            }
            Action::Necklace { cell } => at("perladora-do-necklace", cell),
            Action::Pass => Phrase::new("perladora-do-pass"),
        }
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Event::ClanDealt { seat, clan } => {
                by("perladora-event-clan-dealt", *seat).with("clan", self::clan(*clan))
            }
            Event::PearlsLaid { cell, pearls } => Phrase::new("perladora-event-pearls-laid")
                .with("cell", cell.to_string())
                .with("pearls", *pearls),
            // Owners who may not look at their divers must not find them in the log either.
            Event::DiverPlaced { seat, cell, .. } => {
                by("perladora-event-diver-placed", *seat).with("cell", cell.to_string())
            }
            Event::PontoonLaid { seat, edge, parted } => pontoon(
                ["perladora-event-pontoon-laid", "perladora-event-pontoon-parted"],
                *seat,
                *edge,
                *parted,
            ),
            Event::Stopped { seat } => by("perladora-event-stopped", *seat),
            Event::DiverReinforced { seat, cell } => {
                by("perladora-event-diver-reinforced", *seat).with("cell", cell.to_string())
            }
            Event::DiverLookedAt { seat, cell, value: None } => {
                by("perladora-event-diver-looked-at", *seat).with("cell", cell.to_string())
            }
            Event::DiverLookedAt { seat, cell, value: Some(value) } => {
                by("perladora-event-diver-seen", *seat)
                    .with("cell", cell.to_string())
                    .with("value", value.get())
            }
            Event::DiverSurfaced { seat, cell, value } => by("perladora-event-diver-surfaced", *seat)
                .with("cell", cell.to_string())
                .with("value", value.get()),
            Event::ExtraPontoonLaid { seat, edge, parted } => pontoon(
                ["perladora-event-extra-pontoon-laid", "perladora-event-extra-pontoon-parted"],
                *seat,
                *edge,
                *parted,
            ),
            Event::NecklaceGiven { seat, owner, cell } => by("perladora-event-necklace-given", *seat)
                .with("owner", *owner)
                .with("cell", cell.to_string()),
            Event::Passed { seat, forced: false } => by("perladora-event-passed", *seat),
            Event::Passed { seat, forced: true } => by("perladora-event-passed-forced", *seat),
            Event::DiversUncovered { .. } => Phrase::new("perladora-event-divers-uncovered"),
            Event::TerritoryCounted { cells, pearls, sides, decider, lost } => {
                territory(*cells, *pearls, sides, *decider, *lost)
            }
            Event::GameEnded { sides } => ending(sides),
        }
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn pontoon(keys: [&'static str; 2], seat: Seat, edge: Edge, parted: Option<(CellSet, CellSet)>) -> Phrase {
    let [laid, divided] = keys;
    match parted {
        None => by(laid, seat).with("edge", edge.to_string()),
        Some((small, large)) => by(divided, seat)
            .with("edge", edge.to_string())
            .with("small", small.len())
            .with("large", large.len()),
    }
}

fn territory(cells: CellSet, pearls: u32, sides: &[SideCount], decider: Option<Cell>, lost: u32) -> Phrase {
    let winners: Vec<_> = sides.iter().filter(|side| side.takes > 0).collect();
    let phrase = match (winners.as_slice(), decider) {
        _ if pearls == 0 => Phrase::new("perladora-event-territory-bare"),
        ([], _) if sides.is_empty() => Phrase::new("perladora-event-territory-unclaimed"),
        ([], _) => Phrase::new("perladora-event-territory-too-few"),
        ([winner], None) => Phrase::new("perladora-event-territory-won").with("side", side(winner.seats)),
        ([winner], Some(cell)) => Phrase::new("perladora-event-territory-decided")
            .with("side", side(winner.seats))
            .with("decider", cell.to_string()),
        ([winner, ..], _) => Phrase::new("perladora-event-territory-shared")
            .with("sides", winners.iter().map(|winner| side(winner.seats)).collect::<Vec<_>>())
            .with("share", winner.takes)
            .with("lost", lost),
    };
    let strength = |count: &SideCount| {
        Phrase::new("perladora-thing-strength")
            .with("side", side(count.seats))
            .with("strength", count.strength)
    };
    phrase
        .with("cell", cells.first().map(|cell| cell.to_string()).unwrap_or_default())
        .with("size", cells.len())
        .with("pearls", pearls)
        .with("strengths", sides.iter().map(strength).collect::<Vec<_>>())
}

fn ending(sides: &[SideResult]) -> Phrase {
    let result = |result: &SideResult| {
        Phrase::new("perladora-thing-result").with("side", side(result.seats)).with("pearls", result.pearls)
    };
    let results: Vec<_> = sides.iter().map(result).collect();
    let winners: Vec<_> = sides.iter().filter(|side| side.place == 1).collect();
    let [winner] = winners.as_slice() else {
        let winners: Vec<_> = winners.iter().map(|winner| side(winner.seats)).collect();
        return Phrase::new("perladora-event-game-shared").with("sides", winners).with("results", results);
    };
    let tied = sides.iter().filter(|side| side.pearls == winner.pearls).count() > 1;
    Phrase::new(if tied { "perladora-event-game-won-by-heaps" } else { "perladora-event-game-won" })
        .with("side", side(winner.seats))
        .with("results", results)
}

/// A side: one seat, or two partners.
fn side(seats: Seats) -> Phrase {
    let mut members = seats.iter();
    match (members.next(), members.next()) {
        (Some(seat), Some(partner)) => by("perladora-thing-partners", seat).with("partner", partner),
        (seat, _) => by("perladora-thing-seat", seat.unwrap_or_default()),
    }
}

fn clan(clan: Clan) -> Phrase {
    Phrase::new(match clan {
        Clan::Coral => "perladora-thing-coral",
        Clan::Shell => "perladora-thing-shell",
        Clan::Mountain => "perladora-thing-mountain",
        Clan::Sand => "perladora-thing-sand",
    })
}

fn cells(cells: CellSet) -> Vec<Phrase> {
    cells.iter().map(|cell| Phrase::new("perladora-thing-cell").with("cell", cell.to_string())).collect()
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        let at = |key, cell: Cell| Phrase::new(key).with("cell", cell.to_string());
        match *self {
            Refusal::NotAtTheTable => Phrase::new("perladora-no-seat"),
            Refusal::SettingUp => Phrase::new("perladora-no-setting-up"),
            Refusal::Over => Phrase::new("perladora-no-over"),
            Refusal::HasPassed => Phrase::new("perladora-no-has-passed"),
            Refusal::NotYourTurn { turn } => by("perladora-no-turn", turn),
            Refusal::AdvancedOnly => Phrase::new("perladora-no-advanced-only"),
            Refusal::Farm { cell } => at("perladora-no-farm", cell),
            Refusal::Taken { cell, owner } => at("perladora-no-taken", cell).with("seat", owner),
            Refusal::NoDiverLeft => Phrase::new("perladora-no-diver-left"),
            Refusal::NoSuchDiver { value } => {
                Phrase::new("perladora-no-such-diver").with("value", value.get())
            }
            Refusal::PontoonLaid => Phrase::new("perladora-no-pontoon-laid"),
            Refusal::NothingLaid => Phrase::new("perladora-no-nothing-laid"),
            Refusal::Pontoon { edge } => Phrase::new("perladora-no-pontoon").with("edge", edge.to_string()),
            Refusal::CutsOff { edge, cells } => Phrase::new("perladora-no-cuts-off")
                .with("edge", edge.to_string())
                .with("count", cells.len())
                .with("cells", self::cells(cells)),
            Refusal::NoPontoonLeft => Phrase::new("perladora-no-pontoon-left"),
            Refusal::OneTokenATurn => Phrase::new("perladora-no-second-token"),
            Refusal::PassAfterPower => Phrase::new("perladora-no-pass-after-power"),
            Refusal::OtherPower { clan } => {
                Phrase::new("perladora-no-other-power").with("clan", self::clan(clan))
            }
            Refusal::NoTokenLeft => Phrase::new("perladora-no-token-left"),
            Refusal::NoActionAfter => Phrase::new("perladora-no-action-after"),
            Refusal::NothingToLookAt { cell } => at("perladora-no-look-at-nothing", cell),
            Refusal::LookAtPartner { cell } => at("perladora-no-look-at-partner", cell),
            Refusal::AlreadySeen { cell } => at("perladora-no-already-seen", cell),
            Refusal::NothingToAdorn { cell } => at("perladora-no-necklace-for-nobody", cell),
            Refusal::NecklaceForFriend { cell, owner } => {
                at("perladora-no-necklace-for-friend", cell).with("seat", owner)
            }
            Refusal::NoGiver { cells } => {
                Phrase::new("perladora-no-giver").with("count", cells.len()).with("cells", self::cells(cells))
            }
            Refusal::Complete { cells } => Phrase::new("perladora-no-complete")
                .with("count", cells.len())
                .with("cells", self::cells(cells)),
            Refusal::NoReinforcementLeft => Phrase::new("perladora-no-reinforcement-left"),
            Refusal::NothingToReinforce { cell } => at("perladora-no-reinforce-nobody", cell),
            Refusal::ReinforceOther { cell, owner } => {
                at("perladora-no-reinforce-other", cell).with("seat", owner)
            }
            Refusal::Incomplete { free } => {
                Phrase::new("perladora-no-incomplete").with("count", free.len()).with("cells", cells(free))
            }
            Refusal::Reinforced { cell } => at("perladora-no-reinforced", cell),
        }
    }
}
