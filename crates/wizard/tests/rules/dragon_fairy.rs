//! W8.2 and W8.3: Dragon and Fairy.

use crate::common::{Table, check_playable, check_trick, seat};

#[test]
fn w_8_2_the_dragon_beats_everything() {
    for other in ["Z", "shapeshifter=Z", "R13", "B13", "N", "juggler=R", "cloud=R", "shapeshifter=N"] {
        check_trick("R", &format!("B1 {other} dragon"), 3);
        check_trick("R", &format!("dragon {other} B1"), 1);
        check_trick("R", &format!("{other} dragon B1"), 2);
    }
}

#[test]
fn w_8_2_led_it_is_like_a_wizard() {
    check_playable("dragon", "B2 R2", "B2 R2");
    check_playable("dragon B7", "B2 R2", "B2 R2");
    check_playable("N dragon B7 R7", "B2 R2", "B2 R2");
}

#[test]
fn w_8_2_turned_up_the_dealer_names_trump() {
    let table = Table::new(3, "dragon fairy", "").dealt(1, 2, "B1 / B2 / B3 turn dragon");
    assert_eq!(table.next(), seat(2));
    assert_eq!(table.legal(2), "trump B, trump R, trump G, trump Y");
}

#[test]
fn w_8_3_the_fairy_loses_to_everything_also_to_a_jester() {
    for other in ["Z", "R1", "B1", "N", "shapeshifter=N", "juggler=G", "cloud=G"] {
        check_trick("R", &format!("fairy {other} N"), 2);
        check_trick("R", &format!("{other} fairy N"), 1);
    }
    check_trick("R", "fairy N N", 2);
    check_trick("R", "N N fairy", 1);
}

#[test]
fn w_8_3_with_the_dragon_in_the_same_trick_the_fairy_wins_it() {
    for (faces, winner) in
        [("fairy B5 dragon", 1), ("dragon B5 fairy", 3), ("Z dragon fairy", 3), ("N fairy dragon Z Z", 2)]
    {
        check_trick("R", faces, winner);
        check_trick("-", faces, winner);
    }
}

#[test]
fn w_8_3_whoever_won_with_the_fairy_leads() {
    let mut table =
        Table::new(3, "dragon fairy", "").dealt_and_predicted(2, 3, "dragon B1 / Z B2 / fairy B3 turn N");
    table.trick("dragon Z fairy");
    assert_eq!((table.next(), table.won()), (seat(3), vec![0, 0, 1]));
}

#[test]
fn w_8_3_led_it_is_like_a_jester() {
    check_playable("fairy", "B2 R2", "B2 R2");
    check_playable("fairy B7", "B2 R2", "B2");
    check_playable("fairy N B7 R7", "B2 R2", "B2");
    check_playable("fairy Z B7", "B2 R2", "B2 R2");
}

#[test]
fn w_8_3_turned_up_there_is_no_trump() {
    let table = Table::new(3, "dragon fairy", "").dealt(1, 2, "B1 / B2 / B3 turn fairy");
    assert_eq!((table.next(), table.oracle().trump), (seat(3), None));
}
