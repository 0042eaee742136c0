//! S3 A turn.

use shazamm::{Bet, CardSet, Casting, Commitment, Fact, GREEN, PhaseView, RED, RoundEnd, Spell};
use table::{Actor, Game, Legal, Refused, ToAct, Viewer};

use crate::duel::{Duel, check};

#[test]
fn s_3_1_a_bet_is_1_up_to_the_mana() {
    let mut duel = Duel::full_hand();
    duel.turn("30", "30");
    assert_eq!(duel.refusal(RED, "bet 21"), "a bet of 21 is above the 20 mana in the reserve");
    assert!(duel.game().read_action("bet 0").is_err());
    assert!(duel.game().read_action("bet 51").is_err());
    duel.red("bet 20").green("bet 1");
    assert_eq!(duel.round(), 2);
}

#[test]
fn s_3_1_any_set_of_cards_from_the_hand() {
    let mut duel = Duel::of(None);
    duel.draw("1 3 5 7 9 / 2 4 6 8 10");
    assert_eq!(duel.refusal(RED, "bet 5 with 2"), "2 is not in the hand");
    assert_eq!(duel.game().legal(duel.state(), RED).len(), 50 << 6, "any of five spells and the dummy");
    for cards in ["", " with 0", " with 5 7", " with 0 1 3 5 7 9"] {
        let action = duel.game().read_action(&format!("bet 5{cards}")).unwrap();
        assert!(duel.game().legal(duel.state(), RED).contains(action), "{cards}");
    }
}

#[test]
fn s_3_1_a_card_is_laid_down_once() {
    let mut duel = Duel::full_hand();
    duel.turn("5 with 7", "5");
    assert_eq!(duel.refusal(RED, "bet 5 with 7"), "7 is not in the hand");
    assert!(duel.game().read_action("bet 5 with 8 8").is_err());
}

#[test]
fn s_3_1_both_commit_in_any_order_and_once() {
    let mut duel = Duel::full_hand();
    assert!(duel.between_turns());
    duel.green("bet 12");
    let again = duel.try_step(GREEN, "bet 11").unwrap_err();
    assert!(matches!(again, Refused::NotToAct { actor: Actor::Seat(GREEN), .. }), "{again}");
    duel.red("bet 10");
    check(&duel, 8, (40, 38));
}

#[test]
fn s_3_1_only_that_a_commitment_was_made_is_visible() {
    let mut seen = Vec::new();
    for commitment in ["bet 1", "bet 50 with 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14", "bet 7 with 0"] {
        let mut duel = Duel::full_hand();
        duel.red(commitment);
        for viewer in [Viewer::Seat(GREEN), Viewer::Spectator] {
            let heard: Vec<_> =
                duel.events().iter().filter_map(|event| event.for_viewer(viewer).copied()).collect();
            assert_eq!(heard, [Fact::CommittedSecretly { seat: RED }]);
        }
        assert!(matches!(
            duel.seen_by(GREEN).phase,
            PhaseView::Committing { seats, commitments }
                if seats.first() == Some(GREEN) && seats.len() == 1 && commitments[RED].is_none()
        ));
        // Ruling: not even the number of cards.
        assert_eq!(duel.seen_by(GREEN).players[RED].hand_size, 14);
        seen.push((duel.seen_by(GREEN), duel.view(Viewer::Spectator)));
        assert!(matches!(
            duel.seen_by(RED).phase,
            PhaseView::Committing { commitments, .. } if commitments[RED].is_some()
        ));
    }
    assert!(seen.iter().all(|views| views == &seen[0]));
}

#[test]
fn s_3_2_the_reveal_shows_bets_and_cards() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 0 11", "12 with 13");
    let spells = |spells: &[Spell]| spells.iter().copied().collect::<CardSet>();
    let red =
        Commitment { bet: Bet::new(10).unwrap(), cards: spells(&[Spell::Resistance]).union(CardSet::DUMMY) };
    let green = Commitment { bet: Bet::new(12).unwrap(), cards: spells(&[Spell::Reserves]) };
    assert!(duel.told(Fact::Revealed { commitments: shazamm::Both::new(red, green) }));
}

#[test]
fn s_3_2_spells_played_by_both_cancel() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7 8", "12 with 7 8");
    check(&duel, 8, (40, 38));
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("7 8".into(), "7 8".into()));
    assert!(duel.told(Fact::Cancelled { spells: [Spell::Boost, Spell::DoubleDose].into_iter().collect() }));
}

#[test]
fn s_3_2_what_is_not_shared_still_acts() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7 8", "12 with 7 13");
    // 20 against 12, and 13 mana for Green.
    check(&duel, 10, (40, 50));
}

#[test]
fn s_3_2_cancelling_comes_before_mutism_and_end_of_round() {
    for (red, green) in [("10 with 1 7", "12 with 1"), ("10 with 4 7", "12 with 4")] {
        let mut duel = Duel::full_hand();
        duel.turn(red, green);
        // Neither acts, so that the Boost does.
        check(&duel, 10, (40, 38));
        assert_eq!(duel.round(), 1);
    }
}

#[test]
fn s_3_2_what_cancelled_cannot_be_stolen() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3 7", "12 with 7");
    assert!(duel.between_turns(), "nothing was left to steal");
    check(&duel, 8, (40, 38));
}

#[test]
fn s_3_3_spells_of_both_are_resolved_in_ascending_number() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 5 8 10 13", "12 with 7 9 11 14");
    let order: Vec<u8> = duel
        .facts()
        .iter()
        .filter_map(|fact| match fact {
            Fact::Middle { .. } => Some(5),
            Fact::Boost { .. } => Some(7),
            Fact::DoubleDose { .. } => Some(8),
            Fact::WhoWinsLoses { .. } => Some(9),
            Fact::Blaze { .. } => Some(10),
            Fact::Resistance { .. } => Some(11),
            Fact::Reserves { .. } => Some(13),
            Fact::Drain { .. } => Some(14),
            _ => None,
        })
        .collect();
    assert_eq!(order, [5, 7, 8, 9, 10, 11, 13, 14]);
    // 20 against 19 would go towards Green; reversed it goes two tiles towards Red.
    check(&duel, 7, (50, 48));
}

#[test]
fn s_3_3_a_lower_number_acts_before_a_higher_one_whoever_laid_it() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 4", "12 with 1");
    assert_eq!(duel.round(), 1, "Mutism before End of Round");
    let mut duel = Duel::full_hand();
    duel.turn("10 with 4", "12 with 5");
    assert_eq!(duel.round(), 2, "End of Round before Middle");
}

#[test]
fn s_3_3_a_decision_is_made_openly_knowing_all_that_was_revealed() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 6", "12 with 0 8");
    assert_eq!(duel.to_act(), ToAct::Seats(table::Seats::only(RED)));
    for viewer in Viewer::all(2) {
        let PhaseView::Resolving { seat, turn, .. } = duel.view(viewer).phase else { panic!("no decision") };
        assert_eq!(seat, RED);
        assert_eq!(turn.revealed[GREEN].cards.to_string(), "0 8");
        assert_eq!((turn.bets[RED].mana(), turn.bets[GREEN].mana()), (10, 12));
        assert_eq!(turn.casting[GREEN], [Spell::DoubleDose].into_iter().collect::<Casting>());
    }
    duel.red("recycle +5");
    let last = duel.events().iter().find(|event| matches!(event.fact, Fact::Recycled { .. })).unwrap();
    assert!(last.for_viewer(Viewer::Spectator).is_some());
    check(&duel, 8, (35, 38));
}

#[test]
fn s_3_3_another_decision_than_the_asked_one_is_refused() {
    let mut duel = Duel::full_hand();
    assert_eq!(duel.refusal(RED, "recycle +1"), "\"bet\" is asked for now, not \"recycle\"");
    duel.turn("10 with 6", "12");
    assert_eq!(duel.refusal(RED, "bet 10"), "\"recycle\" is asked for now, not \"bet\"");
    assert_eq!(duel.refusal(GREEN, "bet 10"), "seat 2 is not to act: seat 1 is to act");
}

#[test]
fn s_3_4_the_stronger_side_pushes_one_tile_towards_the_weaker() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "12");
    assert_eq!(duel.wall(), 8);
    duel.turn("3", "2");
    assert_eq!(duel.wall(), 9);
    duel.turn("3", "3");
    assert_eq!(duel.wall(), 9, "equal strength");
}

#[test]
fn s_3_4_boost_comes_before_double_dose() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7 8", "34");
    assert_eq!(duel.wall(), 9, "2 × (10 + 7) = 34");
}

#[test]
fn s_3_4_recycling_comes_before_both() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 6 7 8", "44").red("recycle +5");
    check(&duel, 9, (35, 6));
}

#[test]
fn s_3_4_direction_then_distance_then_block() {
    // Red wins; reversed, the wall would go two tiles towards Red, but Red resists.
    let mut duel = Duel::full_hand();
    duel.turn("12 with 9 10 11", "10");
    check(&duel, 9, (38, 40));
    // Green's Resistance does not help against Red's loss.
    let mut duel = Duel::full_hand();
    duel.turn("12 with 9 10", "10 with 11");
    check(&duel, 7, (38, 40));
}

#[test]
fn s_3_5_each_pays_the_recycled_bet_whoever_won() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 6", "12").red("recycle -3");
    check(&duel, 8, (43, 38));
}

#[test]
fn s_3_5_gains_come_after_paying_and_the_reserve_is_capped() {
    let mut duel = Duel::full_hand();
    duel.turn("5 with 13", "30");
    assert_eq!(duel.mana(), (50, 20), "45 + 13 is capped");
    // All mana is bet: the gain comes in time.
    duel.turn("50 with 14", "7");
    assert_eq!((duel.mana(), duel.round()), ((7, 13), 1));
}

#[test]
fn s_3_6_played_spells_go_to_the_owners_discard_pile_and_the_dummy_returns() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 0 7 13", "12 with 0 8");
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("7 13".into(), "8".into()));
    assert_eq!(duel.hand(RED), "1 2 3 4 5 6 8 9 10 11 12 14");
    duel.turn("1 with 0", "1 with 0");
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("7 13".into(), "8".into()));
}

#[test]
fn s_3_6_lost_cancelled_and_stolen_spells_go_to_their_owners_discard_pile() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3 10", "12 with 7 8 10").red("use 7").red("discard 8");
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("3 10".into(), "7 8 10".into()));
    duel.turn("1 with 1", "1 with 9 11");
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("1 3 10".into(), "7 8 9 10 11".into()));
    assert!(!duel.told(Fact::RoundOver { round: 1, why: RoundEnd::BothExhausted }));
}
