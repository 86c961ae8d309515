//! RULES §6: missions.

use std::collections::BTreeSet;

use tidetable_kernel::{Awaiting, Dice, Game, Seat};
use tidetable_sea_dragons::{
    Action, Chance, Coral, Corals, Event, Fleet, Mission, Phase, Power, Refusal, SeaDragons, Shape, Ship,
    shortfall,
};

use crate::kit::{
    A, Scene, chances, complete, coral, coral_mission, corals, draw, fleet, keep, lay, legal, mission, play,
    refusal,
};

/// After a dragon that took nothing, with one mission in the row.
fn after_the_dragon(mission: Mission, ships: &str, cards: &str) -> SeaDragons {
    let scene = Scene::new(3).hand(A, &[Shape::I4]).ships(A, ships).corals(A, cards).row(&[mission]);
    let mut game = scene.game();
    lay(&mut game, "I9 J9 K9 L9");
    game
}

/// The payments on offer.
fn payments(game: &SeaDragons) -> Vec<(Fleet, Corals)> {
    let payment = |action: Action| match action {
        Action::Complete { ships, corals, .. } => Some((ships, corals)),
        _ => None,
    };
    legal(game).into_iter().filter_map(payment).collect()
}

#[test]
fn section_6_1_one_mission_of_the_row_in_a_turn() {
    let row = [mission("GB", 5), mission("VR", 5), mission("GG", 6), mission("VV", 6)];
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).ships(A, "GVRB").row(&row).game();
    lay(&mut game, "I9 J9 K9 L9");
    let absent = mission("RR", 6);
    assert_eq!(refusal(&game, complete(absent, "RR", "")), Refusal::NotInTheRow { mission: absent });
    play(&mut game, complete(mission("GB", 5), "GB", ""));
    game.resolve(&chances(&game)[0], &mut ());
    assert_eq!(refusal(&game, complete(mission("VR", 5), "VR", "")), Refusal::OneMissionATurn);
    assert!(payments(&game).is_empty());
    assert_eq!(game.table().stocks[A].missions.len(), 1);
}

#[test]
fn section_6_1_ships_just_taken_count() {
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).ships(A, "R").row(&[mission("VR", 5)]).game();
    lay(&mut game, "I7 J7 K7 L7");
    play(&mut game, complete(mission("VR", 5), "VR", ""));
}

#[test]
fn section_6_1_a_mission_is_a_choice() {
    let mut game = after_the_dragon(mission("GB", 5), "GB", "");
    play(&mut game, Action::Take { card: Shape::I3 });
    assert_eq!(game.table().stocks[A].missions.len(), 0);
}

#[test]
fn section_6_2_the_ships_of_the_mission_are_handed_in_and_leave_the_game() {
    let wish = mission("GGV", 9);
    let mut game = after_the_dragon(wish, "GGGV", "");
    let lacking = Refusal::NotEnoughShips { ship: Ship::Violet, count: 1 };
    assert_eq!(refusal(&game, complete(wish, "GGVV", "")), lacking);
    assert_eq!(refusal(&game, complete(wish, "GG", "")), Refusal::PaysTooLittle { missing: 1 });
    let events = play(&mut game, complete(wish, "GGV", ""));
    let handed_in =
        Event::MissionCompleted { seat: A, mission: wish, ships: fleet("GGV"), corals: Corals::NONE };
    assert_eq!(events, [handed_in]);
    let table = game.table();
    assert_eq!((table.stocks[A].ships, table.spent_ships), (fleet("G"), fleet("GGV")));
    assert_eq!(
        table.stocks[A].missions.iter().map(|id| table.edition().mission(id)).collect::<Vec<_>>(),
        [wish]
    );
}

#[test]
fn section_6_3_two_ships_of_a_colour_stand_for_one_of_another() {
    let wish = mission("GV", 2).ships;
    assert_eq!(shortfall(wish, fleet("GRR"), Corals::NONE), 0);
    assert_eq!(shortfall(wish, fleet("GRB"), Corals::NONE), 1);
    assert_eq!(shortfall(wish, fleet("GGG"), Corals::NONE), 0);
    let mut game = after_the_dragon(mission("GB", 5), "GRR", "");
    play(&mut game, complete(mission("GB", 5), "GRR", ""));
}

#[test]
fn section_6_3_ruling_11_as_often_as_one_likes() {
    let mut game = after_the_dragon(mission("GVR", 8), "BBBBBB", "");
    assert_eq!(payments(&game), [(fleet("BBBBBB"), Corals::NONE)]);
    play(&mut game, complete(mission("GVR", 8), "BBBBBB", ""));
}

#[test]
fn section_6_4_coral_cards_can_be_handed_in_as_ships() {
    let wish = mission("GGV", 9);
    let mut game = after_the_dragon(wish, "G", "double-GV gold");
    assert_eq!(refusal(&game, complete(wish, "G", "any")), Refusal::NoSuchCoral { coral: Coral::ANY });
    assert_eq!(refusal(&game, complete(wish, "G", "gold")), Refusal::NotAShip { coral: Coral::GOLD });
    play(&mut game, complete(wish, "G", "double-GV"));
    assert_eq!((game.table().spent_corals, game.table().stocks[A].corals), (corals("double-GV"), 1));
}

#[test]
fn section_6_4_ruling_12_half_of_a_double_card_can_be_half_of_a_pair() {
    let wish = mission("GB", 5);
    let mut game = after_the_dragon(wish, "GR", "double-VR");
    assert_eq!(payments(&game), [(fleet("GR"), corals("double-VR"))]);
    play(&mut game, complete(wish, "GR", "double-VR"));
    assert!(game.table().stocks[A].ships.is_empty(), "the violet half is lost");
}

#[test]
fn section_6_5_where_several_payments_are_possible_the_player_chooses() {
    let game = after_the_dragon(mission("GB", 5), "GGGBVV", "any");
    let expected =
        [("GB", ""), ("GVV", ""), ("VVB", ""), ("GGG", ""), ("G", "any"), ("B", "any"), ("VV", "any")];
    let expected: BTreeSet<_> = expected.map(|(ships, cards)| (fleet(ships), corals(cards))).into();
    let offered = payments(&game);
    assert_eq!(offered.len(), expected.len());
    assert_eq!(offered.into_iter().collect::<BTreeSet<_>>(), expected);
}

#[test]
fn section_6_5_ruling_13_nothing_superfluous_can_be_handed_in() {
    let wish = mission("GB", 5);
    let game = after_the_dragon(wish, "GGBRR", "double-GB any");
    for (ships, cards) in
        [("GGB", ""), ("GBR", ""), ("GB", "any"), ("G", "double-GB"), ("GBRR", ""), ("", "double-GB any")]
    {
        assert_eq!(refusal(&game, complete(wish, ships, cards)), Refusal::PaysTooMuch, "{ships} {cards}");
    }
}

#[test]
fn section_6_6_a_new_mission_comes_into_the_row() {
    let row = [mission("GB", 5), mission("VR", 5), mission("GG", 6), mission("VV", 6)];
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).ships(A, "VR").row(&row).game();
    lay(&mut game, "I9 J9 K9 L9");
    play(&mut game, complete(mission("VR", 5), "VR", ""));
    assert_eq!((game.table().phase, chances(&game).len()), (Phase::Row, 29));
    let Chance::Mission(id) = chances(&game)[7] else { panic!("a mission is drawn") };
    draw(&mut game, Chance::Mission(id));
    assert_eq!(game.table().row[1], Some(id));
    assert_eq!((game.table().phase, game.table().missions.len()), (Phase::Harvest, 28));
}

#[test]
fn section_6_6_ruling_14_the_coral_card_comes_after_paying_and_before_the_new_mission() {
    let wish = coral_mission("GV", 2);
    let row = [wish, mission("VR", 5), mission("GG", 6), mission("VV", 6)];
    let mut game = Scene::new(2).hand(A, &[Shape::I4]).ships(A, "GV").row(&row).game();
    lay(&mut game, "I9 J9 K9 L9");
    play(&mut game, complete(wish, "GV", ""));
    draw(&mut game, Chance::Coral(Coral::ANY));
    draw(&mut game, Chance::Coral(coral("hidden-octopus")));
    assert!(game.table().row.contains(&None), "the new mission is not seen yet");
    play(&mut game, keep("any"));
    assert_eq!(game.table().phase, Phase::Row);
}

#[test]
fn section_6_6_ruling_15_without_a_pile_the_row_gets_shorter() {
    let mut game = after_the_dragon(mission("GB", 5), "GB", "");
    play(&mut game, complete(mission("GB", 5), "GB", ""));
    assert_eq!((game.table().open_missions().count(), game.awaiting()), (0, Awaiting::seat(Seat(0))));
}

/// Whether a mission can be paid, found by trying everything: each wanted ship is one of its colour, two of
/// another, or a card for any ship.
fn can_pay(wanted: &[Ship], given: &[Ship], any: usize) -> bool {
    let Some((&ship, rest)) = wanted.split_first() else { return true };
    let without = |given: &[Ship], ship: Ship| {
        let place = given.iter().position(|&other| other == ship)?;
        Some([&given[..place], &given[place + 1..]].concat())
    };
    let direct = without(given, ship).is_some_and(|left| can_pay(rest, &left, any));
    let pair = |other: Ship| {
        let left = without(given, other).and_then(|left| without(&left, other));
        other != ship && left.is_some_and(|left| can_pay(rest, &left, any))
    };
    direct || (any > 0 && can_pay(rest, given, any - 1)) || Ship::ALL.into_iter().any(pair)
}

fn ship_list(ships: Fleet, cards: Corals) -> (Vec<Ship>, usize) {
    let tokens = Ship::ALL.into_iter().flat_map(|ship| (0..ships.count(ship)).map(move |_| ship));
    let lent = cards.iter().flat_map(|(coral, count)| match coral.power() {
        Power::Double(pair) => pair.repeat(usize::from(count)),
        _ => Vec::new(),
    });
    (tokens.chain(lent).collect(), usize::from(cards.count(Coral::ANY)))
}

/// Every payment that can be picked out of these ships and cards and has nothing superfluous.
fn exact_payments(wanted: Fleet, held: Fleet, cards: Corals) -> BTreeSet<(Fleet, Corals)> {
    let (wanted, _) = ship_list(wanted, Corals::NONE);
    let pays = |ships: Fleet, cards: Corals| {
        let (given, any) = ship_list(ships, cards);
        can_pay(&wanted, &given, any)
    };
    let mut fleets = vec![Fleet::NONE];
    for ship in Ship::ALL {
        let more = |fleet: Fleet| (0..=held.count(ship)).map(move |count| fleet.with(ship, count));
        fleets = fleets.into_iter().flat_map(more).collect();
    }
    let mut hands = vec![Corals::NONE];
    for (coral, count) in
        cards.iter().filter(|(coral, _)| matches!(coral.power(), Power::Double(_) | Power::Any))
    {
        let more = |hand: Corals| (0..=count).map(move |count| hand.with(coral, count));
        hands = hands.into_iter().flat_map(more).collect();
    }
    let all = fleets.into_iter().flat_map(|fleet| hands.iter().map(move |&hand| (fleet, hand)));
    let exact = |&(ships, cards): &(Fleet, Corals)| {
        let one = |ship: Ship| Fleet::NONE.with(ship, 1);
        let fewer_ships =
            Ship::ALL.into_iter().filter(|&ship| ships.count(ship) > 0).map(|ship| ships.without(one(ship)));
        let fewer_cards = cards.iter().map(|(coral, _)| cards.less(coral));
        pays(ships, cards)
            && !fewer_ships.into_iter().any(|fewer| pays(fewer, cards))
            && !fewer_cards.into_iter().any(|fewer| pays(ships, fewer))
    };
    all.filter(exact).collect()
}

#[test]
fn section_6_5_exactly_the_exact_payments_are_offered() {
    let mut dice = Dice::seeded(6);
    let table = Scene::new(3).game();
    let edition = table.table().edition();
    let cards: Vec<Coral> = edition.corals.iter().map(|(coral, _)| coral).collect();
    let mut offered_in_all = 0;
    for _ in 0..300 {
        let wish = dice.pick(&edition.missions);
        let ships: String = (0..dice.below(9)).map(|_| dice.pick(&Ship::ALL).letter()).collect();
        let mut hand = Corals::NONE;
        for _ in 0..dice.below(5) {
            let card = dice.pick(&cards);
            if hand.count(card) == 0 {
                hand = hand.with(card, 1);
            }
        }
        let names: Vec<String> = hand.iter().map(|(coral, _)| coral.to_string()).collect();
        let offered = payments(&after_the_dragon(wish, &ships, &names.join(" ")));
        let distinct: BTreeSet<_> = offered.iter().copied().collect();
        assert_eq!(offered.len(), distinct.len());
        assert_eq!(distinct, exact_payments(wish.ships, fleet(&ships), hand), "{wish:?} {ships} {hand:?}");
        offered_in_all += offered.len();
    }
    assert!(offered_in_all > 1_000, "{offered_in_all}");
}
