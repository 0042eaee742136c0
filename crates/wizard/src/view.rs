//! What a viewer may know, built by listing what is allowed.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seats, Viewer};

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::face::Face;
use crate::glance::Glance;
use crate::score::Entry;
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
    pub(crate) fn of(glance: Glance<'_>) -> Self {
        let seats = glance.game().seat_count();
        Self {
            viewer: glance.viewer(),
            round: glance.round(),
            cards: glance.cards(),
            dealer: glance.dealer(),
            turned_up: glance.turned_up(),
            trump: glance.trump(),
            phase: glance.phase(),
            hands: PerSeat::from_fn(seats, |seat| HandView {
                size: glance.hand_size(seat),
                known: glance.known_cards(seat),
            }),
            predictions: PerSeat::from_fn(seats, |seat| glance.prediction(seat)),
            won: PerSeat::from_fn(seats, |seat| glance.won(seat)),
            tricks: glance.tricks().map(|(leader, faces)| TrickView::of(glance, leader, faces)).collect(),
            werewolf: glance.werewolf(),
            pass: glance.pass(),
            changed: glance.changed(),
            block: glance.block().collect(),
            totals: PerSeat::from_fn(seats, |seat| glance.total(seat)),
        }
    }

    /// The trick on the table: the one being played, or the last one of the round.
    pub fn trick(&self) -> Option<&TrickView> {
        self.tricks.last()
    }
}

impl TrickView {
    fn of(glance: Glance<'_>, leader: Seat, faces: &[Face]) -> Self {
        let game = glance.game();
        let is_complete = faces.len() == game.seat_count();
        let verdict = is_complete.then(|| Verdict::of(game, glance.trump(), leader, faces));
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
