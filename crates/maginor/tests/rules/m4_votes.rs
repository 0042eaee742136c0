//! M4: gaining a vote of a symbol on a tile.

use maginor::{Action, Fact, MaginorAt, NoEffect, PhaseView, Refusal, SlotFault, Spell, Symbol};

use crate::common::{ANY_SYMBOL, Board, seat, slot};

#[test]
fn m_4_1_a_counter_goes_into_a_free_slot_of_the_symbol_of_ones_choice() {
    let mut board = Board::new(2).wizard(1, "unicorn").counters("unicorn", 2, &[1]);
    board.play("1 card fire");
    assert_eq!(board.legal(1), ["slot 4", "slot 7"]);
    let wrong = |number, why| Refusal::WrongSlot { slot: slot(number), why };
    assert_eq!(board.refusal("1 slot 1"), wrong(1, SlotFault::Taken));
    assert_eq!(board.refusal("1 slot 2"), wrong(2, SlotFault::OtherSymbol));
    assert_eq!(board.refusal("1 slot 11"), wrong(11, SlotFault::None));
    board.play("1 slot 7");
    assert_eq!(board.slots("unicorn"), "2.....1...");
    assert_eq!(board.player(1).reserve, 14);
}

#[test]
fn m_4_1_nothing_is_asked_where_one_slot_is_free() {
    let mut board = Board::new(2).wizard(1, "unicorn").counters("unicorn", 2, &[1, 4]);
    board.play("1 card fire");
    assert_eq!(board.slots("unicorn"), "2..2..1...");
}

#[test]
fn m_4_1_one_may_not_challenge_while_a_slot_is_free() {
    let mut board = Board::new(2).wizard(1, "unicorn").counters("unicorn", 2, &[1]);
    board.play("1 card fire");
    assert!(!board.may("1 slot 1"));
}

#[test]
fn m_4_2_where_no_slot_is_free_an_opponents_counter_is_challenged() {
    let mut board =
        Board::new(3).wizard(1, "unicorn").counters("unicorn", 2, &[1, 4]).counters("unicorn", 3, &[7]);
    board.play("1 card fire");
    assert_eq!(board.legal(1), ["slot 1", "slot 4", "slot 7"]);
    board.play("1 slot 7");
    let (challenger, defender) = (seat(1), seat(3));
    let tile = board.tile("unicorn");
    assert!(board.happened(&Fact::Challenged { challenger, defender, tile, slot: slot(7) }));
}

#[test]
fn m_4_2_with_mixed_occupancy_only_opponents_can_be_challenged() {
    let mut board = Board::new(3)
        .wizard(1, "unicorn")
        .counters("unicorn", 1, &[1])
        .counters("unicorn", 2, &[4])
        .counters("unicorn", 3, &[7]);
    board.play("1 card fire");
    assert_eq!(board.legal(1), ["slot 4", "slot 7"]);
    assert_eq!(board.refusal("1 slot 1"), Refusal::WrongSlot { slot: slot(1), why: SlotFault::NoRival });

    // One opponent's counter among one's own: nothing to choose.
    let mut board =
        Board::new(2).wizard(1, "unicorn").counters("unicorn", 1, &[1, 7]).counters("unicorn", 2, &[4]);
    board.play("1 card fire");
    assert!(matches!(board.phase(), PhaseView::Duelling { defender, .. } if defender == seat(2)));
}

#[test]
fn m_4_3_nothing_happens_where_all_are_ones_own() {
    let mut board = Board::new(2).wizard(1, "unicorn").counters("unicorn", 1, &[1, 4, 7]);
    board.play("1 roll; chance roll fire");
    let tile = board.tile("unicorn");
    assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why: NoEffect::AllOwn }));
    assert_eq!(board.slots("unicorn"), "1..1..1...");
}

#[test]
fn m_4_3_nothing_happens_where_the_symbol_is_not_shown() {
    let mut board = Board::new(2).wizard(1, "djinn");
    board.play("1 roll; chance roll earth");
    let tile = board.tile("djinn");
    assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why: NoEffect::NotShown }));
}

#[test]
fn m_4_4_fate_is_wild_on_a_tile_without_fate() {
    let mut board = Board::new(2).wizard(1, "salamander");
    board.play("1 card fate");
    assert_eq!(board.legal(1), ANY_SYMBOL);
    board.play("1 symbol air; 1 slot 7");
    assert_eq!(board.slots("salamander"), "......1");

    let mut board = Board::new(2).wizard(1, "salamander");
    board.play("1 roll; chance roll fate; 1 symbol earth; 1 slot 2");
    assert_eq!(board.slots("salamander"), ".1.....");
}

#[test]
fn m_4_4_wild_fate_may_lead_to_a_duel() {
    let mut board = Board::new(2).wizard(1, "salamander").counters("salamander", 2, &[2, 5]);
    board.play("1 card fate; 1 symbol earth; 1 slot 5");
    assert!(matches!(board.phase(), PhaseView::Duelling { .. }));
}

#[test]
fn m_4_4_wild_fate_may_be_named_as_a_symbol_that_does_nothing() {
    let nothing = |board: &Board, why| {
        let tile = board.tile("salamander");
        board.happened(&Fact::NothingHappened { seat: seat(1), tile, why })
    };
    // Water is not on the Salamander, and neither is fate, which is not wild a second time.
    for symbol in ["water", "fate"] {
        let mut board = Board::new(2).wizard(1, "salamander");
        board.play(&format!("1 card fate; 1 symbol {symbol}"));
        assert!(nothing(&board, NoEffect::NotShown), "{symbol}");
        assert_eq!((board.slots("salamander").as_str(), board.turn()), (".......", 1));
    }
    let mut board = Board::new(2).wizard(1, "salamander").counters("salamander", 1, &[1, 4, 6]);
    board.play("1 roll; chance roll fate; 1 symbol fire");
    assert!(nothing(&board, NoEffect::AllOwn));
    assert_eq!((board.slots("salamander").as_str(), board.turn()), ("1..1.1.", 2));
}

#[test]
fn m_4_4_where_fate_is_shown_it_is_not_wild_even_when_all_of_it_is_ones_own() {
    let mut board = Board::new(2).wizard(1, "wisp").counters("wisp", 1, &[5]);
    board.play("1 card fate");
    assert!(board.any(|fact| matches!(fact, Fact::NothingHappened { why: NoEffect::AllOwn, .. })));
    board.play("1 roll; chance roll fate");
    assert!(board.any(|fact| matches!(fact, Fact::NothingHappened { why: NoEffect::AllOwn, .. })));
    assert_eq!(board.slots("wisp"), "....1");
}

#[test]
fn m_4_5_without_a_counter_in_reserve_nothing_happens() {
    let mut board = Board::new(2).wizard(1, "sphinx").reserve(1, 0);
    board.play("1 roll; chance roll air");
    assert!(board.any(|fact| matches!(fact, Fact::NothingHappened { why: NoEffect::NoCounter, .. })));
    assert_eq!(board.slots("sphinx"), "........");
}

#[test]
fn m_4_5_without_a_counter_in_reserve_there_is_no_duel() {
    let mut board = Board::new(2).wizard(1, "sphinx").counters("sphinx", 2, &[5]).reserve(1, 0);
    board.play("1 roll; chance roll air");
    assert_eq!(board.turn(), 2);
    // Nor for wild fate.
    let mut board = Board::new(2).wizard(1, "mandrake").reserve(1, 0);
    board.play("1 roll; chance roll fate");
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_4_5_the_last_counter_can_still_be_placed_and_still_fight() {
    let mut board = Board::new(2).wizard(1, "sphinx").counters("sphinx", 2, &[5]).reserve(1, 1);
    board.play("1 card air; 1 duel earth; 2 duel water");
    assert_eq!((board.slots("sphinx").as_str(), board.player(1).reserve), ("....1...", 0));
}

#[test]
fn m_4_6_a_symbol_card_may_be_played_even_if_nothing_happens() {
    let sphinx = || Board::new(2).wizard(1, "sphinx").counters("sphinx", 1, &[5]);
    for (mut board, card, why) in [
        (sphinx(), "water", NoEffect::NotShown),
        (sphinx(), "air", NoEffect::AllOwn),
        (sphinx().reserve(1, 0), "earth", NoEffect::NoCounter),
    ] {
        board.play(&format!("1 card {card}"));
        let tile = board.tile("sphinx");
        assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why }), "{card}");
        assert_eq!(board.slots("sphinx"), "....1...");
        assert_eq!(board.player(1).symbols.len(), 4, "it is discarded");
        assert_eq!(board.turn(), 1, "and the turn goes on");
    }
    // Without a counter nothing is asked either, also not of wild fate (M4.1).
    let mut board = Board::new(2).wizard(1, "mandrake").reserve(1, 0);
    board.play("1 card fate");
    assert!(matches!(board.phase(), PhaseView::Turn));
}

#[test]
fn m_4_6_a_sorcery_card_may_always_be_played() {
    let mut board = Board::new(2).reserve(1, 0);
    board.play("1 sorcery mandrake; chance roll fate");
    assert_eq!((board.player(1).sorcery, board.turn()), (4, 1));
}

#[test]
fn m_4_6_a_tile_may_be_left_open_while_maginor_walks() {
    // The last free slot of the Wisp is fate; whoever fills it gives the tile to the other.
    let wisp = || {
        let board = Board::new(2).wizard(1, "wisp").maginor_before("wisp");
        board.counters("wisp", 1, &[2]).counters("wisp", 2, &[1, 3, 4])
    };
    for (symbol, why) in [("water", NoEffect::NotShown), ("earth", NoEffect::NotShown)] {
        let mut board = wisp();
        board.play("1 roll; chance roll maginor");
        assert_eq!(board.legal(1), ANY_SYMBOL);
        board.play(&format!("1 symbol {symbol}"));
        let tile = board.tile("wisp");
        assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why }));
        assert_eq!(board.slots("wisp"), "2122.");
        assert_eq!((board.maginor(), board.turn()), (MaginorAt::On(tile), 2));
    }
    let mut board = wisp();
    board.play("1 roll; chance roll maginor; 1 symbol fate");
    assert!(board.happened(&Fact::Filled { tile: board.tile("wisp") }));
}

#[test]
fn m_4_6_where_only_one_symbol_does_anything_it_is_asked() {
    let mut board = Board::new(2).wizard(1, "wisp").counters("wisp", 1, &[2, 4, 5]);
    board.play("1 roll; chance roll maginor");
    assert_eq!(board.legal(1), ANY_SYMBOL);
    board.play("1 symbol fire");
    let tile = board.tile("wisp");
    assert!(board.happened(&Fact::SymbolChosen { seat: seat(1), tile, symbol: Symbol::Fire }));
    assert!(board.happened(&Fact::NothingHappened { seat: seat(1), tile, why: NoEffect::AllOwn }));
}

#[test]
fn m_4_6_a_spell_that_could_do_nothing_may_not_be_played() {
    let board = Board::new(2).wizard(1, "sphinx").owns(1, Spell::Persuasion).owns(1, Spell::Retrieval);
    assert_eq!(board.refusal("1 spell persuasion"), Refusal::NoRival { tile: board.tile("sphinx") });
    assert_eq!(board.refusal("1 spell retrieval"), Refusal::NothingDiscarded);
}

#[test]
fn m_4_6_a_view_tells_what_would_do_nothing() {
    let board = Board::new(2).wizard(1, "mandrake").counters("mandrake", 1, &[2, 4, 6]);
    let why = |board: &Board, action| board.view().no_effect(&board.game, seat(1), action);
    let cards = Symbol::ALL.map(|symbol| why(&board, Action::Card(symbol)));
    let (own, hidden) = (Some(NoEffect::AllOwn), Some(NoEffect::NotShown));
    assert_eq!(cards, [hidden, own, None, hidden, None], "fate is wild");
    assert_eq!(why(&board, Action::Roll), None);
    assert_eq!(why(&board, Action::Symbol(Symbol::Fire)), None, "nobody asks for a symbol");
    let mut board = board;
    board.play("1 card fate");
    let symbols = Symbol::ALL.map(|symbol| why(&board, Action::Symbol(symbol)));
    assert_eq!(symbols, [hidden, own, None, hidden, hidden], "fate is not wild twice");
    let board = Board::new(2).wizard(1, "mandrake").reserve(1, 0);
    assert_eq!(why(&board, Action::Card(Symbol::Earth)), Some(NoEffect::NoCounter));
    assert_eq!(why(&board.in_the_middle(1), Action::Card(Symbol::Earth)), None);
}

#[test]
fn m_4_6_by_the_first_version_what_does_nothing_may_not_be_chosen() {
    let first = || Board::by_rules(1, 2);
    let nothing = |symbol| Refusal::NothingToGain { symbol };
    assert_eq!(first().wizard(1, "norns").refusal("1 card air"), nothing(Symbol::Air));
    let sphinx = || first().wizard(1, "sphinx");
    assert_eq!(sphinx().counters("sphinx", 1, &[5]).refusal("1 card air"), nothing(Symbol::Air));
    assert_eq!(sphinx().reserve(1, 0).refusal("1 card earth"), Refusal::NoCounter);
    assert!(sphinx().counters("sphinx", 2, &[5]).may("1 card air"), "against an opponent's counter it can");
    let wisp = first().wizard(1, "wisp").counters("wisp", 1, &[5]);
    assert_eq!(wisp.refusal("1 card fate"), nothing(Symbol::Fate), "fate is shown, so it is not wild");

    let mut board = first().wizard(1, "salamander").counters("salamander", 1, &[1, 4, 6]);
    board.play("1 card fate");
    assert_eq!(board.legal(1), ["symbol earth", "symbol air"]);
    assert_eq!(board.refusal("1 symbol water"), nothing(Symbol::Water));
    // With one symbol left nothing is asked.
    let mut board = first().wizard(1, "wisp").counters("wisp", 1, &[2, 4, 5]);
    board.play("1 roll; chance roll maginor");
    let tile = board.tile("wisp");
    assert!(board.happened(&Fact::SymbolChosen { seat: seat(1), tile, symbol: Symbol::Air }));
    assert_eq!(board.legal(1), ["slot 1", "slot 3"]);
}
