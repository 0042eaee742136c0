//! Maginor on the page.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use locale::{Texts, msg, t};
use maginor::{Fact, Invalid, Maginor, Options};
use telling::maginor::{about_finish_the_roll, finish_the_roll_name};

use crate::board::{Board, Preset, SwitchGroup, presets};
use crate::parts::choices::choices;
use crate::play::Table;

const FINISH_THE_ROLL: &str = "finish-the-roll";

impl Board for Maginor {
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
        (news.len() as u32 * 500).min(2500)
    }

    fn seat_counts() -> RangeInclusive<usize> {
        2..=4
    }

    fn set_seats(options: &mut Options, seats: usize) {
        options.seats = seats as u8;
    }

    fn switches() -> Vec<SwitchGroup> {
        vec![SwitchGroup { title: msg!("maginor-setup-variants"), switches: vec![FINISH_THE_ROLL] }]
    }

    fn is_on(options: &Options, _: &str) -> bool {
        options.finish_the_roll
    }

    fn turn(options: &mut Options, _: &str, on: bool) {
        options.finish_the_roll = on;
    }

    fn about_switch(texts: &Texts, _: &str) -> (String, String) {
        (finish_the_roll_name(texts), about_finish_the_roll(texts))
    }

    fn why_excluded(texts: &Texts, invalid: &Invalid) -> String {
        match invalid {
            Invalid::Seats(_) => t!(texts, "maginor-setup-seats"),
            // Nobody types options here.
            other => other.to_string(),
        }
    }

    fn presets() -> Vec<Preset<Options>> {
        presets(Options::default(), Options { finish_the_roll: true, ..Options::default() })
    }
}
