//! A turn between the reveal and its end.

use serde::{Deserialize, Serialize};
use table::{Listener, Seat};

use crate::both::{Both, GREEN, RED, SEATS};
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::casting::Casting;
use crate::commitment::{Bet, Commitment};
use crate::fact::Fact;

/// A turn that is being resolved. All of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// What was revealed.
    pub revealed: Both<Commitment>,
    /// The bets, as recycled so far.
    pub bets: Both<Bet>,
    /// The spells that are still to be resolved.
    pub casting: Both<Casting>,
    /// What a Clone has taken in this turn.
    pub copied: Option<Copied>,
}

/// A spell that a Clone has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Copied {
    /// Whose Clone it was.
    pub seat: Seat,
    /// The spell.
    pub spell: Spell,
}

/// What a turn waits for while it is being resolved (S3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "question")]
pub enum Question {
    /// Which spell to take, if any (S7.2).
    Clone {
        /// Who is asked.
        seat: Seat,
        /// The spells that can be taken.
        from: CardSet,
    },
    /// Whether to use a stolen spell (S7.3).
    Theft {
        /// Who is asked.
        seat: Seat,
        /// The spell in question.
        spell: Spell,
        /// The stolen spells in question after it.
        then: Casting,
    },
    /// By how much to change the bet (S7.6).
    Recycling {
        /// Who is asked.
        seat: Seat,
    },
}

impl Question {
    /// Who is asked.
    #[inline]
    pub fn seat(self) -> Seat {
        match self {
            Self::Clone { seat, .. } | Self::Theft { seat, .. } | Self::Recycling { seat } => seat,
        }
    }
}

impl Turn {
    #[inline]
    pub(crate) fn new(revealed: Both<Commitment>) -> Self {
        Self {
            revealed,
            bets: revealed.map(|commitment| commitment.bet),
            casting: revealed.map(|commitment| Casting::once(commitment.cards)),
            copied: None,
        }
    }

    /// The spells that a player laid down.
    #[inline]
    pub(crate) fn laid(&self, seat: Seat) -> CardSet {
        self.revealed[seat].cards.spells()
    }

    /// What a Clone may take from a player in the next turn: the spells laid down, and what a Clone took (S7.2).
    #[inline]
    pub(crate) fn on_show(&self, seat: Seat) -> CardSet {
        match self.copied {
            Some(copied) if copied.seat == seat => self.laid(seat).union(CardSet::only(copied.spell)),
            _ => self.laid(seat),
        }
    }

    /// Spells played by both sides cancel (S3.2).
    #[inline]
    pub(crate) fn cancel_pairs<L: Listener<Fact>>(&mut self, listener: &mut L) {
        let pairs = self.laid(RED).shared(self.laid(GREEN));
        if pairs.is_empty() {
            return;
        }
        for seat in SEATS {
            self.casting[seat] = Casting::once(self.laid(seat).without(pairs));
        }
        listener.tell(|| Fact::Cancelled { spells: pairs });
    }

    /// Every spell that is still to be resolved is lost to `spell`, Mutism or End of Round.
    #[inline]
    pub(crate) fn lose_all<L: Listener<Fact>>(&mut self, to: Spell, listener: &mut L) {
        for seat in SEATS {
            let lost = self.casting[seat].take_all();
            if !lost.is_empty() {
                listener.tell(|| Fact::Lost { seat, spells: lost, to });
            }
        }
    }

    /// Takes the next spell in ascending order, up to and including `last`.
    #[inline]
    pub(crate) fn next_through(&mut self, last: Spell) -> Option<(Seat, Spell)> {
        let spell = self.casting[RED].spells().union(self.casting[GREEN].spells()).lowest_spell()?;
        if spell > last {
            return None;
        }
        SEATS.into_iter().find(|&seat| self.casting[seat].take(spell)).map(|seat| (seat, spell))
    }

    /// The players who cast `spell`, each as often as they do.
    #[inline]
    pub(crate) fn casters(&self, spell: Spell) -> impl Iterator<Item = Seat> + use<> {
        let times = self.casting.map(|casting| usize::from(casting.count(spell)));
        SEATS.into_iter().flat_map(move |seat| std::iter::repeat_n(seat, times[seat]))
    }

    /// The players who cast `spell`, each once.
    #[inline]
    pub(crate) fn casting_at_all(&self, spell: Spell) -> impl Iterator<Item = Seat> + use<> {
        let casts = self.casting.map(|casting| casting.contains(spell));
        SEATS.into_iter().filter(move |&seat| casts[seat])
    }
}
