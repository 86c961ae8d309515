//! The components: board, piles, divers, pontoons, clans. Read from `edition.toml` or a file like it.

use serde::Deserialize;
use tidetable_kernel::{Components, Fault};

use crate::{
    cell::{COLUMNS, Cell, CellSet, ROWS},
    clan::{Clan, Power},
    diver::Divers,
    edge::Edges,
    tally::Tally,
};

/// The most farms a board may have; the rules ask for no particular number.
pub const MOST_FARMS: usize = 16;

/// The components of Perladöra.
#[derive(Debug)]
pub struct Lagoon {
    /// The cells that hold pearls and no diver.
    pub farms: CellSet,
    /// The piles of pearls, one for each farm, the smallest first.
    pub piles: Vec<u8>,
    /// How many pontoons there are.
    pub pontoons: u8,
    divers: [Divers; 3],
    clans: [ClanFile; 4],
}

impl Lagoon {
    /// RULES §3.2: the divers every player starts with.
    #[inline]
    pub fn divers(&self, seats: u8) -> Divers {
        self.divers[usize::from(seats) - 2]
    }

    /// What a clan's tokens do.
    #[inline]
    pub fn power(&self, clan: Clan) -> Power {
        self.clans[clan as usize].power
    }

    /// How many power tokens a clan has.
    #[inline]
    pub fn tokens(&self, clan: Clan) -> u8 {
        self.clans[clan as usize].tokens
    }
}

/// The shape of `edition.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LagoonFile {
    pontoons: u8,
    piles: Vec<u8>,
    board: Vec<String>,
    divers: DiversFile,
    clans: ClansFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiversFile {
    two_players: Divers,
    three_players: Divers,
    four_players: Divers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClansFile {
    coral: ClanFile,
    shell: ClanFile,
    mountain: ClanFile,
    sand: ClanFile,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct ClanFile {
    power: Power,
    tokens: u8,
}

impl Components for Lagoon {
    const STANDARD: &'static str = include_str!("../edition.toml");
    const PRESSED: &'static str = include_str!(concat!(env!("OUT_DIR"), "/edition.json"));
    type File = LagoonFile;

    fn build(file: LagoonFile) -> Result<Lagoon, Fault> {
        let farms = farms(&file.board)?;
        let DiversFile { two_players, three_players, four_players } = file.divers;
        check_divers("divers.two_players", two_players)?;
        check_divers("divers.three_players", three_players)?;
        check_divers("divers.four_players", four_players)?;
        if u32::from(file.pontoons) > Edges::ALL.len() {
            let problem = format!("{} do not fit on {} lines", file.pontoons, Edges::ALL.len());
            return Err(Fault::new("pontoons", problem));
        }
        let ClansFile { coral, shell, mountain, sand } = file.clans;
        let clans = [coral, shell, mountain, sand];
        check_clans(&clans)?;
        Ok(Lagoon {
            piles: piles(file.piles, farms)?,
            farms,
            pontoons: file.pontoons,
            divers: [two_players, three_players, four_players],
            clans,
        })
    }
}

fn farms(rows: &[String]) -> Result<CellSet, Fault> {
    if rows.len() != usize::from(ROWS) {
        return Err(Fault::new("board", format!("{ROWS} rows are needed, not {}", rows.len())));
    }
    let mut farms = CellSet::NONE;
    for (row, text) in (0..ROWS).zip(rows) {
        let place = || format!("board, row {}", row + 1);
        let symbols: Vec<char> = text.chars().filter(|symbol| !symbol.is_whitespace()).collect();
        if symbols.len() != usize::from(COLUMNS) {
            return Err(Fault::new(place(), format!("{COLUMNS} cells are needed, not {}", symbols.len())));
        }
        for (column, symbol) in (0..COLUMNS).zip(symbols) {
            match (symbol, Cell::at(column, row)) {
                ('F', Some(cell)) => farms = farms.with(cell),
                ('.', _) => (),
                _ => return Err(Fault::new(place(), format!("`{symbol}` is neither F nor a dot"))),
            }
        }
    }
    match farms.len() as usize {
        1..=MOST_FARMS => Ok(farms),
        count => Err(Fault::new("board", format!("1 to {MOST_FARMS} farms are needed, not {count}"))),
    }
}

fn piles(mut piles: Vec<u8>, farms: CellSet) -> Result<Vec<u8>, Fault> {
    if piles.len() != farms.len() as usize {
        let problem = format!("{} piles for {} farms", piles.len(), farms.len());
        return Err(Fault::new("piles", problem));
    }
    let most = Tally::<4>::MOST;
    if let Some(pile) = piles.iter().find(|&pile| !(1..=most).contains(pile)) {
        return Err(Fault::new("piles", format!("a pile has 1 to {most} pearls, not {pile}")));
    }
    piles.sort_unstable();
    Ok(piles)
}

fn check_divers(place: &str, divers: Divers) -> Result<(), Fault> {
    match divers.count() {
        1..=40 => Ok(()),
        count => Err(Fault::new(place, format!("1 to 40 divers are needed, not {count}"))),
    }
}

/// Necklaces of all clans may end up on one diver, and that is as many as a cell can count.
fn check_clans(clans: &[ClanFile; 4]) -> Result<(), Fault> {
    let most = Tally::<2>::MOST;
    let necklaces = clans.iter().filter(|clan| clan.power == Power::Necklace);
    let necklaces: u32 = necklaces.map(|clan| u32::from(clan.tokens)).sum();
    if necklaces > u32::from(most) {
        return Err(Fault::new("clans", format!("at most {most} necklaces, not {necklaces}")));
    }
    match Clan::ALL.into_iter().zip(clans).find(|(_, clan)| clan.tokens > 9) {
        Some((name, clan)) => {
            Err(Fault::new(format!("clans.{name}"), format!("at most 9 tokens, not {}", clan.tokens)))
        }
        None => Ok(()),
    }
}
