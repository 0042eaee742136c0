//! Wizard keeps the contract of the table.

use std::fmt;

use rand::Rng;
use table::{Game, Legal as _, Listener, NotationError, Outcome, Seat, Seats, ToAct, Viewer, dice};

use crate::action::Action;
use crate::chance::{Chance, Deal};
use crate::fact::Fact;
use crate::game::Wizard;
use crate::legal::{Legal, forbidden_prediction, holds, playable};
use crate::options::{Invalid, Options};
use crate::refusal::{Decision, Refusal};
use crate::resample::resample;
use crate::round;
use crate::state::{Phase, State};
use crate::trick::Led;
use crate::view::View;

impl Game for Wizard {
    const NAME: &'static str = "wizard";
    const RULES: u32 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Chance = Chance;
    type Fact = Fact;
    type View = View;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, Invalid> {
        Self::settle(options)
    }

    fn options(&self) -> &Options {
        self.settled_options()
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn start(&self) -> State {
        State::new()
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        // Most of the time a trick is being played.
        if let Phase::Playing(trick) = &state.phase {
            return ToAct::Seats(Seats::only(trick.next()));
        }
        match &state.phase {
            Phase::FirstDealer | Phase::Dealing => ToAct::Chance,
            Phase::Werewolf { holder } => ToAct::Seats(Seats::only(*holder)),
            Phase::NamingTrump => ToAct::Seats(Seats::only(state.dealer)),
            Phase::Predicting => ToAct::Seats(state.owe_prediction(self)),
            Phase::Playing(trick) => ToAct::Seats(Seats::only(trick.next())),
            Phase::Passing(passing) => ToAct::Seats(passing.owing(self.seat_count())),
            Phase::Changing { winner } => ToAct::Seats(Seats::only(*winner)),
            Phase::Over => ToAct::Nobody,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Legal {
        Legal::of(self, state, seat)
    }

    // Beside `legal`, it costs next to nothing.
    #[inline(always)]
    fn is_legal(&self, state: &State, seat: Seat, action: Action) -> bool {
        // Most decisions are cards, and whether one may be played is asked of the hand at once.
        if let (Phase::Playing(trick), Action::Play(face)) = (&state.phase, action) {
            return trick.next() == seat && playable(state.hands[seat.index()], trick).contains(face.card());
        }
        Legal::of(self, state, seat).contains(action)
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let given = action.decision();
        if let Some(asked) = self.asked(state, seat).filter(|&asked| asked != given) {
            return Refusal::OtherDecision { asked, given };
        }
        let cards = self.cards(state.round);
        match action {
            Action::Play(face) => match &state.phase {
                Phase::Playing(trick) if holds(state, seat, face.card()) => match trick.led() {
                    Led::Suit(suit) => Refusal::MustFollow {
                        suit,
                        held: state.hands[seat.index()].of_suit(suit).len() as u8,
                    },
                    Led::Open | Led::Free => Refusal::NotInHand { card: face.card() },
                },
                _ => Refusal::NotInHand { card: face.card() },
            },
            Action::Pass(card) => Refusal::NotInHand { card },
            Action::Predict(tricks) if forbidden_prediction(self, state) == Some(tricks) => {
                Refusal::PredictionAddsUp { cards }
            }
            Action::Predict(_) => Refusal::PredictionAbove { cards },
            Action::Change(_) => Refusal::PredictionBelowZero,
            // Every suit may be named, so these are only refused as decisions that nobody asked for.
            Action::Trump(_) | Action::Werewolf(_) => Refusal::OtherDecision { asked: given, given },
        }
    }

    #[inline]
    fn apply_unchecked<L: Listener<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        listener: &mut L,
    ) {
        round::act(self, state, seat, action, listener);
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::FirstDealer => {
                Chance::FirstDealer(Seat::new(dice::below(rng, self.seat_count() as u32) as usize))
            }
            _ => Chance::Deal(Deal::sample(self, next_round(self, state), rng)),
        }
    }

    #[inline]
    fn check_chance(&self, state: &State, outcome: &Chance) -> Result<(), Refusal> {
        match (&state.phase, outcome) {
            (Phase::FirstDealer, Chance::FirstDealer(seat)) if seat.index() < self.seat_count() => Ok(()),
            (Phase::FirstDealer, Chance::FirstDealer(seat)) => {
                Err(Refusal::NoSuchSeat { seat: *seat, seats: self.seat_count() as u8 })
            }
            (Phase::FirstDealer, Chance::Deal(_)) => Err(Refusal::OtherChance { asked: "dealer" }),
            (_, Chance::FirstDealer(_)) => Err(Refusal::OtherChance { asked: "deal" }),
            (_, Chance::Deal(deal)) => deal.check(self, next_round(self, state)),
        }
    }

    #[inline]
    fn apply_chance_unchecked<L: Listener<Fact>>(
        &self,
        state: &mut State,
        outcome: &Chance,
        listener: &mut L,
    ) {
        match outcome {
            Chance::FirstDealer(seat) => {
                state.dealer = *seat;
                state.phase = Phase::Dealing;
                listener.tell(|| Fact::FirstDealer { seat: *seat });
            }
            Chance::Deal(deal) => round::deal(self, state, deal, listener),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self.glance(state, viewer))
    }

    fn oracle(&self, state: &State) -> View {
        View::of(self.glance_of_oracle(state))
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        resample(self, view, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        // W6.2.
        (state.phase == Phase::Over)
            .then(|| Outcome::by_points(state.block.totals(self.seat_count()).as_slice()))
    }

    fn action_count(&self) -> usize {
        Action::COUNT
    }

    fn action_index(&self, action: Action) -> usize {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn write_action(&self, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{action}")
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        text.parse()
    }

    fn write_chance(&self, outcome: &Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{outcome}")
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        text.parse()
    }

    fn chance_form(&self, state: &State) -> String {
        if state.phase == Phase::FirstDealer {
            return "dealer SEAT".to_owned();
        }
        let round = next_round(self, state);
        let hands = vec![format!("{} cards", self.cards(round)); self.seat_count()].join(" / ");
        let turn = if self.turns_up(round) { " turn CARD" } else { "" };
        format!("deal {hands}{turn}")
    }

    fn longest(&self) -> usize {
        let seats = self.seat_count();
        // Each round: the deal, a name for trump, a prediction and the cards of each, a pass of each, a change.
        1 + (1..=self.rounds()).map(|round| 3 + seats * (2 + usize::from(self.cards(round)))).sum::<usize>()
    }
}

/// The round that is dealt next.
#[inline]
fn next_round(game: &Wizard, state: &State) -> u8 {
    (state.round + 1).min(game.rounds())
}

impl Wizard {
    /// What `state` asks of `seat`.
    pub fn asked(&self, state: &State, seat: Seat) -> Option<Decision> {
        match Legal::of(self, state, seat) {
            Legal::Nothing => None,
            Legal::Werewolf => Some(Decision::Werewolf),
            Legal::Trump => Some(Decision::Trump),
            Legal::Predict { .. } => Some(Decision::Predict),
            Legal::Play(_) => Some(Decision::Play),
            Legal::Pass(_) => Some(Decision::Pass),
            Legal::Change { .. } => Some(Decision::Change),
        }
    }
}
