//! Situations of Wizard with a known best move, as records that stop at the decision. The header says what is best
//! (`about best …`, once for each that is as good) and why.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use std::fs;

use bots::{Budget, Level, bot_for};
use table::{Game, Match, ToAct, Viewer};
use wizard::{Action, Wizard};

struct Situation {
    name: String,
    played: Match<Wizard>,
    best: Vec<Action>,
}

fn situations() -> Vec<Situation> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/situations/wizard");
    let mut all: Vec<Situation> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let played = Match::<Wizard>::read(&fs::read_to_string(&path).unwrap())
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let about = played.record().about();
            assert!(about.iter().any(|(key, _)| key == "why"), "{name} does not say why");
            let best = about
                .iter()
                .filter(|(key, _)| key == "best")
                .map(|(_, text)| played.game().read_action(text).unwrap())
                .collect();
            Situation { name, played, best }
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

fn choice(situation: &Situation, level: Level, iterations: u32) -> Action {
    let (game, state) = (situation.played.game(), situation.played.state());
    let ToAct::Seats(seats) = game.to_act(state) else { panic!("{} waits for nobody", situation.name) };
    let seat = seats.first().unwrap();
    let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.legal(state, seat));
    let budget = Budget::Iterations(iterations);
    bot_for::<Wizard>(level).think(game, &view, &legal, budget, 7, &|| false).unwrap().action
}

/// The share of situations that a level solves.
fn solved(level: Level, iterations: u32) -> f64 {
    let all = situations();
    let mut right = 0;
    for situation in &all {
        let action = choice(situation, level, iterations);
        if situation.best.contains(&action) {
            right += 1;
        } else {
            println!("{level} plays {action} in {}, not {:?}", situation.name, situation.best);
        }
    }
    println!("{level} solves {right} of {}", all.len());
    f64::from(right) / all.len() as f64
}

#[test]
fn every_situation_has_a_legal_solution_and_an_alternative() {
    use table::Legal as _;
    let all = situations();
    assert!(all.len() >= 15, "only {} situations", all.len());
    for Situation { name, played, best } in all {
        let ToAct::Seats(seats) = played.to_act() else { panic!("{name} waits for nobody") };
        let legal = played.game().legal(played.state(), seats.first().unwrap());
        assert!(!best.is_empty() && best.len() < legal.len(), "{name}: {best:?} of {legal:?}");
        assert!(best.iter().all(|&action| legal.contains(action)), "{name}: {best:?} of {legal:?}");
    }
}

#[test]
fn the_archmage_solves_nine_of_ten() {
    assert!(solved(Level::Archmage, 200) >= 0.9);
}

#[test]
fn the_adept_solves_six_of_ten() {
    assert!(solved(Level::Adept, 0) >= 0.6);
}
