//! Cards as they are drawn: paper, a figure, and a corner that can be read when the rest is covered.

use std::fmt::Write as _;

use games::wizard::{Card, CardKind, Face, FaceKind, Special, Suit};
use markup::prelude::*;
use telling::Teller;
use telling::wizard::card_title;

/// Suit shapes, papers and figures, once for the page; cards refer to them.
const ART: &str = include_str!("art/cards.svg");

/// What cards refer to: to be on the page wherever there are cards.
pub(super) fn art() -> Markup {
    view! { <div class="wz-art" inner_html=ART></div> }
}

/// The word by which the art and the styles tell suits apart.
pub(super) fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Humans => "humans",
        Suit::Dwarves => "dwarves",
        Suit::Elves => "elves",
        Suit::Giants => "giants",
    }
}

/// The shape of a suit, or the sign for none.
pub(super) fn suit_sign(suit: Option<Suit>) -> Markup {
    let key = suit.map_or("none", suit_key);
    view! {
        <svg class=format!("wz-sign wz-of-{key}") viewBox="0 0 24 24" aria-hidden="true" inner_html=format!("<use href=\"#wz-{key}\"/>")></svg>
    }
}

/// A card that lies open or is held.
pub(super) fn card(card: Card) -> Markup {
    Look::of_card(card).draw()
}

/// A card as it was played.
pub(super) fn face(face: Face) -> Markup {
    Look::of_face(face).draw()
}

/// A card that nobody may see.
pub(super) fn back() -> Markup {
    view! { <svg class="wz-card" viewBox="0 0 100 150" aria-hidden="true" inner_html="<use href=\"#wz-back\"/>"></svg> }
}

/// What a card is called where it is drawn: with the rank of those that have one besides their name.
pub(super) fn label(teller: &Teller<'_>, card: Card) -> String {
    let title = card_title(teller, card);
    match card.kind() {
        CardKind::Special(_) => format!("{title} {}", Look::of_card(card).corner).trim_end().to_owned(),
        _ => title,
    }
}

/// A card in few pixels: rank and suit.
pub(super) fn chip(card: Card) -> Markup {
    let look = Look::of_card(card);
    let sign = match (look.suit, look.sign) {
        (Some(suit), _) => Some(suit_key(suit).to_owned()),
        (None, Some(sign)) => Some(format!("sign-{sign}")),
        (None, None) => None,
    };
    let sign = sign.map(|sign| {
        view! { <svg class="wz-sign" viewBox="0 0 24 24" inner_html=format!("<use href=\"#wz-{sign}\"/>")></svg> }
    });
    let class = format!("wz-chip {}", look.class());
    view! { <span class=class>{look.corner}{sign}</span> }
}

/// What is to be seen on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Look {
    figure: &'static str,
    /// The rank in the corner.
    corner: String,
    /// The sign in the corner of a card that has no rank.
    sign: Option<&'static str>,
    suit: Option<Suit>,
}

impl Look {
    fn of_card(card: Card) -> Self {
        let plain = |figure, corner: &str| Self { figure, corner: corner.to_owned(), sign: None, suit: None };
        match card.kind() {
            CardKind::Suited(suit, rank) => Self {
                figure: suit_key(suit),
                corner: rank.number().to_string(),
                sign: None,
                suit: Some(suit),
            },
            CardKind::Wizard => Self { sign: Some("wizard"), ..plain("wizard", "") },
            CardKind::Jester => Self { sign: Some("jester"), ..plain("jester", "") },
            CardKind::Special(Special::Juggler) => plain("juggler", "7½"),
            CardKind::Special(Special::Cloud) => plain("cloud", "9¾"),
            CardKind::Special(special) => Self { sign: Some(special.name()), ..plain(special.name(), "") },
        }
    }

    fn of_face(face: Face) -> Self {
        let look = Self::of_card(face.card());
        match face.kind() {
            FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => Self { suit: Some(suit), ..look },
            FaceKind::Wizard => Self { sign: Some("wizard"), ..look },
            FaceKind::Jester => Self { sign: Some("jester"), ..look },
            _ => look,
        }
    }

    fn class(&self) -> String {
        format!("wz-of-{}", self.suit.map_or("magic", suit_key))
    }

    /// Whether it is one of the cards of the four suits, which have a quieter paper.
    fn is_suited(&self) -> bool {
        self.suit.is_some_and(|suit| suit_key(suit) == self.figure)
    }

    fn draw(&self) -> Markup {
        let class = format!("wz-card {}", self.class());
        view! { <svg class=class viewBox="0 0 100 150" aria-hidden="true" inner_html=self.markup()></svg> }
    }

    fn markup(&self) -> String {
        let paper = if self.is_suited() { "paper" } else { "paper-magic" };
        // The corner stays free of the figure.
        let place = match self.suit {
            Some(_) => r#"x="21" y="39" width="73" height="110""#,
            None => r#"x="13" y="24" width="84" height="126""#,
        };
        let mut markup =
            format!("<use href=\"#wz-{paper}\"/><use href=\"#wz-fig-{}\" {place}/>", self.figure);
        // Writing into a string cannot fail.
        if !self.corner.is_empty() {
            // Wide ranks are made to fit, so that they can be read beside the next card of a fan.
            let fit = match self.corner.as_str() {
                "10" | "12" | "13" | "7½" | "9¾" => r#" textLength="38" lengthAdjust="spacingAndGlyphs""#,
                _ => "",
            };
            let _ = write!(markup, "<text class=\"wz-rank\" x=\"10\" y=\"39\"{fit}>{}</text>", self.corner);
        }
        if let Some(suit) = self.suit {
            let suit = suit_key(suit);
            let _ = write!(markup, r##"<use href="#wz-{suit}" x="10" y="45" width="28" height="28"/>"##);
        }
        if let Some(sign) = self.sign {
            let _ = write!(markup, r##"<use href="#wz-sign-{sign}" x="10" y="11" width="32" height="32"/>"##);
        }
        markup
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_finds_its_art() {
        let looks = Card::all().map(Look::of_card).chain(Card::all().flat_map(Face::of).map(Look::of_face));
        for look in looks {
            for part in look.markup().split("href=\"#").skip(1) {
                let id = part.split('"').next().unwrap();
                assert!(ART.contains(&format!("id=\"{id}\"")), "{id}");
            }
        }
    }

    #[test]
    fn a_corner_tells_what_a_card_is_played_as() {
        let look = |text: &str| Look::of_face(text.parse().unwrap());
        assert_eq!(look("shapeshifter=Z").sign, Some("wizard"));
        assert_eq!(look("shapeshifter=N").figure, "shapeshifter");
        assert_eq!((look("cloud=R").corner.as_str(), look("cloud=R").suit), ("9¾", Some(Suit::Dwarves)));
        assert_eq!(look("dragon").sign, Some("dragon"));
    }
}
