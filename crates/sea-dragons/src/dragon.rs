//! A dragon in the sea.

use serde::{Deserialize, Serialize};
use tidetable_kernel::Seat;

use crate::{Cell, Cells, HeadAt, Pose, Shape};

/// A dragon in the sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Parts", into = "Parts")]
pub struct Dragon {
    /// Whose it is.
    pub seat: Seat,
    /// Its shape.
    pub card: Shape,
    /// Where its first cell in reading order is.
    pub head: Cell,
    /// Its pose, and above it which part has the head: a position is copied by the million, and holds many dragons.
    lie: u8,
}

/// The bits of the pose.
const POSE: u8 = 0b111;

impl Dragon {
    /// A dragon that lies so.
    pub const fn new(seat: Seat, card: Shape, pose: Pose, head: Cell, head_at: HeadAt) -> Dragon {
        let part = match head_at.chosen() {
            Some(part) => part,
            None => 0,
        };
        Dragon { seat, card, head, lie: pose.number() | part << POSE.count_ones() }
    }

    /// How it lies.
    pub const fn pose(&self) -> Pose {
        Pose(self.lie & POSE)
    }

    /// Which part has the head.
    pub const fn head_at(&self) -> HeadAt {
        HeadAt::part(self.lie >> POSE.count_ones())
    }

    /// The cells it covers.
    pub fn cells(&self) -> Cells {
        self.card.outline(self.pose()).map_or(Cells::NONE, |outline| outline.lay(self.head))
    }

    /// RULES §5.2, ruling 5: the cell of its head; an end of its body where nobody has chosen.
    pub fn head_cell(&self) -> Cell {
        let outline = self.card.outline(self.pose());
        let head = outline.and_then(|outline| outline.body(self.head_at()).first().copied());
        head.and_then(|(down, right)| self.head.offset(down, right)).unwrap_or(self.head)
    }
}

/// A dragon as it is written.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Dragon", deny_unknown_fields)]
struct Parts {
    seat: Seat,
    card: Shape,
    pose: Pose,
    head: Cell,
    #[serde(default, skip_serializing_if = "HeadAt::is_anywhere")]
    head_at: HeadAt,
}

impl From<Parts> for Dragon {
    fn from(Parts { seat, card, pose, head, head_at }: Parts) -> Dragon {
        Dragon::new(seat, card, pose, head, head_at)
    }
}

impl From<Dragon> for Parts {
    fn from(dragon: Dragon) -> Parts {
        let Dragon { seat, card, head, .. } = dragon;
        Parts { seat, card, pose: dragon.pose(), head, head_at: dragon.head_at() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pose_and_head_are_kept_apart() {
        for pose in (0..8).filter_map(Pose::new) {
            for part in 0..=5 {
                let dragon = Dragon::new(Seat(3), Shape::L4, pose, Cell::default(), HeadAt::part(part));
                assert_eq!((dragon.pose(), dragon.head_at()), (pose, HeadAt::part(part)));
                let text = serde_json::to_string(&dragon).unwrap();
                assert_eq!(serde_json::from_str::<Dragon>(&text).unwrap(), dragon, "{text}");
            }
        }
    }
}
