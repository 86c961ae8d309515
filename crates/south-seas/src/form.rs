//! How a table is written down: tiles in the order they were laid, everything else by name and number.
//!
//! What follows from the tiles (open cells, features) is not written but found again by laying them. A text
//! that no table could have is refused, so that whatever was read can be played on.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tidetable_kernel::{Edition, Game, Seat};

use crate::{
    SouthSeas,
    board::{Board, TileId},
    cell::{Cell, Turns},
    crew::{ISLANDERS, Post},
    edition::{Archipelago, SHIPS, TILES},
    face::FaceName,
    goods::Goods,
    options::Options,
    ship::Ship,
    spot::{Kind, Spot},
    table::{Latest, Phase, ROW, ShipId, Table, Then},
    text::{Misspelt, written_as_text},
};

/// No game brings anybody near so many goods.
const MOST_GOODS: u16 = 10_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableForm {
    options: Options,
    turn: Seat,
    phase: PhaseForm,
    tiles: Vec<TileForm>,
    covered: Vec<SpotForm>,
    latest: LatestForm,
    seats: Vec<SeatForm>,
    row: [Option<Ship>; ROW],
    pile: BTreeMap<Ship, u8>,
    bag: BTreeMap<FaceName, u8>,
    aside: BTreeMap<FaceName, u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatForm {
    goods: Goods,
    islanders: Vec<SpotForm>,
    ships: BTreeMap<Ship, u8>,
    #[serde(default, skip_serializing_if = "is_zero")]
    claims: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PhaseForm {
    RevealForTurn,
    RevealForClaims,
    Draw,
    Lay(FaceName),
    Settle,
    Claim(Seat),
    Load,
    Over,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LatestForm {
    Nothing,
    Placed(SpotForm),
    TakenBack(SpotForm),
}

/// A tile: `N1E2 C12 3`.
#[derive(Clone, Copy)]
struct TileForm {
    cell: Cell,
    face: FaceName,
    turns: Turns,
}

impl fmt::Display for TileForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.cell, self.face, self.turns.count())
    }
}

impl FromStr for TileForm {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<TileForm, Misspelt> {
        const MISSPELT: Misspelt = Misspelt { expected: "a tile such as N1E2 C12 3" };
        let mut words = text.split(' ');
        let (Some(cell), Some(face), Some(turns), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(MISSPELT);
        };
        let turns = turns.parse::<u8>().map_err(|_| MISSPELT)?.try_into()?;
        Ok(TileForm { cell: cell.parse()?, face: face.parse()?, turns })
    }
}

written_as_text!(TileForm);

/// A spot on a tile: `N1E2 sea E1 E2`.
#[derive(Clone, Copy)]
struct SpotForm {
    cell: Cell,
    spot: Spot,
}

impl fmt::Display for SpotForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.cell, self.spot)
    }
}

impl FromStr for SpotForm {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<SpotForm, Misspelt> {
        const MISSPELT: Misspelt = Misspelt { expected: "a cell and a spot such as N1E2 sea E1 E2" };
        let (cell, spot) = text.split_once(' ').ok_or(MISSPELT)?;
        Ok(SpotForm { cell: cell.parse()?, spot: spot.parse()? })
    }
}

written_as_text!(SpotForm);

impl TableForm {
    fn of(table: &Table) -> TableForm {
        let edition = table.edition();
        let board = table.board();
        let name = |face| edition.face(face).name;
        let spot = |post: Post| SpotForm { cell: table.cell(post), spot: table.spot(post) };
        let tile = |tile: TileId| {
            let laid = board.laid(tile);
            TileForm { cell: board.cell(tile), face: name(laid.face), turns: laid.turns }
        };
        let regions =
            |tile| (0..board.facing(tile).regions().len()).map(move |region| Post::on_region(tile, region));
        let covered = board
            .tiles()
            .flat_map(regions)
            .filter(|post| post.region().is_some_and(|region| board.is_covered(post.tile, region)));
        TableForm {
            options: table.options(),
            turn: table.turn,
            phase: match table.phase {
                Phase::Reveal(Then::Turn) => PhaseForm::RevealForTurn,
                Phase::Reveal(Then::Claims) => PhaseForm::RevealForClaims,
                Phase::Draw => PhaseForm::Draw,
                Phase::Lay(face) => PhaseForm::Lay(name(face)),
                Phase::Settle => PhaseForm::Settle,
                Phase::Claim(seat) => PhaseForm::Claim(seat),
                Phase::Load => PhaseForm::Load,
                Phase::Over => PhaseForm::Over,
            },
            tiles: board.tiles().map(tile).collect(),
            covered: covered.map(spot).collect(),
            latest: match table.latest {
                Latest::Nothing => LatestForm::Nothing,
                Latest::Placed(post) => LatestForm::Placed(spot(post)),
                Latest::TakenBack(post) => LatestForm::TakenBack(spot(post)),
            },
            seats: Seat::all(table.seats())
                .map(|seat| SeatForm {
                    goods: table.goods[seat],
                    islanders: table.crews[seat].posts().iter().copied().map(spot).collect(),
                    ships: table.taken(seat).collect(),
                    claims: table.claims[seat],
                })
                .collect(),
            row: table.row(),
            pile: table.pile().collect(),
            bag: table.bag().map(|(face, count)| (name(face), count)).collect(),
            aside: table.aside().map(|(face, count)| (name(face), count)).collect(),
        }
    }

    /// The table that is written here.
    fn set_up(&self) -> Result<Table, Misspelt> {
        let edition = self.options.edition;
        let seats = self.options.seats;
        expect(
            SouthSeas::SEATS.contains(&seats) && self.seats.len() == usize::from(seats),
            "two to five seats",
        )?;
        expect(self.turn.0 < seats, "a turn of somebody at the table")?;
        let mut table = Table::new(&self.options);
        self.count_tiles(&mut table, edition)?;
        self.count_ships(&mut table, edition)?;
        self.lay_tiles(&mut table.board)?;
        table.turn = self.turn;
        for (seat, form) in Seat::all(seats).zip(&self.seats) {
            form.seat_down(&mut table, seat)?;
        }
        for covered in &self.covered {
            cover(&mut table.board, *covered)?;
        }
        table.latest = match self.latest {
            LatestForm::Nothing => Latest::Nothing,
            LatestForm::Placed(form) => Latest::Placed(find(&table.board, form)?),
            LatestForm::TakenBack(form) => Latest::TakenBack(find(&table.board, form)?),
        };
        table.phase = self.phase(edition)?;
        expect(table.phase_is_sound(), "a question that can be asked here")?;
        Ok(table)
    }

    fn lay_tiles(&self, board: &mut Board) -> Result<(), Misspelt> {
        let edition = board.edition();
        let (start, rest) = self.tiles.split_first().ok_or(Misspelt { expected: "the start tile first" })?;
        let starts = start.cell == Cell::START && start.turns == Turns::default();
        expect(starts && edition.face_named(start.face) == Some(edition.start()), "the start tile first")?;
        for tile in rest {
            let face = edition.face_named(tile.face).ok_or(Misspelt { expected: "tiles of this edition" })?;
            let demand = board.demand(tile.cell).ok_or(Misspelt { expected: "tiles beside tiles" })?;
            let fits = edition.face(face).fits(demand) >> tile.turns.count() & 1 != 0;
            expect(fits, "tiles with edges that match")?;
            board.lay(tile.cell, face, tile.turns);
        }
        Ok(())
    }

    /// Fills bag and box, and expects each tile of the game to be somewhere. It comes before any is laid: the
    /// board has room for those of the game and no more.
    fn count_tiles(&self, table: &mut Table, edition: Edition<Archipelago>) -> Result<(), Misspelt> {
        let no_tile = Misspelt { expected: "tiles of this edition" };
        let in_hand = match self.phase {
            PhaseForm::Lay(name) => Some(name),
            _ => None,
        };
        let mut faces = [0u32; TILES];
        for name in self.tiles.iter().map(|tile| tile.face).chain(in_hand) {
            faces[edition.face_named(name).ok_or(no_tile)?.index()] += 1;
        }
        (table.bag, table.aside) = ([0; TILES], [0; TILES]);
        for (form, counts) in [(&self.bag, &mut table.bag), (&self.aside, &mut table.aside)] {
            for (&name, &count) in form {
                let face = edition.face_named(name).ok_or(no_tile)?.index();
                faces[face] += u32::from(count);
                counts[face] = count;
            }
        }
        let complete = edition.faces().all(|(id, face)| faces[id.index()] == u32::from(face.count));
        expect(complete, "each tile once")?;
        table.left = table.bag.iter().sum();
        Ok(())
    }

    /// Fills row and pile, and expects each ship of the game to be somewhere.
    fn count_ships(&self, table: &mut Table, edition: Edition<Archipelago>) -> Result<(), Misspelt> {
        let id =
            |ship| edition.ship_index(ship).ok_or(Misspelt { expected: "ships of this edition" }).map(ShipId);
        let mut ships = [0u32; SHIPS];
        for (open, place) in self.row.iter().zip(&mut table.row) {
            if let Some(ship) = *open {
                *place = Some(id(ship)?);
                ships[id(ship)?.index()] += 1;
            }
        }
        table.pile = [0; SHIPS];
        let stacks = self.seats.iter().map(|seat| &seat.ships).zip(table.taken.as_mut_slice());
        for (form, counts) in stacks.chain([(&self.pile, &mut table.pile)]) {
            for (&ship, &count) in form {
                counts[id(ship)?.index()] = count;
                ships[id(ship)?.index()] += u32::from(count);
            }
        }
        let complete =
            edition.ships().iter().zip(ships).all(|(&(_, count), found)| u32::from(count) == found);
        expect(complete, "each ship once")
    }

    fn phase(&self, edition: Edition<Archipelago>) -> Result<Phase, Misspelt> {
        Ok(match self.phase {
            PhaseForm::RevealForTurn => Phase::Reveal(Then::Turn),
            PhaseForm::RevealForClaims => Phase::Reveal(Then::Claims),
            PhaseForm::Draw => Phase::Draw,
            PhaseForm::Lay(name) => {
                Phase::Lay(edition.face_named(name).ok_or(Misspelt { expected: "tiles of this edition" })?)
            }
            PhaseForm::Settle => Phase::Settle,
            PhaseForm::Claim(seat) => Phase::Claim(seat),
            PhaseForm::Load => Phase::Load,
            PhaseForm::Over => Phase::Over,
        })
    }
}

impl SeatForm {
    /// Gives a seat what is written here.
    fn seat_down(&self, table: &mut Table, seat: Seat) -> Result<(), Misspelt> {
        let Goods { bananas, shells, fish } = self.goods;
        expect(
            [bananas, shells, fish].iter().all(|&count| count <= MOST_GOODS),
            "goods that can be gathered",
        )?;
        table.goods[seat] = self.goods;
        expect(usize::from(self.claims) <= ISLANDERS, "no more markets than islanders")?;
        table.claims[seat] = self.claims;
        expect(self.islanders.len() <= ISLANDERS, "no more islanders than there are")?;
        for &islander in &self.islanders {
            let post = find(&table.board, islander)?;
            let free = table.islanders().all(|(_, other)| other.tile != post.tile);
            let in_order = table.crews[seat].posts().iter().all(|other| other.tile < post.tile);
            expect(free && in_order, "islanders in the order of their tiles, one on a tile")?;
            table.enlist(seat, post);
        }
        Ok(())
    }
}

fn expect(met: bool, expected: &'static str) -> Result<(), Misspelt> {
    if met { Ok(()) } else { Err(Misspelt { expected }) }
}

/// The place that is written here.
fn find(board: &Board, form: SpotForm) -> Result<Post, Misspelt> {
    let missing = Misspelt { expected: "spots that are on the table" };
    let tile = board.tile_at(form.cell).ok_or(missing)?;
    if form.spot.kind() == Kind::Market {
        return if board.facing(tile).market() { Ok(Post::on_market(tile)) } else { Err(missing) };
    }
    board.region_at(tile, form.spot).map(|region| Post::on_region(tile, region)).ok_or(missing)
}

fn cover(board: &mut Board, form: SpotForm) -> Result<(), Misspelt> {
    let post = find(board, form)?;
    let region = post.region().filter(|&region| {
        let part = board.facing(post.tile).regions()[region];
        part.kind == Kind::Sea && part.icons > 0 && !board.is_covered(post.tile, region)
    });
    board.cover(post.tile, region.ok_or(Misspelt { expected: "fish under each token" })?);
    Ok(())
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TableForm::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Table, D::Error> {
        TableForm::deserialize(deserializer)?.set_up().map_err(serde::de::Error::custom)
    }
}
