//! How to decide at a glance: one step ahead, by what the estimates say.

use games::wizard::{
    Action, Card, CardSet, Change, Face, FaceSet, Led, Legal, State, Suit, Trick, View, Wizard,
};
use table::Seat;

use super::estimate::{HandSum, Model, Task, each_seat};
use super::memory::Memory;
use super::mind::{Mind, Sight};

/// What a card that comes by the Juggler's pass takes, on average.
const PASSED_CARD: f32 = 0.3;

impl<'a> Sight<'a> {
    /// What the owner of a view sees.
    pub(super) fn of_view(game: &'a Wizard, view: &View, seat: Seat) -> Self {
        let seats = view.hands.len();
        Self {
            game,
            seat,
            seats,
            hand: view.hands[seat].known,
            trump: view.trump,
            memory: Memory::of_view(game, view),
            predictions: each_seat(seats, |seat| match view.predictions[seat] {
                games::wizard::PredictionView::Known(said) => Some(said),
                _ => None,
            }),
            won: each_seat(seats, |seat| view.won[seat]),
            sizes: each_seat(seats, |seat| view.hands[seat].size),
            leader: match (view.trick(), view.phase) {
                (Some(trick), games::wizard::PhaseView::Playing { .. }) => trick.leader,
                (_, games::wizard::PhaseView::Changing { seat }) => seat,
                (_, games::wizard::PhaseView::Passing { leader, .. }) => leader,
                _ => view.dealer.unwrap_or(seat).left(seats),
            },
            dealt: view.cards,
        }
    }

    /// What `seat` would see in an imagined position.
    pub(super) fn of_state(
        game: &'a Wizard,
        state: &State,
        memory: &Memory,
        seats: usize,
        seat: Seat,
        leader: Seat,
    ) -> Self {
        Self {
            game,
            seat,
            seats,
            hand: state.hand(seat),
            trump: state.trump(),
            memory: *memory,
            predictions: each_seat(seats, |seat| state.prediction(seat)),
            won: each_seat(seats, |seat| state.won(seat)),
            sizes: each_seat(seats, |seat| state.hand(seat).len() as u8),
            leader,
            dealt: game.cards(state.round()),
        }
    }
}

/// The decision of the seat with this sight.
pub(super) fn decide(
    model: &Model,
    sight: Sight<'_>,
    legal: &Legal,
    trick: Option<&Trick>,
    turned_up: Option<Card>,
) -> Option<Action> {
    match *legal {
        Legal::Nothing => None,
        Legal::Play(faces) => trick.and_then(|trick| {
            weigh_play(model, &Mind::new(sight), trick, faces, |_, _| {}).map(Action::Play)
        }),
        Legal::Predict { most, forbidden } => {
            let mind = Mind::new(sight);
            let hand = HandSum::of(&mind, model, sight.hand);
            best_prediction(model, &mind, hand, most, forbidden).map(|(said, _)| Action::Predict(said))
        }
        Legal::Trump => {
            best_trump(model, sight, false).map(|(suit, _)| Action::Trump(suit.unwrap_or(Suit::Humans)))
        }
        Legal::Werewolf => {
            let mut swapped = sight;
            swapped.hand.remove(Card::special(games::wizard::Special::Werewolf));
            if let Some(card) = turned_up {
                swapped.hand.insert(card);
            }
            best_trump(model, swapped, true).map(|(suit, _)| Action::Werewolf(suit))
        }
        Legal::Pass(cards) => weigh_pass(model, sight, cards).map(Action::Pass),
        Legal::Change { down } => Some(Action::Change(weigh_change(model, sight, down))),
    }
}

/// The best card for the trick; `hear` is told what each is worth.
pub(super) fn weigh_play(
    model: &Model,
    mind: &Mind<'_>,
    trick: &Trick,
    faces: FaceSet,
    mut hear: impl FnMut(Face, f32),
) -> Option<Face> {
    let sight = &mind.sight;
    let own = sight.seat.index();
    let prediction = sight.predictions[own].unwrap_or(0);
    let need = mind.need(prediction);
    if faces.len() == 1 {
        return faces.get(0);
    }
    let mut chances = [0.0; Card::COUNT];
    let mut hand = HandSum::default();
    for card in sight.hand.distinct() {
        let chance = mind.card_chance(model, card);
        chances[card.index()] = chance;
        for _ in 0..sight.hand.count(card) {
            hand = hand.with(chance, 1.0);
        }
    }
    let clouded = sight.memory.lying.cloud;
    let mut best: Option<(Face, f32)> = None;
    let mut last: Option<(Face, f32)> = None;
    for face in faces.iter() {
        if let Some((lower, value)) = last
            && mind.are_alike(trick, lower, face)
        {
            last = Some((face, value));
            hear(face, value);
            continue;
        }
        let rest = hand.with(chances[face.card().index()], -1.0);
        let chance = mind.trick_chance(model, trick, face);
        let task = |need: i32, leads: bool, wanted: f32| Task {
            hand: rest,
            need,
            leads,
            over: mind.over,
            wanted,
            opponents: mind.opponents,
        };
        let mut value = 0.0;
        if chance > 0.0 {
            let clouds = clouded || matches!(face.kind(), games::wizard::FaceKind::Cloud(_));
            let won = |prediction: u8, need: i32| task(need, true, mind.wanted).points(model, prediction);
            let points = if clouds {
                // W8.7: the winner changes the own prediction.
                let up = won(prediction + 1, need);
                let down = prediction.checked_sub(1).map(|down| won(down, need - 2));
                down.map_or(up, |down| up.max(down))
            } else {
                won(prediction, need - 1)
            };
            value += chance * points;
        }
        if chance < 1.0 {
            let wanted = (mind.wanted - if mind.wanted > 0.0 { 0.8 } else { 0.0 }).max(0.0);
            value += (1.0 - chance) * task(need, false, wanted).points(model, prediction);
        }
        last = Some((face, value));
        hear(face, value);
        if best.is_none_or(|(_, least)| value > least) {
            best = Some((face, value));
        }
    }
    best.map(|(face, _)| face)
}

/// The prediction that promises most, and what it promises.
pub(super) fn best_prediction(
    model: &Model,
    mind: &Mind<'_>,
    hand: HandSum,
    most: u8,
    forbidden: Option<u8>,
) -> Option<(u8, f32)> {
    (0..=most)
        .filter(|&said| Some(said) != forbidden)
        .map(|said| (said, prediction_points(model, mind, hand, said)))
        .max_by(|one, other| one.1.total_cmp(&other.1))
}

/// The points that a prediction promises.
pub(super) fn prediction_points(model: &Model, mind: &Mind<'_>, hand: HandSum, said: u8) -> f32 {
    prediction_task(mind, hand, said).points(model, said)
}

/// What one takes on with a prediction.
pub(super) fn prediction_task(mind: &Mind<'_>, hand: HandSum, said: u8) -> Task {
    let sight = &mind.sight;
    let fair = f32::from(sight.dealt) / sight.seats as f32;
    Task {
        hand,
        need: i32::from(said),
        leads: sight.leader == sight.seat,
        over: mind.over + f32::from(said) - fair,
        wanted: mind.wanted,
        opponents: mind.opponents,
    }
}

/// The trump with which the hand promises most.
fn best_trump(model: &Model, sight: Sight<'_>, or_none: bool) -> Option<(Option<Suit>, f32)> {
    let suits = Suit::ALL.into_iter().map(Some).chain(or_none.then_some(None));
    suits
        .map(|trump| {
            let mind = Mind::new(with_trump(&sight, trump));
            let hand = HandSum::of(&mind, model, sight.hand);
            let best = best_prediction(model, &mind, hand, sight.dealt, None);
            (trump, best.map_or(0.0, |(_, points)| points))
        })
        .max_by(|one, other| one.1.total_cmp(&other.1))
}

fn with_trump<'a>(sight: &Sight<'a>, trump: Option<Suit>) -> Sight<'a> {
    let mut named = *sight;
    named.trump = trump;
    named
}

fn weigh_pass(model: &Model, sight: Sight<'_>, cards: CardSet) -> Option<Card> {
    let mind = Mind::new(sight);
    let prediction = sight.predictions[sight.seat.index()].unwrap_or(0);
    let hand = HandSum::of(&mind, model, cards).with(PASSED_CARD, 1.0);
    let points = |card: Card| {
        let rest = hand.with(mind.card_chance(model, card), -1.0);
        remaining(&mind, rest, mind.need(prediction)).points(model, prediction)
    };
    cards.distinct().max_by(|&one, &other| points(one).total_cmp(&points(other)))
}

fn weigh_change(model: &Model, sight: Sight<'_>, down: bool) -> Change {
    let mind = Mind::new(sight);
    let prediction = sight.predictions[sight.seat.index()].unwrap_or(0);
    let hand = HandSum::of(&mind, model, sight.hand);
    let points = |change: Change| {
        change.of(prediction).map_or(f32::NEG_INFINITY, |prediction| {
            remaining(&mind, hand, mind.need(prediction)).points(model, prediction)
        })
    };
    if down && points(Change::Down) > points(Change::Up) { Change::Down } else { Change::Up }
}

/// What is left to do between two tricks.
fn remaining(mind: &Mind<'_>, hand: HandSum, need: i32) -> Task {
    Task {
        hand,
        need,
        leads: mind.sight.leader == mind.sight.seat,
        over: mind.over,
        wanted: mind.wanted,
        opponents: mind.opponents,
    }
}

/// Plays an imagined position to the end of the round, everybody deciding at a glance.
pub(super) fn finish_round(
    model: &Model,
    game: &Wizard,
    state: &mut State,
    memory: &mut Memory,
    mut leader: Seat,
) {
    while play_next(model, game, state, memory, &mut leader) {}
}

/// Lets the next one decide at a glance; whether somebody was to decide.
pub(super) fn play_next(
    model: &Model,
    game: &Wizard,
    state: &mut State,
    memory: &mut Memory,
    leader: &mut Seat,
) -> bool {
    use table::{Game as _, ToAct};
    let ToAct::Seats(asked) = game.to_act(state) else { return false };
    let Some(seat) = asked.first() else { return false };
    let legal = game.legal(state, seat);
    let trick = state.trick().copied();
    if let Some(trick) = trick
        && trick.played() == 0
    {
        *leader = trick.next();
    }
    let sight = Sight::of_state(game, state, memory, game.seats(), seat, *leader);
    let decided = decide(model, sight, &legal, trick.as_ref(), state.turned_up());
    decided.is_some_and(|action| {
        step(game, state, memory, seat, action);
        true
    })
}

/// Performs an action in an imagined position and remembers what everybody sees of it.
pub(super) fn step(game: &Wizard, state: &mut State, memory: &mut Memory, seat: Seat, action: Action) {
    use table::{Game as _, Silent};
    match action {
        Action::Play(face) => {
            let (first, led) =
                state.trick().map_or((true, Led::Open), |trick| (trick.played() == 0, trick.led()));
            memory.play(first, led, seat, face);
        }
        Action::Pass(_) => memory.forget_voids(),
        Action::Werewolf(_) => {
            if let Some(card) = state.turned_up() {
                memory.gone.remove(card);
            }
            memory.gone.insert(Card::special(games::wizard::Special::Werewolf));
        }
        Action::Predict(_) | Action::Trump(_) | Action::Change(_) => {}
    }
    game.apply_unchecked(state, seat, action, &mut Silent);
}
