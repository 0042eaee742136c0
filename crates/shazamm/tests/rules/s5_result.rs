//! S5 Result.

use shazamm::{GREEN, RED};
use table::Game;

use crate::duel::Duel;

#[test]
fn s_5_1_a_win_is_1_and_a_loss_0_counted_in_halves() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "10").turn("50", "10");
    assert_eq!(duel.points(), Some((0, 2)));
    let outcome = duel.game().outcome(duel.state()).unwrap();
    assert_eq!((outcome.win_share(RED), outcome.win_share(GREEN)), (0.0, 1.0));
    assert_eq!((outcome.places()[RED], outcome.places()[GREEN]), (2, 1));
}

#[test]
fn s_5_1_a_draw_is_a_half_each() {
    let mut duel = Duel::full_hand();
    for _ in 0..7 {
        assert_eq!(duel.points(), None);
        duel.turn("50", "50");
    }
    assert_eq!(duel.points(), Some((1, 1)));
    let outcome = duel.game().outcome(duel.state()).unwrap();
    assert_eq!((outcome.win_share(RED), outcome.win_share(GREEN)), (0.5, 0.5));
    assert_eq!((outcome.places()[RED], outcome.places()[GREEN]), (1, 1));
}
