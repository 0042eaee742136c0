//! M6: the spells.

use maginor::{Fact, MaginorAt, PhaseView, Refusal, SlotFault, Spell, Symbol, SymbolSet};

use crate::common::{Board, seat, slot};

fn owning(spell: Spell) -> Board {
    Board::new(2).owns(1, spell)
}

/// A player has discarded these symbol cards and so many sorcery cards.
fn discarded(board: Board, symbols: &[Symbol], sorcery: u8) -> Board {
    board.arrange(|_, view| {
        let player = &mut view.players[seat(1)];
        player.symbols = player.symbols.without(symbols.iter().copied().collect());
        player.sorcery -= sorcery;
    })
}

#[test]
fn m_6_1_retrieval_takes_back_two_discarded_symbol_cards() {
    use Symbol::{Air, Earth, Fate, Fire};
    let mut board = discarded(owning(Spell::Retrieval), &[Fire, Earth, Air, Fate], 2);
    board.play("1 spell retrieval");
    assert_eq!(board.legal(1), ["retrieve fire", "retrieve earth", "retrieve air", "retrieve fate"]);
    assert_eq!(board.refusal("1 retrieve water"), Refusal::NotDiscarded { symbol: Symbol::Water });
    board.play("1 retrieve air");
    assert_eq!(board.legal(1), ["retrieve fire", "retrieve earth", "retrieve fate"]);
    board.play("1 retrieve fire");
    assert_eq!(board.player(1).symbols, [Fire, Symbol::Water, Air].into_iter().collect::<SymbolSet>());
    assert_eq!(board.player(1).sorcery, 3, "sorcery cards are another spell's");
    assert!(board.player(1).spells.is_empty(), "discarded when played");
    assert_eq!(board.turn(), 1);
}

#[test]
fn m_6_1_retrieval_takes_what_there_is() {
    let mut board = discarded(owning(Spell::Retrieval), &[Symbol::Fire, Symbol::Air], 0);
    board.play("1 spell retrieval");
    assert_eq!(board.player(1).symbols, SymbolSet::ALL);
    let mut board = discarded(owning(Spell::Retrieval), &[Symbol::Fire], 0);
    board.play("1 spell retrieval");
    assert_eq!(board.player(1).symbols, SymbolSet::ALL);
    assert_eq!(owning(Spell::Retrieval).refusal("1 spell retrieval"), Refusal::NothingDiscarded);
}

#[test]
fn m_6_2_restoration_takes_back_two_discarded_sorcery_cards() {
    let mut board = discarded(owning(Spell::Restoration), &[Symbol::Fire], 3);
    board.play("1 spell restoration");
    assert!(board.happened(&Fact::Restored { seat: seat(1), cards: 2 }));
    assert_eq!((board.player(1).sorcery, board.player(1).symbols.len()), (4, 4));
    assert_eq!(board.turn(), 1);
}

#[test]
fn m_6_2_restoration_takes_the_only_one_and_is_not_played_for_none() {
    let mut board = discarded(owning(Spell::Restoration), &[], 1);
    board.play("1 spell restoration");
    assert_eq!(board.player(1).sorcery, 5);
    let none = discarded(owning(Spell::Restoration), &[Symbol::Fire], 0);
    assert_eq!(none.refusal("1 spell restoration"), Refusal::NothingDiscarded);
}

#[test]
fn m_6_3_domination_places_one_or_two_counters_in_any_free_slots_of_the_wizards_tile() {
    let mut board = owning(Spell::Domination).wizard(1, "sphinx").counters("sphinx", 2, &[1]);
    board.play("1 spell domination");
    assert!(!board.may("1 slot 1") && !board.may("1 stop"));
    assert_eq!(board.refusal("1 stop"), Refusal::TooEarlyToStop);
    board.play("1 slot 5; 1 slot 8");
    assert_eq!(board.slots("sphinx"), "2...1..1");
    assert_eq!((board.player(1).reserve, board.turn()), (13, 1));
    assert!(matches!(board.phase(), PhaseView::Turn));

    let mut board = owning(Spell::Domination).wizard(1, "sphinx");
    board.play("1 spell domination; 1 slot 5; 1 stop");
    assert_eq!(board.slots("sphinx"), "....1...");
    assert_eq!(board.player(1).reserve, 14);
}

#[test]
fn m_6_3_domination_needs_a_tile_with_a_free_slot() {
    let board = owning(Spell::Domination).in_the_middle(1);
    assert_eq!(board.refusal("1 spell domination"), Refusal::NotOnATile);
    let all: Vec<u8> = (1..=15).collect();
    let board = owning(Spell::Domination).counters("guild-hall", 2, &all);
    assert_eq!(board.refusal("1 spell domination"), Refusal::NoFreeSlot { tile: board.tile("guild-hall") });
}

#[test]
fn m_6_3_domination_ends_after_one_when_counters_or_slots_run_out() {
    let mut board = owning(Spell::Domination).wizard(1, "sphinx").reserve(1, 1);
    board.play("1 spell domination; 1 slot 3");
    assert!(matches!(board.phase(), PhaseView::Turn));
    // The last slot of the Guild Hall: nothing is asked, nothing is scored, and there is no room for a second.
    let mut board =
        owning(Spell::Domination).counters("guild-hall", 2, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    board.play("1 spell domination");
    assert_eq!(board.slots("guild-hall"), "222222222222221");
    assert!(matches!(board.phase(), PhaseView::Turn));
}

#[test]
fn m_6_4_persuasion_replaces_one_opponents_counter_on_the_wizards_tile() {
    let mut board = Board::new(3)
        .owns(1, Spell::Persuasion)
        .wizard(1, "sphinx")
        .counters("sphinx", 1, &[3])
        .counters("sphinx", 2, &[1])
        .counters("sphinx", 3, &[8]);
    board.play("1 spell persuasion");
    assert_eq!(board.legal(1), ["slot 1", "slot 8"]);
    assert_eq!(board.refusal("1 slot 3"), Refusal::WrongSlot { slot: slot(3), why: SlotFault::NoRival });
    board.play("1 slot 8");
    assert_eq!(board.slots("sphinx"), "2.1....1");
    assert_eq!((board.player(1).reserve, board.player(3).reserve), (13, 15));
    assert_eq!(board.turn(), 1);
}

#[test]
fn m_6_4_persuasion_asks_nothing_where_one_counter_can_be_meant() {
    let mut board = owning(Spell::Persuasion).wizard(1, "sphinx").counters("sphinx", 2, &[4]);
    board.play("1 spell persuasion");
    assert_eq!(board.slots("sphinx"), "...1....");
}

#[test]
fn m_6_4_persuasion_needs_an_opponents_counter_a_tile_and_a_counter() {
    let board = owning(Spell::Persuasion).wizard(1, "sphinx").counters("sphinx", 1, &[3]);
    assert_eq!(board.refusal("1 spell persuasion"), Refusal::NoRival { tile: board.tile("sphinx") });
    let board = owning(Spell::Persuasion).counters("guild-hall", 2, &[3]).in_the_middle(1);
    assert_eq!(board.refusal("1 spell persuasion"), Refusal::NotOnATile);
    let board = owning(Spell::Persuasion).counters("guild-hall", 2, &[3]).reserve(1, 0);
    assert_eq!(board.refusal("1 spell persuasion"), Refusal::NoCounter);
}

#[test]
fn m_6_5_telekinesis_places_a_counter_on_any_tile_in_play() {
    let mut board =
        owning(Spell::Telekinesis).in_the_middle(1).counters("djinn", 2, &[4]).out_of_play(&["wisp"]);
    assert_eq!(board.refusal("1 spell telekinesis wisp"), Refusal::NotInPlay { tile: board.tile("wisp") });
    board.play("1 spell telekinesis djinn");
    let tile = Some(board.tile("djinn"));
    assert!(board.happened(&Fact::SpellPlayed { seat: seat(1), spell: Spell::Telekinesis, tile }));
    assert_eq!(board.refusal("1 slot 4"), Refusal::WrongSlot { slot: slot(4), why: SlotFault::Taken });
    board.play("1 slot 11");
    assert_eq!(board.slots("djinn"), "...2......1");
    assert_eq!(board.turn(), 1);
}

#[test]
fn m_6_5_telekinesis_needs_a_free_slot_there() {
    let all: Vec<u8> = (1..=15).collect();
    let board = owning(Spell::Telekinesis).counters("guild-hall", 2, &all);
    assert_eq!(
        board.refusal("1 spell telekinesis guild-hall"),
        Refusal::NoFreeSlot { tile: board.tile("guild-hall") }
    );
    assert!(board.may("1 spell telekinesis wisp"));
}

#[test]
fn m_6_6_teleportation_moves_the_wizard_and_a_move_or_a_roll_still_follows() {
    let mut board = owning(Spell::Teleportation);
    assert_eq!(
        board.refusal("1 spell teleportation guild-hall"),
        Refusal::AlreadyThere { tile: board.tile("guild-hall") }
    );
    board.play("1 spell teleportation sphinx");
    assert_eq!((board.player(1).wizard, board.turn()), (Some(board.tile("sphinx")), 1));
    assert!(board.may("1 roll") && board.may("1 move guild-hall") && board.may("1 card air"));
}

#[test]
fn m_6_6_teleportation_from_the_middle_makes_a_roll_possible() {
    let mut board = owning(Spell::Teleportation).in_the_middle(1).out_of_play(&["wisp"]);
    assert_eq!(board.refusal("1 spell teleportation wisp"), Refusal::NotInPlay { tile: board.tile("wisp") });
    board.play("1 spell teleportation guild-hall; 1 roll; chance roll fire; 1 slot 2");
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_6_6_no_teleportation_where_there_is_no_other_tile() {
    let board = owning(Spell::Teleportation).only_the_guild_hall();
    assert!(!board.legal(1).iter().any(|action| action.contains("teleportation")));
    let board = board.in_the_middle(1);
    assert!(board.may("1 spell teleportation guild-hall"));
}

#[test]
fn m_6_7_summoning_scores_the_first_tile_after_the_guild_hall_and_ends_the_turn() {
    // Maginor on the tile, in the space before it, and still on the Guild Hall.
    for place in [Board::maginor_on, Board::maginor_before, |board: Board, _: &str| board] {
        let mut board = place(owning(Spell::Summoning).counters("wisp", 2, &[2]), "wisp");
        board.play("1 spell summoning");
        assert!(matches!(board.phase(), PhaseView::Taking { scoring } if scoring.first == seat(2)));
        board.play("2 take tile");
        assert!(board.player(2).tiles.contains(board.tile("wisp")), "an ordinary scoring");
        assert_eq!(board.maginor(), MaginorAt::Before(board.tile("mandrake")));
        assert_eq!(board.turn(), 2);
    }
}

#[test]
fn m_6_7_summoning_skips_tiles_that_are_out_of_play() {
    let mut board = owning(Spell::Summoning).out_of_play(&["wisp", "mandrake"]);
    board.play("1 spell summoning");
    assert!(board.happened(&Fact::TileDiscarded { tile: board.tile("salamander") }));
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("sphinx")));
}

#[test]
fn m_6_7_summoning_the_last_other_tile_leaves_maginor_before_the_guild_hall() {
    let board = owning(Spell::Summoning);
    let keys: Vec<String> = board.ring()[2..].to_vec();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let mut board = board.out_of_play(&keys);
    board.play("1 spell summoning");
    assert_eq!(board.maginor(), MaginorAt::Before(board.tile("guild-hall")));
    assert!(!board.is_over());
}

#[test]
fn m_6_7_no_summoning_with_only_the_guild_hall_left() {
    let board = owning(Spell::Summoning).only_the_guild_hall();
    assert_eq!(board.refusal("1 spell summoning"), Refusal::OnlyTheGuildHall);
}

#[test]
fn m_6_8_reversal_is_not_cast_in_a_turn_but_after_a_duel() {
    let mut board = owning(Spell::Reversal).wizard(1, "sphinx").counters("sphinx", 2, &[5]);
    assert!(board.game_cannot_read("spell reversal"));
    assert!(!board.legal(1).iter().any(|action| action.contains("reversal")));
    board.play("1 card air; 1 duel water; 2 duel earth");
    assert_eq!(board.legal(1), ["reversal yes", "reversal no"]);
    board.play("1 reversal yes");
    assert_eq!(board.slots("sphinx"), "....1...");
    assert!(board.player(1).spells.is_empty());
}

#[test]
fn m_6_8_reversal_is_the_only_spell_for_anothers_turn() {
    let mut board = Spell::ALL.into_iter().fold(Board::new(2), |board, spell| board.owns(2, spell));
    assert!(board.legal(2).is_empty());
    board = board.wizard(1, "sphinx").counters("sphinx", 2, &[5]);
    board.play("1 card air; 1 duel earth; 2 duel water");
    assert_eq!(board.legal(2), ["reversal yes", "reversal no"]);
}

#[test]
fn m_6_9_the_golden_cauldron_is_three_votes() {
    assert_eq!(Board::new(2).owns(2, Spell::GoldenCauldron).player(2).votes, 3);
}

#[test]
fn m_6_10_the_high_wizard_is_five_votes() {
    assert_eq!(Board::new(2).owns(2, Spell::HighWizard).player(2).votes, 5);
    assert_eq!(Board::new(2).owns(2, Spell::HighWizard).owns(2, Spell::GoldenCauldron).player(2).votes, 8);
}

#[test]
fn m_6_11_a_tile_filled_by_domination_is_scored_and_there_is_no_second_counter() {
    let mut board = owning(Spell::Domination).wizard(1, "wisp").counters("wisp", 2, &[1, 2, 3, 4]);
    board.play("1 spell domination");
    assert!(matches!(board.phase(), PhaseView::Taking { .. }));
    board.play("2 take tile");
    assert_eq!((board.turn(), board.player(1).reserve), (2, 15));

    let mut board = owning(Spell::Domination).wizard(1, "wisp").counters("wisp", 2, &[1, 2, 3]);
    board.play("1 spell domination; 1 slot 4; 1 slot 5");
    assert!(board.happened(&Fact::Filled { tile: board.tile("wisp") }));
}

#[test]
fn m_6_11_a_tile_filled_by_telekinesis_is_scored_and_the_turn_ends() {
    let mut board = owning(Spell::Telekinesis).counters("wisp", 2, &[1, 2, 3, 4]);
    board.play("1 spell telekinesis wisp; 2 take spell");
    assert!(board.player(1).tiles.contains(board.tile("wisp")), "player 1 was second");
    assert_eq!(board.turn(), 2);
}

#[test]
fn m_6_11_none_of_them_without_a_counter_in_reserve() {
    let board = owning(Spell::Domination)
        .owns(1, Spell::Telekinesis)
        .owns(1, Spell::Persuasion)
        .counters("guild-hall", 2, &[1])
        .reserve(1, 0);
    for spell in ["domination", "persuasion", "telekinesis wisp"] {
        assert_eq!(board.refusal(&format!("1 spell {spell}")), Refusal::NoCounter);
    }
}

#[test]
fn m_6_11_the_rites_are_never_played() {
    let board = owning(Spell::GoldenCauldron).owns(1, Spell::HighWizard);
    assert!(board.game_cannot_read("spell golden-cauldron") && board.game_cannot_read("spell high-wizard"));
    assert!(!board.legal(1).iter().any(|action| action.starts_with("spell")));
}

#[test]
fn m_6_11_only_ones_own_spells_are_played() {
    let board = Board::new(2).owns(2, Spell::Summoning);
    assert_eq!(board.refusal("1 spell summoning"), Refusal::NoSuchSpell { spell: Spell::Summoning });
}

#[test]
fn m_6_12_a_card_discarded_this_turn_may_be_taken_back_this_turn() {
    let mut board = owning(Spell::Retrieval).owns(1, Spell::Restoration).wizard(1, "sphinx");
    board.play("1 card air; 1 spell retrieval");
    assert!(board.player(1).symbols.contains(Symbol::Air));
    board.play("1 sorcery djinn; chance roll earth; 1 spell restoration");
    assert_eq!(board.player(1).sorcery, 5);
    // And played again in the same turn.
    assert!(board.may("1 card air"));
}
