//! How an opponent commits who plays by habit.

use rand::Rng;
use shazamm::{Action, CardSet, Commitment, View};
use table::Seat;

use super::Archmage;
use crate::shazamm::{adept, apprentice};

/// How often habits are asked.
const TIMES: u32 = 24;

/// How often somebody with this hand commits to each of `commitments` who plays like an adept or an apprentice; what is
/// not among them yet is added.
pub(super) fn habits<R: Rng + ?Sized>(
    manner: &Archmage,
    view: &View,
    cards: CardSet,
    seat: Seat,
    commitments: &mut Vec<Commitment>,
    rng: &mut R,
) -> Vec<f32> {
    let mut habits = vec![0.0; commitments.len()];
    if manner.trust <= 0.0 {
        return habits;
    }
    let scorned = (manner.scorn * TIMES as f32).round() as u32;
    let mana = view.players[seat].mana.left();
    for time in 0..TIMES {
        let commitment = if time < scorned {
            match apprentice::commit(mana, cards, rng) {
                Some(Action::Bet(commitment)) => Some(commitment),
                _ => None,
            }
        } else {
            adept::commit(view, cards, seat, rng)
        };
        let Some(commitment) = commitment else { continue };
        let at = commitments.iter().position(|known| *known == commitment).unwrap_or_else(|| {
            commitments.push(commitment);
            habits.push(0.0);
            commitments.len() - 1
        });
        habits[at] += 1.0;
    }
    let sum: f32 = habits.iter().sum();
    habits.iter_mut().for_each(|share| *share /= sum.max(1.0));
    habits
}
