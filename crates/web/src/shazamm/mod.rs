//! Shazamm! on the page.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use locale::{Texts, msg, t};
use shazamm::{Fact, Invalid, Options, Shazamm, Variant};
use telling::shazamm::{about_variant, variant_name};

use crate::board::{Board, Preset, SwitchGroup, presets};
use crate::play::Table;

impl Board for Shazamm {
    fn picture() -> AnyView {
        view! { <svg viewBox="0 0 160 100"></svg> }.into_any()
    }

    fn table(_: Table<Self>) -> AnyView {
        ().into_any()
    }

    fn score(_: Table<Self>) -> AnyView {
        ().into_any()
    }

    fn lasting(news: &[Fact]) -> u32 {
        (news.len() as u32) * 700
    }

    fn seat_counts() -> RangeInclusive<usize> {
        2..=2
    }

    fn set_seats(_: &mut Options, _: usize) {}

    fn switches() -> Vec<SwitchGroup> {
        vec![SwitchGroup {
            title: msg!("shazamm-setup-variants"),
            switches: Variant::ALL.map(Variant::name).to_vec(),
        }]
    }

    fn is_on(options: &Options, switch: &str) -> bool {
        switch.parse().is_ok_and(|variant| options.variants.contains(&variant))
    }

    fn turn(options: &mut Options, switch: &str, on: bool) {
        if let Ok(variant) = switch.parse() {
            if on {
                options.variants.insert(variant);
            } else {
                options.variants.remove(&variant);
            }
        }
    }

    fn about_switch(texts: &Texts, switch: &str) -> (String, String) {
        switch.parse().map_or_else(
            |_| (String::new(), String::new()),
            |variant| (variant_name(texts, variant), about_variant(texts, variant)),
        )
    }

    fn why_excluded(texts: &Texts, invalid: &Invalid) -> String {
        match invalid {
            Invalid::Excluded(one, other) => t!(
                texts,
                "setup-excluded",
                one = variant_name(texts, *one),
                other = variant_name(texts, *other)
            ),
            // Nobody types options here.
            Invalid::UnknownOption(_) | Invalid::Value(_) => invalid.to_string(),
        }
    }

    fn presets() -> Vec<Preset<Options>> {
        presets(Options::default(), Options::with(Some(Variant::FullHand)))
    }
}
