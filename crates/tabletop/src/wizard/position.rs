//! The table as a player sees it.

use games::wizard::{Legal, PhaseView, PredictionView, TrickView, Verdict, View, Wizard};
use locale::t;
use table::{Seat, Viewer};
use telling::Who;
use telling::wizard::{duty, trump};

use super::cards::{card_short, cards_short, face_short};
use super::hand::{choices, hand};
use crate::Screen;
use crate::layout::{cut, flow, left, right, rule, width};
use crate::style::{FAINT, STRONG, paint};

pub(super) fn position(game: &Wizard, screen: &Screen<'_>, view: &View, legal: Legal) -> String {
    let mut lines = Vec::new();
    if view.round == 0 {
        return t!(screen, "wizard-before");
    }
    let dealer = view.dealer.map(|seat| screen.who(seat));
    let heading = t!(
        screen,
        "wizard-round",
        round = view.round,
        rounds = game.rounds(),
        cards = view.cards,
        who = dealer.map_or("other", Who::form),
        name = dealer.map_or("", Who::name)
    );
    lines.push(paint(STRONG, &rule(&heading, screen.width)));
    lines.push(flow(trump(game, screen, view).split(' '), screen.width, 0, 0, 1));
    lines.push(String::new());
    lines.extend(table(game, screen, view));
    lines.extend(duty(game, screen, view, legal));
    lines.push(String::new());
    lines.extend(hands(screen, view, legal));
    lines.extend(choices(screen, view, legal));
    lines.join("\n")
}

/// A row has room for the longest name of a card, and what there is to say of it, next to this.
const LONGEST_NAME: usize = 12;

/// A row for each player: prediction, tricks, points, and the card in the trick.
fn table(game: &Wizard, screen: &Screen<'_>, view: &View) -> Vec<String> {
    let names: Vec<String> =
        screen.seats().iter().map(|&seat| cut(screen.who(seat).title(), LONGEST_NAME)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let columns = [t!(screen, "wizard-predicted"), t!(screen, "wizard-won"), t!(screen, "wizard-points")];
    let last = t!(screen, "wizard-in-trick");
    let heading: String = columns.iter().map(|column| format!("  {column}")).collect();
    let mut lines = vec![paint(FAINT, &format!("  {}{heading}  {last}", " ".repeat(widest)))];
    for (seat, name) in screen.seats().into_iter().zip(names) {
        let prediction = match view.predictions[seat] {
            PredictionView::Open => "–".to_owned(),
            PredictionView::Made => t!(screen, "wizard-secret"),
            PredictionView::Known(tricks) => tricks.to_string(),
        };
        let cells = [prediction, view.won[seat].to_string(), view.totals[seat].to_string()];
        let cells: String = cells
            .iter()
            .zip(&columns)
            .map(|(cell, column)| format!("  {}", right(cell, width(column))))
            .collect();
        let name = left(&name, widest);
        let name = if Some(seat) == screen.you() { paint(STRONG, &name) } else { name };
        let notes = notes(game, screen, view, seat);
        lines.push(format!("  {name}{cells}  {notes}").trim_end().to_owned());
    }
    lines
}

/// What a player has in the trick, and what there is to say of it.
fn notes(game: &Wizard, screen: &Screen<'_>, view: &View, seat: Seat) -> String {
    let mut notes = Vec::new();
    if let Some(trick) = view.trick() {
        let card = trick.plays(view.hands.len()).find(|&(player, _)| player == seat);
        notes.extend(card.map(|(_, face)| face_short(screen, face)));
        let is_leader = trick.leader == seat;
        match trick.winner {
            Some(winner) if winner != seat => {}
            Some(_) if trick.blown_up => notes.push(t!(screen, "wizard-blown-up")),
            Some(_) => notes.push(t!(screen, "wizard-took-it")),
            None if trick.faces.is_empty() => {
                notes.extend(is_leader.then(|| t!(screen, "wizard-leads")));
            }
            None => {
                notes.extend(is_leader.then(|| t!(screen, "wizard-led")));
                notes.extend((best(game, view, trick) == Some(seat)).then(|| t!(screen, "wizard-best")));
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

/// The hands as far as they are known.
fn hands(screen: &Screen<'_>, view: &View, legal: Legal) -> Vec<String> {
    let mut lines = Vec::new();
    // The own hand comes last, next to the question.
    for seat in screen.seats().into_iter().skip(1).chain(screen.seats().into_iter().take(1)) {
        let held = view.hands[seat];
        if held.size == 0 {
            continue;
        }
        let who = screen.who(seat);
        if Some(seat) == screen.you() {
            if held.known.is_empty() {
                lines.push(t!(screen, "wizard-hand-hidden", cards = held.size));
            } else {
                lines.push(hand(screen, held.known, legal));
            }
        } else if !held.known.is_empty() {
            let cards = cards_short(screen, held.known);
            let line = if usize::from(held.size) == held.known.len() {
                t!(screen, "wizard-hand-of", name = who.name(), cards = cards)
            } else {
                t!(screen, "wizard-hand-known", name = who.name(), cards = cards)
            };
            lines.push(flow(line.split(' '), screen.width, 0, 2, 1));
        }
    }
    if let (PhaseView::Passing { chosen, .. }, Some(Viewer::Seat(you))) = (view.phase, screen.to)
        && let Some(card) = chosen[you]
    {
        lines.push(t!(screen, "wizard-chosen", card = card_short(screen, card)));
    }
    lines
}
