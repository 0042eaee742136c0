//! How an opponent commits who plays by habit.

use games::shazamm::{Shazamm, View};
use rand::Rng;
use table::Seat;

use super::Archmage;
use super::worlds::Hand;
use crate::shazamm::{adept, apprentice};

/// How often habits are asked.
const TIMES: u32 = 24;

/// Says how often somebody with this hand commits to each of its commitments who plays like an adept or an apprentice; what
/// is not among them yet is added. Where cards lie already, it is `count` of them.
pub(super) fn habits<R: Rng + ?Sized>(
    manner: &Archmage,
    game: &Shazamm,
    view: &View,
    seat: Seat,
    hand: &mut Hand,
    count: Option<usize>,
    rng: &mut R,
) {
    let Hand { cards, commitments, habits } = hand;
    *habits = vec![0.0; commitments.len()];
    if manner.trust <= 0.0 {
        return;
    }
    let scorned = (manner.scorn * TIMES as f32).round() as u32;
    for time in 0..TIMES {
        let is_scorned = time < scorned;
        let commitment = if is_scorned {
            apprentice::commit(game, view, *cards, seat, rng)
        } else {
            adept::commit(game, view, *cards, seat, rng)
        };
        let Some(mut commitment) = commitment else { continue };
        if let Some(count) = count {
            let laid = commitment.cards;
            commitment.cards = if is_scorned { apprentice::covered(laid, rng) } else { adept::covered(laid) };
            if commitment.cards.len() != count {
                continue;
            }
        }
        let at = commitments.iter().position(|known| *known == commitment).unwrap_or_else(|| {
            commitments.push(commitment);
            habits.push(0.0);
            commitments.len() - 1
        });
        habits[at] += 1.0;
    }
    let sum: f32 = habits.iter().sum();
    habits.iter_mut().for_each(|share| *share /= sum.max(1.0));
}
