//! Pennies with a flaw: everything is as in [`Pennies`], but for the one thing that the flaw says.

use std::cell::Cell;
use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use pennies::{Fact, Pennies, PenniesOptions, Penny, Refusal, Side, View};
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{
    Actor, Audience, Game, InvalidFor, Legal, Listener, NotationError, OptionKind, OptionSpec, OptionValue,
    Options, Outcome, Refused, Schema, Seat, Seats, ToAct, Viewer,
};

use crate::flaw::Flaw;

#[derive(Clone, Debug)]
pub(crate) struct Flawed {
    pennies: Pennies,
    options: FlawedOptions,
    rules: u32,
    /// How many games were made before this one. No good game would know.
    made: u64,
    /// How often this game was begun. No good game would know.
    begun: Arc<AtomicU64>,
}

/// The flaw is an option, so that a record has it too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct FlawedOptions {
    flaw: Option<Flaw>,
    wins: u8,
    #[serde(skip)]
    lost: bool,
}

impl FlawedOptions {
    pub(crate) fn new(flaw: Option<Flaw>, wins: u8) -> Self {
        Self { flaw, wins, lost: flaw == Some(Flaw::OptionsLosePart) }
    }
}

impl Default for FlawedOptions {
    fn default() -> Self {
        Self::new(None, PenniesOptions::default().wins)
    }
}

impl Options for FlawedOptions {
    const SCHEMA: &'static Schema = &Schema {
        options: &[
            OptionSpec {
                name: "flaw",
                kind: OptionKind::Number { least: 0, most: Flaw::ALL.len() as u8, usual: 0 },
                what: "a flaw",
                about: "Which law is broken",
            },
            PenniesOptions::SCHEMA.options[0],
        ],
        ..*PenniesOptions::SCHEMA
    };

    type Fault = Infallible;

    fn get(&self, option: &str) -> OptionValue {
        match (option, self.flaw) {
            ("flaw", flaw) => OptionValue::Number(flaw.map_or(0, |flaw| flaw as u8 + 1)),
            (_, Some(Flaw::OptionUnreadable)) => OptionValue::Word("many"),
            _ => OptionValue::Number(self.wins),
        }
    }

    fn put(&mut self, option: &str, value: OptionValue) {
        let OptionValue::Number(number) = value else { return };
        match (option, self.flaw) {
            ("flaw", _) => {
                let flaw = usize::from(number).checked_sub(1).map(|index| Flaw::ALL[index]);
                *self = Self::new(flaw, self.wins);
            }
            (_, Some(Flaw::OptionForgotten)) => {}
            _ => self.wins = number,
        }
    }
}

/// A value that loses a part when it is sent, if the flaw says so.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sent<T> {
    value: T,
    #[serde(skip)]
    lost: bool,
}

#[derive(Clone, PartialEq)]
pub(crate) struct State {
    pennies: pennies::State,
    /// Something that no view shows: 0 in a game without a flaw.
    unseen: u64,
    /// Who was the last to want the pennies to match.
    last: Option<Seat>,
    /// Whether `Debug` shows it all.
    tells: bool,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Pennies::new(PenniesOptions::default()) {
            Ok(game) if self.tells => game.oracle(&self.pennies).fmt(f),
            _ => f.write_str("State(…)"),
        }
    }
}

/// The first so many of both sides, which may stand in the other order.
#[derive(Clone, Copy)]
pub(crate) struct Lays {
    flaw: Option<Flaw>,
    count: usize,
    reversed: bool,
}

impl Legal for Lays {
    type Action = Sent<Side>;

    fn len(&self) -> usize {
        self.count
    }

    fn get(&self, index: usize) -> Option<Sent<Side>> {
        let index = match self.flaw {
            Some(Flaw::LegalGoesOn) => 0,
            Some(Flaw::LegalHasGap) if index == 1 => return None,
            _ if index >= self.count => return None,
            Some(Flaw::LegalTwice) => 0,
            _ => index,
        };
        let side = [Side::Heads, Side::Tails][if self.reversed { 1 - index } else { index }];
        Some(Sent { value: side, lost: self.flaw == Some(Flaw::ActionLosesPart) })
    }

    fn is_empty(&self) -> bool {
        self.count == 0 || self.flaw == Some(Flaw::LegalSeemsEmpty)
    }

    fn contains(&self, action: Sent<Side>) -> bool {
        match self.flaw {
            Some(Flaw::LegalNotContained) => false,
            Some(Flaw::LegalContainsAll) => true,
            _ => (0..self.count).any(|index| self.get(index) == Some(action)),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Sent<Side>> {
        let skipped = usize::from(self.flaw == Some(Flaw::LegalListedShort));
        (skipped..self.count).filter_map(|index| self.get(index))
    }
}

/// Passes on what Pennies tell.
struct Teller<'a, L> {
    listener: &'a mut L,
    flaw: Option<Flaw>,
    /// Whether somebody wanted to know a fact.
    heard: &'a Cell<bool>,
}

impl<L: Listener<Sent<Fact>>> Listener<Fact> for Teller<'_, L> {
    fn hear(&mut self, audience: Audience, fact: impl FnOnce() -> Fact) {
        let audience = if self.flaw == Some(Flaw::FactForEverybody) { Audience::EVERYONE } else { audience };
        self.listener.hear(audience, || {
            self.heard.set(true);
            let value = fact();
            let of_chance = matches!(value, Fact::Matcher(_));
            let lost = match self.flaw {
                Some(Flaw::FactLosesPart) => !of_chance,
                Some(Flaw::ChanceFactLosesPart) => of_chance,
                _ => false,
            };
            Sent { value, lost }
        });
    }
}

impl Flawed {
    fn by_rules(options: FlawedOptions, rules: u32) -> Result<Self, InvalidFor<Self>> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        let pennies = Pennies::new(PenniesOptions { wins: options.wins })?;
        let made = MADE.fetch_add(1, Ordering::Relaxed);
        Ok(Self { pennies, options, rules, made, begun: Arc::default() })
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.options.flaw == Some(flaw)
    }

    fn lay(&self, value: Side) -> Sent<Side> {
        Sent { value, lost: self.has(Flaw::ActionLosesPart) }
    }

    fn matcher(&self, value: Seat) -> Sent<Seat> {
        Sent { value, lost: self.has(Flaw::ChanceLosesPart) }
    }

    /// Whether a penny of `seat` lies on the table, face down, and shows tails.
    fn laid_tails(&self, state: &State, seat: Seat) -> bool {
        self.pennies.oracle(&state.pennies).laid[seat] == Penny::Known(Side::Tails)
    }

    fn tell<L: Listener<Sent<Fact>>>(fact: Fact, audience: Audience, listener: &mut L) {
        listener.hear(audience, || Sent { value: fact, lost: false });
    }
}

impl Game for Flawed {
    const NAME: &'static str = "flawed";
    const RULES: u32 = 2;

    type Options = FlawedOptions;
    type State = State;
    type Action = Sent<Side>;
    type Legal = Lays;
    type Chance = Sent<Seat>;
    type Fact = Sent<Fact>;
    type View = Sent<View>;
    type Refusal = Refusal;

    fn new(options: FlawedOptions) -> Result<Self, InvalidFor<Self>> {
        let rules = if options.flaw == Some(Flaw::RecordUnreadable) { 3 } else { Self::RULES };
        Self::by_rules(options, rules)
    }

    fn with_rules(options: FlawedOptions, version: u32) -> Result<Self, InvalidFor<Self>> {
        let rules = if options.flaw == Some(Flaw::RecordRewritten) { 3 - version } else { version };
        Self::by_rules(options, rules)
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn options(&self) -> &FlawedOptions {
        &self.options
    }

    fn seats(&self) -> usize {
        self.pennies.seats()
    }

    fn start(&self) -> State {
        let begun = self.begun.fetch_add(1, Ordering::Relaxed);
        let unseen = match self.options.flaw {
            Some(Flaw::RecordLeadsElsewhere | Flaw::RecordBeginsElsewhere) => self.made,
            Some(Flaw::RewoundElsewhere) => begun / 2,
            _ => 0,
        };
        State { pennies: self.pennies.start(), unseen, last: None, tells: self.has(Flaw::DebugTells) }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match (self.pennies.to_act(&state.pennies), self.options.flaw) {
            (_, Some(Flaw::ResampleEnds)) if state.unseen > 0 => ToAct::Nobody,
            (ToAct::Seats(seats), Some(Flaw::ToActLeaks)) => {
                let again = Seat::all(2).filter(|&seat| self.laid_tails(state, seat)).collect();
                ToAct::Seats(seats.union(again))
            }
            (to_act, _) => to_act,
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Lays {
        let to_act = self.to_act(state);
        let is_asked = to_act.includes(Actor::Seat(seat));
        let count = match self.options.flaw {
            Some(Flaw::LegalIsNothing) => 0,
            Some(Flaw::LegalOutOfTurn) => 2,
            Some(Flaw::LegalAfterTheEnd) if to_act == ToAct::Nobody => 2,
            Some(Flaw::ResampleLimits) if is_asked && state.unseen > 0 => 1,
            Some(Flaw::LegalLeaks) if is_asked && self.laid_tails(state, seat.left(2)) => 1,
            _ if is_asked => 2,
            _ => 0,
        };
        let reversed = match self.options.flaw {
            Some(Flaw::ResampleReorders) => state.unseen > 0,
            Some(Flaw::LegalOrderLeaks) => self.laid_tails(state, seat.left(2)),
            _ => false,
        };
        Lays { flaw: self.options.flaw, count, reversed }
    }

    fn is_legal(&self, state: &State, seat: Seat, action: Sent<Side>) -> bool {
        self.legal(state, seat).contains(action) != self.has(Flaw::IsLegalContrary)
    }

    fn why_not(&self, state: &State, seat: Seat, action: Sent<Side>) -> Refusal {
        self.pennies.why_not(&state.pennies, seat, action.value)
    }

    fn apply<L: Listener<Sent<Fact>>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Sent<Side>,
        listener: &mut L,
    ) -> Result<(), Refused<Refusal>> {
        let is_refused = match self.options.flaw {
            Some(Flaw::RefusesLegal) => true,
            Some(Flaw::AcceptsIllegal) => false,
            _ => !self.legal(state, seat).contains(action),
        };
        if is_refused {
            state.unseen += u64::from(self.has(Flaw::RefusalLeavesTrace));
            let (actor, to_act) = (Actor::Seat(seat), self.to_act(state));
            return Err(if to_act.includes(actor) || self.has(Flaw::RefusalMisnamed) {
                Refused::Rule(self.why_not(state, seat, action))
            } else {
                Refused::NotToAct { actor, to_act }
            });
        }
        self.apply_unchecked(state, seat, action, listener);
        Ok(())
    }

    fn apply_unchecked<L: Listener<Sent<Fact>>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Sent<Side>,
        listener: &mut L,
    ) {
        let heard = Cell::new(false);
        if self.has(Flaw::FactReadsMinds) && state.unseen > 0 {
            Self::tell(Fact::Laid(seat.left(2)), Audience::only(seat), listener);
        }
        let mut teller = Teller { listener, flaw: self.options.flaw, heard: &heard };
        self.pennies.apply_unchecked(&mut state.pennies, seat, action.value, &mut teller);
        if self.has(Flaw::ListenerMatters) {
            state.unseen += u64::from(heard.get());
        }
    }

    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Sent<Seat> {
        let matcher = self.pennies.sample(&state.pennies, rng);
        self.matcher(match (self.options.flaw, state.last) {
            (Some(Flaw::SampleImpossible), _) => Seat::new(5),
            (Some(Flaw::ChanceRepeatLeavesTrace), Some(last)) => last.left(2),
            _ => matcher,
        })
    }

    fn check_chance(&self, state: &State, matcher: &Sent<Seat>) -> Result<(), Refusal> {
        if self.has(Flaw::ResampleStalls) && state.unseen > 0 {
            return Err(Refusal::NoSuchSeat(matcher.value));
        }
        self.pennies.check_chance(&state.pennies, &matcher.value)
    }

    fn apply_chance<L: Listener<Sent<Fact>>>(
        &self,
        state: &mut State,
        matcher: &Sent<Seat>,
        listener: &mut L,
    ) -> Result<(), Refused<Refusal>> {
        let to_act = self.to_act(state);
        if to_act != ToAct::Chance && !self.has(Flaw::ChanceOutOfTurn) {
            state.unseen += u64::from(self.has(Flaw::ChanceRefusalLeavesTrace));
            return Err(Refused::NotToAct { actor: Actor::Chance, to_act });
        }
        if self.has(Flaw::ChanceRepeatLeavesTrace) && state.last == Some(matcher.value) {
            state.unseen += 1;
            return Err(Refused::Rule(Refusal::NoSuchSeat(matcher.value)));
        }
        self.check_chance(state, matcher)?;
        self.apply_chance_unchecked(state, matcher, listener);
        state.unseen += u64::from(self.has(Flaw::ChanceCheckMatters));
        Ok(())
    }

    fn apply_chance_unchecked<L: Listener<Sent<Fact>>>(
        &self,
        state: &mut State,
        matcher: &Sent<Seat>,
        listener: &mut L,
    ) {
        let heard = Cell::new(false);
        let mut teller = Teller { listener, flaw: self.options.flaw, heard: &heard };
        self.pennies.apply_chance_unchecked(&mut state.pennies, &matcher.value, &mut teller);
        state.last = Some(matcher.value);
        match self.options.flaw {
            Some(Flaw::ChanceListenerMatters) => state.unseen += u64::from(heard.get()),
            Some(Flaw::RecordBeginsElsewhere) => state.unseen = 0,
            Some(Flaw::FactLeaks) if state.unseen > 0 => {
                Self::tell(Fact::Laid(matcher.value), Audience::EVERYONE, listener);
            }
            Some(Flaw::TicksLeak) if state.unseen > 0 => {
                Self::tell(Fact::Laid(matcher.value), Audience::seats(Seats::NONE), listener);
            }
            _ => {}
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> Sent<View> {
        let value = if self.has(Flaw::ViewLeaks) {
            self.pennies.oracle(&state.pennies)
        } else {
            self.pennies.view(&state.pennies, viewer)
        };
        Sent { value, lost: self.has(Flaw::ViewLosesPart) }
    }

    fn oracle(&self, state: &State) -> Sent<View> {
        Sent { value: self.pennies.oracle(&state.pennies), lost: self.has(Flaw::OracleLosesPart) }
    }

    fn resample<R: Rng + ?Sized>(&self, view: &Sent<View>, rng: &mut R) -> State {
        let mut view = view.value.clone();
        if self.has(Flaw::ResampleForgets) {
            view.laid = view.laid.map(|penny| match penny {
                Penny::NotLaid => Penny::NotLaid,
                Penny::FaceDown | Penny::Known(_) => Penny::FaceDown,
            });
        }
        let unseen = match self.options.flaw {
            Some(Flaw::ResampleLimits | Flaw::ResampleReorders) => u64::from(view.matcher.is_some()),
            Some(
                Flaw::ResampleEnds
                | Flaw::ResampleStalls
                | Flaw::FactReadsMinds
                | Flaw::FactLeaks
                | Flaw::TicksLeak,
            ) => 1,
            _ => 0,
        };
        let pennies = self.pennies.resample(&view, rng);
        State { pennies, unseen, last: view.matcher, tells: self.has(Flaw::DebugTells) }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let of = |json: &str| Some(serde_json::from_str(json).expect("points and places"));
        let outcome = self.pennies.outcome(&state.pennies);
        match self.options.flaw {
            Some(Flaw::OutcomeEarly) => Some(outcome.unwrap_or_else(|| Outcome::by_points(&[0, 0]))),
            Some(Flaw::OutcomeMissing) => None,
            _ if outcome.is_none() => None,
            Some(Flaw::OutcomeForThree) => Some(Outcome::by_points(&[1, 0, 0])),
            Some(Flaw::OutcomeSkipsPlace) => of(r#"{"points":[2,1],"places":[1,3]}"#),
            Some(Flaw::OutcomeUpsideDown) => of(r#"{"points":[2,1],"places":[2,1]}"#),
            Some(Flaw::OutcomeShared) => of(r#"{"points":[2,1],"places":[1,1]}"#),
            _ => outcome,
        }
    }

    fn action_count(&self) -> usize {
        self.pennies.action_count()
    }

    fn action_index(&self, action: Sent<Side>) -> usize {
        let index = self.pennies.action_index(action.value);
        if self.has(Flaw::ActionMisnumbered) { 1 - index } else { index }
    }

    fn action_at(&self, index: usize) -> Option<Sent<Side>> {
        let index = match self.options.flaw {
            Some(Flaw::ActionMissing) if index == 1 => return None,
            Some(Flaw::ActionTooMany) => index % 2,
            _ => index,
        };
        self.pennies.action_at(index).map(|side| self.lay(side))
    }

    fn write_action(&self, action: Sent<Side>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pennies.write_action(action.value, f)
    }

    fn read_action(&self, text: &str) -> Result<Sent<Side>, NotationError> {
        let text = if self.has(Flaw::ActionMisread) { "heads" } else { text };
        self.pennies.read_action(text).map(|side| self.lay(side))
    }

    fn write_chance(&self, matcher: &Sent<Seat>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pennies.write_chance(&matcher.value, f)
    }

    fn read_chance(&self, text: &str) -> Result<Sent<Seat>, NotationError> {
        let text = if self.has(Flaw::ChanceMisread) { "matcher 1" } else { text };
        self.pennies.read_chance(text).map(|seat| self.matcher(seat))
    }

    fn chance_form(&self, state: &State) -> String {
        if self.has(Flaw::ChanceWithoutForm) {
            String::new()
        } else {
            self.pennies.chance_form(&state.pennies)
        }
    }

    fn longest(&self) -> usize {
        if self.has(Flaw::LongerThanLongest) { 2 } else { self.pennies.longest() }
    }
}
