//! The commands besides playing: exit codes, messages, JSON.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;

use common::{Folder, blind, documented, path_text};
use serde_json::Value;

/// The example of the documentation.
fn example() -> String {
    documented("")
}

#[test]
fn the_documented_example_is_a_record() {
    let folder = Folder::new();
    let ran = folder.run_with(["record", "check", "-"], &example());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("the game is not over: seat 1 is to act"), "{}", ran.out);
    assert!(ran.out.contains("    1 play G4\n"), "{}", ran.out);
    let shown = folder.run_with(["record", "show", "-"], &example());
    assert!(shown.out.contains("Ben takes the trick."), "{}", shown.out);
    for total in ["total   20", "total   30"] {
        assert!(shown.out.contains(total), "{}", shown.out);
    }
}

#[test]
fn the_documented_dice_are_the_dice() {
    let text = include_str!("../../../docs/records.md").split_whitespace().collect::<Vec<_>>().join(" ");
    for (seed, introduced) in [
        ("42", "For seed 42, the first eight numbers below 60 are"),
        ("000102030405060708090a0b0c0d0e0f", "for seed `000102030405060708090a0b0c0d0e0f` they are"),
    ] {
        let mut dice = seed.parse::<table::Seed>().unwrap().dice();
        let numbers: Vec<String> = (0..8).map(|_| table::dice::below(&mut dice, 60).to_string()).collect();
        assert!(text.contains(&format!("{introduced} {}", numbers.join(", "))), "{seed}");
    }
}

#[test]
fn fair_dice_are_verified() {
    let folder = Folder::new();
    let record = include_str!("../../protocol/tests/shazamm.record");
    let ran = folder.run_with(["record", "verify", "-"], record);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("outcomes of chance are what the seed gives"), "{}", ran.out);
    assert!(ran.out.contains("committed to its part of the seed before the game"), "{}", ran.out);
    let ran = folder.run_with(["record", "verify", "--json", "-"], record);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["fair"], &report["committed"]), (&Value::Bool(true), &Value::Bool(true)), "{report}");

    let chosen = "conclave record 1\ngame shazamm\nrules 2\nabout dice 7\n";
    let ran = folder.run_with(["record", "verify", "-"], chosen);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("could have chosen it"), "{}", ran.out);

    let other = record.replace("about secret 00", "about secret 01");
    let ran = folder.run_with(["record", "verify", "-"], &other);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.err.contains("not the one that was committed to"), "{}", ran.err);
    let ran = folder.run_with(["record", "verify", "--json", "-"], &other);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(report["fair"], Value::Bool(false), "{report}");
    assert_eq!(ran.code, Some(1), "{ran:?}");
}

#[test]
fn options_that_exclude_each_other_are_refused_with_a_way_out() {
    let folder = Folder::new();
    for (args, reason, way_out) in [
        (&["--seats", "7"][..], "Wizard is played by 3 to 6, not by 7", "--seats 3, 4, 5 or 6"),
        (&["--seats", "many"], "not by many", "--seats 3, 4, 5 or 6"),
        (&["--with", "dragon"], "fairy is missing", "--with dragon,fairy"),
        (&["--with", "unicorn"], "\"unicorn\" is not a special card", "shapeshifter, dragon"),
        (
            &["--variant", "hidden", "--variant", "secret"],
            "hidden and secret cannot be combined",
            "Leave out --variant hidden",
        ),
        (
            &["--variant", "maximus", "--with", "all"],
            "maximus cannot be combined with a special card (shapeshifter)",
            "Leave out --with",
        ),
        (&["--variant", "single-suit", "--seats", "5"], "3 or 4 players", "--seats 4"),
        (&["--variant", "chess"], "\"chess\" is not a variant", "plus-minus-one"),
    ] {
        for command in ["play", "bench"] {
            let ran = folder.run([command, "wizard"].iter().chain(args));
            assert_eq!(ran.code, Some(2), "{args:?}: {ran:?}");
            assert!(ran.err.contains(reason), "{args:?}: {}", ran.err);
            assert!(ran.err.contains(way_out), "{args:?}: {}", ran.err);
            assert_eq!(ran.out, "", "{args:?}");
        }
    }
}

#[test]
fn wrong_usage_ends_with_2() {
    let folder = Folder::new();
    for args in [
        &[][..],
        &["play"],
        &["play", "chess"],
        &["play", "wizard", "--resume", "game.txt"],
        &["play", "wizard", "--name", ""],
        &["play", "--resume", "nowhere.txt"],
        &["record", "check"],
        &["record", "check", "nowhere.txt"],
        &["record", "show", "nowhere.txt"],
        &["record", "show", "-", "--as", "nobody"],
        &["bench", "wizard", "--games", "many"],
        &["completions", "tcsh"],
    ] {
        let ran = folder.run(args);
        assert_eq!(ran.code, Some(2), "{args:?}: {ran:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
    }
    let ran = folder.run_with(["record", "show", "-", "--as", "6"], &example());
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("choose --as 1 to 3"), "{}", ran.err);
}

#[test]
fn an_invalid_record_is_explained() {
    let folder = Folder::new();
    let good = folder.write("good.txt", &example());
    for (replaced, by, line, reason) in [
        ("2 play R9 ", "2 play G9 ", 16, "G9 is not in the hand"),
        ("1 predict 0", "1 predict 7", 12, "a prediction is at most 1, the tricks of the round"),
        ("1 predict 0", "2 predict 0", 12, "seat 2 is not to act: seat 1 is to act"),
        ("1 predict 0", "1 jump", 12, "\"jump\" is not an action"),
        ("1 predict 0", "x predict 0", 12, "\"x\" is neither a seat nor \"chance\""),
        ("conclave record 1", "conclave record 9", 1, "this record has format 9"),
        (
            "game wizard",
            "game chess",
            2,
            "there is no game \"chess\" here; there are: wizard, shazamm, maginor",
        ),
        ("rules 1", "rules 99", 3, "this record follows version 99 of the rules"),
        ("option seats 3", "option seats 9", 4, "Wizard is played by 3 to 6"),
        ("turn R2", "turn R9", 11, "R9 is dealt, but it is not there to be dealt"),
    ] {
        let text = example().replacen(replaced, by, 1);
        assert_ne!(text, example(), "{replaced}");
        let bad = folder.write("bad.txt", &text);
        let ran = folder.run(["record", "check", path_text(&good), path_text(&bad)]);
        assert_eq!(ran.code, Some(1), "{by}: {ran:?}");
        assert!(ran.out.contains("good.txt: valid"), "{by}: {}", ran.out);
        assert!(ran.err.contains(&format!("bad.txt: line {line}: {reason}")), "{by}: {}", ran.err);
    }
    let bad = folder.write("bad.txt", &example().replace("2 play R9 ", "2 play G9 "));
    assert!(folder.run(["record", "check", path_text(&bad)]).err.contains("expected one of: 2 play R9"));
    let ran = folder.run([std::ffi::OsStr::new("play"), "--resume".as_ref(), bad.as_os_str()]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

#[test]
fn json_tells_every_step_and_the_end() {
    let folder = Folder::new();
    let ran = folder.run_with(["record", "check", "--json", "-"], &example());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let lines = json_lines(&ran.out);
    assert_eq!(lines.len(), 16 + 1);
    assert_eq!(lines[0]["kind"], "step");
    assert_eq!(lines[0]["step"], 1);
    assert_eq!(lines[0]["text"], "chance dealer 3");
    assert_eq!(lines[0]["actor"], "chance");
    assert_eq!(lines[0]["to_act"], "chance");
    assert_eq!(lines[0]["form"], "deal 1 cards / 1 cards / 1 cards turn CARD");
    assert_eq!(lines[1]["to_act"], serde_json::json!([1]));
    assert_eq!(lines[1]["legal"], serde_json::json!(["1 predict 0", "1 predict 1"]));
    assert_eq!(lines[2]["actor"], 1);
    let end = lines.last().unwrap();
    assert_eq!((&end["kind"], &end["steps"]), (&"position".into(), &16.into()), "{end}");
    assert_eq!(end["legal"], serde_json::json!(["1 play G4"]));

    let ran =
        folder.run_with(["record", "check", "--json", "-"], &example().replace("1 play Z ", "1 play N "));
    assert_eq!(ran.code, Some(1));
    let lines = json_lines(&ran.out);
    let error = lines.last().unwrap();
    assert_eq!(error["kind"], "error");
    assert_eq!(error["reason"], "N is not in the hand");
    assert_eq!(error["expected"], serde_json::json!(["1 play G4", "1 play Z"]));
    assert_eq!(lines.len(), 15 + 1, "the steps before the error");

    folder.run_with(["play", "wizard", "--seed", "1", "--record", "whole.txt"], &blind());
    let ran = folder.run(["record", "check", "--json", "whole.txt"]);
    let lines = json_lines(&ran.out);
    let result = lines.last().unwrap();
    assert_eq!(result["kind"], "result");
    assert_eq!(result["points"].as_array().unwrap().len(), 4);
    assert_eq!(lines[lines.len() - 2]["to_act"], "nobody");
}

#[test]
fn a_viewer_is_shown_what_the_viewer_saw() {
    let folder = Folder::new();
    let show = |eyes: &str| folder.run_with(["record", "show", "-", "--as", eyes], &example());
    let anna = show("1");
    assert_eq!(anna.code, Some(0), "{anna:?}");
    assert!(anna.out.contains("You are dealt: G4, Wizard"), "{}", anna.out);
    assert!(anna.out.contains("Your hand: [1] G4"), "{}", anna.out);
    assert!(!anna.out.contains("B11"), "Ben's card: {}", anna.out);
    let ben = show("2");
    assert!(ben.out.contains("You are dealt: B9, B11") && !ben.out.contains("Y3"), "{}", ben.out);
    let spectator = show("spectator");
    for secret in ["dealt:", "B11", "Y3", "G4"] {
        assert!(!spectator.out.contains(secret), "{secret}: {}", spectator.out);
    }
    assert!(spectator.out.contains("Anna names green (elves) as trump."), "{}", spectator.out);
    let all = show("all");
    for known in ["Anna is dealt: G4, Wizard", "Ben is dealt: B9, B11", "Cleo holds: Y3"] {
        assert!(all.out.contains(known), "{known}: {}", all.out);
    }
}

#[test]
fn secret_predictions_are_shown_to_their_owner_and_to_all_once() {
    let folder = Folder::new();
    let text = "conclave record 1\ngame wizard\nrules 1\noption seats 3\noption variants secret\n\
                chance dealer 1\nchance deal B1 / B2 / B3 turn Y1\n2 predict 1\n3 predict 0\n";
    let show = |eyes: &str| folder.run_with(["record", "show", "-", "--as", eyes], text).out;
    assert!(show("2").contains("You predict 1 trick.\nPlayer 3 has predicted in secret."));
    assert!(show("spectator").contains("Player 2 has predicted in secret."));
    assert!(show("all").contains("Player 2 predicts 1 trick.\nPlayer 3 predicts 0 tricks.\n"));
}

#[test]
fn arena_compares_bots() {
    let folder = Folder::new();
    let seats = ["arena", "wizard", "--seats", "adept,apprentice,apprentice", "--games", "6", "--seed", "3"];
    let run = |more: &[&str]| folder.run([&seats[..], more].concat());
    let ran = run(&["--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&json["game"], &json["games"], &json["seed"]), (&"wizard".into(), &6.into(), &3.into()));
    assert_eq!(json["seats"][0]["bot"], "adept");
    assert!(json["seats"][1]["exact_rate"].is_number(), "{json}");
    let text = run(&[]);
    assert!(text.out.contains("win share") && text.out.contains("apprentice"), "{}", text.out);
    let one_thread = run(&["--json", "--threads", "1"]);
    let again: Value = serde_json::from_str(&one_thread.out).unwrap();
    assert_eq!(again["seats"][0]["mean_points"], json["seats"][0]["mean_points"]);
}

#[test]
fn arena_rates_bots() {
    let ran = Folder::new().run(["arena", "wizard", "--ladder", "--games", "2", "--iterations", "1"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for level in ["apprentice", "adept", "archmage"] {
        assert!(ran.out.contains(level), "{}", ran.out);
    }
}

#[test]
fn arena_refuses_a_table_that_cannot_be() {
    let folder = Folder::new();
    for (seats, reason) in [("adept,adept", "2 bots cannot play wizard"), ("adept,novice,adept", "novice")] {
        let ran = folder.run(["arena", "wizard", "--seats", seats]);
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(reason), "{}", ran.err);
    }
    assert_eq!(folder.run(["arena", "wizard"]).code, Some(2));
}

#[test]
fn bench_measures() {
    let folder = Folder::new();
    let ran = folder.run(["bench", "wizard", "--seats", "4", "--games", "300", "--seed", "5", "--json"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let json: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&json["game"], &json["seats"], &json["games"], &json["seed"]),
        (&"wizard".into(), &4.into(), &300.into(), &5.into())
    );
    for field in ["seconds", "games_per_s", "plays_per_s", "decisions_per_s"] {
        assert!(json[field].as_f64().unwrap() > 0.0, "{field} in {json}");
    }
    let ratio = json["plays_per_s"].as_f64().unwrap() / json["games_per_s"].as_f64().unwrap();
    assert!((ratio - 480.0).abs() < 1e-6, "{ratio}");
    let means = json["mean_points"].as_array().unwrap();
    assert_eq!(means.len(), 4);
    // W9.6: about -348 points a game.
    let mean: f64 = means.iter().map(|mean| mean.as_f64().unwrap()).sum::<f64>() / 4.0;
    assert!((-390.0..-310.0).contains(&mean), "{mean}");
    let again = folder.run(["bench", "wizard", "--seats", "4", "--games", "300", "--seed", "5", "--json"]);
    let again: Value = serde_json::from_str(&again.out).unwrap();
    assert_eq!(json["mean_points"], again["mean_points"]);
    let text = folder.run(["bench", "wizard", "--games", "10", "--with", "all"]);
    assert!(text.out.contains("games a second"), "{}", text.out);
    assert_eq!(text.err, "");
}

#[test]
fn every_command_has_help_with_examples() {
    let folder = Folder::new();
    for args in [
        &[][..],
        &["play"],
        &["record"],
        &["record", "check"],
        &["record", "show"],
        &["arena"],
        &["bench"],
        &["completions"],
        &["man"],
    ] {
        let ran = folder.run(args.iter().chain(&["--help"]));
        assert_eq!(ran.code, Some(0), "{args:?}");
        assert!(ran.out.contains("Examples:\n  conclave "), "{args:?}: {}", ran.out);
        for line in ran.out.lines() {
            assert!(line.chars().count() <= 120, "{args:?}: {line}");
        }
    }
    assert!(folder.run(["--version"]).out.starts_with("conclave 0."));
}

#[test]
fn completions_and_manual_pages_are_written() {
    let folder = Folder::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = folder.run(["completions", shell]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.out.contains("conclave"), "{shell}");
    }
    assert!(folder.run(["man"]).out.contains(".TH conclave 1"));
    let ran = folder.run(["man", "--dir", "pages/man1"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for page in ["conclave.1", "conclave-play.1", "conclave-record-check.1", "conclave-bench.1"] {
        let text = fs::read_to_string(folder.path("pages/man1").join(page)).unwrap();
        assert!(text.contains(".TH"), "{page}");
    }
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let folder = Folder::new();
    folder.run_with(["play", "wizard", "--seed", "1", "--record", "whole.txt"], &blind());
    for args in [
        &["record", "show", "whole.txt"][..],
        &["record", "check", "--json", "whole.txt"],
        &["completions", "zsh"],
    ] {
        let mut child = folder.command(args).spawn().unwrap();
        drop(child.stdout.take());
        let ran = child.wait_with_output().unwrap();
        assert_eq!(ran.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&ran.stderr), "", "{args:?}");
    }
}

#[test]
fn the_rules_are_read_by_chapter_and_by_word() {
    let folder = Folder::new();
    let contents = folder.run(["rules", "wizard"]);
    assert_eq!(contents.code, Some(0), "{contents:?}");
    assert!(contents.out.contains("   5  Playing a trick"), "{}", contents.out);
    let chapter = folder.run(["rules", "wizard", "5"]);
    assert!(chapter.out.starts_with("Playing a trick\n"), "{}", chapter.out);
    let found = folder.run(["rules", "shazamm", "resistance", "push"]);
    assert!(found.out.contains("S4.3"), "{}", found.out);
    let german = folder.run(["rules", "maginor", "unentschieden", "--lang", "de"]);
    assert_eq!(german.code, Some(0), "{german:?}");
    for wrong in [["rules", "chess"].as_slice(), &["rules", "wizard", "99"]] {
        assert_eq!(folder.run(wrong).code, Some(2), "{wrong:?}");
    }
}

#[test]
fn a_game_is_reviewed_in_words_and_for_programs() {
    let folder = Folder::new();
    let record = "conclave record 1\ngame wizard\nrules 1\noption seats 3\noption with dragon fairy\n\
                  about players person adept adept\n\n\
                  chance dealer 3\nchance deal dragon / B5 / R7 turn G2\n1 predict 0\n";
    let file = folder.write("game.txt", record);
    let file = file.to_str().unwrap();
    let said = folder.run(["review", file, "--imagine", "50", "--lang", "en"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("Step 3: predict 0 tricks. Better: predict 1 trick. Cost: "), "{said:?}");
    let json = folder.run(["review", file, "--imagine", "50", "--json"]);
    let report: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&report["unit"], &report["complete"]), (&"points".into(), &true.into()), "{report}");
    let decision = &report["decisions"][0];
    assert_eq!(decision["better"], "predict 1", "{report}");
    assert!(
        decision["is_mistake"].as_bool().unwrap() && decision["gain"].as_f64().unwrap() > 10.0,
        "{report}"
    );
    let nobody = folder.run(["review", file, "--as", "4"]);
    assert_eq!(nobody.code, Some(2), "{nobody:?}");
    assert!(nobody.err.contains("choose --as 1 to 3"), "{nobody:?}");
}

#[test]
fn bots_among_themselves_are_reviewed_too() {
    let folder = Folder::new();
    let record = "conclave record 1\ngame wizard\nrules 1\noption seats 3\nabout players adept adept adept\n\n\
                  chance dealer 3\nchance deal Z / B5 / R7 turn G2\n1 predict 0\n2 predict 0\n";
    let file = folder.write("game.txt", record);
    let said = folder.run(["review", file.to_str().unwrap(), "--imagine", "20", "--json"]);
    let report: Value = serde_json::from_str(&said.out).unwrap();
    let seats: Vec<_> = report["decisions"].as_array().unwrap().iter().map(|one| &one["seat"]).collect();
    assert_eq!(seats, [1, 2], "{said:?}");
}

#[test]
fn who_names_no_game_is_told_which_there_are() {
    let folder = Folder::new();
    for command in ["play", "rules"] {
        let said = folder.run([command]);
        assert_eq!(said.code, Some(2), "{said:?}");
        assert!(said.err.contains("wizard, shazamm, maginor"), "{said:?}");
    }
}
