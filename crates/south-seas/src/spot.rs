//! What an islander can stand on: a bridge, an island, a sea or a market of one tile.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    cell::{Side, Turns},
    goods::Good,
    text::{Misspelt, written_as_text},
};

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Shells are gathered on it.
    Bridge,
    /// Bananas grow on it.
    Island,
    /// Fish swim in it.
    Sea,
    /// Ships call at it.
    Market,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Bridge, Kind::Island, Kind::Sea, Kind::Market];

    /// The good it yields; a market yields a ship.
    pub const fn good(self) -> Option<Good> {
        match self {
            Kind::Bridge => Some(Good::Shell),
            Kind::Island => Some(Good::Banana),
            Kind::Sea => Some(Good::Fish),
            Kind::Market => None,
        }
    }

    /// Its name in records.
    pub const fn word(self) -> &'static str {
        ["bridge", "island", "sea", "market"][self as usize]
    }
}

/// A set of half sides, clockwise `N1 N2 E1 E2 S1 S2 W1 W2`; `N1` is the western half of the north side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ports(u8);

impl Ports {
    /// None.
    pub const NONE: Ports = Ports(0);

    /// Both halves of a side.
    pub const fn side(side: Side) -> Ports {
        Ports(3 << (2 * side.index()))
    }

    /// The half side with this number, clockwise from `N1`; there are eight.
    pub const fn only(number: usize) -> Ports {
        Ports(1 << (number & 7))
    }

    /// The half sides of both sets.
    #[must_use]
    pub const fn and(self, other: Ports) -> Ports {
        Ports(self.0 | other.0)
    }

    /// Whether the two sets share a half side.
    pub const fn meets(self, other: Ports) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all half sides of `other` are members.
    pub const fn holds(self, other: Ports) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether there is no member.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers of the members, clockwise from `N1`.
    pub fn numbers(self) -> impl Iterator<Item = usize> + Clone {
        (0..8).filter(move |&number| self.meets(Ports::only(number)))
    }

    /// The sides that both halves belong to.
    pub fn sides(self) -> impl Iterator<Item = Side> + Clone {
        Side::ALL.into_iter().filter(move |&side| self.holds(Ports::side(side)))
    }

    /// Where they lie after the tile has been turned.
    #[must_use]
    pub const fn turned(self, turns: Turns) -> Ports {
        Ports(self.0.rotate_left(2 * turns.count() as u32))
    }

    /// The middle of each unbroken run of half sides as a wind, in sixteenths of the compass from the north.
    /// Empty for none and for all eight, which have no middle.
    pub fn winds(self) -> impl Iterator<Item = usize> + Clone {
        let starts = (0..8)
            .filter(move |&number| self.meets(Ports::only(number)) && !self.meets(Ports::only(number + 7)));
        // Half side 0 lies one sixteenth west of north, each next two sixteenths on; the middle of a run of
        // `length` is `length - 1` sixteenths after its first.
        starts.map(move |start| {
            let length = (0..8).take_while(|&step| self.meets(Ports::only(start + step))).count();
            (2 * start + length + 14) % 16
        })
    }
}

impl fmt::Display for Ports {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, number) in self.numbers().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{}{}", Side::ALL[number / 2].letter(), number % 2 + 1)?;
        }
        Ok(())
    }
}

impl FromStr for Ports {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<Ports, Misspelt> {
        const MISSPELT: Misspelt = Misspelt { expected: "half sides such as N1 N2 E1, each once" };
        let mut ports = Ports::NONE;
        for word in text.split(' ') {
            let &[letter, half @ (b'1' | b'2')] = word.as_bytes() else { return Err(MISSPELT) };
            let side = Side::from_letter(letter).ok_or(MISSPELT)?;
            let port = Ports::only(2 * side.index() + usize::from(half - b'1'));
            if ports.meets(port) {
                return Err(MISSPELT);
            }
            ports = ports.and(port);
        }
        Ok(ports)
    }
}

written_as_text!(Ports);

/// A part of one tile that an islander can stand on, as the tile lies: `bridge N S`, `island E`,
/// `sea N2 E1`, `market`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot {
    kind: Kind,
    ports: Ports,
}

impl Spot {
    /// The market of a tile.
    pub const MARKET: Spot = Spot { kind: Kind::Market, ports: Ports::NONE };

    /// The part of that kind which touches these half sides.
    pub(crate) const fn new(kind: Kind, ports: Ports) -> Spot {
        Spot { kind, ports }
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// The half sides it touches; bridges and islands touch whole sides.
    #[inline]
    pub const fn ports(self) -> Ports {
        self.ports
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.word())?;
        match self.kind {
            Kind::Market => Ok(()),
            Kind::Sea => write!(f, " {}", self.ports),
            Kind::Bridge | Kind::Island => {
                self.ports.sides().try_for_each(|side| write!(f, " {}", side.letter()))
            }
        }
    }
}

impl FromStr for Spot {
    type Err = Misspelt;

    fn from_str(text: &str) -> Result<Spot, Misspelt> {
        const MISSPELT: Misspelt =
            Misspelt { expected: "a spot such as bridge N S, island E, sea N2 E1 or market" };
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(MISSPELT)?;
        let ports = match kind {
            Kind::Market if text == "market" => Ports::NONE,
            Kind::Market => return Err(MISSPELT),
            Kind::Sea => rest.parse()?,
            Kind::Bridge | Kind::Island => parse_sides(rest).ok_or(MISSPELT)?,
        };
        Ok(Spot { kind, ports })
    }
}

/// Reads sides such as `N E`, each once and at least one.
pub(crate) fn parse_sides(text: &str) -> Option<Ports> {
    text.split(' ').try_fold(Ports::NONE, |ports, word| {
        let &[letter] = word.as_bytes() else { return None };
        let side = Ports::side(Side::from_letter(letter)?);
        if ports.meets(side) { None } else { Some(ports.and(side)) }
    })
}

written_as_text!(Spot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_written_as_they_lie() {
        for text in ["market", "bridge N S", "island E", "sea N2 E1", "sea N1 N2 E1 E2 S1 S2 W1 W2"] {
            assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
        }
        for rubbish in [
            "",
            "market N",
            "market ",
            "bridge",
            "bridge ",
            "bridge N N",
            "sea",
            "sea N3",
            "sea N1 N1",
            "reef N",
        ] {
            assert!(rubbish.parse::<Spot>().is_err(), "{rubbish}");
        }
    }

    #[test]
    fn a_run_of_half_sides_has_a_wind_in_its_middle() {
        let winds = |text: &str| text.parse::<Ports>().unwrap().winds().collect::<Vec<_>>();
        assert_eq!(winds("N1 N2"), [0], "north");
        assert_eq!(winds("N2 E1"), [2], "north-east");
        assert_eq!(winds("E1"), [3], "east-north-east");
        assert_eq!(winds("N1 W2"), [14], "north-west");
        assert_eq!(winds("N1 S2 W1 W2"), [12], "west");
        assert_eq!(winds("E1 E2 W1 W2"), [4, 12], "east and west");
        assert_eq!(winds("N1 N2 E1 W2"), [0], "north, round both corners");
        assert_eq!(winds("N1 N2 E1 E2 S1 S2 W1 W2"), [0; 0]);
    }

    #[test]
    fn ports_turn_with_their_tile() {
        let ports: Ports = "W2 N1".parse().unwrap();
        assert_eq!(ports.turned(Turns::ALL[1]).to_string(), "N2 E1");
        assert_eq!(ports.turned(Turns::ALL[2]).turned(Turns::ALL[2]), ports);
    }
}
