//! Cards and variants by name and effect.

use games::shazamm::{Card, Spell, Variant};
use locale::{Texts, t};

use crate::{Ink, Teller};

/// The word by which messages tell cards apart.
pub fn card_key(card: impl Into<Card>) -> &'static str {
    match card.into() {
        Card::Dummy => "dummy",
        Card::Spell(spell) => match spell {
            Spell::Mutism => "mutism",
            Spell::Clone => "clone",
            Spell::Theft => "theft",
            Spell::EndOfRound => "end-of-round",
            Spell::Middle => "middle",
            Spell::Recycling => "recycling",
            Spell::Boost => "boost",
            Spell::DoubleDose => "double-dose",
            Spell::WhoWinsLoses => "who-wins-loses",
            Spell::Blaze => "blaze",
            Spell::Resistance => "resistance",
            Spell::SoreLoser => "sore-loser",
            Spell::Reserves => "reserves",
            Spell::Drain => "drain",
        },
    }
}

/// "Boost": standing alone.
pub fn card_title(texts: &Texts, card: impl Into<Card>) -> String {
    t!(texts, "shazamm-card", card = card_key(card))
}

/// "Boost": in sentences.
pub fn card_name(teller: &Teller<'_>, card: impl Into<Card>) -> String {
    teller.write(Ink::Spell, &card_title(teller.texts, card))
}

/// "Boost and Double Dose": in sentences.
pub fn card_names(teller: &Teller<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    teller.list(cards.into_iter().map(|card| card_name(teller, card)))
}

/// What a card does, after its name.
pub fn about_card(texts: &Texts, card: impl Into<Card>) -> String {
    t!(texts, "shazamm-effect", card = card_key(card))
}

/// What a card does, in a word or two.
pub fn about_card_briefly(texts: &Texts, card: impl Into<Card>) -> String {
    t!(texts, "shazamm-effect-short", card = card_key(card))
}

/// "Full hand"
pub fn variant_name(texts: &Texts, variant: Variant) -> String {
    t!(texts, "shazamm-variant", variant = variant.name())
}

/// What a variant changes, after its name.
pub fn about_variant(texts: &Texts, variant: Variant) -> String {
    t!(texts, "shazamm-about-variant", variant = variant.name())
}
