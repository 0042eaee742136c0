//! Maginor in words.

mod chapters;
mod choice;
mod names;
mod refusal;
mod retelling;
mod sentences;

use games::maginor::{
    Action, Cast, Fact, Legal, Maginor, Member as _, PhaseView, Prize, Refusal, Slot, Spell, Tile, View,
};
use locale::{Texts, msg, t};
use table::{Game as _, Viewer};

pub use choice::{counters, slot_tile};
pub use names::{
    about_finish_the_roll, about_spell, card_name, element_name, finish_the_roll_name, spell_name,
    symbol_name, tile_key, tile_title,
};
pub use refusal::decision_key;

use crate::options::OptionGroup;
use crate::puzzle::Hundred;
use crate::rules::Chapter;
use crate::{Teller, Telling};

impl Telling for Maginor {
    fn title(texts: &Texts) -> String {
        t!(texts, "maginor-title")
    }

    fn heading(&self, teller: &Teller<'_>) -> String {
        let names = teller.list(teller.titles());
        let mut lines = vec![t!(teller, "maginor-heading", names = names, seats = self.seats())];
        lines.extend(variant(self, teller));
        lines.join("\n")
    }

    fn chapters() -> Vec<Chapter> {
        chapters::chapters()
    }

    fn option_group(_: &str) -> OptionGroup {
        OptionGroup { title: msg!("maginor-setup-variants"), chapter: "variants" }
    }

    fn about_choice(texts: &Texts, _: &str) -> (String, String) {
        (finish_the_roll_name(texts), about_finish_the_roll(texts))
    }

    fn asks(&self, teller: &Teller<'_>, view: &View, _: &Legal) -> String {
        choice::asks(self, teller, view)
    }

    fn explains(&self, teller: &Teller<'_>, view: &View, _: &Legal) -> String {
        choice::explains(self, teller, view)
    }

    fn refusal(&self, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
        refusal::refusal(self, teller, view, refusal)
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        sentences::sentence(self, teller, fact)
    }

    fn action(&self, teller: &Teller<'_>, view: &View, action: Action) -> String {
        let words = plain_action(self, teller, view, action);
        if does_nothing(self, view, action) { idle(teller, &words) } else { words }
    }

    fn reached(texts: &Texts, points: i32) -> String {
        t!(texts, "maginor-votes", votes = points)
    }

    fn expected(texts: &Texts, points: f64) -> String {
        // An estimate from a few imagined games: nobody knows more than whole votes.
        t!(texts, "maginor-votes-expected", votes = points.round() as i32)
    }

    fn imagined(texts: &Texts, games: &Hundred) -> Vec<String> {
        let [.., chance] = games.fates;
        vec![t!(texts, "puzzle-chance", percent = chance), Self::expected(texts, games.points)]
    }
}

/// Whether a symbol card or the choice of a symbol would do nothing for the one who looks, or else for the one whose turn
/// it is (M4.6).
pub fn does_nothing(game: &Maginor, view: &View, action: Action) -> bool {
    let seat = view.viewer.and_then(Viewer::seat).or(view.turn);
    seat.is_some_and(|seat| view.no_effect(game, seat, action).is_some())
}

/// What one may choose, with the word that nothing happens.
pub fn idle(teller: &Teller<'_>, action: &str) -> String {
    t!(teller, "maginor-action-idle", action = action)
}

/// What one may do, whether it does anything or not.
fn plain_action(game: &Maginor, teller: &Teller<'_>, view: &View, action: Action) -> String {
    let name = |tile: Tile| tile_key(game, tile);
    let spell = |spell: Spell| spell_name(teller.texts, spell);
    match action {
        Action::Roll => t!(teller, "maginor-action-roll"),
        Action::Card(symbol) => {
            t!(teller, "maginor-action-card", card = card_name(teller, symbol))
        }
        Action::Spell(Cast::Telekinesis(tile) | Cast::Teleportation(tile)) => {
            let cast = match action {
                Action::Spell(cast) => spell(cast.spell()),
                _ => String::new(),
            };
            t!(teller, "maginor-action-spell-tile", spell = cast, tile = name(tile))
        }
        Action::Spell(cast) => t!(teller, "maginor-action-spell", spell = spell(cast.spell())),
        Action::Move(tile) => t!(teller, "maginor-action-move", tile = name(tile)),
        Action::Sorcery(tile) => t!(teller, "maginor-action-sorcery", tile = name(tile)),
        Action::Symbol(symbol) => {
            t!(teller, "maginor-action-symbol", symbol = symbol_name(teller, symbol))
        }
        Action::Retrieve(symbol) => {
            t!(teller, "maginor-action-retrieve", card = card_name(teller, symbol))
        }
        Action::Slot(slot) => slot_action(game, teller, view, slot),
        Action::Stop => t!(teller, "maginor-action-stop"),
        Action::Duel(element) => {
            t!(teller, "maginor-action-duel", element = element_name(teller.texts, element))
        }
        Action::Reversal(true) => t!(teller, "maginor-action-reversal"),
        Action::Reversal(false) => t!(teller, "maginor-action-no-reversal"),
        Action::Take(prize) => take(game, teller, view, prize),
    }
}

fn variant(game: &Maginor, teller: &Teller<'_>) -> Option<String> {
    game.options().finish_the_roll.then(|| {
        let (name, about) = (finish_the_roll_name(teller.texts), about_finish_the_roll(teller.texts));
        t!(teller, "variant-line", name = name, about = about)
    })
}

/// A spell and what it does.
fn spell_line(teller: &Teller<'_>, spell: Spell) -> String {
    let (name, about) = (spell_name(teller.texts, spell), about_spell(teller.texts, spell));
    t!(teller, "about-line", name = name, about = about)
}

fn slot_action(game: &Maginor, teller: &Teller<'_>, view: &View, slot: Slot) -> String {
    let tile = slot_tile(teller, view);
    let symbol = tile.and_then(|tile| game.symbol_at(tile, slot));
    let symbol = symbol.map_or_else(String::new, |symbol| symbol_name(teller, symbol));
    let place = view.ring.iter().find(|place| Some(place.tile) == tile);
    let number = slot.number();
    match place.and_then(|place| place.slots.get(slot.index()).copied().flatten()) {
        Some(holder) => {
            let name = teller.who(holder).name();
            t!(teller, "maginor-action-slot-of", slot = number, symbol = symbol, name = name)
        }
        None => t!(teller, "maginor-action-slot", slot = number, symbol = symbol),
    }
}

fn take(game: &Maginor, teller: &Teller<'_>, view: &View, prize: Prize) -> String {
    let PhaseView::Taking { scoring } = view.phase else { return String::new() };
    match prize {
        Prize::Tile => {
            let (tile, votes) = (tile_key(game, scoring.tile), game.value(scoring.tile));
            t!(teller, "maginor-action-take-tile", tile = tile, votes = votes)
        }
        Prize::Spell => {
            let lies =
                view.ring.iter().find(|place| place.tile == scoring.tile).and_then(|place| place.spell);
            let spell = lies.map_or_else(String::new, |spell| spell_name(teller.texts, spell));
            t!(teller, "maginor-action-take-spell", spell = spell)
        }
    }
}
