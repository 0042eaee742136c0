//! Golden playthroughs: everything that every viewer sees, step by step, as text that a diff can show.

use std::fmt::Write;

use serde_json::Value;

use super::advance;
use crate::{Game, Match, Options, Step, ToAct, Viewer, dice};

/// Plays a random game from `seed` and writes down, for the first `steps` steps, the step, the events as each
/// viewer hears them, and what changed in each viewer's view. The rest of the game is one line with its outcome and a
/// fingerprint of all the views in it.
pub fn playthrough<G: Game>(game: &G, seed: u64, steps: usize) -> String {
    let mut played = Match::new(game.clone());
    let mut dice = dice::seeded(seed);
    while played.to_act() != ToAct::Nobody {
        advance(&mut played, &mut dice);
    }
    playthrough_of(&played, steps)
}

/// The playthrough of a game that was played already, perhaps from a record written by hand.
pub fn playthrough_of<G: Game>(played: &Match<G>, steps: usize) -> String {
    let game = played.game();
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let mut out = String::new();
    for (name, value) in game.options().entries() {
        let _ = writeln!(out, "option {name} {value}");
    }
    let mut shown: Vec<Value> = vec![Value::Null; viewers.len()];
    let mut fingerprint = Fingerprint::default();
    let mut at = 0;
    let mut state = game.start();
    let mut show = |state: &G::State, at: usize, out: &mut String| {
        for (shown, &viewer) in shown.iter_mut().zip(&viewers) {
            let view = sorted(serde_json::to_value(game.view(state, viewer)).expect("a view serialises"));
            if at <= steps {
                let mut changes = String::new();
                differences("", shown, &view, &mut changes);
                if !changes.is_empty() {
                    let _ = writeln!(out, "  {viewer} sees:{changes}");
                }
            } else {
                fingerprint.add(&view.to_string());
            }
            *shown = view;
        }
    };
    show(&state, 0, &mut out);
    for step in played.record().steps() {
        at += 1;
        let mut events = Vec::new();
        match step {
            Step::Chance(outcome) => game.apply_chance(&mut state, outcome, &mut events),
            Step::Seat(seat, action) => game.apply(&mut state, *seat, *action, &mut events),
        }
        .expect("a recorded step is accepted");
        if at <= steps {
            let _ = writeln!(out, "\n{at}. {}", played.record().line(step));
            for event in &events {
                let who: Vec<String> = viewers
                    .iter()
                    .filter(|&&v| event.for_viewer(v).is_some())
                    .map(ToString::to_string)
                    .collect();
                let who = if who.len() == viewers.len() { "all".to_owned() } else { who.join(", ") };
                let fact = serde_json::to_string(&event.fact).expect("a fact serialises");
                let _ = writeln!(out, "  told to {who}: {fact}");
            }
        }
        show(&state, at, &mut out);
    }
    let _ = writeln!(
        out,
        "\n{} steps in all; fingerprint of the views after step {steps}: {:016x}",
        at, fingerprint.0
    );
    if let Some(outcome) = game.outcome(&state) {
        let _ = writeln!(out, "points {:?}, places {:?}", outcome.points(), outcome.places());
    }
    out
}

/// The value with the fields of every object in the order of their names, whichever order serde was built to keep.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<(String, Value)> = fields.into_iter().collect();
            fields.sort_by(|one, other| one.0.cmp(&other.0));
            fields.into_iter().map(|(name, value)| (name, sorted(value))).collect()
        }
        Value::Array(items) => items.into_iter().map(sorted).collect(),
        plain => plain,
    }
}

/// Writes the paths at which two values differ, with the new value.
fn differences(path: &str, old: &Value, new: &Value, out: &mut String) {
    match (old, new) {
        (Value::Object(was), Value::Object(is)) => {
            for (key, value) in is {
                differences(&format!("{path}.{key}"), was.get(key).unwrap_or(&Value::Null), value, out);
            }
            for key in was.keys().filter(|key| !is.contains_key(*key)) {
                let _ = write!(out, " {path}.{key} is gone");
            }
        }
        (Value::Array(was), Value::Array(is)) if was.len() == is.len() => {
            for (n, (was, is)) in was.iter().zip(is).enumerate() {
                differences(&format!("{path}[{n}]"), was, is, out);
            }
        }
        _ if old == new => {}
        _ => {
            let _ = write!(out, " {}={new}", path.trim_start_matches('.'));
        }
    }
}

/// FNV-1a: a fingerprint that is the same on every platform and in every version of Rust.
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
