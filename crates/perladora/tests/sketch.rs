//! The position in plain characters.

use tidetable_kernel::View as _;
use tidetable_perladora::{Action, Clan};

use crate::kit::{A, B, advanced, base, draw, play, seen_by};

const DRAWING: &str = "
    A5 .. .. ** .. .. .. b4
    .. ** .. .. .. ** .. **
    .. .. .. .. .. .. .. ..
    -- --
    ** b1|.. .. ** .. .. ..
    a2 b3|** .. .. .. ** ..
";

#[test]
fn a_sketch_shows_all_that_the_viewer_may_know() {
    let clans = [Clan::Shell, Clan::Sand];
    let game = draw(advanced(2), DRAWING).clans(&clans).adorned(B, "A5", 2).reinforced("B5").game();
    let expected = "     A      B      C      D      E      F      G      H
  +------+------+------+------+------+------+------+------+
1 | 1!5                   *3                          2?  |
  +      +      +      +      +      +      +      +      +
2 |         *4                          *4            *5  |
  +      +      +      +      +      +      +      +      +
3 |                                                       |
  +------+------+      +      +      +      +      +      +
4 |  *5     2?  |                *6                       |
  +      +      +      +      +      +      +      +      +
5 |1:2--   2?+  |  *6                          *7         |
  +------+------+------+------+------+------+------+------+
> 1 [1x10 2x2 3x1 4x1] shell +
  2 [?x13] sand
| 31
";
    let sketch = seen_by(&game, A).sketch();
    assert_eq!(sketch, expected, "\n{sketch}");
}

#[test]
fn lines_where_no_pontoon_may_lie_are_dotted() {
    let game = draw(base(2), &DRAWING.replace("** b1|..", "**|b1|..").replace("A5", "a5")).game();
    let sketch = seen_by(&game, B).sketch();
    assert!(sketch.contains("\n  +......+......+      +"), "\n{sketch}");
    assert!(sketch.contains("\n5 |  1?  : 2:3  |  *6"), "\n{sketch}");
}

#[test]
fn in_the_end_a_sketch_shows_the_pearls_of_everybody() {
    let mut game = draw(base(4), &DRAWING.replace("A5", "a4")).game();
    for _ in 0..4 {
        play(&mut game, Action::Pass);
    }
    let sketch = seen_by(&game, A).sketch();
    let lines: Vec<_> = sketch.lines().skip(12).collect();
    let passed = [
        "x 1 [1x5 3x1] = *17",
        "x 2 [1x4 2x1] = *22",
        "x 3 [1x5 2x1 3x1 4x1] = *17",
        "x 4 [1x5 2x1 3x1 4x1] = *22",
    ];
    assert_eq!(lines[..4], passed, "\n{sketch}");
    assert_eq!(lines[4], "| 31  1+3 2+4");
    assert!(sketch.lines().all(|line| line.chars().count() <= 100));
}
