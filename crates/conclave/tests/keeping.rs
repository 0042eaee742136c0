//! Nothing is lost: games are kept from their first step, whatever happens to the program or the disk.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use common::{Folder, blind, path_text};

const WIZARD: [&str; 6] = ["play", "wizard", "--seats", "3", "--seed", "3"];

/// A game whose program waits for the next answer.
struct Playing {
    child: Child,
    stdin: ChildStdin,
    out: BufReader<ChildStdout>,
    said: String,
}

impl Playing {
    /// Begins, and answers until the person has played a card and is asked what comes next.
    fn new(mut command: Command) -> Self {
        let mut child = command.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(b"1\n1\n").unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut playing = Self { child, stdin, out, said: String::new() };
        playing.hear("You play");
        playing.hear("Round 2 of 20");
        playing
    }

    fn hear(&mut self, words: &str) {
        while !self.said.contains(words) {
            assert!(self.out.read_line(&mut self.said).unwrap() > 0, "{}", self.said);
        }
    }

    /// Sends these signals, one right after the other.
    fn signal(&self, signals: &[&str]) {
        let pid = self.child.id();
        let script: Vec<String> = signals.iter().map(|signal| format!("kill -{signal} {pid}")).collect();
        // The second may come too late.
        Command::new("sh").args(["-c", &script.join("; ")]).stderr(Stdio::null()).status().unwrap();
    }

    /// Waits for the end; answers the exit code and all that was said.
    fn end(mut self) -> (Option<i32>, String) {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "the program goes on");
            std::thread::sleep(Duration::from_millis(10));
        };
        drop(self.stdin);
        self.out.read_to_string(&mut self.said).unwrap();
        (status.code(), self.said)
    }
}

#[test]
fn a_killed_game_is_kept_without_being_asked_for_and_goes_on() {
    let folder = Folder::new();
    let playing = Playing::new(folder.command(WIZARD));
    playing.signal(&["KILL"]);
    assert_eq!(playing.end().0, None);
    let saved = folder.saved();
    let [path] = &saved[..] else { panic!("{saved:?}") };
    let record = fs::read_to_string(path).unwrap();
    assert!(record.contains("1 predict 1\n") && record.contains("\n1 play "), "{record}");
    assert_eq!(folder.run(["record", "check", path_text(path)]).code, Some(0));

    let listed = folder.run(["games"]);
    assert!(listed.out.contains(&format!("{}: not over\n", path_text(path))), "{}", listed.out);
    assert!(listed.out.contains("conclave play --resume\n"), "{}", listed.out);
    let ran = folder.run_with(["play", "--resume"], &blind());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("The game goes on where it stopped"), "{}", ran.out);
    assert!(fs::read_to_string(path).unwrap().starts_with(&record));
    assert!(folder.run(["games"]).out.contains(&format!("{}: over\n", path_text(path))));
    assert_eq!(folder.saved().len(), 1);
    let ran = folder.run(["play", "--resume"]);
    assert_eq!(ran.code, Some(2), "no game can go on: {ran:?}");
}

#[test]
fn what_is_shown_is_on_the_disk() {
    let folder = Folder::new();
    let playing = Playing::new(folder.command(WIZARD));
    let saved = folder.saved();
    let [path] = &saved[..] else { panic!("{saved:?}") };
    assert!(fs::read_to_string(path).unwrap().contains("\n1 play "));
    let listed = folder.run(["games"]);
    assert!(listed.out.contains(": being played now\n"), "{}", listed.out);
    assert!(!listed.out.contains("--resume"), "nothing to go on with: {}", listed.out);
    playing.signal(&["KILL"]);
    playing.end();
}

#[test]
fn the_folder_can_be_chosen() {
    let folder = Folder::new();
    let games = folder.path("mine");
    let listed = folder.command(["games"]).env("CONCLAVE_RECORDS", &games).output().unwrap();
    assert_eq!(
        String::from_utf8(listed.stdout).unwrap(),
        format!("No game is kept in {} yet.\n", path_text(&games))
    );
    let played =
        folder.command(WIZARD).env("CONCLAVE_RECORDS", &games).stdin(Stdio::null()).output().unwrap();
    assert_eq!(played.status.code(), Some(0));
    assert_eq!(fs::read_dir(games).unwrap().count(), 1);
    assert!(folder.saved().is_empty());
}

#[test]
fn without_a_place_to_keep_it_a_game_is_played_all_the_same_and_told_in_full() {
    let folder = Folder::new();
    let wall = folder.write("wall", "not a folder");
    let mut command = folder.command(WIZARD);
    command.env("CONCLAVE_RECORDS", wall.join("games")).stdin(Stdio::null());
    let played = command.output().unwrap();
    let said = String::from_utf8(played.stdout).unwrap();
    assert_eq!(played.status.code(), Some(0), "{said}");
    assert!(said.contains("The game cannot be kept while you play"), "{said}");
    assert!(said.contains("This is its record:\n\nconclave record 1\n"), "{said}");
}

#[test]
fn signals_end_the_game_in_good_order_with_their_own_codes() {
    for (signal, expected) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let folder = Folder::new();
        let playing = Playing::new(folder.command(WIZARD));
        playing.signal(&[signal]);
        let (code, said) = playing.end();
        assert_eq!(code, Some(expected), "{signal}: {said}");
        assert!(said.contains("The game so far is saved in"), "{signal}: {said}");
    }
}

#[test]
fn two_interrupts_at_once_save_the_game_and_say_so() {
    for _ in 0..20 {
        let folder = Folder::new();
        let playing = Playing::new(folder.command(WIZARD));
        playing.signal(&["INT", "INT"]);
        let (code, said) = playing.end();
        assert_eq!(code, Some(130), "{said}");
        assert!(said.contains("The game so far is saved in"), "{said}");
        let saved = folder.saved();
        let [path] = &saved[..] else { panic!("{saved:?}") };
        assert!(fs::read_to_string(path).unwrap().contains("\n1 play "));
        assert_eq!(folder.run(["record", "check", path_text(path)]).code, Some(0));
    }
}

#[test]
fn interrupts_while_the_program_starts_leave_no_game_or_a_whole_one() {
    for delay in 0..30 {
        let folder = Folder::new();
        let mut child = folder.command(WIZARD).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(300 * delay));
        let pid = child.id();
        let script = format!("kill -INT {pid}; kill -INT {pid}");
        Command::new("sh").args(["-c", &script]).stderr(Stdio::null()).status().unwrap();
        child.wait().unwrap();
        for path in folder.saved() {
            let checked = folder.run(["record", "check", path_text(&path)]);
            assert_eq!(checked.code, Some(0), "{checked:?}");
        }
    }
}

#[test]
fn a_game_that_is_being_played_is_not_gone_on_with() {
    let folder = Folder::new();
    let playing = Playing::new(folder.command(WIZARD.iter().chain(&["--record", "game.txt"])));
    let before = fs::read_to_string(folder.path("game.txt")).unwrap();
    for args in [&["play", "--resume", "game.txt"][..], &["play", "wizard", "--record", "game.txt"]] {
        let second = folder.run_with(args, &blind());
        assert_eq!(second.code, Some(2), "{second:?}");
        assert!(second.err.contains("game.txt is being played by another conclave"), "{}", second.err);
    }
    assert_eq!(fs::read_to_string(folder.path("game.txt")).unwrap(), before);
    playing.signal(&["INT"]);
    assert_eq!(playing.end().0, Some(130));
    assert_eq!(folder.run_with(["play", "--resume", "game.txt"], &blind()).code, Some(0));
}

#[test]
fn a_disk_that_is_full_leaves_whole_lines_and_the_rest_on_the_screen() {
    let folder = Folder::new();
    // No file may grow beyond one block of 512 bytes, and whoever tries is told so instead of ended.
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    for args in [&["--record", "game.txt"][..], &[]] {
        let mut command = Command::new("sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_conclave")]).args(WIZARD).args(args);
        command.env("XDG_DATA_HOME", folder.path("")).current_dir(folder.path(""));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let _ = stdin.write_all(blind().as_bytes());
        drop(stdin);
        let ran = child.wait_with_output().unwrap();
        let (said, complaint) =
            (String::from_utf8(ran.stdout).unwrap(), String::from_utf8(ran.stderr).unwrap());
        assert_eq!(ran.status.code(), Some(2), "{complaint}");
        assert!(complaint.contains("cannot write"), "{complaint}");
        let path = if args.is_empty() { folder.saved().remove(0) } else { folder.path("game.txt") };
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept.len() > 300 && kept.ends_with('\n'), "{kept}");
        assert_eq!(folder.run(["record", "check", path_text(&path)]).code, Some(0));
        // Nowhere is there room for the whole record, so it is on the screen: more than could be kept.
        let (_, shown) = said.split_once("This is its record:\n\n").expect(&said);
        assert!(shown.starts_with(&kept) && shown.len() > kept.len(), "{shown}");
        assert_eq!(folder.run_with(["record", "check", "-"], shown).code, Some(0));
        let ran = folder.run_with(["play", "--resume", path_text(&path)], &blind());
        assert_eq!(ran.code, Some(0), "there is room again: {ran:?}");
    }
}

#[test]
fn a_record_that_is_cut_within_a_line_is_never_taken_for_a_whole_one() {
    let folder = Folder::new();
    let ran = folder.run_with(WIZARD.iter().chain(&["--record", "game.txt"]), "1\n1\n0\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let record = fs::read_to_string(folder.path("game.txt")).unwrap();
    let header = record.find("\n\n").unwrap() + 2;
    for cut in 0..record.len() {
        let checked = folder.run_with(["record", "check", "-"], &record[..cut]);
        let is_whole = cut >= header && record[..cut].ends_with('\n');
        // A header may stop after any line once it names the game and the rules.
        let may_be_whole = record[..cut].ends_with('\n') && cut >= record.find("option").unwrap();
        match checked.code {
            Some(0) => assert!(may_be_whole, "{cut}: {}", checked.out),
            Some(1) => assert!(!is_whole, "{cut}: {}", checked.err),
            _ => panic!("{checked:?}"),
        }
        if cut >= header && !is_whole {
            assert!(
                checked.err.contains("has no line break after it, so it may be cut short"),
                "{}",
                checked.err
            );
        }
    }
}

#[test]
fn a_game_whose_last_line_is_cut_short_goes_on_without_it_and_says_so() {
    let folder = Folder::new();
    folder.run_with(WIZARD.iter().chain(&["--record", "game.txt"]), "1\n1\n0\n");
    let record = fs::read_to_string(folder.path("game.txt")).unwrap();
    let cut = &record[..record.trim_end().len() - 1];
    let (whole, rest) = cut.trim_end().rsplit_once('\n').unwrap();
    folder.write("game.txt", cut);
    let shown = folder.run(["record", "show", "game.txt"]);
    assert_eq!(shown.code, Some(1), "{shown:?}");
    let json = folder.run(["record", "check", "--json", "game.txt"]);
    let last: serde_json::Value = serde_json::from_str(json.out.lines().last().unwrap()).unwrap();
    assert_eq!((&last["kind"], &last["line"]), (&"error".into(), &(whole.lines().count() + 1).into()));

    let ran = folder.run_with(["play", "--resume", "game.txt"], &blind());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains(&format!("is cut short and left out: {rest}\n")), "{}", ran.out);
    let mended = fs::read_to_string(folder.path("game.txt")).unwrap();
    assert!(mended.starts_with(&format!("{whole}\n# {rest}\n")), "{mended}");
    assert_eq!(folder.run(["record", "check", "game.txt"]).code, Some(0));

    for (text, code) in [(&record[..30], 1), ("no record", 1), ("", 1)] {
        folder.write("bad.txt", text);
        let ran = folder.run(["play", "--resume", "bad.txt"]);
        assert_eq!(ran.code, Some(code), "{text}: {ran:?}");
        assert_eq!(fs::read_to_string(folder.path("bad.txt")).unwrap(), text, "nothing is changed");
    }
}

#[test]
fn seeds_are_random_bits_that_are_told_at_the_end() {
    let folder = Folder::new();
    let ran = folder.run_with(["play", "shazamm", "--record", "one.txt"], &blind());
    let record = fs::read_to_string(folder.path("one.txt")).unwrap();
    let seed = record.lines().find_map(|line| line.strip_prefix("about dice ")).unwrap();
    assert!(seed.len() == 32 && seed.bytes().all(|digit| digit.is_ascii_hexdigit()), "{seed}");
    let (before, after) = ran.out.split_once("The match is over.").expect(&ran.out);
    assert!(!before.contains(seed) && after.contains(&format!("--seed {seed}")), "{after}");
    folder.run_with(["play", "shazamm", "--seed", seed, "--record", "two.txt"], &blind());
    assert_eq!(fs::read_to_string(folder.path("two.txt")).unwrap(), record);
    let other = folder.run_with(["play", "shazamm", "--record", "three.txt"], "quit\n");
    assert!(!other.out.contains("--seed"), "not over, so not told: {}", other.out);
    for wrong in ["abc", "-1", "+1", "18446744073709551616", "0123456789abcdef0123456789abcde"] {
        let ran = folder.run(["play", "wizard", &format!("--seed={wrong}")]);
        assert_eq!(ran.code, Some(2), "{wrong}");
        assert!(ran.err.contains("32 or 64 hexadecimal digits"), "{}", ran.err);
    }
}
