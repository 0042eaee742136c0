//! What the game is about, and what a choice is about.

use locale::t;
use table::{Game as _, Legal as _};
use wizard::{Action, Legal, PredictionView, Special, Variant, View, Wizard};

use super::cards::plain_special;
use super::position::trump;
use crate::Teller;

/// The table in a few words.
pub(super) fn heading(game: &Wizard, teller: &Teller<'_>) -> String {
    let options = game.options();
    let names: Vec<&str> = teller.seats().into_iter().map(|seat| teller.who(seat).title()).collect();
    let mut lines = vec![t!(
        teller,
        "wizard-heading",
        names = names.join(", "),
        seats = game.seats(),
        rounds = game.rounds()
    )];
    if !options.with.is_empty() {
        let cards: Vec<String> =
            options.with.as_slice().iter().map(|&special| plain_special(teller, special)).collect();
        lines.push(t!(teller, "wizard-heading-with", cards = cards.join(", ")));
    }
    for variant in options.variants.as_slice() {
        lines.push(t!(teller, "wizard-variant", variant = variant.name()));
    }
    lines.join("\n")
}

/// The rules of this table in short.
pub(super) fn rules(game: &Wizard, teller: &Teller<'_>) -> String {
    let options = game.options();
    let mut parts = vec![t!(teller, "wizard-rules", rounds = game.rounds(), specials = specials(game))];
    for special in Special::ALL.into_iter().filter(|&special| game.plays_with(special)) {
        parts.push(t!(teller, "wizard-about-special", card = special.name()));
    }
    for variant in options.variants.as_slice() {
        parts.push(t!(teller, "wizard-variant", variant = variant.name()));
    }
    parts.join("\n")
}

/// Whether there are special cards, as messages ask.
pub(super) fn specials(game: &Wizard) -> &'static str {
    if game.options().with.is_empty() { "no" } else { "yes" }
}

/// What is asked.
pub(super) fn prompt(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    match legal {
        Legal::Nothing => String::new(),
        Legal::Werewolf => t!(teller, "wizard-prompt-werewolf"),
        Legal::Trump => t!(teller, "wizard-prompt-trump"),
        Legal::Predict { most, forbidden: None } => t!(teller, "wizard-prompt-predict", most = most),
        Legal::Predict { most, forbidden: Some(forbidden) } => {
            t!(teller, "wizard-prompt-predict-not", most = most, forbidden = forbidden)
        }
        Legal::Play(_) if view.trick().is_none_or(|trick| trick.faces.is_empty()) => {
            t!(teller, "wizard-prompt-lead", count = legal.len())
        }
        Legal::Play(_) => t!(teller, "wizard-prompt-play", count = legal.len()),
        Legal::Pass(_) => {
            let left = teller.you().map(|seat| seat.left(view.hands.len()));
            let name = left.map_or("", |seat| teller.who(seat).name());
            t!(teller, "wizard-prompt-pass", name = name)
        }
        Legal::Change { .. } => t!(teller, "wizard-prompt-change"),
    }
}

/// What the choice is about and how to answer.
pub(super) fn help(game: &Wizard, teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    let (prediction, won) = match teller.you() {
        Some(seat) => match view.predictions[seat] {
            PredictionView::Known(prediction) => (prediction, view.won[seat]),
            _ => (0, view.won[seat]),
        },
        None => (0, 0),
    };
    match legal {
        Legal::Nothing => String::new(),
        Legal::Werewolf => t!(teller, "wizard-help-werewolf"),
        Legal::Trump => t!(teller, "wizard-help-trump"),
        Legal::Predict { most, .. } => {
            let mut help = vec![t!(teller, "wizard-help-predict", most = most), trump(game, teller, view)];
            let predicting = [
                Variant::PlusMinusOne,
                Variant::Hidden,
                Variant::Secret,
                Variant::ClairvoyanceFirst,
                Variant::ClairvoyanceEvery,
            ];
            for variant in
                game.options().variants.as_slice().iter().filter(|variant| predicting.contains(variant))
            {
                help.push(t!(teller, "wizard-variant", variant = variant.name()));
            }
            help.join("\n")
        }
        Legal::Play(faces) => {
            let mut help = if game.is_single_suit() {
                vec![t!(teller, "wizard-help-play-single", predicted = prediction, won = won)]
            } else {
                vec![t!(
                    teller,
                    "wizard-help-play",
                    predicted = prediction,
                    won = won,
                    specials = specials(game)
                )]
            };
            let mut told = Vec::new();
            for special in faces.iter().filter_map(|face| match face.card().kind() {
                wizard::CardKind::Special(special) => Some(special),
                _ => None,
            }) {
                if !told.contains(&special) {
                    told.push(special);
                    help.push(t!(teller, "wizard-about-special", card = special.name()));
                }
            }
            help.push(t!(teller, "wizard-help-play-how", example = example(game, legal)));
            help.join("\n")
        }
        Legal::Pass(_) => t!(teller, "wizard-help-pass"),
        Legal::Change { .. } => t!(teller, "wizard-help-change", predicted = prediction, won = won),
    }
}

/// One of the legal answers, as it may be typed.
fn example(game: &Wizard, legal: Legal) -> String {
    let written =
        legal.get(0).map_or_else(String::new, |action: Action| game.show_action(action).to_string());
    written.trim_start_matches("play ").to_lowercase().replace('=', " ")
}
