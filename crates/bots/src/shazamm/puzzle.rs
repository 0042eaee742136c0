//! Puzzles of Shazamm!.

use games::shazamm::{Action, CardSet, Commitment, Legal, PhaseView, RED, Shazamm, State, View};
use table::{Game as _, Legal as _, Seat, ToAct, Viewer};

use crate::puzzle::Puzzling;

/// More bets than this are not tried one by one.
const MOST_BETS: usize = 64;

impl Puzzling for Shazamm {
    /// Bets with and without spells, where there are few of them. The dummy tells nobody anything.
    fn alternatives(legal: &Legal) -> Option<Vec<Action>> {
        match *legal {
            Legal::Bet { mana, hand } => {
                let bets = Legal::Bet { mana, hand: hand.without(CardSet::DUMMY) };
                (bets.len() <= MOST_BETS).then(|| bets.iter().collect())
            }
            Legal::Clone(_) | Legal::Theft(_) | Legal::Recycle { .. } => Some(legal.iter().collect()),
            Legal::Nothing | Legal::Stack(_) | Legal::Lay(_) => None,
        }
    }

    fn fewest(legal: &Legal) -> usize {
        if matches!(legal, Legal::Theft(_) | Legal::Clone(_)) { 2 } else { 3 }
    }

    fn plain(action: Action) -> Action {
        match action {
            Action::Bet(Commitment { bet, cards }) => {
                Action::Bet(Commitment { bet, cards: cards.without(CardSet::DUMMY) })
            }
            other => other,
        }
    }

    /// Whether the fire has moved away, once the turn is over.
    fn at_once(&self, before: &View, state: &State, seat: Seat) -> Option<bool> {
        let view = self.view(state, Viewer::Spectator);
        let is_open = match view.phase {
            PhaseView::Resolving { .. } => true,
            // One of both has bet.
            _ => matches!(self.to_act(state), ToAct::Seats(seats) if seats.len() == 1),
        };
        let moved = view.bridge.wall.0 - before.bridge.wall.0;
        (!is_open).then_some(if seat == RED { moved > 0 } else { moved < 0 })
    }
}
