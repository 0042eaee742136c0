//! How a game is learnt: its rules in our own words, and a first game that explains one thing at a time.

use locale::{Message, t};
use markup::prelude::*;
use table::{Match, Name, Seat};

use crate::board::Board;
use crate::play::{Lesson, Table};
use crate::words::Words;

/// A game that can be learnt on the page.
pub(crate) trait Taught: Board {
    /// The record of the guided first game.
    const FIRST_GAME: &'static str;

    /// What is said on its way.
    fn lessons() -> Vec<Lesson>;

    /// What is to be seen in a chapter of the rules.
    fn illustrations(chapter: &str) -> Vec<Illustration>;

    /// What a thing looks like that a chapter tells of.
    fn thing(chapter: &str, key: &str) -> Markup;
}

/// The table after so many steps of a record, as its one person sees it: for pictures.
pub(crate) fn moment<G: Board>(record: &str, steps: usize) -> Option<Table<G>> {
    let mut played = Match::<G>::read(record).ok()?.rewound(steps);
    name_bots(&mut played);
    Some(Table::new(played, None))
}

/// Names all but the first player as bots are named.
pub(crate) fn name_bots<G: Board>(played: &mut Match<G>) {
    name_others(played, Seat::new(0));
}

/// Names all players but this one as bots are named.
pub(crate) fn name_others<G: Board>(played: &mut Match<G>, own: Seat) {
    let words = Words::of_page();
    let texts = untrack(|| words.texts());
    for (n, seat) in Seat::all(played.game().seats()).filter(|&seat| seat != own).enumerate() {
        if let Ok(name) = Name::new(&t!(texts, "opponent", number = n + 1)) {
            played.set_name(seat, name);
        }
    }
}

/// Something to be seen in the rules.
pub(crate) enum Illustration {
    /// A picture, and what is to be seen there, where the text does not say it.
    Picture(fn() -> Markup, Option<Message>),
    /// An example that one can go through.
    Example(Vec<Stop>),
}

/// A step of an example.
#[derive(Clone, Copy)]
pub(crate) struct Stop {
    /// The picture.
    pub(crate) picture: fn() -> Markup,
    /// What is to be seen there.
    pub(crate) told: Message,
}

/// A step of an example.
pub(crate) fn stop(picture: fn() -> Markup, told: Message) -> Stop {
    Stop { picture, told }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::board::preset;
    use bots::Sitters;
    use games::{GameName, with_game};
    use table::conformance::advance;
    use table::{Options as _, Step, ToAct, Viewer, dice};

    fn check<G: Taught>() {
        let lessons = G::lessons();
        let script = Match::<G>::read(G::FIRST_GAME).unwrap();
        let steps = script.record().steps();
        assert!(lessons.is_sorted_by_key(|lesson| lesson.at));
        assert!(lessons.iter().all(|lesson| lesson.at <= steps.len()));
        assert_eq!(lessons.last().unwrap().at, steps.len(), "the end is told");
        let people = Sitters::of(script.record()).people();
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
        for switch in G::Options::SCHEMA.switches() {
            assert!(keys.contains(&G::option_group(switch.option.name).chapter), "{switch:?}");
        }
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
        for game in GameName::ALL {
            with_game!(game, G => G::PRESETS.iter().for_each(|words| check_chapters::<G>(&preset(words))));
        }
    }

    #[test]
    fn every_decision_of_a_first_game_is_explained() {
        for game in GameName::ALL {
            with_game!(game, G => check::<G>());
        }
    }
}
