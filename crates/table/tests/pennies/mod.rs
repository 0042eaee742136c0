//! A complete small game that keeps the contract: chance names who wants the pennies to match, both players lay one
//! down in secret, and who first has three wins the game.

use std::convert::Infallible;
use std::fmt;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{
    Audience, Game, InvalidFor, Legal, Listener, NotationError, OptionKind, OptionSpec, OptionValue, Options,
    Outcome, PerSeat, Schema, Seat, Seats, ToAct, Viewer, dice,
};

#[derive(Clone, Debug)]
pub(crate) struct Pennies {
    options: PenniesOptions,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct PenniesOptions {
    /// How many wins end the game.
    pub wins: u8,
}

impl Default for PenniesOptions {
    fn default() -> Self {
        Self { wins: 3 }
    }
}

impl Options for PenniesOptions {
    const SCHEMA: &'static Schema = &Schema {
        title: "Pennies",
        fewest: 2,
        most: 2,
        usual: 2,
        options: &[OptionSpec {
            name: "wins",
            kind: OptionKind::Number { least: 1, most: 9, usual: 3 },
            what: "a number of wins",
            about: "How many wins end the game",
        }],
        limits: &[],
    };

    type Fault = Infallible;

    fn get(&self, _: &str) -> OptionValue {
        OptionValue::Number(self.wins)
    }

    fn put(&mut self, _: &str, value: OptionValue) {
        if let OptionValue::Number(wins) = value {
            self.wins = wins;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Side {
    Heads,
    Tails,
}

#[derive(Clone, PartialEq)]
pub(crate) struct State {
    phase: Phase,
    wins: [u8; 2],
}

table::secret_debug!(State);

#[derive(Clone, PartialEq)]
enum Phase {
    Toss,
    Laying { matcher: Seat, laid: [Option<Side>; 2] },
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub wins: [u8; 2],
    pub matcher: Option<Seat>,
    pub laid: PerSeat<Penny>,
    pub over: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Penny {
    NotLaid,
    FaceDown,
    Known(Side),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Fact {
    Matcher(Seat),
    Laid(Seat),
    LaidThis(Seat, Side),
    Revealed([Side; 2], Seat),
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
}

/// Both sides, or nothing.
#[derive(Clone, Copy)]
pub(crate) struct Sides(bool);

impl Legal for Sides {
    type Action = Side;

    fn len(&self) -> usize {
        if self.0 { 2 } else { 0 }
    }

    fn get(&self, index: usize) -> Option<Side> {
        [Side::Heads, Side::Tails].get(index).copied().filter(|_| self.0)
    }
}

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
        self.seen(state, |seat| viewer == Viewer::Seat(seat))
    }

    fn oracle(&self, state: &State) -> View {
        self.seen(state, |_| true)
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut draw = |penny| match penny {
            Penny::NotLaid => None,
            Penny::Known(side) => Some(side),
            Penny::FaceDown => Some([Side::Heads, Side::Tails][dice::below(rng, 2) as usize]),
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
        f.write_str(if side == Side::Heads { "heads" } else { "tails" })
    }

    fn read_action(&self, text: &str) -> Result<Side, NotationError> {
        match text {
            "heads" => Ok(Side::Heads),
            "tails" => Ok(Side::Tails),
            _ => Err(NotationError::new(text, "heads or tails")),
        }
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

impl Pennies {
    fn seen(&self, state: &State, knows: impl Fn(Seat) -> bool) -> View {
        let (matcher, laid) = match &state.phase {
            Phase::Laying { matcher, laid } => (Some(*matcher), *laid),
            _ => (None, [None; 2]),
        };
        View {
            wins: state.wins,
            matcher,
            laid: PerSeat::from_fn(2, |seat| match laid[seat.index()] {
                None => Penny::NotLaid,
                Some(side) if knows(seat) => Penny::Known(side),
                Some(_) => Penny::FaceDown,
            }),
            over: state.phase == Phase::Over,
        }
    }
}
