//! What others made: files without end, codes for the terminal, readers that go away, machines with little room.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use common::{Folder, Ran, blind};
use serde_json::Value;

const HEADER: &str = "conclave record 1\ngame wizard\nrules 1\noption seats 3\n";

/// The program in a shell that begins with `setting`.
fn shell(folder: &Folder, setting: &str, args: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("{setting}\nexec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_conclave")])
        .args(args);
    command
        .env("XDG_DATA_HOME", folder.path(""))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG");
    command.current_dir(folder.path(""));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs it with 600 MB of memory.
fn with_little_memory(folder: &Folder, args: &[&str]) -> Ran {
    shell(folder, "ulimit -v 600000", args).output().unwrap().into()
}

#[test]
fn files_without_end_are_read_as_far_as_they_could_be_something() {
    let folder = Folder::new();
    let large = "about key and a text that goes on for some time\n".repeat(1_000_000);
    folder.write("large.txt", &format!("{HEADER}{large}"));
    folder.write("wide.txt", &format!("{HEADER}about key {}\n", "x".repeat(900_000)));
    folder.write("tiles.toml", &"[[tile]]\nkey = \"a\"\n".repeat(1_000_000));
    folder.write("quoting.toml", &format!("tile = {}", "?".repeat(60_000)));
    for (args, code) in [
        (&["record", "check", "/dev/zero"][..], 1),
        (&["record", "check", "--json", "/dev/zero"], 1),
        (&["record", "show", "/dev/zero"], 1),
        (&["play", "--resume", "/dev/zero"], 2),
        (&["play", "--resume", "/dev/zero", "--record", "new.txt"], 1),
        (&["play", "maginor", "--oracles", "/dev/zero"], 2),
        (&["record", "check", "large.txt"], 1),
        (&["record", "check", "--json", "large.txt"], 1),
        (&["record", "show", "large.txt"], 1),
        (&["play", "--resume", "large.txt"], 1),
        (&["record", "check", "wide.txt"], 1),
        (&["play", "maginor", "--oracles", "tiles.toml"], 2),
        (&["play", "maginor", "--oracles", "quoting.toml"], 2),
        (&["bench", "maginor", "--oracles", "tiles.toml"], 2),
    ] {
        let ran = with_little_memory(&folder, args);
        assert_eq!(ran.code, Some(code), "{args:?}: {ran:?}");
        assert!(ran.out.len() + ran.err.len() < 5000, "{args:?}: {} bytes", ran.out.len() + ran.err.len());
    }
}

#[test]
fn an_input_without_end_or_answers_ends_the_game() {
    let folder = Folder::new();
    let mut child =
        shell(&folder, "ulimit -v 600000", &["play", "wizard"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let feeding = std::thread::spawn(move || while stdin.write_all(&[b'\n'; 4096]).is_ok() {});
    let ran: Ran = child.wait_with_output().unwrap().into();
    feeding.join().unwrap();
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert!(ran.out.contains("None of the last 1000 lines was an answer"), "{}", ran.err);
    assert_eq!(folder.saved().len(), 1);
    let zeros = fs::File::open("/dev/zero").unwrap();
    let ran: Ran =
        shell(&folder, "ulimit -v 600000", &["play", "wizard"]).stdin(zeros).output().unwrap().into();
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_thousand_threads_need_no_more_room_than_there_is() {
    let folder = Folder::new();
    let args = [
        "arena",
        "wizard",
        "--seats",
        "apprentice,apprentice,apprentice",
        "--games",
        "30",
        "--threads",
        "1000",
    ];
    let ran = with_little_memory(&folder, &args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("30 games of wizard"), "{}", ran.out);
}

#[test]
fn nothing_that_can_be_written_is_a_panic() {
    let folder = Folder::new();
    folder.run_with(["play", "wizard", "--seed", "1", "--record", "game.txt"], "1\n");
    folder.write("bad.txt", "conclave record 1\n");
    let arena = ["arena", "wizard", "--seats", "apprentice,apprentice,apprentice", "--games", "3"];
    for args in [
        &["--help"][..],
        &["--version"],
        &["play", "wizard"],
        &["games"],
        &["record", "check", "game.txt"],
        &["record", "check", "--json", "game.txt"],
        &["record", "show", "game.txt"],
        &arena,
        &["bench", "wizard", "--games", "2"],
        &["completions", "zsh"],
        &["man"],
    ] {
        let ran: Ran = shell(&folder, "exec >/dev/full", args).output().unwrap().into();
        assert_eq!(ran.code, Some(1), "{args:?}: {ran:?}");
        assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
        let ran: Ran = shell(&folder, "exec >/dev/full 2>/dev/full", args).output().unwrap().into();
        assert_eq!(ran.code, Some(1), "{args:?}: {ran:?}");
        let ran: Ran = shell(&folder, "exec >&- 2>&- <&-", args).output().unwrap().into();
        assert!(matches!(ran.code, Some(0 | 1)), "{args:?}: {ran:?}");
    }
    for (args, code) in [
        (&["nonsense"][..], 2),
        (&["record", "check", "bad.txt"], 1),
        (&["record", "check", "nowhere.txt"], 2),
        (&["record", "show", "nowhere.txt"], 2),
        (&["play", "--resume", "nowhere.txt"], 2),
        (&["serve", "--page", "nowhere"], 2),
        (&["arena", "wizard", "--seats", "adept"], 2),
    ] {
        for setting in ["exec 2>/dev/full", "exec 2>&-"] {
            let ran: Ran = shell(&folder, setting, args).output().unwrap().into();
            assert_eq!(ran.code, Some(code), "{args:?}: {ran:?}");
        }
    }
}

#[test]
fn an_invalid_record_is_invalid_also_for_a_reader_who_has_gone() {
    let folder = Folder::new();
    folder.run_with(["play", "wizard", "--seed", "1", "--record", "game.txt"], &blind());
    let good = fs::read_to_string(folder.path("game.txt")).unwrap();
    folder.write("bad.txt", &format!("{good}1 play B7\n"));
    for (files, code) in
        [(&["bad.txt"][..], 1), (&["game.txt"], 0), (&["game.txt", "bad.txt", "game.txt"], 1)]
    {
        let mut child = folder.command(["record", "check", "--json"].iter().chain(files)).spawn().unwrap();
        drop(child.stdout.take());
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(code), "{files:?}");
    }
}

#[test]
fn codes_for_the_terminal_are_shown_as_text_wherever_they_come_from() {
    let folder = Folder::new();
    let code = "\u{1b}[2J\u{9b}31m\u{202e}\u{7}";
    let tiles = include_str!("../../maginor/oracles.toml");
    let evil = |name: &str, text: String| {
        folder.write(name, &text);
    };
    evil("game.txt", format!("{HEADER}game {code}\n"));
    evil("twice.txt", format!("{HEADER}option seats {code}\n"));
    evil("seats.txt", HEADER.replace("seats 3", &format!("seats {code}")));
    evil("option.txt", HEADER.replace("seats 3", &format!("{code} 3")));
    evil("unknown.txt", HEADER.replace("game wizard", &format!("game {code}")));
    evil("rules.txt", HEADER.replace("rules 1", &format!("rules {code}")));
    evil("seat.txt", format!("{HEADER}seat {code} Anna\n"));
    evil("name.txt", format!("{HEADER}seat 1 {code}\n"));
    evil("actor.txt", format!("{HEADER}{code} play B7\n"));
    evil("action.txt", format!("{HEADER}chance dealer {code}\n"));
    evil("cut.txt", format!("{HEADER}chance dealer 1\n{code}"));
    evil("old.txt", format!("{HEADER}seat 1 An\u{202e}na\nabout place {code}\nchance dealer 1\n"));
    evil("toml.toml", format!("tile = {code}"));
    evil("key.toml", tiles.replacen("value = 12", &format!("\"{}\" = 12", "\\u001b\\u202e"), 1));
    evil("name.toml", tiles.replacen("The Unicorn", "The \\u202eUnicorn", 1));
    evil(&format!("file {code}.txt"), HEADER.to_owned());
    let no_code = |said: &str, from: &str| {
        let found = said.chars().find(|&c| table::notation::is_steering(c) && c != '\n');
        assert_eq!(found, None, "{from}: {said:?}");
    };
    let mut seen = 0;
    for entry in fs::read_dir(folder.path("")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let name = name.as_str();
        if name.ends_with(".toml") {
            let ran = folder.run(["play", "maginor", "--oracles", name]);
            assert_eq!(ran.code, Some(2), "{name}: {ran:?}");
            no_code(&ran.err, name);
        } else if name.ends_with(".txt") {
            let ran = folder.run(["record", "check", name]);
            no_code(&ran.out, name);
            no_code(&ran.err, name);
            let json = folder.run(["record", "check", "--json", name]);
            no_code(&json.out, name);
            for line in json.out.lines() {
                assert!(serde_json::from_str::<Value>(line).is_ok(), "{line}");
            }
            let valid = ["old.txt", &format!("file {code}.txt")].contains(&name);
            assert_eq!(
                (ran.code, json.code),
                if valid { (Some(0), Some(0)) } else { (Some(1), Some(1)) },
                "{ran:?}"
            );
            for args in [
                &["record", "show", name][..],
                &["play", "--resume", name],
                &["play", "wizard", "--record", name],
            ] {
                let ran = folder.run_with(args, &format!("{code}\nquit\n"));
                no_code(&ran.out, name);
                no_code(&ran.err, name);
            }
        } else {
            continue;
        }
        seen += 1;
    }
    assert_eq!(seen, 16);
    let named = folder.run(["play", "wizard", "--name", "An\u{202e}na"]);
    assert_eq!(named.code, Some(2), "{named:?}");
    assert!(named.err.contains("a name may not contain '\\u{202e}'"), "{}", named.err);
}

#[test]
fn what_is_not_written_as_the_format_says_is_refused() {
    let folder = Folder::new();
    let start = format!("{HEADER}chance dealer 3\nchance deal B5 / R9 / N turn R2\n");
    for (replaced, by, line, reason) in [
        ("conclave record 1", "conclave record1", 1, "a record begins with"),
        ("rules 1", "rules 0", 3, "\"0\" is not a version of the rules"),
        ("rules 1", "rules +1", 3, "\"+1\" is not a version of the rules"),
        ("option seats 3", "option seats +3", 4, "not by +3"),
        ("option seats 3", "option seats 3\noption seats 3", 5, "the header has said that already"),
        ("chance dealer 3", "chance dealer +3", 5, "\"+3\" is not a seat"),
        ("turn R2\n", "turn R2\n+1 predict 0\n", 7, "\"+1\" is neither a seat nor \"chance\""),
        ("turn R2\n", "turn R2\n1 predict +0\n", 7, "\"+0\" is not a prediction"),
    ] {
        let text = start.replacen(replaced, by, 1);
        assert_ne!(text, start, "{replaced}");
        let ran = folder.run_with(["record", "check", "-"], &text);
        assert_eq!(ran.code, Some(1), "{by}: {ran:?}");
        assert!(ran.err.contains(&format!("line {line}: ")) && ran.err.contains(reason), "{by}: {}", ran.err);
    }
    let bytes = [start.as_bytes(), b"# caf\xe9\n1 predict 0\n"].concat();
    fs::write(folder.path("latin.txt"), bytes).unwrap();
    for args in [
        &["record", "check", "latin.txt"][..],
        &["record", "show", "latin.txt"],
        &["play", "--resume", "latin.txt"],
    ] {
        let ran = folder.run(args);
        assert_eq!(ran.code, Some(1), "{args:?}: {ran:?}");
        assert!(ran.err.contains("latin.txt: line 7: this is not UTF-8 text"), "{args:?}: {}", ran.err);
    }
}

#[test]
fn english_commands_are_understood_in_every_language() {
    for language in ["en", "da", "nb", "sv", "de", "fr", "it", "hu", "bg"] {
        let folder = Folder::new();
        let ran =
            folder.run_with(["play", "wizard", "--seed", "1", "--lang", language], "score\nQUIT\n0\n1\n");
        assert_eq!(ran.code, Some(0), "{language}: {ran:?}");
        let record = fs::read_to_string(&folder.saved()[0]).unwrap();
        assert!(!record.contains("\n1 predict"), "{language}: {record}");
        assert!(ran.out.trim_end().ends_with(".txt"), "{language}: {}", ran.out);
    }
}
