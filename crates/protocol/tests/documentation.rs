//! What `docs/protocol.md` says is so: its frames and messages can be read, its views and facts are those of the games, and it names
//! every word that games say.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use games::{GameName, with_game};
use protocol::calls::{About, Story};
use protocol::{Frame, Message, Phrase, Reason, Sitter};
use serde_json::{Value, json};
use table::{Event, Game, Legal as _, Match, Options as _, Seat, ToAct, Viewer, dice};

const PAGE: &str = include_str!("../../../docs/protocol.md");
const RECORDS: &str = include_str!("../../../docs/records.md");

/// The games that are documented, and their titles.
const GAMES: [(GameName, &str); 3] =
    [(GameName::Wizard, "Wizard"), (GameName::Shazamm, "Shazamm!"), (GameName::Maginor, "Maginor")];

/// The blocks of the page that begin with this word after `json`, with the rest of that line.
fn blocks(kind: &str) -> Vec<(&'static str, Value)> {
    let begin = format!("```json {kind}");
    let block = |text: &'static str| {
        let (about, rest) = text.split_once('\n').unwrap();
        let (block, _) = rest.split_once("```").unwrap();
        (about.trim(), serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}")))
    };
    PAGE.split(begin.as_str()).skip(1).map(block).collect()
}

#[test]
fn documented_frames_and_messages_can_be_read() {
    let (frames, messages) = (blocks("frame"), blocks("message"));
    for (_, frame) in &frames {
        Frame::read(&frame.to_string()).unwrap();
    }
    for (_, message) in &messages {
        let read: Message<Value> = serde_json::from_value(message.clone()).unwrap();
        assert_eq!(&serde_json::to_value(read).unwrap(), message, "nothing of it is unknown");
    }
    for (_, sitter) in blocks("sitter") {
        let read: Sitter = serde_json::from_value(sitter.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), sitter);
    }
    for (_, about) in blocks("about") {
        let read: About = serde_json::from_value(about.clone()).unwrap();
        assert_eq!(serde_json::to_value(read).unwrap(), about);
    }
    for (_, story) in blocks("story") {
        let read: Story<Value> = serde_json::from_value(story.clone()).unwrap();
        assert_eq!((read.steps, serde_json::to_value(&read).unwrap()), (read.facts.len(), story));
    }
    assert!(frames.len() > 1 && messages.len() > 5);
}

#[test]
fn every_reason_and_every_phrase_is_documented() {
    let schema = protocol::schema::document();
    for kind in ["Reason", "Phrase", "Phase", "Clock", "Access"] {
        for one in schema["$defs"][kind]["oneOf"].as_array().unwrap() {
            let name = one["const"].as_str().unwrap();
            assert!(PAGE.contains(&format!("`{name}`")), "{kind} {name}");
        }
    }
    assert!(serde_json::from_value::<Reason>(json!("try-again")).is_ok());
    assert_eq!(Phrase::ALL.len(), schema["$defs"]["Phrase"]["oneOf"].as_array().unwrap().len());
}

/// What is documented of a game: its view, and what the last steps told, as the player in a seat sees and hears it.
fn example<G: Game>(seat: Seat) -> (Value, Vec<Vec<Value>>) {
    let (_, about) = RECORDS.split_once(&format!("game {}\n", G::NAME)).unwrap();
    let (rest, _) = about.split_once("```").unwrap();
    let record = format!("conclave record 1\ngame {}\n{rest}", G::NAME);
    let played = Match::<G>::read(&record).unwrap();
    let (viewer, mut told) = (Viewer::Seat(seat), Vec::new());
    played.record().replay(|_, _, events| {
        let facts = events.iter().filter_map(|event| event.for_viewer(viewer));
        told.push(facts.map(|fact| serde_json::to_value(fact).unwrap()).collect());
    });
    (serde_json::to_value(played.game().view(played.state(), viewer)).unwrap(), told)
}

#[test]
fn documented_views_and_facts_are_those_of_the_documented_records() {
    for (name, _) in GAMES {
        with_game!(name, G => {
            let (view, told) = example::<G>(Seat::new(0));
            let documented = |what: &str| {
                let found = blocks(what).into_iter().find(|(about, _)| *about == G::NAME);
                found.unwrap_or_else(|| panic!("{what} of {name}")).1
            };
            assert_eq!(documented("view"), view, "{name}: {view:#}");
            let facts = documented("facts");
            let last = told.len() - facts.as_array().unwrap().len();
            assert_eq!(facts, json!(told[last..]), "{name}");
        });
    }
}

/// Adds every key and every word of a value.
fn add_words(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| add_words(value, words)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            words.insert(key.clone());
            add_words(value, words);
        }),
        // Cards are written as in records.
        Value::String(text) if !text.contains(['=', 'Z', 'N', 'B', 'R', 'G', 'Y']) => {
            words.insert(text.clone());
        }
        _ => {}
    }
}

/// Every word that views and facts of a random game have, for a player and for a spectator in turn.
fn words_of<G: Game>(game: &G, number: u64, words: &mut BTreeSet<String>) {
    let (mut state, mut dice) = (game.start(), dice::fast(number));
    let mut events: Vec<Event<G::Fact>> = Vec::new();
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator].into_iter().cycle() {
        add_words(&serde_json::to_value(game.view(&state, viewer)).unwrap(), words);
        match game.to_act(&state) {
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance(&mut state, &outcome, &mut events).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.legal(&state, seat).choose(&mut dice).unwrap();
                game.apply(&mut state, seat, action, &mut events).unwrap();
            }
            ToAct::Nobody => break,
        }
        for event in events.drain(..) {
            add_words(&serde_json::to_value(&event.fact).unwrap(), words);
        }
    }
}

/// How many tables are left out between two that are looked at: so many that all kinds of options come.
const STRIDE: usize = 67;

/// What the page says of a game, and of all games, besides its examples.
fn said_of(title: &str) -> String {
    let (_, games) = PAGE.split_once("\n## What games say\n").unwrap();
    let mut sections = games.split("\n### ");
    let of_all = sections.next().unwrap();
    let of_one = sections.find(|section| section.starts_with(title)).unwrap();
    [of_all, of_one].into_iter().flat_map(|section| section.split("```").step_by(2)).collect()
}

#[test]
fn every_word_that_games_say_is_documented() {
    for (name, title) in GAMES {
        with_game!(name, G => {
            let mut words = BTreeSet::new();
            let tables = <G as Game>::Options::every().cycle().step_by(STRIDE).take(16).zip(0..);
            for (options, number) in tables {
                words_of(&G::new(options).unwrap(), number, &mut words);
            }
            let said = said_of(title);
            let is_said = |word: &str| said.contains(&format!("`{word}`")) || said.contains(&format!("\"{word}\""));
            let missing: Vec<_> = words.iter().filter(|word| !is_said(word)).collect();
            assert!(missing.is_empty(), "{name}: {missing:?}");
        });
    }
}
