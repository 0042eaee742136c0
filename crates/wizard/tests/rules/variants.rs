//! W7.1–W7.3 and W7.7: other ways to predict, and what goes together.

use table::{ChoiceError, Choices, Game, Options as _, Viewer};
use wizard::{Fact, Invalid, Options, PredictionView, Refusal, Special, Variant, Wizard};

use crate::common::{Table, options, seat};

/// A deal of two cards each.
fn two_each(seats: usize) -> String {
    let hands: Vec<String> = (1..=seats).map(|n| format!("B{n} R{n}")).collect();
    format!("{} turn N", hands.join(" / "))
}

#[test]
fn w_7_1_plus_minus_one_binds_the_last_to_predict_and_nobody_else() {
    for with in ["", "all"] {
        for seats in 3..=6 {
            for dealer in 1..=seats {
                let mut table =
                    Table::new(seats as u8, with, "plus-minus-one").dealt(2, dealer, &two_each(seats));
                for n in 1..seats {
                    let next = (dealer + n - 1) % seats + 1;
                    assert_eq!(table.legal(next), "predict 0, predict 1, predict 2");
                    table.say(&format!("{next} predict {}", if n == 1 { 1 } else { 0 }));
                }
                assert_eq!(table.legal(dealer), "predict 0, predict 2");
                let refusal = table.refusal(&format!("{dealer} predict 1"));
                assert_eq!(refusal, Refusal::PredictionAddsUp { cards: 2 });
            }
        }
    }
}

#[test]
fn w_7_1_the_number_that_is_forbidden_follows_from_the_sum() {
    for (first, second, legal) in [
        (0, 0, "predict 0, predict 1"),
        (0, 1, "predict 0, predict 2"),
        (1, 1, "predict 1, predict 2"),
        (2, 0, "predict 1, predict 2"),
        (2, 1, "predict 0, predict 1, predict 2"),
        (2, 2, "predict 0, predict 1, predict 2"),
    ] {
        let mut table = Table::new(3, "", "plus-minus-one").dealt(2, 3, &two_each(3));
        table.say(&format!("1 predict {first}\n2 predict {second}"));
        assert_eq!(table.legal(3), legal, "after {first} and {second}");
        assert_eq!(table.refusal("3 predict 3"), Refusal::PredictionAbove { cards: 2 });
    }
}

#[test]
fn w_7_1_there_is_always_another_number_in_every_round() {
    for first in 0..=1 {
        let mut table = Table::new(3, "", "plus-minus-one").dealt(1, 3, "B1 / B2 / B3 turn N");
        table.say(&format!("1 predict {first}\n2 predict 0"));
        assert_eq!(table.legal(3), if first == 0 { "predict 0" } else { "predict 1" });
    }
    for seed in 0..20 {
        let game = Wizard::new(options(3 + seed as u8 % 4, "", "plus-minus-one")).unwrap();
        let mut state = game.start();
        table::random_playout(&game, &mut state, &mut table::dice::fast(seed)).unwrap();
        let block = game.oracle(&state).block;
        assert_eq!(block.len(), usize::from(game.rounds()));
        for (n, row) in block.iter().enumerate() {
            let sum: usize = row.iter().map(|(_, entry)| usize::from(entry.prediction)).sum();
            assert_ne!(sum, n + 1, "round {}", n + 1);
        }
    }
}

#[test]
fn w_7_2_hidden_predictions_are_chosen_at_once_and_revealed_before_the_first_trick() {
    let mut table = Table::new(3, "", "hidden").dealt(2, 3, &two_each(3));
    assert_eq!(table.asked(), [1, 2, 3], "in whatever order they come in");
    table.say("2 predict 2");
    assert_eq!(table.asked(), [1, 3]);
    assert!(table.is_out_of_turn("2 predict 1"), "what was chosen stays");
    let (open, made) = (PredictionView::Open, PredictionView::Made);
    assert_eq!(table.view(2).predictions.as_slice(), [open, PredictionView::Known(2), open]);
    for view in [table.view(1), table.view(3), table.spectator()] {
        assert_eq!(view.predictions.as_slice(), [open, made, open]);
    }
    table.say("3 predict 0");
    let hidden = table.heard(Viewer::Spectator);
    assert!(!hidden.iter().any(|fact| matches!(fact, Fact::Predicted { .. } | Fact::Revealed { .. })));
    table.say("1 predict 1");
    for viewer in Viewer::all(3) {
        let view = table.game().view(table.record().state(), viewer);
        assert_eq!(view.predictions.as_slice(), [1, 2, 0].map(PredictionView::Known), "{viewer}");
        let revealed = table.heard(viewer).into_iter().any(
            |fact| matches!(fact, Fact::Revealed { predictions } if predictions.as_slice() == [1, 2, 0]),
        );
        assert!(revealed, "{viewer}");
    }
    assert_eq!(table.next(), seat(1), "the dealer's left leads");
}

#[test]
fn w_7_2_and_w_7_3_every_number_may_be_chosen_by_everybody() {
    for variant in ["hidden", "secret"] {
        let table = Table::new(4, "", variant).dealt(2, 1, &two_each(4));
        for player in 1..=4 {
            assert_eq!(table.legal(player), "predict 0, predict 1, predict 2");
            assert_eq!(table.refusal(&format!("{player} predict 3")), Refusal::PredictionAbove { cards: 2 });
        }
    }
}

#[test]
fn w_7_3_secret_predictions_are_revealed_only_at_the_end_of_the_round() {
    let mut table = Table::new(3, "", "secret").dealt(2, 3, &two_each(3));
    table.say("3 predict 0\n1 predict 1\n2 predict 2");
    let check = |table: &Table| {
        for own in 1..=3 {
            for (other, &prediction) in table.view(own).predictions.iter() {
                let known = PredictionView::Known([1, 2, 0][other.index()]);
                let expected = if other == seat(own) { known } else { PredictionView::Made };
                assert_eq!(prediction, expected, "{other} as seen by {own}");
            }
        }
        assert_eq!(table.spectator().predictions.as_slice(), [PredictionView::Made; 3]);
        let revealed = |fact: &Fact| matches!(fact, Fact::Revealed { .. } | Fact::Scored { .. });
        assert!(!table.heard(Viewer::Spectator).iter().any(revealed));
    };
    check(&table);
    table.trick("B1 B2 B3");
    check(&table);
    table.trick("R3 R1");
    check(&table);
    table.trick("R2");
    let known = [1, 2, 0].map(PredictionView::Known);
    for viewer in Viewer::all(3) {
        assert_eq!(table.game().view(table.record().state(), viewer).predictions.as_slice(), known);
        let heard = table.heard(viewer);
        assert!(heard.iter().any(|fact| matches!(fact, Fact::Revealed { .. })), "{viewer}");
    }
    assert_eq!(table.last_points(), [-10, -20, -20]);
}

/// The names of W7's options, and whether two of them go together (W7.7).
fn go_together(one: Variant, other: Variant) -> bool {
    use Variant::{Hidden, PlusMinusOne, Secret};
    let is_prediction = |variant| matches!(variant, PlusMinusOne | Hidden | Secret);
    is_prediction(one) != is_prediction(other)
}

#[test]
fn w_7_7_every_pair_of_variants() {
    for one in Variant::ALL {
        for other in Variant::ALL.into_iter().filter(|&other| other > one) {
            for seats in 3..=4 {
                let options = Options { seats, variants: [one, other].into(), ..Options::default() };
                match Wizard::new(options) {
                    Ok(_) => assert!(go_together(one, other), "{one} and {other}"),
                    Err(invalid) => {
                        assert!(!go_together(one, other), "{one} and {other}");
                        let excluded = ChoiceError::Excluded {
                            option: "variants",
                            one: one.name(),
                            other: other.name(),
                        };
                        assert_eq!(invalid, Invalid::Choice(excluded));
                        let message = invalid.to_string();
                        assert!(message.contains(one.name()) && message.contains(other.name()), "{message}");
                    }
                }
            }
        }
    }
}

#[test]
fn w_7_7_the_pairs_that_are_named_on_the_page() {
    for (variants, allowed) in [
        ("clairvoyance-first clairvoyance-every", false),
        ("clairvoyance-first single-suit", false),
        ("clairvoyance-every maximus", false),
        ("single-suit maximus", false),
        ("plus-minus-one hidden", false),
        ("plus-minus-one secret", false),
        ("hidden secret", false),
        ("plus-minus-one single-suit", true),
        ("plus-minus-one clairvoyance-every", true),
        ("hidden clairvoyance-first", true),
        ("secret single-suit", true),
        ("secret maximus", true),
        ("plus-minus-one hidden secret", false),
    ] {
        assert_eq!(Wizard::new(options(4, "", variants)).is_ok(), allowed, "{variants}");
    }
}

#[test]
fn w_7_7_special_cards_with_every_variant() {
    for variant in Variant::ALL {
        for special in Special::ALL {
            let mut with = vec![special];
            if matches!(special, Special::Dragon | Special::Fairy) {
                with = vec![Special::Dragon, Special::Fairy];
            }
            let options = Options { seats: 4, with: with.into(), variants: [variant].into() };
            let allowed = matches!(variant, Variant::PlusMinusOne | Variant::Hidden | Variant::Secret);
            match Wizard::new(options) {
                Ok(_) => assert!(allowed, "{variant} with {special}"),
                Err(invalid) => {
                    assert!(!allowed, "{variant} with {special}");
                    let named = special == Special::Fairy;
                    let named = if named { Special::Dragon } else { special };
                    let (word, chosen) = (variant.name(), named.name());
                    let is_apart = matches!(&invalid, Invalid::Choice(ChoiceError::Apart { word: said, other, chosen: with, .. })
                        if *said == word && other.name == "with" && *with == chosen);
                    assert!(is_apart, "{invalid:?}");
                    let message = invalid.to_string();
                    assert!(message.contains(variant.name()) && message.contains(named.name()), "{message}");
                }
            }
        }
    }
}

#[test]
fn w_7_7_every_lists_exactly_the_tables_that_can_be_set_up() {
    let every: Vec<Options> = Options::every().collect();
    assert!(every.iter().all(|options| Wizard::new(options.clone()).is_ok()));
    // 64 choices of special cards (Dragon and Fairy are one) with 4 ways to predict, and 4 forms with 4 ways each;
    // single suit is for 3 or 4 players only.
    assert_eq!(every.len(), 4 * 64 * 4 + 4 * 4 * 4 - 2 * 4);
    for (n, options) in every.iter().enumerate() {
        assert!(!every[..n].contains(options), "{options:?} twice");
    }
}

#[test]
fn w_7_7_options_are_read_in_any_order_and_once() {
    let mut read = Options::default();
    read.set("variants", "maximus, hidden  hidden").unwrap();
    assert_eq!(read.variants, Choices::from([Variant::Hidden, Variant::Maximus]));
    read.set("with", "").unwrap();
    assert!(read.with.is_empty());
    assert!(read.set("variants", "no-such-variant").is_err());
    let unknown = ChoiceError::Unknown { option: "colour".to_owned(), schema: Options::SCHEMA };
    assert_eq!(read.set("colour", "red"), Err(Invalid::Choice(unknown)));
}
