//! Where the dragon in hand comes to lie: under the pointer, turned and mirrored.

use tidetable_kernel::Seat;
use tidetable_sea_dragons::{Action, Cell, Cells, HeadAt, Pose, SIDE, Shape, Table};

/// A dragon that could be laid, or is wished for in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lay {
    pub(super) card: Shape,
    pub(super) pose: Pose,
    pub(super) head: Cell,
    /// Whether the rules allow it.
    pub(super) legal: bool,
}

impl Lay {
    /// The cells it would cover.
    pub(super) fn cells(self) -> Cells {
        self.card.outline(self.pose).and_then(|outline| outline.at(self.head)).unwrap_or_default()
    }

    /// The answer that lays it.
    pub(super) const fn action(self) -> Action {
        self.action_with(HeadAt::ANYWHERE)
    }

    /// The same answer with the head where it is wished for.
    pub(super) const fn action_with(self, head_at: HeadAt) -> Action {
        Action::Place { card: self.card, head: self.head, pose: self.pose, head_at }
    }
}

/// Every place for the dragon of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Places {
    pub(super) card: Shape,
    /// Where the head can lie, pose by pose.
    heads: [Cells; 8],
}

impl Places {
    /// The places among the legal answers.
    pub(super) fn among(legal: &[Action]) -> Option<Places> {
        let mut found = None;
        for action in legal {
            if let Action::Place { card, head, pose, .. } = *action {
                let places = found.get_or_insert(Places { card, heads: [Cells::NONE; 8] });
                places.heads[usize::from(pose.number())] |= Cells::only(head);
            }
        }
        found
    }

    /// The places that a card of the hand would have.
    pub(super) fn of(table: &Table, seat: Seat, card: Shape) -> Places {
        let mut places = Places { card, heads: [Cells::NONE; 8] };
        for (pose, heads) in table.heads(seat, card) {
            places.heads[usize::from(pose.number())] = heads;
        }
        places
    }

    /// How many there are.
    pub(super) fn count(&self) -> u32 {
        self.heads.iter().map(|heads| heads.len()).sum()
    }

    /// Some place, in the first pose that has one.
    pub(super) fn first(&self) -> Option<Lay> {
        self.card.poses().find_map(|pose| {
            let head = self.heads[usize::from(pose.number())].first()?;
            Some(Lay { card: self.card, pose, head, legal: true })
        })
    }

    fn allows(&self, pose: Pose, head: Cell) -> bool {
        self.heads[usize::from(pose.number())].contains(head)
    }

    /// The cells that a dragon in this pose can cover.
    pub(super) fn reach(&self, pose: Pose) -> Cells {
        let Some(outline) = self.card.outline(pose) else { return Cells::NONE };
        let heads = self.heads[usize::from(pose.number())].into_iter();
        heads.filter_map(|head| outline.at(head)).fold(Cells::NONE, |all, cells| all | cells)
    }

    /// The cells that a dragon in any pose can cover.
    pub(super) fn reach_of_all(&self) -> Cells {
        self.card.poses().fold(Cells::NONE, |all, pose| all | self.reach(pose))
    }

    /// The dragon held by its middle over a cell. Where it may not lie so, it slips to the nearest place that
    /// still covers the cell; if there is none, it stays there in vain.
    pub(super) fn lay(&self, pose: Pose, at: Cell) -> Option<Lay> {
        let steps: Vec<Step> = self.card.outline(pose)?.steps().collect();
        let held = held(&steps, at)?;
        let lay = |head: Cell| Lay { card: self.card, pose, head, legal: self.allows(pose, head) };
        let distance = |head: Cell| head.row().abs_diff(held.row()) + head.column().abs_diff(held.column());
        let covering = steps.iter().filter_map(|&(rows, columns)| at.offset(-rows, -columns));
        let legal = [held].into_iter().chain(covering).filter(|&head| self.allows(pose, head));
        Some(lay(legal.min_by_key(|&head| distance(head)).unwrap_or(held)))
    }

    /// The next way to lie on a cell that the rules allow: turned further, then mirrored.
    pub(super) fn next(&self, pose: Pose, at: Cell) -> Option<Lay> {
        let card = self.card;
        let turn = |pose: &Pose| card.turned(*pose);
        let mirrored = card.mirrored(pose)?;
        let turned = std::iter::successors(Some(pose), turn).skip(1).take(3);
        let poses = turned.chain(std::iter::successors(Some(mirrored), turn).take(4));
        let mut lays = poses.filter(|&other| other != pose).filter_map(|pose| self.lay(pose, at));
        lays.find(|lay| lay.legal)
    }

    /// The cell by which a dragon that lies there is held: laying it over that cell gives it back.
    pub(super) fn grip(card: Shape, pose: Pose, head: Cell) -> Option<Cell> {
        let steps: Vec<Step> = card.outline(pose)?.steps().collect();
        let (rows, columns) = middle(&steps)?;
        head.offset(rows, columns)
    }
}

/// Rows down and columns to the right of the head.
type Step = (i8, i8);

/// The step nearest to the middle of all.
fn middle(steps: &[Step]) -> Option<Step> {
    let count = steps.len() as i32;
    let sum = |part: fn(&Step) -> i8| steps.iter().map(|step| i32::from(part(step))).sum::<i32>();
    let (rows, columns) = (sum(|step| step.0), sum(|step| step.1));
    let far = |step: &Step| {
        let (down, right) = (i32::from(step.0) * count - rows, i32::from(step.1) * count - columns);
        down * down + right * right
    };
    steps.iter().copied().min_by_key(far)
}

/// Where the head lies when the dragon is held by its middle over a cell, and no part hangs over the edge.
fn held(steps: &[Step], at: Cell) -> Option<Cell> {
    let (down, right) = middle(steps)?;
    let inside = |at: u8, step: i8, part: fn(&Step) -> i8| {
        let (least, most) = (steps.iter().map(part).min()?, steps.iter().map(part).max()?);
        let wish = i16::from(at) - i16::from(step);
        let inside = wish.clamp(-i16::from(least), i16::from(SIDE) - 1 - i16::from(most));
        u8::try_from(inside).ok()
    };
    Cell::new(inside(at.row(), down, |step| step.0)?, inside(at.column(), right, |step| step.1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    fn place(card: Shape, head: &str, pose: u8) -> Action {
        Action::Place { card, head: cell(head), pose: Pose::new(pose).unwrap(), head_at: HeadAt::ANYWHERE }
    }

    fn cells(lay: Option<Lay>) -> String {
        lay.unwrap().cells().to_string()
    }

    const FLAT: Pose = Pose::new(0).unwrap();

    #[test]
    fn places_are_read_from_the_legal_answers() {
        assert_eq!(Places::among(&[Action::Pass, Action::Cash]), None);
        let legal = [place(Shape::I3, "C4", 0), place(Shape::I3, "C4", 1), Action::Cash];
        let places = Places::among(&legal).unwrap();
        assert_eq!((places.card, places.count()), (Shape::I3, 2));
        assert_eq!(places.reach(FLAT).to_string(), "C4 D4 E4");
        assert_eq!(places.reach_of_all().len(), 5);
        assert_eq!(places.first().unwrap().action(), legal[0]);
    }

    #[test]
    fn a_dragon_is_held_by_its_middle() {
        let places = Places::among(&[place(Shape::I3, "C4", 0)]).unwrap();
        let lay = places.lay(FLAT, cell("D4")).unwrap();
        assert_eq!((lay.head, lay.legal), (cell("C4"), true));
        assert_eq!(cells(places.lay(FLAT, cell("H8"))), "G8 H8 I8");
        assert!(!places.lay(FLAT, cell("H8")).unwrap().legal);
    }

    #[test]
    fn it_slips_to_the_nearest_place_over_the_cell() {
        let places = Places::among(&[place(Shape::I3, "C4", 0), place(Shape::I3, "E4", 0)]).unwrap();
        // Held over E4 it would lie on D4 to F4: both places are one cell away, the first is taken.
        assert!(places.lay(FLAT, cell("E4")).unwrap().legal);
        assert_eq!(cells(places.lay(FLAT, cell("G4"))), "E4 F4 G4");
        assert_eq!(cells(places.lay(FLAT, cell("C4"))), "C4 D4 E4");
    }

    #[test]
    fn it_never_hangs_over_the_edge() {
        for card in Shape::ALL {
            let places = Places::among(&[Action::Place {
                card,
                head: cell("H3"),
                pose: FLAT,
                head_at: HeadAt::ANYWHERE,
            }])
            .unwrap();
            for pose in card.poses() {
                for at in Cell::all() {
                    let lay = places.lay(pose, at).unwrap();
                    assert_eq!(lay.cells().len(), u32::from(card.size().cells()), "{card:?} {pose:?} {at}");
                }
            }
        }
    }

    #[test]
    fn a_click_turns_to_the_next_pose_that_fits() {
        let legal = [place(Shape::L4, "C4", 0), place(Shape::L4, "D4", 2)];
        let places = Places::among(&legal).unwrap();
        let next = places.next(FLAT, cell("D4")).unwrap();
        assert_eq!((next.action(), next.legal), (legal[1], true));
        assert_eq!(places.next(FLAT, cell("O15")), None);
    }

    #[test]
    fn what_lies_somewhere_is_held_there() {
        for card in Shape::ALL {
            for pose in card.poses() {
                let places = Places::among(&[Action::Place {
                    card,
                    head: cell("H7"),
                    pose,
                    head_at: HeadAt::ANYWHERE,
                }])
                .unwrap();
                let grip = Places::grip(card, pose, cell("H7")).unwrap();
                assert_eq!(places.lay(pose, grip).unwrap().head, cell("H7"), "{card:?} {pose:?}");
            }
        }
    }
}
