//! How a body runs through the cells of a dragon.

use std::cmp::Reverse;

use crate::{HeadAt, Outline, outline::Step};

impl Outline {
    /// RULES §5.2, ruling 5: the cells that the body runs through, the head's first, as rows down and columns to the
    /// right of the dragon's first cell. It is the longest way, the straighter the better; if nobody has said where
    /// the head is, of its two ends the first in reading order. Other cells lie beside it.
    pub fn body(&self, head_at: HeadAt) -> Vec<Step> {
        let cells: Vec<Step> = self.steps().collect();
        let chosen = head_at.chosen().filter(|&part| usize::from(part) <= cells.len());
        let mut best = Vec::new();
        for (part, &head) in (1..).zip(&cells) {
            if chosen.is_none_or(|chosen| chosen == part) {
                walk(&cells, &mut vec![head], &mut best);
            }
        }
        best
    }
}

/// Tries every way on from the end of `path`.
fn walk(cells: &[Step], path: &mut Vec<Step>, best: &mut Vec<Step>) {
    let rank = |path: &[Step]| (path.len(), Reverse(bends(path)));
    if best.is_empty() || rank(path) > rank(best) {
        best.clone_from(path);
    }
    let end = path[path.len() - 1];
    for &next in cells.iter().filter(|&&next| beside(end, next)) {
        if !path.contains(&next) {
            path.push(next);
            walk(cells, path, best);
            path.pop();
        }
    }
}

fn bends(path: &[Step]) -> usize {
    let way = |from: Step, to: Step| (to.0 - from.0, to.1 - from.1);
    path.windows(3).filter(|part| way(part[0], part[1]) != way(part[1], part[2])).count()
}

fn beside(one: Step, other: Step) -> bool {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pose, Shape};

    fn body(shape: Shape) -> Vec<Step> {
        shape.outline(Pose::default()).unwrap().body(HeadAt::ANYWHERE)
    }

    #[test]
    fn a_body_runs_from_cell_to_cell_and_begins_where_it_is_told() {
        for outline in Shape::ALL.iter().flat_map(|shape| shape.outlines()) {
            for part in 0..=outline.steps().count() as u8 {
                let body = outline.body(HeadAt::part(part));
                assert!(part == 0 || outline.steps().nth(usize::from(part) - 1) == Some(body[0]));
                assert!(body.len() >= if part == 0 { 3 } else { 2 });
                assert!(body.windows(2).all(|pair| beside(pair[0], pair[1])));
            }
        }
    }

    #[test]
    fn the_head_is_at_an_end_even_where_the_first_cell_is_a_bend() {
        // Drawn as `XX/X.`: the first cell is the bend, the head is at the end beside it.
        assert_eq!(body(Shape::V3)[0], (0, 1));
        // A cross runs straight through.
        assert_eq!(bends(&body(Shape::X5)), 0);
    }
}
