//! M7: duels.

use maginor::{Element, Fact, Member, PhaseView, Spell, Verdict};
use table::{Game, Seats, ToAct};

use crate::common::{Board, seat, slot};

/// Player 1 challenges player 2 for the air of the Sphinx.
fn duel(seats: u8) -> Board {
    challenge(Board::new(seats))
}

fn challenge(board: Board) -> Board {
    let mut board = board.wizard(1, "sphinx").counters("sphinx", 2, &[5]);
    board.play("1 card air");
    board
}

#[test]
fn m_7_1_both_choose_secretly_and_in_any_order() {
    let both: Seats = [seat(1), seat(2)].into_iter().collect();
    let board = duel(3);
    assert_eq!(board.game.to_act(&board.state), ToAct::Seats(both));
    assert_eq!(board.legal(1), ["duel earth", "duel water", "duel fire"]);
    assert_eq!(board.legal(2), board.legal(1));
    assert!(board.legal(3).is_empty());
    for lines in ["1 duel earth; 2 duel water", "2 duel water; 1 duel earth"] {
        let mut board = board.clone();
        board.play(lines);
        assert_eq!(board.slots("sphinx"), "....1...");
    }
}

#[test]
fn m_7_1_earth_beats_water_beats_fire_beats_earth() {
    for (challenge, defence) in [("earth", "water"), ("water", "fire"), ("fire", "earth")] {
        let mut board = duel(2);
        board.play(&format!("1 duel {challenge}; 2 duel {defence}"));
        assert_eq!(board.slots("sphinx"), "....1...", "{challenge} against {defence}");
        let mut board = duel(2);
        board.play(&format!("1 duel {defence}; 2 duel {challenge}"));
        assert_eq!(board.slots("sphinx"), "....2...", "{defence} against {challenge}");
    }
}

#[test]
fn m_7_1_of_the_nine_meetings_three_are_won_four_lost_and_two_tied() {
    let mut counts = [0; 3];
    for challenge in Element::ALL {
        for defence in Element::ALL {
            counts[Verdict::of(challenge, defence) as usize] += 1;
        }
    }
    assert_eq!(counts, [3, 4, 2]);
    assert_eq!(Element::COUNT, 3);
}

#[test]
fn m_7_2_both_fire_or_both_water_frees_the_slot() {
    for element in ["fire", "water"] {
        let mut board = duel(2);
        board.play(&format!("1 duel {element}; 2 duel {element}"));
        assert_eq!(board.slots("sphinx"), "........");
        assert_eq!((board.player(1).reserve, board.player(2).reserve), (15, 15));
        let tile = board.tile("sphinx");
        assert!(board.happened(&Fact::DuelTied {
            challenger: seat(1),
            defender: seat(2),
            tile,
            slot: slot(5)
        }));
        assert_eq!(board.turn(), 1);
    }
}

#[test]
fn m_7_2_both_earth_the_defender_wins() {
    let mut board = duel(2);
    board.play("1 duel earth; 2 duel earth");
    assert_eq!(board.slots("sphinx"), "....2...");
    assert_eq!((board.player(1).reserve, board.player(2).reserve), (15, 14));
}

#[test]
fn m_7_3_the_winners_counter_holds_the_slot_and_the_losers_returns() {
    let mut board = duel(2);
    board.play("1 duel fire; 2 duel earth");
    assert_eq!((board.player(1).reserve, board.player(2).reserve), (14, 15));
    let mut board = duel(2);
    board.play("1 duel fire; 2 duel water");
    assert_eq!((board.player(1).reserve, board.player(2).reserve), (15, 14));
}

#[test]
fn m_7_3_after_a_duel_on_the_die_the_turn_ends_and_maginor_advances_if_it_was_his() {
    let mut board = Board::new(2).wizard(1, "mandrake").counters("mandrake", 2, &[1, 3, 5]);
    board.play("1 roll; chance roll earth; 1 slot 3; 1 duel fire; 2 duel fire");
    assert_eq!(board.turn(), 2);
    let mut board = Board::new(2).wizard(1, "mandrake").counters("mandrake", 2, &[1, 3, 5]);
    board.play("1 roll; chance roll maginor; 1 symbol earth; 1 slot 3");
    assert_eq!(board.maginor(), maginor::MaginorAt::Start, "first the duel");
    board.play("2 duel fire; 1 duel fire");
    assert_eq!(board.maginor(), maginor::MaginorAt::Before(board.tile("wisp")));
}

#[test]
fn m_7_4_a_challenger_who_lost_is_asked_and_wins_with_reversal() {
    let mut board = challenge(Board::new(2).owns(1, Spell::Reversal));
    board.play("1 duel fire; 2 duel water");
    assert_eq!(board.legal(1), ["reversal yes", "reversal no"]);
    assert!(board.legal(2).is_empty());
    assert_eq!(board.slots("sphinx"), "....2...", "no counter has moved yet");
    board.play("1 reversal yes");
    assert_eq!(board.slots("sphinx"), "....1...");
    assert_eq!((board.player(1).reserve, board.player(2).reserve), (14, 15));
    assert!(!board.player(1).spells.contains(Spell::Reversal));
}

#[test]
fn m_7_4_a_defender_who_lost_is_asked_and_wins_with_reversal() {
    let mut board = challenge(Board::new(2).owns(2, Spell::Reversal));
    board.play("1 duel earth; 2 duel water; 2 reversal yes");
    assert_eq!(board.slots("sphinx"), "....2...");
    assert_eq!((board.player(1).reserve, board.player(2).reserve), (15, 14));
    assert!(board.player(2).spells.is_empty());
}

#[test]
fn m_7_4_a_tied_player_wins_with_reversal() {
    let mut board = challenge(Board::new(2).owns(1, Spell::Reversal));
    board.play("1 duel water; 2 duel water; 1 reversal yes");
    assert_eq!(board.slots("sphinx"), "....1...");
    let mut board = challenge(Board::new(2).owns(2, Spell::Reversal));
    board.play("1 duel water; 2 duel water; 2 reversal yes");
    assert_eq!(board.slots("sphinx"), "....2...");
}

#[test]
fn m_7_4_after_both_earth_the_challenger_has_lost_and_is_asked_but_not_the_defender() {
    let mut board = challenge(Board::new(2).owns(1, Spell::Reversal));
    board.play("1 duel earth; 2 duel earth; 1 reversal yes");
    assert_eq!(board.slots("sphinx"), "....1...");
    let mut board = challenge(Board::new(2).owns(2, Spell::Reversal));
    board.play("1 duel earth; 2 duel earth");
    assert!(matches!(board.phase(), PhaseView::Turn), "who has won is not asked");
    assert!(board.player(2).spells.contains(Spell::Reversal));
}

#[test]
fn m_7_4_a_winner_or_a_third_player_is_not_asked() {
    let mut board = challenge(Board::new(2).owns(1, Spell::Reversal));
    board.play("1 duel earth; 2 duel water");
    assert!(matches!(board.phase(), PhaseView::Turn));
    let mut board = challenge(Board::new(3).owns(3, Spell::Reversal));
    board.play("1 duel water; 2 duel water");
    assert!(matches!(board.phase(), PhaseView::Turn));
}

#[test]
fn m_7_4_without_playing_it_the_duel_stands_and_the_spell_is_kept() {
    let mut board = challenge(Board::new(2).owns(2, Spell::Reversal));
    board.play("1 duel earth; 2 duel water; 2 reversal no");
    assert!(board.happened(&Fact::ReversalDeclined { seat: seat(2) }));
    assert_eq!(board.slots("sphinx"), "....1...");
    assert!(board.player(2).spells.contains(Spell::Reversal));

    let mut board = challenge(Board::new(2).owns(2, Spell::Reversal));
    board.play("1 duel fire; 2 duel fire; 2 reversal no");
    assert_eq!(board.slots("sphinx"), "........");
}
