//! A position that fits all that a viewer knows: the view itself, and hidden choices of a duel drawn anew.

use rand::Rng;
use table::dice;

use crate::duel::{Duel, Element};
use crate::options::MOST_SEATS;
use crate::ring::{Chamberlain, MaginorAt, Ring};
use crate::set::Member;
use crate::state::{Phase, Player, State};
use crate::tile::Slot;
use crate::view::{ChoiceView, PhaseView, View};

pub(crate) fn resample<R: Rng + ?Sized>(view: &View, rng: &mut R) -> State {
    let mut state = State::new();
    state.phase = phase(view, rng);
    state.turn = view.turn.unwrap_or(state.turn);
    state.ring = Ring::new(view.ring.iter().map(|place| place.tile));
    state.maginor = match view.maginor {
        MaginorAt::Start => Chamberlain::Start,
        MaginorAt::Before(_) => Chamberlain::Before,
        MaginorAt::On(_) => Chamberlain::On,
    };
    for place in &view.ring {
        let tile = place.tile.index();
        state.spells[tile] = place.spell;
        for (n, holder) in place.slots.iter().enumerate() {
            if let (Some(slot), Some(seat)) = (Slot::from_index(n), holder)
                && seat.index() < MOST_SEATS
            {
                state.held[tile][seat.index()].insert(slot);
            }
        }
    }
    for ((_, seen), player) in view.players.iter().zip(&mut state.players) {
        *player = Player {
            wizard: seen.wizard,
            reserve: seen.reserve,
            symbols: seen.symbols,
            sorcery: seen.sorcery,
            spells: seen.spells,
            tiles: seen.tiles,
        };
    }
    state.quiet_turns = view.quiet_turns;
    state.stirred = view.stirred;
    state
}

fn phase<R: Rng + ?Sized>(view: &View, rng: &mut R) -> Phase {
    let mut chosen = |choice| match choice {
        ChoiceView::Open => None,
        ChoiceView::Known(element) => Some(element),
        ChoiceView::Made => Some(Element::ALL[dice::below(rng, Element::ALL.len() as u32) as usize]),
    };
    match view.phase {
        PhaseView::Setup => Phase::Setup,
        PhaseView::FirstPlayer => Phase::FirstPlayer,
        PhaseView::Turn => Phase::Turn,
        PhaseView::Rolling { roll } => Phase::Rolling(roll),
        PhaseView::ChoosingSymbol { vote } => Phase::ChoosingSymbol(vote),
        PhaseView::ChoosingSlot { vote, symbol } => Phase::ChoosingSlot(vote, symbol),
        PhaseView::ChoosingRival { vote, symbol } => Phase::ChoosingRival(vote, symbol),
        PhaseView::Duelling { vote, slot, defender, challenge, defence } => Phase::Duelling(Duel {
            vote,
            slot,
            defender,
            challenge: chosen(challenge),
            defence: chosen(defence),
        }),
        PhaseView::Reversing { duel } => Phase::Reversing(duel),
        PhaseView::Taking { scoring } => Phase::Taking(scoring),
        PhaseView::Retrieving { left } => Phase::Retrieving { left },
        PhaseView::Dominating { second } => Phase::Dominating { second },
        PhaseView::Persuading => Phase::Persuading,
        PhaseView::Telekinesis { tile } => Phase::Telekinesis { tile },
        PhaseView::Over => Phase::Over,
    }
}
