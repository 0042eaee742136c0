//! The table as a player sees it.

use locale::t;
use table::{Seat, Viewer};
use wizard::{
    CardKind, FaceKind, Led, Legal, PhaseView, PredictionView, Special, Trick, TrickView, Verdict, View,
    Wizard,
};

use super::cards::{card_name, card_short, cards_short, colour, face_short, suit_name};
use super::hand::{choices, hand};
use crate::Teller;
use crate::layout::{cut, flow, left, right, rule, width};
use crate::style::{FAINT, STRONG, paint};

pub(super) fn position(game: &Wizard, teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    let mut lines = Vec::new();
    if view.round == 0 {
        return t!(teller, "wizard-before");
    }
    let dealer = view.dealer.map(|seat| teller.who(seat));
    let heading = t!(
        teller,
        "wizard-round",
        round = view.round,
        rounds = game.rounds(),
        cards = view.cards,
        who = dealer.map_or("other", crate::Who::form),
        name = dealer.map_or("", crate::Who::name)
    );
    lines.push(paint(STRONG, &rule(&heading, teller.width)));
    lines.push(trump(game, teller, view));
    lines.push(String::new());
    lines.extend(table(game, teller, view));
    lines.extend(duty(game, teller, view, legal));
    lines.push(String::new());
    lines.extend(hands(teller, view, legal));
    lines.extend(choices(teller, view, legal));
    lines.join("\n")
}

/// Trump and where it comes from, or who is to name it.
pub(super) fn trump(game: &Wizard, teller: &Teller<'_>, view: &View) -> String {
    let open = matches!(view.phase, PhaseView::Werewolf { .. } | PhaseView::NamingTrump { .. });
    let suit = view.trump.map(|suit| suit_name(teller, suit));
    let trump = if open {
        t!(teller, "wizard-trump-open")
    } else {
        match &suit {
            Some(suit) => t!(teller, "wizard-trump", suit = suit.as_str()),
            None => t!(teller, "wizard-trump-none"),
        }
    };
    let source = match (view.werewolf, view.turned_up) {
        (Some(swap), _) => {
            let who = teller.who(swap.seat);
            let took = card_name(teller, swap.took);
            t!(teller, "wizard-source-werewolf", who = who.form(), name = who.name(), card = took)
        }
        (None, Some(card)) => {
            let turned = card_name(teller, card);
            let named = !matches!(
                card.kind(),
                CardKind::Suited(..) | CardKind::Jester | CardKind::Special(Special::Fairy | Special::Bomb)
            );
            match view.dealer.filter(|_| named && !open) {
                Some(dealer) => {
                    let who = teller.who(dealer);
                    t!(teller, "wizard-source-dealer", who = who.form(), name = who.name(), card = turned)
                }
                None => t!(teller, "wizard-source-card", card = turned),
            }
        }
        (None, None) if game.is_single_suit() => t!(teller, "wizard-source-single-suit"),
        (None, None) => t!(teller, "wizard-source-nothing"),
    };
    flow(format!("{trump} {source}").split(' '), teller.width, 0, 0, 1)
}

/// A row has room for the longest name of a card, and what there is to say of it, next to this.
const LONGEST_NAME: usize = 12;

/// A row for each player: prediction, tricks, points, and the card in the trick.
fn table(game: &Wizard, teller: &Teller<'_>, view: &View) -> Vec<String> {
    let names: Vec<String> =
        teller.seats().iter().map(|&seat| cut(teller.who(seat).title(), LONGEST_NAME)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let columns = [t!(teller, "wizard-predicted"), t!(teller, "wizard-won"), t!(teller, "wizard-points")];
    let last = t!(teller, "wizard-in-trick");
    let heading: String = columns.iter().map(|column| format!("  {column}")).collect();
    let mut lines = vec![paint(FAINT, &format!("  {}{heading}  {last}", " ".repeat(widest)))];
    for (seat, name) in teller.seats().into_iter().zip(names) {
        let prediction = match view.predictions[seat] {
            PredictionView::Open => "–".to_owned(),
            PredictionView::Made => t!(teller, "wizard-secret"),
            PredictionView::Known(tricks) => tricks.to_string(),
        };
        let cells = [prediction, view.won[seat].to_string(), view.totals[seat].to_string()];
        let cells: String = cells
            .iter()
            .zip(&columns)
            .map(|(cell, column)| format!("  {}", right(cell, width(column))))
            .collect();
        let name = left(&name, widest);
        let name = if Some(seat) == teller.you() { paint(STRONG, &name) } else { name };
        let notes = notes(game, teller, view, seat);
        lines.push(format!("  {name}{cells}  {notes}").trim_end().to_owned());
    }
    lines
}

/// What a player has in the trick, and what there is to say of it.
fn notes(game: &Wizard, teller: &Teller<'_>, view: &View, seat: Seat) -> String {
    let mut notes = Vec::new();
    if let Some(trick) = view.trick() {
        let card = trick.plays(view.hands.len()).find(|&(player, _)| player == seat);
        notes.extend(card.map(|(_, face)| face_short(teller, face)));
        let is_leader = trick.leader == seat;
        match trick.winner {
            Some(winner) if winner != seat => {}
            Some(_) if trick.blown_up => notes.push(t!(teller, "wizard-blown-up")),
            Some(_) => notes.push(t!(teller, "wizard-took-it")),
            None if trick.faces.is_empty() => {
                notes.extend(is_leader.then(|| t!(teller, "wizard-leads")));
            }
            None => {
                notes.extend(is_leader.then(|| t!(teller, "wizard-led")));
                notes.extend((best(game, view, trick) == Some(seat)).then(|| t!(teller, "wizard-best")));
            }
        }
    }
    match &notes[..] {
        [] => String::new(),
        [first] => first.clone(),
        [first, rest @ ..] => format!("{first}  {}", paint(FAINT, &rest.join(", "))),
    }
}

/// Who would take the trick as it lies; nobody with a Bomb in it.
fn best(game: &Wizard, view: &View, trick: &TrickView) -> Option<Seat> {
    let verdict = Verdict::of(game, view.trump, trick.leader, &trick.faces);
    (!verdict.blown_up).then_some(verdict.winner)
}

/// What the one who is to play must follow.
fn duty(game: &Wizard, teller: &Teller<'_>, view: &View, legal: Legal) -> Option<String> {
    let trick = view.trick().filter(|trick| matches!(legal, Legal::Play(_)) && !trick.faces.is_empty())?;
    let cards = teller.you().map(|seat| view.hands[seat].known)?;
    match Trick::replayed(game, view.trump, trick.leader, &trick.faces).led() {
        Led::Suit(suit) if cards.of_suit(suit).is_empty() => {
            Some(t!(teller, "wizard-cannot-follow", suit = colour(teller, suit)))
        }
        Led::Suit(suit) => Some(t!(teller, "wizard-follow", suit = colour(teller, suit))),
        Led::Free if game.is_single_suit() => None,
        Led::Free => Some(match trick.faces.iter().map(|face| face.kind()).find(|kind| frees(*kind)) {
            Some(FaceKind::Dragon) => t!(teller, "wizard-free-dragon"),
            Some(FaceKind::Wizard) => t!(teller, "wizard-free-wizard"),
            _ => t!(teller, "wizard-free-all"),
        }),
        Led::Open => Some(t!(teller, "wizard-open")),
    }
}

/// Whether a card frees those after it from following.
fn frees(kind: FaceKind) -> bool {
    matches!(kind, FaceKind::Dragon | FaceKind::Wizard)
}

/// The hands as far as they are known.
fn hands(teller: &Teller<'_>, view: &View, legal: Legal) -> Vec<String> {
    let mut lines = Vec::new();
    // The own hand comes last, next to the question.
    for seat in teller.seats().into_iter().skip(1).chain(teller.seats().into_iter().take(1)) {
        let held = view.hands[seat];
        if held.size == 0 {
            continue;
        }
        let who = teller.who(seat);
        if Some(seat) == teller.you() {
            if held.known.is_empty() {
                lines.push(t!(teller, "wizard-hand-hidden", cards = held.size));
            } else {
                lines.push(hand(teller, held.known, legal));
            }
        } else if !held.known.is_empty() {
            let cards = cards_short(teller, held.known);
            let line = if usize::from(held.size) == held.known.len() {
                t!(teller, "wizard-hand-of", name = who.name(), cards = cards)
            } else {
                t!(teller, "wizard-hand-known", name = who.name(), cards = cards)
            };
            lines.push(flow(line.split(' '), teller.width, 0, 2, 1));
        }
    }
    if let (PhaseView::Passing { chosen, .. }, Some(Viewer::Seat(you))) = (view.phase, teller.to)
        && let Some(card) = chosen[you]
    {
        lines.push(t!(teller, "wizard-chosen", card = card_short(teller, card)));
    }
    lines
}
