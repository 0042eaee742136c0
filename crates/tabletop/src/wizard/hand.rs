//! Hands, with the choices in them numbered.

use games::wizard::{Action, Card, CardSet, Change, Face, Legal, Suit, View};
use locale::t;
use table::Legal as _;
use telling::wizard::{colour_name, suit_name};

use super::cards::{card_short, face_short};
use crate::Screen;
use crate::layout::{flow, left, width};
use crate::style::{FAINT, paint};

/// The hand of the one who is told, with a number before whatever may be chosen.
pub(super) fn hand(screen: &Screen<'_>, cards: CardSet, legal: Legal) -> String {
    let items = |cards: CardSet| -> Vec<String> {
        cards.distinct().flat_map(|card| items_of(screen, cards, card, legal)).collect()
    };
    let title = t!(screen, "wizard-your-hand");
    let all = items(cards);
    let indent = width(&title) + 1;
    let in_a_line = flow(all.iter().map(String::as_str), usize::MAX, 0, 0, GAP);
    if indent + width(&in_a_line) <= screen.width {
        return format!("{title} {in_a_line}");
    }
    // A long hand has a row for each suit.
    let others = t!(screen, "wizard-other-cards");
    let rows: Vec<(String, String, Vec<String>)> = Suit::ALL
        .into_iter()
        .map(|suit| {
            (colour_name(&screen.plain(), suit), colour_name(screen, suit), items(cards.of_suit(suit)))
        })
        .chain([(others.clone(), others.clone(), items(cards.without_suit()))])
        .filter(|(_, _, items)| !items.is_empty())
        .collect();
    let widest = rows.iter().map(|(plain, ..)| width(plain)).max().unwrap_or(0);
    let begin = MARGIN + widest + GAP;
    // Suit cards stand below each other; the others are of any length.
    let suited = rows.iter().filter(|(plain, ..)| *plain != others);
    let column = suited.flat_map(|(_, _, items)| items).map(|item| width(item)).max().unwrap_or(0);
    let mut lines = vec![title];
    for (plain, heading, items) in &rows {
        let column = if *plain == others { 0 } else { column };
        let items: Vec<String> = items.iter().map(|item| left(item, column)).collect();
        let row = flow(items.iter().map(String::as_str), screen.width, begin, begin, GAP);
        let heading = format!("{}{}", " ".repeat(MARGIN), left(heading, widest));
        lines.push(format!("{heading}{}", &row[begin - GAP..]).trim_end().to_owned());
    }
    lines.join("\n")
}

const MARGIN: usize = 2;
const GAP: usize = 2;

/// A card of a hand as items: with its number where it may be chosen, and one item for each side that it may be played with.
fn items_of(screen: &Screen<'_>, cards: CardSet, card: Card, legal: Legal) -> Vec<String> {
    let times = match cards.count(card) {
        0 | 1 => String::new(),
        count => t!(screen, "wizard-times", count = count),
    };
    let number = |action: Action| legal.iter().position(|listed| listed == action).map(|at| at + 1);
    let numbered: Vec<String> = match legal {
        Legal::Play(_) => Face::of(card)
            .filter_map(|face| Some((number(Action::Play(face))?, face)))
            .map(|(number, face)| format!("[{number}] {}{times}", face_short(screen, face)))
            .collect(),
        Legal::Pass(_) => number(Action::Pass(card))
            .map(|number| format!("[{number}] {}{times}", card_short(screen, card)))
            .into_iter()
            .collect(),
        _ => return vec![format!("{}{times}", card_short(screen, card))],
    };
    if numbered.is_empty() {
        // Not now: without a number, and in brackets because faintness alone is not seen everywhere.
        return vec![paint(FAINT, &format!("({card}{times})"))];
    }
    numbered
}

/// Choices that are no cards, in a line with their numbers; nothing where there are none.
pub(super) fn choices(screen: &Screen<'_>, view: &View, legal: Legal) -> Option<String> {
    let prediction = screen.you().map(|seat| view.predictions[seat]);
    let name = |action: Action| match action {
        Action::Trump(suit) | Action::Werewolf(Some(suit)) => suit_name(screen, suit),
        Action::Werewolf(None) => t!(screen, "wizard-no-trump"),
        Action::Change(change) => {
            let sign = match change {
                Change::Up => "+1",
                Change::Down => "-1",
            };
            let to = match prediction {
                Some(games::wizard::PredictionView::Known(now)) => change.of(now).unwrap_or(now),
                _ => 0,
            };
            t!(screen, "wizard-change-to", sign = sign, prediction = to)
        }
        Action::Play(_) | Action::Predict(_) | Action::Pass(_) => String::new(),
    };
    if !matches!(legal, Legal::Trump | Legal::Werewolf | Legal::Change { .. }) {
        return None;
    }
    let items: Vec<String> =
        legal.iter().enumerate().map(|(n, action)| format!("[{}] {}", n + 1, name(action))).collect();
    Some(flow(items.iter().map(String::as_str), screen.width, MARGIN, MARGIN, GAP + 1))
}
