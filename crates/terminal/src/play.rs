//! A person plays against computer players.

use std::io::{self, Write};

use bots::{Bot, Choice, HasBots, Level, ask, bot_for};
use table::{Actor, Course, Event, Match, Next, Refused, Seat, Step, StepOf, Viewer};
use tabletop::Tabletop;
use telling::Names;

use crate::command::Command;
use crate::person::{Behind, ITERATIONS, LINES_WITHOUT_ANSWER, Now, Person, Setting, until_late};
use crate::record_file::{KeepError, RecordFile};
use crate::{Heard, Input};

/// Why a session ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The game is over.
    Over,
    /// The person left, or the input did.
    Left,
    /// The person pressed Ctrl-C, or the terminal went away.
    Interrupted,
    /// A pipe says a lot, but answers nothing.
    NoAnswer,
}

/// A session cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// Nothing can be written out any more.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// The record cannot be kept.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// A computer player or the dice did what they must not, or nothing at all.
    #[error("{actor} {fault}; this is a fault of the program")]
    Fault {
        /// Who.
        actor: Actor,
        /// What was done.
        fault: String,
    },
}

/// A game between a person and computer players.
pub struct Session<'a, G: Tabletop + HasBots> {
    person: Person<'a>,
    course: Course<G>,
    /// A bot for each seat; that of the person is never asked.
    bots: Vec<Box<dyn Bot<G>>>,
    file: Option<RecordFile>,
}

impl<'a, G: Tabletop + HasBots> Session<'a, G> {
    /// Goes on with a game, with a bot for each seat but the person's.
    pub fn new(
        setting: Setting<'a>,
        course: Course<G>,
        bots: Vec<Box<dyn Bot<G>>>,
        file: Option<RecordFile>,
    ) -> Self {
        let names = Names::of(course.played().record(), Some(setting.you), setting.texts);
        Self { person: Person::new(setting, names), course, bots, file }
    }

    /// The game so far.
    pub fn played(&self) -> &Match<G> {
        self.course.played()
    }

    /// Where the record is written, if it is.
    pub fn file(&self) -> Option<&RecordFile> {
        self.file.as_ref()
    }

    fn game(&self) -> &G {
        self.played().game()
    }

    fn you(&self) -> Seat {
        self.person.setting.you
    }

    /// Plays until the game is over or the person leaves.
    pub fn play(&mut self, input: &mut impl Input, out: &mut impl Write) -> Result<Ended, PlayError> {
        self.person.greet(self.game(), self.played().record().steps().len(), out)?;
        loop {
            if input.interrupted() {
                return Ok(Ended::Interrupted);
            }
            let you = self.you();
            let step = match self.course.next(|seat| (seat != you).then_some(())) {
                Next::Over => {
                    if let Some(outcome) = self.game().outcome(self.played().state()) {
                        writeln!(out, "\n{}", self.game().end(&self.person.screen(), &outcome))?;
                    }
                    return Ok(Ended::Over);
                }
                Next::Step(step) => step,
                Next::Bot(seat, ()) => self.opponent_acts(seat)?,
                Next::People(_) => match self.ask(input, out)? {
                    Ok(()) => continue,
                    Err(ended) => return Ok(ended),
                },
            };
            let actor = step.actor();
            if let Err(refused) = self.step(step, out)? {
                return Err(PlayError::Fault {
                    actor,
                    fault: format!("chose what is not allowed: {refused}"),
                });
            }
        }
    }

    fn opponent_acts(&self, seat: Seat) -> Result<StepOf<G>, PlayError> {
        let bot = self.bots.get(seat.index());
        bot.and_then(|bot| ask(&self.course, seat, bot.as_ref(), ITERATIONS, &until_late()))
            .map(|choice| Step::Seat(seat, choice.action))
            .ok_or_else(|| PlayError::Fault { actor: Actor::Seat(seat), fault: "chose nothing".to_owned() })
    }

    /// Performs a step, keeps it, and tells what happened; or answers why it was refused.
    fn step(
        &mut self,
        step: StepOf<G>,
        out: &mut impl Write,
    ) -> Result<Result<(), Refused<G::Refusal>>, PlayError> {
        let mut events: Vec<Event<G::Fact>> = Vec::new();
        let line = self.played().record().line(&step).to_string();
        if let Err(refused) = self.course.step(step, &mut events) {
            return Ok(Err(refused));
        }
        if let Some(file) = &mut self.file {
            file.add(&line)?;
        }
        for sentence in self.person.sentences(self.game(), &events) {
            writeln!(out, "{sentence}")?;
        }
        Ok(Ok(()))
    }

    /// Asks the person until an action is done, or the person leaves.
    fn ask(&mut self, input: &mut impl Input, out: &mut impl Write) -> Result<Result<(), Ended>, PlayError> {
        self.person.write_position(&self.now(), out)?;
        for lines in 0.. {
            if self.person.setting.echo && lines == LINES_WITHOUT_ANSWER {
                self.person.write_no_answer(lines, out)?;
                break;
            }
            self.person.write_prompt(&self.now(), out)?;
            let line = match input.line() {
                Heard::Line(line) => line,
                Heard::End => {
                    writeln!(out)?;
                    return Ok(Err(Ended::Left));
                }
                Heard::Interrupted => {
                    writeln!(out)?;
                    return Ok(Err(Ended::Interrupted));
                }
            };
            let line = line.trim();
            if self.person.setting.echo {
                writeln!(out, "{line}")?;
            }
            match self.person.command(line) {
                Some((Command::Quit, _)) => return Ok(Err(Ended::Left)),
                Some(command) => self.person.obey(command, &self.now(), self, out)?,
                None => {
                    if self.try_answers(line, out)? {
                        return Ok(Ok(()));
                    }
                }
            }
        }
        Ok(Err(Ended::NoAnswer))
    }

    fn now(&self) -> Now<'_, G> {
        let (game, state, you) = (self.game(), self.played().state(), self.you());
        Now { game, view: game.view(state, Viewer::Seat(you)), legal: game.legal(state, you) }
    }

    /// Performs all that the person means by a line. Answers whether all of it was done.
    fn try_answers(&mut self, line: &str, out: &mut impl Write) -> Result<bool, PlayError> {
        let you = Actor::Seat(self.you());
        let answers = self.game().answers(&self.now().legal, line);
        for (n, answer) in answers.iter().enumerate() {
            // What was asked first may be the last of its kind.
            if n > 0 && !self.played().to_act().includes(you) {
                break;
            }
            if !self.try_action(answer, out)? {
                if n > 0 {
                    self.person.write_position(&self.now(), out)?;
                }
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Performs what the person means. Answers whether it was done.
    fn try_action(&mut self, line: &str, out: &mut impl Write) -> Result<bool, PlayError> {
        let Some(action) = self.person.meant(&self.now(), line, out)? else { return Ok(false) };
        match self.step(Step::Seat(self.you(), action), out)? {
            Ok(()) => Ok(true),
            Err(refused) => {
                self.person.write_refused(&self.now(), &refused, out)?;
                Ok(false)
            }
        }
    }
}

impl<G: Tabletop + HasBots> Behind<G> for Session<'_, G> {
    fn told(&self, all: bool) -> Vec<String> {
        let you = Actor::Seat(self.you());
        let mut told: Vec<String> = Vec::new();
        self.played().record().replay(|_, step, events| {
            if !all && step.actor() == you {
                told.clear();
            }
            told.extend(self.person.sentences(self.game(), events));
        });
        told
    }

    fn advice(&self, level: Level) -> Option<Choice<G::Action>> {
        ask(&self.course, self.you(), bot_for::<G>(level).as_ref(), ITERATIONS, &until_late())
    }
}

impl<G: Tabletop + HasBots> std::fmt::Debug for Session<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session").field("person", &self.person).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use games::wizard::Wizard;
    use locale::{Language, Texts};
    use table::{Game, Options as _, Seed};

    use super::*;
    use crate::Script;

    fn wizard(entries: &[(&str, &str)]) -> Match<Wizard> {
        let mut options = games::wizard::Options::default();
        for (name, value) in entries {
            options.set(name, value).unwrap();
        }
        Match::new(Wizard::new(options).unwrap())
    }

    /// Plays these answers and answers what was said, without styles.
    fn play(played: Match<Wizard>, seed: u64, answers: &[&str]) -> (Ended, String, Match<Wizard>) {
        let texts = Texts::new(Language::English);
        let setting = Setting { texts: &texts, you: Seat::new(0), width: 80, echo: true };
        let bots = Seat::all(played.game().seats()).map(|_| bot_for::<Wizard>(Level::Apprentice)).collect();
        let course = Course::new(played, || Seed::number(seed));
        let mut session = Session::new(setting, course, bots, None);
        let mut out = Vec::new();
        let ended = session.play(&mut Script::new(answers.iter().copied()), &mut out).unwrap();
        let text = anstream::adapter::strip_str(&String::from_utf8(out).unwrap()).to_string();
        (ended, text, session.played().clone())
    }

    #[test]
    fn commands_explain_and_change_nothing() {
        let asked = ["?", "help", "rules", "score", "last", "LOG", "hand", ""];
        let (ended, said, played) = play(wizard(&[("seats", "3"), ("with", "all")]), 2, &asked);
        assert_eq!(ended, Ended::Left);
        assert!(said.contains("At any time:"), "{said}");
        assert!(said.contains("Say how many tricks"), "{said}");
        assert!(said.contains("7  Special cards"), "{said}");
        assert!(said.contains("Nothing is written down yet"), "{said}");
        assert!(said.contains("No trick of this round is complete yet."), "{said}");
        assert_eq!(said.matches("── Round 1 of 20").count(), 3, "{said}");
        let (_, _, untouched) = play(wizard(&[("seats", "3"), ("with", "all")]), 2, &["quit"]);
        assert_eq!(played.to_string(), untouched.to_string());
    }

    #[test]
    fn a_pipe_without_answers_is_not_heard_for_ever() {
        let (ended, said, _) = play(wizard(&[]), 1, &[""; 3 * LINES_WITHOUT_ANSWER]);
        assert_eq!(ended, Ended::NoAnswer);
        assert!(said.contains("None of the last 1000 lines was an answer"), "{said}");
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        for (seats, with) in [("3", ""), ("6", "all"), ("4", "all")] {
            let answers: Vec<&str> = ["1", "0", "?", "log", "score"].into_iter().cycle().take(3000).collect();
            let (ended, said, _) = play(wizard(&[("seats", seats), ("with", with)]), 7, &answers);
            assert_eq!(ended, Ended::Over);
            for line in said.lines() {
                assert!(tabletop::layout::width(line) <= 80 || line.contains("> "), "{line:?}");
            }
        }
    }

    #[test]
    fn a_game_that_is_broken_off_goes_on_as_if_it_had_not_been() {
        let answers: Vec<&str> = ["1", "0"].into_iter().cycle().take(2000).collect();
        let (ended, _, whole) = play(wizard(&[("with", "all")]), 11, &answers);
        assert_eq!(ended, Ended::Over);
        let broken_off = whole.rewound(whole.record().steps().len() / 2);
        let person: Vec<String> = whole
            .record()
            .steps()
            .iter()
            .skip(broken_off.record().steps().len())
            .filter_map(|step| match step {
                Step::Seat(seat, action) if seat.index() == 0 => Some(action.to_string()),
                _ => None,
            })
            .collect();
        let person: Vec<&str> = person.iter().map(String::as_str).collect();
        let (_, _, resumed) = play(broken_off, 11, &person);
        assert_eq!(resumed.to_string(), whole.to_string());
    }

    #[test]
    fn nobody_hears_what_is_not_theirs() {
        let (_, said, played) = play(wizard(&[("seats", "4"), ("variants", "secret")]), 3, &["0"]);
        assert!(said.contains("Morgana") || said.contains("Player 2 has predicted in secret."), "{said}");
        assert_eq!(said.matches("dealt:").count(), 1, "{said}");
        let view = played.game().view(played.state(), Viewer::Seat(Seat::new(0)));
        assert!(view.hands.iter().skip(1).all(|(_, hand)| hand.known.is_empty()));
    }
}
