//! W6: the score.

use table::{Game, Seat, dice};
use wizard::{Entry, Options, Wizard, points};

use crate::common::Table;

#[test]
fn w_6_1_exact_is_20_and_10_for_each_trick() {
    for tricks in 0..=20 {
        assert_eq!(points(tricks, tricks), 20 + 10 * i32::from(tricks));
    }
}

#[test]
fn w_6_1_otherwise_10_less_for_each_trick_over_or_under() {
    for (prediction, tricks, expected) in [
        (0, 1, -10),
        (1, 0, -10),
        (3, 0, -30),
        (0, 3, -30),
        (8, 6, -20),
        (8, 10, -20),
        (20, 0, -200),
        (21, 20, -10),
    ] {
        assert_eq!(points(prediction, tricks), expected, "{prediction} predicted, {tricks} taken");
    }
}

#[test]
fn w_6_1_a_round_is_written_down_like_that() {
    let mut table = Table::new(3, "", "").dealt(3, 3, "B13 R13 G13 / B1 R1 G1 / B2 R2 G2 turn N");
    table.say("1 predict 3\n2 predict 0\n3 predict 2");
    let before = table.oracle().totals;
    table.trick("B13 B1 B2").trick("R13 R1 R2").trick("G13 G1 G2");
    assert_eq!(table.last_points(), [50, 20, -20]);
    let entry = |prediction, tricks| Entry { prediction, tricks };
    assert_eq!(table.oracle().block[2].as_slice(), [entry(3, 3), entry(0, 0), entry(2, 0)]);
    for (n, points) in [50, 20, -20].into_iter().enumerate() {
        assert_eq!(table.oracle().totals[Seat::new(n)], before[Seat::new(n)] + points);
    }
}

#[test]
fn w_6_2_most_points_win_and_equal_points_share_the_place() {
    let mut shared = 0;
    for seed in 0..300 {
        let game = Wizard::new(Options { seats: 3 + seed as u8 % 4, ..Options::default() }).unwrap();
        let mut state = game.start();
        assert_eq!(game.outcome(&state), None);
        table::random_playout(&game, &mut state, &mut dice::fast(seed)).unwrap();
        let outcome = game.outcome(&state).expect("the game is over");

        let mut sums = vec![0; game.seats()];
        for row in &game.oracle(&state).block {
            for (seat, entry) in row.iter() {
                sums[seat.index()] += points(entry.prediction, entry.tricks);
            }
        }
        assert_eq!(outcome.points().as_slice(), sums);
        let most = sums.iter().max().unwrap();
        for (seat, &place) in outcome.places().iter() {
            let own = sums[seat.index()];
            let better = sums.iter().filter(|&&other| other > own).count();
            assert_eq!(usize::from(place), better + 1);
            assert_eq!(outcome.winners().any(|winner| winner == seat), own == *most);
            shared += usize::from(sums.iter().filter(|&&other| other == own).count() > 1);
        }
    }
    assert!(shared > 10, "only {shared} places were shared");
}
