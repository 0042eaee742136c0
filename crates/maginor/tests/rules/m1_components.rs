//! M1: what is in the box.

use std::collections::BTreeSet;

use maginor::{
    COUNTERS, DieFace, OracleSet, OracleSetError, Spell, Symbol, SymbolSet, TileFace, TileFault, TileKind,
};
use table::dice;

use crate::common::{Board, ODD_TILES};

fn standard() -> &'static OracleSet {
    OracleSet::standard().unwrap()
}

#[test]
fn m_1_1_eleven_tiles_one_guild_hall_two_small_and_the_value_is_the_number_of_slots() {
    let faces = standard().faces();
    let of_kind = |kind| faces.iter().filter(|face| face.kind() == kind).count();
    assert_eq!(faces.len(), 11);
    assert_eq!((of_kind(TileKind::GuildHall), of_kind(TileKind::Small), of_kind(TileKind::Large)), (1, 2, 8));
    for face in faces {
        assert_eq!(usize::from(face.value()), face.slots().len(), "{}", face.key());
    }
}

#[test]
fn m_1_1_slots_are_counted_clockwise_from_the_top() {
    let board = Board::new(2);
    let eagle = board.tile("great-eagle");
    let shown: Vec<_> =
        (1..=12).map(|n| board.game.symbol_at(eagle, crate::common::slot(n)).unwrap().name()).collect();
    assert_eq!(shown.join(" "), "air water air earth fire air water air earth air fire water");
    assert_eq!(board.game.symbol_at(eagle, crate::common::slot(13)), None);
}

#[test]
fn m_1_2_ten_spells_two_of_them_rites() {
    assert_eq!(Spell::ALL.len(), 10);
    assert_eq!(Spell::ALL.into_iter().filter(|spell| spell.is_rite()).count(), 2);
    let board = Board::new(4);
    let lying: BTreeSet<Spell> = board.view().ring.iter().filter_map(|place| place.spell).collect();
    assert_eq!(lying.len(), 10);
}

#[test]
fn m_1_3_the_die_shows_five_symbols_and_maginor_each_as_often() {
    let mut dice = dice::seeded(3);
    let mut counts = [0; 6];
    for _ in 0..60_000 {
        let face = DieFace::roll(&mut dice);
        counts[DieFace::ALL.iter().position(|&other| other == face).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    for symbol in Symbol::ALL {
        assert!(DieFace::ALL.contains(&DieFace::Symbol(symbol)));
    }
}

#[test]
fn m_1_4_each_has_a_wizard_fifteen_counters_and_ten_cards() {
    for seats in 2..=4 {
        let board = Board::new(seats);
        for number in 1..=usize::from(seats) {
            let player = board.player(number);
            assert_eq!(player.wizard, Some(board.game.guild_hall()));
            assert_eq!((player.reserve, COUNTERS), (15, 15));
            assert_eq!((player.symbols, player.sorcery), (SymbolSet::ALL, 5));
            assert!(player.spells.is_empty() && player.tiles.is_empty());
        }
    }
}

#[test]
fn m_1_5_the_set_that_ships_is_as_the_rule_says() {
    let set = standard();
    let values = |kind| {
        let mut values: Vec<u8> =
            set.faces().iter().filter(|face| face.kind() == kind).map(TileFace::value).collect();
        values.sort_unstable();
        values
    };
    assert_eq!(values(TileKind::GuildHall), [15]);
    assert_eq!(values(TileKind::Small), [5, 6]);
    assert_eq!(values(TileKind::Large), (7..=14).collect::<Vec<u8>>());
    assert_eq!(set.faces().iter().map(|face| u32::from(face.value())).sum::<u32>(), 110);

    let shows = |key: &str, symbol| set.face(set.find(key).unwrap()).slots().contains(&symbol);
    assert!(shows("great-eagle", Symbol::Water) && shows("unicorn", Symbol::Fire));
    let without_fate = set.faces().iter().filter(|face| !face.slots().contains(&Symbol::Fate)).count();
    assert!(without_fate >= 3, "{without_fate}");
    for symbol in Symbol::ALL {
        let slots = set.faces().iter().flat_map(TileFace::slots).filter(|&&other| other == symbol).count();
        assert!((20..=24).contains(&slots), "{symbol} is on {slots} slots");
    }
}

#[test]
fn m_1_5_the_slots_of_a_symbol_are_spread_around_the_tile() {
    for face in standard().faces() {
        let slots = face.slots();
        for (n, symbol) in slots.iter().enumerate() {
            assert_ne!(symbol, &slots[(n + 1) % slots.len()], "{} after slot {}", face.key(), n + 1);
        }
        // Nor do they crowd on one side: no gap between two of them is more than twice the fair one.
        for symbol in Symbol::ALL {
            let at: Vec<usize> = (0..slots.len()).filter(|&n| slots[n] == symbol).collect();
            for (n, &here) in at.iter().enumerate().filter(|_| at.len() > 1) {
                let next = at[(n + 1) % at.len()];
                let gap = (next + slots.len() - here) % slots.len();
                assert!(gap * at.len() <= 2 * slots.len(), "{symbol} on {}", face.key());
            }
        }
    }
}

#[test]
fn m_1_5_an_owner_of_the_box_can_enter_other_faces() {
    let odd = OracleSet::from_toml(ODD_TILES).unwrap();
    assert_eq!(odd.face(odd.guild_hall()).key(), "hall");
    assert_eq!(odd.face(odd.find("eight").unwrap()).name(), "name");
}

/// The standard set as a file, with one text in it replaced.
fn error(from: &str, to: &str) -> OracleSetError {
    let file = include_str!("../../oracles.toml");
    assert!(file.contains(from), "{from:?} is not in the file");
    OracleSet::from_toml(&file.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn m_1_5_what_is_wrong_with_a_file_is_said_by_tile_and_field() {
    let cases = [
        ("value = 12", "value = 13", "tile \"great-eagle\", value: 13 is not the number of its slots, 12"),
        ("value = 12", "value = -1", "tile \"great-eagle\", value: -1 is not the number of its slots, 12"),
        ("value = 12", "value = \"12\"", "tile \"great-eagle\", value: a number is expected"),
        ("value = 12", "", "tile \"great-eagle\", value: is missing"),
        (
            "air fire air fire fate",
            "air fire luck fire fate",
            "tile \"wisp\", slots: slot 3 shows \"luck\", which is none of fire, water, earth, air and fate",
        ),
        ("\"air fire air fire fate\"", "\"\"", "tile \"wisp\", slots: a tile has 1 to 15 of them, not 0"),
        ("\"air fire air fire fate\"", "7", "tile \"wisp\", slots: a text is expected"),
        (
            "\"fate fire water earth",
            "\"air fate fire water earth",
            "tile \"guild-hall\", slots: a tile has 1 to 15 of them, not 16",
        ),
        ("\"The Sphinx\"", "\"\"", "tile \"sphinx\", name: a name needs at least one character"),
        ("\"The Sphinx\"", "\"a#b\"", "tile \"sphinx\", name: a name may not contain '#'"),
        ("name = \"The Sphinx\"", "", "tile \"sphinx\", name: is missing"),
        (
            "name = \"The Sphinx\"",
            "title = \"The Sphinx\"",
            "tile \"sphinx\", title: there is no such field; there are key, name, kind, value and slots",
        ),
        ("key = \"sphinx\"", "", "tile \"number 5\", key: is missing"),
        (
            "key = \"sphinx\"",
            "key = \"The Sphinx\"",
            "tile \"The Sphinx\", key: 1 to 24 of the characters a to z, 0 to 9 and - are expected",
        ),
        ("key = \"sphinx\"", "key = \"wisp\"", "tile \"wisp\", key: another tile has the same"),
        (
            "kind = \"small\"",
            "kind = \"tiny\"",
            "tile \"wisp\", kind: \"tiny\" is none of guild-hall, small and large",
        ),
        ("kind = \"small\"", "", "two tiles are of the kind \"small\", not 1"),
        ("kind = \"guild-hall\"", "", "one tile is of the kind \"guild-hall\", not 0"),
        ("kind = \"small\"", "kind = \"guild-hall\"", "two tiles are of the kind \"small\", not 1"),
        (
            "key = \"guild-hall\"",
            "colour = 1\nkey = \"guild-hall\"",
            "tile \"guild-hall\", colour: there is no such field; there are key, name, kind, value and slots",
        ),
    ];
    for (from, to, message) in cases {
        assert_eq!(error(from, to).to_string(), message, "{to}");
    }
    assert_eq!(OracleSet::from_toml("").unwrap_err(), OracleSetError::Count(0));
    assert_eq!(OracleSet::from_toml("tile = 3").unwrap_err(), OracleSetError::Count(1));
    assert_eq!(OracleSet::from_toml("tiles = 3").unwrap_err(), OracleSetError::Unknown("tiles".to_owned()));
    assert!(matches!(OracleSet::from_toml("[[tile").unwrap_err(), OracleSetError::Toml(_)));
    let OracleSetError::Tile(not_a_table) = OracleSet::from_toml("tile = [3]").unwrap_err() else {
        panic!("a tile must be a table")
    };
    assert!(matches!(not_a_table.fault, TileFault::Type { field: "tile", .. }));
}

#[test]
fn m_1_5_ten_or_twelve_tiles_are_no_set() {
    let mut faces = standard().faces().to_vec();
    let last = faces.pop().unwrap();
    assert_eq!(OracleSet::new(faces.clone()).unwrap_err(), OracleSetError::Count(10));
    faces.push(last.clone());
    faces.push(last.to_string().replace("stone-giant", "twelfth").parse().unwrap());
    assert_eq!(OracleSet::new(faces).unwrap_err(), OracleSetError::Count(12));
}
