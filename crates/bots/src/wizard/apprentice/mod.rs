//! The apprentice at Wizard: counts strong cards, plays to win while it needs tricks, and to lose when it has enough.

mod strength;
mod trick;

use games::wizard::{Action, Card, CardSet, Change, Legal, PhaseView, PredictionView, Suit, View, Wizard};
use table::Seat;

use crate::{Bot, Choice, Question};

/// A decent beginner. It remembers nothing between decisions and looks no further than the trick on the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apprentice;

impl Bot<Wizard> for Apprentice {
    fn choose(&self, question: &Question<'_, Wizard>) -> Option<Choice<Action>> {
        let &Question { game, seat, ref view, ref legal, .. } = question;
        let chosen = match *legal {
            Legal::Predict { .. } => Some(predict(game, view, legal, seat)),
            Legal::Play(faces) => trick::play(game, view, faces, seat, needed(view, seat)).map(Action::Play),
            Legal::Trump => Some(Action::Trump(favourite_suit(view, seat))),
            Legal::Werewolf => Some(Action::Werewolf(werewolf(view, seat))),
            Legal::Pass(hand) => pass(game, view, hand, seat).map(Action::Pass),
            Legal::Change { down } => Some(Action::Change(change(game, view, down, seat))),
            _ => None,
        };
        chosen.map(Choice::plain)
    }
}

/// How many tricks `seat` still needs; below zero, how many it has too many.
fn needed(view: &View, seat: Seat) -> i32 {
    match view.predictions[seat] {
        PredictionView::Known(prediction) => i32::from(prediction) - i32::from(view.won[seat]),
        PredictionView::Open | PredictionView::Made => 0,
    }
}

/// Names the number next to what the hand is worth.
fn predict(game: &Wizard, view: &View, legal: &Legal, seat: Seat) -> Action {
    use table::Legal as _;
    let expected = expected_tricks(game, view, seat);
    let distance = |action: Action| match action {
        Action::Predict(tricks) => (f64::from(tricks) - expected).abs(),
        _ => f64::INFINITY,
    };
    legal
        .iter()
        .min_by(|&one, &other| distance(one).total_cmp(&distance(other)))
        .unwrap_or(Action::Predict(0))
}

/// How many tricks the cards of `seat` are worth from now on. Who does not see the own cards takes what the others leave.
fn expected_tricks(game: &Wizard, view: &View, seat: Seat) -> f64 {
    let own = view.hands[seat];
    if own.known.is_empty() && own.size > 0 {
        let others: f64 = view
            .hands
            .iter()
            .filter(|&(other, _)| other != seat)
            .map(|(_, hand)| strength::expected(game, view, hand.known))
            .sum();
        return (f64::from(own.size) - others).clamp(0.0, f64::from(own.size));
    }
    strength::expected(game, view, own.known)
}

/// The suit with the most cards, and among equals the highest ones.
fn favourite_suit(view: &View, seat: Seat) -> Suit {
    let own = view.hands[seat].known;
    // A dealer who sees only the others' cards names what they have least of.
    let (cards, sign) = if own.is_empty() {
        let others =
            view.hands.iter().filter(|&(other, _)| other != seat).flat_map(|(_, hand)| hand.known.iter());
        (others.collect(), -1)
    } else {
        (own, 1)
    };
    best_suit(cards, sign)
}

fn best_suit(cards: CardSet, sign: i32) -> Suit {
    let worth = |suit: Suit| {
        let own = cards.of_suit(suit);
        let ranks: i32 = own.iter().map(|card| i32::from(strength::rank(card))).sum();
        sign * (own.len() as i32 * 100 + ranks)
    };
    Suit::ALL.into_iter().max_by_key(|&suit| worth(suit)).unwrap_or(Suit::Humans)
}

/// Who swaps the Werewolf names the longest suit of the new hand, or none without a suit card.
fn werewolf(view: &View, seat: Seat) -> Option<Suit> {
    let mut hand = view.hands[seat].known;
    if let Some(card) = view.turned_up {
        hand.insert(card);
    }
    let suit = best_suit(hand, 1);
    (!hand.of_suit(suit).is_empty()).then_some(suit)
}

/// Who needs tricks passes on the weakest card; who has enough, the strongest.
fn pass(game: &Wizard, view: &View, hand: CardSet, seat: Seat) -> Option<Card> {
    let worth = |card: &Card| strength::chance(game, view, *card);
    let compare = |one: &Card, other: &Card| worth(one).total_cmp(&worth(other));
    let expected = strength::expected(game, view, hand);
    if f64::from(needed(view, seat)) > expected {
        hand.distinct().min_by(compare)
    } else {
        hand.distinct().max_by(compare)
    }
}

/// Moves the prediction towards what is to be expected; away from it only if it must.
fn change(game: &Wizard, view: &View, down: bool, seat: Seat) -> Change {
    debug_assert!(matches!(view.phase, PhaseView::Changing { .. }), "asked for a change in {:?}", view.phase);
    let more = expected_tricks(game, view, seat);
    if !down || more > f64::from(needed(view, seat)) { Change::Up } else { Change::Down }
}
