//! Simulating, counting and measuring, as programs read it.

use serde_json::Value;

use crate::kit::{games, run};

/// The object without what the clock decides.
fn timeless(mut value: Value) -> Value {
    value.as_object_mut().unwrap().remove("seconds");
    value
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    for (game, seats) in games() {
        let summary = |threads: &str| {
            let arguments =
                ["simulate", &game, "--games", "12", "--seed", "5", "--threads", threads, "--json"];
            timeless(run(&arguments).done().json())
        };
        let alone = summary("1");
        assert_eq!(alone, summary("3"));
        assert_eq!((alone["games"].as_u64(), alone["seed"].as_u64()), (Some(12), Some(5)));
        assert_eq!(alone["game"].as_str(), Some(game.as_str()));
        assert_eq!(alone["options"]["seats"].as_u64(), Some(seats));
        let rows = alone["seats"].as_array().unwrap();
        assert_eq!(rows.len() as u64, seats);
        assert!(rows.iter().all(|row| row["bot"] == "random" && row["points"]["mean"].is_number()));
        assert!(rows.iter().map(|row| row["wins"].as_u64().unwrap()).sum::<u64>() >= 12);
        assert!(alone["answers"]["least"].as_i64() <= alone["answers"]["most"].as_i64());
    }
}

#[test]
fn a_simulation_seats_the_bots_it_is_told() {
    let arguments = ["simulate", "perladora", "--games", "2", "--bots", "novice,random,random", "--json"];
    let summary = run(&arguments).done().json();
    let bots: Vec<&str> =
        summary["seats"].as_array().unwrap().iter().map(|row| row["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["novice", "random", "random"]);
    assert!(run(&["simulate", "perladora", "--games", "3"]).done().out.starts_with("3 games in "));
}

#[test]
fn habits_are_fitted_and_written_beside_the_weights_where_there_are_any() {
    let told = run(&["tune", "mermaid-rain", "--habits", "--games", "3", "--rounds", "2"]);
    assert_eq!((told.code, told.err.contains(" of 2 changes kept")), (0, true), "{told:?}");
    let lore: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(
        lore["habits"]["command"],
        "tidetable tune mermaid-rain --games 3 --rounds 2 --seed 1 --habits"
    );
    assert!(lore["habits"]["values"].as_array().unwrap().len() > 10);
    assert_eq!(lore["tables"].as_array().unwrap().len(), 4, "weights stay what they were");
    run(&["tune", "perladora", "--habits"]).failed(2);
    run(&["tune", "mermaid-rain", "--habits", "--worlds", "5"]).failed(2);
}

#[test]
fn perft_counts_from_before_the_draws_or_from_the_first_question() {
    for (game, _) in games() {
        let rows = |extra: &[&str]| -> Vec<Value> {
            let told = run(&[&["perft", &game, "--depth", "2", "--json"], extra].concat()).done().out;
            told.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
        };
        let plain = rows(&[]);
        assert_eq!(plain.iter().map(|row| row["depth"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2]);
        assert!(plain.iter().all(|row| row["nodes"].as_u64().unwrap() > 0 && row.get("seed").is_none()));
        let seeded = rows(&["--seed", "1"]);
        assert!(seeded.iter().all(|row| row["seed"] == 1 && row["game"] == game.as_str()));
    }
}

#[test]
fn the_benchmark_tells_its_figures() {
    for (game, seats) in games() {
        let report = run(&["bench", &game, "--seconds", "0.01", "--json"]).done().json();
        assert!(["cpu", "wall"].contains(&report["clock"].as_str().unwrap()));
        for row in report["games"].as_array().unwrap() {
            assert_eq!(row["options"]["seats"].as_u64(), Some(seats));
            assert!(row["action_bytes"].as_u64().unwrap() <= 16);
            for way in ["listed", "sampled"] {
                for figure in ["decisions_per_second", "games_per_second"] {
                    assert!(row[way][figure].as_f64().unwrap() > 0.0, "{row}");
                }
            }
            for position in ["start", "middle"] {
                for mind in ["guided", "plain"] {
                    assert!(row["search"][position][mind].as_f64().unwrap() > 0.0, "{row}");
                }
            }
        }
        let told = run(&["bench", &game, "--seconds", "0.01"]).done().out;
        assert!(told.contains("every answer listed") && told.contains("search in the middle"), "{told}");
    }
}

#[cfg(not(feature = "yardstick"))]
#[test]
fn the_shipped_binary_holds_no_yardstick_and_says_how_to_get_one() {
    assert!(run(&["bench", "--yardstick"]).failed(2).err.contains("cargo xtask bench"));
}
