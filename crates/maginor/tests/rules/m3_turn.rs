//! M3: a turn.

use maginor::{Fact, MaginorAt, NoEffect, Options, PhaseView, Refusal, Spell, Symbol};
use table::{Seat, ToAct};

use crate::common::{ANY_SYMBOL, Board, seat};

fn finishing(seats: u8) -> Board {
    Board::with(Options { seats, finish_the_roll: true, ..Options::default() })
}

#[test]
fn m_3_1_any_number_of_cards_and_spells_and_then_a_move_or_a_roll() {
    let mut board =
        Board::new(2).wizard(1, "sphinx").owns(1, Spell::Telekinesis).owns(1, Spell::Teleportation);
    board.play("1 card air; 1 card earth; 1 slot 2; 1 spell telekinesis norns; 1 slot 1");
    assert_eq!(board.turn(), 1);
    board.play("1 sorcery djinn; chance roll earth; 1 spell teleportation wisp; 1 card fate");
    assert_eq!(board.turn(), 1, "the turn goes on until the move or the roll");
    board.play("1 move mandrake");
    assert_eq!(board.turn(), 2);
    assert_eq!(board.slots("sphinx"), ".1..1...");
    assert_eq!(board.slots("wisp"), "....1");
}

#[test]
fn m_3_1_one_may_also_begin_with_the_move_or_the_roll_and_then_nothing_follows() {
    let mut board = Board::new(2);
    board.play("1 roll; chance roll fire; 1 slot 2");
    assert_eq!(board.turn(), 2);
    assert!(board.legal(1).is_empty());
}

#[test]
fn m_3_2_a_tile_filled_by_a_card_ends_the_turn_at_once() {
    let mut board = Board::new(2).wizard(1, "wisp").counters("wisp", 1, &[1, 2, 3, 4]);
    board.play("1 card fate");
    assert!(matches!(board.phase(), PhaseView::Taking { .. }));
    board.play("1 take tile");
    assert_eq!(board.turn(), 2, "no move and no roll any more");
    assert!(board.player(1).tiles.contains(board.tile("wisp")));
}

#[test]
fn m_3_2_a_tile_scored_by_maginors_advance_on_a_sorcery_card_ends_the_turn() {
    let mut board = Board::new(2).maginor_on("wisp");
    board.play("1 sorcery djinn; chance roll maginor; 1 symbol fate; 1 slot 3");
    assert!(!board.in_play("wisp"));
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_3_2_the_advance_of_a_maginor_roll_is_lost_when_its_own_vote_scores_a_tile() {
    // Maginor stands elsewhere: he stays.
    let mut board =
        Board::new(2).wizard(1, "mandrake").counters("mandrake", 1, &[1, 2, 3, 4, 5]).maginor_on("wisp");
    board.play("1 roll; chance roll maginor; 1 symbol water");
    assert!(board.happened(&Fact::AdvanceLost));
    board.play("1 take tile");
    assert_eq!(board.maginor(), MaginorAt::On(board.tile("wisp")));
    assert!(!board.any(|fact| matches!(fact, Fact::MaginorMoved { .. } | Fact::GapClosed { .. })));
    assert_eq!(board.turn(), 2);

    // Maginor stood on it: the gap takes him to the space before the next tile, and no further.
    let mut board = Board::new(2).wizard(1, "wisp").counters("wisp", 1, &[1, 2, 3, 4]).maginor_on("wisp");
    board.play("1 roll; chance roll maginor; 1 symbol fate");
    assert!(board.happened(&Fact::AdvanceLost));
    board.play("1 take tile");
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("mandrake")));
    let (tile, before) = (board.tile("wisp"), board.tile("mandrake"));
    assert!(board.happened(&Fact::GapClosed { tile, before }));
    assert!(!board.any(|fact| matches!(fact, Fact::MaginorMoved { .. })), "he has not gone there himself");

    // The same with a sorcery card: the turn is over.
    let mut board = Board::new(2).counters("wisp", 1, &[1, 2, 3, 4]);
    board.play("1 sorcery wisp; chance roll maginor; 1 symbol fate; 1 take spell");
    assert_eq!((board.maginor(), board.turn()), (MaginorAt::Start, 2));
}

#[test]
fn m_3_2_with_finish_the_roll_maginor_advances_all_the_same() {
    let mut board = finishing(2).wizard(1, "wisp").counters("wisp", 1, &[1, 2, 3, 4]).maginor_on("wisp");
    board.play("1 roll; chance roll maginor; 1 symbol fate; 1 take tile");
    assert!(!board.happened(&Fact::AdvanceLost));
    assert_eq!(board.maginor(), MaginorAt::On(board.tile("mandrake")));
    assert_eq!(board.turn(), 2);

    // Also after a sorcery card, and then the turn is over.
    let mut board = finishing(2).counters("wisp", 1, &[1, 2, 3, 4]);
    board.play("1 sorcery wisp; chance roll maginor; 1 symbol fate; 1 take spell");
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("mandrake")));
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_3_2_with_finish_the_roll_one_roll_may_score_two_tiles() {
    let mut board = finishing(2)
        .wizard(1, "mandrake")
        .counters("mandrake", 1, &[1, 2, 3, 4, 5])
        .counters("wisp", 2, &[1])
        .maginor_on("wisp");
    board.play("1 roll; chance roll maginor; 1 symbol water; 1 take tile");
    assert!(!board.in_play("mandrake"));
    assert!(matches!(board.phase(), PhaseView::Taking { scoring } if scoring.tile == board.tile("wisp")));
    board.play("2 take tile");
    assert!(!board.in_play("wisp"));
    assert_eq!((board.maginor(), board.turn()), (MaginorAt::Before(board.tile("salamander")), 2));
}

#[test]
fn m_3_2_with_finish_the_roll_the_last_fill_may_end_the_game() {
    let all_but = [
        "mandrake",
        "salamander",
        "sphinx",
        "norns",
        "unicorn",
        "djinn",
        "great-eagle",
        "leviathan",
        "stone-giant",
    ];
    let arranged = |board: Board| {
        board
            .out_of_play(&all_but)
            .wizard(1, "wisp")
            .counters("wisp", 1, &[1, 2, 3, 4])
            .maginor_before("wisp")
    };
    let mut board = arranged(finishing(2));
    board.play("1 roll; chance roll maginor; 1 symbol fate; 1 take tile");
    assert!(board.is_over(), "he goes from the space before the Guild Hall onto it");
    let mut board = arranged(Board::new(2));
    board.play("1 roll; chance roll maginor; 1 symbol fate; 1 take tile");
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("guild-hall")));
    assert!(!board.is_over());
}

#[test]
fn m_3_3_a_wizard_moves_to_any_other_tile_in_play() {
    let mut board = Board::new(2).out_of_play(&["wisp"]);
    assert_eq!(board.refusal("1 move wisp"), Refusal::NotInPlay { tile: board.tile("wisp") });
    assert_eq!(board.refusal("1 move guild-hall"), Refusal::AlreadyThere { tile: board.tile("guild-hall") });
    board.play("1 move stone-giant");
    assert_eq!(board.player(1).wizard, Some(board.tile("stone-giant")));
    board.play("2 move stone-giant");
    assert_eq!(board.player(2).wizard, Some(board.tile("stone-giant")), "several may stand on a tile");
}

#[test]
fn m_3_3_a_wizard_in_the_middle_must_move_and_may_not_roll() {
    let mut board = Board::new(2).in_the_middle(1);
    assert_eq!(board.refusal("1 roll"), Refusal::NotOnATile);
    assert!(board.may("1 move guild-hall"));
    board.play("1 move guild-hall");
    assert_eq!(board.turn(), 2);
    assert!(board.may("2 roll"));
}

#[test]
fn m_3_3_with_only_the_guild_hall_left_a_wizard_on_it_must_roll() {
    let board = Board::new(2).only_the_guild_hall();
    assert!(!board.legal(1).iter().any(|action| action.starts_with("move")), "{:?}", board.legal(1));
    assert!(board.may("1 roll"));
    let board = board.in_the_middle(1);
    assert!(board.may("1 move guild-hall") && !board.may("1 roll"));
}

#[test]
fn m_3_4_a_symbol_on_the_die_gains_a_vote_of_it_on_the_wizards_tile() {
    let mut board = Board::new(2).wizard(1, "sphinx");
    board.play("1 roll; chance roll air");
    assert_eq!(board.slots("sphinx"), "....1...");
    assert_eq!((board.player(1).reserve, board.turn()), (14, 2));
}

#[test]
fn m_3_4_a_symbol_that_the_tile_does_not_show_does_nothing() {
    let mut board = Board::new(2).wizard(1, "norns");
    board.play("1 roll; chance roll air");
    let tile = board.tile("norns");
    assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why: NoEffect::NotShown }));
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_3_4_maginor_gives_a_vote_of_any_symbol_and_then_advances() {
    let mut board = Board::new(2).wizard(1, "norns");
    board.play("1 roll; chance roll maginor");
    assert_eq!(board.legal(1), ANY_SYMBOL);
    assert_eq!(board.maginor(), MaginorAt::Start, "first the vote");
    board.play("1 symbol earth; 1 slot 9");
    assert_eq!(board.slots("norns"), "........1");
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("wisp")));
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_3_4_after_a_symbol_that_does_nothing_maginor_advances_all_the_same() {
    let mut board = Board::new(2).wizard(1, "norns");
    board.play("1 roll; chance roll maginor; 1 symbol fire");
    let tile = board.tile("norns");
    assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why: NoEffect::NotShown }));
    assert_eq!(board.slots("norns"), ".........");
    assert_eq!((board.maginor(), board.turn()), (MaginorAt::Before(board.tile("wisp")), 2));
}

#[test]
fn m_3_4_without_a_useful_symbol_or_a_counter_only_the_advance_happens() {
    let mut board = Board::new(2).wizard(1, "norns").reserve(1, 0);
    board.play("1 roll; chance roll maginor");
    assert!(board.any(|fact| matches!(fact, Fact::NothingHappened { why: NoEffect::NoCounter, .. })));
    assert_eq!((board.maginor(), board.turn()), (MaginorAt::Before(board.tile("wisp")), 2));

    // A Guild Hall that is wholly one's own needs all fifteen counters; a small hall shows the other case.
    let odd = Options { seats: 2, oracles: crate::common::odd_tiles(), ..Options::default() };
    let game = <maginor::Maginor as table::Game>::new(odd).unwrap();
    let mut board = Board { state: table::Game::start(&game), game, facts: Vec::new() };
    board.play(
        "chance ring hall=high-wizard two=retrieval 3=restoration one=domination all-fire=persuasion \
         fifteen=telekinesis six=teleportation seven=summoning eight=reversal a- b=golden-cauldron; chance first 1",
    );
    let mut board = board.counters("hall", 1, &[1, 2]);
    board.play("1 roll; chance roll maginor");
    assert!(board.any(|fact| matches!(fact, Fact::NothingHappened { why: NoEffect::AllOwn, .. })));
    assert_eq!((board.maginor(), board.turn()), (MaginorAt::Before(board.tile("two")), 2));
}

#[test]
fn m_3_5_a_symbol_card_is_like_rolling_the_symbol_and_is_discarded() {
    let mut board = Board::new(2).wizard(1, "sphinx");
    board.play("1 card fate; 1 slot 6");
    assert_eq!(board.slots("sphinx"), ".....1..");
    assert!(!board.player(1).symbols.contains(Symbol::Fate));
    assert_eq!(board.refusal("1 card fate"), Refusal::NoSuchCard { symbol: Symbol::Fate });
    assert!(matches!(board.phase(), PhaseView::Turn));
}

#[test]
fn m_3_5_no_symbol_card_from_the_middle() {
    let board = Board::new(2).in_the_middle(1);
    assert_eq!(board.refusal("1 card fire"), Refusal::NotOnATile);
}

#[test]
fn m_3_6_a_sorcery_card_rolls_for_any_tile_in_play_and_the_turn_goes_on() {
    let mut board = Board::new(2).in_the_middle(1).out_of_play(&["djinn"]);
    assert_eq!(board.refusal("1 sorcery djinn"), Refusal::NotInPlay { tile: board.tile("djinn") });
    board.play("1 sorcery mandrake; chance roll water; 1 slot 4");
    assert_eq!(board.slots("mandrake"), "...1..");
    assert_eq!((board.player(1).sorcery, board.turn()), (4, 1));
    board.play("1 sorcery guild-hall; chance roll maginor; 1 symbol air; 1 slot 15");
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("wisp")), "Maginor's advance included");
    assert_eq!(board.turn(), 1);
    board.play("1 sorcery wisp; chance roll earth; 1 sorcery wisp; chance roll earth; 1 sorcery wisp; chance roll water");
    assert_eq!(board.refusal("1 sorcery wisp"), Refusal::NoSorcery);
}

#[test]
fn m_3_7_everything_is_public_but_the_duel_choices_in_the_making() {
    use table::{Game, Viewer};
    let mut board = Board::new(3).wizard(1, "sphinx").counters("sphinx", 2, &[5]);
    let same_for_all = |board: &Board| {
        let mut views: Vec<_> = Viewer::all(3).map(|viewer| board.game.view(&board.state, viewer)).collect();
        views.push(board.view());
        views.iter_mut().for_each(|view| view.viewer = None);
        views.windows(2).all(|pair| pair[0] == pair[1])
    };
    assert!(same_for_all(&board));
    board.play("1 card air");
    assert!(same_for_all(&board), "nothing has been chosen");
    board.play("2 duel fire");
    assert!(!same_for_all(&board));
    board.play("1 duel earth");
    assert!(same_for_all(&board));
}

/// Both players move to and fro.
fn stall(board: &mut Board, turns: usize) {
    for n in 0..turns {
        let to = if n / 2 % 2 == 0 { "wisp" } else { "djinn" };
        board.play(&format!("{} move {to}", n % 2 + 1));
    }
}

#[test]
fn m_3_8_after_ten_quiet_turns_of_each_a_player_on_a_tile_must_roll() {
    let mut board = Board::new(2);
    stall(&mut board, 19);
    assert!(board.may("2 move guild-hall"));
    board.play("2 move sphinx");
    assert!(board.happened(&Fact::MustRoll { seat: seat(1) }));
    assert_eq!(board.refusal("1 move wisp"), Refusal::MustRoll { turns: 20 });
    assert!(board.may("1 card fire"), "cards and spells first, as ever");
    board.play("1 roll; chance roll water");
    assert!(board.may("2 move guild-hall"), "and the count begins anew");
    assert_eq!(board.view().quiet_turns, 0);
}

#[test]
fn m_3_8_the_number_of_turns_grows_with_the_players() {
    let mut board = Board::new(4);
    for n in 0..40 {
        assert!(board.may(&format!("{} move norns", n % 4 + 1)) == (n / 4 % 2 == 0), "turn {n}");
        board.play(&format!("{} move {}", n % 4 + 1, if n / 4 % 2 == 0 { "norns" } else { "djinn" }));
    }
    assert_eq!(board.legal(1).iter().filter(|action| action.starts_with("move")).count(), 0);
}

#[test]
fn m_3_8_a_wizard_in_the_middle_still_moves_and_the_next_player_must_roll() {
    let mut board = Board::new(2);
    stall(&mut board, 20);
    let mut board = board.in_the_middle(1);
    board.play("1 move wisp");
    assert_eq!(board.refusal("2 move wisp"), Refusal::MustRoll { turns: 21 });
}

#[test]
fn m_3_8_a_sorcery_roll_breaks_the_row_and_so_does_a_scored_tile() {
    let mut board = Board::new(2);
    stall(&mut board, 20);
    board.play("1 sorcery norns; chance roll air");
    assert!(board.may("1 move wisp"));

    let mut board = Board::new(2);
    stall(&mut board, 20);
    let mut board = board.owns(1, Spell::Summoning);
    board.play("1 spell summoning");
    assert_eq!(board.view().quiet_turns, 0);
    board.play("2 move sphinx");
    assert_eq!(board.view().quiet_turns, 1);
}

#[test]
fn m_3_8_teleportation_does_not_help_out_of_the_duty_to_roll() {
    let mut board = Board::new(2);
    stall(&mut board, 20);
    let mut board = board.owns(1, Spell::Teleportation);
    board.play("1 spell teleportation norns");
    assert_eq!(board.refusal("1 move wisp"), Refusal::MustRoll { turns: 20 });
}

#[test]
fn m_3_1_only_the_player_whose_turn_it_is_is_asked() {
    let board = Board::new(3);
    assert_eq!(
        table::Game::to_act(&board.game, &board.state),
        ToAct::Seats(table::Seats::only(Seat::new(0)))
    );
    assert!(board.legal(2).is_empty() && board.legal(3).is_empty());
}
