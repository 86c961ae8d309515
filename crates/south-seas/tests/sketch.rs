//! RULES §13: the board in plain characters.

use tidetable_kernel::{Awaiting, Dice, Game, View as _, Viewer};
use tidetable_south_seas::{Options, SouthSeas};

use crate::kit::{A, B, goods, scene};

#[test]
fn section_13_a_position_is_drawn_with_everything_needed_to_play() {
    let game = scene(2, "N1 I8 1, E1 M3 1, S1 I1 2")
        .islander(A, "N1 island N S")
        .islander(A, "E1 market")
        .islander(B, "S1 sea N1 N2 E1 E2 W1 W2")
        .covered("0 sea E2 S1 S2 W1")
        .goods(B, goods(1, 12, 0))
        .ships(A, "bssf/5 bf/2")
        .lay("B2");
    let expected = "
      W1      0     E1     E2

 N2           +

           ~~#2A~~
 N1    +   ~~###~~   +
           ~~###~~
           ~~#1#~~f~~~~~~
  0    +   =====1==1=MA~~   +
           ~~~~~-~~~~~~~~
           FB~~~~~
 S1    +   ~~~~~~~   +
           ~~#1#~~

 S2           +

B2     0        1        2        3
    F~~1~~~  F~~~~~~  ~~~1~F~  ~~~~~~~
    ~~~|~~~  =====1=  ~~~|~~~  =====1=
    ~~~|~~~  ~~~~~~~  ~~~|~~~  ~~~~~F~
[bbsf/5] [bbs/3] [AAAA/3] [*****/4] +18  # 68
> 1 A oo   b0 s0 f0      7 bf/2 bssf/5
  2 B ooo  b1 s12 f0     0
market    /5  A: E1
island  3 /1  A: 0 N1
sea     3 /12 B: 0 E1 S1
";
    assert_eq!(format!("\n{}", game.view(Viewer::Public).sketch()), expected);
}

#[test]
fn section_13_no_line_is_wider_than_a_terminal() {
    for seed in 0..20 {
        let mut game = SouthSeas::new(&Options { seats: 5, ..Options::default() }).expect("five may play");
        let mut dice = Dice::seeded(seed);
        loop {
            match game.awaiting() {
                Awaiting::Nobody => break,
                Awaiting::Chance => {
                    let chance = game.sample_chance(&mut dice, &mut Vec::new());
                    game.resolve(&chance, &mut ());
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let action = game.sample_action(seat, &mut dice, &mut Vec::new());
                    game.apply(seat, &action, &mut ());
                }
            }
            let sketch = game.view(Viewer::Public).sketch();
            let widest = sketch.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(100), "{widest:?}\n{sketch}");
        }
    }
}
