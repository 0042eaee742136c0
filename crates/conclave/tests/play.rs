//! Games through the binary: to the end, broken off, and resumed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::time::{Duration, Instant};

use common::{Folder, blind, path_text, send};

#[test]
fn a_blind_player_comes_to_the_end_of_every_kind_of_game() {
    for options in [
        &["--seats", "3"][..],
        &["--seats", "4", "--variant", "plus-minus-one"],
        &["--seats", "6", "--with", "all"],
        &["--seats", "5", "--with", "dragon,fairy,bomb", "--variant", "secret"],
        &["--seats", "4", "--with", "juggler,cloud,werewolf", "--variant", "hidden"],
        &["--seats", "4", "--variant", "clairvoyance-every"],
        &["--seats", "3", "--variant", "single-suit", "--variant", "secret"],
        &["--seats", "4", "--variant", "maximus,plus-minus-one"],
    ] {
        let folder = Folder::new();
        let args = ["play", "wizard", "--seed", "4", "--record", "game.txt"].iter().chain(options);
        let ran = folder.run_with(args, &blind());
        assert_eq!(ran.code, Some(0), "{options:?}: {ran:?}");
        assert!(ran.out.contains("The game is over. The places:"), "{options:?}: {}", ran.out);
        assert!(ran.out.contains("1st"), "{options:?}");
        assert_eq!(ran.err, "", "{options:?}");
        assert!(!ran.out.contains('\u{1b}'), "no colour codes in a pipe: {options:?}");
        let checked = folder.run(["record", "check", "game.txt"]);
        assert_eq!(checked.code, Some(0), "{options:?}: {checked:?}");
        assert!(checked.out.contains("the game is over"), "{options:?}: {checked:?}");
        assert!(folder.saved().is_empty(), "a finished game was saved besides");
    }
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let folder = Folder::new();
    for name in ["one.txt", "two.txt"] {
        folder.run_with(["play", "wizard", "--seed", "9", "--record", name], &blind());
    }
    let read = |name: &str| fs::read_to_string(folder.path(name)).unwrap();
    assert_eq!(read("one.txt"), read("two.txt"));
    assert!(read("one.txt").contains("\nabout dice 9\n"));
}

#[test]
fn the_end_of_the_input_saves_the_game_and_says_how_to_go_on() {
    let folder = Folder::new();
    let ran = folder.run_with(["play", "wizard", "--seats", "3", "--seed", "1", "--name", "Anna"], "1\n");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let saved = folder.saved();
    let [path] = &saved[..] else { panic!("{saved:?}") };
    let resume = format!("conclave play --resume {}", path_text(path));
    assert!(ran.out.contains(&resume), "{}", ran.out);
    let before = fs::read_to_string(path).unwrap();
    assert!(before.contains("seat 1 Anna\nseat 2 Morgana\n"), "{before}");

    let ran = folder.run_with(["play", "--resume", path_text(path)], &blind());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("The game goes on where it stopped"), "{}", ran.out);
    assert!(ran.out.contains("The places:"), "{}", ran.out);
    let after = fs::read_to_string(path).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len());
    assert_eq!(folder.run(["record", "check", path_text(path)]).code, Some(0));
}

#[test]
fn quit_saves_and_resuming_leads_to_the_same_game() {
    let folder = Folder::new();
    let play = ["play", "wizard", "--seed", "2", "--with", "all"];
    folder.run_with(play.iter().chain(&["--record", "whole.txt"]), &blind());
    let ran = folder.run_with(play.iter().chain(&["--record", "broken.txt"]), "1\n0\n1\n0\n1\nquit\n");
    assert!(ran.out.contains("broken.txt"), "{}", ran.out);
    folder.run_with(["play", "--resume", "broken.txt"], &blind());
    let read = |name: &str| fs::read_to_string(folder.path(name)).unwrap();
    // The blind player may answer differently after the break, but the cards are the same.
    let deals = |text: String| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("chance")).map(str::to_owned).collect()
    };
    assert_eq!(deals(read("broken.txt")), deals(read("whole.txt")));
}

#[test]
fn an_existing_file_is_not_overwritten() {
    let folder = Folder::new();
    folder.write("game.txt", "precious");
    let ran = folder.run(["play", "wizard", "--record", "game.txt"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("exists already"), "{}", ran.err);
    assert_eq!(fs::read_to_string(folder.path("game.txt")).unwrap(), "precious");
}

/// Plays a few answers, then sends a signal while the program waits for the next.
fn interrupted(folder: &Folder, signal: &str, args: &[&str]) -> (Option<i32>, String) {
    let mut child = folder.command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"1\n1\n").unwrap();
    stdin.flush().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut said = String::new();
    // After these answers the program asks again and waits.
    while !said.contains("You play") {
        assert!(out.read_line(&mut said).unwrap() > 0, "{said}");
    }
    std::thread::sleep(Duration::from_millis(200));
    send(signal, &child);
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "the program goes on after {signal}");
        std::thread::sleep(Duration::from_millis(10));
    };
    out.read_to_string(&mut said).unwrap();
    (status.code(), said)
}

#[test]
fn ctrl_c_saves_the_game() {
    let folder = Folder::new();
    let (code, said) = interrupted(&folder, "-INT", &["play", "wizard", "--seats", "3", "--seed", "2"]);
    assert_eq!(code, Some(130), "{said}");
    let saved = folder.saved();
    let [path] = &saved[..] else { panic!("{saved:?}") };
    assert!(said.contains(path_text(path)), "{said}");
    assert!(fs::read_to_string(path).unwrap().contains("1 play "));
    assert_eq!(folder.run(["record", "check", path_text(path)]).code, Some(0));
}

#[test]
fn a_killed_game_loses_nothing_that_was_recorded() {
    let folder = Folder::new();
    let (code, _) = interrupted(
        &folder,
        "-KILL",
        &["play", "wizard", "--seats", "3", "--seed", "2", "--record", "game.txt"],
    );
    assert_eq!(code, None);
    let record = fs::read_to_string(folder.path("game.txt")).unwrap();
    assert!(record.contains("1 predict 1\n") && record.contains("1 play "), "{record}");
    assert_eq!(folder.run(["record", "check", "game.txt"]).code, Some(0));
}

#[test]
fn a_game_whose_reader_goes_away_is_saved_quietly() {
    let folder = Folder::new();
    let mut child = folder.command(["play", "wizard", "--seed", "1"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let _ = stdin.write_all(blind().as_bytes());
    drop(stdin);
    let ran = child.wait_with_output().unwrap();
    assert_eq!(ran.status.code(), Some(0));
    assert!(!String::from_utf8_lossy(&ran.stderr).contains("panicked"));
}

#[test]
fn opponents_play_as_well_as_they_are_told_also_after_a_break() {
    let folder = Folder::new();
    let ran = folder.run_with(
        ["play", "wizard", "--seats", "3", "--seed", "3", "--opponents", "adept", "--record", "game.txt"],
        "1\n1\n1\n",
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        fs::read_to_string(folder.path("game.txt")).unwrap().contains("about players person adept adept\n")
    );
    assert_eq!(folder.run_with(["play", "--resume", "game.txt"], &blind()).code, Some(0));
    assert_eq!(folder.run(["record", "check", "game.txt"]).code, Some(0));
    let ran = folder.run(["play", "wizard", "--opponents", "gods"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("apprentice, adept or archmage"), "{}", ran.err);
}

#[test]
fn the_language_is_asked_for_or_found() {
    let folder = Folder::new();
    let english = folder.run_with(["play", "wizard", "--seed", "1", "--lang", "en"], "quit\n");
    assert_eq!(english.code, Some(0), "{}", english.err);
    assert!(english.out.contains("Wizard for 4 players: You, Morgana, Merlin and Circe."), "{}", english.out);
    let mut command = folder.command(["play", "wizard", "--seed", "1"]);
    let found = command.env("LANG", "en_GB.UTF-8").output().unwrap();
    assert_eq!(found.status.code(), Some(0));
    let unknown = folder.run(["play", "wizard", "--lang", "tlh"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("there are in en, da, nb"), "{}", unknown.err);
}
