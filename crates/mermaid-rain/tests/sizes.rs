//! What playouts and terminals rely on.

use tidetable_kernel::{Game, Viewer};
use tidetable_mermaid_rain::{Action, Chance, MermaidRain};

use crate::kit::{options, random_game};

#[test]
fn a_state_fits_into_four_kibibytes_and_an_answer_into_six_bytes() {
    assert!(size_of::<MermaidRain>() <= 4_096, "{}", size_of::<MermaidRain>());
    assert!(size_of::<Action>() <= 6, "{}", size_of::<Action>());
    assert!(size_of::<Chance>() <= 8, "{}", size_of::<Chance>());
}

#[test]
fn a_sketch_is_at_most_a_hundred_columns_wide_and_shows_everything() {
    for seats in 3..=6 {
        random_game(options(seats), 2, |game| {
            let sketch = tidetable_kernel::View::sketch(&game.view(Viewer::Judge));
            for line in sketch.lines() {
                assert!(line.chars().count() <= 100, "{line}");
            }
            for laid in game.sea().tiles() {
                assert!(sketch.contains(&laid.tile.to_string()), "{sketch}");
            }
        });
    }
}
