//! The table as a player sees it.

use games::shazamm::{Action, CardSet, Legal, Mana, PhaseView, SEATS, Spell, Turn, View};
use locale::t;
use table::{Legal as _, Seat};
use telling::shazamm::{bet, bet_of, falls, laid, sides};

use super::bridge::{bridge, seat_style};
use super::cards::{joined, list, unjoined};
use crate::Screen;
use crate::layout::{cut, flow, left, right, rule, width};
use crate::style::{STRONG, paint};

pub(super) fn position(screen: &Screen<'_>, view: &View, legal: Legal) -> String {
    let heading = match view.phase {
        PhaseView::Stacking { .. } => t!(screen, "shazamm-stacking"),
        _ => t!(screen, "shazamm-round", round = view.round),
    };
    let mut lines = vec![paint(STRONG, &rule(&heading, screen.width))];
    lines.extend(bridge(screen, &view.bridge));
    lines.push(String::new());
    lines.extend(players(screen, view));
    if let PhaseView::Stacking { .. } = view.phase {
        lines.extend(stacking(screen, view, legal));
        return lines.join("\n");
    }
    lines.extend(falls(screen, &view.bridge).map(|line| flowing(screen, &line)));
    if view.muted {
        lines.push(t!(screen, "shazamm-muted"));
    }
    lines.extend(past(screen, view).iter().map(|line| flowing(screen, line)));
    lines.extend(committed(screen, view).iter().map(|line| flowing(screen, line)));
    lines.extend(hands(screen, view, legal));
    lines.extend(choices(screen, view, legal));
    lines.join("\n")
}

/// A line of words in the width of the terminal, indented where it goes on.
fn flowing(screen: &Screen<'_>, line: &str) -> String {
    unjoined(&flow(line.split(' '), screen.width, 0, 2, 1))
}

/// A row for each player: mana as a number and as a bar, and how many spells there are.
fn players(screen: &Screen<'_>, view: &View) -> Vec<String> {
    let seats = screen.seats();
    let names: Vec<String> = seats.iter().map(|&seat| cut(screen.who(seat).title(), 12)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let has_decks = SEATS.into_iter().any(|seat| view.players[seat].deck_size > 0);
    seats
        .into_iter()
        .zip(names)
        .map(|(seat, name)| {
            let player = &view.players[seat];
            let name = paint(seat_style(seat), &left(&name, widest));
            let spells = if has_decks {
                t!(screen, "shazamm-hand-and-deck", hand = player.hand_size, deck = player.deck_size)
            } else {
                t!(screen, "shazamm-hand-size", hand = player.hand_size)
            };
            let mana = right(&player.mana.to_string(), 2);
            format!("  {name}  {} {mana}  {}  {spells}", t!(screen, "shazamm-mana"), bar(player.mana))
        })
        .collect()
}

/// A block for every two mana, and half a one for the odd.
fn bar(mana: Mana) -> String {
    let full = usize::from(Mana::FULL.left() / 2);
    let blocks = usize::from(mana.left() / 2);
    let half = usize::from(mana.left() % 2);
    format!("{}{}{}", "█".repeat(blocks), "▌".repeat(half), "·".repeat(full - blocks - half))
}

/// For each player the spells that were laid down before and last turn, and what may still come.
fn past(screen: &Screen<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in screen.seats() {
        let (who, player) = (screen.who(seat), &view.players[seat]);
        // What a Clone took may be taken in its turn, but it is no card of its owner (S7.2).
        let last = player.on_show.shared(player.discard);
        let before = player.discard.without(last);
        let [last_cards, before_cards] = [last, before].map(|cards| joined(screen, cards.iter()));
        let cards = match (before.is_empty(), last.is_empty()) {
            (true, true) => continue,
            (false, true) => before_cards,
            (true, false) => t!(screen, "shazamm-used-last", last = last_cards),
            (false, false) => t!(screen, "shazamm-used-before", before = before_cards, last = last_cards),
        };
        let said = t!(screen, "shazamm-used", who = who.form(), name = who.name(), cards = cards);
        let rest = may_have(screen, view, seat).map_or_else(String::new, |rest| format!(" {rest}"));
        lines.push(format!("{said}{rest}"));
    }
    lines
}

/// The spells that a player may still have; where most of them are, what was used says it shorter.
fn may_have(screen: &Screen<'_>, view: &View, seat: Seat) -> Option<String> {
    let name = screen.who(seat).name();
    let unseen = view.unseen(seat);
    if view.players[seat].hand.is_some() {
        return None;
    }
    match unseen.len() {
        0 => Some(t!(screen, "shazamm-unseen-none", name = name)),
        Spell::COUNT => None,
        left if left > Spell::COUNT / 2 => Some(t!(screen, "shazamm-unseen-others", name = name)),
        _ => Some(t!(screen, "shazamm-unseen", name = name, cards = joined(screen, unseen.iter()))),
    }
}

/// What the players have committed to, as far as it is known.
fn committed(screen: &Screen<'_>, view: &View) -> Vec<String> {
    match view.phase {
        PhaseView::Committing { commitments, .. } => screen
            .seats()
            .into_iter()
            .filter_map(|seat| Some((seat, commitments[seat]?)))
            .map(|(seat, commitment)| {
                let who = screen.who(seat);
                let bet = bet(screen, commitment);
                t!(screen, "shazamm-committed", who = who.form(), name = who.name(), bet = bet)
            })
            .collect(),
        PhaseView::Laying { laid: known, .. } => screen
            .seats()
            .into_iter()
            .filter_map(|seat| Some((seat, known[seat]?)))
            .map(|(seat, cards)| laid(screen, seat, Some(cards), cards.len() as u8))
            .collect(),
        PhaseView::Betting { laid: known, counts, bets, .. } => {
            let seats = screen.seats();
            let cards = seats.iter().map(|&seat| laid(screen, seat, known[seat], counts[seat]));
            let bets = seats.iter().filter_map(|&seat| {
                let (who, bet) = (screen.who(seat), bets[seat]?.mana());
                Some(t!(screen, "shazamm-committed", who = who.form(), name = who.name(), bet = bet))
            });
            cards.chain(bets).collect()
        }
        PhaseView::Resolving { turn, .. } => vec![this_turn(screen, &turn)],
        _ => Vec::new(),
    }
}

fn this_turn(screen: &Screen<'_>, turn: &Turn) -> String {
    let [first, second] = sides(screen).map(|seat| {
        let revealed = bet(screen, turn.revealed[seat]);
        let now = turn.bets[seat];
        if now == turn.revealed[seat].bet {
            return bet_of(screen, seat, &revealed);
        }
        bet_of(screen, seat, &t!(screen, "shazamm-bet-recycled", bet = revealed, now = now.mana()))
    });
    t!(screen, "shazamm-this-turn", first = first, second = second)
}

/// The hands as far as they are known, the own one last.
fn hands(screen: &Screen<'_>, view: &View, legal: Legal) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in screen.seats().into_iter().rev() {
        let player = &view.players[seat];
        let who = screen.who(seat);
        let Some(hand) = player.hand else { continue };
        if who.is_you() {
            // Where the cards lie already, they are told, and no other can be added.
            if matches!(legal, Legal::Lay(_)) || matches!(legal, Legal::Bet { hand, .. } if !hand.is_empty())
            {
                lines.push(String::new());
                lines.push(t!(screen, "shazamm-your-hand"));
                lines.extend(list(screen, hand));
            }
        } else {
            let cards = joined(screen, hand.iter());
            lines.push(flowing(screen, &t!(screen, "shazamm-hand-of", name = who.name(), cards = cards)));
        }
        if let Some(stack) = player.stack.filter(|stack| !stack.is_empty()) {
            let cards = joined(screen, stack.iter().map(Into::into));
            let line = t!(screen, "shazamm-stack-of", who = who.form(), name = who.name(), cards = cards);
            lines.push(flowing(screen, &line));
        }
    }
    lines
}

/// The choices that a spell offers.
fn choices(screen: &Screen<'_>, view: &View, legal: Legal) -> Vec<String> {
    let item = |number: usize, text: &str| format!("[{number}] {text}");
    match legal {
        Legal::Clone(from) => {
            let mut lines = vec![String::new(), t!(screen, "shazamm-choose-clone")];
            lines.extend(list(screen, from));
            lines.push(format!("   0 {}", t!(screen, "shazamm-choose-none")));
            lines
        }
        Legal::Theft(spell) => {
            let (uses, discards) = (t!(screen, "shazamm-choose-use"), t!(screen, "shazamm-choose-discard"));
            let mut lines = vec![String::new()];
            lines.extend(list(screen, CardSet::only(spell)));
            lines.push(format!("  {}   {}", item(1, &uses), item(2, &discards)));
            lines
        }
        Legal::Recycle { .. } => {
            let now = match (view.phase, screen.you()) {
                (PhaseView::Resolving { turn, .. }, Some(you)) => Some(turn.bets[you]),
                _ => None,
            };
            let items: Vec<String> = legal
                .iter()
                .enumerate()
                .filter_map(|(n, action)| {
                    let Action::Recycle(change) = action else { return None };
                    let bet = now?.changed(change)?;
                    Some(item(n + 1, &t!(screen, "shazamm-choose-bet", bet = bet.mana())))
                })
                .collect();
            vec![String::new(), flow(items.iter().map(String::as_str), screen.width, 2, 2, 3)]
        }
        _ => Vec::new(),
    }
}

/// What is stacked already and what is left.
fn stacking(screen: &Screen<'_>, view: &View, legal: Legal) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in screen.seats() {
        let who = screen.who(seat);
        if let Some(stack) = view.players[seat].stack.filter(|stack| !stack.is_empty()) {
            let cards = joined(screen, stack.iter().map(Into::into));
            let line = if who.is_you() {
                t!(screen, "shazamm-stacked-so-far", cards = cards)
            } else {
                t!(screen, "shazamm-stack-of", who = who.form(), name = who.name(), cards = cards)
            };
            lines.push(flowing(screen, &line));
        }
    }
    if let Legal::Stack(left) = legal {
        lines.extend([String::new(), t!(screen, "shazamm-to-stack")]);
        lines.extend(list(screen, left));
    }
    lines
}

/// How far both are from the ends of the bridge.
pub(super) fn score(screen: &Screen<'_>, view: &View) -> String {
    let mut lines = vec![t!(screen, "shazamm-score", round = view.round)];
    let (first, last) = view.bridge.intact;
    for seat in screen.seats() {
        let who = screen.who(seat);
        let tile = view.bridge.wizards[seat];
        let behind = if seat == SEATS[0] { tile.0 - first.0 } else { last.0 - tile.0 };
        lines.push(t!(
            screen,
            "shazamm-score-tiles",
            who = who.form(),
            name = who.name(),
            tile = tile.0,
            tiles = behind.max(0)
        ));
    }
    lines.extend(falls(screen, &view.bridge).map(|line| flowing(screen, &line)));
    lines.join("\n")
}

/// The spells that were used.
pub(super) fn log(screen: &Screen<'_>, view: &View) -> String {
    let lines: Vec<String> = past(screen, view).iter().map(|line| flowing(screen, line)).collect();
    if lines.is_empty() { t!(screen, "shazamm-no-turn") } else { lines.join("\n") }
}
