//! M8: the end.

use maginor::Spell;
use table::{Game, Outcome};

use crate::common::{Board, seat};

/// Maginor enters a Guild Hall on which nobody has a counter.
fn ended(board: Board) -> Outcome {
    let mut board = board.only_the_guild_hall().reserve(1, 0);
    board.play("1 roll; chance roll maginor");
    assert!(board.is_over());
    board.game.outcome(&board.state).unwrap()
}

#[test]
fn m_8_1_votes_are_the_values_of_tiles_and_rites() {
    let outcome = ended(
        Board::new(3)
            .has_taken(1, &["wisp", "stone-giant"])
            .has_taken(2, &["mandrake"])
            .owns(2, Spell::GoldenCauldron)
            .owns(2, Spell::Reversal),
    );
    assert_eq!(outcome.points().as_slice(), [19, 9, 0]);
    assert_eq!(outcome.places().as_slice(), [1, 2, 3]);
}

#[test]
fn m_8_1_the_guild_hall_and_its_rite_count_for_those_who_take_them() {
    let mut board = Board::new(2)
        .only_the_guild_hall()
        .counters("guild-hall", 1, &[1, 2])
        .counters("guild-hall", 2, &[3])
        .reserve(1, 0);
    board.play("1 roll; chance roll maginor; 1 take tile");
    assert_eq!(board.game.outcome(&board.state).unwrap().points().as_slice(), [15, 5]);
}

#[test]
fn m_8_1_among_the_tied_the_most_valuable_single_tile_wins() {
    // 5 + 9 against 14.
    let outcome = ended(Board::new(3).has_taken(1, &["wisp", "norns"]).has_taken(2, &["stone-giant"]));
    assert_eq!(outcome.points().as_slice(), [14, 14, 0]);
    assert_eq!(outcome.places().as_slice(), [2, 1, 3]);
}

#[test]
fn m_8_1_rites_are_no_tiles() {
    // 6 + 8 against 11 + 3, and 9 against 6 + 3.
    let outcome = ended(
        Board::new(2)
            .has_taken(1, &["mandrake", "sphinx"])
            .has_taken(2, &["djinn"])
            .owns(2, Spell::GoldenCauldron),
    );
    assert_eq!((outcome.points().as_slice(), outcome.places().as_slice()), (&[14, 14][..], &[2, 1][..]));
    let outcome =
        ended(Board::new(2).has_taken(1, &["sphinx"]).has_taken(2, &["wisp"]).owns(2, Spell::GoldenCauldron));
    assert_eq!((outcome.points().as_slice(), outcome.places().as_slice()), (&[8, 8][..], &[1, 2][..]));
}

#[test]
fn m_8_1_still_tied_the_victory_is_shared() {
    let outcome = ended(Board::new(2));
    assert_eq!(outcome.places().as_slice(), [1, 1]);
    assert!((outcome.win_share(seat(1)) - 0.5).abs() < f64::EPSILON);
    // Those who have nothing share the place after the winner.
    let outcome = ended(Board::new(3).has_taken(3, &["wisp"]));
    assert_eq!(outcome.places().as_slice(), [2, 2, 1]);
}
