//! Games to learn from.

use rand::Rng;
use table::{Game as _, Seat, Seats, Silent, ToAct, Viewer, dice};
use wizard::{Action, Card, FaceKind, Legal, State, Wizard};

use super::train::Sample;
use crate::wizard::Apprentice;
use crate::wizard::estimate::{CardOutlook, Class, HandSum, Model, Task};
use crate::wizard::memory::{Lying, Memory};
use crate::wizard::mind::{Mind, Sight, quarters};
use crate::wizard::policy::{best_prediction, decide, prediction_task, step};
use crate::{Bot as _, Budget};

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
    face: wizard::Face,
    trick: Option<[f32; 16]>,
    prediction: u8,
    won: [f32; 16],
    lost: [f32; 16],
}

/// Plays a game with now and then a strange decision, and keeps what can be learnt from it.
pub(super) fn play<R: Rng>(model: &Model, game: &Wizard, rng: &mut R, samples: &mut Samples) {
    let seats = game.seats();
    let chance = |rng: &mut R, one_in: u32| dice::below(rng, one_in) == 0;
    let mut state = game.start();
    let mut memory = fresh(&state);
    let mut leader = Seat::new(0);
    let (mut hands, mut cards, mut lying): (Vec<Pending>, Vec<PendingCard>, Vec<Played>) =
        (Vec::new(), Vec::new(), Vec::new());
    // For each seat and card: how often it was played, and how often it took the trick.
    let mut taken = vec![[(0u32, 0u32); Card::COUNT]; seats];
    // Half of the games are among one's own, the others with strangers: who only knows the own kind is lost among people.
    let strangers: Seats = match dice::below(rng, 2) {
        0 => Seats::NONE,
        _ => Seat::all(seats).filter(|_| chance(rng, 2)).collect(),
    };
    let is_base = seats == 4 && game.deck().len() == 60 && game.rounds() == 15 && strangers == Seats::NONE;
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                let outcome = game.sample(&state, rng);
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
                memory = fresh(&state);
                leader = state.dealer().left(seats);
            }
            ToAct::Seats(asked) => {
                let Some(seat) = asked.first() else { return };
                let legal = game.legal(&state, seat);
                let trick = state.trick().copied();
                if let Some(trick) = trick
                    && trick.played() == 0
                {
                    leader = trick.next();
                }
                let sight = Sight::of_state(game, &state, &memory, seats, seat, leader);
                let Some(mut action) = decide(model, sight, &legal, trick.as_ref(), state.turned_up()) else {
                    return;
                };
                let is_stranger = strangers.contains(seat);
                if is_stranger {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let thought = Apprentice.think(game, &view, &legal, Budget::Iterations(1), 1, &|| false);
                    let Some(choice) = thought else { return };
                    action = choice.action;
                }
                let mind = Mind::new(sight);
                let hand = HandSum::of(&mind, model, sight.hand);
                match legal {
                    Legal::Predict { most, forbidden } => {
                        if !is_stranger && chance(rng, 5) {
                            let best = best_prediction(model, &mind, hand, most, forbidden);
                            let said = best.map_or(0, |(said, _)| said);
                            let other = if chance(rng, 2) { said + 1 } else { said.saturating_sub(1) };
                            if other <= most && Some(other) != forbidden {
                                action = Action::Predict(other);
                            }
                        }
                        if let Action::Predict(said) = action {
                            let inputs = prediction_task(&mind, hand, said).inputs();
                            hands.push(Pending { seat, prediction: said, inputs });
                        }
                        for card in sight.hand.iter() {
                            if let CardOutlook::Learnt(class, inputs) = mind.card_outlook(card)
                                && chance(rng, 3)
                            {
                                cards.push(PendingCard { seat, card, class, inputs });
                            }
                        }
                    }
                    Legal::Play(faces) => {
                        if !is_stranger
                            && chance(rng, 20)
                            && let Some(face) = faces.get(dice::below(rng, faces.len() as u32) as usize)
                        {
                            action = Action::Play(face);
                        }
                        if let (Action::Play(face), Some(trick)) = (action, trick) {
                            let prediction = sight.predictions[seat.index()].unwrap_or(0);
                            let need = mind.need(prediction);
                            let rest = hand.with(mind.card_chance(model, face.card()), -1.0);
                            let task = |need, leads, wanted| {
                                Task {
                                    hand: rest,
                                    need,
                                    leads,
                                    over: mind.over,
                                    wanted,
                                    opponents: mind.opponents,
                                }
                                .inputs()
                            };
                            let suited = match face.kind() {
                                FaceKind::Suited(suit, rank) => Some((suit, quarters(rank))),
                                _ => None,
                            };
                            let open = trick.played() + 1 < seats
                                && !memory.lying.bomb
                                && trick.would_take(game, state.trump(), face);
                            let wanted = (mind.wanted - if mind.wanted > 0.0 { 0.8 } else { 0.0 }).max(0.0);
                            lying.push(Played {
                                seat,
                                face,
                                trick: suited
                                    .filter(|_| open)
                                    .map(|(suit, strength)| mind.trick_inputs(&trick, suit, strength)),
                                prediction,
                                won: task(need - 1, true, mind.wanted),
                                lost: task(need, false, wanted),
                            });
                        }
                        let nth = dice::below(rng, sight.hand.len() as u32) as usize;
                        if let Some(card) = sight.hand.iter().nth(nth)
                            && let CardOutlook::Learnt(class, inputs) = mind.card_outlook(card)
                            && chance(rng, 2)
                        {
                            cards.push(PendingCard { seat, card, class, inputs });
                        }
                    }
                    _ => {}
                }
                let before: Vec<u8> = Seat::all(seats).map(|seat| state.won(seat)).collect();
                step(game, &mut state, &mut memory, seat, action);
                if is_stranger {
                    hands.retain(|hand| hand.seat != seat);
                    cards.retain(|card| card.seat != seat);
                }
                if lying.len() == seats {
                    for played in lying.drain(..) {
                        let won = state.won(played.seat) > before[played.seat.index()];
                        let entry = &mut taken[played.seat.index()][played.face.card().index()];
                        entry.0 += 1;
                        entry.1 += u32::from(won);
                        if strangers.contains(played.seat) {
                            continue;
                        }
                        if let Some(inputs) = played.trick {
                            samples.trick.push(Sample { inputs, labels: [f32::from(u8::from(won))] });
                        }
                        if !state.hand(played.seat).is_empty() && chance(rng, 2) {
                            let inputs = if won { played.won } else { played.lost };
                            hands.push(Pending { seat: played.seat, prediction: played.prediction, inputs });
                        }
                    }
                }
                if !matches!(game.to_act(&state), ToAct::Seats(_)) {
                    for hand in hands.drain(..) {
                        let (said, won) = (state.prediction(hand.seat).unwrap_or(0), state.won(hand.seat));
                        if said == hand.prediction {
                            let exact = f32::from(u8::from(said == won));
                            let off = f32::from(said.abs_diff(won));
                            samples.hands.push(Sample { inputs: hand.inputs, labels: [exact, off] });
                        }
                    }
                    for PendingCard { seat, card, class, inputs } in cards.drain(..) {
                        let (played, won) = taken[seat.index()][card.index()];
                        if played > 0 {
                            let labels = [won as f32 / played as f32];
                            samples.cards[class as usize].push(Sample { inputs, labels });
                        }
                    }
                    taken.iter_mut().for_each(|cards| cards.fill((0, 0)));
                    if is_base {
                        for seat in Seat::all(seats) {
                            let said = state.prediction(seat).unwrap_or(0);
                            samples.rounds += 1.0;
                            samples.exact += f64::from(u8::from(said == state.won(seat)));
                        }
                    }
                }
            }
        }
    }
    if is_base && let Some(outcome) = game.outcome(&state) {
        samples.seats += seats as f64;
        samples.points += outcome.points().as_slice().iter().map(|&points| f64::from(points)).sum::<f64>();
    }
}

fn fresh(state: &State) -> Memory {
    Memory {
        gone: state.turned_up().into_iter().collect(),
        voids: [0; table::MAX_SEATS],
        lying: Lying::default(),
    }
}
