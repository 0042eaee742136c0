//! The adept at Wizard: counts cards, remembers who has none of a suit, and looks one trick ahead.

use games::wizard::{Action, Legal, PhaseView, Suit, Trick, View, Wizard};
use table::Seat;

use super::estimate::{HandSum, MODEL};
use super::mind::{Mind, Sight};
use super::policy::{best_prediction, decide};
use crate::{Bot, Choice, Question};

/// A good player who decides at a glance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Adept;

impl Bot<Wizard> for Adept {
    fn choose(&self, question: &Question<'_, Wizard>) -> Option<Choice<Action>> {
        choose(question).map(Choice::plain)
    }
}

/// What the adept does.
pub(super) fn choose(question: &Question<'_, Wizard>) -> Option<Action> {
    let &Question { game, seat, ref view, ref legal, .. } = question;
    let sight = Sight::of_view(game, view, seat);
    if view.hands[seat].known.is_empty() {
        return choose_blind(view, legal, sight);
    }
    let trick = match view.phase {
        PhaseView::Playing { .. } => {
            view.trick().map(|trick| Trick::replayed(game, view.trump, trick.leader, &trick.faces))
        }
        _ => None,
    };
    decide(&MODEL, sight, legal, trick.as_ref(), view.turned_up)
}

/// In clairvoyance one sees everybody's cards but the own: what the others do not take is one's own (W7.4).
fn choose_blind(view: &View, legal: &Legal, sight: Sight<'_>) -> Option<Action> {
    let others_expect = |trump: Option<Suit>| others_expect(view, &sight, trump);
    match *legal {
        Legal::Predict { most, forbidden } => {
            let mind = Mind::new(sight);
            let cards = f32::from(sight.dealt);
            let expected = (cards - others_expect(view.trump)).clamp(0.0, cards);
            let share = expected / cards.max(1.0);
            let hand =
                HandSum { cards, expected, spread: cards * share * (1.0 - share), sure: 0.0, losers: 0.0 };
            best_prediction(&MODEL, &mind, hand, most, forbidden).map(|(said, _)| Action::Predict(said))
        }
        Legal::Trump => Suit::ALL
            .into_iter()
            .min_by(|&one, &other| others_expect(Some(one)).total_cmp(&others_expect(Some(other))))
            .map(Action::Trump),
        _ => decide(&MODEL, sight, legal, None, view.turned_up),
    }
}

/// How many tricks the cards of the others are worth.
fn others_expect(view: &View, sight: &Sight<'_>, trump: Option<Suit>) -> f32 {
    let mut sum = 0.0;
    for other in Seat::all(sight.seats).filter(|&other| other != sight.seat) {
        let mut seen = *sight;
        (seen.seat, seen.hand, seen.trump) = (other, view.hands[other].known, trump);
        sum += HandSum::of(&Mind::new(seen), &MODEL, seen.hand).expected;
    }
    sum
}
