//! A position of Wizard, complete with everything hidden.

use table::{MAX_SEATS, Seat, Seats};

use crate::action::MOST_IN_HAND;
use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::face::Face;
use crate::game::Wizard;
use crate::score::ScoreBlock;
use crate::trick::Trick;

/// A position. It is small, and cloning it allocates nothing. `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) hands: [CardSet; MAX_SEATS],
    pub(crate) phase: Phase,
    /// Who deals this round.
    pub(crate) dealer: Seat,
    /// The round, counted from 1; 0 before the first deal.
    pub(crate) round: u8,
    /// The card that lies face up: the Werewolf, once it was swapped.
    pub(crate) turned_up: Option<Card>,
    pub(crate) trump: Option<Suit>,
    pub(crate) predictions: [u8; MAX_SEATS],
    /// Who has predicted in this round.
    pub(crate) predicted: Seats,
    pub(crate) won: [u8; MAX_SEATS],
    pub(crate) tricks: Tricks,
    /// Who swapped the Werewolf in this round, and for which card.
    pub(crate) took: Option<(Seat, Card)>,
    pub(crate) pass: Option<Pass>,
    /// Who changed the own prediction in this round.
    pub(crate) changed: Option<Seat>,
    pub(crate) block: ScoreBlock,
}

table::secret_debug!(State);

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Chance chooses the first dealer.
    FirstDealer,
    /// Chance deals the next round.
    Dealing,
    /// The holder swaps the Werewolf and names trump.
    Werewolf { holder: Seat },
    /// The dealer names trump.
    NamingTrump,
    /// Predictions: one after the other, or all at once.
    Predicting,
    /// A trick is being played.
    Playing(Trick),
    /// All choose a card to pass on.
    Passing(Passing),
    /// The winner of the last trick changes the own prediction, then leads.
    Changing { winner: Seat },
    /// The game is over.
    Over,
}

/// The Juggler's pass while the cards are being chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passing {
    pub(crate) chosen: [Option<Card>; MAX_SEATS],
    /// Who leads afterwards.
    pub(crate) leader: Seat,
    /// Whether the leader has to change the own prediction first, for a Cloud in the same trick (W8.8).
    pub(crate) then_change: bool,
}

/// The Juggler's pass of this round, once it has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pass {
    /// After how many tricks.
    pub(crate) after: u8,
    /// What each gave to the left.
    pub(crate) given: [Card; MAX_SEATS],
}

/// The cards played in this round, trick by trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tricks {
    faces: [Face; MOST_PLAYS],
    played: u8,
    leaders: [Seat; MOST_IN_HAND as usize],
    begun: u8,
}

/// No round has more cards in all hands together.
const MOST_PLAYS: usize = 60;

impl Tricks {
    pub(crate) fn new() -> Self {
        Self {
            faces: [Face::JESTER; MOST_PLAYS],
            played: 0,
            leaders: [Seat::new(0); MOST_IN_HAND as usize],
            begun: 0,
        }
    }

    #[inline]
    pub(crate) fn begin(&mut self, leader: Seat) {
        self.leaders[usize::from(self.begun)] = leader;
        self.begun += 1;
    }

    #[inline]
    pub(crate) fn play(&mut self, face: Face) {
        self.faces[usize::from(self.played)] = face;
        self.played += 1;
    }

    /// How many tricks have been begun.
    #[inline]
    pub(crate) fn begun(&self) -> usize {
        usize::from(self.begun)
    }

    /// The cards played, in the order of play.
    #[inline]
    pub(crate) fn plays(&self) -> &[Face] {
        &self.faces[..usize::from(self.played)]
    }

    /// The leaders of the tricks.
    #[inline]
    pub(crate) fn leaders(&self) -> &[Seat] {
        &self.leaders[..self.begun()]
    }

    /// The last trick with its leader, once it is complete.
    #[inline]
    pub(crate) fn last(&self, seats: usize) -> (Seat, &[Face]) {
        let played = usize::from(self.played);
        (self.leaders[self.begun() - 1], &self.faces[played - seats..played])
    }

    /// The tricks so far at a table of `seats`, each with its leader; the last may be incomplete.
    pub(crate) fn iter(
        &self,
        seats: usize,
    ) -> impl DoubleEndedIterator<Item = (Seat, &[Face])> + ExactSizeIterator {
        let plays = self.plays();
        self.leaders().iter().enumerate().map(move |(n, &leader)| {
            let from = n * seats;
            (leader, &plays[from.min(plays.len())..(from + seats).min(plays.len())])
        })
    }
}

/// What a planner asks of a position that it imagines. Real positions are shown as views.
impl State {
    /// The cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The round, counted from 1; 0 before the first deal.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who deals this round.
    #[inline]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The trump suit, once it is settled.
    #[inline]
    pub fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// The card that lies face up.
    #[inline]
    pub fn turned_up(&self) -> Option<Card> {
        self.turned_up
    }

    /// The prediction of a seat, once it is made.
    #[inline]
    pub fn prediction(&self, seat: Seat) -> Option<u8> {
        self.predicted.contains(seat).then_some(self.predictions[seat.index()])
    }

    /// Imagines another prediction for a seat that has made one.
    #[inline]
    pub fn imagine_prediction(&mut self, seat: Seat, prediction: u8) {
        self.predictions[seat.index()] = prediction;
    }

    /// The tricks that a seat has taken in this round.
    #[inline]
    pub fn won(&self, seat: Seat) -> u8 {
        self.won[seat.index()]
    }

    /// The trick that is being played.
    #[inline]
    pub fn trick(&self) -> Option<&Trick> {
        match &self.phase {
            Phase::Playing(trick) => Some(trick),
            _ => None,
        }
    }
}

impl State {
    pub(crate) fn new() -> Self {
        Self {
            hands: [CardSet::EMPTY; MAX_SEATS],
            phase: Phase::FirstDealer,
            dealer: Seat::new(0),
            round: 0,
            turned_up: None,
            trump: None,
            predictions: [0; MAX_SEATS],
            predicted: Seats::NONE,
            won: [0; MAX_SEATS],
            tricks: Tricks::new(),
            took: None,
            pass: None,
            changed: None,
            block: ScoreBlock::new(),
        }
    }

    /// Clears away what belonged to the last round.
    pub(crate) fn clear_round(&mut self) {
        self.turned_up = None;
        self.trump = None;
        self.predictions = [0; MAX_SEATS];
        self.predicted = Seats::NONE;
        self.won = [0; MAX_SEATS];
        self.tricks = Tricks::new();
        self.took = None;
        self.pass = None;
        self.changed = None;
    }

    /// The seats that still owe a prediction and may make it now.
    #[inline]
    pub(crate) fn owe_prediction(&self, game: &Wizard) -> Seats {
        let seats = game.seat_count();
        let owing = Seats::all(seats).without(self.predicted);
        if game.predictions().at_once() {
            return owing;
        }
        // One after the other from the dealer's left, so the number of predictions says who is next.
        Seats::only(Seat::new((self.dealer.index() + 1 + self.predicted.len()) % seats))
    }

    /// Whether the seats still hold their cards so that only the others see them (W7.4).
    pub(crate) fn hides_own_hand(&self, game: &Wizard) -> bool {
        matches!(self.phase, Phase::NamingTrump | Phase::Predicting) && game.is_clairvoyant(self.round)
    }
}

impl Passing {
    /// The seats that have not chosen yet.
    #[inline]
    pub(crate) fn owing(&self, seats: usize) -> Seats {
        Seat::all(seats).filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }
}
