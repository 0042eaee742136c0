//! S1 Components.

use shazamm::{Bet, Bridge, Card, CardSet, GREEN, Mana, RED, Spell, Tile};

use crate::duel::Duel;

#[test]
fn s_1_1_the_bridge_has_19_tiles_and_red_stands_on_the_low_side() {
    let bridge = Bridge::new();
    assert_eq!(bridge.intact(), Tile(0)..=Tile(18));
    assert!(bridge.wizard(RED) < bridge.wall() && bridge.wall() < bridge.wizard(GREEN));
}

#[test]
fn s_1_2_one_wall_two_wizards_and_reserves_of_0_to_50() {
    assert_eq!(Duel::full_hand().bridge(), (6, 9, 12));
    assert_eq!((Mana::NONE.left(), Mana::FULL.left()), (0, 50));
    assert_eq!((Mana::new(50), Mana::new(51)), (Some(Mana::FULL), None));
    assert_eq!((Bet::new(0), Bet::new(51)), (None, None));
}

#[test]
fn s_1_3_each_player_has_the_dummy_and_the_same_fourteen_spells() {
    assert_eq!(Card::all().count(), 15);
    assert_eq!(Spell::ALL.map(Spell::number), std::array::from_fn(|n| n as u8 + 1));
    let players = Duel::full_hand().oracle().players;
    for seat in [RED, GREEN] {
        assert_eq!(players[seat].hand, Some(CardSet::SPELLS.union(CardSet::DUMMY)));
    }
}
