//! The last round of Shazamm! with all hands open, solved exactly: every bet with every spell against every other, to the
//! end of the match.

use std::collections::HashMap;

use bots::shazamm::matrix::Matrix;
use games::shazamm::{Action, Both, CardSet, Legal, PhaseView, RED, SEATS, Shazamm, State};
use table::{Game, Legal as _, Seat, Silent, ToAct};

/// A position of the last round in which both decide: the fire, whether spells have no effect, the reserves, the hands,
/// what a Clone may take, and the cards that lie there before the bets (S6.3).
type Key = (i8, bool, [(u8, CardSet, CardSet); 2], Option<Both<Option<CardSet>>>);

/// What positions are worth to Red.
pub(crate) struct Solver<'a> {
    game: &'a Shazamm,
    known: HashMap<Key, f64>,
}

impl<'a> Solver<'a> {
    pub(crate) fn new(game: &'a Shazamm) -> Self {
        Self { game, known: HashMap::new() }
    }

    /// What each decision of `seat` is worth to it if the opponent knows it and answers for the best, and what the
    /// position is worth if both mix.
    pub(crate) fn worst_cases(&mut self, state: &State, seat: Seat) -> (Vec<(Action, f64)>, f64) {
        let own = |red: f64| if seat == RED { red } else { 1.0 - red };
        if let ToAct::Seats(seats) = self.game.to_act(state)
            && seats.len() == 1
        {
            let legal = self.game.legal(state, seat);
            let tried: Vec<_> =
                legal.iter().map(|action| (action, own(self.after(state, seat, action)))).collect();
            let best = tried.iter().map(|(_, value)| *value).fold(0.0, f64::max);
            return (tried, best);
        }
        let [reds, greens] = SEATS.map(|seat| self.commitments(state, seat));
        let matrix = self.matrix(state, &reds, &greens);
        let value = own(matrix.solve().value);
        let tried = if seat == RED {
            let worst = |row| matrix.row(row).iter().copied().fold(1.0, f64::min);
            reds.iter().enumerate().map(|(row, &action)| (action, worst(row))).collect()
        } else {
            let worst =
                |column: usize| 1.0 - (0..reds.len()).map(|row| matrix.row(row)[column]).fold(0.0, f64::max);
            greens.iter().enumerate().map(|(column, &action)| (action, worst(column))).collect()
        };
        (tried, value)
    }

    fn matrix(&mut self, state: &State, reds: &[Action], greens: &[Action]) -> Matrix {
        Matrix::from_fn(reds.len(), greens.len(), |row, column| {
            let mut revealed = state.clone();
            self.game.apply_unchecked(&mut revealed, SEATS[0], reds[row], &mut Silent);
            self.game.apply_unchecked(&mut revealed, SEATS[1], greens[column], &mut Silent);
            self.value(&revealed)
        })
    }

    /// What a position is worth to Red.
    fn value(&mut self, state: &State) -> f64 {
        match self.game.to_act(state) {
            ToAct::Seats(seats) if seats.len() == 2 => {
                let key = self.key(state);
                if let Some(&value) = self.known.get(&key) {
                    return value;
                }
                let [reds, greens] = SEATS.map(|seat| self.commitments(state, seat));
                let value = self.matrix(state, &reds, &greens).solve().value;
                self.known.insert(key, value);
                value
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = self.game.legal(state, seat);
                let values = legal.iter().map(|action| self.after(state, seat, action));
                if seat == RED { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
            }
            _ => self.game.outcome(state).unwrap().win_share(RED),
        }
    }

    fn after(&mut self, state: &State, seat: Seat, action: Action) -> f64 {
        let mut after = state.clone();
        self.game.apply_unchecked(&mut after, seat, action, &mut Silent);
        self.value(&after)
    }

    fn key(&self, state: &State) -> Key {
        let view = self.game.oracle(state);
        assert_eq!(view.round, 7, "only the last round is closed");
        let players = SEATS.map(|seat| {
            let player = &view.players[seat];
            (player.mana.left(), player.hand.unwrap(), player.on_show)
        });
        let lying = match view.phase {
            PhaseView::Betting { laid, .. } => Some(laid),
            _ => None,
        };
        (view.bridge.wall.0, view.muted, players, lying)
    }

    /// All commitments, or all cards to lay, without the dummy, which changes nothing.
    fn commitments(&self, state: &State, seat: Seat) -> Vec<Action> {
        let legal = self.game.legal(state, seat);
        let (Legal::Bet { hand, .. } | Legal::Lay(hand)) = legal else { return Vec::new() };
        let muted = self.game.oracle(state).muted;
        legal
            .iter()
            .filter(|action| {
                match action {
                    Action::Bet(commitment) => Some(commitment.cards),
                    Action::Lay(cards) => Some(*cards),
                    _ => None,
                }
                // Spells that have no effect are kept, which is all the same in the last round.
                .is_some_and(|cards| hand.spells().contains_all(cards) && (!muted || cards.is_empty()))
            })
            .collect()
    }
}
