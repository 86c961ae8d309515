//! What is to be known about the feature one points at, in a tag beside it and in words.

use std::fmt::Write;

use tidetable_kernel::{Seat, Seats};
use tidetable_south_seas::{AROUND, Kind, Spot, Table, TileId};

use super::art;
use crate::{
    pieces::emblem::{class, sign},
    words::{fill, text, with_words},
};

/// What is to be known about a feature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Summary {
    pub(super) kind: Kind,
    /// The parts it consists of; a market is a part without a number.
    pub(super) parts: Vec<(TileId, Option<usize>)>,
    /// How many goods it yields, or how many neighbours a market has.
    pub(super) count: u32,
    /// In how many places it is open, or how many neighbours a market lacks.
    pub(super) open: u32,
    /// Who stands on it, with how many.
    pub(super) present: Vec<(Seat, u8)>,
    /// Who would gain.
    pub(super) leaders: Seats,
}

impl Summary {
    /// The feature at a spot of a tile.
    pub(super) fn of(table: &Table, tile: TileId, spot: Spot) -> Option<Summary> {
        let board = table.board();
        if spot.kind() == Kind::Market {
            return Some(Summary::of_market(table, tile));
        }
        let feature = board.feature_at(tile, spot)?;
        let present = table.islanders_on(feature);
        Some(Summary {
            kind: spot.kind(),
            parts: board.parts(feature).map(|(tile, region)| (tile, Some(region))).collect(),
            count: board.icons(feature).into(),
            open: board.open_places(feature),
            present: present
                .iter()
                .filter(|&(_, &count)| count > 0)
                .map(|(seat, &count)| (seat, count))
                .collect(),
            leaders: table.leaders(feature),
        })
    }

    fn of_market(table: &Table, tile: TileId) -> Summary {
        let merchant = table.islanders().find(|(_, post)| post.tile == tile && post.region().is_none());
        let neighbours = table.board().neighbours(table.board().cell(tile));
        Summary {
            kind: Kind::Market,
            parts: vec![(tile, None)],
            count: neighbours as u32,
            open: (AROUND - neighbours) as u32,
            present: merchant.map(|(seat, _)| (seat, 1)).into_iter().collect(),
            leaders: merchant.map(|(seat, _)| seat).into_iter().collect(),
        }
    }

    /// A line about it.
    pub(super) fn words(&self, name: &dyn Fn(Seat) -> String) -> String {
        let count = i64::from(self.count);
        let head = match self.kind {
            Kind::Bridge => fill("app-south-seas-bridge", &[("count", count.into())]),
            Kind::Island => fill("app-south-seas-island", &[("count", count.into())]),
            Kind::Sea => fill("app-south-seas-sea", &[("count", count.into())]),
            Kind::Market => fill("app-south-seas-market", &[("count", count.into())]),
        };
        let open = match self.kind {
            Kind::Market => None,
            _ => Some(fill("app-south-seas-open", &[("count", i64::from(self.open).into())])),
        };
        let crew = |&(seat, count): &(Seat, u8)| {
            fill("app-south-seas-crew", &[("name", name(seat).into()), ("count", i64::from(count).into())])
        };
        let crews: Vec<String> = self.present.iter().map(crew).collect();
        let who = match &crews[..] {
            [] => text("app-south-seas-free"),
            _ => with_words(|words| words.list(&crews)),
        };
        let leaders: Vec<String> = self.leaders.iter().map(name).collect();
        let leads = (self.present.len() > 1).then(|| {
            let names = with_words(|words| words.list(&leaders));
            fill("app-south-seas-leads", &[("names", names.into()), ("count", (leaders.len() as i64).into())])
        });
        [Some(head), open, Some(who), leads].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The same in pictures, one unit being a pixel, standing on the origin.
    pub(super) fn tag(&self) -> String {
        let mut art = String::new();
        let mut x = 12.0;
        match self.kind.good() {
            Some(good) => {
                write!(art, r#"<g transform="translate({} 0)">{}</g>"#, x + 7.0, art::picture(good))
                    .expect(MEMORY);
                x += 19.0;
                x += number(&mut art, x, &self.count.to_string());
            }
            None => x += number(&mut art, x, &format!("{}/{AROUND}", self.count)),
        }
        if self.kind != Kind::Market {
            x += 6.0;
            if self.open == 0 {
                write!(art, r#"<path class="seas-tag-done" d="M{x} 0l4 4.5 7.5 -9"/>"#).expect(MEMORY);
                x += 14.0;
            } else {
                write!(art, r#"<circle class="seas-tag-open" cx="{}" r="5"/>"#, x + 5.0).expect(MEMORY);
                x += 14.0;
                x += number(&mut art, x, &self.open.to_string());
            }
        }
        for &(seat, count) in &self.present {
            x += 8.0;
            let crown = self.leaders.contains(seat);
            write!(art, r#"<g class="{}" transform="translate({} 0)">{}<circle class="badge-ground" r="8.5"/><g class="sign" transform="translate(-6 -6) scale(.5)">{}</g></g>"#,
                class(seat), x + 8.5, if crown { r#"<circle class="seas-tag-leads" r="11"/>"# } else { "" }, sign(seat))
                .expect(MEMORY);
            x += 20.0;
            x += number(&mut art, x, &format!("×{count}"));
        }
        let width = x + 10.0;
        format!(
            r#"<g transform="translate({:.1} -24)"><rect class="seas-tag-ground" y="-15" width="{width:.1}" height="30" rx="15"/>{art}</g>"#,
            -width / 2.0
        )
    }
}

const MEMORY: &str = "memory takes every letter";

/// Writes a number and says how wide it is.
fn number(art: &mut String, x: f64, text: &str) -> f64 {
    write!(art, r#"<text x="{x:.1}" y="5">{text}</text>"#).expect(MEMORY);
    text.chars().count() as f64 * 8.6
}
