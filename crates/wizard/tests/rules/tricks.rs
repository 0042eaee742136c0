//! W5: tricks.

use table::Viewer;
use wizard::{Fact, Refusal, Suit};

use crate::common::{Table, check_playable, check_trick, seat};

#[test]
fn w_5_1_the_dealers_left_leads_and_then_each_winner() {
    let mut table = Table::new(3, "", "").dealt_and_predicted(3, 1, "B1 R8 G5 / B9 R2 G1 / B3 R13 G2 turn N");
    assert_eq!(table.next(), seat(2));
    table.say("2 play B9\n3 play B3\n1 play B1");
    assert_eq!(table.next(), seat(2), "who won leads");
    table.say("2 play R2\n3 play R13\n1 play R8");
    assert_eq!(table.next(), seat(3), "who won leads");
    table.say("3 play G2\n1 play G5\n2 play G1");
    assert_eq!(table.won(), [1, 1, 1]);
    assert_eq!(
        table.heard(Viewer::Spectator).iter().filter(|fact| matches!(fact, Fact::Trick { .. })).count(),
        3
    );
}

#[test]
fn w_5_1_one_card_each_clockwise() {
    for seats in 3..=6 {
        for dealer in 1..=seats {
            let hands: Vec<String> = (1..=seats).map(|n| format!("B{n} R{n}")).collect();
            let deal = format!("{} turn N", hands.join(" / "));
            let mut table = Table::new(seats as u8, "", "").dealt_and_predicted(2, dealer, &deal);
            for n in 0..seats {
                let next = (dealer + n) % seats + 1;
                assert_eq!(table.asked(), [next as u8]);
                let other = next % seats + 1;
                assert!(table.is_out_of_turn(&format!("{other} play B{other}")));
                assert_eq!(
                    table.refusal(&format!("{next} play B13")),
                    Refusal::NotInHand { card: "B13".parse().unwrap() },
                );
                table.say(&format!("{next} play B{next}"));
            }
        }
    }
}

#[test]
fn w_5_2_the_first_card_that_is_not_a_jester_fairy_or_bomb_decides() {
    let hand = "B2 R2 G2 N";
    let follow_blue = "B2 N";
    let free = "B2 R2 G2 N";
    for (faces, playable) in [
        // A suit card, wherever it falls.
        ("B7", follow_blue),
        ("N B7", follow_blue),
        ("fairy B7", follow_blue),
        ("bomb B7", follow_blue),
        ("N N B7", follow_blue),
        ("N fairy bomb B7", follow_blue),
        ("bomb shapeshifter=N N B7", follow_blue),
        ("N bomb fairy shapeshifter=N B7", follow_blue),
        // Juggler and Cloud as cards of the suit named for them.
        ("juggler=B", follow_blue),
        ("cloud=B", follow_blue),
        ("N juggler=B", follow_blue),
        ("fairy cloud=B R9", follow_blue),
        ("juggler=B cloud=R", follow_blue),
        ("juggler=Y", free),
        // What comes after it changes nothing.
        ("B7 R9", follow_blue),
        ("N B7 R9 G9", follow_blue),
        ("B7 Z", follow_blue),
        ("B7 dragon", follow_blue),
        ("B7 shapeshifter=Z", follow_blue),
        ("B7 juggler=R", follow_blue),
        ("B7 bomb fairy N", follow_blue),
        // A Wizard or the Dragon frees everybody for the rest of the trick.
        ("Z", free),
        ("dragon", free),
        ("shapeshifter=Z", free),
        ("Z B7", free),
        ("dragon B7", free),
        ("N Z B7", free),
        ("fairy dragon B7", free),
        ("bomb shapeshifter=Z B7 B8", free),
        ("N N Z juggler=B cloud=B", free),
        // Nothing has been decided yet.
        ("N", free),
        ("fairy", free),
        ("bomb", free),
        ("shapeshifter=N", free),
        ("N fairy bomb", free),
    ] {
        check_playable(faces, hand, playable);
    }
}

#[test]
fn w_5_2_who_holds_none_of_the_suit_may_play_anything() {
    check_playable("B7", "R2 G2 Y2 Z", "R2 G2 Y2 Z");
    check_playable("N cloud=G", "R2 Y2", "R2 Y2");
}

#[test]
fn w_5_2_the_refusal_names_the_suit_and_how_many_are_held() {
    let mut table = Table::new(3, "", "").dealt_and_predicted(3, 3, "G9 Y1 Y2 / G1 G2 R3 / Y3 Y4 Y5 turn N");
    table.say("1 play G9");
    assert_eq!(table.refusal("2 play R3"), Refusal::MustFollow { suit: Suit::Elves, held: 2 });
    assert_eq!(table.refusal("2 play R4"), Refusal::NotInHand { card: "R4".parse().unwrap() });
}

#[test]
fn w_5_3_wizards_jesters_and_special_cards_may_always_be_played() {
    check_playable("B7", "B2 R2 Z", "B2 Z");
    check_playable("B7", "B2 R2 N", "B2 N");
    check_playable("B7", "B2 R2 shapeshifter", "B2 shapeshifter=Z shapeshifter=N");
    check_playable("B7", "B2 R2 dragon fairy bomb", "B2 dragon fairy bomb");
    check_playable("B7", "B2 R2 juggler", "B2 juggler=B juggler=R juggler=G juggler=Y");
    check_playable("B7", "B2 R2 cloud", "B2 cloud=B cloud=R cloud=G cloud=Y");
}

#[test]
fn w_5_3_holding_them_is_not_being_able_to_follow() {
    check_playable("B7", "R2 juggler", "R2 juggler=B juggler=R juggler=G juggler=Y");
    check_playable("B7", "R2 cloud", "R2 cloud=B cloud=R cloud=G cloud=Y");
    check_playable("B7", "R2 Z N", "R2 Z N");
    check_playable("B7", "R2 G2 shapeshifter", "R2 G2 shapeshifter=Z shapeshifter=N");
}

#[test]
fn w_5_4_the_order_of_precedence() {
    // From the strongest down; blue is led, red is trump. Each beats every one below it, in whichever order they come.
    let order = ["dragon", "Z", "R2", "R1", "B13", "B1"];
    for (n, strong) in order.iter().enumerate() {
        for weak in &order[n + 1..] {
            check_trick("R", &format!("B2 {weak} {strong}"), 3);
            check_trick("R", &format!("B2 {strong} {weak}"), 2);
        }
    }
    // Below all of them: what is neither led nor trump, Jester, Fairy.
    for nothing in ["G13", "N", "fairy", "shapeshifter=N"] {
        check_trick("R", &format!("B2 {nothing} B1"), 1);
        check_trick("R", &format!("B1 {nothing} Y13"), 1);
    }
}

#[test]
fn w_5_4_the_fairy_together_with_the_dragon() {
    for (faces, winner) in [
        ("dragon fairy Z", 2),
        ("fairy dragon Z", 1),
        ("Z fairy dragon", 2),
        ("Z dragon fairy", 3),
        ("R13 Z Z dragon B1 fairy", 6),
        ("N fairy B3 dragon", 2),
    ] {
        check_trick("R", faces, winner);
    }
}

#[test]
fn w_5_4_the_dragon_before_every_wizard() {
    check_trick("R", "Z Z dragon", 3);
    check_trick("R", "dragon Z shapeshifter=Z", 1);
    check_trick("R", "Z shapeshifter=Z dragon R13", 3);
}

#[test]
fn w_5_4_the_first_wizard() {
    for (faces, winner) in [
        ("Z Z Z", 1),
        ("B1 Z Z Z", 2),
        ("shapeshifter=Z Z Z", 1),
        ("N Z shapeshifter=Z", 2),
        ("R13 shapeshifter=Z Z", 2),
        ("fairy Z R13", 2),
    ] {
        check_trick("R", faces, winner);
    }
}

#[test]
fn w_5_4_the_highest_trump_then_the_highest_of_the_led_suit() {
    for (trump, faces, winner) in [
        ("R", "B13 R1 B12", 2),
        ("R", "B13 R1 R2 G13", 3),
        ("R", "R3 R9 R4", 2),
        ("R", "B1 G13 Y13", 1),
        ("-", "B1 G13 Y13", 1),
        ("-", "B1 B2 R13 B3", 4),
        ("R", "N B5 B9 G13", 3),
        ("-", "N G2 B13", 2),
        ("R", "N N R1 B13", 3),
        ("-", "fairy bomb G2 B13", 3),
    ] {
        check_trick(trump, faces, winner);
    }
}

#[test]
fn w_5_4_the_first_jester_if_there_is_nothing_else() {
    for (faces, winner) in [
        ("N N N", 1),
        ("N N N N", 1),
        ("fairy N N", 2),
        ("fairy shapeshifter=N N", 2),
        ("shapeshifter=N N N N N", 1),
        ("N fairy N", 1),
        ("fairy bomb N", 3),
    ] {
        check_trick("-", faces, winner);
        check_trick("R", faces, winner);
    }
}
