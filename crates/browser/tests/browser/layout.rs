//! Nothing is cut and nothing is covered, in any size and any language.

use std::collections::HashMap;
use std::fmt::Write as _;

use browser::{Browser, Page, Result, wants_pictures};
use serde_json::json;

use crate::playing::hurried;
use crate::positions::{self, Position};

/// The sizes that people have: a phone upright and on its side, a tablet, a small laptop, a desktop.
const SIZES: [(u32, u32); 5] = [(390, 844), (844, 390), (820, 1180), (1366, 768), (1440, 900)];

pub(crate) const LANGUAGES: [&str; 9] = ["en", "da", "nb", "sv", "de", "fr", "it", "hu", LONGEST];

/// The language with the longest words.
const LONGEST: &str = "bg";

/// What may be scrolled inside the window, besides a whole page.
const SCROLLERS: [&str; 9] = [
    // Score and log at the side are as long as the game.
    ".side-score",
    ".side-log",
    // Dialogs may be longer than a phone on its side is high.
    "dialog",
    "textarea",
    // What happened may take many words; the log has them, too.
    ".mag-news",
    ".replay .situation",
    // A phone on its side has no room for a table of votes, nor for all that is advised or told in a guided game.
    ".mag-final",
    ".hint",
    ".lesson-text",
];

/// What is meant to lie above something else, and why.
const ABOVE: [(&str, &str); 16] = [
    (".ending", "the result lies above the table until somebody wants to see that"),
    (".mag-pawn", "wizards stand on tiles"),
    (".mag-maginor", "so does Maginor"),
    (".mag-panel", "a question lies above the ring until it is answered or put aside"),
    (".hint", "advice lies above what is not chosen from, until it is closed"),
    (".refusals", "so does a refusal"),
    (".begin-bar", "what begins a game stays in view while one chooses"),
    (".wz-badge", "the sign of trump lies on a corner of the card that was turned up"),
    (".wz-deck", "the deck lies at the portrait of who deals"),
    (".wz-bubble", "so does what somebody did last"),
    (".wz-mark", "what is said of a card of the trick stands on its upper edge, above rank and suit"),
    (".shz-mark", "a spell that does not work is crossed out"),
    (".shz-round", "the round is told in the cave"),
    (".shz-ceiling", "rock hangs from above into the cave"),
    (".shz-plate", "the players stand in the corners of the cave"),
    (".shz-bet-made", "a bet that is made is told in a corner of the cave"),
];

/// What lies in a fan: each covers the next up to the corner that tells it apart.
const FANNED: [&str; 2] = [".wz-cards", ".wz-trick"];

/// What is cut or covered on the page now.
pub(crate) async fn faults(page: &Page<'_>, scrolls: bool) -> Result<Vec<String>> {
    let above: Vec<&str> = ABOVE.iter().map(|(selector, _)| *selector).collect();
    let asked = json!({ "scrolls": scrolls, "scrollers": SCROLLERS, "above": above, "fanned": FANNED });
    page.eval(&format!("const asked = {asked}; {}", include_str!("faults.js"))).await
}

/// What was found, and where.
#[derive(Default)]
pub(crate) struct Found {
    faults: Vec<String>,
    /// How often it was looked at each thing, and where that began.
    turns: HashMap<String, usize>,
}

impl Found {
    /// In which sizes it is looked now. In the language with the longest words, in all of them; in the others, on a phone, where there is
    /// least room, and in one of the others by turns. Pictures are of all of them.
    fn sizes(&mut self, what: &str, language: &str) -> Vec<(u32, u32)> {
        let [phone, others @ ..] = SIZES;
        if language == LONGEST || language == "en" && wants_pictures() {
            return SIZES.to_vec();
        }
        let begin = self.turns.len();
        let turn = self.turns.entry(what.to_owned()).or_insert(begin);
        *turn += 1;
        vec![phone, others[*turn % others.len()]]
    }

    /// Looks at the page in the [sizes](Self::sizes) for its language.
    pub(crate) async fn look(
        &mut self,
        page: &Page<'_>,
        what: &str,
        language: &str,
        scrolls: bool,
    ) -> Result {
        for (width, height) in self.sizes(what, language) {
            page.resize_to(width, height).await?;
            let faults = faults(page, scrolls).await?;
            if language == "en" || !faults.is_empty() {
                let picture: String =
                    what.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
                page.screenshot(&format!("layout-{picture}-{width}x{height}")).await?;
            }
            for fault in faults {
                self.faults.push(format!("{what} in {language} at {width}×{height}: {fault}"));
            }
        }
        Ok(())
    }

    /// Fails if there is anything.
    pub(crate) fn is_nothing(&self) {
        let mut said = String::new();
        for fault in &self.faults {
            writeln!(said, "{fault}").unwrap();
        }
        assert!(self.faults.is_empty(), "{} things are cut or covered:\n{said}", self.faults.len());
    }
}

/// Goes to a screen, and waits for something that only this one has.
pub(crate) async fn go(page: &Page<'_>, address: &str, until: &str) -> Result {
    page.eval::<()>(&format!("location.hash = '{address}';")).await?;
    page.wait_until(&format!("document.querySelector('{until}')")).await?;
    page.settle().await
}

/// Changes the language, without loading the page again.
pub(crate) async fn speak(page: &Page<'_>, language: &str) -> Result {
    go(page, "#/settings", ".settings select").await?;
    page.eval::<()>(&format!(
        "const choice = document.querySelector('.settings select'); \
         choice.value = '{language}'; choice.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ))
    .await?;
    page.wait_until(&format!("document.documentElement.lang === '{language}'")).await
}

/// Keeps games in the browser as if they had been played here; number `n` lies at `#/play/n`.
pub(crate) async fn keep(page: &Page<'_>, positions: &[Position]) -> Result {
    let records: Vec<&str> = positions.iter().map(|position| &*position.record).collect();
    let entries: Vec<_> = positions
        .iter()
        .enumerate()
        .map(|(n, position)| {
            let id = n.to_string();
            let result = position.is_over.then_some([[1, 2], [2, 0]]);
            json!({ "id": id, "game": position.game, "names": ["", ""], "changed": 0, "result": result })
        })
        .collect();
    page.eval::<()>(&format!(
        "{}.forEach((record, n) => localStorage.setItem(`conclave/game/${{n}}`, record)); \
         localStorage.setItem('conclave/games', JSON.stringify({}));",
        json!(records),
        json!(entries)
    ))
    .await?;
    page.reload().await?;
    page.wait_for("h1").await?;
    Ok(())
}

/// Whether position number `n` is looked at in a language: each is in the one with the longest words, and in one of the
/// others by turns.
fn is_looked_at(n: usize, language: &str) -> bool {
    let at = LANGUAGES.iter().position(|&other| other == language);
    language == LONGEST || at == Some(n % (LANGUAGES.len() - 1))
}

/// Looks at positions of a game in every size, and in all languages between them.
async fn check(positions: Vec<Position>) -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    keep(&page, &positions).await?;
    let mut found = Found::default();
    for language in LANGUAGES {
        speak(&page, language).await?;
        for (n, position) in positions.iter().enumerate() {
            if !is_looked_at(n, language) {
                continue;
            }
            let inside = if position.is_over { ".ending" } else { ".situation.asked" };
            go(&page, &format!("#/play/{n}"), &format!("main[data-steps=\"{}\"] {inside}", position.steps))
                .await?;
            found.look(&page, &position.name, language, position.is_over).await?;
        }
    }
    found.is_nothing();
    page.is_quiet().await
}

#[tokio::test]
async fn nothing_is_cut_or_covered_at_a_table_of_wizard() -> Result {
    check(positions::of_wizard()).await
}

#[tokio::test]
async fn nothing_is_cut_or_covered_at_a_table_of_shazamm() -> Result {
    check(positions::of_shazamm()).await
}

#[tokio::test]
async fn nothing_is_cut_or_covered_at_a_table_of_maginor() -> Result {
    check(positions::of_maginor()).await
}

/// The fullest position of a game at which something is decided of this kind.
pub(crate) fn position(positions: Vec<Position>, kind: &str) -> Position {
    positions.into_iter().rfind(|position| position.name.contains(kind)).unwrap()
}

#[tokio::test]
async fn nothing_is_cut_or_covered_in_what_opens_above_a_table() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    let positions = [
        position(positions::of_wizard(), "Play"),
        position(positions::of_shazamm(), "Bet"),
        position(positions::of_maginor(), "Turn"),
    ];
    keep(&page, &positions).await?;
    let mut found = Found::default();
    for language in ["de", LONGEST] {
        speak(&page, language).await?;
        for (n, position) in positions.iter().enumerate() {
            page.resize_to(1440, 900).await?;
            let until = format!("main[data-steps=\"{}\"] .situation.asked", position.steps);
            go(&page, &format!("#/play/{n}"), &until).await?;
            let mut opened = vec![
                ("score", "document.querySelectorAll('.bar-actions button')[2]"),
                ("log", "document.querySelectorAll('.bar-actions button')[3]"),
                ("menu", "document.querySelector('.bar-actions button:last-child')"),
                ("explanation", "document.querySelector('.explain')"),
            ];
            if position.game == "maginor" {
                opened.push(("tile", "document.querySelector('.mag-lying-spell')"));
            }
            for (what, button) in opened {
                page.eval::<()>(&format!("{button}.click();")).await?;
                page.wait_for("dialog[open]").await?;
                found.look(&page, &format!("{what} of {}", position.name), language, false).await?;
                page.eval::<()>("document.querySelector('dialog[open]').close();").await?;
                page.wait_for_end_of("dialog[open]").await?;
            }
            if position.game == "maginor" {
                for aim in ["move", "sorcery"] {
                    page.eval::<()>(&format!("document.querySelector('[data-aim={aim}]').click();")).await?;
                    if page.count(".mag-targets").await? > 0 {
                        found.look(&page, &format!("{aim} in {}", position.name), language, false).await?;
                        page.click(".mag-cancel").await?;
                    }
                }
            }
            page.press("h").await?;
            page.wait_for(".hint.shown p:not(.thinking)").await?;
            found.look(&page, &format!("advice in {}", position.name), language, false).await?;
        }
    }
    found.is_nothing();
    page.is_quiet().await
}

#[tokio::test]
async fn nothing_is_cut_or_covered_on_the_other_screens() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    let kept = [
        position(positions::of_wizard(), "over"),
        position(positions::of_shazamm(), "over"),
        position(positions::of_maginor(), "over"),
        position(positions::of_wizard(), "Play"),
    ];
    keep(&page, &kept).await?;
    let mut found = Found::default();
    for (turn, language) in LANGUAGES.into_iter().enumerate() {
        speak(&page, language).await?;
        found.look(&page, "settings", language, true).await?;
        go(&page, "#/statistics", ".statistics-game").await?;
        found.look(&page, "statistics", language, true).await?;
        go(&page, "#/", ".home .kept-game").await?;
        found.look(&page, "home", language, true).await?;
        // Each game by turns, and all of them in the language with the longest words.
        for (n, game) in ["wizard", "shazamm", "maginor"].into_iter().enumerate() {
            if language != LONGEST && n != turn % 3 {
                continue;
            }
            go(&page, &format!("#/new/{game}"), ".setup .switches").await?;
            page.eval::<()>("document.querySelector('.switches').open = true;").await?;
            found.look(&page, &format!("set-up of {game}"), language, true).await?;
            page.eval::<()>("document.querySelectorAll('.seat-sitter')[1].click();").await?;
            page.wait_for("dialog[open]").await?;
            found.look(&page, &format!("a seat of {game}"), language, false).await?;
            page.eval::<()>("document.querySelector('dialog[open]').close();").await?;
            go(&page, &format!("#/rules/{game}"), ".rules section").await?;
            found.look(&page, &format!("rules of {game}"), language, true).await?;
            go(&page, &format!("#/replay/{n}"), ".replay .replay-bar").await?;
            found.look(&page, &format!("the end of {game} again"), language, false).await?;
            page.eval::<()>(
                "const at = document.querySelector('.replay-bar input'); at.value = Math.round(at.max * 0.6); \
                 at.dispatchEvent(new Event('input', { bubbles: true }));",
            )
            .await?;
            page.settle().await?;
            found.look(&page, &format!("{game} again"), language, false).await?;
            go(&page, &format!("#/first/{game}"), ".lesson").await?;
            read(&page, &mut found, game, language).await?;
        }
    }
    found.is_nothing();
    page.is_quiet().await
}

/// Goes through a guided game, and looks at every lesson in the language with the longest words, and at the first in the others.
async fn read(page: &Page<'_>, found: &mut Found, game: &str, language: &str) -> Result {
    let buttons =
        "document.querySelector('.lesson-buttons a') ?? document.querySelector('.lesson-buttons button')";
    for lesson in 1.. {
        page.wait_until(buttons).await?;
        page.settle().await?;
        found.look(page, &format!("lesson {lesson} of {game}"), language, false).await?;
        let is_last: bool = page.eval("return document.querySelector('.lesson-buttons a') !== null;").await?;
        if is_last || language != LONGEST {
            break;
        }
        page.eval::<()>("document.querySelector('.lesson-buttons button').click();").await?;
    }
    Ok(())
}
