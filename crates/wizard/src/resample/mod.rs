//! A position that fits all that a viewer knows, with the rest drawn anew.
//!
//! What is drawn: the hidden cards, hidden predictions, and what others chose to pass. The draw respects what play has
//! shown: a player who did not follow a suit holds none of it, a card taken for the Werewolf is where it can be.

mod hidden_deal;
mod pass_guess;

use rand::Rng;
use table::{MAX_SEATS, Seat, dice};

use hidden_deal::{HiddenDeal, Slots};
use pass_guess::{PassGuess, Way};

use crate::action::Change;
use crate::card::Card;
use crate::card_set::{CardSet, MOST_CARDS, card_of_slot};
use crate::game::Wizard;
use crate::score::ScoreBlock;
use crate::special::Special;
use crate::state::{Pass, Passing, Phase, State, Tricks};
use crate::trick::{Led, Trick};
use crate::view::{PhaseView, PredictionView, View};

/// How often the Juggler's hidden passes are guessed at random before all ways are tried one by one.
const TRIES: usize = 20;

pub(crate) fn resample<R: Rng + ?Sized>(game: &Wizard, view: &View, rng: &mut R) -> State {
    let seats = game.seat_count();
    let mut state = State::new();
    state.round = view.round;
    state.dealer = view.dealer.unwrap_or(Seat::new(0));
    state.turned_up = view.turned_up;
    state.trump = view.trump;
    state.took = view.werewolf.map(|werewolf| (werewolf.seat, werewolf.took));
    state.changed = view.changed;
    for (seat, &won) in view.won.iter() {
        state.won[seat.index()] = won;
    }
    state.block = block(view, seats);
    state.tricks = tricks(view);
    predictions(game, view, rng, &mut state);
    deal_hidden_cards(game, view, rng, &mut state);
    state.phase = phase(game, view, rng, &state);
    state
}

fn block(view: &View, seats: usize) -> ScoreBlock {
    let mut block = ScoreBlock::new();
    for row in &view.block {
        let mut predictions = [0; MAX_SEATS];
        let mut tricks = [0; MAX_SEATS];
        for (seat, entry) in row.iter() {
            predictions[seat.index()] = entry.prediction;
            tricks[seat.index()] = entry.tricks;
        }
        block.enter(&predictions[..seats], &tricks[..seats]);
    }
    block
}

fn tricks(view: &View) -> Tricks {
    let mut tricks = Tricks::new();
    for trick in &view.tricks {
        tricks.begin(trick.leader);
        for &face in &trick.faces {
            tricks.play(face);
        }
    }
    tricks
}

fn predictions<R: Rng + ?Sized>(game: &Wizard, view: &View, rng: &mut R, state: &mut State) {
    for (seat, &prediction) in view.predictions.iter() {
        let tricks = match prediction {
            PredictionView::Open => continue,
            PredictionView::Known(tricks) => tricks,
            PredictionView::Made => {
                let first = dice::below(rng, u32::from(game.cards(view.round)) + 1) as u8;
                let change = Change::ALL[dice::below(rng, 2) as usize];
                if view.changed == Some(seat) { change.of(first).unwrap_or(first + 1) } else { first }
            }
        };
        state.predictions[seat.index()] = tricks;
        state.predicted.insert(seat);
    }
}

fn phase<R: Rng + ?Sized>(game: &Wizard, view: &View, rng: &mut R, state: &State) -> Phase {
    match view.phase {
        PhaseView::FirstDealer => Phase::FirstDealer,
        PhaseView::Dealing => Phase::Dealing,
        PhaseView::Werewolf { seat } => Phase::Werewolf { holder: seat },
        PhaseView::NamingTrump { .. } => Phase::NamingTrump,
        PhaseView::Predicting { .. } => Phase::Predicting,
        PhaseView::Playing { seat } => Phase::Playing(match view.tricks.last() {
            Some(trick) => Trick::replayed(game, view.trump, trick.leader, &trick.faces),
            None => Trick::new(seat),
        }),
        PhaseView::Passing { seats, chosen, leader, then_change } => {
            let mut drawn = [None; MAX_SEATS];
            for (seat, &known) in chosen.iter() {
                drawn[seat.index()] = if seats.contains(seat) {
                    None
                } else {
                    known.or_else(|| any_card(state.hands[seat.index()], rng))
                };
            }
            Phase::Passing(Passing { chosen: drawn, leader, then_change })
        }
        PhaseView::Changing { seat } => Phase::Changing { winner: seat },
        PhaseView::Over => Phase::Over,
    }
}

fn any_card<R: Rng + ?Sized>(hand: CardSet, rng: &mut R) -> Option<Card> {
    let nth = dice::below(rng, hand.len().max(1) as u32) as usize;
    hand.iter().nth(nth)
}

/// Suits, as bits.
type SuitBits = u8;

/// What play has shown of one seat.
#[derive(Clone, Copy, Default)]
struct Evidence {
    /// Suits that the seat did not follow before the Juggler's pass (or at all, if there was none), and after it.
    void_before: SuitBits,
    void_after: SuitBits,
    /// Cards it played before and after the pass.
    played_before: CardSet,
    played_after: CardSet,
}

impl Evidence {
    /// Suits of which the seat holds only what came with the pass, if anything.
    fn void(&self) -> SuitBits {
        self.void_before | self.void_after
    }
}

/// What the tricks of the round have shown of each seat.
fn shown(game: &Wizard, view: &View) -> [Evidence; MAX_SEATS] {
    let mut all = [Evidence::default(); MAX_SEATS];
    for (n, trick) in view.tricks.iter().enumerate() {
        let after_pass = view.pass.is_some_and(|pass| n >= usize::from(pass.after));
        let mut replayed = Trick::new(trick.leader);
        for (seat, face) in trick.plays(game.seat_count()) {
            let shown = &mut all[seat.index()];
            let failed = match (replayed.led(), face.card().suit()) {
                (Led::Suit(led), Some(suit)) if suit != led => 1 << led.index(),
                _ => 0,
            };
            if after_pass {
                shown.void_after |= failed;
                shown.played_after.insert(face.card());
            } else {
                shown.void_before |= failed;
                shown.played_before.insert(face.card());
            }
            replayed.play(game, view.trump, face);
        }
    }
    all
}

fn deal_hidden_cards<R: Rng + ?Sized>(game: &Wizard, view: &View, rng: &mut R, state: &mut State) {
    let seats = game.seat_count();
    for (seat, hand) in view.hands.iter() {
        state.hands[seat.index()] = hand.known;
    }
    let shown = shown(game, view);
    if game.is_single_suit() {
        for (seat, hand) in view.hands.iter() {
            let mut rest = game.own_pile(seat);
            rest.remove_set(hand.known);
            rest.remove_set(shown[seat.index()].played_before);
            let missing = usize::from(hand.size) - hand.known.len();
            draw_from(rest, missing, rng).iter().for_each(|card| {
                state.hands[seat.index()].insert(card);
            });
        }
        return;
    }

    let mut unseen = game.deck();
    for (seat, hand) in view.hands.iter() {
        unseen.remove_set(hand.known);
        unseen.remove_set(shown[seat.index()].played_before);
        unseen.remove_set(shown[seat.index()].played_after);
    }
    unseen.remove_set(view.turned_up.into_iter().collect());
    // W8.5: whoever holds the Werewolf is asked at once, so it is never hidden in a hand.
    unseen.remove(Card::special(Special::Werewolf));

    let Some(pass) = view.pass else {
        let mut deal = HiddenDeal::new(unseen);
        for (seat, hand) in view.hands.iter() {
            let missing = usize::from(hand.size) - hand.known.len();
            deal.add(Slots { seat, count: missing, barred: shown[seat.index()].void_before, from: None });
        }
        deal.draw(rng, &mut state.hands, &mut [Card::JESTER; MAX_SEATS]);
        return;
    };

    let guess = PassGuess::new(view, pass, &shown, seats);
    let hidden = HiddenDeal::new(unseen);
    for _ in 0..TRIES {
        let way = guess.any_way(rng, &hidden);
        if deal_passed(&guess, way, unseen, pass.after, rng, state) {
            return;
        }
    }
    if guess.every_way(&hidden).any(|way| deal_passed(&guess, way, unseen, pass.after, rng, state)) {
        return;
    }
    // No round leads to such a view. It gets a position all the same, as good as can be.
    let lenient = guess.lenient();
    let way = lenient.any_way(rng, &hidden);
    deal_passed(&lenient, way, unseen, pass.after, rng, state);
}

/// Deals the hidden cards after a pass that went this way. Answers no, and changes nothing, if it cannot have.
fn deal_passed<R: Rng + ?Sized>(
    guess: &PassGuess<'_>,
    way: Way,
    unseen: CardSet,
    after: u8,
    rng: &mut R,
    state: &mut State,
) -> bool {
    let mut hands = state.hands;
    let mut deal = HiddenDeal::new(unseen);
    let Some(mut given) = guess.make(way, rng, &mut deal, &mut hands) else { return false };
    if !deal.draw(rng, &mut hands, &mut given) {
        return false;
    }
    state.hands = hands;
    state.pass = Some(Pass { after, given });
    true
}

/// `count` cards of a set, at random.
fn draw_from<R: Rng + ?Sized>(cards: CardSet, count: usize, rng: &mut R) -> CardSet {
    let mut slots = [0; MOST_CARDS];
    for (place, slot) in slots.iter_mut().zip(cards.slots()) {
        *place = slot;
    }
    dice::draw(rng, &mut slots[..cards.len()], count).iter().map(|&slot| card_of_slot(slot)).collect()
}
