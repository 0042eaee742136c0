//! What tests of all games need: a table with a person at it.

use anstream::adapter::strip_str;
use locale::{Language, Texts};
use table::{Match, Name, Refused, Seat, Silent, Step, Viewer};
use telling::Names;

use crate::{Misunderstood, Screen, Tabletop, sentences};

/// The seat of the person.
const SEAT: Seat = Seat::new(0);
/// Who sits in the seats after it, as far as there are so many.
const OTHERS: [&str; 2] = ["Ben", "Cleo"];

/// A position reached by a record, as the person in the first seat sees it.
pub(crate) struct Table<G: Tabletop> {
    texts: Texts,
    names: Names,
    pub(crate) played: Match<G>,
}

impl<G: Tabletop> Table<G> {
    /// A table with these options at which these steps were made, both as lines of a record.
    pub(crate) fn new(options: &str, steps: &str) -> Self {
        let text = format!("conclave record 1\ngame {}\nrules {}\n{options}\n{steps}", G::NAME, G::RULES);
        let mut played = Match::<G>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        for (seat, name) in Seat::all(played.game().seats()).skip(1).zip(OTHERS) {
            played.set_name(seat, Name::new(name).unwrap());
        }
        let texts = Texts::new(Language::English);
        let names = Names::of(played.record(), Some(SEAT), &texts);
        Self { texts, names, played }
    }

    /// The same table where another language is spoken.
    pub(crate) fn in_language(self, language: Language) -> Self {
        Self { texts: Texts::new(language), ..self }
    }

    pub(crate) fn screen(&self) -> Screen<'_> {
        Screen::new(&self.texts, &self.names, Some(Viewer::Seat(SEAT)), 80)
    }

    pub(crate) fn view(&self) -> G::View {
        self.played.game().view(self.played.state(), Viewer::Seat(SEAT))
    }

    fn legal(&self) -> G::Legal {
        self.played.game().legal(self.played.state(), SEAT)
    }

    fn understand(&self, input: &str) -> Result<G::Action, Misunderstood> {
        self.played.game().understand(&self.screen(), &self.view(), &self.legal(), input)
    }

    /// The inputs are understood as this action, in the notation of records.
    #[track_caller]
    pub(crate) fn check(&self, inputs: &[&str], expected: &str) {
        for input in inputs {
            let action = self.understand(input).unwrap_or_else(|hint| panic!("{input:?}: {hint:?}"));
            assert_eq!(self.played.game().show_action(action).to_string(), expected, "{input:?}");
        }
    }

    /// What is said to an input that leads nowhere: not understood, or refused.
    #[track_caller]
    pub(crate) fn complaint(&self, input: &str) -> String {
        let action = match self.understand(input) {
            Ok(action) => action,
            Err(Misunderstood(hint)) => return plain(&hint),
        };
        match self.played.clone().step(Step::Seat(SEAT, action), &mut Silent) {
            Err(Refused::Rule(refusal)) => {
                plain(&self.played.game().refusal(&self.screen(), &self.view(), &refusal))
            }
            other => panic!("{input:?} leads to {other:?}"),
        }
    }

    pub(crate) fn position(&self) -> String {
        plain(&self.played.game().position(&self.screen(), &self.view(), Some(&self.legal())))
    }

    pub(crate) fn prompt(&self) -> String {
        plain(&self.played.game().prompt(&self.screen(), &self.view(), &self.legal()))
    }

    pub(crate) fn help(&self) -> String {
        plain(&self.played.game().help(&self.screen(), &self.view(), &self.legal()))
    }

    /// What is told of the last step.
    pub(crate) fn told(&self) -> Vec<String> {
        let mut last = Vec::new();
        self.played.record().replay(|_, _, events| {
            last = sentences(self.played.game(), &self.screen(), events);
        });
        last.iter().map(|sentence| plain(sentence.trim_start())).collect()
    }
}

/// A text without its style.
pub(crate) fn plain(text: &str) -> String {
    strip_str(text).to_string()
}
