//! Maginor on the page.

mod circle;
mod deed;
mod desk;
mod emblem;
mod floor;
mod glyph;
mod layout;
mod middle;
mod moves;
mod news;
mod offer;
mod own;
mod picture;
mod pictures;
mod players;
mod question;
mod ring;
mod score;
mod signs;
mod standing;
mod teaching;
mod tile;
mod zoom;

use games::maginor::{Fact, Legal, Maginor, PhaseView, View};
use locale::{Texts, t};
use markup::prelude::*;
use telling::Telling as _;

use crate::board::Board;
use crate::play::Table;
use crate::sound::Sound;
use desk::Desk;

impl Board for Maginor {
    const MINUTES: (u32, u32) = (30, 40);

    const PRESETS: &'static [&'static [&'static str]] = &[&[], &["finish-the-roll"]];

    fn about(texts: &Texts) -> String {
        t!(texts, "maginor-door")
    }

    fn picture() -> Markup {
        picture::picture()
    }

    fn table(table: Table<Self>) -> Markup {
        let desk = Desk::new(table);
        desk::come_back(table);
        let is_over = move || table.seen.with(|seen| seen.outcome.is_some());
        view! {
            <div class="mag-board" class:mag-over=is_over>
                {moves::moves(desk)}
                {players::players(desk)}
                <div class="mag-scene">
                    <Show when=is_over><div class="mag-final" tabindex="0">{score::score(table)}</div></Show>
                    <Show when=move || !is_over()>{ring::ring(desk)}</Show>
                    {question::panel(desk)}
                </div>
                {told(table)}
                {own::own(desk)}
                {zoom::zoom(desk)}
            </div>
        }
    }

    fn score(table: Table<Self>) -> Markup {
        score::score(table)
    }

    fn chapter(view: &View, _: &Legal) -> &'static str {
        match view.phase {
            PhaseView::Setup | PhaseView::FirstPlayer => "start",
            PhaseView::Turn | PhaseView::Rolling { .. } => "turn",
            PhaseView::ChoosingSymbol { .. }
            | PhaseView::ChoosingSlot { .. }
            | PhaseView::ChoosingRival { .. } => "vote",
            PhaseView::Duelling { .. } => "duel",
            PhaseView::Taking { .. } => "scoring",
            PhaseView::Reversing { .. }
            | PhaseView::Retrieving { .. }
            | PhaseView::Dominating { .. }
            | PhaseView::Persuading
            | PhaseView::Telekinesis { .. } => "spells",
            PhaseView::Over => "game-end",
        }
    }

    fn lasting(news: &[Fact]) -> u32 {
        news::lasting(news)
    }

    fn sound(fact: &Fact) -> Option<Sound> {
        match fact {
            Fact::CardPlayed { .. } | Fact::Placed { .. } | Fact::Moved { .. } => Some(Sound::Card),
            Fact::Rolled { .. } => Some(Sound::Dice),
            Fact::TookTile { .. } | Fact::DuelWon { .. } => Some(Sound::Trick),
            Fact::SorceryPlayed { .. } | Fact::SpellPlayed { .. } | Fact::Persuaded { .. } => {
                Some(Sound::Spell)
            }
            _ => None,
        }
    }
}

/// What has just happened, in sentences. The frame reads them out.
fn told(table: Table<Maginor>) -> Markup {
    let said = move || {
        let seen = table.seen.get();
        let told: Vec<String> = table.tell(|teller| {
            let facts = seen.news.iter().filter(|fact| news::is_told(fact));
            facts.filter_map(|fact| seen.game.sentence(teller, fact)).collect()
        });
        told.join(" ")
    };
    view! { <p class="mag-news" aria-hidden="true">{said}</p> }
}
