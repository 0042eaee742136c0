//! Cards: as they lie in the hand, and small as they lie on the table.

use games::shazamm::Card;
use locale::t;
use markup::prelude::*;
use telling::shazamm::{about_card, about_card_briefly, card_title};

use super::glyph::{family, glyph};
use super::reveal::{Laid, Mark, Origin};
use super::stage::Stage;

/// The face of a card. It says nothing to screen readers: what holds it does.
pub(crate) fn face(stage: Stage, card: Card) -> Markup {
    view! { <span class="shz-silent" aria-hidden="true">{spoken_face(stage, card)}</span> }
}

/// The same for a button, which is called by what stands on it.
pub(crate) fn spoken_face(stage: Stage, card: Card) -> Markup {
    paper(card, name(stage, card))
}

/// The same with what the card does, in few words; who listens hears it elsewhere in more.
pub(crate) fn told_face(stage: Stage, card: Card) -> Markup {
    let brief = stage.table.tell(|teller| about_card_briefly(teller.texts, card));
    let letters = longest_word(&brief).to_string();
    let brief = view! { <span class="shz-brief" style:--letters=letters aria-hidden="true">{brief}</span> };
    paper(card, view! { {name(stage, card)} {brief} })
}

/// The name of a card, written as large as its longest word allows, or all of it in one line.
fn name(stage: Stage, card: Card) -> Markup {
    let name = stage.table.tell(|teller| card_title(teller.texts, card));
    let (letters, length) = (longest_word(&name).to_string(), name.chars().count().to_string());
    view! { <span class="shz-name" style:--letters=letters style:--length=length>{name}</span> }
}

/// How many letters the longest word has.
fn longest_word(words: &str) -> usize {
    words.split(' ').map(|word| word.chars().count()).max().unwrap_or_default()
}

/// The face of a card with its name, or what stands for it.
pub(crate) fn paper(card: Card, words: Markup) -> Markup {
    view! {
        <span class=format!("shz-face family-{}", family(card))>
            <span class="shz-rank">{card.number()}</span>
            " "
            {glyph(card)}
            {words}
        </span>
    }
}

/// "7 Boost: strength +7"
pub(crate) fn in_words(stage: Stage, card: Card) -> String {
    stage.table.tell(|teller| {
        let (name, effect) = (card_title(teller.texts, card), about_card(teller.texts, card));
        t!(teller, "shazamm-board-card", number = card.number(), name = name, effect = effect)
    })
}

/// A card on the table, with what became of it.
pub(crate) fn laid(stage: Stage, laid: Laid) -> Markup {
    let words = stage.table.tell(|teller| {
        let card = card_title(teller.texts, laid.card);
        t!(teller, "shazamm-board-laid", card = card, mark = laid.mark.key())
    });
    let title = words.clone();
    let origin = match laid.origin {
        Origin::Hand => "",
        Origin::Copy | Origin::Theft => "taken",
    };
    let sign = match laid.mark {
        Mark::Cancelled => Some("M5 5l14 14M19 5L5 19"),
        Mark::Lost => Some("M4 12h16"),
        Mark::Stolen => Some("M4 8h11a5 5 0 0 1 0 10H8M8 4L4 8l4 4"),
        Mark::Waiting | Mark::Acting | Mark::Done => None,
    };
    let sign = sign.map(|path| {
        view! { <svg class="shz-mark" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> }
    });
    view! {
        <li class=format!("shz-laid {origin} {}", laid.mark.key()) data-card=laid.card.number() title=title>
            {face(stage, laid.card)}
            {sign}
            <span class="visually-hidden">{words}</span>
        </li>
    }
}
