//! Golden playthroughs: what everybody hears and sees, step by step, one for each kind of table.
//!
//! After a deliberate change of what is shown, look at the differences and accept them with `cargo insta review`.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod scripted;

use table::conformance::{playthrough, playthrough_of};
use wizard::Wizard;

use scripted::{game, played};

/// A random game of the table, dumped for this many steps.
fn check(name: &str, game: &Wizard, seed: u64, steps: usize) {
    insta::assert_snapshot!(name, playthrough(game, seed, steps));
}

#[test]
fn the_base_game() {
    check("base_3", &game(3, "", ""), 3, 70);
    check("base_4", &game(4, "", ""), 4, 70);
    check("base_5", &game(5, "", ""), 5, 60);
    check("base_6", &game(6, "", ""), 6, 60);
}

#[test]
fn the_variants() {
    for variant in [
        "plus-minus-one",
        "hidden",
        "secret",
        "clairvoyance-first",
        "clairvoyance-every",
        "single-suit",
        "maximus",
    ] {
        check(&format!("variant_{variant}"), &game(4, "", variant), 7, 60);
    }
}

#[test]
fn the_special_cards_at_random() {
    check("specials_3", &game(3, "all", ""), 10, 100);
    check("specials_6", &game(6, "all", ""), 873, 70);
}

/// Three rounds in which every special card does what it does.
const EVERY_SPECIAL_CARD: &str = "
    chance deal werewolf / B1 / G1 turn Z
    1 werewolf R
    1 predict 1
    2 predict 0
    3 predict 1
    1 play Z
    2 play B1
    3 play G1
    chance deal B5 fairy / dragon R2 / shapeshifter G3 turn juggler
    1 trump G
    2 predict 1
    3 predict 1
    1 predict 1
    2 play dragon
    3 play shapeshifter=N
    1 play fairy
    1 play B5
    2 play R2
    3 play G3
    chance deal B8 Y2 Z / cloud B3 N / juggler bomb R9 turn fairy
    3 predict 1
    1 predict 1
    2 predict 0
    3 play juggler=B
    1 play B8
    2 play cloud=B
    3 pass R9
    1 pass Y2
    2 pass B3
    2 change +1
    2 play Y2
    3 play bomb
    1 play Z
    1 play R9
    2 play N
    3 play B3
";

fn every_special_card(variants: &str) -> String {
    playthrough_of(&played(&game(3, "all", variants), 1, EVERY_SPECIAL_CARD), 100)
}

#[test]
fn the_special_cards_with_each_way_to_predict() {
    for (name, variants) in [
        ("specials_open", ""),
        ("specials_plus-minus-one", "plus-minus-one"),
        ("specials_hidden", "hidden"),
        ("specials_secret", "secret"),
    ] {
        insta::assert_snapshot!(name, every_special_card(variants));
    }
}

#[test]
fn the_playthroughs_show_every_special_card() {
    let open = every_special_card("");
    for fact in ["werewolf", "trump", "blown_up", "juggling", "passed", "pass_chosen", "changed"] {
        assert!(open.contains(&format!("{{\"fact\":\"{fact}\"")), "{fact}");
    }
    for face in ["dragon", "fairy", "bomb", "shapeshifter=N", "juggler=B", "cloud=B"] {
        assert!(open.contains(&format!("play {face}\n")), "{face}");
    }
    let secret = every_special_card("secret");
    for fact in ["predicted_secretly", "changed_secretly", "revealed"] {
        assert!(secret.contains(&format!("{{\"fact\":\"{fact}\"")), "{fact}");
    }
}
