//! Maginor through the binary: whole games, records, bench, other tiles.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::path::Path;

use common::{Folder, documented, path_text};
use serde_json::Value;

/// A person who does not look: always the first item of the list.
fn first_item() -> String {
    "1\n".repeat(4000)
}

/// The documented example.
fn example() -> String {
    documented("\n## Maginor\n")
}

fn tiles() -> &'static str {
    include_str!("../../maginor/oracles.toml")
}

#[test]
fn a_blind_player_comes_to_the_end_of_every_kind_of_game() {
    for options in [
        &["--seats", "2"][..],
        &["--seats", "3", "--variant", "finish-the-roll"],
        &["--opponents", "apprentice"],
        &["--seats", "2", "--opponents", "adept", "--oracles", "tiles.toml"],
    ] {
        let folder = Folder::new();
        folder.write("tiles.toml", &tiles().replace("The Unicorn", "The Black Unicorn"));
        let args = ["play", "maginor", "--seed", "4", "--record", "game.txt"].iter().chain(options);
        let ran = folder.run_with(args, &first_item());
        assert_eq!(ran.code, Some(0), "{options:?}: {ran:?}");
        assert!(ran.out.contains("The game is over. The places:"), "{options:?}: {}", ran.out);
        assert_eq!(ran.err, "", "{options:?}");
        assert!(!ran.out.contains('\u{1b}'), "no colour codes in a pipe: {options:?}");
        for line in ran.out.lines() {
            let width = line.chars().count();
            assert!(width <= 80 || line.contains("> ") || line.contains(".txt"), "{options:?}: {line}");
        }
        assert_eq!(ran.out.contains("Black Unicorn"), options.contains(&"--oracles"), "{options:?}");
        let checked = folder.run(["record", "check", "game.txt"]);
        assert_eq!(checked.code, Some(0), "{options:?}: {checked:?}");
        assert!(checked.out.contains("the game is over"), "{options:?}: {checked:?}");
        let record = fs::read_to_string(folder.path("game.txt")).unwrap();
        assert_eq!(record.contains("option finish-the-roll yes"), options.contains(&"finish-the-roll"));
        assert_eq!(
            record.matches("option tile ").count(),
            if options.contains(&"--oracles") { 11 } else { 0 }
        );
    }
}

#[test]
fn a_game_of_maginor_is_resumed() {
    let folder = Folder::new();
    let ran = folder.run_with(
        ["play", "maginor", "--seats", "2", "--seed", "9", "--record", "game.txt"],
        "1\nlast\nquit\n",
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let before = fs::read_to_string(folder.path("game.txt")).unwrap();
    let ran = folder.run_with(["play", "--resume", "game.txt"], &first_item());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("The game goes on where it stopped"), "{}", ran.out);
    assert!(fs::read_to_string(folder.path("game.txt")).unwrap().starts_with(&before));
    assert_eq!(folder.run(["record", "check", "game.txt"]).code, Some(0));
}

#[test]
fn the_documented_example_is_a_record() {
    let folder = Folder::new();
    let ran = folder.run_with(["record", "check", "-"], &example());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("the game is not over: seat 2 is to act"), "{}", ran.out);
    let shown = folder.run_with(["record", "show", "-"], &example());
    for said in
        ["Bela takes the Will-o’-the-Wisp: 5 votes.", "Ada takes the spell Domination.", "B Bela  votes   5"]
    {
        assert!(shown.out.contains(said), "{said}: {}", shown.out);
    }
}

#[test]
fn the_records_of_the_rules_are_valid_and_can_be_told() {
    let folder = Folder::new();
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../maginor/tests/records");
    for entry in fs::read_dir(records).unwrap() {
        let path = entry.unwrap().path();
        let checked = folder.run(["record", "check", path_text(&path)]);
        assert_eq!(checked.code, Some(0), "{checked:?}");
        assert!(checked.out.contains("valid") && checked.out.contains("the game is over"), "{}", checked.out);
        assert!(checked.out.contains(" votes\n") && !checked.out.contains("points"), "{}", checked.out);
        for eyes in ["1", "spectator", "all"] {
            let shown = folder.run(["record", "show", path_text(&path), "--as", eyes]);
            assert_eq!(shown.code, Some(0), "{shown:?}");
            assert!(shown.out.contains("The game is over. The places:"), "{}", shown.out);
            assert!(shown.out.contains(" votes") && !shown.out.contains("points"), "{}", shown.out);
        }
        let json = folder.run(["record", "check", "--json", path_text(&path)]);
        let last: Value = serde_json::from_str(json.out.lines().last().unwrap()).unwrap();
        assert_eq!((&last["kind"], &last["game"]), (&"result".into(), &"maginor".into()));
    }
}

#[test]
fn a_choice_in_a_duel_is_told_to_nobody_else() {
    let folder = Folder::new();
    let text = "conclave record 1\ngame maginor\nrules 2\noption seats 2\n\
        chance ring guild-hall=high-wizard wisp=domination mandrake=reversal unicorn salamander=persuasion \
        sphinx=teleportation great-eagle=telekinesis stone-giant=restoration leviathan=retrieval norns=summoning \
        djinn=golden-cauldron\nchance first 1\n1 move wisp\n2 move wisp\n1 card fate\n1 move norns\n\
        2 card fate\n2 duel fire\n";
    let show = |eyes: &str| folder.run_with(["record", "show", "-", "--as", eyes], text).out;
    assert!(show("2").contains("You choose fire."));
    assert!(show("1").contains("Player 2 has chosen in secret.") && !show("1").contains("chooses fire"));
    assert!(show("1").contains("A duel against Player 2: what do you choose, in secret?"), "{}", show("1"));
    assert!(show("spectator").contains("Player 2 has chosen in secret."));
    assert!(show("all").contains("Player 2 chooses fire."));
}

#[test]
fn bench_measures() {
    let folder = Folder::new();
    let ran = folder.run(["bench", "maginor", "--seats", "3", "--games", "200", "--seed", "5", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&json["game"], &json["seats"], &json["games"], &json["seed"]),
        (&"maginor".into(), &3.into(), &200.into(), &5.into())
    );
    for field in ["seconds", "games_per_s", "decisions_per_s"] {
        assert!(json[field].as_f64().unwrap() > 0.0, "{field} in {json}");
    }
    let means: Vec<f64> =
        json["mean_points"].as_array().unwrap().iter().map(|mean| mean.as_f64().unwrap()).collect();
    assert_eq!(means.len(), 3);
    assert!(means.iter().sum::<f64>() <= 118.0 && means.iter().all(|&mean| mean > 10.0), "{means:?}");
}

#[test]
fn wrong_tiles_are_named_by_tile_and_field() {
    let folder = Folder::new();
    folder.write("value.toml", &tiles().replacen("value = 12", "value = 13", 1));
    folder.write("symbol.toml", &tiles().replacen("air fire air fire fate", "air fire luck fire fate", 1));
    folder.write("none.toml", "");
    folder.write("odd.toml", "[[");
    for (file, reason) in [
        ("value.toml", "value.toml: tile \"great-eagle\", value: 13 is not the number of its slots, 12"),
        ("symbol.toml", "symbol.toml: tile \"wisp\", slots: slot 3 shows \"luck\""),
        ("none.toml", "none.toml: a set has 11 tiles, not 0"),
        ("odd.toml", "odd.toml: the file cannot be read"),
        ("nowhere.toml", "cannot read nowhere.toml"),
    ] {
        for command in ["play", "bench"] {
            let ran = folder.run([command, "maginor", "--oracles", file]);
            assert_eq!(ran.code, Some(2), "{file}: {ran:?}");
            assert!(ran.err.contains(reason), "{file}: {}", ran.err);
            assert_eq!(ran.out, "");
        }
    }
    folder.write("tiles.toml", tiles());
    let ran = folder.run(["play", "wizard", "--oracles", "tiles.toml"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("only Maginor has tiles"), "{}", ran.err);
}

#[test]
fn options_that_cannot_be_are_refused_with_a_way_out() {
    let folder = Folder::new();
    for (args, reason, way_out) in [
        (&["--seats", "5"][..], "Maginor is played by 2 to 4, not by 5", "--seats 2, 3 or 4"),
        (&["--variant", "secret"], "Maginor has no option \"secret\"", "--variant finish-the-roll"),
        (&["--with", "dragon"], "Maginor has no option \"with\"", "--variant finish-the-roll"),
    ] {
        let ran = folder.run(["play", "maginor"].iter().chain(args));
        assert_eq!(ran.code, Some(2), "{args:?}: {ran:?}");
        assert!(ran.err.contains(reason) && ran.err.contains(way_out), "{args:?}: {}", ran.err);
    }
}
