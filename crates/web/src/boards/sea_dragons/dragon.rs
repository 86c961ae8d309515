//! Dragons, drawn as SVG text; colours are the style sheet's.

use tidetable_kernel::Seat;
use tidetable_sea_dragons::{HeadAt, Outline, Pose, Shape};

use super::{
    chart::{CELL, Point, translate},
    spine::Spine,
};
use crate::pieces::emblem::sign;

/// Seen from above and looking east: the crown, then horns, eyes and whiskers over it.
const HEAD: &str = "M-34 -17C-24 -25 -11 -26 -3 -21C7 -15 21 -14 25 -6C27 -2 27 2 25 6C21 14 7 15 -3 21C-11 26 -24 25 -34 17Z";
const FACE: &str = r#"<path class="horn" d="M-9 -20C-16 -27 -24 -28 -29 -26C-26 -22 -21 -18 -14 -16ZM-9 20C-16 27 -24 28 -29 26C-26 22 -21 18 -14 16Z"/><path class="whisker" d="M20 -10C25 -15 26 -20 23 -25M20 10C25 15 26 20 23 25"/><path class="brow" d="M-17 -5C-8 -9 6 -8 17 -4M-17 5C-8 9 6 8 17 4"/><circle class="eye" cx="2" cy="-12" r="5.5"/><circle class="eye" cx="2" cy="12" r="5.5"/><circle class="pupil" cx="3.6" cy="-12" r="2.7"/><circle class="pupil" cx="3.6" cy="12" r="2.7"/><path class="nostril" d="M21 -3.5v.01M21 3.5v.01"/>"#;
const TAIL: &str =
    "M-34 -17C-16 -16 -3 -11 4 -5C11 -9 17 -17 27 -20C22 -10 22 10 27 20C17 17 11 9 4 5C-3 11 -16 16 -34 17Z";
const FIN: &str = "M-50 -13C-34 -10 -22 -17 -8 -21C6 -25 20 -22 26 -17C20 -13 22 -8 27 -6C20 -3 20 3 27 6C22 8 20 13 26 17C20 22 6 25 -8 21C-22 17 -34 10 -50 13Z";
const RIBS: &str = "M-36 0H18M-28 -4C-14 -7 2 -11 17 -14M-28 4C-14 7 2 11 17 14";

/// A dragon around the middle of its first cell.
pub(super) fn dragon(card: Shape, pose: Pose, head_at: HeadAt, seat: Option<Seat>) -> String {
    let Some(outline) = card.outline(pose) else { return String::new() };
    let spine = Spine::of(outline, head_at);
    let (line, (head, look), (tail, away)) = (spine.line(), spine.head(), spine.tail());
    let fin = |(at, turn): (Point, i32)| {
        part(at, turn, &format!(r#"<path class="limb" d="{FIN}"/><path class="rib" d="{RIBS}"/>"#))
    };
    let fins: String = spine.fins().map(fin).collect();
    let tail = part(tail, away, &format!(r#"<path class="limb" d="{TAIL}"/>"#));
    let skull = part(head, look, &format!(r#"<path class="limb" d="{HEAD}"/>{FACE}"#));
    let medal = seat.map(|seat| medal(spine.shoulder(), seat)).unwrap_or_default();
    format!(
        r#"<g class="shade" transform="translate(2 5)"><path class="bulk" d="{line}"/></g>{fins}{tail}<path class="bulk edge" d="{line}"/><path class="bulk flesh" d="{line}"/><path class="bulk scales" d="{line}"/><path class="crest" d="{line}"/>{skull}{medal}"#
    )
}

/// The head on the next part of the dragon, after the last on the first again.
pub(super) fn next_head(card: Shape, pose: Pose, head_at: HeadAt) -> HeadAt {
    let Some(outline) = card.outline(pose) else { return HeadAt::ANYWHERE };
    let part = Spine::of(outline, head_at).head_part(outline);
    HeadAt::part(part % card.size().cells() + 1)
}

fn part(at: Point, turn: i32, art: &str) -> String {
    format!(r#"<g transform="{} rotate({turn})">{art}</g>"#, translate(at))
}

/// The owner's sign on the shoulder.
fn medal(at: Point, seat: Seat) -> String {
    format!(
        r#"<g class="medal" transform="{}"><circle r="14.5"/><g class="sign" transform="translate(-10.8 -10.8) scale(.9)">{}</g></g>"#,
        translate(at),
        sign(seat)
    )
}

/// A glow around a dragon that has just come, around the middle of its first cell.
pub(super) fn glow(card: Shape, pose: Pose) -> String {
    let Some(outline) = card.outline(pose) else { return String::new() };
    let squares = outline.steps().map(|(rows, columns)| {
        let (x, y) = (f64::from(columns) * CELL - CELL / 2.0, f64::from(rows) * CELL - CELL / 2.0);
        format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z")
    });
    format!(r#"<path class="glow" d="{}"/>"#, squares.collect::<String>())
}

/// The window through which a shape in one pose is seen whole.
pub(super) fn window(outline: &Outline) -> String {
    let extent = |part: fn(&(i8, i8)) -> i8| {
        let parts = outline.steps().map(|step| f64::from(part(&step)));
        parts.fold((0.0_f64, 0.0_f64), |(least, most), at| (least.min(at), most.max(at)))
    };
    let ((top, bottom), (left, right)) = (extent(|step| step.0), extent(|step| step.1));
    let half = CELL / 2.0 + 4.0;
    format!(
        "{} {} {} {}",
        left * CELL - half,
        top * CELL - half,
        (right - left) * CELL + 2.0 * half,
        (bottom - top) * CELL + 2.0 * half
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dragon_has_one_head_and_its_owners_sign() {
        for card in Shape::ALL {
            for pose in card.poses() {
                let art = dragon(card, pose, HeadAt::ANYWHERE, Some(Seat(1)));
                assert_eq!(art.matches(HEAD).count(), 1, "{card:?}");
                assert_eq!(art.matches(TAIL).count(), 1, "{card:?}");
                assert!(art.contains(sign(Seat(1))));
            }
        }
        assert!(!dragon(Shape::I3, Pose::default(), HeadAt::ANYWHERE, None).contains("medal"));
    }

    #[test]
    fn the_head_goes_around_all_parts_of_the_dragon() {
        for card in Shape::ALL {
            let mut head = HeadAt::ANYWHERE;
            let mut parts = std::collections::BTreeSet::new();
            for _ in 0..card.size().cells() {
                head = next_head(card, Pose::default(), head);
                parts.insert(head);
                assert!(!dragon(card, Pose::default(), head, None).is_empty());
            }
            assert_eq!(parts.len(), usize::from(card.size().cells()), "{card:?}");
        }
    }

    #[test]
    fn a_window_shows_every_cell() {
        let flat = Shape::I5.outline(Pose::default()).unwrap();
        assert_eq!(window(flat), "-34 -34 308 68");
        let stairs = Shape::S4.outline(Pose::default()).unwrap();
        // It reaches one cell to the left of its first.
        assert_eq!(window(stairs), "-94 -34 188 128");
    }
}
