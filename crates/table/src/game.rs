//! The contract that every game keeps.

use std::error::Error;
use std::fmt::{self, Debug, Display};

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::notation::FromFn;
use crate::{InvalidFor, Legal, Listener, NotationError, Options, Outcome, Seat, Seats, Viewer};

/// Who acts: a player, or chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// Chance deals, shuffles and rolls.
    Chance,
    /// A player decides.
    Seat(Seat),
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance => f.write_str("chance"),
            Self::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToAct {
    /// An outcome of chance.
    Chance,
    /// A decision of each of these seats, in whatever order they come in.
    Seats(Seats),
    /// Nobody: the game is over.
    Nobody,
}

impl ToAct {
    /// The seats that the game waits for; none at chance and at the end.
    #[inline]
    pub fn seats(self) -> Seats {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Nobody => Seats::NONE,
        }
    }

    /// Whether the game waits for this actor.
    #[inline]
    pub fn includes(self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Chance, Actor::Chance) => true,
            (Self::Seats(seats), Actor::Seat(seat)) => seats.contains(seat),
            _ => false,
        }
    }
}

impl Display for ToAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance => f.write_str("chance is to act"),
            Self::Nobody => f.write_str("the game is over"),
            Self::Seats(seats) => {
                f.write_str(if seats.len() == 1 { "seat" } else { "seats" })?;
                for (n, seat) in seats.iter().enumerate() {
                    write!(f, "{} {seat}", if n == 0 { "" } else { "," })?;
                }
                f.write_str(if seats.len() == 1 { " is to act" } else { " are to act" })
            }
        }
    }
}

/// Why an action was refused. The state is as it was before.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused<R: Error> {
    /// The game does not wait for this actor.
    #[error("{actor} is not to act: {to_act}")]
    NotToAct {
        /// Who tried.
        actor: Actor,
        /// Whom the game waits for.
        to_act: ToAct,
    },
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rule(#[from] R),
}

/// A game with its options settled: the rules, without a position.
///
/// The rules are pure. A [`State`](Self::State) holds no generator and no clock: chance is an actor whose outcomes
/// are [sampled](Self::sample) outside with the caller's generator, applied like any decision, and recorded.
///
/// What a viewer may know is a [`View`](Self::View), built by listing what is allowed.
///
/// Every implementation passes the conformance suite of this crate.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;
    /// The version of the rules that records carry. Grows when a record could replay differently.
    const RULES: u32;

    /// What a table chooses before the game.
    type Options: Options;
    /// A position, complete with everything hidden.
    type State: Clone + PartialEq + Debug + Send;
    /// A player's decision.
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// The legal actions of one seat.
    type Legal: Legal<Action = Self::Action>;
    /// An outcome of chance.
    type Chance: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// Something that happened, as an event tells it.
    type Fact: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// What one viewer may know of a position.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send;
    /// Which rule forbids an action.
    type Refusal: Error + Clone + PartialEq + Send;

    /// Settles the options, or says which of them exclude each other.
    fn new(options: Self::Options) -> Result<Self, InvalidFor<Self>>;

    /// Settles the options for this version of the rules, so that records of old versions replay as they were played.
    /// A game of which there has been only one version need not do anything for it.
    fn with_rules(options: Self::Options, _version: u32) -> Result<Self, InvalidFor<Self>> {
        Self::new(options)
    }

    /// The version of the rules that is played: the newest, but for records of an older one.
    fn rules(&self) -> u32 {
        Self::RULES
    }

    /// The options as settled.
    fn options(&self) -> &Self::Options;

    /// How many play.
    fn seats(&self) -> usize;

    /// The position before anything has happened.
    fn start(&self) -> Self::State;

    /// Whom the game waits for.
    fn to_act(&self, state: &Self::State) -> ToAct;

    /// What `seat` may do now; nothing if the game does not wait for it.
    fn legal(&self, state: &Self::State, seat: Seat) -> Self::Legal;

    /// Whether `seat` may do this now: the same as to find it among the [legal](Self::legal) actions, perhaps faster.
    #[inline]
    fn is_legal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        self.legal(state, seat).contains(action)
    }

    /// Which rule forbids `action`, for a seat that is to act and an action that is not legal.
    fn why_not(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Self::Refusal;

    /// Performs an action that is known to be legal. The pair of [`apply`](Self::apply).
    ///
    /// With an illegal action the state that results is unspecified, but memory stays safe.
    fn apply_unchecked<L: Listener<Self::Fact>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        listener: &mut L,
    );

    /// Performs an action if it is [legal](Self::is_legal); refuses any other and leaves the state unchanged.
    #[inline]
    fn apply<L: Listener<Self::Fact>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        listener: &mut L,
    ) -> Result<(), Refused<Self::Refusal>> {
        if !self.is_legal(state, seat, action) {
            return Err(refuse(self, state, seat, action));
        }
        self.apply_unchecked(state, seat, action, listener);
        Ok(())
    }

    /// Draws an outcome of chance, where the game waits for one.
    fn sample<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;

    /// Says why chance cannot have this outcome now, where the game waits for one.
    fn check_chance(&self, state: &Self::State, outcome: &Self::Chance) -> Result<(), Self::Refusal>;

    /// Performs an outcome of chance that is known to be possible. The pair of [`apply_chance`](Self::apply_chance).
    fn apply_chance_unchecked<L: Listener<Self::Fact>>(
        &self,
        state: &mut Self::State,
        outcome: &Self::Chance,
        listener: &mut L,
    );

    /// Performs an outcome of chance, or refuses it and leaves the state unchanged.
    #[inline]
    fn apply_chance<L: Listener<Self::Fact>>(
        &self,
        state: &mut Self::State,
        outcome: &Self::Chance,
        listener: &mut L,
    ) -> Result<(), Refused<Self::Refusal>> {
        let to_act = self.to_act(state);
        if to_act != ToAct::Chance {
            return Err(Refused::NotToAct { actor: Actor::Chance, to_act });
        }
        self.check_chance(state, outcome)?;
        self.apply_chance_unchecked(state, outcome, listener);
        Ok(())
    }

    /// What `viewer` may know: built by listing what is allowed, never by deleting what is not.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Everything, for analysis after the end and for those who run the table. Never for a player.
    fn oracle(&self, state: &Self::State) -> Self::View;

    /// A position that fits all that `view` knows, with the rest drawn anew.
    ///
    /// It takes a view and nothing else, so whoever plans with it cannot see more than its seat. The position that
    /// comes back gives the same viewer the same view and the same legal actions.
    fn resample<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::State;

    /// Points and places, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// How many decisions a seat of this table could ever have to choose from: the size of a fixed action mask.
    fn action_count(&self) -> usize;

    /// The number of an action, in `0..action_count()`.
    fn action_index(&self, action: Self::Action) -> usize;

    /// The action of a number, or `None` from `action_count()` on.
    fn action_at(&self, index: usize) -> Option<Self::Action>;

    /// Writes an action in the notation of records.
    fn write_action(&self, action: Self::Action, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads an action in the notation of records.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// Writes an outcome of chance in the notation of records.
    fn write_chance(&self, outcome: &Self::Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads an outcome of chance in the notation of records.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    /// The form in which chance is written now, for someone who writes a record by hand.
    fn chance_form(&self, state: &Self::State) -> String;

    /// The form in which `seat` writes its decision now, where there are too many legal actions to list them.
    fn action_form(&self, _state: &Self::State, _seat: Seat) -> Option<String> {
        None
    }

    /// An action as text.
    fn show_action(&self, action: Self::Action) -> impl Display {
        FromFn(move |f: &mut fmt::Formatter<'_>| self.write_action(action, f))
    }

    /// An outcome of chance as text.
    fn show_chance(&self, outcome: &Self::Chance) -> impl Display {
        FromFn(move |f: &mut fmt::Formatter<'_>| self.write_chance(outcome, f))
    }

    /// No game of this table has more steps than this, chance included.
    ///
    /// Where dice could keep a game from ending, however unlikely that is, no number is certain. Such a game answers one
    /// that holds whatever the players do unless the dice show what they will not show in the life of the program, and
    /// says why. The conformance suite takes a longer game for one that does not end.
    fn longest(&self) -> usize;
}

/// Says why an action that is not legal was refused.
#[cold]
fn refuse<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Refused<G::Refusal> {
    let (actor, to_act) = (Actor::Seat(seat), game.to_act(state));
    if to_act.includes(actor) {
        Refused::Rule(game.why_not(state, seat, action))
    } else {
        Refused::NotToAct { actor, to_act }
    }
}
