//! The apprentice at Shazamm!: bets a share of its mana, and casts a spell now and then because it is pretty.

use games::shazamm::{Action, Bet, CardSet, Change, Commitment, Legal, Shazamm, Spell, View, opponent};
use rand::Rng;
use table::{Legal as _, Seat, dice};

use super::outlook::{Outlook, strength, turn};
use crate::{Bot, Choice, Question};

/// A beginner: knows what a bet does, and not yet what a spell is good for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apprentice;

impl Bot<Shazamm> for Apprentice {
    fn choose(&self, question: &Question<'_, Shazamm>) -> Option<Choice<Action>> {
        let &Question { game, seat, ref view, ref legal, .. } = question;
        let mut rng = dice::fast(question.seed);
        let chosen = match *legal {
            Legal::Bet { hand, .. } => commit(game, view, hand, seat, &mut rng).map(Action::Bet),
            Legal::Lay(hand) => {
                let commitment = commit(game, view, hand, seat, &mut rng)?;
                Some(Action::Lay(covered(commitment.cards, &mut rng)))
            }
            Legal::Recycle { .. } => recycle(view, legal, seat),
            // Whatever was stolen is used, and whatever can be copied is.
            Legal::Clone(_) | Legal::Theft(_) => legal.get(0),
            Legal::Nothing | Legal::Stack(_) => None,
        };
        chosen.map(Choice::plain)
    }
}

/// Something between a twelfth and a third of the mana, and one time in three a spell. With the last mana Resistance, if it
/// is there: that even a beginner can read on the card.
pub(super) fn commit<R: Rng + ?Sized>(
    game: &Shazamm,
    view: &View,
    hand: CardSet,
    seat: Seat,
    rng: &mut R,
) -> Option<Commitment> {
    let mana = view.players[seat].mana.left();
    let (lowest, highest) = ((mana / 12).max(1), (mana / 3).max(1));
    let bet = lowest + dice::below(rng, u32::from(highest - lowest) + 1) as u8;
    let mut cards = CardSet::EMPTY;
    let spells = hand.spells();
    let outlook = Outlook::of(game, view, seat);
    if outlook.resistance_holds && outlook.push_looms && !view.muted && spells.contains(Spell::Resistance) {
        cards.insert(Spell::Resistance);
    } else if !spells.is_empty() && dice::below(rng, 3) == 0 {
        cards.insert(spells.iter_spells().nth(dice::below(rng, spells.len() as u32) as usize)?);
    }
    Some(Commitment { bet: Bet::new(bet)?, cards })
}

/// What is laid where cards are counted (S6.3): the dummy instead of nothing, every other time.
pub(super) fn covered<R: Rng + ?Sized>(cards: CardSet, rng: &mut R) -> CardSet {
    if cards.is_empty() && dice::below(rng, 2) == 0 { CardSet::DUMMY } else { cards }
}

/// Just enough to win, if that is within reach; as little as possible otherwise.
fn recycle(view: &View, legal: &Legal, seat: Seat) -> Option<Action> {
    let turn = turn(view)?;
    let them = opponent(seat);
    let against = strength(turn.bets[them].mana(), turn.casting[them]);
    let change = |action: &Action| match action {
        Action::Recycle(change) => turn.bets[seat].changed(*change),
        _ => None,
    };
    let wins = |action: &Action| {
        change(action).is_some_and(|bet| strength(bet.mana(), turn.casting[seat]) > against)
    };
    legal.iter().find(wins).or_else(|| legal.get(0)).or(Some(Action::Recycle(Change::NONE)))
}
