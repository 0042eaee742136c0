//! The bots in a worker of the browser, so that the page never freezes.
//!
//! The page sends a [`Question`] as JSON, and gets an [`Answer`] as JSON. A question carries the whole game as a record, so
//! the worker holds nothing between two questions. What the bot is shown is the view of its seat and nothing else.

mod wiring;

use bots::{Budget, Considered, HasBots, Level, Question as Decision, bot_for};
use games::{GameName, with_game};
use serde::{Deserialize, Serialize};
use table::{Header, Match, Seat};

pub(crate) use wiring::serve;

/// What the worker says when it can be asked.
pub(crate) const READY: &str = "ready";

/// What should a player do?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Tells answers apart.
    pub(crate) id: u32,
    /// The game so far.
    pub(crate) record: String,
    /// Who is to act.
    pub(crate) seat: Seat,
    /// The name of a [level](Level).
    pub(crate) level: String,
    /// The seed of its thoughts.
    pub(crate) seed: u64,
    /// How many imagined games.
    pub(crate) iterations: u32,
    /// How long at the most.
    pub(crate) milliseconds: u32,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// The question's.
    pub(crate) id: u32,
    /// The advice, or what was wrong with the question.
    pub(crate) advice: Result<Advice, String>,
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
    let advice = match Header::read(&question.record) {
        Err(error) => Err(error.to_string()),
        Ok(header) => match GameName::read(&header.game) {
            Some(game) => with_game!(game, G => advice::<G>(question, now)),
            None => Err(format!("there is no game {:?}", header.game)),
        },
    };
    Answer { id: question.id, advice }
}

fn advice<G: HasBots>(question: &Question, now: &dyn Fn() -> f64) -> Result<Advice, String> {
    let level: Level = question.level.parse().map_err(|error| format!("{error}"))?;
    let played = Match::<G>::read(&question.record).map_err(|error| error.to_string())?;
    let (game, state) = (played.game(), played.state());
    if question.seat.index() >= game.seats() {
        return Err(format!("there is no seat {}", question.seat));
    }
    let end = now() + f64::from(question.milliseconds);
    let is_late = || now() > end;
    let budget = Budget::Iterations(question.iterations);
    let decision = Decision::new(game, state, question.seat, budget, question.seed).until(&is_late);
    let choice = bot_for::<G>(level)
        .think(&decision)
        .ok_or_else(|| format!("seat {} is not to act", question.seat))?;
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

    fn check<G: HasBots>() {
        let played = begun::<G>();
        let ToAct::Seats(seats) = played.to_act() else { panic!("nobody is to act") };
        let seat = seats.first().unwrap();
        for &level in G::LEVELS {
            let question = Question {
                id: 7,
                record: played.to_string(),
                seat,
                level: level.to_string(),
                seed: 3,
                iterations: 4,
                milliseconds: 1000,
            };
            let answered = answer(&question, &|| 0.0);
            assert_eq!(answered.id, 7);
            let action = played.game().read_action(&answered.advice.unwrap().action).unwrap();
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
        let question = Question {
            id: 1,
            record: "no record".to_owned(),
            seat: Seat::new(0),
            level: "adept".to_owned(),
            seed: 0,
            iterations: 1,
            milliseconds: 1,
        };
        assert!(answer(&question, &|| 0.0).advice.is_err());
        let record = begun::<games::Wizard>().to_string();
        for (seat, level) in [(Seat::new(5), "adept"), (Seat::new(0), "sorcerer")] {
            let question =
                Question { seat, level: level.to_owned(), record: record.clone(), ..question.clone() };
            assert!(answer(&question, &|| 0.0).advice.is_err());
        }
    }
}
