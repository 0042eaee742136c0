//! Whatever is thrown at the rules, nothing breaks.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use maginor::{Maginor, Options, OracleSet};
use proptest::prelude::*;
use proptest::sample::Index;
use table::conformance::{advance, moves_from_bytes, record_from_bytes, spoiled_record_from_bytes};
use table::{Game, Match, Options as _, dice};

/// Any table with the standard tiles or with odd ones, by any version of the rules.
fn any_table() -> impl Strategy<Value = Maginor> {
    let standard: Vec<Options> = Options::every().collect();
    let version = 1..=Maginor::RULES;
    (proptest::sample::select(standard), any::<bool>(), version).prop_map(|(mut options, odd, version)| {
        if odd {
            options.oracles = common::odd_tiles();
        }
        Maginor::with_rules(options, version).expect("a valid table")
    })
}

/// The text of a random game, broken off somewhere.
fn any_record() -> impl Strategy<Value = String> {
    (any_table(), any::<u64>(), 0..1200usize).prop_map(|(game, seed, steps)| {
        let mut played = Match::new(game);
        let mut dice = dice::seeded(seed);
        for _ in 0..steps {
            advance(&mut played, &mut dice);
        }
        played.to_string()
    })
}

/// Puts one word of the text in the place of another, which is how people err.
fn with_words_moved(text: &str, moves: &[(Index, Index)]) -> String {
    let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    for (to, from) in moves {
        let line = to.index(lines.len());
        let at = from.index(lines[line].len().max(1));
        if let Some(word) = lines[line].get_mut(at) {
            *word = words[from.index(words.len())];
        }
    }
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, ..ProptestConfig::default() })]

    #[test]
    fn bytes_are_no_record(bytes in any::<Vec<u8>>()) {
        record_from_bytes::<Maginor>(&bytes);
    }

    #[test]
    fn a_header_and_then_anything(bytes in any::<Vec<u8>>()) {
        let mut text = b"conclave record 1\ngame maginor\nrules 2\noption ".to_vec();
        text.extend(bytes);
        record_from_bytes::<Maginor>(&text);
    }

    #[test]
    fn a_record_is_read_as_it_was_written(text in any_record()) {
        let read = Match::<Maginor>::read(&text).expect("a record");
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn a_spoiled_record(game in any_table(), bytes in any::<Vec<u8>>()) {
        spoiled_record_from_bytes(&game, &bytes);
    }

    #[test]
    fn a_record_with_words_in_the_wrong_places(text in any_record(), moves in any::<Vec<(Index, Index)>>()) {
        record_from_bytes::<Maginor>(with_words_moved(&text, &moves).as_bytes());
    }

    #[test]
    fn wild_moves(game in any_table(), bytes in proptest::collection::vec(any::<u8>(), 0..4000)) {
        moves_from_bytes(&game, &bytes);
    }

    #[test]
    fn odd_notation(game in any_table(), text in "\\PC{0,40}") {
        if let Ok(action) = game.read_action(&text) {
            prop_assert_eq!(game.read_action(&game.show_action(action).to_string()), Ok(action));
        }
        if let Ok(outcome) = game.read_chance(&text) {
            prop_assert_eq!(game.read_chance(&game.show_chance(&outcome).to_string()), Ok(outcome));
        }
    }

    #[test]
    fn a_tile_as_text_is_read_as_it_was_written(text in "[a-z-]{0,6} (small|large|guild-hall) [0-9]{1,2}( (fire|water|earth|air|fate|mud)){0,16} name \\PC{0,12}") {
        let mut options = Options::default();
        if options.set("tile", &text).is_ok() {
            let entries = options.entries();
            let mut again = Options::default();
            for (name, value) in entries {
                again.set(name, &value).expect("what was written can be read");
            }
            prop_assert_eq!(again, options);
        }
    }

    #[test]
    fn a_spoiled_file_of_tiles(edits in proptest::collection::vec((any::<Index>(), any::<Option<u8>>()), 0..6)) {
        for file in [include_str!("../oracles.toml"), common::ODD_TILES] {
            let mut bytes = file.as_bytes().to_vec();
            for (at, byte) in &edits {
                let at = at.index(bytes.len());
                match byte {
                    Some(byte) => bytes[at] = *byte,
                    None => drop(bytes.remove(at)),
                }
            }
            check_file(&String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn a_file_of_tiles_with_words_in_the_wrong_places(moves in proptest::collection::vec(any::<(Index, Index)>(), 1..4)) {
        for file in [include_str!("../oracles.toml"), common::ODD_TILES] {
            check_file(&with_words_moved(file, &moves));
        }
    }
}

/// A file is refused with a reason, or the set can be played with and stands in the record.
fn check_file(text: &str) {
    match OracleSet::from_toml(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(set) => {
            let game =
                Maginor::new(Options { oracles: set.clone().into(), ..Options::default() }).expect("a table");
            let mut played = Match::new(game);
            let mut dice = dice::seeded(3);
            for _ in 0..200 {
                advance(&mut played, &mut dice);
            }
            let read = Match::<Maginor>::read(&played.to_string()).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(read.game().oracles(), &set);
            assert_eq!(read.state(), played.state());
        }
    }
}
