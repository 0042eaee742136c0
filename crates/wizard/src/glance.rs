//! What a viewer may know, read straight from the position: every answer lists what is allowed.

use table::{Eyes, PerSeat, Seat, Viewer};

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::face::Face;
use crate::game::{Predictions, Wizard};
use crate::score::Entry;
use crate::special::Special;
use crate::state::{Phase, State};
use crate::trick::Trick;
use crate::view::{PassView, PhaseView, PredictionView, View, WerewolfView};

table::glance!(Wizard, State, View);

/// A viewer forgets nothing: what was seen and has not moved since is known.
impl<'a> Glance<'a> {
    /// The round, counted from 1; 0 before the first deal.
    #[inline]
    pub fn round(self) -> u8 {
        self.state.round
    }

    /// How many cards each was dealt.
    #[inline]
    pub fn cards(self) -> u8 {
        if self.state.round == 0 { 0 } else { self.game.cards(self.state.round) }
    }

    /// Who deals; nobody before the first dealer is chosen.
    #[inline]
    pub fn dealer(self) -> Option<Seat> {
        (self.state.phase != Phase::FirstDealer).then_some(self.state.dealer)
    }

    /// The card that lies face up.
    #[inline]
    pub fn turned_up(self) -> Option<Card> {
        self.state.turned_up
    }

    /// The trump suit, once it is settled.
    #[inline]
    pub fn trump(self) -> Option<Suit> {
        self.state.trump
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(self) -> PhaseView {
        let seats = self.game.seat_count();
        match self.state.phase {
            Phase::FirstDealer => PhaseView::FirstDealer,
            Phase::Dealing => PhaseView::Dealing,
            Phase::Werewolf { holder } => PhaseView::Werewolf { seat: holder },
            Phase::NamingTrump => PhaseView::NamingTrump { seat: self.state.dealer },
            Phase::Predicting => PhaseView::Predicting { seats: self.state.owe_prediction(self.game) },
            Phase::Playing(trick) => PhaseView::Playing { seat: trick.next() },
            Phase::Passing(passing) => PhaseView::Passing {
                seats: passing.owing(seats),
                chosen: PerSeat::from_fn(seats, |seat| {
                    passing.chosen[seat.index()].filter(|_| self.eyes.are(seat))
                }),
                leader: passing.leader,
                then_change: passing.then_change,
            },
            Phase::Changing { winner } => PhaseView::Changing { seat: winner },
            Phase::Over => PhaseView::Over,
        }
    }

    /// How many cards `seat` holds.
    #[inline]
    pub fn hand_size(self, seat: Seat) -> u8 {
        self.state.hands[seat.index()].len() as u8
    }

    /// The cards in the hand of `seat` that the viewer knows.
    #[inline]
    pub fn known_cards(self, seat: Seat) -> CardSet {
        let (game, state) = (self.game, self.state);
        let hand = state.hands[seat.index()];
        let viewer = match self.eyes {
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
        if game.has_specials() { self.traced_cards(viewer, seat) } else { CardSet::EMPTY }
    }

    /// The prediction of `seat`.
    #[inline]
    pub fn prediction(self, seat: Seat) -> PredictionView {
        let state = self.state;
        if !state.predicted.contains(seat) {
            return PredictionView::Open;
        }
        let revealed = match self.game.predictions() {
            Predictions::Open | Predictions::PlusMinusOne => true,
            Predictions::Hidden => state.phase != Phase::Predicting,
            Predictions::Secret => matches!(state.phase, Phase::Dealing | Phase::Over),
        };
        if revealed || self.eyes.are(seat) {
            PredictionView::Known(state.predictions[seat.index()])
        } else {
            PredictionView::Made
        }
    }

    /// The tricks that `seat` has taken in this round.
    #[inline]
    pub fn won(self, seat: Seat) -> u8 {
        self.state.won[seat.index()]
    }

    /// The tricks of this round with their leaders; the last one may be incomplete.
    #[inline]
    pub fn tricks(self) -> impl DoubleEndedIterator<Item = (Seat, &'a [Face])> + ExactSizeIterator {
        self.state.tricks.iter(self.game.seat_count())
    }

    /// The cards played in this round, in the order of play: as many of each trick as there are seats.
    #[inline]
    pub fn plays(self) -> &'a [Face] {
        self.state.tricks.plays()
    }

    /// The leaders of the tricks of this round, the one being played included.
    #[inline]
    pub fn leaders(self) -> &'a [Seat] {
        self.state.tricks.leaders()
    }

    /// The trick that is being played: what must be followed, and who has the strongest card.
    #[inline]
    pub fn trick(self) -> Option<&'a Trick> {
        self.state.trick()
    }

    /// Who swapped the Werewolf in this round.
    #[inline]
    pub fn werewolf(self) -> Option<WerewolfView> {
        self.state.took.map(|(seat, took)| WerewolfView { seat, took })
    }

    /// The Juggler's pass of this round.
    #[inline]
    pub fn pass(self) -> Option<PassView> {
        let seats = self.game.seat_count();
        self.state.pass.map(|pass| PassView {
            after: pass.after,
            given: PerSeat::from_fn(seats, |seat| {
                (self.eyes.are(seat) || self.eyes.are(seat.left(seats))).then_some(pass.given[seat.index()])
            }),
        })
    }

    /// Who changed the own prediction in this round.
    #[inline]
    pub fn changed(self) -> Option<Seat> {
        self.state.changed
    }

    /// The score block, round by round.
    pub fn block(self) -> impl Iterator<Item = PerSeat<Entry>> {
        self.state.block.rows(self.game.seat_count())
    }

    /// The points of `seat` so far.
    #[inline]
    pub fn total(self, seat: Seat) -> i32 {
        self.state.block.total(seat)
    }

    /// The cards that everyone, or this viewer, saw go into the hand of `seat` and that cannot have left it unseen.
    fn traced_cards(self, viewer: Option<Seat>, seat: Seat) -> CardSet {
        let (state, seats) = (self.state, self.game.seat_count());
        let mut traced = CardSet::EMPTY;
        if (Phase::Werewolf { holder: seat }) == state.phase {
            traced.insert(Card::special(Special::Werewolf));
        }
        if let Some((taker, card)) = state.took
            && taker == seat
        {
            traced.insert(card);
        }
        for (n, (leader, faces)) in self.tricks().enumerate() {
            pass_before_trick(state, viewer, seat, n, seats, &mut traced);
            let turn = (seat.index() + seats - leader.index()) % seats;
            if let Some(face) = faces.get(turn) {
                traced.remove(face.card());
            }
        }
        pass_before_trick(state, viewer, seat, state.tricks.begun(), seats, &mut traced);
        traced
    }
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
