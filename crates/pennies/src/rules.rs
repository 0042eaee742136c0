//! The rules.

use std::fmt;

use rand::Rng;
use table::{
    Audience, Game, InvalidFor, Legal as _, Listener, NotationError, Options as _, Outcome, Seat, Seats,
    ToAct, Viewer, dice,
};

use crate::{Fact, Pennies, PenniesOptions, Penny, Phase, Refusal, Side, Sides, State, View};

impl Game for Pennies {
    const NAME: &'static str = "pennies";
    const RULES: u32 = 2;

    type Options = PenniesOptions;
    type State = State;
    type Action = Side;
    type Legal = Sides;
    type Chance = Seat;
    type Fact = Fact;
    type View = View;
    type Refusal = Refusal;

    fn new(options: PenniesOptions) -> Result<Self, InvalidFor<Self>> {
        options.check()?;
        Ok(Self { options })
    }

    fn options(&self) -> &PenniesOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { phase: Phase::Toss, wins: [0; 2] }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match &state.phase {
            Phase::Toss => ToAct::Chance,
            Phase::Laying { laid, .. } => {
                ToAct::Seats(Seat::all(2).filter(|seat| laid[seat.index()].is_none()).collect())
            }
            Phase::Over => ToAct::Nobody,
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Sides {
        Sides(matches!(self.to_act(state), ToAct::Seats(seats) if seats.contains(seat)))
    }

    fn why_not(&self, _: &State, seat: Seat, _: Side) -> Refusal {
        Refusal::NoSuchSeat(seat)
    }

    fn apply_unchecked<L: Listener<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        side: Side,
        listener: &mut L,
    ) {
        let Phase::Laying { matcher, laid } = &mut state.phase else { return };
        laid[seat.index()] = Some(side);
        listener.hear(Audience::only(seat), || Fact::LaidThis(seat, side));
        listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::Laid(seat));
        let [Some(first), Some(second)] = *laid else { return };
        let winner = if first == second { *matcher } else { matcher.left(2) };
        listener.tell(|| Fact::Revealed([first, second], winner));
        state.wins[winner.index()] += 1;
        state.phase = if state.wins[winner.index()] == self.options.wins { Phase::Over } else { Phase::Toss };
    }

    fn sample<R: Rng + ?Sized>(&self, _: &State, rng: &mut R) -> Seat {
        Seat::new(dice::below(rng, 2) as usize)
    }

    fn check_chance(&self, _: &State, matcher: &Seat) -> Result<(), Refusal> {
        if matcher.index() < 2 { Ok(()) } else { Err(Refusal::NoSuchSeat(*matcher)) }
    }

    fn apply_chance_unchecked<L: Listener<Fact>>(&self, state: &mut State, matcher: &Seat, listener: &mut L) {
        state.phase = Phase::Laying { matcher: *matcher, laid: [None; 2] };
        listener.tell(|| Fact::Matcher(*matcher));
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self.glance(state, viewer))
    }

    fn oracle(&self, state: &State) -> View {
        View::of(self.glance_of_oracle(state))
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut draw = |penny| match penny {
            Penny::NotLaid => None,
            Penny::Known(side) => Some(side),
            Penny::FaceDown => Some(Side::ALL[dice::below(rng, 2) as usize]),
        };
        let phase = match view.matcher {
            _ if view.over => Phase::Over,
            None => Phase::Toss,
            Some(matcher) => Phase::Laying {
                matcher,
                laid: [draw(view.laid[Seat::new(0)]), draw(view.laid[Seat::new(1)])],
            },
        };
        State { phase, wins: view.wins }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| Outcome::by_points(&state.wins.map(i32::from)))
    }

    fn action_count(&self) -> usize {
        2
    }

    fn action_index(&self, side: Side) -> usize {
        side as usize
    }

    fn action_at(&self, index: usize) -> Option<Side> {
        Sides(true).get(index)
    }

    fn write_action(&self, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(side.name())
    }

    fn read_action(&self, text: &str) -> Result<Side, NotationError> {
        let found = Side::ALL.into_iter().find(|side| side.name() == text);
        found.ok_or_else(|| NotationError::new(text, "heads or tails"))
    }

    fn write_chance(&self, matcher: &Seat, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "matcher {matcher}")
    }

    fn read_chance(&self, text: &str) -> Result<Seat, NotationError> {
        let number = text.strip_prefix("matcher ").and_then(|number| number.parse().ok());
        number.and_then(Seat::from_number).ok_or_else(|| NotationError::new(text, "matcher and a seat"))
    }

    fn chance_form(&self, _: &State) -> String {
        "matcher SEAT".to_owned()
    }

    fn longest(&self) -> usize {
        3 * (2 * usize::from(self.options.wins) - 1)
    }
}
