//! The table as a player sees it.

use locale::t;
use shazamm::{
    Action, CardSet, Commitment, Legal, Mana, PhaseView, SEATS, Spell, Tile, Turn, View, opponent,
};
use table::{Legal as _, Seat};

use super::bridge::{bridge, seat_style};
use super::cards::{card_names, joined, list, unjoined};
use crate::Teller;
use crate::layout::{cut, flow, left, right, rule, width};
use crate::style::{STRONG, paint};

pub(super) fn position(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    let heading = match view.phase {
        PhaseView::Stacking { .. } => t!(teller, "shazamm-stacking"),
        _ => t!(teller, "shazamm-round", round = view.round),
    };
    let mut lines = vec![paint(STRONG, &rule(&heading, teller.width))];
    lines.extend(bridge(teller, &view.bridge));
    lines.push(String::new());
    lines.extend(players(teller, view));
    if let PhaseView::Stacking { .. } = view.phase {
        lines.extend(stacking(teller, view, legal));
        return lines.join("\n");
    }
    lines.extend(falls(teller, view));
    if view.muted {
        lines.push(t!(teller, "shazamm-muted"));
    }
    lines.extend(past(teller, view).iter().map(|line| flowing(teller, line)));
    lines.extend(committed(teller, view).iter().map(|line| flowing(teller, line)));
    lines.extend(hands(teller, view, legal));
    lines.extend(choices(teller, view, legal));
    lines.join("\n")
}

/// A line of words in the width of the terminal, indented where it goes on.
fn flowing(teller: &Teller<'_>, line: &str) -> String {
    unjoined(&flow(line.split(' '), teller.width, 0, 2, 1))
}

/// A row for each player: mana as a number and as a bar, and how many spells there are.
fn players(teller: &Teller<'_>, view: &View) -> Vec<String> {
    let seats = teller.seats();
    let names: Vec<String> = seats.iter().map(|&seat| cut(teller.who(seat).title(), 12)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let has_decks = SEATS.into_iter().any(|seat| view.players[seat].deck_size > 0);
    seats
        .into_iter()
        .zip(names)
        .map(|(seat, name)| {
            let player = &view.players[seat];
            let name = paint(seat_style(seat), &left(&name, widest));
            let spells = if has_decks {
                t!(teller, "shazamm-hand-and-deck", hand = player.hand_size, deck = player.deck_size)
            } else {
                t!(teller, "shazamm-hand-size", hand = player.hand_size)
            };
            let mana = right(&player.mana.to_string(), 2);
            format!("  {name}  {} {mana}  {}  {spells}", t!(teller, "shazamm-mana"), bar(player.mana))
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

/// Where the fire must not be at the end of the round (S4.5–S4.7), as far as it can get there.
fn falls(teller: &Teller<'_>, view: &View) -> Option<String> {
    let middle = view.bridge.middle;
    let reach = view.bridge.wizards[SEATS[0]]..=view.bridge.wizards[SEATS[1]];
    let (first, last) = view.bridge.intact;
    let mut lines = Vec::new();
    for seat in teller.seats() {
        // The wizards will stand as far from the fire as they stand from the middle now.
        let steps = view.bridge.wizards[seat].0 - middle.0;
        let kept = (first.0 + 1)..=(last.0 - 1);
        let fatal: Vec<Tile> = (reach.start().0..=reach.end().0)
            .filter(|wall| !kept.contains(&(wall + steps)))
            .map(Tile)
            .collect();
        let who = teller.who(seat);
        if let (Some(from), Some(to)) = (fatal.first(), fatal.last()) {
            let tiles = if from == to { from.to_string() } else { format!("{from}–{to}") };
            let all = if fatal.len() == 7 { "yes" } else { "no" };
            lines.push(t!(
                teller,
                "shazamm-falls-at",
                who = who.form(),
                name = who.name(),
                tiles = tiles,
                all = all,
                count = fatal.len()
            ));
        }
    }
    (!lines.is_empty()).then(|| flowing(teller, &lines.join(" ")))
}

/// For each player the spells that were laid down before and last turn, and what may still come.
fn past(teller: &Teller<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in teller.seats() {
        let (who, player) = (teller.who(seat), &view.players[seat]);
        let (last, before) = (player.on_show, player.discard.without(player.on_show));
        let [last_cards, before_cards] = [last, before].map(|cards| joined(teller, cards.iter()));
        let cards = match (before.is_empty(), last.is_empty()) {
            (true, true) => continue,
            (false, true) => before_cards,
            (true, false) => t!(teller, "shazamm-used-last", last = last_cards),
            (false, false) => t!(teller, "shazamm-used-before", before = before_cards, last = last_cards),
        };
        let said = t!(teller, "shazamm-used", who = who.form(), name = who.name(), cards = cards);
        let rest = may_have(teller, view, seat).map_or_else(String::new, |rest| format!(" {rest}"));
        lines.push(format!("{said}{rest}"));
    }
    lines
}

/// The spells that a player may still have; where most of them are, what was used says it shorter.
fn may_have(teller: &Teller<'_>, view: &View, seat: Seat) -> Option<String> {
    let name = teller.who(seat).name();
    let unseen = view.unseen(seat);
    if view.players[seat].hand.is_some() {
        return None;
    }
    match unseen.len() {
        0 => Some(t!(teller, "shazamm-unseen-none", name = name)),
        Spell::COUNT => None,
        left if left > Spell::COUNT / 2 => Some(t!(teller, "shazamm-unseen-others", name = name)),
        _ => Some(t!(teller, "shazamm-unseen", name = name, cards = joined(teller, unseen.iter()))),
    }
}

/// What the players have committed to, as far as it is known.
fn committed(teller: &Teller<'_>, view: &View) -> Vec<String> {
    match view.phase {
        PhaseView::Committing { commitments, .. } => teller
            .seats()
            .into_iter()
            .filter_map(|seat| Some((seat, commitments[seat]?)))
            .map(|(seat, commitment)| {
                let who = teller.who(seat);
                let bet = bet(teller, commitment);
                t!(teller, "shazamm-committed", who = who.form(), name = who.name(), bet = bet)
            })
            .collect(),
        PhaseView::Resolving { turn, .. } => vec![this_turn(teller, &turn)],
        _ => Vec::new(),
    }
}

/// "12 with Boost"
pub(super) fn bet(teller: &Teller<'_>, commitment: Commitment) -> String {
    let bet = commitment.bet.mana();
    if commitment.cards.is_empty() {
        return bet.to_string();
    }
    let cards = card_names(teller, commitment.cards.iter());
    t!(teller, "shazamm-bet-with", bet = bet, cards = cards)
}

/// "you bet 12 with Boost"
pub(super) fn bet_of(teller: &Teller<'_>, seat: Seat, bet: &str) -> String {
    let who = teller.who(seat);
    t!(teller, "shazamm-bet-of", who = who.form(), name = who.name(), bet = bet)
}

fn this_turn(teller: &Teller<'_>, turn: &Turn) -> String {
    let bets: Vec<String> = teller
        .seats()
        .into_iter()
        .map(|seat| {
            let revealed = bet(teller, turn.revealed[seat]);
            let now = turn.bets[seat];
            if now == turn.revealed[seat].bet {
                return bet_of(teller, seat, &revealed);
            }
            bet_of(teller, seat, &t!(teller, "shazamm-bet-recycled", bet = revealed, now = now.mana()))
        })
        .collect();
    t!(teller, "shazamm-this-turn", bets = bets.join("; "))
}

/// The hands as far as they are known, the own one last.
fn hands(teller: &Teller<'_>, view: &View, legal: Legal) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in teller.seats().into_iter().rev() {
        let player = &view.players[seat];
        let who = teller.who(seat);
        let Some(hand) = player.hand else { continue };
        if who.is_you() {
            if matches!(legal, Legal::Bet { .. }) {
                lines.push(String::new());
                lines.push(t!(teller, "shazamm-your-hand"));
                lines.extend(list(teller, hand));
            }
        } else {
            let cards = joined(teller, hand.iter());
            lines.push(flowing(teller, &t!(teller, "shazamm-hand-of", name = who.name(), cards = cards)));
        }
        if let Some(stack) = player.stack.filter(|stack| !stack.is_empty()) {
            let cards = joined(teller, stack.iter().map(Into::into));
            let line = t!(teller, "shazamm-stack-of", who = who.form(), name = who.name(), cards = cards);
            lines.push(flowing(teller, &line));
        }
    }
    lines
}

/// The choices that a spell offers.
fn choices(teller: &Teller<'_>, view: &View, legal: Legal) -> Vec<String> {
    let item = |number: usize, text: &str| format!("[{number}] {text}");
    match legal {
        Legal::Clone(from) => {
            let mut lines = vec![String::new(), t!(teller, "shazamm-choose-clone")];
            lines.extend(list(teller, from));
            lines.push(format!("   0 {}", t!(teller, "shazamm-choose-none")));
            lines
        }
        Legal::Theft(spell) => {
            let (uses, discards) = (t!(teller, "shazamm-choose-use"), t!(teller, "shazamm-choose-discard"));
            let mut lines = vec![String::new()];
            lines.extend(list(teller, CardSet::only(spell)));
            lines.push(format!("  {}   {}", item(1, &uses), item(2, &discards)));
            lines
        }
        Legal::Recycle { .. } => {
            let now = match (view.phase, teller.you()) {
                (PhaseView::Resolving { turn, .. }, Some(you)) => Some(turn.bets[you]),
                _ => None,
            };
            let items: Vec<String> = legal
                .iter()
                .enumerate()
                .filter_map(|(n, action)| {
                    let Action::Recycle(change) = action else { return None };
                    let bet = now?.changed(change)?;
                    Some(item(n + 1, &t!(teller, "shazamm-choose-bet", bet = bet.mana())))
                })
                .collect();
            vec![String::new(), flow(items.iter().map(String::as_str), teller.width, 2, 2, 3)]
        }
        _ => Vec::new(),
    }
}

/// What is stacked already and what is left.
fn stacking(teller: &Teller<'_>, view: &View, legal: Legal) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in teller.seats() {
        let who = teller.who(seat);
        if let Some(stack) = view.players[seat].stack.filter(|stack| !stack.is_empty()) {
            let cards = joined(teller, stack.iter().map(Into::into));
            let line = if who.is_you() {
                t!(teller, "shazamm-stacked-so-far", cards = cards)
            } else {
                t!(teller, "shazamm-stack-of", who = who.form(), name = who.name(), cards = cards)
            };
            lines.push(flowing(teller, &line));
        }
    }
    if let Legal::Stack(left) = legal {
        lines.extend([String::new(), t!(teller, "shazamm-to-stack")]);
        lines.extend(list(teller, left));
    }
    lines
}

/// How far both are from the ends of the bridge.
pub(super) fn score(teller: &Teller<'_>, view: &View) -> String {
    let mut lines = vec![t!(teller, "shazamm-score", round = view.round)];
    let (first, last) = view.bridge.intact;
    for seat in teller.seats() {
        let who = teller.who(seat);
        let tile = view.bridge.wizards[seat];
        let behind = if seat == SEATS[0] { tile.0 - first.0 } else { last.0 - tile.0 };
        lines.push(t!(
            teller,
            "shazamm-score-tiles",
            who = who.form(),
            name = who.name(),
            tile = tile.0,
            tiles = behind.max(0)
        ));
    }
    lines.extend(falls(teller, view));
    lines.join("\n")
}

/// The spells that were used.
pub(super) fn log(teller: &Teller<'_>, view: &View) -> String {
    let lines: Vec<String> = past(teller, view).iter().map(|line| flowing(teller, line)).collect();
    if lines.is_empty() { t!(teller, "shazamm-no-turn") } else { lines.join("\n") }
}

/// The other player, as the one who is told speaks of them; for somebody who does not play, Green.
pub(super) fn other(teller: &Teller<'_>) -> Seat {
    opponent(teller.you().unwrap_or(SEATS[0]))
}
