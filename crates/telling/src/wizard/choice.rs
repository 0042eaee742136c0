//! What is asked, and what it is about.

use games::wizard::{CardKind, Legal, Variant, View, Wizard};
use locale::t;
use table::Game as _;

use super::table_talk::trump;
use super::{own_tricks, special_line, specials, variant_line};
use crate::Teller;

/// What is asked.
pub(super) fn asks(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    match legal {
        Legal::Nothing => String::new(),
        Legal::Werewolf => t!(teller, "wizard-ask-werewolf"),
        Legal::Trump => t!(teller, "wizard-ask-trump"),
        Legal::Predict { forbidden: None, .. } => t!(teller, "wizard-ask-predict"),
        Legal::Predict { forbidden: Some(forbidden), .. } => {
            t!(teller, "wizard-ask-predict-not", forbidden = forbidden)
        }
        Legal::Play(_) if view.trick().is_none_or(|trick| trick.faces.is_empty()) => {
            t!(teller, "wizard-ask-lead")
        }
        Legal::Play(_) => t!(teller, "wizard-ask-play"),
        Legal::Pass(_) => {
            let left = teller.you().map(|seat| seat.left(view.hands.len()));
            let name = left.map_or("", |seat| teller.who(seat).name());
            t!(teller, "wizard-ask-pass", name = name)
        }
        Legal::Change { .. } => t!(teller, "wizard-ask-change"),
    }
}

/// What the choice is about.
pub(super) fn explains(game: &Wizard, teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    let (predicted, won) = own_tricks(teller, view);
    match legal {
        Legal::Nothing => String::new(),
        Legal::Werewolf => t!(teller, "wizard-explain-werewolf"),
        Legal::Trump => t!(teller, "wizard-explain-trump"),
        Legal::Predict { most, .. } => {
            let mut parts =
                vec![t!(teller, "wizard-explain-predict", most = most), trump(game, teller, view)];
            let predicting = [
                Variant::PlusMinusOne,
                Variant::Hidden,
                Variant::Secret,
                Variant::ClairvoyanceFirst,
                Variant::ClairvoyanceEvery,
            ];
            let variants = game.options().variants.as_slice().iter();
            let told = variants.filter(|variant| predicting.contains(variant));
            parts.extend(told.map(|&variant| variant_line(teller, variant)));
            parts.join("\n")
        }
        Legal::Play(faces) => {
            let mut parts = if game.is_single_suit() {
                vec![t!(teller, "wizard-explain-play-single", predicted = predicted, won = won)]
            } else {
                vec![t!(
                    teller,
                    "wizard-explain-play",
                    predicted = predicted,
                    won = won,
                    specials = specials(game)
                )]
            };
            let mut told = Vec::new();
            for face in faces.iter() {
                if let CardKind::Special(special) = face.card().kind()
                    && !told.contains(&special)
                {
                    told.push(special);
                    parts.push(special_line(teller, special));
                }
            }
            parts.join("\n")
        }
        Legal::Pass(_) => t!(teller, "wizard-explain-pass"),
        Legal::Change { .. } => t!(teller, "wizard-explain-change", predicted = predicted, won = won),
    }
}
