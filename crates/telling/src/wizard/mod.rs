//! Wizard in words.

mod cards;
mod chapters;
mod choice;
mod refusal;
mod retelling;
mod sentences;
mod table_talk;

use games::wizard::{Action, Change, Fact, Legal, PredictionView, Refusal, Special, Variant, View, Wizard};
use locale::{Texts, msg, t};
use table::{ChoiceError, Game as _};

pub use cards::{
    about_special, about_variant, card_ink, card_name, card_title, colour_name, face_ink, face_name,
    side_name, special_name, suit_name, variant_name,
};
pub use table_talk::{duty, trump};

use crate::options::OptionGroup;
use crate::puzzle::Hundred;
use crate::rules::Chapter;
use crate::{Teller, Telling, yes_no};

impl Telling for Wizard {
    fn title(texts: &Texts) -> String {
        t!(texts, "wizard-title")
    }

    fn heading(&self, teller: &Teller<'_>) -> String {
        let options = self.options();
        let names = teller.list(teller.titles());
        let mut lines =
            vec![t!(teller, "wizard-heading", names = names, seats = self.seats(), rounds = self.rounds())];
        if !options.with.is_empty() {
            let cards = options.with.as_slice().iter().map(|&special| special_name(teller.texts, special));
            lines.push(t!(teller, "wizard-heading-with", cards = teller.list(cards)));
        }
        lines.extend(variants(self, teller));
        lines.join("\n")
    }

    fn chapters() -> Vec<Chapter> {
        chapters::chapters()
    }

    fn option_group(option: &str) -> OptionGroup {
        match option {
            "with" => OptionGroup { title: msg!("wizard-setup-specials"), chapter: "specials" },
            _ => OptionGroup { title: msg!("wizard-setup-variants"), chapter: "variants" },
        }
    }

    fn about_choice(texts: &Texts, word: &str) -> (String, String) {
        if let Some(variant) = Variant::ALL.into_iter().find(|variant| variant.name() == word) {
            return (variant_name(texts, variant), about_variant(texts, variant));
        }
        let special = Special::ALL.into_iter().find(|special| special.name() == word);
        special.map_or_else(Default::default, |special| {
            (special_name(texts, special), about_special(texts, special))
        })
    }

    fn why_excluded(texts: &Texts, error: &ChoiceError) -> Option<String> {
        match error {
            ChoiceError::TooManySeats { .. } => Some(t!(texts, "wizard-setup-single-suit-seats")),
            ChoiceError::Missing { .. } => Some(t!(texts, "wizard-setup-together")),
            ChoiceError::Apart { word, .. } => {
                let variant = Self::about_choice(texts, word).0;
                Some(t!(texts, "wizard-setup-no-specials", variant = variant))
            }
            _ => None,
        }
    }

    fn asks(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        choice::asks(teller, view, *legal)
    }

    fn explains(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        choice::explains(self, teller, view, *legal)
    }

    fn refusal(&self, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
        refusal::refusal(self, teller, view, refusal)
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        sentences::sentence(self, teller, fact)
    }

    fn action(&self, teller: &Teller<'_>, view: &View, action: Action) -> String {
        match action {
            Action::Play(face) => t!(teller, "wizard-action-play", card = face_name(teller, face)),
            Action::Predict(tricks) => t!(teller, "wizard-action-predict", tricks = tricks),
            Action::Trump(suit) | Action::Werewolf(Some(suit)) => {
                t!(teller, "wizard-action-trump", suit = suit_name(teller, suit))
            }
            Action::Werewolf(None) => t!(teller, "wizard-action-no-trump"),
            Action::Pass(card) => t!(teller, "wizard-action-pass", card = card_name(teller, card)),
            Action::Change(change) => {
                let (prediction, _) = own_tricks(teller, view);
                let to = change.of(prediction).unwrap_or(prediction);
                t!(teller, "wizard-action-change", way = change_key(change), tricks = to)
            }
        }
    }

    fn imagined(texts: &Texts, games: &Hundred) -> Vec<String> {
        let [fewer, more, exact] = games.fates;
        let taken = games.at_once.map(|taken| t!(texts, "puzzle-trick", games = taken));
        let kept = t!(texts, "puzzle-exact", exact = exact, fewer = fewer, more = more);
        [kept, Self::expected(texts, games.points)].into_iter().chain(taken).collect()
    }
}

/// The variants of the table, a line for each.
fn variants(game: &Wizard, teller: &Teller<'_>) -> Vec<String> {
    game.options().variants.as_slice().iter().map(|&variant| variant_line(teller, variant)).collect()
}

fn variant_line(teller: &Teller<'_>, variant: Variant) -> String {
    let (name, about) = (variant_name(teller.texts, variant), about_variant(teller.texts, variant));
    t!(teller, "variant-line", name = name, about = about)
}

fn special_line(teller: &Teller<'_>, special: Special) -> String {
    let (name, about) = (special_name(teller.texts, special), about_special(teller.texts, special));
    t!(teller, "about-line", name = name, about = about)
}

/// Whether there are special cards, as messages ask.
fn specials(game: &Wizard) -> &'static str {
    yes_no(!game.options().with.is_empty())
}

/// What the one who is told has predicted and won.
fn own_tricks(teller: &Teller<'_>, view: &View) -> (u8, u8) {
    let Some(seat) = teller.you() else { return (0, 0) };
    match view.predictions[seat] {
        PredictionView::Known(prediction) => (prediction, view.won[seat]),
        _ => (0, view.won[seat]),
    }
}

/// The word by which messages tell the ways of a change apart.
fn change_key(change: Change) -> &'static str {
    match change {
        Change::Up => "up",
        Change::Down => "down",
    }
}
