//! Whatever is thrown at the rules, nothing breaks.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

use proptest::prelude::*;
use proptest::sample::Index;
use table::conformance::{advance, moves_from_bytes, record_from_bytes};
use table::{Game, Match, Options as _, dice};
use wizard::{Action, Card, Chance, Face, Options, Special, Suit, Variant, Wizard};

/// Any table that can be set up.
fn any_table() -> impl Strategy<Value = Wizard> {
    let every: Vec<Options> = Options::every().collect();
    proptest::sample::select(every).prop_map(|options| Wizard::new(options).expect("a valid table"))
}

/// The text of a random game, broken off somewhere.
fn any_record() -> impl Strategy<Value = String> {
    (any_table(), any::<u64>(), 0..400usize).prop_map(|(game, seed, steps)| {
        let mut played = Match::new(game);
        let mut dice = dice::seeded(seed);
        for _ in 0..steps {
            advance(&mut played, &mut dice);
        }
        played.to_string()
    })
}

/// One thing that goes wrong with a text.
#[derive(Debug, Clone)]
enum Damage {
    FlipBit(Index, u8),
    InsertByte(Index, u8),
    DeleteByte(Index),
    DeleteLine(Index),
    DoubleLine(Index),
    SwapLines(Index, Index),
    DeleteWord(Index),
    /// Puts one word of the text in the place of another.
    MoveWord(Index, Index),
    CutOff(Index),
}

fn any_damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        (any::<Index>(), 0..8u8).prop_map(|(at, bit)| Damage::FlipBit(at, bit)),
        (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Damage::InsertByte(at, byte)),
        any::<Index>().prop_map(Damage::DeleteByte),
        any::<Index>().prop_map(Damage::DeleteLine),
        any::<Index>().prop_map(Damage::DoubleLine),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Damage::SwapLines(one, other)),
        any::<Index>().prop_map(Damage::DeleteWord),
        (any::<Index>(), any::<Index>()).prop_map(|(to, from)| Damage::MoveWord(to, from)),
        any::<Index>().prop_map(Damage::CutOff),
    ]
}

impl Damage {
    fn to(&self, mut bytes: Vec<u8>) -> Vec<u8> {
        if bytes.is_empty() {
            return bytes;
        }
        match self {
            Self::FlipBit(at, bit) => {
                let at = at.index(bytes.len());
                bytes[at] ^= 1 << bit;
            }
            Self::InsertByte(at, byte) => bytes.insert(at.index(bytes.len() + 1), *byte),
            Self::DeleteByte(at) => {
                bytes.remove(at.index(bytes.len()));
            }
            Self::CutOff(at) => bytes.truncate(at.index(bytes.len())),
            _ => return self.to_lines(&String::from_utf8_lossy(&bytes)).into_bytes(),
        }
        bytes
    }

    fn to_lines(&self, text: &str) -> String {
        let mut lines: Vec<Vec<&str>> = text.lines().map(|line| line.split(' ').collect()).collect();
        let words: Vec<(usize, usize)> = lines
            .iter()
            .enumerate()
            .flat_map(|(line, words)| (0..words.len()).map(move |word| (line, word)))
            .collect();
        if words.is_empty() {
            return String::new();
        }
        match self {
            Self::DeleteLine(at) => {
                lines.remove(at.index(lines.len()));
            }
            Self::DoubleLine(at) => {
                let at = at.index(lines.len());
                lines.insert(at, lines[at].clone());
            }
            Self::SwapLines(one, other) => {
                let (one, other) = (one.index(lines.len()), other.index(lines.len()));
                lines.swap(one, other);
            }
            Self::DeleteWord(at) => {
                let (line, word) = words[at.index(words.len())];
                lines[line].remove(word);
            }
            Self::MoveWord(to, from) => {
                let (line, word) = words[from.index(words.len())];
                let moved = lines[line][word];
                let (line, word) = words[to.index(words.len())];
                lines[line][word] = moved;
            }
            _ => {}
        }
        lines.iter().map(|line| line.join(" ") + "\n").collect()
    }
}

/// Text that is made of what the notation is made of.
fn any_notation() -> impl Strategy<Value = String> {
    let words = [
        "predict",
        "play",
        "trump",
        "werewolf",
        "pass",
        "change",
        "deal",
        "dealer",
        "turn",
        "/",
        "none",
        "+1",
        "-1",
        "0",
        "1",
        "2",
        "20",
        "21",
        "255",
        "256",
        "-0",
        "+2",
        "B7",
        "b7",
        "R13",
        "R14",
        "G0",
        "Y1",
        "Z",
        "z",
        "N",
        "dragon",
        "FAIRY",
        "bomb",
        "juggler",
        "juggler=B",
        "cloud=Y",
        "cloud=Z",
        "shapeshifter=Z",
        "shapeshifter=n",
        "B7=B",
        "=",
        "é",
        "B",
        "",
    ];
    prop_oneof![
        proptest::collection::vec(proptest::sample::select(words.to_vec()), 0..12)
            .prop_map(|words| words.join(" ")),
        ".{0,40}",
        "(play|pass|deal|dealer|trump|predict|werewolf|change) .{0,20}",
    ]
}

/// What can be read is written in one way, and that way is read as the same.
fn round_trips<T>(text: &str)
where
    T: std::str::FromStr + std::fmt::Display + PartialEq + std::fmt::Debug,
{
    if let Ok(read) = text.parse::<T>() {
        let written = read.to_string();
        let again = written.parse::<T>().unwrap_or_else(|_| panic!("{written:?} from {text:?}"));
        assert_eq!(again, read, "{written:?} from {text:?}");
        assert_eq!(again.to_string(), written);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_are_no_record(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        record_from_bytes::<Wizard>(&bytes);
        let mut with_header = b"conclave record 1\ngame wizard\nrules 1\noption seats 3\n".to_vec();
        with_header.extend_from_slice(&bytes);
        record_from_bytes::<Wizard>(&with_header);
    }

    #[test]
    fn a_record_is_read_as_it_was_written(record in any_record()) {
        let read = Match::<Wizard>::read(&record).unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!(read.to_string(), record);
    }

    #[test]
    fn a_damaged_record_breaks_nothing(
        record in any_record(),
        damages in proptest::collection::vec(any_damage(), 1..5),
    ) {
        let damaged = damages.iter().fold(record.into_bytes(), |bytes, damage| damage.to(bytes));
        record_from_bytes::<Wizard>(&damaged);
    }

    #[test]
    fn random_moves_at_every_table(
        game in any_table(),
        bytes in proptest::collection::vec(any::<u8>(), 0..3000),
    ) {
        moves_from_bytes(&game, &bytes);
    }

    #[test]
    fn notation_is_read_or_refused(text in any_notation()) {
        round_trips::<Action>(&text);
        round_trips::<Chance>(&text);
        round_trips::<Card>(&text);
        round_trips::<Face>(&text);
        round_trips::<Suit>(&text);
        round_trips::<Special>(&text);
        round_trips::<Variant>(&text);
        for word in text.split_whitespace() {
            round_trips::<Card>(word);
            round_trips::<Face>(word);
        }
    }

    #[test]
    fn a_deal_is_written_as_it_is_read(game in any_table(), seed in any::<u64>()) {
        let mut state = game.start();
        let mut dice = dice::seeded(seed);
        let dealer = game.sample(&state, &mut dice);
        game.apply_chance(&mut state, &dealer, &mut table::Silent).unwrap();
        let deal = game.sample(&state, &mut dice);
        prop_assert_eq!(deal.to_string().parse::<Chance>(), Ok(deal));
        prop_assert_eq!(dealer.to_string().parse::<Chance>(), Ok(dealer));
    }

    #[test]
    fn options_are_read_or_refused(
        name in prop_oneof![Just("seats"), Just("with"), Just("variants"), Just("names")],
        value in prop_oneof![any_notation(), "[a-z -]{0,20}", "[0-9]{0,4}"],
    ) {
                let mut options = Options::default();
        let before = options.clone();
        match options.set(name, &value) {
            Err(_) => prop_assert_eq!(options, before),
            Ok(()) => {
                let mut again = Options::default();
                for (name, value) in options.entries() {
                    prop_assert!(again.set(name, &value).is_ok());
                }
                prop_assert_eq!(again, options);
            }
        }
    }
}

#[test]
fn every_action_is_read_as_it_is_written() {
    let game = Wizard::new(Options::default()).unwrap();
    for index in 0..Action::COUNT {
        let action = game.action_at(index).unwrap();
        assert_eq!(action.to_string().parse(), Ok(action));
        // Cards and suits may be written in small letters.
        assert_eq!(action.to_string().to_lowercase().parse(), Ok(action));
    }
}
