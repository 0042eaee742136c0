//! What the phases are about.

use games::maginor::{
    ChoiceView, Element, Member as _, PhaseView, Scoring, Slot, Source, Symbol, Then, Tile, Verdict, Vote,
};
use table::Seat;

use super::parts::Parts;
use crate::row::{Around, one_of};

/// What the phases are about, by its kind.
#[derive(Default)]
pub(super) struct Focus {
    tile: Option<Tile>,
    source: Option<Source>,
    advance: bool,
    symbol: Option<Symbol>,
    slot: Option<Slot>,
    defender: Option<Seat>,
    chosen: Option<Element>,
    verdict: Option<Verdict>,
    first: Option<Seat>,
    second: Option<Seat>,
    then: Option<Then>,
    left: u8,
    may_stop: bool,
}

impl Focus {
    /// `stands_on`: the tile of the player whose turn it is.
    pub(super) fn of(phase: PhaseView, stands_on: impl Fn() -> Option<Tile>) -> Self {
        match phase {
            PhaseView::Setup | PhaseView::FirstPlayer | PhaseView::Turn | PhaseView::Over => Self::default(),
            PhaseView::Rolling { roll } => {
                Self { tile: Some(roll.tile), source: Some(roll.source), ..Self::default() }
            }
            PhaseView::ChoosingSymbol { vote } => Self::of_vote(vote),
            PhaseView::ChoosingSlot { vote, symbol } | PhaseView::ChoosingRival { vote, symbol } => {
                Self { symbol: Some(symbol), ..Self::of_vote(vote) }
            }
            PhaseView::Duelling { vote, slot, defender, challenge, defence } => {
                let known = |choice| match choice {
                    ChoiceView::Known(element) => Some(element),
                    ChoiceView::Open | ChoiceView::Made => None,
                };
                // A seat knows no choice but its own, and fights on one side only.
                let chosen = known(challenge).or(known(defence));
                Self { slot: Some(slot), defender: Some(defender), chosen, ..Self::of_vote(vote) }
            }
            PhaseView::Reversing { duel } => Self {
                slot: Some(duel.slot),
                defender: Some(duel.defender),
                verdict: Some(duel.verdict),
                ..Self::of_vote(duel.vote)
            },
            PhaseView::Taking { scoring: Scoring { tile, first, second, then } } => {
                Self { tile: Some(tile), first: Some(first), second, then: Some(then), ..Self::default() }
            }
            PhaseView::Retrieving { left } => Self { left, ..Self::default() },
            PhaseView::Dominating { second } => {
                Self { tile: stands_on(), may_stop: second, ..Self::default() }
            }
            PhaseView::Persuading => Self { tile: stands_on(), ..Self::default() },
            PhaseView::Telekinesis { tile } => Self { tile: Some(tile), ..Self::default() },
        }
    }

    pub(super) fn write<const SEATS: usize>(&self, around: Around<SEATS>, parts: &mut Parts<'_>) {
        one_of(self.tile.map(Tile::index), parts.at);
        one_of(self.source.map(|source| source as usize), parts.source);
        parts.advance[0] = u8::from(self.advance);
        one_of(self.symbol.map(Symbol::index), parts.symbol);
        one_of(self.slot.map(Slot::index), parts.slot);
        around.write(self.defender, parts.defender);
        one_of(self.chosen.map(Element::index), parts.chosen);
        one_of(self.verdict.map(|verdict| verdict as usize), parts.verdict);
        around.write(self.first, parts.first);
        around.write(self.second, parts.second);
        one_of(self.then.map(|then| then as usize), parts.then);
        parts.left[0] = self.left;
        parts.may_stop[0] = u8::from(self.may_stop);
    }

    fn of_vote(vote: Vote) -> Self {
        Self { tile: Some(vote.tile), source: Some(vote.source), advance: vote.advance, ..Self::default() }
    }
}
