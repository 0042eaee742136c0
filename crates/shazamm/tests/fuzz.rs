//! Bytes that mean well, and bytes that do not.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use proptest::prelude::*;
use shazamm::{Options, Shazamm};
use table::conformance::{self, moves_from_bytes, record_from_bytes};
use table::{Game, Match, Options as _, ToAct, dice};

fn tables() -> Vec<Shazamm> {
    Options::every().map(|options| Shazamm::new(options).unwrap()).collect()
}

/// How many tables can be set up.
const TABLES: usize = 6;

/// The text of a random match.
fn record(table: usize, seed: u64) -> String {
    let mut played = Match::new(tables()[table % TABLES].clone());
    let mut dice = dice::seeded(seed);
    while played.to_act() != ToAct::Nobody {
        conformance::advance(&mut played, &mut dice);
    }
    played.to_string()
}

/// A change to a text: what is at a place becomes something else.
#[derive(Clone, Debug)]
enum Mutation {
    Byte(usize, u8),
    Digit(usize, u8),
    CutLine(usize),
    SwapLines(usize, usize),
    RepeatLine(usize),
    Insert(usize, String),
    Stop(usize),
}

fn mutation() -> impl Strategy<Value = Mutation> {
    let words = prop::sample::select(vec![
        "bet 1",
        "bet 50 with 0",
        "clone none",
        "clone 7",
        "use 8",
        "discard 8",
        "recycle +5",
        "recycle 0",
        "stack 3",
        "lay 0 7",
        "lay nothing",
        "chance draw 1 2 3 / 4 5 6",
        "1",
        "2 ",
        "with 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14",
        "option variants full-hand",
        "option variants counted-cards",
        "rules 1",
    ]);
    prop_oneof![
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Mutation::Byte(at, byte)),
        (any::<usize>(), 0..10u8).prop_map(|(at, digit)| Mutation::Digit(at, digit)),
        any::<usize>().prop_map(Mutation::CutLine),
        (any::<usize>(), any::<usize>()).prop_map(|(one, other)| Mutation::SwapLines(one, other)),
        any::<usize>().prop_map(Mutation::RepeatLine),
        (any::<usize>(), words).prop_map(|(at, words)| Mutation::Insert(at, words.to_owned())),
        any::<usize>().prop_map(Mutation::Stop),
    ]
}

fn mutate(text: &str, mutation: &Mutation) -> Vec<u8> {
    let mut lines: Vec<&str> = text.lines().collect();
    let line = |at: usize| at % text.lines().count().max(1);
    match mutation {
        Mutation::Byte(at, byte) => {
            let mut bytes = text.as_bytes().to_vec();
            let at = at % bytes.len();
            bytes[at] = *byte;
            return bytes;
        }
        Mutation::Digit(at, digit) => {
            let mut bytes = text.as_bytes().to_vec();
            let digits: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
            bytes[digits[at % digits.len()]] = b'0' + digit;
            return bytes;
        }
        Mutation::CutLine(at) => {
            lines.remove(line(*at));
        }
        Mutation::SwapLines(one, other) => lines.swap(line(*one), line(*other)),
        Mutation::RepeatLine(at) => lines.insert(line(*at), lines[line(*at)]),
        Mutation::Insert(at, words) => lines.insert(line(*at), words),
        Mutation::Stop(at) => lines.truncate(line(*at)),
    }
    lines.join("\n").into_bytes()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn any_bytes_are_a_record_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        record_from_bytes::<Shazamm>(&bytes);
    }

    #[test]
    fn a_changed_record_is_a_record_or_an_error(
        table in 0..TABLES,
        seed in 0..500u64,
        mutations in prop::collection::vec(mutation(), 1..4),
    ) {
        let mut text = record(table, seed);
        for mutation in &mutations {
            text = String::from_utf8_lossy(&mutate(&text, mutation)).into_owned();
            if text.lines().count() < 2 || !text.bytes().any(|byte| byte.is_ascii_digit()) {
                break;
            }
        }
        record_from_bytes::<Shazamm>(text.as_bytes());
    }

    #[test]
    fn any_moves_are_legal_or_refused(table in 0..TABLES, bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        moves_from_bytes(&tables()[table], &bytes);
    }
}
