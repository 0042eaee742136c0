//! W8.4 and W8.9: the Bomb, and rounds that end when the hands are empty.

use table::{Game, ToAct, Viewer, dice};
use wizard::{Fact, Wizard};

use crate::common::{Table, check_playable, check_trick, options, play_trick, seat};

#[test]
fn w_8_4_bomb_voids_the_trick_and_the_would_be_winner_leads() {
    for (faces, leader) in [
        ("B5 bomb B9", 3),
        ("B9 bomb B5", 1),
        ("B9 R1 bomb", 2),
        ("bomb B5 B9", 3),
        ("bomb N Z", 3),
        ("Z Z bomb", 1),
        ("B9 dragon bomb", 2),
        ("bomb N N", 2),
        ("N bomb fairy", 1),
        ("fairy bomb N", 3),
        ("bomb fairy N", 3),
        ("dragon bomb fairy", 3),
        ("bomb shapeshifter=N N", 2),
        ("bomb juggler=R cloud=R R9", 3),
    ] {
        check_trick("R", faces, leader);
        if !faces.contains("juggler") {
            let table = play_trick(Some(wizard::Suit::Dwarves), faces, 1);
            assert_eq!(table.next(), seat(leader), "{faces}");
            assert!(table.won().iter().all(|&won| won == 0), "{faces}");
            assert!(table.heard(Viewer::Spectator).contains(&Fact::BlownUp { leader: seat(leader) }));
            assert!(table.oracle().tricks[0].blown_up);
        }
    }
}

#[test]
fn w_8_4_led_it_is_like_a_jester() {
    check_playable("bomb", "B2 R2", "B2 R2");
    check_playable("bomb B7", "B2 R2", "B2");
    check_playable("bomb Z B7", "B2 R2", "B2 R2");
    check_playable("bomb N fairy juggler=R", "B2 R2", "R2");
}

#[test]
fn w_8_4_turned_up_there_is_no_trump() {
    let table = Table::new(3, "bomb", "").dealt(1, 2, "B1 / B2 / B3 turn bomb");
    assert_eq!((table.next(), table.oracle().trump), (seat(3), None));
}

#[test]
fn w_8_4_in_the_last_trick_nobody_leads() {
    let mut table = Table::new(3, "bomb", "").dealt(1, 3, "B1 / bomb / B3 turn N");
    table.say("1 predict 0\n2 predict 1\n3 predict 1").trick("B1 bomb B3");
    assert_eq!(table.to_act(), ToAct::Chance, "the next round is dealt");
    assert_eq!(table.won(), [0, 0, 0]);
    assert_eq!(table.last_points(), [20, -10, -10]);
}

#[test]
fn w_8_9_a_round_ends_when_the_hands_are_empty() {
    let mut table =
        Table::new(3, "bomb", "").dealt_and_predicted(3, 3, "B9 R9 G9 / bomb R2 G2 / B3 R3 G3 turn N");
    table.trick("B9 bomb B3");
    assert_eq!(table.won(), [0, 0, 0]);
    table.trick("R9 R2 R3");
    assert_eq!(table.next(), seat(1), "two tricks were played and one was won: the third comes");
    table.trick("G9 G2 G3");
    assert_eq!(table.to_act(), ToAct::Chance);
    assert_eq!(table.won(), [2, 0, 0]);
}

#[test]
fn w_8_9_only_a_bomb_makes_the_tricks_add_up_to_less() {
    let game = Wizard::new(options(4, "bomb", "")).unwrap();
    let (mut exact, mut less) = (0, 0);
    for seed in 0..100 {
        let mut state = game.start();
        table::random_playout(&game, &mut state, &mut dice::fast(seed)).unwrap();
        for (n, row) in game.oracle(&state).block.iter().enumerate() {
            let taken: usize = row.iter().map(|(_, entry)| usize::from(entry.tricks)).sum();
            match n + 1 - taken {
                0 => exact += 1,
                1 => less += 1,
                missing => panic!("{missing} tricks are missing in round {}", n + 1),
            }
        }
    }
    assert!(exact > 300 && less > 300, "{exact} rounds without the Bomb, {less} with it");
}
