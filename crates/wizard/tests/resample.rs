//! Resampled positions respect what play has shown.
//!
//! The checker here knows nothing of how positions are drawn: it takes one with all its cards open, plays the round
//! back to the deal, and then forward again card by card.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod scripted;

use std::collections::BTreeSet;

use table::{Game, Match, Seat, Viewer, dice};
use wizard::{Card, CardSet, Face, FaceKind, PhaseView, PredictionView, Suit, View, Wizard};

use scripted::{game, played};

/// The suit that must be followed after these cards (W5.2).
fn demanded(game: &Wizard, faces: &[Face]) -> Option<Suit> {
    if game.is_single_suit() {
        return None;
    }
    for face in faces {
        match face.kind() {
            FaceKind::Suited(suit, _) | FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => return Some(suit),
            FaceKind::Wizard | FaceKind::Dragon => return None,
            FaceKind::Jester | FaceKind::Fairy | FaceKind::Bomb => {}
        }
    }
    None
}

/// Why the round could not have led to this position, of which everything is known.
fn contradiction(game: &Wizard, open: &View) -> Option<String> {
    let seats = game.seats();
    if open.round == 0 {
        return None;
    }
    let mut hands: Vec<CardSet> = open.hands.iter().map(|(_, hand)| hand.known).collect();
    for (seat, hand) in open.hands.iter() {
        if hand.known.len() != usize::from(hand.size) {
            return Some(format!("{seat:?} holds {} cards instead of {}", hand.known.len(), hand.size));
        }
    }
    if let PhaseView::Passing { chosen, .. } = open.phase {
        for (seat, card) in chosen.iter() {
            if card.is_some_and(|card| !hands[seat.index()].contains(card)) {
                return Some(format!("{seat:?} chose {card:?} without holding it"));
            }
        }
    }

    // Back to the beginning of the first trick.
    for (n, trick) in open.tricks.iter().enumerate().rev() {
        for (seat, face) in trick.plays(seats) {
            hands[seat.index()].insert(face.card());
        }
        if let Some(given) = given_before(open, n)
            && let Some(why) = pass(&mut hands, &given, Seat::right)
        {
            return Some(why);
        }
    }
    // A pass that no trick has followed yet.
    let tricks = open.tricks.len();
    if let Some(given) = given_before(open, tricks)
        && let Some(why) = pass(&mut hands, &given, Seat::right)
    {
        return Some(why);
    }

    if let Some(why) = wrong_deal(game, open, &hands) {
        return Some(why);
    }

    // And forward again.
    for (n, trick) in open.tricks.iter().enumerate() {
        if let Some(given) = given_before(open, n)
            && let Some(why) = pass(&mut hands, &given, Seat::left)
        {
            return Some(why);
        }
        for (at, (seat, face)) in trick.plays(seats).enumerate() {
            if let Some(led) = demanded(game, &trick.faces[..at])
                && face.card().suit().is_some_and(|suit| suit != led)
                && !hands[seat.index()].of_suit(led).is_empty()
            {
                let hand = hands[seat.index()];
                return Some(format!("{seat:?} did not follow {led} with {face} in trick {}: {hand}", n + 1));
            }
            if !hands[seat.index()].remove(face.card()) {
                return Some(format!("{seat:?} played {face} in trick {} without holding it", n + 1));
            }
        }
    }
    wrong_prediction(game, open)
}

/// What each gave, if the Juggler's pass came before trick number `n` and is over.
fn given_before(open: &View, n: usize) -> Option<Vec<Card>> {
    let pass = open.pass.filter(|pass| usize::from(pass.after) == n)?;
    Some(pass.given.iter().map(|(_, card)| card.expect("the oracle knows every card")).collect())
}

/// Everyone hands the card that was passed on: to the left, or back to the right.
fn pass(hands: &mut [CardSet], given: &[Card], to: fn(Seat, usize) -> Seat) -> Option<String> {
    let seats = hands.len();
    let forward = to(Seat::new(0), seats) == Seat::new(0).left(seats);
    for giver in Seat::all(seats) {
        let holder = if forward { giver } else { giver.left(seats) };
        if !hands[holder.index()].remove(given[giver.index()]) {
            return Some(format!("{giver:?} gave {}, which {holder:?} did not hold", given[giver.index()]));
        }
    }
    for giver in Seat::all(seats) {
        let holder = if forward { giver.left(seats) } else { giver };
        hands[holder.index()].insert(given[giver.index()]);
    }
    None
}

/// Why the cards could not have been dealt like this (with the Werewolf already swapped).
fn wrong_deal(game: &Wizard, open: &View, hands: &[CardSet]) -> Option<String> {
    let werewolf: Card = "werewolf".parse().expect("a card");
    let mut all: Vec<Card> = open.turned_up.into_iter().collect();
    for (seat, &hand) in Seat::all(hands.len()).zip(hands) {
        if hand.len() != usize::from(open.cards) {
            return Some(format!("{seat:?} was dealt {hand}"));
        }
        if game.is_single_suit() {
            let pile = game.own_pile(seat);
            if hand.distinct().any(|card| hand.count(card) > pile.count(card)) {
                return Some(format!("{seat:?} was dealt {hand} from the own pile"));
            }
        }
        let must_swap = open.phase == PhaseView::Werewolf { seat };
        if hand.contains(werewolf) != must_swap {
            return Some(format!("{seat:?} was dealt {hand} in {:?}", open.phase));
        }
        if open.werewolf.is_some_and(|swap| swap.seat == seat && !hand.contains(swap.took)) {
            return Some(format!("{seat:?} did not hold the card that was taken for the Werewolf: {hand}"));
        }
        all.extend(hand.iter());
    }
    let deck = game.deck();
    let too_many =
        Card::all().find(|&card| all.iter().filter(|&&other| other == card).count() > deck.count(card));
    too_many.filter(|_| !game.is_single_suit()).map(|card| format!("{card} was dealt too often"))
}

fn wrong_prediction(game: &Wizard, open: &View) -> Option<String> {
    let most = game.cards(open.round);
    for (seat, &prediction) in open.predictions.iter() {
        if let PredictionView::Known(tricks) = prediction
            && tricks > most + u8::from(open.changed == Some(seat))
        {
            return Some(format!("{seat:?} predicted {tricks} of {most}"));
        }
    }
    None
}

/// Plays random games and checks every position, and resampled ones for every viewer, at every step.
/// Answers how many were checked after a pass.
#[track_caller]
fn check_games(game: &Wizard, seeds: std::ops::Range<u64>, draws: usize) -> usize {
    let mut after_pass = 0;
    for seed in seeds {
        let mut played = Match::new(game.clone());
        let mut dice = dice::seeded(seed);
        while game.outcome(played.state()).is_none() {
            table::conformance::advance(&mut played, &mut dice);
            let state = played.state();
            let truth = game.oracle(state);
            assert_eq!(contradiction(game, &truth), None, "the true position\n{played}");
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(state, viewer);
                for _ in 0..draws {
                    let resampled = game.oracle(&game.resample(&view, &mut dice));
                    if let Some(why) = contradiction(game, &resampled) {
                        panic!("seed {seed}, {viewer}: {why}\n{played}");
                    }
                    after_pass += usize::from(truth.pass.is_some());
                }
            }
        }
    }
    after_pass
}

#[test]
fn with_all_special_cards_three_play() {
    assert!(check_games(&game(3, "all", ""), 0..30, 1) > 5_000);
}

#[test]
fn with_all_special_cards_four_play() {
    assert!(check_games(&game(4, "all", ""), 0..30, 1) > 5_000);
}

#[test]
fn with_all_special_cards_five_play_in_secret() {
    assert!(check_games(&game(5, "all", "secret"), 0..30, 1) > 5_000);
}

#[test]
fn with_all_special_cards_six_play() {
    assert!(check_games(&game(6, "all", "hidden"), 0..30, 1) > 5_000);
}

#[test]
fn with_juggler_and_werewolf_only() {
    for seats in 3..=6 {
        assert!(check_games(&game(seats, "juggler werewolf", ""), 0..10, 2) > 1_000);
    }
}

#[test]
fn without_special_cards_and_in_every_form() {
    for variants in ["", "secret", "clairvoyance-first", "clairvoyance-every", "maximus"] {
        for seats in 3..=6 {
            check_games(&game(seats, "", variants), 0..2, 1);
        }
    }
    for seats in 3..=4 {
        check_games(&game(seats, "", "single-suit"), 0..5, 1);
    }
}

/// Many resampled positions of a viewer, with everything open.
fn draws(played: &Match<Wizard>, viewer: Viewer) -> Vec<View> {
    let game = played.game();
    let view = game.view(played.state(), viewer);
    let mut dice = dice::seeded(11);
    (0..4_000).map(|_| game.oracle(&game.resample(&view, &mut dice))).collect()
}

/// The cards that turn up in the hand of player `number` over all these positions.
fn turn_up(draws: &[View], number: u8) -> BTreeSet<Card> {
    let seat = Seat::from_number(number).unwrap();
    draws.iter().flat_map(|open| open.hands[seat].known.iter()).collect()
}

fn cards(text: &str) -> BTreeSet<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

fn player(number: u8) -> Viewer {
    Viewer::Seat(Seat::from_number(number).unwrap())
}

/// Every card of the deck that is not among these; Wizards and Jesters stay.
fn others(game: &Wizard, seen: &str) -> BTreeSet<Card> {
    let seen = cards(seen);
    game.deck().distinct().filter(|card| !seen.contains(card)).collect()
}

fn blue(cards: &BTreeSet<Card>) -> usize {
    cards.iter().filter(|card| card.suit() == Some(Suit::Humans)).count()
}

#[test]
fn every_unseen_card_appears_in_every_hand() {
    let game = game(4, "", "");
    let played = played(&game, 3, "chance deal B1 B2 B3 / R1 R2 R3 / G1 G2 G3 / Y1 Y2 Y3 turn Y9");
    let draws = draws(&played, player(1));
    for number in 2..=4 {
        assert_eq!(turn_up(&draws, number), others(&game, "B1 B2 B3 Y9"), "in the hand of {number}");
    }
    let unseen_by_all = others(&game, "Y9");
    for number in 1..=4 {
        let draws = self::draws(&played, Viewer::Spectator);
        assert_eq!(turn_up(&draws, number), unseen_by_all, "in the hand of {number}");
    }
}

#[test]
fn every_unseen_card_is_as_likely_as_any_other() {
    let game = game(3, "", "");
    let played = played(&game, 5, "chance deal B1 B2 B3 B4 B5 / R1 R2 R3 R4 R5 / G1 G2 G3 G4 G5 turn Y9");
    let draws = draws(&played, player(1));
    let second = Seat::new(1);
    // 54 cards are unseen and five of them are in the hand: 370 of 4000 times for each, 4.3 standard deviations allowed.
    for card in others(&game, "B1 B2 B3 B4 B5 Y9 Z N") {
        let times = draws.iter().filter(|open| open.hands[second].known.contains(card)).count();
        assert!((290..=450).contains(&times), "{card} {times} times");
    }
}

#[test]
fn who_did_not_follow_holds_none_of_the_suit() {
    let game = game(3, "", "");
    let played = played(
        &game,
        4,
        "chance deal B1 B2 B3 B4 / R1 R2 R3 R4 / B5 B6 G1 G2 turn Y9
         1 predict 0
         2 predict 0
         3 predict 0
         1 play B4
         2 play R1",
    );
    for viewer in [player(1), Viewer::Spectator] {
        let draws = draws(&played, viewer);
        let own = if viewer == player(1) { "B1 B2 B3" } else { "" };
        let unseen = others(&game, &format!("{own} B4 R1 Y9"));
        let without_blue: BTreeSet<Card> =
            unseen.iter().copied().filter(|card| card.suit() != Some(Suit::Humans)).collect();
        assert_eq!(turn_up(&draws, 2), without_blue, "as {viewer} sees it");
        assert_eq!(turn_up(&draws, 3), unseen, "as {viewer} sees it");
    }
}

#[test]
fn after_a_pass_a_player_without_a_suit_holds_at_most_the_card_that_came() {
    let game = game(4, "juggler", "");
    let played = played(
        &game,
        3,
        "chance deal B1 B2 B3 / B4 B5 juggler / R1 R2 R3 / G1 G2 G3 turn Y9
         1 predict 0
         2 predict 0
         3 predict 0
         4 predict 0
         1 play B1
         2 play juggler=B
         3 play R1
         4 play G1
         1 pass B2
         2 pass B4
         3 pass R2
         4 pass G2",
    );
    // The third and the fourth had no blue card. The first knows what the second got, and what came from the fourth.
    let draws = draws(&played, player(1));
    let third = turn_up(&draws, 3);
    assert_eq!(
        third,
        others(&game, "B1 B2 B3 juggler R1 G1 G2 Y9"),
        "every card can have come from the second"
    );
    assert!(blue(&third) > 5);
    for open in &draws {
        let hand = |number| open.hands[Seat::from_number(number).unwrap()].known;
        assert!(hand(2).contains("B2".parse().unwrap()), "what I passed stays with my left neighbour");
        assert!(hand(3).of_suit(Suit::Humans).len() <= 1);
        assert!(hand(4).of_suit(Suit::Humans).is_empty(), "neither the third nor the fourth had one");
    }
    // The fourth passed to the first and got its card from the third: it knows no more of the second's.
    let fourth = self::draws(&played, player(4));
    assert!(blue(&turn_up(&fourth, 3)) > 5);
}

#[test]
fn a_card_that_i_passed_stays_until_it_is_played() {
    let game = game(3, "juggler", "");
    let lines = "chance deal B1 R2 R3 R4 / B2 G2 G3 G4 / juggler Y2 Y3 Y4 turn N
         1 predict 0
         2 predict 0
         3 predict 0
         1 play B1
         2 play B2
         3 play juggler=B
         1 pass R2
         2 pass G2
         3 pass Y2
         3 play G2
         1 play R3
         2 play G3";
    let r2: Card = "R2".parse().unwrap();
    let second = Seat::new(1);
    let held = played(&game, 4, lines);
    assert!(draws(&held, player(1)).iter().all(|open| open.hands[second].known.contains(r2)));
    let for_others = draws(&held, player(3));
    assert!(for_others.iter().any(|open| open.hands[second].known.contains(r2)));
    assert!(!for_others.iter().all(|open| open.hands[second].known.contains(r2)));

    let gone = played(&game, 4, &format!("{lines}\n2 play R2"));
    assert!(draws(&gone, player(1)).iter().all(|open| !open.hands[second].known.contains(r2)));
}

#[test]
fn the_card_taken_for_the_werewolf_stays_with_its_taker_until_it_may_have_been_passed() {
    let game = game(4, "werewolf juggler", "");
    let swap = "chance deal B1 B2 B3 / B4 werewolf B6 / juggler R2 R3 / G1 G2 G3 turn Y7
         2 werewolf none
         1 predict 0
         2 predict 0
         3 predict 0
         4 predict 0
         1 play B1
         2 play B4";
    let y7: Card = "Y7".parse().unwrap();
    let holds = |open: &View, number: u8| open.hands[Seat::from_number(number).unwrap()].known.contains(y7);
    let before = played(&game, 3, swap);
    for viewer in [player(1), player(3), player(4), Viewer::Spectator] {
        assert!(draws(&before, viewer).iter().all(|open| holds(open, 2)), "{viewer}");
    }
    for (passed, holder) in [("B6", 2), ("Y7", 3)] {
        let lines =
            format!("{swap}\n3 play juggler=R\n4 play G1\n1 pass B2\n2 pass {passed}\n3 pass R2\n4 pass G2");
        let after = played(&game, 3, &lines);
        for viewer in [player(1), player(4), Viewer::Spectator] {
            let draws = draws(&after, viewer);
            let (stays, went) = draws.iter().fold((0, 0), |(stays, went), open| {
                assert!(holds(open, 2) != holds(open, 3), "it is with one of them");
                (stays + u32::from(holds(open, 2)), went + u32::from(holds(open, 3)))
            });
            assert!(stays > 400 && went > 400, "{viewer}: it stays {stays} times and goes {went} times");
        }
        for viewer in [player(2), player(3)] {
            assert!(draws(&after, viewer).iter().all(|open| holds(open, holder)), "{viewer} knows");
        }
    }
}
