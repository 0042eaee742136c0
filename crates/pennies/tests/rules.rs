//! The rules of docs/rules/pennies.md, one test each.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use pennies::{Pennies, PenniesOptions, Penny, Side};
use table::{Game as _, Match, Outcome, Seat, ToAct, Viewer};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// The game after these steps, in which the first player wants the pennies to match.
fn after(wins: u8, steps: &str) -> Match<Pennies> {
    let steps: String =
        steps.split(", ").filter(|step| !step.is_empty()).map(|step| format!("{step}\n")).collect();
    let record = format!("conclave record 1\ngame pennies\nrules 2\noption wins {wins}\n\n{steps}");
    Match::read(&record).unwrap()
}

fn outcome(played: &Match<Pennies>) -> Option<Outcome> {
    played.game().outcome(played.state())
}

#[test]
fn p_1_1_chance_names_who_wants_them_to_match() {
    assert_eq!(after(1, "").to_act(), ToAct::Chance);
    let begun = after(1, "chance matcher 2");
    assert_eq!(begun.game().view(begun.state(), Viewer::Spectator).matcher, Some(SEATS[1]));
}

#[test]
fn p_1_2_a_penny_is_hidden_until_both_lie_there() {
    let laid = after(1, "chance matcher 1, 1 tails");
    let penny = |viewer| laid.game().view(laid.state(), viewer).laid[SEATS[0]];
    assert_eq!(penny(Viewer::Seat(SEATS[0])), Penny::Known(Side::Tails));
    assert_eq!(penny(Viewer::Seat(SEATS[1])), Penny::FaceDown);
    assert_eq!(penny(Viewer::Spectator), Penny::FaceDown);
}

#[test]
fn p_1_3_who_wants_them_to_match_wins_if_they_do() {
    for (steps, winner) in [("1 heads, 2 heads", 0), ("2 tails, 1 tails", 0), ("1 heads, 2 tails", 1)] {
        let played = after(1, &format!("chance matcher 1, {steps}"));
        let winners: Vec<usize> = outcome(&played).unwrap().winners().map(Seat::index).collect();
        assert_eq!(winners, [winner], "{steps}");
    }
}

#[test]
fn p_1_4_who_first_has_the_wins_wins() {
    let turn = "chance matcher 1, 1 heads, 2 heads";
    assert_eq!(outcome(&after(2, turn)), None);
    assert!(outcome(&after(2, &[turn; 2].join(", "))).is_some());
    assert_eq!(PenniesOptions::default().wins, 3);
}
