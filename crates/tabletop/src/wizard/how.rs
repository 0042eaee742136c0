//! How to answer.

use games::wizard::{Action, Legal, View, Wizard};
use locale::t;
use table::{Game as _, Legal as _};
use telling::Telling as _;

use crate::Screen;

/// What is asked, with the numbers that may be typed.
pub(super) fn prompt(game: &Wizard, screen: &Screen<'_>, view: &View, legal: Legal) -> String {
    let ask = game.asks(screen, view, &legal);
    match legal {
        Legal::Predict { most, .. } => t!(screen, "terminal-wizard-predict", ask = ask, most = most),
        Legal::Play(_) if legal.len() > 1 => t!(screen, "terminal-numbered", ask = ask, most = legal.len()),
        _ => ask,
    }
}

/// How to answer.
pub(super) fn how(game: &Wizard, screen: &Screen<'_>, legal: Legal) -> String {
    match legal {
        Legal::Nothing | Legal::Predict { .. } => String::new(),
        Legal::Werewolf => t!(screen, "terminal-wizard-how-werewolf"),
        Legal::Trump => t!(screen, "terminal-wizard-how-trump"),
        Legal::Play(_) => t!(screen, "terminal-wizard-how-play", example = example(game, legal)),
        Legal::Pass(_) => t!(screen, "terminal-wizard-how-pass"),
        Legal::Change { .. } => t!(screen, "terminal-wizard-how-change"),
    }
}

/// One of the legal answers, as it may be typed.
fn example(game: &Wizard, legal: Legal) -> String {
    let written =
        legal.get(0).map_or_else(String::new, |action: Action| game.show_action(action).to_string());
    written.trim_start_matches("play ").to_lowercase().replace('=', " ")
}
