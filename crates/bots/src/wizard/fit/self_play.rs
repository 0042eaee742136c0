//! Games to learn from.

use games::wizard::{Action, Card, FaceKind, Legal, State, Trick, Wizard};
use rand::Rng;
use table::{Game as _, Seat, Seats, Silent, ToAct, dice};

use super::train::Sample;
use crate::wizard::Apprentice;
use crate::wizard::estimate::{CardOutlook, Class, HandSum, Model, Task};
use crate::wizard::memory::{Lying, Memory};
use crate::wizard::mind::{Mind, Sight, quarters};
use crate::wizard::policy::{best_prediction, decide, prediction_task, step};
use crate::{Bot as _, Budget, Question};

/// What was seen, and how it ended.
#[derive(Default)]
pub(super) struct Samples {
    pub(super) cards: [Vec<Sample<1>>; Class::COUNT],
    pub(super) trick: Vec<Sample<1>>,
    pub(super) hands: Vec<Sample<2>>,
    /// Of the base game for four.
    pub(super) points: f64,
    pub(super) seats: f64,
    pub(super) exact: f64,
    pub(super) rounds: f64,
}

impl Samples {
    /// Adds what was seen before.
    pub(super) fn extend(&mut self, before: &Self) {
        for (all, before) in self.cards.iter_mut().zip(&before.cards) {
            all.extend(before);
        }
        self.trick.extend(&before.trick);
        self.hands.extend(&before.hands);
    }

    /// Every other sample.
    pub(super) fn halved(mut self) -> Self {
        self.cards.iter_mut().for_each(|all| all.truncate(all.len() / 2));
        self.trick.truncate(self.trick.len() / 2);
        self.hands.truncate(self.hands.len() / 2);
        self
    }
}

/// What waits for the end of the round.
struct Pending {
    seat: Seat,
    prediction: u8,
    inputs: [f32; 16],
}

struct PendingCard {
    seat: Seat,
    card: Card,
    class: Class,
    inputs: [f32; 16],
}

/// What waits for the end of the trick.
struct Played {
    seat: Seat,
    face: games::wizard::Face,
    trick: Option<[f32; 16]>,
    prediction: u8,
    won: [f32; 16],
    lost: [f32; 16],
}

/// Plays a game with now and then a strange decision, and keeps what can be learnt from it.
pub(super) fn play<R: Rng>(model: &Model, game: &Wizard, rng: &mut R, samples: &mut Samples) {
    Watched::new(model, game, rng, samples).play();
}

fn one_in<R: Rng>(rng: &mut R, many: u32) -> bool {
    dice::below(rng, many) == 0
}

/// A game that is learnt from.
struct Watched<'a, R> {
    model: &'a Model,
    game: &'a Wizard,
    rng: &'a mut R,
    samples: &'a mut Samples,
    /// Who plays in a manner of their own, from which nothing is learnt.
    strangers: Seats,
    /// Whether it is the base game for four, among one's own.
    is_base: bool,
    state: State,
    memory: Memory,
    leader: Seat,
    hands: Vec<Pending>,
    cards: Vec<PendingCard>,
    lying: Vec<Played>,
    /// For each seat and card: how often it was played, and how often it took the trick.
    taken: Vec<[(u32, u32); Card::COUNT]>,
}

impl<'a, R: Rng> Watched<'a, R> {
    fn new(model: &'a Model, game: &'a Wizard, rng: &'a mut R, samples: &'a mut Samples) -> Self {
        let (seats, state) = (game.seats(), game.start());
        // Half of the games are among one's own, the others with strangers: who only knows the own kind is lost among people.
        let strangers: Seats = match dice::below(rng, 2) {
            0 => Seats::NONE,
            _ => Seat::all(seats).filter(|_| one_in(rng, 2)).collect(),
        };
        Self {
            model,
            game,
            rng,
            samples,
            strangers,
            is_base: seats == 4 && game.deck().len() == 60 && game.rounds() == 15 && strangers == Seats::NONE,
            memory: fresh(&state),
            state,
            leader: Seat::new(0),
            hands: Vec::new(),
            cards: Vec::new(),
            lying: Vec::new(),
            taken: vec![[(0, 0); Card::COUNT]; seats],
        }
    }

    fn play(mut self) {
        loop {
            match self.game.to_act(&self.state) {
                ToAct::Nobody => break,
                ToAct::Chance => self.deal(),
                ToAct::Seats(asked) => {
                    let Some(()) = asked.first().and_then(|seat| self.decide(seat)) else { return };
                }
            }
        }
        if self.is_base
            && let Some(outcome) = self.game.outcome(&self.state)
        {
            self.samples.seats += self.game.seats() as f64;
            self.samples.points +=
                outcome.points().as_slice().iter().map(|&points| f64::from(points)).sum::<f64>();
        }
    }

    fn deal(&mut self) {
        let outcome = self.game.sample(&self.state, self.rng);
        self.game.apply_chance_unchecked(&mut self.state, &outcome, &mut Silent);
        self.memory = fresh(&self.state);
        self.leader = self.state.dealer().left(self.game.seats());
    }

    /// Lets a seat decide, and looks at what follows; nothing if it has nothing to decide.
    fn decide(&mut self, seat: Seat) -> Option<()> {
        let (game, seats) = (self.game, self.game.seats());
        let legal = game.legal(&self.state, seat);
        let trick = self.state.trick().copied();
        if let Some(trick) = trick
            && trick.played() == 0
        {
            self.leader = trick.next();
        }
        // What is learnt from a decision is written while the position is looked at, so both are copies.
        let (state, memory) = (self.state.clone(), self.memory);
        let sight = Sight::of_state(game, &state, &memory, seats, seat, self.leader);
        let mut action = decide(self.model, sight, &legal, trick.as_ref(), state.turned_up())?;
        let is_stranger = self.strangers.contains(seat);
        if is_stranger {
            action = Apprentice.think(&Question::new(game, &state, seat, Budget::Iterations(1), 1))?.action;
        }
        let mind = Mind::new(sight);
        match legal {
            Legal::Predict { most, forbidden } => {
                self.predict(&mind, &mut action, most, forbidden, is_stranger);
            }
            Legal::Play(faces) => {
                if !is_stranger
                    && one_in(self.rng, 20)
                    && let Some(face) = faces.get(dice::below(self.rng, faces.len() as u32) as usize)
                {
                    action = Action::Play(face);
                }
                self.play_card(&mind, action, trick.as_ref());
            }
            _ => {}
        }
        let before: Vec<u8> = Seat::all(seats).map(|seat| state.won(seat)).collect();
        step(game, &mut self.state, &mut self.memory, seat, action);
        if is_stranger {
            self.hands.retain(|hand| hand.seat != seat);
            self.cards.retain(|card| card.seat != seat);
        }
        if self.lying.len() == seats {
            self.end_trick(&before);
        }
        if !matches!(game.to_act(&self.state), ToAct::Seats(_)) {
            self.end_round();
        }
        Some(())
    }

    /// A prediction, now and then one beside what looks best.
    fn predict(
        &mut self,
        mind: &Mind<'_>,
        action: &mut Action,
        most: u8,
        forbidden: Option<u8>,
        is_stranger: bool,
    ) {
        let (seat, own) = (mind.sight.seat, mind.sight.hand);
        let hand = HandSum::of(mind, self.model, own);
        if !is_stranger && one_in(self.rng, 5) {
            let best = best_prediction(self.model, mind, hand, most, forbidden);
            let said = best.map_or(0, |(said, _)| said);
            let other = if one_in(self.rng, 2) { said + 1 } else { said.saturating_sub(1) };
            if other <= most && Some(other) != forbidden {
                *action = Action::Predict(other);
            }
        }
        if let Action::Predict(said) = *action {
            let inputs = prediction_task(mind, hand, said).inputs();
            self.hands.push(Pending { seat, prediction: said, inputs });
        }
        for card in own.iter() {
            if let CardOutlook::Learnt(class, inputs) = mind.card_outlook(card)
                && one_in(self.rng, 3)
            {
                self.cards.push(PendingCard { seat, card, class, inputs });
            }
        }
    }

    /// A card that is played to a trick.
    fn play_card(&mut self, mind: &Mind<'_>, action: Action, trick: Option<&Trick>) {
        let (seat, own) = (mind.sight.seat, mind.sight.hand);
        if let (Action::Play(face), Some(trick)) = (action, trick) {
            let hand = HandSum::of(mind, self.model, own);
            let prediction = mind.sight.predictions[seat.index()].unwrap_or(0);
            let need = mind.need(prediction);
            let rest = hand.with(mind.card_chance(self.model, face.card()), -1.0);
            let task = |need, leads, wanted| {
                let (over, opponents) = (mind.over, mind.opponents);
                Task { hand: rest, need, leads, over, wanted, opponents }.inputs()
            };
            let suited = match face.kind() {
                FaceKind::Suited(suit, rank) => Some((suit, quarters(rank))),
                _ => None,
            };
            let open = trick.played() + 1 < self.game.seats()
                && !self.memory.lying.bomb
                && trick.would_take(self.game, self.state.trump(), face);
            let wanted = (mind.wanted - if mind.wanted > 0.0 { 0.8 } else { 0.0 }).max(0.0);
            self.lying.push(Played {
                seat,
                face,
                trick: suited
                    .filter(|_| open)
                    .map(|(suit, strength)| mind.trick_inputs(trick, suit, strength)),
                prediction,
                won: task(need - 1, true, mind.wanted),
                lost: task(need, false, wanted),
            });
        }
        let nth = dice::below(self.rng, own.len() as u32) as usize;
        if let Some(card) = own.iter().nth(nth)
            && let CardOutlook::Learnt(class, inputs) = mind.card_outlook(card)
            && one_in(self.rng, 2)
        {
            self.cards.push(PendingCard { seat, card, class, inputs });
        }
    }

    /// Who took the trick is known, where `before` are the tricks of each seat without it.
    fn end_trick(&mut self, before: &[u8]) {
        for played in self.lying.drain(..) {
            let won = self.state.won(played.seat) > before[played.seat.index()];
            let entry = &mut self.taken[played.seat.index()][played.face.card().index()];
            entry.0 += 1;
            entry.1 += u32::from(won);
            if self.strangers.contains(played.seat) {
                continue;
            }
            if let Some(inputs) = played.trick {
                self.samples.trick.push(Sample { inputs, labels: [f32::from(u8::from(won))] });
            }
            if !self.state.hand(played.seat).is_empty() && one_in(self.rng, 2) {
                let inputs = if won { played.won } else { played.lost };
                self.hands.push(Pending { seat: played.seat, prediction: played.prediction, inputs });
            }
        }
    }

    /// What the predictions and the cards came to is known.
    fn end_round(&mut self) {
        for hand in self.hands.drain(..) {
            let (said, won) = (self.state.prediction(hand.seat).unwrap_or(0), self.state.won(hand.seat));
            if said == hand.prediction {
                let exact = f32::from(u8::from(said == won));
                let off = f32::from(said.abs_diff(won));
                self.samples.hands.push(Sample { inputs: hand.inputs, labels: [exact, off] });
            }
        }
        for PendingCard { seat, card, class, inputs } in self.cards.drain(..) {
            let (played, won) = self.taken[seat.index()][card.index()];
            if played > 0 {
                let labels = [won as f32 / played as f32];
                self.samples.cards[class as usize].push(Sample { inputs, labels });
            }
        }
        self.taken.iter_mut().for_each(|cards| cards.fill((0, 0)));
        if self.is_base {
            for seat in Seat::all(self.game.seats()) {
                let said = self.state.prediction(seat).unwrap_or(0);
                self.samples.rounds += 1.0;
                self.samples.exact += f64::from(u8::from(said == self.state.won(seat)));
            }
        }
    }
}

fn fresh(state: &State) -> Memory {
    Memory {
        gone: state.turned_up().into_iter().collect(),
        voids: [0; table::MAX_SEATS],
        lying: Lying::default(),
    }
}
