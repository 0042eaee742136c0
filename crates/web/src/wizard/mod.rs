//! Wizard on the page.

mod setup;

use std::ops::RangeInclusive;

use leptos::prelude::*;
use locale::Texts;
use wizard::{Fact, Invalid, Options, Wizard};

use crate::board::{Board, Preset, SwitchGroup};
use crate::parts::choices::choices;
use crate::play::Table;

impl Board for Wizard {
    fn picture() -> AnyView {
        view! { <svg viewBox="0 0 160 100"></svg> }.into_any()
    }

    fn table(table: Table<Self>) -> AnyView {
        choices(table)
    }

    fn score(_: Table<Self>) -> AnyView {
        ().into_any()
    }

    fn lasting(news: &[Fact]) -> u32 {
        news.iter()
            .map(|fact| match fact {
                Fact::Trick { .. } | Fact::BlownUp { .. } => 1300,
                Fact::Scored { .. } => 2500,
                Fact::Played { .. } | Fact::Predicted { .. } => 350,
                Fact::Trump { .. } | Fact::Werewolf { .. } | Fact::Changed { .. } => 1200,
                _ => 100,
            })
            .max()
            .unwrap_or(0)
    }

    fn seat_counts() -> RangeInclusive<usize> {
        3..=6
    }

    fn set_seats(options: &mut Options, seats: usize) {
        options.seats = seats as u8;
    }

    fn switches() -> Vec<SwitchGroup> {
        setup::switches()
    }

    fn is_on(options: &Options, switch: &str) -> bool {
        setup::is_on(options, switch)
    }

    fn turn(options: &mut Options, switch: &str, on: bool) {
        setup::turn(options, switch, on);
    }

    fn about_switch(texts: &Texts, switch: &str) -> (String, String) {
        setup::about(texts, switch)
    }

    fn why_excluded(texts: &Texts, invalid: &Invalid) -> String {
        setup::why_not(texts, invalid)
    }

    fn presets() -> Vec<Preset<Options>> {
        setup::all_presets()
    }
}
