//! Cards in short, for hands and tables. Suits are told apart by letter, and by colour besides.

use games::wizard::{Card, CardKind, CardSet, Face, FaceKind};
use locale::t;
use telling::wizard::{card_ink, card_title, face_ink, side_name};

use crate::Screen;

/// "B7", "Wizard", "Dragon"
pub(super) fn card_short(screen: &Screen<'_>, card: Card) -> String {
    match card.kind() {
        CardKind::Suited(..) => screen.write(card_ink(card), &card.to_string()),
        _ => card_title(screen, card),
    }
}

/// Cards one after the other.
pub(super) fn cards_short(screen: &Screen<'_>, cards: CardSet) -> String {
    cards.iter().map(|card| card_short(screen, card)).collect::<Vec<_>>().join(", ")
}

/// "B7", "Shapeshifter as Wizard", "Juggler as R7½"
pub(super) fn face_short(screen: &Screen<'_>, face: Face) -> String {
    let side = match face.kind() {
        FaceKind::Juggler(suit) => Some(format!("{suit}7½")),
        FaceKind::Cloud(suit) => Some(format!("{suit}9¾")),
        _ => side_name(screen, face),
    };
    let Some(side) = side else { return card_short(screen, face.card()) };
    let card = card_title(&screen.plain(), face.card());
    screen.write(face_ink(face), &t!(screen, "wizard-face", card = card, what = side))
}
