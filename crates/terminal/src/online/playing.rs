//! The game at a table elsewhere, played from what the person may know of it.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::{Duration, SystemTime};

use bots::{Choice, HasBots, Level, Question, bot_for};
use locale::t;
use protocol::Deadline;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Audience, Event, Game, Legal as _, Refused, Seat, dice};
use tabletop::Tabletop;
use telling::online::clock;

use super::VisitError;
use super::visit::{Asks, Visit};
use crate::command::Command;
use crate::person::{Behind, ITERATIONS, Now, until_late};

/// A game as the person knows it.
pub(super) struct Playing<G: Game> {
    view: G::View,
    /// A position that fits the view: the same is legal in it.
    state: G::State,
    legal: G::Legal,
    steps: usize,
    /// What was typed and is still to be done, one decision after the other.
    pub(super) answers: VecDeque<String>,
    /// Whether the next of them is the first of its line.
    is_first_answer: bool,
    /// What happened, in sentences, and how much of it before the person's last decision.
    told: Vec<String>,
    before: usize,
}

impl<G: Game> Playing<G> {
    /// Whether a decision of the person's is asked for.
    pub(super) fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }
}

/// Reads what the game itself says.
fn read<G: Game, T: DeserializeOwned>(value: &Value) -> Result<T, VisitError> {
    T::deserialize(value).map_err(|error| VisitError::Version { game: G::NAME, reason: error.to_string() })
}

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Takes in the game as it is now, if it has begun.
    pub(super) fn look_at_game(&mut self, out: &mut impl Write) -> Result<(), VisitError> {
        if let Some(seen) = &self.seen.game {
            let steps = seen.steps;
            self.greet(steps, out)?;
            self.take_in()?;
            self.position_due = true;
        }
        Ok(())
    }

    /// Greets the person, if the game has just begun, or has just been come to after so many steps.
    fn greet(&mut self, steps: usize, out: &mut impl Write) -> io::Result<()> {
        if self.playing.is_some() {
            return Ok(());
        }
        self.close_line(out)?;
        self.person.greet(&self.game, steps, out)
    }

    /// Takes in what the person may know now.
    fn take_in(&mut self) -> Result<(), VisitError> {
        let Some(seen) = &self.seen.game else { return Ok(()) };
        let view: G::View = read::<G, _>(&seen.view)?;
        let state = self.game.resample(&view, &mut dice::fast(seen.steps as u64));
        let (legal, steps) = (self.game.legal(&state, self.person.setting.you), seen.steps);
        match &mut self.playing {
            Some(playing) => {
                (playing.view, playing.state, playing.legal, playing.steps) = (view, state, legal, steps);
            }
            None => {
                let (answers, told) = (VecDeque::new(), Vec::new());
                self.playing = Some(Playing {
                    view,
                    state,
                    legal,
                    steps,
                    answers,
                    is_first_answer: true,
                    told,
                    before: 0,
                });
            }
        }
        self.expect_something();
        Ok(())
    }

    /// The game began or went on, by the decision of a seat, with these facts for each step of it.
    pub(super) fn game_went_on(
        &mut self,
        seat: Option<Seat>,
        facts: &[Vec<Value>],
        out: &mut impl Write,
    ) -> Result<(), VisitError> {
        let is_own = seat == Some(self.person.setting.you);
        let was_asked = self.playing.as_ref().is_some_and(Playing::is_asked);
        self.greet(0, out)?;
        let mut events = Vec::new();
        for fact in facts.iter().flatten() {
            events.push(Event { audience: Audience::EVERYONE, fact: read::<G, G::Fact>(fact)? });
        }
        let sentences = self.person.sentences(&self.game, &events);
        if !sentences.is_empty() {
            self.close_line(out)?;
        }
        for sentence in &sentences {
            writeln!(out, "{sentence}")?;
        }
        self.take_in()?;
        if let Some(playing) = &mut self.playing {
            if is_own {
                playing.before = playing.told.len();
            }
            playing.told.extend(sentences);
        }
        // Where several decide at once, others may come in while the person thinks: then nothing else has changed.
        self.position_due |= !was_asked || is_own;
        Ok(())
    }

    fn now(&self) -> Option<Now<'_, G>> {
        let playing = self.playing.as_ref()?;
        Some(Now { game: &self.game, view: playing.view.clone(), legal: playing.legal.clone() })
    }

    /// Shows the position in which the person is to decide, and until when.
    pub(super) fn write_decision(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(now) = self.now() else { return Ok(()) };
        self.person.write_position(&now, out)?;
        self.clock_told().map_or(Ok(()), |told| writeln!(out, "{told}"))
    }

    /// Says until when the person is to decide, if that is shown already and has changed.
    pub(super) fn tell_clock(&mut self, out: &mut impl Write) -> io::Result<()> {
        let is_shown = self.asks() == Asks::Decision && !self.position_due;
        let told = self.clock_told().filter(|_| is_shown);
        told.map_or(Ok(()), |told| self.news(&told, out))
    }

    /// How long the person has to decide, if a clock runs. One that has run out while the server let no bot decide stands still, since
    /// the server cannot write anything: it gives the time back.
    fn clock_told(&self) -> Option<String> {
        let (deadline, times) = (self.deadline()?, self.seen.opening.clock.times()?);
        let [time, whole] = [deadline.decision, deadline.reserve].map(|until| self.left_until(until));
        // Clocks that are compared over a line differ by a moment.
        let (time, reserve) = (time.min(times.decision), whole.saturating_sub(time).min(times.reserve));
        let runs = self.outage.borrow().is_none() && !whole.is_zero();
        runs.then(|| {
            t!(
                self.guest.texts,
                "join-clock",
                time = clock(time),
                reserve = clock(reserve),
                has_reserve = if reserve.is_zero() { "no" } else { "yes" }
            )
        })
    }

    pub(super) fn write_prompt(&self, out: &mut impl Write) -> io::Result<()> {
        self.now().map_or(Ok(()), |now| self.person.write_prompt(&now, out))
    }

    fn deadline(&self) -> Option<Deadline> {
        let own = |deadline: &&Deadline| deadline.seat == self.person.setting.you;
        self.seen.game.as_ref()?.deadlines.iter().find(own).copied()
    }

    /// How long it is until a time of the server's clock.
    fn left_until(&self, time: u64) -> Duration {
        let ours = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
        let theirs = i64::try_from(ours).unwrap_or(i64::MAX).saturating_add(self.ahead);
        Duration::from_millis(time.saturating_sub(theirs.max(0).cast_unsigned()))
    }

    /// Does what may be typed at any time of a game.
    pub(super) fn obey(&mut self, command: (Command, &str), out: &mut impl Write) -> Result<(), VisitError> {
        let Some(now) = self.now() else { return Ok(()) };
        if command.0 == Command::Position && !self.playing.as_ref().is_some_and(Playing::is_asked) {
            writeln!(out, "\n{}", self.game.position(&self.person.screen(), &now.view, None))?;
            return Ok(self.say_who_is_waited_for(out)?);
        }
        Ok(self.person.obey(command, &now, self, out)?)
    }

    /// Takes what the person decides.
    pub(super) fn decide(&mut self, line: &str, out: &mut impl Write) -> Result<(), VisitError> {
        if !self.is_connected {
            return Ok(self.warn(&t!(self.guest.texts, "join-unsent"), out)?);
        }
        if self.waiting.is_told() {
            return Ok(self.say_why_unanswered(out)?);
        }
        if self.asks() != Asks::Decision {
            return Ok(self.say_who_is_waited_for(out)?);
        }
        if let Some(playing) = &mut self.playing {
            let answers = self.game.answers(&playing.legal, line);
            playing.answers = answers.into_iter().map(str::to_owned).collect();
            playing.is_first_answer = true;
        }
        Ok(())
    }

    /// Sends the next decision of those that were typed; whether there was one.
    pub(super) fn go_on_with_answers(&mut self, out: &mut impl Write) -> Result<bool, VisitError> {
        let you = self.person.setting.you;
        let Some(playing) = &mut self.playing else { return Ok(false) };
        let Some(line) = playing.answers.pop_front() else { return Ok(false) };
        let is_first = std::mem::replace(&mut playing.is_first_answer, false);
        let Some(now) = self.now() else { return Ok(false) };
        let state = self.playing.as_ref().map(|playing| &playing.state);
        let action = match (self.person.meant(&now, &line, out)?, state) {
            (Some(action), Some(state)) if self.game.is_legal(state, you, action) => Some(action),
            (Some(action), Some(state)) => {
                let refused = Refused::Rule(self.game.why_not(state, you, action));
                self.person.write_refused(&now, &refused, out)?;
                None
            }
            _ => None,
        };
        if let Some(action) = action {
            let step = self.game.show_action(action).to_string();
            self.send(protocol::Command::Step { step, seen: Some(self.seen.entries) });
            return Ok(true);
        }
        if let Some(playing) = &mut self.playing {
            playing.answers.clear();
        }
        // What was done before has changed the position.
        self.position_due |= !is_first;
        Ok(false)
    }

    /// Says who is waited for.
    pub(super) fn say_who_is_waited_for(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(playing) = self.playing.as_ref().filter(|playing| !playing.is_asked()) else {
            return Ok(());
        };
        let seats = self.game.to_act(&playing.state).seats();
        if seats.is_empty() {
            return Ok(());
        }
        let said = self.game.waits(&self.person.screen(), &playing.view, seats);
        self.murmur(&said, out)
    }
}

impl<G: Tabletop + HasBots> Behind<G> for Visit<'_, G> {
    fn told(&self, all: bool) -> Vec<String> {
        let Some(playing) = &self.playing else { return Vec::new() };
        playing.told.iter().skip(if all { 0 } else { playing.before }).cloned().collect()
    }

    /// Where results count, everybody decides alone.
    fn advice(&self, level: Level) -> Option<Choice<G::Action>> {
        let playing = self.playing.as_ref().filter(|_| !self.seen.opening.rated)?;
        let (you, seed, is_late) = (self.person.setting.you, playing.steps as u64, until_late());
        let question = Question::new(&self.game, &playing.state, you, ITERATIONS, seed).until(&is_late);
        bot_for::<G>(level).think(&question)
    }
}
