//! The screen of a table elsewhere, from the waiting room to what comes after the end.

use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use protocol::{Phase, Reason, TableId};

use super::server::refusal;
use super::visit::{Reach, Visit};
use super::{game, room};
use crate::browser::document;
use crate::library::Elsewhere;
use crate::parts::bar::bar;
use crate::route::Route;
use crate::words::Words;

/// How far one is with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Trying,
    Refused(Reason),
    Gathering,
    Playing,
    Closed,
}

/// The screen of a table; of a spectator's where everybody sees it.
pub(super) fn table(id: TableId, is_for_all: bool) -> Markup {
    let visit = Visit::new(id, is_for_all);
    visit.let_clocks_go();
    if is_for_all {
        look_large();
    }
    let stage = Memo::new(move |_| stage(visit));
    (move || {
        let stage = stage.get();
        untrack(|| match stage {
            Stage::Trying => trying(visit),
            Stage::Refused(reason) => refused(reason),
            Stage::Gathering => room::room(visit),
            Stage::Playing => playing(visit),
            Stage::Closed => refused_with(msg!("together-closed")),
        })
    })
    .into_markup()
}

/// Lets everything be seen from a sofa, as long as this screen is there.
fn look_large() {
    if let Some(root) = document().document_element() {
        // An attribute of this name is always allowed.
        let _ = root.set_attribute("data-for-all", "");
        on_cleanup(|| {
            if let Some(root) = document().document_element() {
                let _ = root.remove_attribute("data-for-all");
            }
        });
    }
}

fn stage(visit: Visit) -> Stage {
    if let Reach::Refused(reason) = visit.reach.get() {
        return Stage::Refused(reason);
    }
    visit.known.with(|known| match known.as_ref().map(|known| (known.phase, known.game.is_some())) {
        Some((Phase::Gathering, _)) => Stage::Gathering,
        Some((Phase::Closed, _)) => Stage::Closed,
        Some((Phase::Playing | Phase::Over, true)) => Stage::Playing,
        None | Some((Phase::Playing | Phase::Over, false)) => Stage::Trying,
    })
}

/// Nothing is known of the table yet.
fn trying(visit: Visit) -> Markup {
    let words = Words::of_page();
    let told = move || match visit.reach.get() {
        Reach::Lost => t!(words, "together-unreachable-yet"),
        _ => t!(words, "together-connecting"),
    };
    view! {
        {bar(words.text(msg!("together-title")), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow">
            <p class="thinking" role="status">{told}</p>
        </main>
    }
}

fn refused(reason: Reason) -> Markup {
    let words = Words::of_page();
    told((move || refusal(words, reason)).into_markup())
}

fn refused_with(message: locale::Message) -> Markup {
    told(Words::of_page().text(message))
}

/// Why there is no table, and where else to go.
fn told(why: Markup) -> Markup {
    let words = Words::of_page();
    view! {
        {bar(words.text(msg!("together-title")), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow">
            <p role="alert">{why}</p>
            <p class="buttons">
                <a class="button primary" href=Route::Together.href()>{words.text(msg!("together-to-tables"))}</a>
                <a class="button" href=Route::Home.href()>{words.text(msg!("page-home"))}</a>
            </p>
        </main>
    }
}

/// Lets the first screen offer to go on, as long as one plays here.
fn remember(visit: Visit, game: GameName) {
    let plays = Memo::new(move |_| {
        visit.you.get().is_some() && !visit.is_spectator && visit.phase.get() == Some(Phase::Playing)
    });
    Effect::new(move |_| match plays.get() {
        true => Elsewhere { table: visit.id, game }.remember(),
        false => Elsewhere::forget(visit.id),
    });
}

/// The game at the table.
fn playing(visit: Visit) -> Markup {
    let name = visit.known.with_untracked(|known| GameName::read(&known.as_ref()?.opening.game));
    if let Some(game) = name {
        remember(visit, game);
    }
    let table = name.and_then(|name| with_game!(name, G => game::open::<G>(visit)));
    match table {
        Some(table) => game::screen(visit, table),
        // A game, an option or a rule that this page does not know yet.
        None => refused(Reason::Protocol),
    }
}
