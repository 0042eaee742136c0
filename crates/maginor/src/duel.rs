//! Duels (M7): challenger and defender choose in secret, and Reversal may turn the result round.

use serde::{Deserialize, Serialize};
use table::{Audience, Listener, Seat, Seats};

use crate::fact::Fact;
use crate::game::Maginor;
use crate::set::numbered;
use crate::spell::Spell;
use crate::state::{Phase, State, Vote};
use crate::tile::Slot;
use crate::vote;

/// What a duellist chooses.
///
/// ```
/// use maginor::Element;
/// assert!(Element::Earth.beats(Element::Water));
/// assert!(Element::Water.beats(Element::Fire));
/// assert!(Element::Fire.beats(Element::Earth));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// Beats water.
    Earth,
    /// Beats fire.
    Water,
    /// Beats earth.
    Fire,
}

/// A duel in which somebody still has to choose. The challenger is the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    /// The vote that led to it.
    pub(crate) vote: Vote,
    /// What it is about.
    pub(crate) slot: Slot,
    pub(crate) defender: Seat,
    pub(crate) challenge: Option<Element>,
    pub(crate) defence: Option<Element>,
}

/// A duel that was revealed and may still be turned round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reversing {
    /// The vote that led to the duel.
    pub vote: Vote,
    /// The slot that it is about.
    pub slot: Slot,
    /// Who held the slot before.
    pub defender: Seat,
    /// How it stands.
    pub verdict: Verdict,
    /// Whether the defender is asked; otherwise the challenger.
    pub asks_defender: bool,
}

/// How a duel ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The challenger takes the slot.
    Challenger,
    /// The defender keeps it.
    Defender,
    /// Nobody has it.
    Tie,
}

impl Element {
    /// The three.
    pub const ALL: [Self; 3] = [Self::Earth, Self::Water, Self::Fire];

    /// Whether it beats the other (M7.1).
    pub const fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Earth, Self::Water) | (Self::Water, Self::Fire) | (Self::Fire, Self::Earth)
        )
    }

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Earth => "earth",
            Self::Water => "water",
            Self::Fire => "fire",
        }
    }
}

impl Verdict {
    /// Who wins when these meet (M7.1, M7.2).
    ///
    /// ```
    /// use maginor::{Element, Verdict};
    /// assert_eq!(Verdict::of(Element::Fire, Element::Fire), Verdict::Tie);
    /// assert_eq!(Verdict::of(Element::Earth, Element::Earth), Verdict::Defender);
    /// ```
    pub const fn of(challenge: Element, defence: Element) -> Self {
        if challenge.beats(defence) {
            Self::Challenger
        } else if defence.beats(challenge) || matches!(challenge, Element::Earth) {
            Self::Defender
        } else {
            Self::Tie
        }
    }
}

impl Duel {
    /// The duellists who have not chosen yet.
    #[inline]
    pub(crate) fn owing(&self, challenger: Seat) -> Seats {
        let mut owing = Seats::NONE;
        if self.challenge.is_none() {
            owing.insert(challenger);
        }
        if self.defence.is_none() {
            owing.insert(self.defender);
        }
        owing
    }
}

impl Reversing {
    /// Who is asked.
    #[inline]
    pub(crate) fn asked(&self, challenger: Seat) -> Seat {
        if self.asks_defender { self.defender } else { challenger }
    }
}

/// The player whose turn it is challenges whoever holds the slot (M4.2).
#[inline]
pub(crate) fn challenge<L: Listener<Fact>>(state: &mut State, vote: Vote, slot: Slot, listener: &mut L) {
    let Some(defender) = state.holder(vote.tile, slot) else { return };
    let challenger = state.turn;
    listener.tell(|| Fact::Challenged { challenger, defender, tile: vote.tile, slot });
    state.phase = Phase::Duelling(Duel { vote, slot, defender, challenge: None, defence: None });
}

/// A duellist chooses. Others learn only that it was done, until both have (M7.1).
#[inline]
pub(crate) fn choose<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    seat: Seat,
    element: Element,
    listener: &mut L,
) {
    let Phase::Duelling(duel) = &mut state.phase else { return };
    if seat == duel.defender {
        duel.defence = Some(element);
    } else {
        duel.challenge = Some(element);
    }
    listener.hear(Audience::only(seat), || Fact::ChoseElement { seat, element });
    listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::ChoseSecretly { seat });
    let duel = *duel;
    if let (Some(challenge), Some(defence)) = (duel.challenge, duel.defence) {
        reveal(game, state, &duel, challenge, defence, listener);
    }
}

#[inline]
fn reveal<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    duel: &Duel,
    challenge: Element,
    defence: Element,
    listener: &mut L,
) {
    let &Duel { vote, slot, defender, .. } = duel;
    let challenger = state.turn;
    let verdict = Verdict::of(challenge, defence);
    listener.tell(|| Fact::Revealed { challenger, challenge, defender, defence, verdict });
    // M7.4. There is one Reversal only, so at most one player can be asked.
    let could_turn =
        |seat: Seat, won: Verdict| verdict != won && state.player(seat).spells.contains(Spell::Reversal);
    let asks_defender = could_turn(defender, Verdict::Defender);
    let result = Reversing { vote, slot, defender, verdict, asks_defender };
    if asks_defender || could_turn(challenger, Verdict::Challenger) {
        state.phase = Phase::Reversing(result);
    } else {
        conclude(game, state, &result, listener);
    }
}

/// Whoever lost or tied plays Reversal, or lets the duel stand (M7.4).
pub(crate) fn reverse<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    seat: Seat,
    plays: bool,
    listener: &mut L,
) {
    let Phase::Reversing(mut result) = state.phase else { return };
    if plays {
        state.player_mut(seat).spells.remove(Spell::Reversal);
        listener.tell(|| Fact::SpellPlayed { seat, spell: Spell::Reversal, tile: None });
        result.verdict = if result.asks_defender { Verdict::Defender } else { Verdict::Challenger };
    } else {
        listener.tell(|| Fact::ReversalDeclined { seat });
    }
    conclude(game, state, &result, listener);
}

/// M7.2, M7.3.
#[inline]
fn conclude<L: Listener<Fact>>(game: &Maginor, state: &mut State, result: &Reversing, listener: &mut L) {
    let &Reversing { vote, slot, defender, verdict, .. } = result;
    let (tile, challenger) = (vote.tile, state.turn);
    match verdict {
        Verdict::Challenger => {
            state.give_back(tile, slot, defender);
            state.put(tile, slot, challenger);
            listener.tell(|| Fact::DuelWon { winner: challenger, loser: defender, tile, slot });
        }
        Verdict::Defender => {
            listener.tell(|| Fact::DuelWon { winner: defender, loser: challenger, tile, slot });
        }
        Verdict::Tie => {
            state.give_back(tile, slot, defender);
            listener.tell(|| Fact::DuelTied { challenger, defender, tile, slot });
        }
    }
    vote::finish(game, state, vote, listener);
}

numbered!(Element);

table::by_name!(Element, "what to duel with: earth, water or fire");
