//! Maginor as learners play it.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use environment::{Learnable, NoSuchMove, conformance};
use games::maginor::{Action, Maginor, Options, OracleSet, Oracles, Spell};
use table::{Game, Options as _, dice};

use common::{Table, seat};

/// The standard tiles in the opposite order, so that every tile has another number.
fn other_tiles() -> Oracles {
    Oracles::Custom(OracleSet::standard().unwrap().faces().iter().rev().cloned().collect())
}

#[test]
fn every_table_keeps_the_laws_of_learners() {
    let custom = Options { oracles: other_tiles(), ..Options::default() };
    let (mut hidden, mut unseen) = (0, 0);
    for options in Options::every().chain([custom]) {
        let game = Maginor::new(options).unwrap();
        for seed in 0..4 {
            let report = conformance::check(&game, seed);
            assert_eq!(report.longest_decision, 1);
            hidden += report.hidden_differs;
            unseen += report.unseen;
        }
    }
    assert!(hidden > 50 && unseen > 50, "{hidden} {unseen}");
}

/// The numbers of the tiles by which moves name them.
const HALL: usize = 0;
const WISP: usize = 1;
const SPHINX: usize = 4;
const NORNS: usize = 5;
const LEVIATHAN: usize = 9;
const TILES: usize = 11;
const SLOTS: usize = 15;
const SPELLS: usize = 10;

/// Three players on a ring in which the Leviathan has no spell.
fn table(lines: &str) -> Table<Maginor> {
    let mut table = Table::new(
        Options { seats: 3, ..Options::default() },
        "chance ring guild-hall=high-wizard wisp=retrieval mandrake=restoration salamander=domination \
         sphinx=persuasion norns=telekinesis unicorn=teleportation djinn=summoning great-eagle=reversal leviathan \
         stone-giant=golden-cauldron; chance first 1",
    );
    table.play(lines);
    table
}

#[test]
fn a_move_is_the_number_of_an_action() {
    let table = table("");
    assert_eq!(table.game.move_count(), table.game.action_count());
    let action = table.game.read_action("move sphinx").unwrap();
    let number = table.game.action_index(action);
    assert_eq!(number, table.number("move sphinx"));
    assert_eq!(table.game.moves_of(&table.state, seat(1), action), [number]);
    assert_eq!(table.game.choose(&table.state, seat(1), &mut (), number), Ok(Some(action)));
    for (player, name) in [(1, "take tile"), (1, "move guild-hall"), (2, "move sphinx")] {
        let number = table.number(name);
        let refused = table.game.choose(&table.state, seat(player), &mut (), number);
        assert_eq!(refused, Err(NoSuchMove { number }), "{name}");
    }
    for number in [Action::COUNT, usize::MAX] {
        let refused = table.game.choose(&table.state, seat(1), &mut (), number);
        assert_eq!(refused, Err(NoSuchMove { number }));
    }
    assert_eq!(table.moves(2, ()), [""; 0]);
    assert!(table.moves(1, ()).contains(&"sorcery norns".to_owned()));
}

#[test]
fn the_tiles_are_seen_with_their_faces() {
    let table = table("");
    let faces = table.seen(2, (), "faces");
    // Fate, earth, fire, fate, air, fate, earth, fire.
    assert_eq!(faces[SPHINX * SLOTS..][..SLOTS], [5, 3, 1, 5, 4, 5, 3, 1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(table.seen(2, (), "value"), [15, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(table.seen(2, (), "order"), [11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "the Guild Hall is last");
    let spells = table.marked(2, (), "spell_at");
    assert_eq!(spells.len(), SPELLS);
    assert!(spells.contains(&(HALL * SPELLS + 9)) && spells.contains(&(SPHINX * SPELLS + 3)));
    assert!(!spells.iter().any(|at| at / SPELLS == LEVIATHAN));
    assert_eq!(table.seen(2, (), "free")[SPHINX * 5..][..5], [2, 0, 2, 1, 3]);
    assert_eq!(table.marked(2, (), "maginor"), [0]);
}

#[test]
fn players_are_seen_from_the_own_seat_on() {
    let table = table("1 move sphinx; 2 card fate; 2 slot 1; 2 move norns");
    assert_eq!(table.marked(1, (), "wizards"), [SPHINX, TILES + NORNS, 2 * TILES + HALL]);
    assert_eq!(table.marked(2, (), "wizards"), [NORNS, TILES + HALL, 2 * TILES + SPHINX]);
    assert_eq!(table.marked(3, (), "wizards"), [HALL, TILES + SPHINX, 2 * TILES + NORNS]);
    assert_eq!(table.seen(1, (), "reserve"), [15, 14, 15]);
    assert_eq!(table.seen(2, (), "reserve"), [14, 15, 15]);
    assert_eq!(table.seen(3, (), "cards"), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
    assert_eq!(table.seen(3, (), "sorcery"), [5, 5, 5]);
    assert_eq!(table.seen(3, (), "turn"), [1, 0, 0]);
    assert_eq!(table.seen(1, (), "turn"), [0, 0, 1]);
    assert_eq!(table.seen(1, (), "owing"), [0, 0, 1]);
    assert_eq!(table.seen(1, (), "quiet_turns"), [2]);
    // Slots are player by player, for each of them tile by tile.
    let counter = |player: usize| (player * TILES + HALL) * SLOTS;
    assert_eq!(table.marked(2, (), "counters"), [counter(0)]);
    assert_eq!(table.marked(1, (), "counters"), [counter(1)]);
    assert_eq!(table.marked(3, (), "counters"), [counter(2)]);
}

#[test]
fn a_vote_on_its_way_is_seen() {
    let mut table = table("1 move sphinx; 2 move sphinx; 3 move sphinx; 1 card earth");
    assert_eq!(table.marked(1, (), "phase"), [5], "two slots of earth are free");
    assert_eq!(table.marked(1, (), "at"), [SPHINX]);
    assert_eq!(table.marked(1, (), "source"), [0]);
    assert_eq!(table.marked(1, (), "symbol"), [2]);
    assert_eq!(table.moves(1, ()), ["slot 2", "slot 7"]);
    table.play("1 slot 7; 1 sorcery norns");
    assert_eq!(table.marked(2, (), "phase"), [3]);
    assert_eq!(table.marked(2, (), "at"), [NORNS]);
    assert_eq!(table.marked(2, (), "source"), [1]);
    assert_eq!(table.seen(2, (), "owing"), [0, 0, 0], "chance is to act");
    table.play("chance roll maginor");
    assert_eq!(table.marked(2, (), "phase"), [4]);
    assert_eq!(table.seen(2, (), "advance"), [1]);
    assert_eq!(table.marked(2, (), "symbol"), [0; 0]);
    let any = ["symbol fire", "symbol water", "symbol earth", "symbol air", "symbol fate"];
    assert_eq!(table.moves(1, ()), any, "also those that the tile does not show");
    table.play("1 symbol water; 1 slot 2");
    assert_eq!(table.marked(2, (), "phase"), [2]);
    assert_eq!(table.marked(2, (), "at"), [0; 0]);
    assert_eq!(table.marked(2, (), "maginor"), [1]);
    assert_eq!(table.seen(2, (), "stirred"), [1]);
    assert_eq!(table.seen(2, (), "free")[NORNS * 5..][..5], [0, 2, 3, 0, 3]);
}

#[test]
fn a_choice_in_a_duel_is_seen_by_its_maker_alone() {
    let mut table = table("1 move sphinx; 2 move sphinx; 3 move sphinx; 1 card air; 1 move wisp; 2 card air");
    let duellists = [[1, 1, 0], [1, 0, 1], [0, 1, 1]];
    for (player, asked) in (1..).zip(duellists) {
        assert_eq!(table.marked(player, (), "phase"), [7]);
        assert_eq!(table.seen(player, (), "owing"), asked);
        assert_eq!(table.marked(player, (), "slot"), [4]);
        assert_eq!(table.marked(player, (), "defender"), [(4 - player) % 3]);
        assert_eq!(table.marked(player, (), "chosen"), [0; 0]);
    }
    table.play("1 duel fire");
    assert_eq!(table.marked(1, (), "chosen"), [2]);
    for player in [2, 3] {
        assert_eq!(table.marked(player, (), "chosen"), [0; 0]);
    }
    // That the challenger has chosen is nothing to a defender who has yet to.
    assert_eq!(table.seen(1, (), "owing"), [0, 1, 0]);
    assert_eq!(table.seen(2, (), "owing"), [1, 0, 1]);
    assert_eq!(table.seen(3, (), "owing"), [0, 0, 1]);
}

#[test]
fn scoring_is_seen() {
    // Maginor goes to the Wisp and off it again, and it is scored: first is player 1 with one counter.
    let mut table = table("1 move wisp; 2 move djinn; 3 move djinn; 1 card fate");
    table.play("1 sorcery leviathan; chance roll maginor; 1 symbol fire; 1 slot 5");
    assert_eq!(table.marked(3, (), "maginor"), [1]);
    table.play("1 sorcery leviathan; chance roll maginor; 1 symbol fire");
    assert_eq!(table.marked(3, (), "maginor"), [2]);
    table.play("1 sorcery leviathan; chance roll maginor; 1 symbol fate; 1 slot 3");
    assert_eq!(table.marked(2, (), "phase"), [9]);
    assert_eq!(table.marked(2, (), "at"), [WISP]);
    assert_eq!(table.seen(2, (), "first"), [0, 0, 1]);
    assert_eq!(table.seen(2, (), "second"), [0, 0, 0]);
    assert_eq!(table.marked(2, (), "then"), [0]);
    assert_eq!(table.moves(1, ()), ["take tile", "take spell"]);

    let mut other = Table { game: table.game.clone(), state: table.state.clone() };
    table.play("1 take tile");
    assert_eq!(table.seen(1, (), "votes"), [5, 0, 0]);
    assert_eq!(table.marked(2, (), "tiles"), [2 * TILES + WISP]);
    assert_eq!(table.seen(2, (), "value")[WISP], 0);
    assert_eq!(table.seen(2, (), "order"), [10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(table.seen(2, (), "free")[WISP * 5..][..5], [0; 5]);
    assert_eq!(table.marked(1, (), "wizards"), [TILES + 7, 2 * TILES + 7], "the own one is in the middle");

    other.play("1 take spell");
    assert_eq!(other.marked(2, (), "spells"), [2 * SPELLS]);
    assert_eq!(other.seen(2, (), "votes"), [0, 0, 0]);
    other
        .play("2 card fire; 2 slot 2; 2 card air; 2 slot 1; 2 move sphinx; 3 move sphinx; 1 spell retrieval");
    assert_eq!(other.seen(1, (), "cards")[..5], [1; 5], "the only one that could be taken back");
}

/// The table with spells in the hand of player 1.
fn owning(spells: &[Spell], lines: &str) -> Table<Maginor> {
    let mut table = table("");
    let mut view = table.game.oracle(&table.state);
    for &spell in spells {
        for place in &mut view.ring {
            place.spell = place.spell.filter(|&other| other != spell);
        }
        view.players[seat(1)].spells.insert(spell);
    }
    table.state = table.game.resample(&view, &mut dice::seeded(0));
    table.play(lines);
    table
}

#[test]
fn spells_are_seen() {
    let mut table = owning(&[Spell::Domination, Spell::Telekinesis, Spell::GoldenCauldron], "");
    assert_eq!(table.marked(2, (), "spells"), [2 * SPELLS + 2, 2 * SPELLS + 4, 2 * SPELLS + 8]);
    assert_eq!(table.seen(2, (), "votes"), [0, 0, 3]);
    table.play("1 move sphinx; 2 move sphinx; 3 move sphinx; 1 spell domination");
    assert_eq!((table.marked(1, (), "phase"), table.marked(1, (), "at")), (vec![11], vec![SPHINX]));
    assert_eq!(table.seen(1, (), "may_stop"), [0]);
    table.play("1 slot 1");
    assert_eq!(table.seen(1, (), "may_stop"), [1]);
    table.play("1 stop; 1 spell telekinesis norns");
    assert_eq!((table.marked(1, (), "phase"), table.marked(1, (), "at")), (vec![13], vec![NORNS]));

    let mut table = owning(&[Spell::Persuasion], "1 move sphinx; 2 move sphinx; 3 move sphinx; 1 move wisp");
    table.play("2 card fire; 2 slot 3; 2 card fate; 2 slot 1; 2 move wisp; 3 move wisp; 1 move sphinx");
    table.play("2 move djinn; 3 move djinn; 1 spell persuasion");
    assert_eq!((table.marked(3, (), "phase"), table.marked(3, (), "at")), (vec![12], vec![SPHINX]));
    assert_eq!(table.moves(1, ()), ["slot 1", "slot 3"]);

    let mut table = owning(&[Spell::Retrieval], "1 card fire; 1 slot 2; 1 card air; 1 slot 5; 1 card water");
    table.play("1 slot 3; 1 spell retrieval");
    assert_eq!((table.marked(1, (), "phase"), table.seen(1, (), "left")), (vec![10], vec![2]));
    table.play("1 retrieve air");
    assert_eq!(table.seen(1, (), "left"), [1]);
}

#[test]
fn a_duel_that_may_be_turned_round_is_seen() {
    let mut table = owning(&[Spell::Reversal], "1 move sphinx; 2 move sphinx; 3 move sphinx; 1 card air");
    table.play("1 move wisp; 2 card air; 1 duel water; 2 duel earth");
    assert_eq!(table.marked(3, (), "phase"), [8]);
    assert_eq!(table.marked(3, (), "verdict"), [0], "for the challenger");
    assert_eq!(table.marked(3, (), "owing"), [1]);
    assert_eq!(table.marked(3, (), "turn"), [2]);
    assert_eq!((table.marked(3, (), "defender"), table.marked(3, (), "slot")), (vec![1], vec![4]));
    assert_eq!(table.moves(1, ()), ["reversal yes", "reversal no"]);
}

#[test]
fn the_option_of_the_table_is_seen() {
    let options = Options { finish_the_roll: true, ..Options::default() };
    let table: Table<Maginor> = Table::new(options, "");
    assert_eq!(table.seen(1, (), "finish_the_roll"), [1]);
    assert_eq!(table.marked(4, (), "phase"), [0]);
    assert_eq!(table.seen(4, (), "order"), [0; TILES], "chance has laid no ring yet");
    assert_eq!(table.seen(4, (), "turn"), [0; 4]);
}
