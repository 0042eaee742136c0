//! What happened, in sentences.

use games::maginor::{DieFace, Fact, Maginor, MaginorAt, NoEffect, Setup, Slot, SymbolSet, Tile, Verdict};
use locale::t;
use table::{PerSeat, Seat, Seats};

use super::names::{card_name, element_name, spell_name, symbol_name, tile_key, tile_title};
use crate::{Teller, Who};

/// The sentence for a fact. Who may know everything is told the fact and not that it was secret.
pub(super) fn sentence(game: &Maginor, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
    let knows_everything = teller.to.is_none();
    let name = |tile: Tile| tile_key(game, tile);
    let who = |seat: Seat| teller.who(seat);
    Some(match *fact {
        Fact::Ring { setup } => ring(game, teller, &setup),
        Fact::FirstPlayer { seat } => {
            said(who(seat), |form, name| t!(teller, "maginor-fact-first", who = form, name = name))
        }
        Fact::Turn { seat } => {
            let words = said(who(seat), |form, name| t!(teller, "maginor-turn", who = form, name = name));
            t!(teller, "maginor-fact-turn", turn = words)
        }
        Fact::MustRoll { seat } => {
            said(who(seat), |form, name| t!(teller, "maginor-fact-must-roll", who = form, name = name))
        }
        Fact::CardPlayed { seat, symbol } => said(who(seat), |form, name| {
            let card = card_name(teller, symbol);
            t!(teller, "maginor-fact-card", who = form, name = name, card = card)
        }),
        // The roll that follows names the tile.
        Fact::SorceryPlayed { seat, .. } => {
            said(who(seat), |form, name| t!(teller, "maginor-fact-sorcery", who = form, name = name))
        }
        // The counter or the wizard that follows names the tile.
        Fact::SpellPlayed { seat, spell, .. } => said(who(seat), |form, name| {
            let spell = spell_name(teller.texts, spell);
            t!(teller, "maginor-fact-spell", who = form, name = name, spell = spell)
        }),
        Fact::Moved { seat, tile } => said(who(seat), |form, player| {
            t!(teller, "maginor-fact-moved", who = form, name = player, tile = name(tile))
        }),
        Fact::Rolled { seat, tile, face } => rolled(game, teller, who(seat), tile, face),
        Fact::SymbolChosen { seat, symbol, .. } => said(who(seat), |form, name| {
            let symbol = symbol_name(teller, symbol);
            t!(teller, "maginor-fact-symbol", who = form, name = name, symbol = symbol)
        }),
        Fact::NothingHappened { seat, tile, why } => nothing(game, teller, who(seat), tile, why),
        Fact::Placed { seat, tile, slot } => said(who(seat), |form, player| {
            let symbol = symbol_in(game, teller, tile, slot);
            t!(
                teller,
                "maginor-fact-placed",
                who = form,
                name = player,
                tile = name(tile),
                slot = slot.number(),
                symbol = symbol
            )
        }),
        Fact::Filled { tile } => t!(teller, "maginor-fact-filled", tile = name(tile)),
        Fact::AdvanceLost => t!(teller, "maginor-fact-advance-lost"),
        Fact::Challenged { challenger, defender, tile, slot } => {
            let (form, challenger, defender) = two(who(challenger), who(defender));
            let symbol = symbol_in(game, teller, tile, slot);
            t!(
                teller,
                "maginor-fact-challenged",
                who = form,
                name = challenger,
                other = defender,
                tile = name(tile),
                slot = slot.number(),
                symbol = symbol
            )
        }
        Fact::ChoseSecretly { .. } if knows_everything => return None,
        Fact::ChoseElement { seat, element } => said(who(seat), |form, name| {
            let element = element_name(teller.texts, element);
            t!(teller, "maginor-fact-chose", who = form, name = name, element = element)
        }),
        Fact::ChoseSecretly { seat } => t!(teller, "maginor-fact-chose-secretly", name = who(seat).name()),
        Fact::Revealed { challenger, challenge, defender, defence, verdict } => t!(
            teller,
            "maginor-fact-revealed",
            challenger = who(challenger).title(),
            challenge = element_name(teller.texts, challenge),
            defender = who(defender).title(),
            defence = element_name(teller.texts, defence),
            verdict =
                if challenge == defence && verdict == Verdict::Defender { "both-earth" } else { "other" }
        ),
        Fact::ReversalDeclined { seat } => {
            said(who(seat), |form, name| t!(teller, "maginor-fact-no-reversal", who = form, name = name))
        }
        Fact::DuelWon { winner, loser, tile, slot } => {
            let (form, winner, loser) = two(who(winner), who(loser));
            let args = (name(tile), slot.number());
            t!(
                teller,
                "maginor-fact-duel-won",
                who = form,
                name = winner,
                other = loser,
                tile = args.0,
                slot = args.1
            )
        }
        Fact::DuelTied { tile, slot, .. } => {
            t!(teller, "maginor-fact-duel-tied", tile = name(tile), slot = slot.number())
        }
        Fact::Retrieved { seat, symbols } => said(who(seat), |form, name| {
            t!(teller, "maginor-fact-retrieved", who = form, name = name, symbols = all(teller, symbols))
        }),
        Fact::Restored { seat, cards } => said(who(seat), |form, name| {
            t!(teller, "maginor-fact-restored", who = form, name = name, cards = cards)
        }),
        Fact::Persuaded { seat, rival, tile, slot } => {
            let (form, winner, loser) = two(who(seat), who(rival));
            t!(
                teller,
                "maginor-fact-persuaded",
                who = form,
                name = winner,
                other = loser,
                tile = name(tile),
                slot = slot.number()
            )
        }
        Fact::MaginorMoved { to } => match to {
            MaginorAt::Start => t!(teller, "maginor-at-start"),
            MaginorAt::Before(tile) => t!(teller, "maginor-fact-before", tile = name(tile)),
            MaginorAt::On(tile) => t!(teller, "maginor-fact-on", tile = name(tile)),
        },
        Fact::GapClosed { before, .. } => t!(teller, "maginor-fact-gap-closed", tile = name(before)),
        Fact::MaginorLeaves { tile } => t!(teller, "maginor-fact-leaves", tile = name(tile)),
        Fact::Scored { tile, counters, first, second } => {
            scored(game, teller, tile, &counters, first, second)
        }
        Fact::TookTile { seat, tile } => said(who(seat), |form, player| {
            let votes = game.value(tile);
            t!(teller, "maginor-fact-took-tile", who = form, name = player, tile = name(tile), votes = votes)
        }),
        Fact::TookSpell { seat, spell } => said(who(seat), |form, name| {
            let spell = spell_name(teller.texts, spell);
            t!(teller, "maginor-fact-took-spell", who = form, name = name, spell = spell)
        }),
        Fact::TileDiscarded { tile } => t!(teller, "maginor-fact-tile-discarded", tile = name(tile)),
        Fact::SpellDiscarded { spell } => {
            t!(teller, "maginor-fact-spell-discarded", spell = spell_name(teller.texts, spell))
        }
        Fact::Cleared { tile, to_the_middle, .. } => cleared(game, teller, tile, to_the_middle),
        Fact::Over { .. } => t!(teller, "maginor-fact-over"),
    })
}

/// A sentence about one player.
fn said<'a>(who: Who<'a>, say: impl FnOnce(&'static str, &'a str) -> String) -> String {
    say(who.form(), who.name())
}

/// The form of a sentence about two players, of whom one may be the person, and both names.
fn two<'a>(one: Who<'a>, other: Who<'a>) -> (&'static str, &'a str, &'a str) {
    let form = match (one.is_you(), other.is_you()) {
        (true, _) => "you",
        (_, true) => "against-you",
        _ => "other",
    };
    (form, one.name(), other.name())
}

fn ring(game: &Maginor, teller: &Teller<'_>, setup: &Setup) -> String {
    let tiles = setup.tiles.iter().zip(&setup.spells).map(|(&tile, spell)| {
        let title = tile_title(teller.texts, game, tile);
        match spell {
            Some(spell) => format!("{title} ({})", spell_name(teller.texts, *spell)),
            None => title,
        }
    });
    t!(teller, "maginor-fact-ring", tiles = teller.list(tiles))
}

fn rolled(game: &Maginor, teller: &Teller<'_>, who: Who<'_>, tile: Tile, face: DieFace) -> String {
    let (form, name, tile) = (who.form(), who.name(), tile_key(game, tile));
    match face {
        DieFace::Symbol(symbol) => {
            let symbol = symbol_name(teller, symbol);
            t!(teller, "maginor-fact-rolled", who = form, name = name, tile = tile, symbol = symbol)
        }
        DieFace::Maginor => {
            t!(teller, "maginor-fact-rolled-maginor", who = form, name = name, tile = tile)
        }
    }
}

fn nothing(game: &Maginor, teller: &Teller<'_>, who: Who<'_>, tile: Tile, why: NoEffect) -> String {
    let (form, name) = (who.form(), who.name());
    match why {
        NoEffect::NotShown => {
            t!(teller, "maginor-fact-not-shown", tile = tile_key(game, tile))
        }
        NoEffect::AllOwn => t!(teller, "maginor-fact-all-own", who = form, name = name),
        NoEffect::NoCounter => t!(teller, "maginor-fact-no-counter", who = form, name = name),
    }
}

/// The symbol of a slot.
fn symbol_in(game: &Maginor, teller: &Teller<'_>, tile: Tile, slot: Slot) -> String {
    game.symbol_at(tile, slot).map_or_else(String::new, |symbol| symbol_name(teller, symbol))
}

fn all(teller: &Teller<'_>, symbols: SymbolSet) -> String {
    teller.list(symbols.iter().map(|symbol| symbol_name(teller, symbol)))
}

fn scored(
    game: &Maginor,
    teller: &Teller<'_>,
    tile: Tile,
    counters: &PerSeat<u8>,
    first: Option<Seat>,
    second: Option<Seat>,
) -> String {
    let tile = tile_key(game, tile);
    let each = teller
        .seats()
        .into_iter()
        .filter(|&seat| counters[seat] > 0)
        .map(|seat| format!("{} {}", teller.who(seat).title(), counters[seat]));
    let each = teller.list(each);
    let title = |seat: Seat| teller.who(seat).title();
    match (first, second) {
        (Some(first), Some(second)) => {
            let (first, second) = (title(first), title(second));
            t!(teller, "maginor-fact-scored", tile = tile, counters = each, first = first, second = second)
        }
        (Some(_), None) => t!(teller, "maginor-fact-scored-alone", tile = tile, counters = each),
        (None, _) => t!(teller, "maginor-fact-scored-nobody", tile = tile),
    }
}

fn cleared(game: &Maginor, teller: &Teller<'_>, tile: Tile, to_the_middle: Seats) -> String {
    let mut words = t!(teller, "maginor-fact-cleared", tile = tile_key(game, tile));
    let names: Vec<&str> = teller
        .seats()
        .into_iter()
        .filter(|&seat| to_the_middle.contains(seat))
        .map(|seat| teller.who(seat).title())
        .collect();
    if !names.is_empty() {
        words.push(' ');
        words.push_str(&t!(teller, "maginor-fact-to-the-middle", names = teller.list(names)));
    }
    words
}
