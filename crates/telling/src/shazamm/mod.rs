//! Shazamm! in words.

mod cards;
mod chapters;
mod choice;
mod refusal;
mod retelling;
mod sentences;
mod table_talk;

use games::shazamm::{Action, CardSet, Change, Fact, GREEN, Legal, RED, Refusal, Shazamm, Variant, View};
use locale::{Texts, msg, t};
use table::{Game as _, Outcome};

pub use cards::{
    about_card, about_card_briefly, about_variant, card_key, card_name, card_names, card_title, variant_name,
};
pub use choice::about_choice;
pub use table_talk::{bet, bet_of, falls, laid, opponent_of, sides, signed};

use crate::options::OptionGroup;
use crate::puzzle::{Hundred, won};
use crate::rules::Chapter;
use crate::{Teller, Telling};

impl Telling for Shazamm {
    fn title(texts: &Texts) -> String {
        t!(texts, "shazamm-title")
    }

    fn heading(&self, teller: &Teller<'_>) -> String {
        let (red, green) = (teller.who(RED).title(), teller.who(GREEN).title());
        let mut lines = vec![t!(teller, "shazamm-heading", red = red, green = green)];
        lines.extend(variants(self, teller));
        lines.join("\n")
    }

    fn chapters() -> Vec<Chapter> {
        chapters::chapters()
    }

    fn option_group(_: &str) -> OptionGroup {
        OptionGroup { title: msg!("shazamm-setup-variants"), chapter: "variants" }
    }

    fn about_choice(texts: &Texts, word: &str) -> (String, String) {
        let variant = Variant::ALL.into_iter().find(|variant| variant.name() == word);
        variant.map_or_else(Default::default, |variant| {
            (variant_name(texts, variant), about_variant(texts, variant))
        })
    }

    fn asks(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        choice::asks(teller, view, *legal)
    }

    fn explains(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        let mut lines = vec![about_choice(teller, view, *legal)];
        if let Legal::Bet { hand: cards, .. }
        | Legal::Clone(cards)
        | Legal::Stack(cards)
        | Legal::Lay(cards) = *legal
        {
            lines.extend(card_lines(teller, cards));
        }
        lines.join("\n")
    }

    fn refusal(&self, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
        refusal::refusal(teller, view, refusal)
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        sentences::sentence(teller, fact)
    }

    fn action(&self, teller: &Teller<'_>, view: &View, action: Action) -> String {
        match action {
            Action::Bet(commitment) => t!(teller, "shazamm-action-bet", bet = bet(teller, commitment)),
            Action::Clone(Some(spell)) => {
                t!(teller, "shazamm-action-clone", card = card_name(teller, spell))
            }
            Action::Clone(None) => t!(teller, "shazamm-action-clone-nothing"),
            Action::Use(spell) => t!(teller, "shazamm-action-use", card = card_name(teller, spell)),
            Action::Discard(spell) => {
                t!(teller, "shazamm-action-discard", card = card_name(teller, spell))
            }
            Action::Recycle(Change::NONE) => t!(teller, "shazamm-action-recycle-not"),
            Action::Recycle(change) => {
                let (own, _) = choice::bets(teller, view);
                let to = i16::from(own) + i16::from(change.by());
                t!(teller, "shazamm-action-recycle", change = signed(teller, change.by()), bet = to)
            }
            Action::Stack(spell) => t!(teller, "shazamm-action-stack", card = card_name(teller, spell)),
            Action::Lay(CardSet::EMPTY) => t!(teller, "shazamm-action-lay-nothing"),
            Action::Lay(cards) => t!(teller, "shazamm-action-lay", cards = card_names(teller, cards.iter())),
        }
    }

    fn reached(texts: &Texts, points: i32) -> String {
        t!(texts, "shazamm-outcome", points = points)
    }

    fn expected(texts: &Texts, points: f64) -> String {
        // A win counts two points, and they tell nothing to whoever plays.
        t!(texts, "shazamm-chance", percent = texts.decimal((50.0 * points).clamp(0.0, 100.0), 0))
    }

    fn imagined(texts: &Texts, games: &Hundred) -> Vec<String> {
        let moved = games.at_once.map(|moved| t!(texts, "puzzle-fire", games = moved));
        [won(texts, games.fates)].into_iter().chain(moved).collect()
    }

    fn result(&self, teller: &Teller<'_>, outcome: &Outcome) -> String {
        let mut winners = outcome.winners();
        match (winners.next(), winners.next()) {
            (Some(seat), None) => {
                let who = teller.who(seat);
                t!(teller, "shazamm-result-win", who = who.form(), name = who.name())
            }
            _ => t!(teller, "shazamm-result-draw"),
        }
    }
}

fn variants(game: &Shazamm, teller: &Teller<'_>) -> Vec<String> {
    let line = |&variant: &Variant| {
        let (name, about) = (variant_name(teller.texts, variant), about_variant(teller.texts, variant));
        t!(teller, "variant-line", name = name, about = about)
    };
    game.options().variants.as_slice().iter().map(line).collect()
}

/// A line for each card with what it does.
fn card_lines(teller: &Teller<'_>, cards: CardSet) -> Vec<String> {
    let line = |card| {
        let (name, about) = (card_name(teller, card), about_card(teller.texts, card));
        t!(teller, "about-line", name = name, about = about)
    };
    cards.iter().map(line).collect()
}
