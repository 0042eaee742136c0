//! Shazamm! as learners play it.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use environment::{Learnable, NoSuchMove, conformance};
use games::shazamm::{Action, Options, Shazamm, Variant};
use table::{Game, Options as _};

use common::{Table, seat};

fn full_hand(lines: &str) -> Table<Shazamm> {
    Table::new(Options::with(Some(Variant::FullHand)), lines)
}

fn counted(lines: &str) -> Table<Shazamm> {
    Table::new(Options { variants: [Variant::FullHand, Variant::CountedCards].into() }, lines)
}

fn draft(text: &str) -> Option<Action> {
    Some(Action::Bet(text.parse().unwrap()))
}

fn lay(text: &str) -> Option<Action> {
    Some(format!("lay {text}").parse().unwrap())
}

#[test]
fn every_table_keeps_the_laws_of_learners() {
    for options in Options::every() {
        let game = Shazamm::new(options).unwrap();
        let (mut longest, mut hidden, mut seen, mut unseen) = (0, 0, 0, 0);
        for seed in 0..30 {
            let report = conformance::check(&game, seed);
            longest = longest.max(report.longest_decision);
            hidden += report.hidden_differs;
            seen += report.seen_differs;
            unseen += report.unseen;
        }
        let seen_enough = longest > 3 && hidden > 50 && seen > 50 && unseen > 50;
        assert!(seen_enough, "{longest} {hidden} {seen} {unseen}");
    }
}

/// Makes moves by their names. Answers the decision, if that was one, and the draft.
#[track_caller]
fn make(table: &Table<Shazamm>, moves: &[&str]) -> (Option<Action>, Option<Action>) {
    let mut draft = None;
    let mut made = None;
    for name in moves {
        assert_eq!(made, None, "{name} comes too late");
        made = table.game.choose(&table.state, seat(1), &mut draft, table.number(name)).unwrap();
    }
    (made, draft)
}

#[test]
fn a_commitment_is_a_bet_and_cards_in_ascending_order() {
    let table = full_hand("");
    assert_eq!(make(&table, &["bet 12"]), (None, draft("12")));
    assert_eq!(make(&table, &["bet 12", "with 3"]), (None, draft("12 with 3")));
    let decision = Some("bet 12 with 0 3 7".parse().unwrap());
    assert_eq!(make(&table, &["bet 12", "with 0", "with 3", "with 7", "done"]), (decision, None));
    assert_eq!(make(&table, &["bet 50", "done"]), (Some("bet 50".parse().unwrap()), None));
}

#[test]
fn a_commitment_is_complete_where_no_card_could_be_added() {
    let table = full_hand("");
    let decision = Some("bet 12 with 3 14".parse().unwrap());
    assert_eq!(make(&table, &["bet 12", "with 3", "with 14"]), (decision, None));

    // In round 1 of the usual game the hand is five spells.
    let table: Table<Shazamm> = Table::new(Options::default(), "chance draw 1 2 3 4 9 / 10 11 12 13 14");
    let decision = Some("bet 1 with 9".parse().unwrap());
    assert_eq!(make(&table, &["bet 1", "with 9"]), (decision, None));
    assert_eq!(make(&table, &["bet 1", "with 4"]), (None, draft("1 with 4")));
}

#[test]
fn the_mask_is_the_bets_and_then_the_cards_above_the_last() {
    let mut table: Table<Shazamm> =
        Table::new(Options::default(), "chance draw 1 2 3 4 9 / 10 11 12 13 14; 1 bet 47; 2 bet 1");
    assert_eq!(table.moves(1, None), ["bet 1", "bet 2", "bet 3"]);
    assert_eq!(table.moves(2, None).len(), 49);
    assert_eq!(
        table.moves(1, draft("2")),
        ["with 0", "with 1", "with 2", "with 3", "with 4", "with 9", "done"]
    );
    assert_eq!(table.moves(1, draft("2 with 0 3")), ["with 4", "with 9", "done"]);
    table.play("1 bet 2 with 0 3");
    assert_eq!(table.moves(1, None), [""; 0], "one who has committed waits");
    assert_eq!(table.moves(2, None).len(), 49);
}

#[test]
fn other_moves_are_refused_and_leave_the_draft() {
    let mut table = full_hand("1 bet 47; 2 bet 1 with 3");
    let check = |table: &Table<Shazamm>, number: usize, before: Option<Action>| {
        let mut after = before;
        let made = table.game.choose(&table.state, seat(1), &mut after, number);
        assert_eq!(
            (made, after),
            (Err(NoSuchMove { number }), before),
            "{:?}",
            table.game.name_of_move(number)
        );
    };
    let first = ["bet 4", "with 0", "done", "clone none", "stack 1"];
    let then = ["bet 1", "bet 2", "with 3", "with 1", "clone 3", "recycle 0", "use 1"];
    for (moves, draft) in [(&first[..], None), (&then[..], draft("2 with 3"))] {
        for name in moves {
            check(&table, table.number(name), draft);
        }
        for number in [table.game.move_count(), table.game.move_count() + 1, usize::MAX] {
            check(&table, number, draft);
        }
    }
    // A draft that the position does not allow leads nowhere.
    for stale in [draft("4"), draft("4 with 2")] {
        assert_eq!(table.moves(1, stale), [""; 0]);
        check(&table, table.number("done"), stale);
    }
    table.play("1 bet 1");
    check(&table, table.number("done"), draft("1"));
}

#[test]
fn decisions_are_found_by_their_moves() {
    let table: Table<Shazamm> = Table::new(Options::default(), "chance draw 1 2 3 4 9 / 10 11 12 13 14");
    for (decision, moves) in [
        ("bet 5", &["bet 5", "done"][..]),
        ("bet 5 with 0 4", &["bet 5", "with 0", "with 4", "done"]),
        ("bet 50 with 1 9", &["bet 50", "with 1", "with 9"]),
        ("clone none", &["clone none"]),
        ("recycle -5", &["recycle -5"]),
    ] {
        let numbers = table.game.moves_of(&table.state, seat(1), decision.parse().unwrap());
        assert_eq!(numbers, moves.iter().map(|name| table.number(name)).collect::<Vec<_>>(), "{decision}");
    }
}

#[test]
fn all_moves_have_their_numbers() {
    let game = Shazamm::new(Options::default()).unwrap();
    assert_eq!(game.move_count(), 50 + 15 + 1 + 15 + 14 + 14 + 11 + 14);
    let names =
        [(0, "bet 1"), (49, "bet 50"), (50, "with 0"), (64, "with 14"), (65, "done"), (66, "clone 1")];
    for (number, name) in names.into_iter().chain([(80, "clone none"), (120, "stack 1"), (133, "stack 14")]) {
        assert_eq!(game.name_of_move(number).as_deref(), Some(name));
    }
}

#[test]
fn the_bridge_is_seen_from_the_own_end() {
    // S8.2: 34 beats 33, and the wall goes one tile towards Green.
    let table = full_hand("1 bet 10 with 7 8; 2 bet 33");
    assert_eq!(table.marked(1, None, "wall"), [10]);
    assert_eq!(table.marked(2, None, "wall"), [8]);
    for player in [1, 2] {
        assert_eq!(table.marked(player, None, "middle"), [9]);
        assert_eq!(table.marked(player, None, "wizards"), [6, 19 + 12]);
        assert_eq!(table.marked(player, None, "intact"), (0..19).collect::<Vec<_>>());
    }
    assert_eq!(table.seen(1, None, "distance"), [4, 2]);
    assert_eq!(table.seen(2, None, "distance"), [2, 4]);
    assert_eq!(table.seen(1, None, "mana"), [40, 17]);
    assert_eq!(table.seen(2, None, "mana"), [17, 40]);
    assert_eq!((table.seen(1, None, "red"), table.seen(2, None, "red")), (vec![1], vec![0]));
    assert_eq!(table.seen(1, None, "variants"), [1, 0, 0]);
}

#[test]
fn cards_are_seen_where_they_lie() {
    let table = full_hand("1 bet 10 with 7 8; 2 bet 33");
    assert_eq!(table.marked(1, None, "discard"), [6, 7]);
    assert_eq!(table.marked(1, None, "on_show"), [6, 7]);
    assert_eq!(table.marked(2, None, "discard"), [14 + 6, 14 + 7]);
    assert_eq!(table.marked(2, None, "unseen"), [0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13]);
    assert_eq!(table.marked(1, None, "unseen").len(), 14);
    assert_eq!(table.marked(1, None, "hand"), [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14]);
    assert_eq!(table.seen(2, None, "hand_size"), [14, 12]);

    let table: Table<Shazamm> = Table::new(Options::default(), "chance draw 1 2 3 4 9 / 10 11 12 13 14");
    assert_eq!(table.marked(1, None, "hand"), [0, 1, 2, 3, 4, 9]);
    assert_eq!(table.marked(1, None, "deck"), [4, 5, 6, 7, 9, 10, 11, 12, 13]);
    assert_eq!(table.seen(1, None, "deck_size"), [9, 9]);
    assert_eq!(table.marked(1, None, "unseen").len(), 14, "the other's hand is hidden");
}

#[test]
fn a_draft_is_seen_and_a_commitment_only_by_its_owner() {
    let mut table = full_hand("");
    assert_eq!(table.seen(1, None, "chosen_bet"), [0]);
    assert_eq!(table.seen(1, draft("12 with 0 7"), "chosen_bet"), [12]);
    assert_eq!(table.marked(1, draft("12 with 0 7"), "chosen_cards"), [0, 7]);
    assert_eq!(table.seen(1, draft("12 with 0 7"), "owing"), [1, 1]);
    table.play("1 bet 12 with 0 7");
    assert_eq!(table.seen(1, None, "chosen_bet"), [12]);
    assert_eq!(table.marked(1, None, "chosen_cards"), [0, 7]);
    assert_eq!(table.seen(1, None, "owing"), [0, 1]);
    assert_eq!(table.seen(2, None, "chosen_bet"), [0]);
    assert_eq!(table.marked(2, None, "chosen_cards"), [0; 0]);
    assert_eq!(table.seen(2, None, "owing"), [1, 1], "whether the other is done tells how much it laid down");
    assert_eq!(table.marked(2, None, "phase"), [2]);
}

#[test]
fn the_turn_that_is_being_resolved_lies_open() {
    // Green steals Boost, Double Dose and Recycling; the first question is about the lowest.
    let mut table = full_hand("1 bet 10 with 0 6 7 8; 2 bet 20 with 3");
    assert_eq!(table.marked(2, None, "phase"), [4]);
    assert_eq!(table.seen(2, None, "owing"), [1, 0]);
    assert_eq!(table.seen(2, None, "revealed_bet"), [20, 10]);
    assert_eq!(table.marked(2, None, "revealed_cards"), [3, 15, 15 + 6, 15 + 7, 15 + 8]);
    assert_eq!(table.marked(1, None, "revealed_cards"), [0, 6, 7, 8, 15 + 3]);
    assert_eq!(table.marked(2, None, "question"), [5]);
    assert_eq!(table.marked(2, None, "stolen_next"), [6, 7]);
    assert_eq!(table.marked(2, None, "casting"), [0; 0]);
    assert_eq!(table.marked(2, None, "hand"), [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(table.marked(1, None, "hand"), [1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14], "the dummy lies there");
    assert_eq!(table.moves(2, None), ["use 6", "discard 6"]);

    table.play("2 use 6; 2 use 7; 2 discard 8");
    assert_eq!(table.marked(2, None, "phase"), [5]);
    assert_eq!(table.marked(2, None, "casting"), [6]);
    table.play("2 recycle +5");
    assert_eq!(table.marked(2, None, "phase"), [2]);
    assert_eq!(table.marked(2, None, "revealed_cards"), [0; 0]);

    // S7.2: the copy of a Boost makes it double.
    let mut table = full_hand("1 bet 1 with 7; 2 bet 1; 1 bet 1; 2 bet 1 with 2 6");
    assert_eq!(table.marked(2, None, "phase"), [3]);
    assert_eq!(table.marked(2, None, "question"), [6]);
    assert_eq!(table.moves(2, None), ["clone 7", "clone none"]);
    table.play("2 clone 7");
    assert_eq!(table.marked(2, None, "copied"), [6]);
    assert_eq!(table.marked(1, None, "copied"), [14 + 6]);
    assert_eq!(table.seen(2, None, "bets"), [1, 1]);
    assert_eq!(
        table.moves(2, None),
        ["recycle 0", "recycle +1", "recycle +2", "recycle +3", "recycle +4", "recycle +5"]
    );
}

#[test]
fn the_own_stack_is_seen_in_its_order() {
    let stacked = |lines: &str| Table::<Shazamm>::new(Options::with(Some(Variant::StackedDeck)), lines);
    let mut table = stacked("1 stack 5; 1 stack 14; 2 stack 1");
    assert_eq!(table.seen(1, None, "variants"), [0, 1, 0]);
    assert_eq!(table.seen(1, None, "stack"), [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    assert_eq!(table.seen(2, None, "stack"), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(table.marked(1, None, "phase"), [0]);
    assert_eq!(table.moves(2, None).first().map(String::as_str), Some("stack 2"));
    for spell in (1..=13).filter(|&spell| spell != 5) {
        table.play(&format!("1 stack {spell}"));
    }
    assert_eq!(table.seen(1, None, "owing"), [0, 1]);
    for spell in 2..=14 {
        table.play(&format!("2 stack {spell}"));
    }
    assert_eq!(table.marked(1, None, "hand"), [0, 1, 2, 3, 5, 14]);
    assert_eq!(table.seen(1, None, "stack"), [0, 0, 0, 1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
    assert_eq!(table.seen(2, None, "stack"), [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn cards_are_laid_one_by_one_and_then_the_bet_is_one_move() {
    let mut table = counted("");
    assert_eq!(table.moves(1, None).len(), 15 + 1);
    assert_eq!(make(&table, &["done"]), (lay("nothing"), None));
    assert_eq!(make(&table, &["with 3"]), (None, lay("3")));
    assert_eq!(make(&table, &["with 0", "with 7", "done"]), (lay("0 7"), None));
    assert_eq!(make(&table, &["with 3", "with 14"]), (lay("3 14"), None), "no card could be added");
    assert_eq!(table.moves(1, lay("12")), ["with 13", "with 14", "done"]);
    for (decision, moves) in [
        ("lay nothing", &["done"][..]),
        ("lay 0 7", &["with 0", "with 7", "done"]),
        ("lay 0 14", &["with 0", "with 14"]),
    ] {
        let numbers = table.game.moves_of(&table.state, seat(1), decision.parse().unwrap());
        assert_eq!(numbers, moves.iter().map(|name| table.number(name)).collect::<Vec<_>>(), "{decision}");
    }
    table.play("1 lay 0 7; 2 lay nothing");
    assert_eq!(table.moves(1, None).len(), 50);
    assert_eq!(make(&table, &["bet 12"]), (Some("bet 12".parse().unwrap()), None));
    let bet = table.game.moves_of(&table.state, seat(1), "bet 12".parse().unwrap());
    assert_eq!(bet, [table.number("bet 12")]);
}

#[test]
fn how_many_cards_lie_there_is_seen_when_both_have_laid() {
    let mut table = counted("");
    assert_eq!(table.seen(1, None, "variants"), [1, 0, 1]);
    assert_eq!(table.marked(1, None, "phase"), [7]);
    assert_eq!(table.marked(1, lay("0 7"), "chosen_cards"), [0, 7]);
    table.play("1 lay 0 7");
    assert_eq!(table.marked(1, None, "chosen_cards"), [0, 7]);
    assert_eq!((table.seen(1, None, "owing"), table.seen(2, None, "owing")), (vec![0, 1], vec![1, 1]));
    assert_eq!((table.seen(1, None, "lying"), table.seen(2, None, "lying")), (vec![0, 0], vec![0, 0]));
    table.play("2 lay 3");
    assert_eq!(table.marked(1, None, "phase"), [2]);
    assert_eq!((table.seen(1, None, "lying"), table.seen(2, None, "lying")), (vec![2, 1], vec![1, 2]));
    assert_eq!(table.marked(2, None, "chosen_cards"), [3]);
    table.play("1 bet 9");
    assert_eq!((table.seen(1, None, "chosen_bet"), table.seen(2, None, "chosen_bet")), (vec![9], vec![0]));
    assert_eq!(table.marked(1, None, "chosen_cards"), [0, 7]);
    table.play("2 bet 9");
    assert_eq!(table.seen(1, None, "lying"), [0, 0], "Theft asks, and all lies open");
}

#[test]
fn the_end_is_seen() {
    let mut table = full_hand("");
    // S4.3: Green is exhausted in every round, and the wall goes up to the wizard.
    while table.game.to_act(&table.state) != table::ToAct::Nobody {
        table.play("1 bet 1; 2 bet 50 with 0");
    }
    assert_eq!(table.marked(1, None, "phase"), [6]);
    assert_eq!(table.seen(1, None, "owing"), [0, 0]);
    assert_eq!(table.marked(1, None, "wizards").len(), 2);
    assert_eq!((table.seen(1, None, "fallen"), table.seen(2, None, "fallen")), (vec![0, 1], vec![1, 0]));
}
