//! Pennies on the page.

use bots::Level;
use games::pennies::{Fact, Pennies, PenniesOptions, Penny, Side, Sides, View};
use locale::{Texts, msg, t};
use markup::prelude::*;
use table::Seat;
use telling::Telling as _;
use telling::pennies::side_name;

use crate::board::{Board, Preset};
use crate::play::{Lesson, Table};
use crate::seen::Seen;
use crate::teaching::{Illustration, Taught};

impl Board for Pennies {
    const MINUTES: (u32, u32) = (1, 2);

    fn about(texts: &Texts) -> String {
        t!(texts, "pennies-door")
    }

    fn picture() -> Markup {
        view! {
            <svg viewBox="0 0 120 60" aria-hidden="true">
                <circle cx="40" cy="30" r="24" fill="none" stroke="currentColor" stroke-width="3" />
                <circle cx="80" cy="30" r="24" fill="none" stroke="currentColor" stroke-width="3" />
            </svg>
        }
    }

    fn table(table: Table<Self>) -> Markup {
        let is_asked = move || table.core.asked().is_some();
        let choice = move |side: Side| {
            let name = move || table.tell(|teller| side_name(teller.texts, side));
            view! { <button type="button" class="primary" data-choice="" on:click=move |_| table.act(side)>{name}</button> }
        };
        view! {
            <div class="pennies">
                {Self::score(table)}
                <Show when=is_asked>{Side::ALL.map(choice).collect_markup()}</Show>
            </div>
        }
    }

    fn score(table: Table<Self>) -> Markup {
        let row = move |seat: Seat| {
            let (wins, penny) = table.seen.with(|seen| (seen.view.wins[seat.index()], seen.view.laid[seat]));
            let penny = table.tell(|teller| match penny {
                Penny::NotLaid => String::new(),
                Penny::FaceDown => t!(teller, "pennies-face-down"),
                Penny::Known(side) => side_name(teller.texts, side),
            });
            let wins = table.tell(|teller| Self::reached(teller.texts, wins.into()));
            view! { <li>{table.title(seat)}" · "{wins}" "{penny}</li> }
        };
        view! { <ul>{move || table.seen.with(Seen::seats).into_iter().map(row).collect_markup()}</ul> }
    }

    fn chapter(_: &View, _: &Sides) -> &'static str {
        "aim"
    }

    fn lasting(news: &[Fact]) -> u32 {
        if news.iter().any(|fact| matches!(fact, Fact::Revealed(..))) { 1200 } else { 300 }
    }

    fn presets() -> Vec<Preset<PenniesOptions>> {
        let options = PenniesOptions::default();
        vec![Preset { title: msg!("preset-standard"), options, level: Level::Adept }]
    }
}

impl Taught for Pennies {
    const FIRST_GAME: &'static str = include_str!("records/first-game.txt");

    fn lessons() -> Vec<Lesson> {
        vec![
            Lesson { at: 1, text: msg!("first-pennies-lay"), points: "" },
            Lesson { at: 3, text: msg!("first-pennies-done"), points: "" },
        ]
    }

    fn illustrations(_: &str) -> Vec<Illustration> {
        Vec::new()
    }

    fn thing(_: &str, _: &str) -> Markup {
        Markup::Nothing
    }
}
