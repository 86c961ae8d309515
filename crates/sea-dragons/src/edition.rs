//! The components: sea, boards, cards and figures. Read from `edition.toml` or a file like it.

use serde::Deserialize;
use tidetable_kernel::{Components, Fault};

use crate::{
    ByRealm, Cell, Cells, Coral, Corals, Deck, Fleet, Mission, MissionId, Realm, Shape, Size,
    cell::SIDE,
    coral::CORALS,
    mission::MOST_MISSIONS,
    realm::REALM_SIDE,
    sea::{BOARDS, Face, Features, Laid},
    table::{HAND, MARKET, MOST_CORALS, MOST_DRAGONS, ROW},
};

/// What lies in the box.
#[derive(Debug)]
pub struct GameBox {
    /// Cells nobody can build on and where everything begins.
    pub island: Cells,
    /// Cells between the realms.
    pub currents: Cells,
    /// The ships in the bag.
    pub ships: Fleet,
    /// The dragon cards.
    pub dragons: Deck,
    /// The mission cards.
    pub missions: Vec<Mission>,
    /// The coral cards.
    pub corals: Corals,
    /// Amounts of coins.
    pub coins: Coins,
    /// What counts how much in the end.
    pub points: Points,
    heads: [u8; 4],
    coral_points: [u8; CORALS],
    /// By board and face: the features at each place it can lie.
    faces: [[ByRealm<Features>; 2]; BOARDS],
}

/// Amounts of coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coins {
    /// What everybody begins with.
    pub start: u8,
    /// What passing brings.
    pub pass: u8,
    /// What each whirlpool or current costs that a dragon covers.
    pub toll: u8,
    /// What a gold card brings.
    pub gold: u8,
}

/// What counts how much in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// A coin.
    pub coin: u8,
    /// A ship that was not used.
    pub ship: u8,
    /// Having completed the most missions.
    pub most_missions: u8,
    /// Each visible whirlpool of a realm, for whoever has the majority.
    pub whirlpool: u8,
    /// The same at a table of two.
    pub whirlpool_for_two: u8,
}

impl GameBox {
    /// RULES §3.5: how many dragons each seat has at a table of that size.
    #[inline]
    pub fn heads(&self, seats: u8) -> u8 {
        self.heads[usize::from(seats) - 2]
    }

    /// What a mission card asks for and brings.
    #[inline]
    pub fn mission(&self, id: MissionId) -> Mission {
        self.missions[id.index()]
    }

    /// What an unused coral card is worth.
    #[inline]
    pub fn coral_points(&self, coral: Coral) -> u8 {
        self.coral_points[coral.index()]
    }

    /// What a board shows when it lies in that realm.
    #[inline]
    pub fn features(&self, laid: Laid, realm: Realm) -> &Features {
        &self.faces[laid.board.index()][laid.face as usize][realm]
    }

    /// RULES §10.4: what a visible whirlpool is worth.
    pub fn whirlpool_points(&self, seats: u8) -> u8 {
        if seats == 2 { self.points.whirlpool_for_two } else { self.points.whirlpool }
    }
}

/// The shape of `edition.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxFile {
    heads: [u8; 4],
    coins: Coins,
    points: Points,
    ships: ShipsFile,
    sea: Vec<String>,
    dragons: Vec<DragonsFile>,
    missions: Vec<Mission>,
    corals: Vec<CoralsFile>,
    boards: Vec<BoardFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipsFile {
    green: u8,
    violet: u8,
    red: u8,
    blue: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DragonsFile {
    shape: String,
    copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoralsFile {
    card: Coral,
    copies: u8,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    a: Vec<String>,
    b: Vec<String>,
}

impl Components for GameBox {
    const STANDARD: &'static str = include_str!("../edition.toml");
    const PRESSED: &'static str = include_str!(concat!(env!("OUT_DIR"), "/edition.json"));
    type File = BoxFile;

    fn build(file: BoxFile) -> Result<GameBox, Fault> {
        let (island, currents) = read_sea(&file.sea)?;
        let (corals, coral_points) = read_corals(&file.corals)?;
        let contents = GameBox {
            island,
            currents,
            ships: read_ships(&file.ships)?,
            dragons: read_dragons(&file.dragons)?,
            missions: read_missions(file.missions)?,
            corals,
            coins: file.coins,
            points: file.points,
            heads: read_heads(file.heads)?,
            coral_points,
            faces: read_boards(&file.boards)?,
        };
        check_ship_spaces(&contents)?;
        check_figures(&contents)?;
        Ok(contents)
    }
}

fn demand(sound: bool, place: &str, problem: impl Into<String>) -> Result<(), Fault> {
    if sound { Ok(()) } else { Err(Fault::new(place, problem)) }
}

fn read_heads(heads: [u8; 4]) -> Result<[u8; 4], Fault> {
    for (seats, count) in (2..).zip(heads) {
        let dragons = seats * usize::from(count);
        let sound = (1..=MOST_DRAGONS).contains(&dragons);
        demand(
            sound,
            "heads",
            format!("{seats} players with {count} heads make {dragons} dragons, not 1 to {MOST_DRAGONS}"),
        )?;
    }
    Ok(heads)
}

fn read_ships(ships: &ShipsFile) -> Result<Fleet, Fault> {
    let counts = [ships.green, ships.violet, ships.red, ships.blue];
    let sound = counts.iter().all(|&count| count <= Fleet::MOST);
    demand(sound, "ships", format!("there is room for {} ships of a colour", Fleet::MOST))?;
    Ok(Fleet::of(counts))
}

/// The cells of a drawing with the sign in each.
fn read_rows(place: &str, rows: &[String], side: u8) -> Result<Vec<(u8, u8, char)>, Fault> {
    demand(rows.len() == usize::from(side), place, format!("{} rows instead of {side}", rows.len()))?;
    let mut cells = Vec::new();
    for (row, text) in (0..).zip(rows) {
        let count = text.chars().count();
        demand(
            count == usize::from(side),
            place,
            format!("row {} has {count} signs instead of {side}", row + 1),
        )?;
        cells.extend((0..).zip(text.chars()).map(|(column, sign)| (row, column, sign)));
    }
    Ok(cells)
}

/// Island and currents.
fn read_sea(rows: &[String]) -> Result<(Cells, Cells), Fault> {
    let (mut island, mut currents) = (Cells::NONE, Cells::NONE);
    for (row, column, sign) in read_rows("sea", rows, SIDE)? {
        let cell = Cell::new(row, column).expect("the drawing has the size of the sea");
        match (Realm::of(cell), sign) {
            (None, '#') => island |= Cells::only(cell),
            (None, '~') => currents |= Cells::only(cell),
            (None, _) => {
                return Err(Fault::new("sea", format!("{cell} is between the realms: # or ~, not {sign}")));
            }
            (Some(realm), sign) => {
                let own = char::from(b'1' + realm as u8);
                demand(sign == own, "sea", format!("{cell} belongs to realm {own}, not {sign}"))?;
            }
        }
    }
    let whole = island.first().is_some_and(|cell| island.piece_at(cell) == island);
    demand(whole, "sea", "the island must be there and hang together")?;
    for realm in Realm::ALL {
        let reached = island.beside().meets(realm.cells());
        demand(reached, "sea", format!("the island does not touch realm {}", realm as u8 + 1))?;
    }
    Ok((island, currents))
}

fn read_dragons(kinds: &[DragonsFile]) -> Result<Deck, Fault> {
    let mut deck = Deck::default();
    for kind in kinds {
        let place = format!("dragons, {}", kind.shape);
        let shape = Shape::of_drawing(&kind.shape);
        let shape =
            shape.ok_or_else(|| Fault::new(&*place, "not three to five crosses that hang together"))?;
        demand(deck.count(shape) == 0, &place, format!("the shape {shape:?} is listed twice"))?;
        demand((1..=80).contains(&kind.copies), &place, "there are 1 to 80 copies of a card")?;
        deck.add_many(shape, kind.copies);
    }
    for size in Size::ALL {
        let count: u32 = deck.iter(size).map(|(_, count)| u32::from(count)).sum();
        // The largest table deals everybody a hand of medium cards.
        let needed = MARKET + if size == Size::Medium { 5 * HAND } else { 0 };
        let sound = (needed as u32..=u32::from(u8::MAX)).contains(&count);
        demand(sound, "dragons", format!("{count} cards of {} parts, not {needed} to 255", size.cells()))?;
    }
    Ok(deck)
}

fn read_missions(missions: Vec<Mission>) -> Result<Vec<Mission>, Fault> {
    let sound = (ROW..=MOST_MISSIONS).contains(&missions.len());
    demand(sound, "missions", format!("{} cards, not {ROW} to {MOST_MISSIONS}", missions.len()))?;
    for mission in &missions {
        // Two for one, six ships are paid with at most twelve of a colour, which a fleet can hold.
        let sound = (1..=6).contains(&mission.ships.len());
        demand(sound, "missions", format!("a mission asks for 1 to 6 ships, not {}", mission.ships.len()))?;
    }
    Ok(missions)
}

fn read_corals(kinds: &[CoralsFile]) -> Result<(Corals, [u8; CORALS]), Fault> {
    let (mut corals, mut points) = (Corals::NONE, [0; CORALS]);
    for kind in kinds {
        let place = format!("corals, {}", kind.card);
        demand(corals.count(kind.card) == 0, &place, "this card is listed twice")?;
        let sound = (1..=Corals::MOST).contains(&kind.copies);
        demand(sound, &place, format!("there are 1 to {} copies of a card", Corals::MOST))?;
        corals = corals.with(kind.card, kind.copies);
        points[kind.card.index()] = kind.points;
    }
    let count = usize::from(corals.len());
    demand(count <= MOST_CORALS, "corals", format!("{count} cards, there is room for {MOST_CORALS}"))?;
    Ok((corals, points))
}

fn read_boards(boards: &[BoardFile]) -> Result<[[ByRealm<Features>; 2]; BOARDS], Fault> {
    demand(boards.len() == BOARDS, "boards", format!("{} boards instead of {BOARDS}", boards.len()))?;
    let mut faces = [[ByRealm::default(); 2]; BOARDS];
    for (number, (board, faces)) in (1..).zip(boards.iter().zip(&mut faces)) {
        faces[Face::A as usize] = read_face(&format!("board {number}, face a"), &board.a)?;
        faces[Face::B as usize] = read_face(&format!("board {number}, face b"), &board.b)?;
    }
    Ok(faces)
}

fn read_face(place: &str, rows: &[String]) -> Result<ByRealm<Features>, Fault> {
    let mut everywhere = ByRealm::<Features>::default();
    for (row, column, sign) in read_rows(place, rows, REALM_SIDE)? {
        for realm in Realm::ALL {
            let (cell, features) = (Cells::only(realm.place(row, column)), &mut everywhere[realm]);
            match sign {
                'S' => features.ships |= cell,
                'W' => features.whirlpools |= cell,
                'C' => features.corals |= cell,
                'G' => features.coins |= cell,
                '.' => (),
                _ => return Err(Fault::new(place, format!("unknown sign {sign} in row {}", row + 1))),
            }
        }
    }
    Ok(everywhere)
}

/// RULES §3.2: every space gets a ship, whichever faces are chosen.
fn check_ship_spaces(contents: &GameBox) -> Result<(), Fault> {
    let spaces = |face: &ByRealm<Features>| face[Realm::Starfish].ships.len();
    let most: u32 = contents.faces.iter().map(|[a, b]| spaces(a).max(spaces(b))).sum();
    let ships = u32::from(contents.ships.len());
    demand(most <= ships, "ships", format!("{ships} ships for up to {most} spaces"))
}

/// Whatever is multiplied by these figures stays far below what a score can hold.
fn check_figures(contents: &GameBox) -> Result<(), Fault> {
    let Coins { start, pass, toll, gold } = contents.coins;
    let Points { coin, ship, most_missions, whirlpool, whirlpool_for_two } = contents.points;
    let small = |figures: &[u8]| figures.iter().all(|&figure| figure <= 20);
    demand(small(&[start, pass, toll, gold]), "coins", "no amount is greater than 20")?;
    demand(
        small(&[coin, ship, most_missions, whirlpool, whirlpool_for_two]),
        "points",
        "no figure is greater than 20",
    )?;
    demand(small(&contents.coral_points), "corals", "no card is worth more than 20 points")
}
