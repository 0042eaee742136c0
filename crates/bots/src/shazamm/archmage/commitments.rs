//! What a player may commit to, as far as it is considered.

use games::shazamm::{Bet, Card, CardSet, Commitment, Spell};
use rand::Rng;
use table::dice;

/// How much is considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Different bets without a spell.
    pub bare_bets: usize,
    /// Different bets with each spell.
    pub spell_bets: usize,
    /// Different bets with each pair of spells.
    pub pair_bets: usize,
}

impl Default for Manner {
    fn default() -> Self {
        Self { bare_bets: 20, spell_bets: 8, pair_bets: 5 }
    }
}

/// Pairs of spells that do more together.
const PAIRS: [(Spell, Spell); 12] = [
    (Spell::Boost, Spell::DoubleDose),
    (Spell::Boost, Spell::Blaze),
    (Spell::DoubleDose, Spell::Blaze),
    (Spell::WhoWinsLoses, Spell::Blaze),
    (Spell::Recycling, Spell::Blaze),
    (Spell::Recycling, Spell::DoubleDose),
    (Spell::Middle, Spell::Resistance),
    (Spell::Middle, Spell::DoubleDose),
    (Spell::Theft, Spell::Resistance),
    (Spell::Blaze, Spell::SoreLoser),
    (Spell::DoubleDose, Spell::SoreLoser),
    (Spell::Reserves, Spell::Drain),
];

/// Bets of 1 to `mana` with spells of `hand`, in a number that can be compared. `high` is the highest bet that is likely to
/// be made; which bets stand for those between differs from time to time.
pub(super) fn commitments<R: Rng + ?Sized>(
    manner: Manner,
    hand: CardSet,
    mana: u8,
    high: u8,
    rng: &mut R,
) -> Vec<Commitment> {
    let mut all = Vec::new();
    let spells = hand.spells();
    let bare = if spells.is_empty() { usize::MAX } else { manner.bare_bets };
    with(CardSet::EMPTY, bare, mana, high, &mut all, rng);
    for spell in spells.iter_spells() {
        with(CardSet::only(spell), manner.spell_bets, mana, high, &mut all, rng);
    }
    if manner.pair_bets > 0 {
        for (one, other) in PAIRS {
            if spells.contains(one) && spells.contains(other) {
                let pair = CardSet::only(one).union(CardSet::only(other));
                with(pair, manner.pair_bets, mana, high, &mut all, rng);
            }
        }
    }
    all
}

/// Different sets of cards that are considered where none of the usual ones are as many as lie there.
const UNUSUAL: usize = 6;

/// Bets of 1 to `mana` for somebody with this hand before whom `count` cards lie, the dummy perhaps among them (S6.3).
pub(super) fn bets_behind<R: Rng + ?Sized>(
    manner: Manner,
    hand: CardSet,
    count: usize,
    mana: u8,
    high: u8,
    rng: &mut R,
) -> Vec<Commitment> {
    let mut all = Vec::new();
    let mut usual = vec![(CardSet::EMPTY, manner.bare_bets)];
    usual.extend(hand.iter_spells().map(|spell| (CardSet::only(spell), manner.spell_bets)));
    let pairs = PAIRS.iter().map(|&(one, other)| CardSet::only(one).union(CardSet::only(other)));
    usual.extend(pairs.filter(|&pair| hand.contains_all(pair)).map(|pair| (pair, manner.pair_bets)));
    for (mut cards, bets) in usual {
        if cards.len() + 1 == count {
            cards.insert(Card::Dummy);
        }
        if cards.len() == count {
            with(cards, bets, mana, high, &mut all, rng);
        }
    }
    if all.is_empty() {
        let mut held: Vec<Card> = hand.union(CardSet::DUMMY).iter().collect();
        let count = count.min(held.len());
        for _ in 0..UNUSUAL {
            let cards: CardSet = dice::draw(rng, &mut held, count).iter().copied().collect();
            with(cards, manner.pair_bets, mana, high, &mut all, rng);
        }
    }
    all
}

/// Bets of 1 to `mana` with just these cards.
pub(super) fn bets_with<R: Rng + ?Sized>(
    manner: Manner,
    cards: CardSet,
    mana: u8,
    high: u8,
    rng: &mut R,
) -> Vec<Commitment> {
    let mut all = Vec::new();
    with(cards, manner.bare_bets, mana, high, &mut all, rng);
    all
}

/// Some bets with these cards.
fn with<R: Rng + ?Sized>(
    cards: CardSet,
    count: usize,
    mana: u8,
    high: u8,
    all: &mut Vec<Commitment>,
    rng: &mut R,
) {
    let mut add = |bet: u8| all.extend(Bet::new(bet).map(|bet| Commitment { bet, cards }));
    let high = high.clamp(1, mana);
    if usize::from(mana) <= count {
        (1..=mana).for_each(add);
        return;
    }
    // The lowest, all of it, and others evenly between, somewhere in their strides.
    let between = count.saturating_sub(2).max(1);
    let stride = f64::from(high - 1) / between as f64;
    add(1);
    let mut last = 1;
    for n in 0..between {
        let within = f64::from(dice::below(rng, 1000)) / 1000.0;
        let bet = (1.5 + stride * (n as f64 + within)).floor() as u8;
        let bet = bet.clamp(last + 1, mana);
        if bet > last && bet < mana {
            add(bet);
            last = bet;
        }
    }
    add(mana);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_mana_are_considered_one_by_one_and_many_in_strides() {
        let mut rng = dice::fast(1);
        let hand: CardSet = [Spell::Boost].into_iter().collect();
        let few = commitments(Manner::default(), hand, 5, 5, &mut rng);
        assert_eq!(few.len(), 10);
        let many = commitments(Manner::default(), hand, 50, 25, &mut rng);
        assert!((15..=28).contains(&many.len()), "{}", many.len());
        assert!(many.iter().any(|commitment| commitment.bet.mana() == 1));
        assert!(many.iter().any(|commitment| commitment.bet.mana() == 50));
        let alone = commitments(Manner::default(), CardSet::DUMMY, 50, 25, &mut rng);
        assert_eq!(alone.len(), 50);
    }

    #[test]
    fn behind_counted_cards_are_sets_of_that_size() {
        let mut rng = dice::fast(1);
        let hand: CardSet = [Spell::Boost, Spell::DoubleDose, Spell::Drain].into_iter().collect();
        for (count, sets) in [(0, 1), (1, 4), (2, 4), (3, 1), (4, 1)] {
            let all = bets_behind(Manner::default(), hand, count, 50, 25, &mut rng);
            assert!(all.iter().all(|commitment| commitment.cards.len() == count), "{all:?}");
            let mut different: Vec<usize> = all.iter().map(|commitment| commitment.cards.bits()).collect();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), sets, "{count} cards");
        }
    }
}
