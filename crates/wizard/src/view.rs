//! What a viewer may know, built by listing what is allowed.

use serde::{Deserialize, Serialize};
use table::{Eyes, PerSeat, Seat, Seats, Viewer};

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::face::Face;
use crate::game::{Predictions, Wizard};
use crate::score::Entry;
use crate::special::Special;
use crate::state::{Phase, State};
use crate::trick::Verdict;

/// What one viewer may know of a position. A viewer forgets nothing: what was seen and has not moved since is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody for the oracle, who sees everything.
    pub viewer: Option<Viewer>,
    /// The round, counted from 1; 0 before the first deal.
    pub round: u8,
    /// How many cards each was dealt.
    pub cards: u8,
    /// Who deals; nobody before the first dealer is chosen.
    pub dealer: Option<Seat>,
    /// The card that lies face up.
    pub turned_up: Option<Card>,
    /// The trump suit, once it is settled.
    pub trump: Option<Suit>,
    /// What the game waits for.
    pub phase: PhaseView,
    /// The hands.
    pub hands: PerSeat<HandView>,
    /// The predictions.
    pub predictions: PerSeat<PredictionView>,
    /// The tricks each has taken in this round.
    pub won: PerSeat<u8>,
    /// The tricks of this round, the current one included.
    pub tricks: Vec<TrickView>,
    /// Who swapped the Werewolf in this round.
    pub werewolf: Option<WerewolfView>,
    /// The Juggler's pass of this round.
    pub pass: Option<PassView>,
    /// Who changed the own prediction in this round.
    pub changed: Option<Seat>,
    /// The score block, round by round.
    pub block: Vec<PerSeat<Entry>>,
    /// The points so far.
    pub totals: PerSeat<i32>,
}

/// What the game waits for, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// The choice of the first dealer.
    FirstDealer,
    /// The next deal.
    Dealing,
    /// The swap of the Werewolf.
    Werewolf {
        /// By this seat.
        seat: Seat,
    },
    /// The name of trump.
    NamingTrump {
        /// By this seat.
        seat: Seat,
    },
    /// Predictions.
    Predicting {
        /// Of these seats.
        seats: Seats,
    },
    /// A card.
    Playing {
        /// Of this seat.
        seat: Seat,
    },
    /// Cards to pass on.
    Passing {
        /// Of these seats.
        seats: Seats,
        /// What was chosen so far, as far as the viewer may know.
        chosen: PerSeat<Option<Card>>,
        /// Who leads afterwards.
        leader: Seat,
        /// Whether the leader has to change the own prediction first.
        then_change: bool,
    },
    /// A change of prediction.
    Changing {
        /// By this seat.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

/// A hand: how many cards it has, and those of them that the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards.
    pub size: u8,
    /// The known ones.
    pub known: CardSet,
}

/// A prediction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PredictionView {
    /// Not made yet.
    Open,
    /// Made, but not known to the viewer.
    Made,
    /// This many tricks.
    Known(u8),
}

/// A trick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrickView {
    /// Who began it.
    pub leader: Seat,
    /// The cards in their order, clockwise from the leader.
    pub faces: Vec<Face>,
    /// Who has taken it (with a Bomb: would have), once it is complete.
    pub winner: Option<Seat>,
    /// Whether a Bomb voids it.
    pub blown_up: bool,
}

/// The swap of the Werewolf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WerewolfView {
    /// Who had it.
    pub seat: Seat,
    /// The card that was taken for it.
    pub took: Card,
}

/// The Juggler's pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassView {
    /// After how many tricks.
    pub after: u8,
    /// What each gave to the left, as far as the viewer may know.
    pub given: PerSeat<Option<Card>>,
}

impl View {
    pub(crate) fn of(game: &Wizard, state: &State, eyes: Eyes) -> Self {
        let seats = game.seat_count();
        Self {
            viewer: eyes.viewer(),
            round: state.round,
            cards: if state.round == 0 { 0 } else { game.cards(state.round) },
            dealer: (state.phase != Phase::FirstDealer).then_some(state.dealer),
            turned_up: state.turned_up,
            trump: state.trump,
            phase: phase(game, state, eyes),
            hands: PerSeat::from_fn(seats, |seat| HandView {
                size: state.hands[seat.index()].len() as u8,
                known: known_cards(game, state, eyes, seat),
            }),
            predictions: PerSeat::from_fn(seats, |seat| prediction(game, state, eyes, seat)),
            won: PerSeat::from_fn(seats, |seat| state.won[seat.index()]),
            tricks: state
                .tricks
                .iter(seats)
                .map(|(leader, faces)| TrickView::of(game, state, leader, faces))
                .collect(),
            werewolf: state.took.map(|(seat, took)| WerewolfView { seat, took }),
            pass: state.pass.map(|pass| PassView {
                after: pass.after,
                given: PerSeat::from_fn(seats, |seat| {
                    (eyes.are(seat) || eyes.are(seat.left(seats))).then_some(pass.given[seat.index()])
                }),
            }),
            changed: state.changed,
            block: state.block.rows(seats).collect(),
            totals: state.block.totals(seats),
        }
    }

    /// The trick on the table: the one being played, or the last one of the round.
    pub fn trick(&self) -> Option<&TrickView> {
        self.tricks.last()
    }
}

impl TrickView {
    fn of(game: &Wizard, state: &State, leader: Seat, faces: &[Face]) -> Self {
        let seats = game.seat_count();
        let verdict = (faces.len() == seats).then(|| Verdict::of(game, state.trump, leader, faces));
        Self {
            leader,
            faces: faces.to_vec(),
            winner: verdict.map(|verdict| verdict.winner),
            blown_up: verdict.is_some_and(|verdict| verdict.blown_up),
        }
    }

    /// The cards with the seats that played them, at a table of `seats`.
    pub fn plays(&self, seats: usize) -> impl Iterator<Item = (Seat, Face)> {
        self.faces
            .iter()
            .enumerate()
            .map(move |(n, &face)| (Seat::new((self.leader.index() + n) % seats), face))
    }
}

fn phase(game: &Wizard, state: &State, eyes: Eyes) -> PhaseView {
    let seats = game.seat_count();
    match state.phase {
        Phase::FirstDealer => PhaseView::FirstDealer,
        Phase::Dealing => PhaseView::Dealing,
        Phase::Werewolf { holder } => PhaseView::Werewolf { seat: holder },
        Phase::NamingTrump => PhaseView::NamingTrump { seat: state.dealer },
        Phase::Predicting => PhaseView::Predicting { seats: state.owe_prediction(game) },
        Phase::Playing(trick) => PhaseView::Playing { seat: trick.next() },
        Phase::Passing(passing) => PhaseView::Passing {
            seats: passing.owing(seats),
            chosen: PerSeat::from_fn(seats, |seat| passing.chosen[seat.index()].filter(|_| eyes.are(seat))),
            leader: passing.leader,
            then_change: passing.then_change,
        },
        Phase::Changing { winner } => PhaseView::Changing { seat: winner },
        Phase::Over => PhaseView::Over,
    }
}

fn prediction(game: &Wizard, state: &State, eyes: Eyes, seat: Seat) -> PredictionView {
    if !state.predicted.contains(seat) {
        return PredictionView::Open;
    }
    let revealed = match game.predictions() {
        Predictions::Open | Predictions::PlusMinusOne => true,
        Predictions::Hidden => state.phase != Phase::Predicting,
        Predictions::Secret => matches!(state.phase, Phase::Dealing | Phase::Over),
    };
    if revealed || eyes.are(seat) {
        PredictionView::Known(state.predictions[seat.index()])
    } else {
        PredictionView::Made
    }
}

/// The cards in the hand of `seat` that the viewer knows.
fn known_cards(game: &Wizard, state: &State, eyes: Eyes, seat: Seat) -> CardSet {
    let hand = state.hands[seat.index()];
    let viewer = match eyes {
        Eyes::Oracle => return hand,
        // Spectators are shown no hand, not even the ones that others hold up.
        Eyes::Viewer(Viewer::Spectator) => None,
        Eyes::Viewer(Viewer::Seat(own)) => Some(own),
    };
    if let Some(own) = viewer {
        let is_own = own == seat;
        // W7.4: first only the others' cards, then the own as well; nothing is passed on, so what was seen stays true.
        if game.is_clairvoyant(state.round) && (!is_own || state.hides_own_hand(game)) {
            return if is_own { CardSet::EMPTY } else { hand };
        }
        if is_own {
            return hand;
        }
    }
    traced_cards(game, state, viewer, seat)
}

/// The cards that everyone, or this viewer, saw go into the hand of `seat` and that cannot have left it unseen.
fn traced_cards(game: &Wizard, state: &State, viewer: Option<Seat>, seat: Seat) -> CardSet {
    let seats = game.seat_count();
    let mut traced = CardSet::EMPTY;
    if (Phase::Werewolf { holder: seat }) == state.phase {
        traced.insert(Card::special(Special::Werewolf));
    }
    if let Some((taker, card)) = state.took
        && taker == seat
    {
        traced.insert(card);
    }
    for (n, (leader, faces)) in state.tricks.iter(seats).enumerate() {
        pass_before_trick(state, viewer, seat, n, seats, &mut traced);
        let turn = (seat.index() + seats - leader.index()) % seats;
        if let Some(face) = faces.get(turn) {
            traced.remove(face.card());
        }
    }
    pass_before_trick(state, viewer, seat, state.tricks.begun(), seats, &mut traced);
    traced
}

/// What the Juggler's pass does to the traced cards of `seat`, if it came before trick number `n` of the round.
fn pass_before_trick(
    state: &State,
    viewer: Option<Seat>,
    seat: Seat,
    n: usize,
    seats: usize,
    traced: &mut CardSet,
) {
    let Some(pass) = state.pass.filter(|pass| usize::from(pass.after) == n) else { return };
    if viewer == Some(seat.left(seats)) {
        traced.remove(pass.given[seat.index()]);
    } else {
        // Whatever was known may have been given away.
        *traced = CardSet::EMPTY;
    }
    let giver = seat.right(seats);
    if viewer == Some(giver) {
        traced.insert(pass.given[giver.index()]);
    }
}
