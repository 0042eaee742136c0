//! What a game looks like as text.

use table::{Event, Outcome};
use telling::Telling;

use crate::layout::wrap;
use crate::{Screen, result};

/// A game as it is shown in lines of text, and how one answers there. What is said in plain words is its [`Telling`].
///
/// Everything here is text for people, in the language of the [`Screen`]. Lines may be long: they are wrapped
/// where they are written out, except those of [`position`](Self::position) and [`score`](Self::score), which have a
/// layout of their own.
pub trait Tabletop: Telling {
    /// The whole position as its viewer may see it; with the choices numbered in the order of `legal`, where the one
    /// who is told is asked.
    fn position(&self, screen: &Screen<'_>, view: &Self::View, legal: Option<&Self::Legal>) -> String;

    /// What is asked of the person, with a hint at the answers.
    fn prompt(&self, screen: &Screen<'_>, view: &Self::View, legal: &Self::Legal) -> String;

    /// How to answer.
    fn how(&self, screen: &Screen<'_>, view: &Self::View, legal: &Self::Legal) -> String;

    /// What the choice is about and how to answer.
    fn help(&self, screen: &Screen<'_>, view: &Self::View, legal: &Self::Legal) -> String {
        let parts = [self.explains(screen, view, legal), self.how(screen, view, legal)];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// The answers that a line of input holds, in their order: just one, but where several decisions of the same kind
    /// follow each other a game may let a person give them in a row.
    fn answers<'i>(&self, _legal: &Self::Legal, input: &'i str) -> Vec<&'i str> {
        vec![input]
    }

    /// The action that the person means: in short forms, by its number, or in the notation of records. It need not be
    /// legal, so that the rules can say what is wrong with it.
    fn understand(
        &self,
        screen: &Screen<'_>,
        view: &Self::View,
        legal: &Self::Legal,
        input: &str,
    ) -> Result<Self::Action, Misunderstood>;

    /// What happened, laid out; nothing where another fact of the same step tells it better.
    fn fact(&self, screen: &Screen<'_>, fact: &Self::Fact) -> Option<String>;

    /// The score so far, as a table.
    fn score(&self, screen: &Screen<'_>, view: &Self::View) -> String;

    /// What was played last: the last trick, or with `all` every one of this round. Nothing where the view does not hold
    /// it: then it is told again from the record.
    fn log(&self, screen: &Screen<'_>, view: &Self::View, all: bool) -> String;

    /// Whether what happened since the person's last decision is better told again from the record.
    fn retells(&self) -> bool {
        false
    }

    /// How a game ended: places and points, where nothing says it better.
    fn end(&self, screen: &Screen<'_>, outcome: &Outcome) -> String {
        result::result::<Self>(screen, outcome)
    }
}

/// An input that means no action of the game, with a hint at what would.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misunderstood(pub String);

/// What the one who is told may know of these events, in sentences.
pub fn sentences<G: Tabletop>(game: &G, screen: &Screen<'_>, events: &[Event<G::Fact>]) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| match screen.to {
            Some(viewer) => event.for_viewer(viewer),
            None => Some(&event.fact),
        })
        .filter_map(|fact| game.fact(screen, fact))
        .map(|sentence| wrap(&sentence, screen.width))
        .collect()
}
