//! What the arena promises: the same result for the same seed on any number of threads, partial results, and levels
//! that are worth their names.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::atomic::{AtomicU64, Ordering};

use arena::{Entrant, Plan, Report, Row, Thinking, compete, ladder};
use bots::Level;
use games::wizard::{Options, Wizard};
use table::Game;

fn wizard() -> Wizard {
    Wizard::new(Options::default()).unwrap()
}

fn entrants(levels: &[Level], iterations: u32) -> Vec<Entrant<Wizard>> {
    levels.iter().map(|&level| Entrant::of_level(level, Thinking::Iterations(iterations))).collect()
}

fn match_of(levels: &[Level], iterations: u32, games: u64, threads: usize) -> Report {
    let plan = Plan { games, seed: 1, threads };
    compete(&wizard(), &entrants(levels, iterations), plan, &|_| {}, &|| false)
}

fn row(report: &Report, level: Level) -> &Row {
    report.seats.iter().find(|row| row.bot == level.name()).unwrap()
}

use Level::{Adept, Apprentice, Archmage};

#[test]
fn the_number_of_threads_does_not_matter() {
    let play = |threads| match_of(&[Archmage, Adept, Apprentice, Adept], 2, 12, threads).without_times();
    assert_eq!(play(1), play(3));
}

#[test]
fn the_adept_beats_the_apprentice() {
    let report = match_of(&[Adept, Apprentice, Apprentice, Apprentice], 1, 200, 0);
    println!("{report:?}");
    let adept = row(&report, Adept);
    assert!(adept.win_share - 5.0 * adept.win_share_se > 0.25, "{adept:?}");
    assert!(adept.mean_lead - 5.0 * adept.mean_lead_se > 0.0, "{adept:?}");
}

#[test]
fn the_archmage_beats_the_adept() {
    // So few imagined deals are a thousandth of what it is given in play.
    let report = match_of(&[Archmage, Adept, Adept, Adept], 8, 200, 0);
    println!("{report:?}");
    let archmage = row(&report, Archmage);
    assert!(archmage.mean_lead - 2.0 * archmage.mean_lead_se > 0.0, "{archmage:?}");
}

#[test]
fn adepts_among_themselves_play_as_well_as_promised() {
    let report = match_of(&[Adept; 4], 1, 400, 0);
    let adept = row(&report, Adept);
    assert_eq!(adept.win_share, 0.25);
    assert!(adept.mean_points > 165.0 + 5.0 * adept.mean_points_se, "{adept:?}");
    assert!(adept.exact_rate.unwrap() > 0.49 + 5.0 * adept.exact_rate_se.unwrap(), "{adept:?}");
    assert_eq!(adept.exact_by_round.len(), 15);
}

#[test]
fn an_interrupted_match_reports_what_is_finished() {
    let played = AtomicU64::new(0);
    let stop = || played.load(Ordering::Relaxed) >= 8;
    let plan = Plan { games: 4000, seed: 1, threads: 2 };
    let seats = entrants(&[Adept, Apprentice, Apprentice, Apprentice], 1);
    let report =
        compete(&wizard(), &seats, plan, &|progress| played.store(progress.played, Ordering::Relaxed), &stop);
    assert!((8..100).contains(&report.games), "{} games", report.games);
    assert!(row(&report, Adept).mean_points != 0.0);
}

#[test]
fn a_ladder_puts_the_apprentice_on_the_lowest_rung() {
    let plan = Plan { games: 40, seed: 2, threads: 0 };
    let rated = ladder(&wizard(), &entrants(&Level::ALL, 2), plan, &|_| {}, &|| false);
    println!("{rated:?}");
    assert_eq!(rated.rungs.len(), 3);
    // With two imagined deals the archmage is hardly more than an adept.
    assert_eq!(rated.rungs.last().map(|rung| rung.bot.as_str()), Some("apprentice"));
}

#[test]
fn a_report_has_the_shape_that_others_rely_on() {
    let report = match_of(&[Adept, Adept, Apprentice, Apprentice], 1, 4, 1);
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["game"], "wizard");
    assert_eq!(json["games"], 4);
    assert_eq!(json["seed"], 1);
    for key in ["win_share", "win_share_se", "mean_points", "mean_points_se", "exact_rate"] {
        assert!(json["seats"][0][key].is_number(), "{key} in {json}");
    }
    assert_eq!(json["seats"].as_array().unwrap().len(), 2, "one row for each bot");
}
