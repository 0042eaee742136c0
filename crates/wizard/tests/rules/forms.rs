//! W7.4–W7.6: clairvoyance, single suit, Maximus.

use table::{Game, Match, Seat, Step, Viewer, dice};
use wizard::{Card, CardSet, Chance, Fact, Refusal, Suit, Wizard};

use crate::common::{Table, cards, options, seat};

const TWO_EACH: &str = "B1 R1 / B2 R2 / B3 R3 turn Y9";

#[test]
fn w_7_4_until_the_predictions_are_made_one_sees_everyones_cards_but_the_own() {
    let mut table = Table::new(3, "", "clairvoyance-every").dealt(2, 3, TWO_EACH);
    let check = |table: &Table| {
        for own in 1..=3 {
            let view = table.view(own);
            for other in 1..=3 {
                let known = if other == own { CardSet::EMPTY } else { table.hand(other) };
                assert_eq!(view.hands[seat(other)].known, known, "{other} as seen by {own}");
                assert_eq!(view.hands[seat(other)].size, 2);
            }
        }
        assert!(table.spectator().hands.iter().all(|(_, hand)| hand.known.is_empty()));
    };
    check(&table);
    table.say("1 predict 0\n2 predict 1");
    check(&table);
    table.say("3 predict 2");
    for own in 1..=3 {
        let view = table.view(own);
        for other in 1..=3 {
            // Then one takes them up; what was seen is not forgotten.
            assert_eq!(view.hands[seat(other)].known, table.hand(other), "{other} as seen by {own}");
        }
        let heard = table.heard(Viewer::Seat(seat(own)));
        assert!(heard.contains(&Fact::TookUp { seat: seat(own), cards: table.hand(own) }));
    }
    assert!(table.spectator().hands.iter().all(|(_, hand)| hand.known.is_empty()));
}

#[test]
fn w_7_4_the_cards_are_told_to_everybody_but_their_owner() {
    let table = Table::new(3, "", "clairvoyance-every").dealt(2, 3, TWO_EACH);
    for own in 1..=3 {
        let dealt: Vec<Seat> = table
            .heard(Viewer::Seat(seat(own)))
            .iter()
            .filter_map(|fact| if let Fact::Dealt { seat, .. } = fact { Some(*seat) } else { None })
            .collect();
        assert_eq!(dealt, Seat::all(3).filter(|&other| other != seat(own)).collect::<Vec<_>>());
    }
    assert!(!table.heard(Viewer::Spectator).iter().any(|fact| matches!(fact, Fact::Dealt { .. })));
}

#[test]
fn w_7_4_first_round_only_or_every_round() {
    for seats in 3..=6 {
        let first = Wizard::new(options(seats, "", "clairvoyance-first")).unwrap();
        let every = Wizard::new(options(seats, "", "clairvoyance-every")).unwrap();
        let never = Wizard::new(options(seats, "", "")).unwrap();
        for round in 1..=first.rounds() {
            assert_eq!(first.is_clairvoyant(round), round == 1);
            assert!(every.is_clairvoyant(round) && !never.is_clairvoyant(round));
        }
    }
    let one = Table::new(3, "", "clairvoyance-first").dealt(1, 3, "B1 / B2 / B3 turn Y9");
    assert_eq!(one.view(1).hands[seat(1)].known, CardSet::EMPTY);
    assert_eq!(one.view(1).hands[seat(2)].known, cards("B2"));
    let two = Table::new(3, "", "clairvoyance-first").dealt(2, 3, TWO_EACH);
    assert_eq!(two.view(1).hands[seat(1)].known, cards("B1 R1"));
    assert_eq!(two.view(1).hands[seat(2)].known, CardSet::EMPTY);
}

#[test]
fn w_7_4_the_dealer_names_trump_without_seeing_the_own_hand() {
    let mut table = Table::new(3, "", "clairvoyance-every").dealt(2, 3, "B1 R1 / B2 R2 / B3 R3 turn Z");
    assert_eq!(table.next(), seat(3));
    assert_eq!(table.view(3).hands[seat(3)].known, CardSet::EMPTY);
    assert_eq!(table.view(3).hands[seat(1)].known, cards("B1 R1"));
    table.say("3 trump G");
    assert_eq!(table.view(3).hands[seat(3)].known, CardSet::EMPTY, "nor does it after naming it");
    assert_eq!(table.oracle().trump, Some(Suit::Elves));
}

#[test]
fn w_7_4_works_with_predictions_made_at_once() {
    let mut table = Table::new(3, "", "clairvoyance-every secret").dealt(2, 3, TWO_EACH);
    assert_eq!(table.asked(), [1, 2, 3]);
    table.say("1 predict 0\n3 predict 0");
    assert_eq!(table.view(1).hands[seat(1)].known, CardSet::EMPTY, "not before all have predicted");
    table.say("2 predict 0");
    assert_eq!(table.view(1).hands[seat(1)].known, cards("B1 R1"));
}

#[test]
fn w_7_5_single_suit_is_for_three_or_four() {
    for seats in 3..=6 {
        match Wizard::new(options(seats, "", "single-suit")) {
            Ok(_) => assert!(seats <= 4),
            Err(invalid) => {
                let said = format!("single-suit is for 3 or 4 players, not for {seats}");
                assert_eq!(invalid.to_string(), said);
            }
        }
    }
}

#[test]
fn w_7_5_each_owns_one_suit_one_wizard_and_one_jester() {
    for seats in 3..=4 {
        let game = Wizard::new(options(seats, "", "single-suit")).unwrap();
        for (seat, suit) in Seat::all(seats.into()).zip(Suit::ALL) {
            let pile = game.own_pile(seat);
            assert_eq!(pile.len(), 15);
            assert_eq!(pile.of_suit(suit).len(), 13, "suits go by seat");
            assert_eq!((pile.count(Card::WIZARD), pile.count(Card::JESTER)), (1, 1));
        }
    }
}

#[test]
fn w_7_5_twelve_rounds_of_4_to_15_cards_from_the_own_pile() {
    for seats in 3..=4 {
        let game = Wizard::new(options(seats, "", "single-suit")).unwrap();
        assert_eq!(game.rounds(), 12);
        let mut played = Match::new(game.clone());
        let mut dice = dice::seeded(5);
        let mut sizes = Vec::new();
        while game.outcome(played.state()).is_none() {
            table::conformance::advance(&mut played, &mut dice);
            if let Some(Step::Chance(Chance::Deal(deal))) = played.record().steps().last() {
                sizes.push(deal.hands[seat(1)].len());
                assert_eq!(deal.turned_up, None);
                for (owner, &hand) in deal.hands.iter() {
                    assert_eq!(hand.len(), deal.hands[seat(1)].len());
                    let pile = game.own_pile(owner);
                    assert!(hand.distinct().all(|card| hand.count(card) <= pile.count(card)), "{hand}");
                }
            }
        }
        assert_eq!(sizes, (4..=15).collect::<Vec<_>>());
    }
}

#[test]
fn w_7_5_piles_are_shuffled_and_the_cards_return_to_their_owners() {
    let table = Table::new(3, "", "single-suit").before_deal(1, 3);
    let mut dice = dice::seeded(2);
    let mut drawn = [CardSet::EMPTY; 3];
    for _ in 0..50 {
        let Chance::Deal(deal) = table.game().sample(table.record().state(), &mut dice) else { panic!() };
        for (owner, hand) in deal.hands.iter() {
            for card in hand.iter() {
                drawn[owner.index()].insert(card);
            }
        }
    }
    // A pile has one Wizard and one Jester; more came up only because sets of several deals are added up.
    for (owner, drawn) in Seat::all(3).zip(drawn) {
        assert_eq!(
            drawn.distinct().collect::<Vec<_>>(),
            table.game().own_pile(owner).distinct().collect::<Vec<_>>()
        );
    }
    let mut table = table;
    table.say("chance deal B1 B2 Z N / R1 R2 Z N / G1 G2 Z N").finish_round();
    table.say("chance deal B1 B2 Z N B3 / R1 R2 Z N R3 / G1 G2 Z N G3");
    assert_eq!(table.hand(1), cards("B1 B2 Z N B3"));
}

#[test]
fn w_7_5_nobody_is_dealt_what_somebody_else_owns() {
    let table = Table::new(3, "", "single-suit").before_deal(1, 3);
    for (deal, card) in [
        ("B1 B2 B3 R4 / R1 R2 R3 R5 / G1 G2 G3 G4", "R4"),
        ("B1 B2 Z Z / R1 R2 R3 R4 / G1 G2 G3 G4", "Z"),
        ("B1 B2 B3 B4 / R1 R2 N N / G1 G2 G3 G4", "N"),
        ("B1 B2 B3 B4 / R1 R2 R3 R4 / Y1 Y2 Y3 Y4", "Y1"),
    ] {
        let refusal = table.refusal(&format!("chance deal {deal}"));
        assert_eq!(refusal, Refusal::NotThere { card: card.parse().unwrap() }, "{deal}");
    }
    let turned = table.refusal("chance deal B1 B2 B3 B4 / R1 R2 R3 R4 / G1 G2 G3 G4 turn Y1");
    assert_eq!(turned, Refusal::TurnedUp);
    table.clone().say("chance deal B1 B2 Z N / R1 R2 Z N / G1 G2 Z N");
}

#[test]
fn w_7_5_no_trump_no_following_and_the_highest_card_wins() {
    let deal = "B1 B5 Z N / R1 R5 Z N / G1 G5 Z N";
    for (faces, winner) in [
        ("B1 R5 G1", 2),
        ("B5 R1 G1", 1),
        ("B1 R1 G5", 3),
        ("B5 R5 G5", 1),
        ("B1 R5 G5", 2),
        ("B5 Z Z", 2),
        ("Z Z Z", 1),
        ("N R1 N", 2),
        ("N N N", 1),
        ("N N G1", 3),
    ] {
        let mut table = Table::new(3, "", "single-suit").dealt_and_predicted(1, 3, deal);
        assert_eq!(table.oracle().trump, None);
        for face in faces.split(' ') {
            let next = usize::from(table.next().number());
            assert_eq!(table.legal(next).matches("play").count(), 4, "nobody has to follow");
            table.say(&format!("{next} play {face}"));
        }
        assert_eq!(table.next(), seat(winner), "{faces}");
        assert_eq!(table.won()[winner - 1], 1);
    }
}

#[test]
fn w_7_5_predictions_open_hidden_or_secret() {
    for (variants, asked) in [
        ("single-suit", vec![1]),
        ("single-suit hidden", vec![1, 2, 3]),
        ("single-suit secret", vec![1, 2, 3]),
    ] {
        let table = Table::new(3, "", variants).dealt(1, 3, "B1 B2 B3 B4 / R1 R2 R3 R4 / G1 G2 G3 G4");
        assert_eq!(table.asked(), asked, "{variants}");
        assert_eq!(table.legal(1), "predict 0, predict 1, predict 2, predict 3, predict 4");
    }
}

#[test]
fn w_7_5_who_predicts_and_leads_first_rotates_as_the_deal_does() {
    for round in 1..=5 {
        let dealer = usize::from(round - 1) % 4 + 1;
        let mut table = Table::new(4, "", "single-suit").before_deal(round, dealer);
        let deal = table.game().sample(table.record().state(), &mut dice::seeded(3));
        table.say(&format!("chance {deal}"));
        assert_eq!(table.next(), seat(dealer % 4 + 1), "round {round}");
        table.predict_zero();
        assert_eq!(table.next(), seat(dealer % 4 + 1), "round {round}");
    }
}

#[test]
fn w_7_6_maximus_has_five_rounds_with_all_cards() {
    for (seats, cards) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
        let game = Wizard::new(options(seats, "", "maximus")).unwrap();
        assert_eq!(game.rounds(), 5);
        let trumps = [Some(Suit::Humans), Some(Suit::Dwarves), Some(Suit::Elves), Some(Suit::Giants), None];
        for (round, trump) in (1..=5).zip(trumps) {
            assert_eq!((game.cards(round), game.turns_up(round)), (cards, false));
            let dealer = usize::from(round - 1) % usize::from(seats) + 1;
            let mut table = Table::new(seats, "", "maximus").before_deal(round, dealer);
            let deal = table.game().sample(table.record().state(), &mut dice::seeded(3));
            assert_eq!(table.refusal(&format!("chance {deal} turn B1")), Refusal::TurnedUp);
            table.say(&format!("chance {deal}"));
            assert_eq!(table.oracle().trump, trump, "round {round}");
            let held: usize = (1..=usize::from(seats)).map(|player| table.hand(player).len()).sum();
            assert_eq!(held, 60);
            assert_eq!(table.next(), seat(dealer % usize::from(seats) + 1), "nobody names trump");
        }
    }
}

#[test]
fn w_7_6_the_game_is_over_after_the_fifth_round() {
    for seats in 3..=6 {
        let game = Wizard::new(options(seats, "", "maximus")).unwrap();
        let mut state = game.start();
        let playout = table::random_playout(&game, &mut state, &mut dice::fast(1)).unwrap();
        assert_eq!(playout.chances, 1 + 5);
        assert_eq!(playout.decisions, 5 * (60 + u64::from(seats)));
        assert_eq!(game.oracle(&state).block.len(), 5);
    }
}
