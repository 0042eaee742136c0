//! The bots in a worker of the browser, so that the page never freezes.
//!
//! The page sends a [`Question`] as JSON, and gets an [`Answer`] as JSON. A question carries the whole game as a record, so
//! the worker holds nothing between two questions. What the bot is shown is the view of its seat and nothing else.

mod wiring;

use std::fmt;

use bots::{Budget, Considered, HasBots, Level, Question as Decision, bot_for, review_step};
use games::{GameName, with_game};
use serde::{Deserialize, Serialize};
use table::{Header, Match, Seat};

pub(crate) use wiring::serve;

/// What the worker says when it can be asked.
pub(crate) const READY: &str = "ready";

/// A question about a game. `Debug` shows nothing of the game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Tells answers apart.
    pub(crate) id: u32,
    /// The game so far.
    pub(crate) record: String,
    /// What is asked about it.
    pub(crate) asked: Asked,
    /// How many imagined games.
    pub(crate) iterations: u32,
    /// How long at the most.
    pub(crate) milliseconds: u32,
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("id", &self.id)
            .field("lines", &self.record.lines().count())
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

/// What is asked about a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Asked {
    /// What should a player do?
    Advice {
        /// Who is to act.
        seat: Seat,
        /// The name of a [level](Level).
        level: String,
        /// The seed of its thoughts.
        seed: u64,
    },
    /// What did the decision cost that this step was, counted from 0?
    Verdict(usize),
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// The question's.
    pub(crate) id: u32,
    /// What was asked for, or what was wrong with the question.
    pub(crate) said: Result<Said, String>,
}

/// What was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Said {
    /// What a bot would do.
    Advice(Advice),
    /// What a decision cost.
    Verdict(Verdict),
}

/// What a decision cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Verdict {
    /// Nobody can say.
    Unjudged,
    /// Nothing clearly better was found.
    Fine,
    /// Something would clearly have been better.
    Mistake {
        /// What, in the notation of records.
        better: String,
        /// What it would have brought.
        cost: f64,
        /// The standard error of that.
        error: f64,
    },
}

/// A decision, and why, in numbers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Advice {
    /// The decision, in the notation of records.
    pub(crate) action: String,
    /// What was weighed up, best first.
    pub(crate) considered: Vec<Weighed>,
}

/// One of the actions that a bot weighed up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Weighed {
    /// The action, in the notation of records.
    pub(crate) action: String,
    /// The points that are expected of it.
    pub(crate) points: f64,
    /// What the bot goes by.
    pub(crate) value: f64,
    /// How many imagined games that rests on.
    pub(crate) visits: u32,
}

/// Answers a question. `now` tells milliseconds.
pub(crate) fn answer(question: &Question, now: &dyn Fn() -> f64) -> Answer {
    let said = match Header::read(&question.record) {
        Err(error) => Err(error.to_string()),
        Ok(header) => match GameName::read(&header.game) {
            Some(game) => with_game!(game, G => say::<G>(question, now)),
            None => Err(format!("there is no game {:?}", header.game)),
        },
    };
    Answer { id: question.id, said }
}

fn say<G: HasBots>(question: &Question, now: &dyn Fn() -> f64) -> Result<Said, String> {
    let played = Match::<G>::read(&question.record).map_err(|error| error.to_string())?;
    let end = now() + f64::from(question.milliseconds);
    let is_late = || now() > end;
    let budget = Budget::Iterations(question.iterations);
    match &question.asked {
        Asked::Advice { seat, level, seed } => {
            let level: Level = level.parse().map_err(|error| format!("{error}"))?;
            let (game, state) = (played.game(), played.state());
            if seat.index() >= game.seats() {
                return Err(format!("there is no seat {seat}"));
            }
            let decision = Decision::new(game, state, *seat, budget, *seed).until(&is_late);
            advice(game, &decision, level).map(Said::Advice)
        }
        Asked::Verdict(step) => verdict(&played, *step, budget, &is_late).map(Said::Verdict),
    }
}

fn verdict<G: HasBots>(
    played: &Match<G>,
    step: usize,
    budget: Budget,
    is_late: &dyn Fn() -> bool,
) -> Result<Verdict, String> {
    let reviewed = review_step(played, step, budget, is_late)
        .ok_or_else(|| format!("step {} is not a decision", step + 1))?;
    Ok(match reviewed.mistake(G::STAKE) {
        Some((better, cost, error)) => {
            Verdict::Mistake { better: played.game().show_action(better).to_string(), cost, error }
        }
        None if reviewed.compared.is_none() => Verdict::Unjudged,
        None => Verdict::Fine,
    })
}

fn advice<G: HasBots>(game: &G, decision: &Decision<'_, G>, level: Level) -> Result<Advice, String> {
    let choice =
        bot_for::<G>(level).think(decision).ok_or_else(|| format!("seat {} is not to act", decision.seat))?;
    // JSON has no word for what is no number.
    let are_numbers = |one: &&Considered<G::Action>| one.points.is_finite() && one.value.is_finite();
    let considered = choice.considered.iter().filter(are_numbers).map(|one| Weighed {
        action: game.show_action(one.action).to_string(),
        points: one.points,
        value: one.value,
        visits: one.visits,
    });
    Ok(Advice { action: game.show_action(choice.action).to_string(), considered: considered.collect() })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use table::{Silent, Step, ToAct, dice};

    fn begun<G: HasBots>() -> Match<G> {
        let mut played = Match::new(G::new(G::Options::default()).unwrap());
        let mut dice = dice::seeded(1);
        while played.to_act() == ToAct::Chance {
            let outcome = played.game().sample(played.state(), &mut dice);
            played.step(Step::Chance(outcome), &mut Silent).unwrap();
        }
        played
    }

    fn ask(record: String, asked: Asked) -> Question {
        Question { id: 7, record, asked, iterations: 4, milliseconds: 1000 }
    }

    fn check<G: HasBots>() {
        let played = begun::<G>();
        let ToAct::Seats(seats) = played.to_act() else { panic!("nobody is to act") };
        let seat = seats.first().unwrap();
        for &level in G::LEVELS {
            let asked = Asked::Advice { seat, level: level.to_string(), seed: 3 };
            let answered = answer(&ask(played.to_string(), asked), &|| 0.0);
            assert_eq!(answered.id, 7);
            let Said::Advice(advice) = answered.said.unwrap() else { panic!("no advice") };
            let action = played.game().read_action(&advice.action).unwrap();
            assert!(played.game().is_legal(played.state(), seat, action));
        }
    }

    #[test]
    fn every_game_and_level_is_answered() {
        for game in GameName::ALL {
            with_game!(game, G => check::<G>());
        }
    }

    #[test]
    fn a_bad_question_gets_an_error() {
        let advice =
            |seat, level: &str| Asked::Advice { seat: Seat::new(seat), level: level.to_owned(), seed: 0 };
        let record = begun::<games::Wizard>().to_string();
        for (record, asked) in [
            ("no record".to_owned(), advice(0, "adept")),
            (record.clone(), advice(5, "adept")),
            (record.clone(), advice(0, "sorcerer")),
            // An outcome of chance, and no step at all.
            (record.clone(), Asked::Verdict(0)),
            (record, Asked::Verdict(99)),
        ] {
            let question = ask(record, asked);
            assert!(answer(&question, &|| 0.0).said.is_err(), "{question:?}");
        }
    }

    #[test]
    fn debugging_a_question_tells_nothing_of_the_game() {
        let question = ask("game shazamm\n1 bet 13".to_owned(), Asked::Verdict(0));
        let shown = format!("{question:?}");
        assert!(shown.contains("lines: 2") && !shown.contains("13"), "{shown}");
    }

    #[test]
    fn a_decision_is_judged() {
        let record = "conclave record 1\ngame wizard\nrules 1\noption seats 3\noption with dragon fairy\n\n\
                      chance dealer 3\nchance deal dragon / B5 / R7 turn G2\n1 predict 0\n2 predict 0\n";
        let judged = |step| {
            let question = Question { iterations: 50, ..ask(record.to_owned(), Asked::Verdict(step)) };
            answer(&question, &|| 0.0).said.unwrap()
        };
        let Said::Verdict(Verdict::Mistake { better, cost, error }) = judged(2) else { panic!("fine") };
        assert_eq!(better, "predict 1");
        assert!(cost > 10.0 && error < cost / 2.0, "{cost} {error}");
        assert_eq!(judged(3), Said::Verdict(Verdict::Fine));
    }
}
