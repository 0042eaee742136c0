//! W1 and W2: the deck, the rounds, the dealer.

use std::collections::BTreeSet;

use table::{ChoiceError, Choices, Game, Match, Step, dice};
use wizard::{Card, CardKind, Chance, Invalid, Options, Rank, Refusal, Special, Suit, Wizard};

use crate::common::{Table, options, seat};

#[test]
fn w_1_1_the_deck_has_sixty_cards() {
    let game = Wizard::new(Options::default()).unwrap();
    let deck = game.deck();
    assert_eq!(deck.len(), 60);
    assert_eq!((deck.count(Card::WIZARD), deck.count(Card::JESTER)), (4, 4));
    let letters = [('B', Suit::Humans), ('R', Suit::Dwarves), ('G', Suit::Elves), ('Y', Suit::Giants)];
    for (letter, suit) in letters {
        assert_eq!(deck.of_suit(suit).len(), 13);
        for number in 1..=13 {
            let card: Card = format!("{letter}{number}").parse().unwrap();
            assert_eq!(card.kind(), CardKind::Suited(suit, Rank::new(number).unwrap()));
            assert_eq!(deck.count(card), 1, "{card}");
        }
    }
    assert!(deck.specials().is_empty());
}

#[test]
fn w_1_1_there_is_no_other_card() {
    for text in ["B0", "B14", "X3", "B", "7", "", "ZZ", "hydra", "B+7", "B07x"] {
        assert!(text.parse::<Card>().is_err(), "{text:?}");
    }
}

#[test]
fn w_1_2_special_cards_are_added_one_by_one() {
    for chosen in 0..1u32 << Special::ALL.len() {
        let with: Choices<Special> = Special::ALL
            .into_iter()
            .enumerate()
            .filter(|(n, _)| chosen >> n & 1 == 1)
            .map(|(_, s)| s)
            .collect();
        let made = Wizard::new(Options { with: with.clone(), ..Options::default() });
        let (dragon, fairy) = (with.contains(&Special::Dragon), with.contains(&Special::Fairy));
        match made {
            Ok(game) => {
                assert_eq!(dragon, fairy, "{with}");
                assert_eq!(game.deck().len(), 60 + with.as_slice().len(), "{with}");
                for special in Special::ALL {
                    assert_eq!(game.plays_with(special), with.contains(&special), "{special} of {with}");
                }
            }
            Err(invalid) => {
                let missing = if dragon { Special::Fairy } else { Special::Dragon };
                assert_ne!(dragon, fairy, "{with}");
                let words = &["dragon", "fairy"];
                let lacks = ChoiceError::Missing { option: "with", words, missing: missing.name() };
                assert_eq!(invalid, Invalid::Choice(lacks));
                assert!(invalid.to_string().contains("dragon") && invalid.to_string().contains("fairy"));
            }
        }
    }
}

#[test]
fn w_2_1_rounds_by_the_number_of_players() {
    for with in ["", "bomb", "all"] {
        for (seats, rounds) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
            let game = Wizard::new(options(seats, with, "")).unwrap();
            assert_eq!(game.rounds(), rounds, "{seats} players with {with:?}");
            assert!((1..=rounds).all(|round| game.cards(round) == round));
        }
    }
    for seats in [0, 1, 2, 7, 255] {
        let invalid = Wizard::new(options(seats, "", "")).unwrap_err();
        assert_eq!(invalid.to_string(), format!("Wizard is played by 3 to 6, not by {seats}"));
    }
}

#[test]
fn w_2_1_a_game_has_that_many_rounds_of_growing_hands() {
    for (seats, rounds) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
        for with in ["", "all"] {
            let game = Wizard::new(options(seats, with, "")).unwrap();
            let mut played = Match::new(game);
            let mut dice = dice::seeded(seats.into());
            let mut hands = Vec::new();
            while played.game().outcome(played.state()).is_none() {
                table::conformance::advance(&mut played, &mut dice);
                if let Some(Step::Chance(Chance::Deal(deal))) = played.record().steps().last() {
                    hands.extend(deal.hands.iter().map(|(_, hand)| hand.len()));
                }
            }
            let expected: Vec<usize> = (1..=rounds).flat_map(|r| vec![r; usize::from(seats)]).collect();
            assert_eq!(hands, expected, "{seats} players with {with:?}");
        }
    }
}

#[test]
fn w_2_1_a_deal_that_does_not_fit_the_round_is_refused() {
    let table = Table::new(3, "", "").before_deal(2, 1);
    let refusals = [
        ("B1 B2 / B3 B4 / B5 turn B6", Refusal::HandSize { seat: seat(3), found: 1, cards: 2 }),
        ("B1 B2 / B3 B4 / B5 B6 B7 turn B8", Refusal::HandSize { seat: seat(3), found: 3, cards: 2 }),
        ("B1 B2 / B3 B4 turn B6", Refusal::Hands { found: 2, seats: 3 }),
        ("B1 B2 / B3 B4 / B5 B6 / B7 B8 turn B9", Refusal::Hands { found: 4, seats: 3 }),
        ("B1 B2 / B3 B4 / B5 B1 turn B6", Refusal::NotThere { card: "B1".parse().unwrap() }),
        ("B1 B2 / B3 B4 / B5 B6 turn B6", Refusal::NotThere { card: "B6".parse().unwrap() }),
        ("Z Z / Z Z / B5 Z turn B6", Refusal::NotThere { card: Card::WIZARD }),
        ("B1 B2 / B3 B4 / B5 dragon turn B6", Refusal::NotThere { card: "dragon".parse().unwrap() }),
        ("B1 B2 / B3 B4 / B5 B6", Refusal::NothingTurnedUp),
    ];
    for (deal, refusal) in refusals {
        assert_eq!(table.refusal(&format!("chance deal {deal}")), refusal, "{deal}");
    }
    assert_eq!(table.refusal("chance dealer 1"), Refusal::OtherChance { asked: "deal" });
    table.clone().say("chance deal Z Z / Z Z / N N turn N");
}

#[test]
fn w_2_2_the_first_dealer_is_random() {
    for seats in 3..=6 {
        let table = Table::new(seats, "", "");
        let mut dice = dice::seeded(1);
        let drawn: BTreeSet<String> = (0..200)
            .map(|_| table.game().sample(table.record().state(), &mut dice))
            .map(|chance| chance.to_string())
            .collect();
        let all: BTreeSet<String> = (1..=seats).map(|dealer| format!("dealer {dealer}")).collect();
        assert_eq!(drawn, all);
        for beyond in usize::from(seats) + 1..=6 {
            assert_eq!(
                table.refusal(&format!("chance dealer {beyond}")),
                Refusal::NoSuchSeat { seat: seat(beyond), seats },
            );
        }
    }
}

#[test]
fn w_2_2_the_deal_passes_clockwise() {
    for seats in 3..=6u8 {
        for first in 1..=seats {
            for round in 1..=5 {
                let dealer = usize::from((first - 1 + round - 1) % seats) + 1;
                let table = Table::new(seats, "", "").before_deal(round, dealer);
                let began = table.record().record().steps()[0].clone();
                assert_eq!(began, Step::Chance(Chance::FirstDealer(seat(first.into()))));
                let mut table = table;
                let deal = table.game().sample(table.record().state(), &mut dice::seeded(1));
                table.say(&format!("chance {deal}"));
                assert_eq!(table.oracle().dealer, Some(seat(dealer)), "{seats} players, round {round}");
            }
        }
    }
}
