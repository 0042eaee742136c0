//! What a person at a table is shown and asked, whoever runs the game.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use bots::{Budget, Choice, HasBots, Level, strongest};
use locale::{Language, Message, Texts, msg, t};
use table::{Event, Game, Refused, Seat, Viewer};
use tabletop::layout::wrap;
use tabletop::style::{FAINT, STRONG, WARNING, paint};
use tabletop::{Misunderstood, Screen, Tabletop, meant};
use telling::{Names, level_name};

use crate::command::Command;
use crate::rules::rules;

/// How a game is played, whichever it is.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The seat of the person.
    pub you: Seat,
    /// The width of a line in columns.
    pub width: usize,
    /// Whether answers are written out, because they do not stand in the terminal already but come from a pipe or a file.
    pub echo: bool,
}

/// How much a bot imagines for a decision, so that the same game gets the same answers on any machine that is fast enough …
pub(crate) const ITERATIONS: Budget = Budget::Iterations(400);
/// … and how long it takes at the most.
const PATIENCE: Duration = Duration::from_secs(1);
/// How many lines of a pipe may go by without an answer among them. Without a bound, an endless one would keep us busy for ever.
pub(crate) const LINES_WITHOUT_ANSWER: usize = 1000;
/// How many alternatives a piece of advice names.
const ALTERNATIVES: usize = 5;

/// What a bot may take: says whether it is time to answer.
pub(crate) fn until_late() -> impl Fn() -> bool {
    let begun = Instant::now();
    move || begun.elapsed() > PATIENCE
}

/// A person at a table.
#[derive(Debug)]
pub(crate) struct Person<'a> {
    pub(crate) setting: Setting<'a>,
    pub(crate) names: Names,
    /// Commands are understood in English, too.
    pub(crate) english: Texts,
    /// What may be typed at any time, in a line and at length.
    pub(crate) hint: Message,
    pub(crate) commands: Message,
}

/// The game as the person sees it now.
pub(crate) struct Now<'g, G: Game> {
    pub(crate) game: &'g G,
    pub(crate) view: G::View,
    pub(crate) legal: G::Legal,
}

/// What a person may ask that only whoever runs the game knows.
pub(crate) trait Behind<G: Tabletop + HasBots> {
    /// What happened since the person's last decision, or `all` of it, in sentences.
    fn told(&self, all: bool) -> Vec<String>;

    /// What the bot of a level would do in the person's place; nothing where that is not to be told.
    fn advice(&self, level: Level) -> Option<Choice<G::Action>>;
}

impl<'a> Person<'a> {
    pub(crate) fn new(setting: Setting<'a>, names: Names) -> Self {
        let english = Texts::new(Language::English);
        Self { setting, names, english, hint: msg!("hint"), commands: msg!("commands") }
    }

    pub(crate) fn screen(&self) -> Screen<'_> {
        let to = Some(Viewer::Seat(self.setting.you));
        Screen::new(self.setting.texts, &self.names, to, self.setting.width)
    }

    /// What may be typed at any time.
    pub(crate) fn command<'i>(&self, line: &'i str) -> Option<(Command, &'i str)> {
        Command::read(self.setting.texts, &self.english, line)
    }

    /// Begins a game, or goes on with it after so many steps.
    pub(crate) fn greet<G: Tabletop>(&self, game: &G, steps: usize, out: &mut impl Write) -> io::Result<()> {
        let screen = self.screen();
        let width = screen.width;
        writeln!(out, "{}", wrap(&game.heading(&screen), width))?;
        if steps > 0 {
            writeln!(out, "{}", wrap(&t!(screen, "resumed", steps = steps), width))?;
        }
        writeln!(out, "{}", paint(FAINT, &wrap(&t!(screen, self.hint), width)))
    }

    /// What the person may know of these events, in sentences.
    pub(crate) fn sentences<G: Tabletop>(&self, game: &G, events: &[Event<G::Fact>]) -> Vec<String> {
        tabletop::sentences(game, &self.screen(), events)
    }

    pub(crate) fn write_position<G: Tabletop>(
        &self,
        now: &Now<'_, G>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        writeln!(out, "\n{}", now.game.position(&self.screen(), &now.view, Some(&now.legal)))
    }

    pub(crate) fn write_prompt<G: Tabletop>(&self, now: &Now<'_, G>, out: &mut impl Write) -> io::Result<()> {
        self.ask(&now.game.prompt(&self.screen(), &now.view, &now.legal), out)
    }

    /// Asks for an answer, which stands behind the question, so the line stays open.
    pub(crate) fn ask(&self, question: &str, out: &mut impl Write) -> io::Result<()> {
        let prompt = wrap(&format!("{question} > "), self.setting.width);
        write!(out, "{} ", paint(STRONG, prompt.trim_end()))?;
        out.flush()
    }

    pub(crate) fn warn(&self, text: &str, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", paint(WARNING, &wrap(text, self.setting.width)))
    }

    /// The action that the person means; where it is none, that is said.
    pub(crate) fn meant<G: Tabletop>(
        &self,
        now: &Now<'_, G>,
        line: &str,
        out: &mut impl Write,
    ) -> io::Result<Option<G::Action>> {
        match meant(now.game, &self.screen(), &now.view, &now.legal, line) {
            Ok(action) => Ok(Some(action)),
            Err(Misunderstood(hint)) => self.warn(&hint, out).map(|()| None),
        }
    }

    /// Says why an action was refused.
    pub(crate) fn write_refused<G: Tabletop>(
        &self,
        now: &Now<'_, G>,
        refused: &Refused<G::Refusal>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let reason = match refused {
            Refused::Rule(refusal) => now.game.refusal(&self.screen(), &now.view, refusal),
            // The person is asked only when it is the person's turn.
            Refused::NotToAct { .. } => refused.to_string(),
        };
        self.warn(&reason, out)
    }

    /// Says that a pipe has not answered for too long.
    pub(crate) fn write_no_answer(&self, lines: usize, out: &mut impl Write) -> io::Result<()> {
        self.warn(&t!(self.setting.texts, "no-answer", lines = lines), out)
    }

    /// Does what a command says. Whoever wants to quit has not come here.
    pub(crate) fn obey<G: Tabletop + HasBots>(
        &self,
        (command, asked): (Command, &str),
        now: &Now<'_, G>,
        behind: &impl Behind<G>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (screen, game) = (self.screen(), now.game);
        let text = match command {
            Command::Position => return self.write_position(now, out),
            Command::Help => {
                format!("{}\n\n{}", game.help(&screen, &now.view, &now.legal), t!(screen, self.commands))
            }
            Command::Rules => {
                rules::<G>(screen.texts, asked, screen.width).unwrap_or_else(|refused| refused.to_string())
            }
            Command::Score => game.score(&screen, &now.view),
            Command::Last => self.log(now, behind, false),
            Command::Log => self.log(now, behind, true),
            Command::Advice => self.advice(now, behind),
            Command::Quit => return Ok(()),
        };
        self.write_apart(&text, out)
    }

    /// Writes a text with an empty line before and after it.
    pub(crate) fn write_apart(&self, text: &str, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "\n{}\n", wrap(text, self.setting.width))
    }

    /// What was played last. A game whose views hold no past is told again: what happened since the person's last
    /// decision, or with `all` some time longer.
    fn log<G: Tabletop + HasBots>(&self, now: &Now<'_, G>, behind: &impl Behind<G>, all: bool) -> String {
        const LONGEST: usize = 60;
        let (screen, game) = (self.screen(), now.game);
        let log = if game.retells() && !all { String::new() } else { game.log(&screen, &now.view, all) };
        if !log.is_empty() {
            return log;
        }
        let mut told = behind.told(all);
        told.split_off(told.len().saturating_sub(LONGEST)).join("\n")
    }

    /// What the strongest bot would do in the person's place, from what the person may know, with the numbers.
    fn advice<G: Tabletop + HasBots>(&self, now: &Now<'_, G>, behind: &impl Behind<G>) -> String {
        let (screen, game, level) = (self.screen(), now.game, strongest::<G>());
        let Some(Choice { action, considered, .. }) = behind.advice(level) else {
            return t!(screen, "no-advice");
        };
        let mut lines = vec![t!(
            screen,
            "advice",
            level = level_name(screen.texts, level.name()),
            action = game.action(&screen, &now.view, action)
        )];
        lines.extend(considered.iter().take(ALTERNATIVES).map(|other| {
            t!(
                screen,
                "advice-considered",
                action = game.action(&screen, &now.view, other.action),
                expected = G::expected(screen.texts, other.points),
                games = other.visits
            )
        }));
        lines.join("\n")
    }
}
