//! What a person types, and which action is meant by it.

use games::maginor::{
    Action, Cast, Decision, Element, Legal, Maginor, PhaseView, Prize, Slot, Spell, Symbol, Tile, View,
};
use locale::t;
use table::{Game as _, Legal as _};
use telling::maginor::{card_name, decision_key, element_name, spell_name, symbol_name, tile_title};

use super::choices::{decision, ordered};
use super::marks::plain_letter;
use crate::typed::words;
use crate::{Misunderstood, Screen};

/// Words that mean nothing in an answer.
const DECORATION: [&str; 11] = ["to", "on", "for", "my", "die", "play", "use", "cast", "go", "at", "of"];

/// The action that is meant. It need not be legal: the rules say what is wrong with it.
pub(super) fn understand(
    game: &Maginor,
    screen: &Screen<'_>,
    view: &View,
    legal: &Legal,
    input: &str,
) -> Result<Action, Misunderstood> {
    let input = input.trim();
    if let Ok(action) = game.read_action(input) {
        return Ok(action);
    }
    if !input.is_empty() && input.bytes().all(|byte| byte.is_ascii_digit()) {
        return numbered(screen, view, legal, input);
    }
    let words = words(screen, input, &DECORATION);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(asked) = decision(legal) else { return Err(misunderstood(screen, Decision::Turn, input)) };
    let reader = Reader { game, screen, view };
    reader
        .complaint(asked, &words)
        .map_or_else(|| reader.action(asked, &words).ok_or_else(|| misunderstood(screen, asked, input)), Err)
}

/// An item of the list.
fn numbered(screen: &Screen<'_>, view: &View, legal: &Legal, number: &str) -> Result<Action, Misunderstood> {
    let item = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    item.and_then(|index| ordered(view, legal).get(index).copied()).ok_or_else(|| {
        let shown: String = number.chars().take(12).collect();
        Misunderstood(t!(screen, "no-such-item", number = shown, most = legal.len()))
    })
}

struct Reader<'a> {
    game: &'a Maginor,
    screen: &'a Screen<'a>,
    view: &'a View,
}

impl Reader<'_> {
    fn action(&self, asked: Decision, words: &[&str]) -> Option<Action> {
        match (asked, words) {
            (Decision::Turn, words) => self.turn(words),
            (Decision::Symbol, ["symbol", word] | [word]) => self.symbol(word).map(Action::Symbol),
            (Decision::Retrieve, ["retrieve" | "card", word] | [word] | [word, "card"]) => {
                self.symbol(word).map(Action::Retrieve)
            }
            (Decision::Slot, ["slot" | "s", number]) => number.parse::<Slot>().ok().map(Action::Slot),
            (Decision::Slot, ["stop" | "no" | "none" | "enough"]) => Some(Action::Stop),
            (Decision::Duel, ["duel", word] | [word]) => self.element(word).map(Action::Duel),
            (Decision::Reversal, ["reversal" | "y" | "yes" | "reverse"] | ["reversal", "y" | "yes"]) => {
                Some(Action::Reversal(true))
            }
            (Decision::Reversal, ["n" | "no" | "let", ..] | ["reversal", "n" | "no"]) => {
                Some(Action::Reversal(false))
            }
            (Decision::Take, words) => self.prize(words.strip_prefix(&["take"]).unwrap_or(words)),
            _ => None,
        }
    }

    fn turn(&self, words: &[&str]) -> Option<Action> {
        let words = words.strip_prefix(&["spell"]).unwrap_or(words);
        let (first, rest) = words.split_first()?;
        match (*first, rest) {
            ("roll" | "r" | "throw", []) => return Some(Action::Roll),
            ("card" | "c", &[symbol]) | (symbol, ["card"]) => return self.symbol(symbol).map(Action::Card),
            ("move" | "m" | "walk", rest) if !rest.is_empty() => return self.tile(rest).map(Action::Move),
            ("sorcery" | "s", rest) if !rest.is_empty() => {
                return self.tile(rest.strip_prefix(&["card"]).unwrap_or(rest)).map(Action::Sorcery);
            }
            _ => {}
        }
        if let Some(spell) = self.spell(first) {
            return match spell {
                Spell::Telekinesis => self.tile(rest).map(|tile| Action::Spell(Cast::Telekinesis(tile))),
                Spell::Teleportation => self.tile(rest).map(|tile| Action::Spell(Cast::Teleportation(tile))),
                Spell::Retrieval => Some(Action::Spell(Cast::Retrieval)),
                Spell::Restoration => Some(Action::Spell(Cast::Restoration)),
                Spell::Domination => Some(Action::Spell(Cast::Domination)),
                Spell::Persuasion => Some(Action::Spell(Cast::Persuasion)),
                Spell::Summoning => Some(Action::Spell(Cast::Summoning)),
                Spell::Reversal | Spell::GoldenCauldron | Spell::HighWizard => None,
            };
        }
        match words {
            [word] => self.symbol(word).map(Action::Card).or_else(|| self.tile(words).map(Action::Move)),
            _ => self.tile(words).map(Action::Move),
        }
    }

    /// What is nearly an action, but lacks something or cannot be one.
    fn complaint(&self, asked: Decision, words: &[&str]) -> Option<Misunderstood> {
        let (first, rest) = words.strip_prefix(&["spell"]).unwrap_or(words).split_first()?;
        if asked != Decision::Turn {
            return None;
        }
        let needs = match (*first, rest) {
            ("move" | "m" | "sorcery" | "s", []) => Some((*first).to_owned()),
            ("card" | "c", []) => return Some(Misunderstood(t!(self.screen, "maginor-needs-symbol"))),
            (word, rest) => match self.spell(word)? {
                Spell::Reversal => return Some(Misunderstood(t!(self.screen, "maginor-only-in-duels"))),
                spell if spell.is_rite() => {
                    return Some(Misunderstood(t!(self.screen, "maginor-never-played")));
                }
                spell @ (Spell::Telekinesis | Spell::Teleportation) if rest.is_empty() => {
                    Some(spell.name().to_owned())
                }
                _ => None,
            },
        };
        needs.map(|word| Misunderstood(t!(self.screen, "maginor-needs-tile", word = word)))
    }

    /// A symbol by its letter, its name, the beginning of it, or the name of its card.
    fn symbol(&self, word: &str) -> Option<Symbol> {
        let named = |symbol: &Symbol| {
            word.chars().count() > 1
                && (symbol.name().starts_with(word)
                    || symbol_name(&self.screen.plain(), *symbol).to_lowercase().starts_with(word)
                    || card_name(&self.screen.plain(), *symbol).to_lowercase() == word)
        };
        let lettered = |symbol: &Symbol| plain_letter(self.screen, *symbol) == word;
        Symbol::ALL.into_iter().find(|symbol| lettered(symbol) || named(symbol))
    }

    /// An element by its name or the beginning of it. The language comes before English: "e" is fire in Swedish.
    fn element(&self, word: &str) -> Option<Element> {
        let spoken = |element: &Element| element_name(self.screen.texts, *element).to_lowercase();
        let all = || Element::ALL.into_iter();
        all()
            .find(|element| spoken(element).starts_with(word))
            .or_else(|| all().find(|element| element.name().starts_with(word)))
    }

    /// A spell by its name or the beginning of it.
    fn spell(&self, word: &str) -> Option<Spell> {
        let mut named = Spell::ALL.into_iter().filter(|&spell| {
            spell.name().starts_with(word)
                || spell_name(self.screen.texts, spell).to_lowercase().starts_with(word)
        });
        named.next().filter(|_| named.next().is_none() && word.chars().count() > 3)
    }

    /// A tile by its key, its name, or the beginning of either.
    fn tile(&self, words: &[&str]) -> Option<Tile> {
        let (glued, spaced) = (words.join("-"), words.join(" "));
        if let Some(tile) = self.game.oracles().find(&glued) {
            return Some(tile);
        }
        if glued.is_empty() {
            return None;
        }
        let mut meant = Tile::all().filter(|&tile| {
            let face = self.game.oracles().face(tile);
            let name = face.name().to_lowercase();
            let name = name.strip_prefix("the ").unwrap_or(&name);
            face.key().starts_with(&glued)
                || face.key().split('-').any(|part| part == glued)
                || name.starts_with(&spaced)
                || is_called(&tile_title(self.screen.texts, self.game, tile), &spaced)
        });
        meant.next().filter(|_| meant.next().is_none())
    }

    /// The tile or the spell that lies there to be taken, by any of its names.
    fn prize(&self, words: &[&str]) -> Option<Action> {
        let PhaseView::Taking { scoring } = self.view.phase else { return None };
        let lies = self.view.ring.iter().find(|place| place.tile == scoring.tile)?.spell;
        match words {
            ["tile" | "votes"] => Some(Action::Take(Prize::Tile)),
            ["spell"] => Some(Action::Take(Prize::Spell)),
            words if self.tile(words) == Some(scoring.tile) => Some(Action::Take(Prize::Tile)),
            [word] if lies.is_some() && self.spell(word) == lies => Some(Action::Take(Prize::Spell)),
            ["rite", ..] if lies.is_some_and(Spell::is_rite) => Some(Action::Take(Prize::Spell)),
            _ => None,
        }
    }
}

/// Whether a name, or a word in it, begins like this.
fn is_called(name: &str, beginning: &str) -> bool {
    let name = name.to_lowercase();
    name.starts_with(beginning) || name.split(' ').any(|word| word.starts_with(beginning))
}

fn misunderstood(screen: &Screen<'_>, asked: Decision, input: &str) -> Misunderstood {
    let shown: String = input.chars().filter(|c| !c.is_control()).take(40).collect();
    Misunderstood(t!(screen, "maginor-misunderstood", input = shown, asked = decision_key(asked)))
}
