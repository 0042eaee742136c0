//! W9: the worked examples.

use table::{Game, dice};
use wizard::{Options, Wizard, points};

use crate::common::{Table, check_playable, check_trick, seat};

#[test]
fn w_9_1_the_score_table_of_the_rulebook() {
    let mut table = Table::new(3, "", "");
    table.say(
        "chance dealer 3
         chance deal B1 / B2 / B3 turn N
         1 predict 0
         2 predict 1
         3 predict 1
         1 play B1
         2 play B2
         3 play B3",
    );
    assert_eq!(table.won(), [0, 0, 1]);
    assert_eq!(table.oracle().totals.as_slice(), [20, -10, 30]);
    table.say(
        "chance deal B13 R1 / B2 R2 / B3 R3 turn N
         2 predict 0
         3 predict 0
         1 predict 2
         2 play B2
         3 play B3
         1 play B13
         1 play R1
         2 play R2
         3 play R3",
    );
    assert_eq!(table.won(), [1, 0, 1]);
    assert_eq!(table.oracle().totals.as_slice(), [10, 10, 20]);
}

#[test]
fn w_9_2_two_tricks_off_cost_20() {
    assert_eq!(points(8, 6), -20);
    assert_eq!(points(8, 10), -20);
}

#[test]
fn w_9_3_jester_then_wizard_then_a_blue_card() {
    check_playable("N Z B5", "B9 R1 G13", "B9 R1 G13");
    check_trick("-", "N Z B5 R13", 2);
    check_trick("B", "N Z B5 B13", 2);
}

#[test]
fn w_9_4_dragon_fairy_and_bomb_in_one_trick() {
    for (faces, fairy) in [("dragon fairy bomb", 2), ("bomb dragon fairy", 3), ("fairy bomb dragon Z", 1)] {
        let table = crate::common::play_trick(None, faces, 1);
        assert!(table.won().iter().all(|&won| won == 0), "{faces}: nobody wins");
        assert_eq!(table.next(), seat(fairy), "{faces}: the Fairy's player leads");
    }
}

#[test]
fn w_9_5_between_the_ranks() {
    check_trick("-", "B7 juggler=B B8", 3);
    check_trick("-", "B7 juggler=B B6", 2);
    check_trick("-", "B9 cloud=B B8", 2);
    check_trick("-", "B9 cloud=B B10", 3);
}

#[test]
fn w_9_6_random_play_with_four_players_scores_about_minus_348() {
    const GAMES: u64 = 200_000;
    let game = Wizard::new(Options::default()).unwrap();
    let mut dice = dice::fast(2025);
    let mut sum = 0i64;
    for _ in 0..GAMES {
        let mut state = game.start();
        table::random_playout(&game, &mut state, &mut dice).unwrap();
        let outcome = game.outcome(&state).expect("the game is over");
        sum += outcome.points().iter().map(|(_, &points)| i64::from(points)).sum::<i64>();
    }
    let mean = sum as f64 / (4 * GAMES) as f64;
    assert!((-350.0..=-346.0).contains(&mean), "{mean} points a game");
}
