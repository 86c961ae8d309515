//! The position in plain characters.

use tidetable_kernel::{Dice, Game, Seat, View as _, Viewer};
use tidetable_sea_dragons::{Action, SeaDragons, Shape};

use crate::kit::{A, B, Scene, mission, play};
use crate::reference::step;

#[test]
fn a_sketch_shows_all_that_the_viewer_may_know() {
    let scene =
        Scene::new(2).dragons(A, &["G6 G7 F7"]).dragons(B, &["E7 E6 D7 D8 E8"]).coins(A, 12).ships(A, "GGV");
    let scene = scene.corals(A, "hidden-starfish gold").corals(B, "any").hand(A, &[Shape::L4, Shape::I3]);
    let scene = scene.completed(A, &[mission("GVR", 8)]).buried(B, "any").open_hand(B, &[Shape::T5]);
    let row = [mission("GB", 5), mission("VR", 5), mission("GG", 6), mission("VV", 6)];
    let mut game = scene.row(&row).game();
    play(&mut game, Action::Play { card: Shape::L4 });
    let sketch = game.view(Viewer::Seat(A)).sketch();
    let expected =
        "    A B C D E F G H I J K L M N O    >1 ^14 $12  GGV      !1=8   *2:hidden-starfish,gold L4 I3
  1 @ . . . . V * ~ R @ . . @ . $     2 ^14 $4            !0=0   *1 [T5]
  2 * . @ $ B . @ ~ $ . * G $ V .
  3 R @ . B @ . $ ~ . @ G . . . @    3  I3=XXX I3=XXX +23 -0
  4 . V . @ . . R ~ * B . . * G .    4  I4=XXXX I4=XXXX +33 -0
  5 @ . V R . $ @ ~ @ . B . . . G    5  F5=.XX/XX./.X. I5=XXXXX +15 -0
  6 . $ . * 2'V 1'# . R @ $ . @ .    !  GB=5 VR=5 GG=6 VV=6 +29
  7 B G @ 2 2 1 1 # V $ . @ R . @    *  +21 2:?
  8 ~ ~ ~ 2 2 # # # # # ~ ~ ~ ~ ~
  9 B . $ . . . . # . . . . G . .    starfish @9  1:1/3 2:1/3 1:+1
 10 * . V @ R $ . # . B $ G . @ *    seahorse @9
 11 @ $ . V . @ R ~ B . . @ . G .    shell    @9
 12 . V . . $ R * ~ $ B @ $ @ . G    octopus  @9
 13 . @ V . @ R . ~ . @ B * V @ .     I3=XXX
 14 R $ * @ . . @ ~ . . . G . . @    >L4=XXX/X..
 15 . @ . . @ . G ~ $ . @ $ @ G *
";
    assert_eq!(sketch, expected, "\n{sketch}");
}

#[test]
fn a_sketch_is_at_most_a_hundred_columns_wide() {
    for seats in SeaDragons::SEATS {
        for seed in 0..5 {
            let mut game = SeaDragons::new(&crate::kit::options(seats)).unwrap();
            let mut dice = Dice::seeded(seed);
            while step(&mut game, &mut dice, &mut ()) {
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public, Viewer::Judge]) {
                    let sketch = game.view(viewer).sketch();
                    assert!(sketch.lines().all(|line| line.chars().count() <= 100), "{sketch}");
                }
            }
        }
    }
}
