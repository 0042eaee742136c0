//! How a game is learnt: its rules in our own words, and a first game that explains one thing at a time.

mod maginor;
mod shazamm;
mod wizard;

use locale::{Message, Texts};
use markup::prelude::*;
use table::Match;

use crate::board::Board;
use crate::play::{Lesson, Table};

/// A game that can be learnt on the page.
pub(crate) trait Taught: Board {
    /// The record of the guided first game.
    const FIRST_GAME: &'static str;

    /// What is said on its way.
    fn lessons() -> Vec<Lesson>;

    /// The rules, chapter by chapter.
    fn chapters() -> Vec<Chapter>;
}

/// A thing with a name: what it looks like, what it is called, and what there is to say about it.
pub(crate) type Entry = (Markup, String, String);

/// Things with names.
pub(crate) type List = fn(&Texts) -> Vec<Entry>;

/// The table after so many steps of a record, as its one person sees it: for pictures.
pub(crate) fn moment<G: Board>(record: &str, steps: usize) -> Option<Table<G>> {
    let played = Match::<G>::read(record).ok()?;
    Some(Table::new(played.rewound(steps), None))
}

/// A chapter of the rules.
pub(crate) struct Chapter {
    /// A word for addresses.
    pub(crate) key: &'static str,
    /// The heading.
    pub(crate) title: Message,
    /// The text; a line is a paragraph, and one that begins with a dot is an item of a list.
    pub(crate) text: Message,
    /// A picture that goes with it.
    pub(crate) picture: Option<fn() -> Markup>,
    /// What is to be seen there, where the text does not say it.
    pub(crate) caption: Option<Message>,
    /// Things with names, each with what there is to say about it.
    pub(crate) list: Option<List>,
}

impl Chapter {
    const fn new(key: &'static str, title: Message, text: Message) -> Self {
        Self { key, title, text, picture: None, caption: None, list: None }
    }

    const fn showing(self, picture: fn() -> Markup) -> Self {
        Self { picture: Some(picture), ..self }
    }

    const fn telling(self, caption: Message) -> Self {
        Self { caption: Some(caption), ..self }
    }

    const fn listing(self, list: List) -> Self {
        Self { list: Some(list), ..self }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::players::people;
    use table::conformance::advance;
    use table::{Step, ToAct, Viewer, dice};

    fn check<G: Taught>() {
        let lessons = G::lessons();
        let script = Match::<G>::read(G::FIRST_GAME).unwrap();
        let steps = script.record().steps();
        assert!(lessons.is_sorted_by_key(|lesson| lesson.at));
        assert!(lessons.iter().all(|lesson| lesson.at <= steps.len()));
        assert_eq!(lessons.last().unwrap().at, steps.len(), "the end is told");
        let people = people(script.record());
        for (n, step) in steps.iter().enumerate() {
            if matches!(step, Step::Seat(seat, _) if people.contains(*seat)) {
                assert!(
                    lessons.iter().any(|lesson| lesson.at == n),
                    "step {n} is asked for and not explained"
                );
            }
        }
    }

    /// Whatever is asked at a table with these options, a chapter of the rules is about it.
    fn check_chapters<G: Taught>(options: &G::Options) {
        let keys: Vec<&str> = G::chapters().iter().map(|chapter| chapter.key).collect();
        assert!(G::switches().iter().all(|group| keys.contains(&group.chapter)));
        let game = G::new(options.clone()).unwrap();
        for seed in 0..20 {
            let (mut dice, mut played) = (dice::seeded(seed), Match::new(game.clone()));
            while played.to_act() != ToAct::Nobody {
                if let ToAct::Seats(seats) = played.to_act() {
                    for seat in seats.iter() {
                        let view = game.view(played.state(), Viewer::Seat(seat));
                        let chapter = G::chapter(&view, &game.legal(played.state(), seat));
                        assert!(keys.contains(&chapter), "{chapter}");
                    }
                }
                advance(&mut played, &mut dice);
            }
        }
    }

    #[test]
    fn a_chapter_is_about_everything_that_is_asked() {
        fn check<G: Taught>() {
            G::presets().iter().for_each(|preset| check_chapters::<G>(&preset.options));
        }
        check::<::wizard::Wizard>();
        check::<::shazamm::Shazamm>();
        check::<::maginor::Maginor>();
    }

    #[test]
    fn every_decision_of_a_first_game_is_explained() {
        check::<::wizard::Wizard>();
        check::<::shazamm::Shazamm>();
        check::<::maginor::Maginor>();
    }
}
