//! W8.1: the Shapeshifter.

use crate::common::{Table, check_playable, check_trick, seat};

#[test]
fn w_8_1_the_shapeshifter_is_a_wizard_or_a_jester_as_its_player_says() {
    for (faces, winner) in [
        ("R13 shapeshifter=Z R1", 2),
        ("shapeshifter=Z Z R13", 1),
        ("Z shapeshifter=Z R13", 1),
        ("B1 shapeshifter=N B2", 3),
        ("shapeshifter=N N N", 1),
        ("N shapeshifter=N N", 1),
        ("shapeshifter=N B1 G13", 2),
        ("shapeshifter=Z dragon R13", 2),
    ] {
        check_trick("R", faces, winner);
    }
}

#[test]
fn w_8_1_led_it_is_like_what_it_is() {
    check_playable("shapeshifter=Z B7", "B2 R2", "B2 R2");
    check_playable("shapeshifter=N B7", "B2 R2", "B2");
    check_playable("shapeshifter=N", "B2 R2", "B2 R2");
}

#[test]
fn w_8_1_both_sides_are_open_to_its_player_and_one_must_be_named() {
    check_playable("B7", "B2 shapeshifter", "B2 shapeshifter=Z shapeshifter=N");
    let table = Table::new(3, "shapeshifter", "").dealt_and_predicted(1, 3, "shapeshifter / B1 / B2 turn N");
    assert_eq!(table.legal(1), "play shapeshifter=Z, play shapeshifter=N");
    assert!("shapeshifter".parse::<wizard::Face>().is_err());
    assert!("shapeshifter=B".parse::<wizard::Face>().is_err());
}

#[test]
fn w_8_1_turned_up_the_dealer_names_trump() {
    let table = Table::new(3, "all", "").dealt(1, 2, "B1 / B2 / B3 turn shapeshifter");
    assert_eq!(table.next(), seat(2));
    assert_eq!(table.legal(2), "trump B, trump R, trump G, trump Y");
}
