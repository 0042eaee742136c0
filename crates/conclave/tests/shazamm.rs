//! Shazamm! through the binary: whole games, records, measurements.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;

use common::{Folder, blind, documented};
use serde_json::Value;

/// The example of the documentation.
fn example() -> String {
    documented("### An example of Shazamm!")
}

#[test]
fn the_documented_example_is_a_record() {
    let folder = Folder::new();
    let ran = folder.run_with(["record", "check", "-"], &example());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("valid, 9 steps of shazamm; the game is not over: seats 1, 2 are to act"));
    assert!(ran.out.contains("    1 bet 1 to 23, perhaps with any of 0 3 13\n"), "{}", ran.out);
    assert!(ran.out.contains("    2 bet 1 to 5, perhaps with any of 0 1 10 14\n"), "{}", ran.out);
    let shown = folder.run_with(["record", "show", "-"], &example());
    for told in [
        "→ The fire moves one tile towards Anna, to tile 8.",
        "Double Dose makes Anna’s strength 34.",
        "Ben’s Clone acts as Double Dose.",
        "Recycling: Anna changes the bet by +1, to 7.",
        "Strength: Anna 7 and Ben 6.",
    ] {
        assert!(shown.out.contains(told), "{told}: {}", shown.out);
    }
}

#[test]
fn a_blind_player_comes_to_the_end_of_every_kind_of_match() {
    for (options, opponents) in [
        (&[][..], "apprentice"),
        (&["--variant", "full-hand"], "adept"),
        (&["--variant", "stacked-deck"], "adept"),
        (&["--variant", "counted-cards", "--variant", "full-hand"], "adept"),
    ] {
        let folder = Folder::new();
        let args = ["play", "shazamm", "--seed", "4", "--record", "game.txt", "--opponents", opponents];
        // A blind stacker tries every number.
        let order: String = (1..=14).map(|number| format!("{number}\n")).collect();
        let ran = folder.run_with(args.iter().chain(options), &format!("{order}{}", blind()));
        assert_eq!(ran.code, Some(0), "{options:?}: {ran:?}");
        assert!(ran.out.contains("The match is over."), "{options:?}: {}", ran.out);
        assert_eq!(ran.err, "", "{options:?}");
        assert!(!ran.out.contains('\u{1b}'), "no colour codes in a pipe: {options:?}");
        let checked = folder.run(["record", "check", "game.txt"]);
        assert_eq!(checked.code, Some(0), "{options:?}: {checked:?}");
        assert!(checked.out.contains("the game is over"), "{options:?}: {checked:?}");
        let shown = folder.run(["record", "show", "game.txt", "--as", "1"]);
        assert!(shown.out.contains("The match is over."), "{options:?}: {}", shown.out);
        assert!(folder.saved().is_empty(), "a finished game was saved besides");
    }
}

#[test]
fn a_match_that_is_broken_off_goes_on() {
    let folder = Folder::new();
    let ran = folder.run_with(["play", "shazamm", "--seed", "2", "--record", "game.txt"], "7\n5 0\nquit\n");
    assert!(ran.out.contains("game.txt"), "{}", ran.out);
    let before = fs::read_to_string(folder.path("game.txt")).unwrap();
    let ran = folder.run_with(["play", "--resume", "game.txt"], &blind());
    assert!(ran.out.contains("The game goes on where it stopped"), "{}", ran.out);
    assert!(ran.out.contains("The match is over."), "{}", ran.out);
    let after = fs::read_to_string(folder.path("game.txt")).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len());
}

#[test]
fn a_viewer_is_shown_what_the_viewer_saw() {
    let folder = Folder::new();
    // Ben has bet, and Anna has not.
    let text = format!("{}2 bet 2 with 10\n", example());
    let show = |eyes: &str| folder.run_with(["record", "show", "-", "--as", eyes], &text).out;
    let anna = show("1");
    assert!(anna.contains("You draw 3 Theft, 6 Recycling, 7 Boost, 8 Double Dose, 13 Reserves."), "{anna}");
    assert!(anna.contains("Ben draws 5 spells.") && !anna.contains("Blaze"), "{anna}");
    assert!(show("2").contains("You have bet 2 with Blaze."), "{}", show("2"));
    let spectator = show("spectator");
    assert!(spectator.contains("Ben has made a bet in secret."), "{spectator}");
    for secret in ["Blaze", "Theft", "Reserves"] {
        assert!(!spectator.contains(secret), "{secret}: {spectator}");
    }
    let all = show("all");
    for known in
        ["Anna draws 3 Theft", "Ben draws 1 Mutism", "Ben has bet 2 with Blaze.", "Anna holds: 0 Dummy"]
    {
        assert!(all.contains(known), "{known}: {all}");
    }
}

#[test]
fn an_invalid_record_is_explained() {
    let folder = Folder::new();
    for (replaced, by, reason) in [
        ("1 bet 10 ", "1 bet 51 ", "\"51\" is not a bet, 1 to 50"),
        ("2 bet 33 with 0", "2 bet 39", "a bet of 39 is above the 38 mana in the reserve"),
        ("1 bet 6 with 6", "1 bet 6 with 7", "7 is not in the hand"),
        ("2 clone 8", "2 clone 9", "the opponent did not lay down 9 in the previous turn"),
        ("1 recycle +1", "1 bet 3", "\"recycle\" is asked for now, not \"bet\""),
        ("/ 1 2 10 12 14", "/ 1 2 10 12", "seat 2 drew 4 cards instead of 5"),
    ] {
        let text = example().replacen(replaced, by, 1);
        assert_ne!(text, example(), "{replaced}");
        let ran = folder.run_with(["record", "check", "-"], &text);
        assert_eq!(ran.code, Some(1), "{by}: {ran:?}");
        assert!(ran.err.contains(reason), "{by}: {}", ran.err);
    }
}

#[test]
fn json_says_how_a_bet_is_written_instead_of_listing_millions() {
    let folder = Folder::new();
    let ran = folder.run_with(["record", "check", "--json", "-"], &example());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 9 + 1);
    assert_eq!(lines[0]["to_act"], serde_json::json!([1, 2]));
    assert_eq!(lines[0]["legal"], serde_json::json!([]));
    let form =
        "1 bet 1 to 50, perhaps with any of 0 3 6 7 8 13; 2 bet 1 to 50, perhaps with any of 0 1 2 10 12 14";
    assert_eq!(lines[0]["form"], form);
    assert_eq!(lines[6]["to_act"], serde_json::json!([2]));
    assert_eq!(lines[6]["legal"], serde_json::json!(["2 clone 7", "2 clone 8", "2 clone none"]));
    assert!(lines[6].get("form").is_none());
}

#[test]
fn options_are_refused_with_a_way_out() {
    let folder = Folder::new();
    for (args, reason, way_out) in [
        (&["--seats", "3"][..], "Shazamm! has no option \"seats\"", "Shazamm! is for 2;"),
        (&["--with", "all"], "Shazamm! has no option \"with\"", "its options: --variant."),
        (
            &["--variant", "full-hand,stacked-deck"],
            "full-hand and stacked-deck cannot be combined",
            "Leave out --variant full-hand",
        ),
        (&["--variant", "secret"], "\"secret\" is not a variant", "full-hand, stacked-deck"),
    ] {
        let ran = folder.run(["play", "shazamm"].iter().chain(args));
        assert_eq!(ran.code, Some(2), "{args:?}: {ran:?}");
        assert!(ran.err.contains(reason) && ran.err.contains(way_out), "{args:?}: {}", ran.err);
    }
}

#[test]
fn bench_measures_turns() {
    let folder = Folder::new();
    let ran = folder.run(["bench", "shazamm", "--games", "2000", "--seed", "5", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&json["game"], &json["seats"], &json["games"]), (&"shazamm".into(), &2.into(), &2000.into()));
    for field in ["games_per_s", "turns_per_s", "decisions_per_s"] {
        assert!(json[field].as_f64().unwrap() > 0.0, "{field} in {json}");
    }
    assert!(json.get("plays_per_s").is_none(), "{json}");
    let [turns, decisions] = ["turns_per_s", "decisions_per_s"].map(|field| json[field].as_f64().unwrap());
    assert!(decisions > 2.0 * turns && decisions < 2.5 * turns, "{json}");
    let means: Vec<f64> =
        json["mean_points"].as_array().unwrap().iter().map(|mean| mean.as_f64().unwrap()).collect();
    assert!((means.iter().sum::<f64>() - 2.0).abs() < 1e-9 && (0.9..1.1).contains(&means[0]), "{means:?}");
    let text = folder.run(["bench", "shazamm", "--games", "100", "--variant", "full-hand"]);
    assert!(text.out.contains("turns a second"), "{}", text.out);
}
