//! Why something is not possible, kindly.

use games::maginor::{Decision, Maginor, Refusal, SlotFault, View};
use locale::t;

use super::choice::slot_tile;
use super::names::{card_name, spell_name, symbol_name, tile_key};
use crate::Teller;

pub(super) fn refusal(game: &Maginor, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::OtherDecision { asked, .. } => {
            t!(teller, "maginor-refusal-other", asked = decision_key(asked))
        }
        Refusal::NoSuchCard { symbol } => {
            t!(teller, "maginor-refusal-card", card = card_name(teller, symbol))
        }
        Refusal::NoSorcery => t!(teller, "maginor-refusal-sorcery"),
        Refusal::NoSuchSpell { spell } => {
            t!(teller, "maginor-refusal-spell", spell = spell_name(teller.texts, spell))
        }
        Refusal::NotOnATile => t!(teller, "maginor-refusal-middle"),
        Refusal::NotInPlay { tile } => {
            t!(teller, "maginor-refusal-not-in-play", tile = tile_key(game, tile))
        }
        Refusal::AlreadyThere { tile } => {
            t!(teller, "maginor-refusal-there", tile = tile_key(game, tile))
        }
        Refusal::MustRoll { turns } => t!(teller, "maginor-refusal-must-roll", turns = turns),
        Refusal::NoCounter => t!(teller, "maginor-refusal-no-counter"),
        Refusal::NothingToGain { symbol } => {
            let tile = teller.you().and_then(|seat| view.players[seat].wizard);
            let tile = tile.map_or("", |tile| tile_key(game, tile));
            t!(teller, "maginor-refusal-nothing", symbol = symbol_name(teller, symbol), tile = tile)
        }
        Refusal::NoFreeSlot { tile } => {
            t!(teller, "maginor-refusal-full", tile = tile_key(game, tile))
        }
        Refusal::NoRival { tile } => {
            t!(teller, "maginor-refusal-rival", tile = tile_key(game, tile))
        }
        Refusal::NothingDiscarded => t!(teller, "maginor-refusal-discarded"),
        Refusal::NotDiscarded { symbol } => {
            t!(teller, "maginor-refusal-not-discarded", card = card_name(teller, symbol))
        }
        Refusal::OnlyTheGuildHall => t!(teller, "maginor-refusal-only-hall"),
        Refusal::WrongSlot { slot, why } => {
            let tile = slot_tile(teller, view).map_or("", |tile| tile_key(game, tile));
            t!(teller, "maginor-refusal-slot", slot = slot.number(), why = fault_key(why), tile = tile)
        }
        Refusal::TooEarlyToStop => t!(teller, "maginor-refusal-stop"),
        // Only chance is refused for these, and no person acts for chance.
        Refusal::OtherChance { .. }
        | Refusal::NoSuchSeat { .. }
        | Refusal::TileTwice { .. }
        | Refusal::RingOrder { .. }
        | Refusal::RitePlace { .. }
        | Refusal::SpellPlace { .. }
        | Refusal::SpellMissing { .. } => t!(teller, "maginor-refusal-chance"),
    }
}

/// The word by which messages tell decisions apart.
pub fn decision_key(decision: Decision) -> &'static str {
    match decision {
        Decision::Turn => "turn",
        Decision::Symbol => "symbol",
        Decision::Slot => "slot",
        Decision::Duel => "duel",
        Decision::Reversal => "reversal",
        Decision::Take => "take",
        Decision::Retrieve => "retrieve",
    }
}

fn fault_key(fault: SlotFault) -> &'static str {
    match fault {
        SlotFault::None => "none",
        SlotFault::Taken => "taken",
        SlotFault::OtherSymbol => "other-symbol",
        SlotFault::NoRival => "no-rival",
    }
}
