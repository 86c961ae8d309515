//! What answers, events, refusals and questions are called: keys of the dictionaries and their arguments.

use tidetable_kernel::{Arg, Phrase, Seat, Speak};

use crate::{
    Cell, Cells, Coral, Corals, Fleet, Mission, Pose, Realm, Shape, Ship, Size,
    action::Action,
    coral::Power,
    event::{Event, Score},
    refusal::Refusal,
    sea::Face,
    table::Phase,
    view::View,
};

/// What is asked of a seat.
pub(crate) fn question(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    Phrase::new(match table.phase {
        Phase::Over => "sea-dragons-ask-over",
        _ if !table.is_set_up() => "sea-dragons-ask-setup",
        _ if !table.awaiting().seats().contains(seat) => "sea-dragons-ask-wait",
        Phase::Choose => "sea-dragons-ask-choose",
        Phase::Place => match view.chosen {
            Some(card) => return Phrase::new("sea-dragons-ask-place").with("card", thing_card(card)),
            None => "sea-dragons-ask-place-unseen",
        },
        Phase::Keep => "sea-dragons-ask-keep",
        Phase::Harvest if table.stocks[seat].heads == 0 => "sea-dragons-ask-last",
        Phase::Harvest if table.turn.completed => "sea-dragons-ask-draw",
        _ => "sea-dragons-ask-harvest",
    })
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Action::Play { card } => Phrase::new("sea-dragons-do-play").with("card", thing_card(card)),
            Action::Place { card, head, pose, .. } => Phrase::new("sea-dragons-do-place")
                .with("card", thing_card(card))
                .with("cells", laid_cells(card, pose, head).to_string()),
            Action::Keep { coral } => Phrase::new("sea-dragons-do-keep").with("coral", thing_coral(coral)),
            Action::Complete { mission, ships, corals } => {
                let phrase = Phrase::new("sea-dragons-do-complete").with("mission", thing_mission(mission));
                phrase.with("payment", payment(ships, corals))
            }
            Action::Take { card } => Phrase::new("sea-dragons-do-take").with("card", thing_card(card)),
            Action::Blind { size } => Phrase::new("sea-dragons-do-blind").with("size", thing_size(size)),
            Action::Finish => Phrase::new("sea-dragons-do-finish"),
            Action::Pass => Phrase::new("sea-dragons-do-pass"),
            Action::Cash => Phrase::new("sea-dragons-do-cash"),
        }
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        use Event::*;
        match *self {
            BoardLaid { realm, laid } => {
                let face = match laid.face {
                    Face::A => "A",
                    Face::B => "B",
                };
                let phrase = Phrase::new("sea-dragons-event-board-laid").with("realm", thing_realm(realm));
                phrase.with("board", laid.board.index() as u8 + 1).with("face", face.to_owned())
            }
            ShipMoored { cell, ship } => Phrase::new("sea-dragons-event-ship-moored")
                .with("ship", thing_ship(ship))
                .with("cell", cell.to_string()),
            CardOpened { card } => {
                Phrase::new("sea-dragons-event-card-opened").with("card", thing_card(card))
            }
            MissionOpened { mission } => {
                Phrase::new("sea-dragons-event-mission-opened").with("mission", thing_mission(mission))
            }
            CardDrawn { seat, size, card: None } => {
                by("sea-dragons-event-card-drawn", seat).with("size", thing_size(size))
            }
            CardDrawn { seat, card: Some(card), .. } => {
                by("sea-dragons-event-card-drawn-seen", seat).with("card", thing_card(card))
            }
            FirstDrawn { seat } => by("sea-dragons-event-first-drawn", seat),
            CardChosen { seat, card: None } => by("sea-dragons-event-card-chosen", seat),
            CardChosen { seat, card: Some(card) } => {
                by("sea-dragons-event-card-chosen-seen", seat).with("card", thing_card(card))
            }
            DragonPlaced { seat, card, pose, head, .. } => by("sea-dragons-event-dragon-placed", seat)
                .with("card", thing_card(card))
                .with("cells", laid_cells(card, pose, head).to_string()),
            CoinsFound { seat, cells } => {
                by("sea-dragons-event-coins-found", seat).with("count", cells.len())
            }
            TollPaid { seat, coins, cells } => {
                by("sea-dragons-event-toll-paid", seat).with("coins", coins).with("count", cells.len())
            }
            ShipsTaken { seat, ships, .. } => {
                by("sea-dragons-event-ships-taken", seat).with("ships", fleet(ships))
            }
            NeighbourPaid { seat, coins, .. } => {
                by("sea-dragons-event-neighbour-paid", seat).with("coins", coins)
            }
            CoralDrawn { seat, coral: None } => by("sea-dragons-event-coral-drawn", seat),
            CoralDrawn { seat, coral: Some(coral) } => {
                by("sea-dragons-event-coral-drawn-seen", seat).with("coral", thing_coral(coral))
            }
            CoralKept { seat, kept: Some(kept), returned: Some(returned) } => {
                by("sea-dragons-event-coral-kept-seen", seat)
                    .with("kept", thing_coral(kept))
                    .with("returned", thing_coral(returned))
            }
            CoralKept { seat, .. } => by("sea-dragons-event-coral-kept", seat),
            LastCoralKept { seat, kept: None } => by("sea-dragons-event-last-coral-kept", seat),
            LastCoralKept { seat, kept: Some(kept) } => {
                by("sea-dragons-event-last-coral-kept-seen", seat).with("kept", thing_coral(kept))
            }
            MissionCompleted { seat, mission, ships, corals } => {
                by("sea-dragons-event-mission-completed", seat)
                    .with("mission", thing_mission(mission))
                    .with("payment", payment(ships, corals))
            }
            CardTaken { seat, card } => {
                by("sea-dragons-event-card-taken", seat).with("card", thing_card(card))
            }
            PileChosen { seat, size } => {
                by("sea-dragons-event-pile-chosen", seat).with("size", thing_size(size))
            }
            PileShuffled { size, cards } => Phrase::new("sea-dragons-event-pile-shuffled")
                .with("size", thing_size(size))
                .with("count", cards),
            NothingDrawn { seat } => by("sea-dragons-event-nothing-drawn", seat),
            Passed { seat, coins } => by("sea-dragons-event-passed", seat).with("coins", coins),
            GoldCashed { seat, coins } => by("sea-dragons-event-gold-cashed", seat).with("coins", coins),
            CoralsShown { seat, corals } => {
                by("sea-dragons-event-corals-shown", seat).with("corals", coral_list(corals))
            }
            RealmScored { realm, whirlpools, points, .. } => {
                let winners = points.iter().filter(|&(_, &points)| points > 0);
                let winners: Vec<Phrase> =
                    winners.map(|(seat, &points)| thing_points(seat, points)).collect();
                let key = match winners.is_empty() {
                    true => "sea-dragons-event-realm-empty",
                    false => "sea-dragons-event-realm-scored",
                };
                let phrase =
                    Phrase::new(key).with("realm", thing_realm(realm)).with("count", whirlpools.len());
                if winners.is_empty() { phrase } else { phrase.with("winners", winners) }
            }
            SeatScored { seat, score } => seat_scored(seat, score),
            GameWon { seats } => {
                let winners: Vec<Phrase> =
                    seats.iter().map(|seat| by("sea-dragons-thing-seat", seat)).collect();
                Phrase::new("sea-dragons-event-game-won")
                    .with("count", seats.len() as u8)
                    .with("winners", winners)
            }
        }
    }
}

impl Speak for Refusal {
    fn phrase(&self) -> Phrase {
        use Refusal::*;
        match *self {
            NotAtTheTable => Phrase::new("sea-dragons-no-seat"),
            SettingUp => Phrase::new("sea-dragons-no-setting-up"),
            Over => Phrase::new("sea-dragons-no-over"),
            NotYourTurn { turn } => by("sea-dragons-no-turn", turn),
            Drawing => Phrase::new("sea-dragons-no-drawing"),
            NoCardChosen => Phrase::new("sea-dragons-no-card-chosen"),
            CardChosen => Phrase::new("sea-dragons-no-other-card"),
            DragonFirst => Phrase::new("sea-dragons-no-dragon-first"),
            DragonPlayed => Phrase::new("sea-dragons-no-second-dragon"),
            CoralFirst => Phrase::new("sea-dragons-no-coral-first"),
            NothingOffered => Phrase::new("sea-dragons-no-offer"),
            NotInHand { card } => Phrase::new("sea-dragons-no-such-card").with("card", thing_card(card)),
            NoPlaceFor { card, coins } => {
                Phrase::new("sea-dragons-no-place").with("card", thing_card(card)).with("coins", coins)
            }
            NoSuchPose { card, poses } => {
                Phrase::new("sea-dragons-no-pose").with("card", thing_card(card)).with("count", poses)
            }
            NoSuchPart { card, parts } => {
                Phrase::new("sea-dragons-no-part").with("card", thing_card(card)).with("count", parts)
            }
            OutsideTheSea { card, head } => Phrase::new("sea-dragons-no-outside")
                .with("card", thing_card(card))
                .with("head", head.to_string()),
            OnTheIsland { cells } => Phrase::new("sea-dragons-no-island").with("cells", cells.to_string()),
            Taken { cells, owner } => by("sea-dragons-no-taken", owner).with("cells", cells.to_string()),
            BesideOwn { cells } => Phrase::new("sea-dragons-no-beside-own").with("cells", cells.to_string()),
            TouchesNothing { cells } => Phrase::new("sea-dragons-no-touch").with("cells", cells.to_string()),
            TooDear { toll, coins } => {
                Phrase::new("sea-dragons-no-coins").with("toll", toll).with("coins", coins)
            }
            NotOffered { coral } => {
                Phrase::new("sea-dragons-no-such-offer").with("coral", thing_coral(coral))
            }
            OneMissionATurn => Phrase::new("sea-dragons-no-second-mission"),
            NotInTheRow { mission } => {
                Phrase::new("sea-dragons-no-such-mission").with("mission", thing_mission(mission))
            }
            NotEnoughShips { ship, count } => {
                Phrase::new("sea-dragons-no-ships").with("ships", thing_ships(ship, count))
            }
            NoSuchCoral { coral } => {
                Phrase::new("sea-dragons-no-such-coral").with("coral", thing_coral(coral))
            }
            NotAShip { coral } => Phrase::new("sea-dragons-no-ship-card").with("coral", thing_coral(coral)),
            PaysTooLittle { missing } => Phrase::new("sea-dragons-no-pays-too-little").with("count", missing),
            PaysTooMuch => Phrase::new("sea-dragons-no-pays-too-much"),
            SameSize { size } => Phrase::new("sea-dragons-no-same-size").with("size", thing_size(size)),
            NotInTheMarket { card } => Phrase::new("sea-dragons-no-market").with("card", thing_card(card)),
            PileEmpty { size } => Phrase::new("sea-dragons-no-pile").with("size", thing_size(size)),
            LastDragon => Phrase::new("sea-dragons-no-last-dragon"),
            MustDraw => Phrase::new("sea-dragons-no-must-draw"),
            NoGold => Phrase::new("sea-dragons-no-gold"),
        }
    }
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn laid_cells(card: Shape, pose: Pose, head: Cell) -> Cells {
    card.outline(pose).and_then(|outline| outline.at(head)).unwrap_or_default()
}

fn seat_scored(seat: Seat, score: Score) -> Phrase {
    by("sea-dragons-event-seat-scored", seat)
        .with("total", score.total())
        .with("missions", score.missions)
        .with("most", score.most_missions)
        .with("coins", score.coins)
        .with("ships", score.ships)
        .with("corals", score.corals)
        .with("realms", score.realms.0.iter().sum::<u16>())
}

/// The name of a size.
pub fn thing_size(size: Size) -> Phrase {
    Phrase::new(match size {
        Size::Small => "sea-dragons-thing-small",
        Size::Medium => "sea-dragons-thing-medium",
        Size::Large => "sea-dragons-thing-large",
    })
}

/// The name of a dragon card.
pub fn thing_card(card: Shape) -> Phrase {
    let key = match card.size() {
        Size::Small => "sea-dragons-thing-small-card",
        Size::Medium => "sea-dragons-thing-medium-card",
        Size::Large => "sea-dragons-thing-large-card",
    };
    Phrase::new(key).with("shape", format!("{card:?}"))
}

/// The name of a realm.
pub fn thing_realm(realm: Realm) -> Phrase {
    Phrase::new(match realm {
        Realm::Starfish => "sea-dragons-thing-starfish",
        Realm::Seahorse => "sea-dragons-thing-seahorse",
        Realm::Shell => "sea-dragons-thing-shell",
        Realm::Octopus => "sea-dragons-thing-octopus",
    })
}

/// The name of a ship.
pub fn thing_ship(ship: Ship) -> Phrase {
    thing_ships(ship, 1)
}

/// So many ships of a colour.
pub fn thing_ships(ship: Ship, count: u8) -> Phrase {
    let key = match ship {
        Ship::Green => "sea-dragons-thing-green-ships",
        Ship::Violet => "sea-dragons-thing-violet-ships",
        Ship::Red => "sea-dragons-thing-red-ships",
        Ship::Blue => "sea-dragons-thing-blue-ships",
    };
    Phrase::new(key).with("count", count)
}

/// The name of a coral card.
pub fn thing_coral(coral: Coral) -> Phrase {
    match coral.power() {
        Power::Double(pair) => {
            let ships = pair.into_iter().fold(Fleet::NONE, |ships, ship| ships.with(ship, 1));
            Phrase::new("sea-dragons-thing-double").with("ships", fleet(ships))
        }
        Power::Any => Phrase::new("sea-dragons-thing-any"),
        Power::Hidden(realm) => Phrase::new("sea-dragons-thing-hidden").with("realm", thing_realm(realm)),
        Power::Gold => Phrase::new("sea-dragons-thing-gold"),
    }
}

/// What a mission asks for and brings.
pub fn thing_mission(mission: Mission) -> Phrase {
    let key = match mission.coral {
        true => "sea-dragons-thing-mission-coral",
        false => "sea-dragons-thing-mission",
    };
    Phrase::new(key).with("ships", fleet(mission.ships)).with("points", mission.points)
}

fn thing_points(seat: Seat, points: u16) -> Phrase {
    by("sea-dragons-thing-points", seat).with("count", points)
}

fn fleet(ships: Fleet) -> Vec<Phrase> {
    let counted = Ship::ALL.into_iter().map(|ship| (ship, ships.count(ship))).filter(|&(_, count)| count > 0);
    counted.map(|(ship, count)| thing_ships(ship, count)).collect()
}

fn coral_list(corals: Corals) -> Vec<Phrase> {
    let card = |coral| Phrase::new("sea-dragons-thing-coral-card").with("coral", thing_coral(coral));
    corals.iter().flat_map(|(coral, count)| (0..count).map(move |_| card(coral))).collect()
}

fn payment(ships: Fleet, corals: Corals) -> Arg {
    let mut parts = fleet(ships);
    parts.extend(coral_list(corals));
    parts.into()
}
