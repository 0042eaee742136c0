//! What the others have played in this round, to be explained by the cards they may hold.

use games::wizard::{CardSet, Face, FaceSet, Led, State, Trick, View, Wizard};
use table::{MAX_SEATS, Seat};

use crate::wizard::estimate::{MODEL, each_seat};
use crate::wizard::memory::{Lying, Memory};
use crate::wizard::mind::{Mind, Sight};
use crate::wizard::policy::weigh_play;

/// However strange a card is, somebody might play it.
const WHIM: f32 = 0.05;

/// The cards that the others chose, each with what its player saw then, but for the own hand.
pub(super) struct Past<'a> {
    choices: Vec<PastChoice<'a>>,
}

struct PastChoice<'a> {
    sight: Sight<'a>,
    trick: Trick,
    face: Face,
    /// What its player has played since, this card included.
    since: CardSet,
}

impl<'a> Past<'a> {
    pub(super) fn of_view(game: &'a Wizard, view: &View, own: Seat) -> Self {
        let seats = view.hands.len();
        let mut choices: Vec<PastChoice<'a>> = Vec::new();
        // The Juggler has mixed up the hands: what was before tells little.
        let first = view.pass.map_or(0, |pass| usize::from(pass.after));
        let mut memory = Memory {
            gone: view.turned_up.into_iter().collect(),
            voids: [0; MAX_SEATS],
            lying: Lying::default(),
        };
        let mut won = [0; MAX_SEATS];
        let now = Sight::of_view(game, view, own);
        for (n, played) in view.tricks.iter().enumerate() {
            let mut trick = Trick::new(played.leader);
            for (nth, (seat, face)) in played.plays(seats).enumerate() {
                if n >= first {
                    let left = view.cards - n as u8;
                    let done = |other: Seat| {
                        let turn = (other.index() + seats - played.leader.index()) % seats;
                        u8::from(turn < nth)
                    };
                    for choice in choices.iter_mut().filter(|choice| choice.sight.seat == seat) {
                        choice.since.insert(face.card());
                    }
                    if seat != own && left > 1 {
                        let mut sight = now;
                        (sight.seat, sight.memory, sight.won) = (seat, memory, won);
                        sight.sizes = each_seat(seats, |other| left - done(other));
                        sight.leader = played.leader;
                        choices.push(PastChoice {
                            sight,
                            trick,
                            face,
                            since: [face.card()].into_iter().collect(),
                        });
                    }
                }
                memory.play(nth == 0, trick.led(), seat, face);
                trick = Trick::replayed(game, view.trump, played.leader, &played.faces[..=nth]);
            }
            if let Some(winner) = played.winner.filter(|_| !played.blown_up) {
                won[winner.index()] += 1;
            }
        }
        Self { choices }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// How likely the others would have played as they did with these cards.
    pub(super) fn likelihood(&self, state: &State, doubt: f32) -> f32 {
        let mut likelihood = 1.0;
        for choice in &self.choices {
            let mut sight = choice.sight;
            let seat = sight.seat;
            sight.predictions[seat.index()] = state.prediction(seat);
            sight.hand = with(state.hand(seat), choice.since);
            let mut all = [(0.0, false); Face::COUNT];
            let (mut count, mut best) = (0, f32::NEG_INFINITY);
            let faces = playable(sight.hand, &choice.trick);
            weigh_play(&MODEL, &Mind::new(sight), &choice.trick, faces, |face, value| {
                all[count] = (value, face == choice.face);
                best = best.max(value);
                count += 1;
            });
            let weight = |value: f32| ((value - best) / doubt).exp();
            let sum: f32 = all[..count].iter().map(|&(value, _)| weight(value)).sum();
            let own: f32 = all[..count].iter().filter(|(_, own)| *own).map(|&(value, _)| weight(value)).sum();
            if count > 1 {
                likelihood *= own / sum * (1.0 - WHIM) + WHIM / count as f32;
            }
        }
        likelihood
    }
}

fn with(mut hand: CardSet, more: CardSet) -> CardSet {
    for card in more.iter() {
        hand.insert(card);
    }
    hand
}

/// What of a hand may be played to a trick (W5.2, W5.3).
fn playable(hand: CardSet, trick: &Trick) -> FaceSet {
    let cards = match trick.led() {
        Led::Suit(suit) if !hand.of_suit(suit).is_empty() => {
            hand.of_suit(suit).disjoint_union(hand.without_suit())
        }
        _ => hand,
    };
    FaceSet::of(cards)
}
