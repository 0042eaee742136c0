//! Wizard on the page.

mod ahead;
mod arrows;
mod cards;
mod choice;
mod deed;
mod flights;
mod hand;
mod ordering;
mod pictures;
mod places;
mod players;
mod score;
mod standing;
mod teaching;
mod trick;
mod trump;

use games::wizard::{Fact, Legal, View, Wizard};
use locale::{Texts, t};
use markup::prelude::*;
use table::Game as _;

use self::flights::Flights;
use crate::board::Board;
use crate::play::Table;
use crate::sound::Sound;

impl Board for Wizard {
    // Most decisions are a number or a card, and many follow each other.
    const THINKING: u32 = 450;

    const MINUTES: (u32, u32) = (30, 45);

    // The booklet wants the special cards to be learnt one after the other, in this order (W8).
    const PRESETS: &'static [&'static [&'static str]] = &[
        &[],
        &["shapeshifter"],
        &["shapeshifter", "dragon"],
        &["shapeshifter", "dragon", "bomb"],
        &["shapeshifter", "dragon", "bomb", "werewolf"],
        &["shapeshifter", "dragon", "bomb", "werewolf", "juggler"],
        &["shapeshifter", "dragon", "bomb", "werewolf", "juggler", "cloud"],
    ];

    fn about(texts: &Texts) -> String {
        t!(texts, "wizard-door")
    }

    fn picture() -> Markup {
        view! { <span class="wz-picture" inner_html=include_str!("art/picture.svg")></span> }
    }

    fn table(table: Table<Self>) -> Markup {
        let flights = Flights::new();
        let others = move || table.seen.with(|seen| seen.game.seats().saturating_sub(1).to_string());
        view! {
            <div class="wz" style=("--others", others)>
                {cards::art()}
                <div class="wz-table" aria-hidden="true"></div>
                {players::others(table)}
                {trump::trump(table)}
                {trick::trick(table, flights)}
                {choice::choice(table)}
                <div class="wz-own">{players::own(table)}{trick::last_trick(table)}</div>
                {hand::hand(table, flights)}
            </div>
        }
    }

    fn score(table: Table<Self>) -> Markup {
        score::score(table)
    }

    fn chapter(_: &View, legal: &Legal) -> &'static str {
        match legal {
            Legal::Nothing | Legal::Trump => "round",
            // What the sum of the predictions forbids is a variant.
            Legal::Predict { forbidden: Some(_), .. } => "variants",
            Legal::Predict { .. } => "predict",
            Legal::Play(_) => "trick",
            Legal::Werewolf | Legal::Pass(_) | Legal::Change { .. } => "specials",
        }
    }

    fn lasting(news: &[Fact]) -> u32 {
        news.iter()
            .map(|fact| match fact {
                // The last trick of a round, and what everybody is given for the round.
                Fact::Scored { .. } => 1600,
                Fact::Trick { .. } | Fact::BlownUp { .. } => 1000,
                Fact::Trump { .. } | Fact::Werewolf { .. } | Fact::Changed { .. } => 700,
                Fact::Played { .. } => 300,
                _ => 100,
            })
            .max()
            .unwrap_or(0)
    }

    fn sound(fact: &Fact) -> Option<Sound> {
        match fact {
            Fact::Played { .. } | Fact::Passed { .. } | Fact::TurnedUp { .. } => Some(Sound::Card),
            Fact::Trick { .. } => Some(Sound::Trick),
            Fact::BlownUp { .. } => Some(Sound::Fire),
            Fact::Werewolf { .. } | Fact::Changed { .. } => Some(Sound::Spell),
            _ => None,
        }
    }
}
