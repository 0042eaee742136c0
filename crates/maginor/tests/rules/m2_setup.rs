//! M2: the set-up.

use maginor::{Chance, Maginor, MaginorAt, Member, Options, Refusal, Spell};
use table::{Game, dice};

use crate::common::{Board, RING};

fn setups(count: u64) -> impl Iterator<Item = (Maginor, maginor::Setup)> {
    let game = Maginor::new(Options::default()).unwrap();
    let mut dice = dice::seeded(8);
    (0..count).map(move |_| match game.sample(&game.start(), &mut dice) {
        Chance::Ring(setup) => (game.clone(), setup),
        other => panic!("{other:?}"),
    })
}

fn refusal_of(ring: &str) -> Refusal {
    let game = Maginor::new(Options { seats: 2, ..Options::default() }).unwrap();
    let outcome = game.read_chance(ring).unwrap();
    game.check_chance(&game.start(), &outcome).unwrap_err()
}

#[test]
fn m_2_1_the_guild_hall_then_the_small_tiles_then_the_others_in_random_order() {
    let mut seen = [[0; 11]; 11];
    for (game, setup) in setups(3000) {
        for (place, tile) in setup.tiles.iter().enumerate() {
            seen[place][tile.index()] += 1;
        }
        assert_eq!(setup.tiles[0], game.guild_hall());
    }
    // The tiles of the standard set come in this very order: hall, two small ones, eight others.
    assert_eq!(seen[0][0], 3000);
    for place in 1..=2 {
        assert!((1..=2).all(|tile| (1350..1650).contains(&seen[place][tile])), "{seen:?}");
    }
    for place in 3..=10 {
        assert!((3..=10).all(|tile| (290..460).contains(&seen[place][tile])), "{seen:?}");
    }
}

#[test]
fn m_2_1_another_order_of_the_ring_is_refused() {
    let board = Board::new(2);
    let hall_second = RING.replace("guild-hall=high-wizard wisp=", "wisp=high-wizard guild-hall=");
    assert_eq!(refusal_of(&hall_second), Refusal::RingOrder { tile: board.tile("wisp"), place: 1 });
    let small_third = RING.replace("mandrake=restoration salamander=", "salamander=restoration mandrake=");
    assert_eq!(refusal_of(&small_third), Refusal::RingOrder { tile: board.tile("salamander"), place: 3 });
    let twice = RING.replace("norns", "sphinx");
    assert_eq!(refusal_of(&twice), Refusal::TileTwice { tile: board.tile("sphinx") });
}

#[test]
fn m_2_2_the_rites_lie_at_the_guild_hall_and_at_the_last_tile_before_it() {
    for (_, setup) in setups(100) {
        assert_eq!(setup.spells[0], Some(Spell::HighWizard));
        assert_eq!(setup.spells[10], Some(Spell::GoldenCauldron));
    }
    let board = Board::new(2);
    let swapped = RING
        .replace("golden-cauldron", "x")
        .replace("high-wizard", "golden-cauldron")
        .replace("=x", "=high-wizard");
    assert_eq!(
        refusal_of(&swapped),
        Refusal::RitePlace { tile: board.tile("guild-hall"), rite: Spell::HighWizard }
    );
    let elsewhere =
        RING.replace("leviathan stone-giant=golden-cauldron", "leviathan=golden-cauldron stone-giant");
    assert_eq!(
        refusal_of(&elsewhere),
        Refusal::SpellPlace { tile: board.tile("leviathan"), spell: Spell::GoldenCauldron }
    );
}

#[test]
fn m_2_3_the_other_spells_lie_at_random_and_one_of_nine_tiles_has_none() {
    let mut without = [0; 11];
    for (_, setup) in setups(9000) {
        let bare: Vec<usize> = (0..11).filter(|&place| setup.spells[place].is_none()).collect();
        assert_eq!(bare.len(), 1);
        without[bare[0]] += 1;
    }
    assert_eq!((without[0], without[10]), (0, 0));
    assert!(without[1..10].iter().all(|count| (850..1150).contains(count)), "{without:?}");
}

#[test]
fn m_2_3_no_spell_lies_twice_or_nowhere() {
    let board = Board::new(2);
    assert_eq!(
        refusal_of(&RING.replace("norns=telekinesis", "norns=retrieval")),
        Refusal::SpellPlace { tile: board.tile("norns"), spell: Spell::Retrieval }
    );
    assert_eq!(
        refusal_of(&RING.replace("norns=telekinesis", "norns")),
        Refusal::SpellMissing { spell: Spell::Telekinesis }
    );
    let game = Maginor::new(Options::default()).unwrap();
    assert!(game.read_chance(&RING.replace(" norns=telekinesis", "")).is_err());
    assert!(game.read_chance(&format!("{RING} wisp")).is_err());
}

#[test]
fn m_2_4_maginor_and_all_wizards_start_on_the_guild_hall() {
    let board = Board::new(4);
    assert_eq!(board.maginor(), MaginorAt::Start);
    assert!((1..=4).all(|number| board.player(number).wizard == Some(board.tile("guild-hall"))));
}

#[test]
fn m_2_4_the_first_player_is_random_and_play_goes_clockwise() {
    let game = Maginor::new(Options { seats: 3, ..Options::default() }).unwrap();
    let mut begins = [0; 3];
    let mut dice = dice::seeded(4);
    let mut state = game.start();
    let ring = game.sample(&state, &mut dice);
    game.apply_chance(&mut state, &ring, &mut table::Silent).unwrap();
    for _ in 0..3000 {
        let Chance::FirstPlayer(seat) = game.sample(&state, &mut dice) else { panic!("who begins?") };
        begins[seat.index()] += 1;
    }
    assert!(begins.iter().all(|count| (900..1100).contains(count)), "{begins:?}");
    let fourth = game.read_chance("first 4").unwrap();
    assert!(matches!(game.check_chance(&state, &fourth), Err(Refusal::NoSuchSeat { seats: 3, .. })));

    let mut board = Board::new(3);
    let mut order = vec![board.turn()];
    for number in [1, 2, 3] {
        board.play(&format!("{number} move wisp"));
        order.push(board.turn());
    }
    assert_eq!(order, [1, 2, 3, 1]);
}
