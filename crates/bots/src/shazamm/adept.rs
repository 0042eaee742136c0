//! The adept at Shazamm!: spreads its mana over the turns that a round takes, and casts each spell when it is useful.

use games::shazamm::{
    Action, Bet, CardSet, Casting, Commitment, Legal, Shazamm, Spell, Turn, View, opponent,
};
use rand::Rng;
use table::{Legal as _, Seat, dice};

use super::outlook::{Outlook, lying, reversed, strength, turn};
use crate::{Bot, Choice, Question};

/// A good player who decides at a glance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Adept;

impl Bot<Shazamm> for Adept {
    fn choose(&self, question: &Question<'_, Shazamm>) -> Option<Choice<Action>> {
        choose(question, &mut dice::fast(question.seed)).map(Choice::plain)
    }
}

/// What the adept does.
pub(super) fn choose<R: Rng + ?Sized>(question: &Question<'_, Shazamm>, rng: &mut R) -> Option<Action> {
    let &Question { game, seat, ref view, ref legal, .. } = question;
    let outlook = Outlook::of(game, view, seat);
    match *legal {
        Legal::Nothing => None,
        Legal::Bet { hand, .. } => match lying(view, seat) {
            Some((laid, theirs)) => bet_on(view, &outlook, laid, theirs, rng).map(Action::Bet),
            None => commit(game, view, hand, seat, rng).map(Action::Bet),
        },
        Legal::Lay(hand) => {
            commit(game, view, hand, seat, rng).map(|commitment| Action::Lay(covered(commitment.cards)))
        }
        Legal::Clone(from) => Some(Action::Clone(best_copy(view, &outlook, from, seat))),
        Legal::Theft(spell) => {
            let wanted = wants(&outlook, turn(view)?, spell, seat);
            Some(if wanted { Action::Use(spell) } else { Action::Discard(spell) })
        }
        Legal::Recycle { .. } => recycle(turn(view)?, legal, seat),
        Legal::Stack(left) => ORDER.into_iter().find(|&spell| left.contains(spell)).map(Action::Stack),
    }
}

/// The order in which it draws, if it may choose: what wins turns first.
const ORDER: [Spell; Spell::COUNT] = [
    Spell::Reserves,
    Spell::DoubleDose,
    Spell::Recycling,
    Spell::Resistance,
    Spell::Drain,
    Spell::Blaze,
    Spell::Boost,
    Spell::Theft,
    Spell::Middle,
    Spell::SoreLoser,
    Spell::Clone,
    Spell::EndOfRound,
    Spell::WhoWinsLoses,
    Spell::Mutism,
];

/// A bet and the spells that fit it.
pub(super) fn commit<R: Rng + ?Sized>(
    game: &Shazamm,
    view: &View,
    hand: CardSet,
    seat: Seat,
    rng: &mut R,
) -> Option<Commitment> {
    let outlook = Outlook::of(game, view, seat);
    let spells = if view.muted { CardSet::EMPTY } else { hand.spells() };
    let mut bet = plain_bet(&outlook, rng);
    let mut cards = CardSet::EMPTY;
    // With the last mana of the opponent a plain bet is sure, unless spells are cast; so no spell is needed.
    let is_sure = u32::from(bet) > u32::from(outlook.theirs);
    if !spells.is_empty()
        && !is_sure
        && let Some(spell) = spell_for(view, &outlook, spells, seat, rng)
    {
        cards.insert(spell);
        bet = bet_with(spell, bet, &outlook);
    }
    Some(Commitment { bet: Bet::new(bet.clamp(1, outlook.mana.max(1)))?, cards })
}

/// What is laid where cards are counted (S6.3): the dummy instead of nothing, so that one card says nothing.
pub(super) fn covered(cards: CardSet) -> CardSet {
    if cards.is_empty() { CardSet::DUMMY } else { cards }
}

/// The bet that goes with the cards on the table, against so many of the opponent's (S6.3).
fn bet_on<R: Rng + ?Sized>(
    view: &View,
    outlook: &Outlook,
    laid: CardSet,
    theirs: u8,
    rng: &mut R,
) -> Option<Commitment> {
    let spells = if view.muted { CardSet::EMPTY } else { laid.spells() };
    let plain = plain_bet(outlook, rng);
    let mut bet = spells.iter_spells().fold(plain, |bet, spell| bet_with(spell, bet, outlook));
    if (theirs == 0 || view.muted) && !spells.contains(Spell::WhoWinsLoses) {
        // Nothing helps the opponent's bet, so that what beats all of its mana is enough.
        let casting: Casting = spells.iter_spells().collect();
        let beats = |bet: &u8| strength(*bet, casting) > u32::from(outlook.theirs);
        let enough = (1..=outlook.mana).find(beats);
        let is_worth_it = |&enough: &u8| outlook.far == 1 || enough <= bet.max(outlook.mana / 4);
        bet = enough.filter(is_worth_it).unwrap_or(bet);
    }
    let bet = Bet::new(bet.clamp(1, outlook.mana.max(1)))?;
    Some(Commitment { bet, cards: CardSet::EMPTY })
}

/// A share of the mana that leaves enough for the turns to come, never the same twice.
fn plain_bet<R: Rng + ?Sized>(outlook: &Outlook, rng: &mut R) -> u8 {
    let Outlook { mana, theirs, near, far, .. } = *outlook;
    // One more than the opponent has is always enough, if it is cheap or ends the round.
    let enough = theirs.saturating_add(1);
    if enough <= mana && (enough <= mana / 4 || far == 1) {
        return enough;
    }
    // The nearer the fire, the more this turn counts.
    let turns = match (near.min(far), near) {
        (1, 1) => 3.0,
        (1, _) => 3.5,
        (2, _) => 4.5,
        _ => 5.5,
    };
    let share = f64::from(mana) / turns;
    let spread = 0.5 + f64::from(dice::below(rng, 1000)) / 1000.0;
    let bet = (share * spread).round() as u8;
    // More than the opponent can bet is wasted.
    bet.clamp(1, mana.max(1)).min(enough.max(1))
}

/// The spell of the hand that is most useful now, if one is useful enough.
fn spell_for<R: Rng + ?Sized>(
    view: &View,
    outlook: &Outlook,
    spells: CardSet,
    seat: Seat,
    rng: &mut R,
) -> Option<Spell> {
    let mut worth = |spell: Spell| {
        let noise = f64::from(dice::below(rng, 1000)) / 1000.0 - 0.5;
        usefulness(view, outlook, spell, seat) + 0.5 * noise
    };
    spells
        .iter_spells()
        .map(|spell| (spell, worth(spell)))
        .max_by(|one, other| one.1.total_cmp(&other.1))
        .filter(|&(_, worth)| worth > 0.6)
        .map(|(spell, _)| spell)
}

/// How useful a spell is in this turn, from 0 to 1 or so.
fn usefulness(view: &View, outlook: &Outlook, spell: Spell, seat: Seat) -> f64 {
    let Outlook { mana, theirs, near, far, gained, own_room, their_room, .. } = *outlook;
    let in_danger = near == 1 || own_room <= 1;
    let hunting = far == 1 || their_room <= 1;
    let behind = gained < 0;
    match spell {
        Spell::Mutism => {
            let (own, other) = (view.players[seat].hand_size, view.players[opponent(seat)].hand_size);
            if other > own && mana > theirs + 5 { 0.9 } else { 0.0 }
        }
        Spell::Clone => {
            let from = view.players[opponent(seat)].on_show;
            if from.is_empty() { 0.0 } else { best_copy(view, outlook, from, seat).map_or(0.0, |_| 0.7) }
        }
        Spell::Theft => {
            if view.players[opponent(seat)].hand_size >= 3 {
                0.45
            } else {
                0.1
            }
        }
        Spell::EndOfRound => {
            if their_room == 0 {
                2.0
            } else if gained > 0 && mana + 8 < theirs {
                0.9
            } else {
                0.0
            }
        }
        Spell::Middle => {
            if behind {
                0.4 + 0.3 * f64::from(-gained)
            } else {
                0.0
            }
        }
        Spell::Recycling => 0.5,
        Spell::Boost | Spell::DoubleDose => {
            if in_danger || hunting {
                0.9
            } else {
                0.45
            }
        }
        Spell::WhoWinsLoses => {
            if mana + 12 < theirs || in_danger {
                0.6
            } else {
                0.2
            }
        }
        Spell::Blaze => {
            if far == 2 || their_room == 2 {
                0.8
            } else {
                0.35
            }
        }
        Spell::Resistance => {
            if outlook.resistance_holds && (outlook.push_looms || outlook.is_winning()) {
                // The last push is stopped too: all mana may go, and the round ends where the fire is.
                1.8
            } else if in_danger {
                1.0
            } else {
                0.2
            }
        }
        Spell::SoreLoser => {
            if in_danger {
                0.3
            } else {
                0.5
            }
        }
        Spell::Reserves => {
            if mana <= 32 {
                0.9
            } else {
                0.0
            }
        }
        Spell::Drain => {
            if mana <= 36 && theirs >= 15 {
                0.8
            } else {
                0.0
            }
        }
    }
}

/// The bet that goes with a spell.
fn bet_with(spell: Spell, bet: u8, outlook: &Outlook) -> u8 {
    match spell {
        // Nothing is fought for, or to lose is to win.
        Spell::EndOfRound | Spell::WhoWinsLoses => 1,
        Spell::Resistance if outlook.resistance_holds && outlook.is_winning() => outlook.mana,
        Spell::Resistance => (bet / 3).max(1),
        // What is lost is not paid.
        Spell::SoreLoser => bet.saturating_add(bet / 2),
        Spell::Blaze => bet.saturating_add(4),
        Spell::DoubleDose => (bet * 3 / 4).max(1).min(outlook.theirs.div_ceil(2).max(1)),
        _ => bet,
    }
}

/// The spell that is best to be had a second time.
fn best_copy(view: &View, outlook: &Outlook, from: CardSet, seat: Seat) -> Option<Spell> {
    let worth = |spell: Spell| match spell {
        // A copied Clone does nothing.
        Spell::Clone => 0.0,
        _ => usefulness(view, outlook, spell, seat),
    };
    from.iter_spells()
        .max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
        .filter(|&spell| worth(spell) > 0.3)
}

/// Whether a stolen spell is better used than discarded.
fn wants(outlook: &Outlook, turn: &Turn, spell: Spell, seat: Seat) -> bool {
    match spell {
        Spell::EndOfRound => outlook.their_room == 0 || outlook.gained > 0,
        Spell::Middle => outlook.gained < 0,
        Spell::WhoWinsLoses => is_ahead(turn, seat) == reversed(turn),
        _ => true,
    }
}

/// Whether the own strength is the greater one as it is.
fn is_ahead(turn: &Turn, seat: Seat) -> bool {
    let of = |seat: Seat| strength(turn.bets[seat].mana(), turn.casting[seat]);
    of(seat) > of(opponent(seat))
}

/// The cheapest bet that moves the fire the right way, or the cheapest at all.
fn recycle(turn: &Turn, legal: &Legal, seat: Seat) -> Option<Action> {
    let them = opponent(seat);
    let against = strength(turn.bets[them].mana(), turn.casting[them]);
    let own = |action: &Action| match action {
        Action::Recycle(change) => {
            turn.bets[seat].changed(*change).map(|bet| strength(bet.mana(), turn.casting[seat]))
        }
        _ => None,
    };
    let wins = |action: &Action| {
        own(action).is_some_and(|own| if reversed(turn) { own < against } else { own > against })
    };
    let holds = |action: &Action| own(action).is_some_and(|own| own == against);
    legal.iter().find(wins).or_else(|| legal.iter().find(holds)).or_else(|| legal.get(0))
}
