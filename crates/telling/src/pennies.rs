//! Pennies in words.

use std::convert::Infallible;

use games::pennies::{Fact, Pennies, Refusal, Side, Sides, View};
use locale::{Texts, msg, t};
use table::{Game as _, Outcome};

use crate::options::OptionGroup;
use crate::rules::Chapter;
use crate::{Retelling, Teller, Telling};

impl Telling for Pennies {
    fn title(texts: &Texts) -> String {
        t!(texts, "pennies-title")
    }

    fn heading(&self, teller: &Teller<'_>) -> String {
        t!(teller, "pennies-heading", wins = self.options().wins)
    }

    fn chapters() -> Vec<Chapter> {
        vec![Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-pennies-aim"))]
    }

    fn option_group(_: &str) -> OptionGroup {
        OptionGroup { title: msg!("pennies-options"), chapter: "aim" }
    }

    fn about_choice(_: &Texts, _: &str) -> (String, String) {
        // There is nothing to switch on or off.
        Default::default()
    }

    fn asks(&self, teller: &Teller<'_>, view: &View, _: &Sides) -> String {
        t!(teller, "pennies-asks", wish = wish(teller, view))
    }

    fn explains(&self, teller: &Teller<'_>, view: &View, _: &Sides) -> String {
        t!(teller, "pennies-explains", wish = wish(teller, view))
    }

    fn refusal(&self, teller: &Teller<'_>, _: &View, refusal: &Refusal) -> String {
        match refusal {
            Refusal::NoSuchSeat(seat) => t!(teller, "pennies-no-seat", seat = seat.number()),
        }
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        let who = |seat| teller.who(seat);
        Some(match *fact {
            Fact::Matcher(seat) => {
                t!(teller, "pennies-matcher", who = who(seat).form(), name = who(seat).name())
            }
            Fact::Laid(seat) => t!(teller, "pennies-laid", name = who(seat).name()),
            Fact::LaidThis(_, side) => t!(teller, "pennies-laid-this", side = side.name()),
            Fact::Revealed([one, other], winner) => t!(
                teller,
                "pennies-revealed",
                same = crate::yes_no(one == other),
                who = who(winner).form(),
                name = who(winner).name()
            ),
        })
    }

    fn action(&self, teller: &Teller<'_>, _: &View, side: Side) -> String {
        t!(teller, "pennies-action", side = side.name())
    }

    fn result(&self, teller: &Teller<'_>, outcome: &Outcome) -> String {
        let winner = outcome.winners().next().map(|seat| teller.who(seat));
        let (who, name) = winner.map_or(("other", ""), |who| (who.form(), who.name()));
        t!(teller, "pennies-result", who = who, name = name)
    }

    fn reached(texts: &Texts, points: i32) -> String {
        t!(texts, "pennies-wins", wins = points)
    }
}

/// A side of a penny in a word.
pub fn side_name(texts: &Texts, side: Side) -> String {
    t!(texts, "pennies-side", side = side.name())
}

/// Whether the one who is told wants the pennies to match.
fn wish(teller: &Teller<'_>, view: &View) -> &'static str {
    crate::yes_no(view.matcher == teller.you())
}

impl Retelling for Pennies {
    fn highlight(&self, _: &Teller<'_>, nothing: &Infallible) -> String {
        match *nothing {}
    }
}
