//! The apprentice at Shazamm!: bets a share of its mana, and casts a spell now and then because it is pretty.

use rand::Rng;
use shazamm::{Action, Bet, CardSet, Change, Commitment, Legal, Shazamm, View, opponent};
use table::{Legal as _, Seat, Viewer, dice};

use super::outlook::{strength, turn};
use crate::{Bot, Budget, Choice};

/// A beginner: knows what a bet does, and not yet what a spell is good for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apprentice;

impl Bot<Shazamm> for Apprentice {
    fn think(
        &self,
        _: &Shazamm,
        view: &View,
        legal: &Legal,
        _: Budget,
        seed: u64,
        _: &dyn Fn() -> bool,
    ) -> Option<Choice<Action>> {
        let mut rng = dice::fast(seed);
        let seat = view.viewer.and_then(Viewer::seat);
        let chosen = match *legal {
            Legal::Bet { mana, hand } => commit(mana.left(), hand, &mut rng),
            Legal::Recycle { .. } => seat.and_then(|seat| recycle(view, legal, seat)),
            // Whatever was stolen is used, and whatever can be copied is.
            Legal::Clone(_) | Legal::Theft(_) => legal.get(0),
            Legal::Nothing | Legal::Stack(_) => None,
        };
        let legal_one = chosen.filter(|&action| legal.contains(action));
        legal_one.or_else(|| legal.choose(&mut rng)).map(Choice::plain)
    }
}

/// Something between a twelfth and a third of the mana, and one time in three a spell.
pub(super) fn commit<R: Rng + ?Sized>(mana: u8, hand: CardSet, rng: &mut R) -> Option<Action> {
    let (lowest, highest) = ((mana / 12).max(1), (mana / 3).max(1));
    let bet = lowest + dice::below(rng, u32::from(highest - lowest) + 1) as u8;
    let mut cards = CardSet::EMPTY;
    let spells = hand.spells();
    if !spells.is_empty() && dice::below(rng, 3) == 0 {
        cards.insert(spells.iter_spells().nth(dice::below(rng, spells.len() as u32) as usize)?);
    }
    Some(Action::Bet(Commitment { bet: Bet::new(bet)?, cards }))
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
