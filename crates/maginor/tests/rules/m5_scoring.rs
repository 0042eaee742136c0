//! M5: Maginor and scoring.

use maginor::{Fact, MaginorAt, PhaseView, Spell, Symbol};

use crate::common::{Board, seat};

/// Maginor advances by a roll of player 1 that gains nothing.
const ADVANCE: &str = "1 sorcery norns; chance roll maginor";

/// A board on which player 1 advances Maginor with [`ADVANCE`]: without counters a vote does nothing.
fn advancing(seats: u8) -> Board {
    Board::new(seats).reserve(1, 0)
}

#[test]
fn m_5_1_maginor_goes_from_tile_to_space_to_tile() {
    let mut board = advancing(2);
    board.play(ADVANCE);
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("wisp")));
    board.play(ADVANCE);
    assert_eq!(board.maginor(), MaginorAt::On(board.tile("wisp")));
    assert_eq!(board.turn(), 1, "nothing was scored");
    board.play(ADVANCE);
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("mandrake")));
    assert_eq!(board.turn(), 2, "and now something was");
}

#[test]
fn m_5_1_he_passes_over_tiles_that_are_out_of_play() {
    let mut board = advancing(2).out_of_play(&["mandrake", "salamander"]).maginor_on("wisp");
    board.play(ADVANCE);
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("sphinx")));
}

#[test]
fn m_5_1_from_the_guild_hall_with_no_other_tile_left_he_takes_two_steps_onto_it() {
    let hall = |board: &Board| board.tile("guild-hall");
    let mut board = Board::new(2).only_the_guild_hall().reserve(1, 0);
    board = board.arrange(|_, view| view.maginor = MaginorAt::Start);
    board.play("1 sorcery guild-hall; chance roll maginor");
    assert_eq!(board.maginor(), MaginorAt::Before(hall(&board)));
    assert!(!board.is_over());
    board.play("1 sorcery guild-hall; chance roll maginor");
    assert!(board.is_over());
    assert!(board.happened(&Fact::MaginorMoved { to: MaginorAt::On(hall(&board)) }));
}

#[test]
fn m_5_2_a_tile_is_scored_when_maginor_moves_off_it() {
    let mut board = advancing(2).counters("wisp", 2, &[3]).maginor_on("wisp");
    board.play(ADVANCE);
    assert!(board.happened(&Fact::MaginorLeaves { tile: board.tile("wisp") }));
    board.play("2 take tile");
    assert!(board.player(2).tiles.contains(board.tile("wisp")));
}

#[test]
fn m_5_2_a_tile_is_not_scored_when_maginor_moves_onto_it() {
    let mut board = advancing(2).counters("wisp", 2, &[3]).maginor_before("wisp");
    board.play(ADVANCE);
    assert!(board.in_play("wisp"));
}

#[test]
fn m_5_2_a_tile_is_scored_as_soon_as_all_its_slots_hold_counters() {
    let mut board = Board::new(2).wizard(1, "wisp").counters("wisp", 2, &[1, 2, 3, 4]);
    board.play("1 roll; chance roll fate");
    assert!(board.happened(&Fact::Filled { tile: board.tile("wisp") }));
    assert!(matches!(board.phase(), PhaseView::Taking { scoring } if scoring.first == seat(2)));
}

#[test]
fn m_5_3_filling_the_guild_hall_scores_nothing() {
    let mut board = Board::new(2).counters("guild-hall", 2, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    board.play("1 card air");
    assert!(board.happened(&Fact::Filled { tile: board.tile("guild-hall") }));
    assert_eq!(board.turn(), 1, "the turn goes on");
    assert_eq!(board.slots("guild-hall"), "222222222222221");
    // What follows there are duels.
    board.play("1 card fire; 1 slot 2; 1 duel water; 2 duel water");
    assert_eq!(board.slots("guild-hall"), "2.2222222222221");
}

#[test]
fn m_5_3_maginor_leaving_the_guild_hall_at_the_start_scores_nothing() {
    let mut board = advancing(2).counters("guild-hall", 2, &[1, 2]);
    board.play(ADVANCE);
    assert_eq!(board.slots("guild-hall"), "22.............");
    assert!(!board.any(|fact| matches!(fact, Fact::Scored { .. })));
}

#[test]
fn m_5_3_the_guild_hall_is_scored_when_maginor_moves_onto_it_and_that_ends_the_game() {
    let mut board = Board::new(2).only_the_guild_hall().reserve(1, 0).counters("guild-hall", 2, &[4]);
    board.play("1 roll; chance roll maginor");
    assert!(!board.is_over());
    board.play("2 take tile");
    assert!(board.is_over());
    assert!(board.any(|fact| matches!(fact, Fact::Over { .. })));
    assert!(board.player(2).tiles.contains(board.tile("guild-hall")));
    assert_eq!(board.player(2).reserve, 15);
}

#[test]
fn m_5_3_a_guild_hall_without_counters_ends_the_game_all_the_same() {
    let mut board = Board::new(2).only_the_guild_hall().reserve(1, 0);
    board.play("1 roll; chance roll maginor");
    assert!(board.is_over());
    assert!(board.happened(&Fact::SpellDiscarded { spell: Spell::HighWizard }));
}

/// Who is first and second when Maginor leaves the Norns, with these counters of players 1 to 4.
#[track_caller]
fn check_ranking(slots: [&[u8]; 4], first: Option<usize>, second: Option<usize>) {
    let mut board = Board::new(4).out_of_play(&["wisp", "mandrake", "salamander", "sphinx"]);
    for (n, slots) in slots.into_iter().enumerate() {
        board = board.counters("norns", n + 1, slots);
    }
    let mut board = board.maginor_on("norns").reserve(1, 0);
    board.play("1 sorcery djinn; chance roll maginor");
    let ranked = board.facts.iter().find_map(|fact| match fact {
        Fact::Scored { first, second, .. } => Some((*first, *second)),
        _ => None,
    });
    assert_eq!(ranked, Some((first.map(seat), second.map(seat))));
}

#[test]
fn m_5_4_most_counters_is_first_and_second_most_is_second() {
    check_ranking([&[9], &[1, 2, 3], &[4, 5], &[]], Some(2), Some(3));
    check_ranking([&[], &[], &[], &[6]], Some(4), None);
    check_ranking([&[], &[], &[], &[]], None, None);
}

#[test]
fn m_5_4_ties_go_to_the_tied_player_whose_counter_comes_first_clockwise_from_the_top() {
    check_ranking([&[5, 6], &[2, 9], &[3, 4], &[]], Some(2), Some(3));
    // A tie for the second place, in the same manner.
    check_ranking([&[4], &[7, 8, 9], &[2], &[3]], Some(2), Some(3));
    // The very first counter is of one who is not tied: it decides nothing.
    check_ranking([&[3, 5], &[1], &[2, 8], &[]], Some(3), Some(1));
    check_ranking([&[9], &[8], &[7], &[6]], Some(4), Some(3));
}

#[test]
fn m_5_5_first_chooses_the_tile_and_second_takes_the_spell() {
    let mut board = advancing(3).counters("wisp", 2, &[1, 2]).counters("wisp", 3, &[4]).maginor_on("wisp");
    board.play(ADVANCE);
    assert_eq!(board.legal(2), ["take tile", "take spell"]);
    assert!(board.legal(1).is_empty() && board.legal(3).is_empty());
    board.play("2 take tile");
    assert!(board.player(2).tiles.contains(board.tile("wisp")));
    assert!(board.player(3).spells.contains(Spell::Retrieval));
}

#[test]
fn m_5_5_first_chooses_the_spell_and_second_takes_the_tile() {
    let mut board = advancing(3).counters("wisp", 2, &[1, 2]).counters("wisp", 3, &[4]).maginor_on("wisp");
    board.play(ADVANCE).play("2 take spell");
    assert!(board.player(2).spells.contains(Spell::Retrieval));
    assert!(board.player(3).tiles.contains(board.tile("wisp")));
}

#[test]
fn m_5_5_alone_one_is_chosen_and_the_other_discarded() {
    let alone = || {
        let mut board = advancing(2).counters("wisp", 2, &[1]).maginor_on("wisp");
        board.play(ADVANCE);
        board
    };
    let mut board = alone();
    board.play("2 take tile");
    assert!(board.happened(&Fact::SpellDiscarded { spell: Spell::Retrieval }));
    assert!(board.player(2).spells.is_empty());
    let mut board = alone();
    board.play("2 take spell");
    assert!(board.happened(&Fact::TileDiscarded { tile: board.tile("wisp") }));
    assert!(board.player(2).tiles.is_empty() && board.player(2).spells.contains(Spell::Retrieval));
    assert!(!board.in_play("wisp"));
}

#[test]
fn m_5_5_with_nobody_there_both_are_discarded() {
    let mut board = advancing(2).maginor_on("wisp");
    board.play(ADVANCE);
    assert!(board.happened(&Fact::TileDiscarded { tile: board.tile("wisp") }));
    assert!(board.happened(&Fact::SpellDiscarded { spell: Spell::Retrieval }));
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_5_5_without_a_spell_first_takes_the_tile_and_second_nothing() {
    let bare = || {
        advancing(3)
            .out_of_play(&[
                "wisp",
                "mandrake",
                "salamander",
                "sphinx",
                "norns",
                "unicorn",
                "djinn",
                "great-eagle",
            ])
            .maginor_on("leviathan")
    };
    let mut board = bare().counters("leviathan", 2, &[1, 2]).counters("leviathan", 3, &[4]);
    board.play("1 sorcery guild-hall; chance roll maginor");
    assert_eq!(board.turn(), 2, "nobody is asked");
    assert!(board.player(2).tiles.contains(board.tile("leviathan")));
    assert!(board.player(3).tiles.is_empty() && board.player(3).spells.is_empty());
    // Nobody at all.
    let mut board = bare();
    board.play("1 sorcery guild-hall; chance roll maginor");
    assert!(board.happened(&Fact::TileDiscarded { tile: board.tile("leviathan") }));
}

#[test]
fn m_5_6_counters_return_and_wizards_go_to_the_middle() {
    let mut board = advancing(3)
        .counters("wisp", 2, &[1, 2])
        .counters("wisp", 3, &[4])
        .wizard(1, "wisp")
        .wizard(3, "wisp")
        .wizard(2, "norns")
        .maginor_on("wisp");
    assert_eq!((board.player(2).reserve, board.player(3).reserve), (13, 14));
    board.play(ADVANCE).play("2 take tile");
    assert_eq!((board.player(2).reserve, board.player(3).reserve), (15, 15));
    assert_eq!(board.player(1).wizard, None);
    assert_eq!(board.player(2).wizard, Some(board.tile("norns")));
    assert_eq!(board.player(3).wizard, None);
}

#[test]
fn m_5_6_the_tile_leaves_the_ring_and_the_gap_closes() {
    let mut board = Board::new(2).wizard(1, "salamander").counters("salamander", 2, &[1, 2, 3, 4, 5, 6]);
    board.play("1 card air; 2 take tile");
    assert_eq!(board.ring()[1..5], ["wisp", "mandrake", "sphinx", "norns"]);
    assert_eq!(board.ring().len(), 10);
}

#[test]
fn m_5_6_maginor_on_or_before_the_scored_tile_is_then_before_the_next() {
    let filled = |board: Board| {
        let mut board = board.wizard(1, "wisp").counters("wisp", 2, &[1, 2, 3, 4]);
        board.play("1 card fate; 2 take tile");
        board
    };
    let before_mandrake = |board: &Board| {
        let (tile, before) = (board.tile("wisp"), board.tile("mandrake"));
        board.maginor() == MaginorAt::Before(before) && board.happened(&Fact::GapClosed { tile, before })
    };
    assert!(before_mandrake(&filled(Board::new(2).maginor_on("wisp"))));
    assert!(before_mandrake(&filled(Board::new(2).maginor_before("wisp"))));
    // On the Guild Hall before he has set out, he stays there.
    let board = filled(Board::new(2));
    assert_eq!(board.maginor(), MaginorAt::Start);
    assert!(!board.any(|fact| matches!(fact, Fact::GapClosed { .. })));
    // Where he moves off the tile, he goes himself.
    let mut board = advancing(2).maginor_on("wisp");
    board.play(ADVANCE);
    assert!(board.happened(&Fact::MaginorMoved { to: MaginorAt::Before(board.tile("mandrake")) }));
    assert!(!board.any(|fact| matches!(fact, Fact::GapClosed { .. })));
}

#[test]
fn m_5_6_maginor_elsewhere_is_not_moved_by_a_filled_tile() {
    let mut board =
        Board::new(2).wizard(1, "mandrake").counters("mandrake", 2, &[1, 3, 4, 5, 6]).maginor_on("wisp");
    board.play("1 card water; 2 take spell");
    assert_eq!(board.maginor(), MaginorAt::On(board.tile("wisp")));
}

#[test]
fn m_5_6_after_the_last_other_tile_he_is_before_the_guild_hall() {
    let mut board = advancing(2);
    let keys: Vec<String> = board.ring()[1..10].to_vec();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    board = board.out_of_play(&keys).maginor_on("stone-giant");
    board.play("1 sorcery guild-hall; chance roll maginor");
    assert_eq!(board.ring(), ["guild-hall"]);
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("guild-hall")));
    assert!(!board.is_over());
}

#[test]
fn m_5_6_no_counter_is_ever_lost() {
    let mut board = Board::new(2).wizard(1, "wisp").counters("wisp", 2, &[1, 2]).counters("wisp", 1, &[3, 4]);
    board.play("1 card fate; 1 take tile");
    assert_eq!((board.all_counters(1), board.all_counters(2)), (15, 15));
    assert!(!board.player(1).symbols.contains(Symbol::Fate));
}
