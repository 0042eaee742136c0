//! Shazamm! on the page.

mod arrows;
mod bridge;
mod card;
mod decision;
mod dial;
mod draft;
mod figures;
mod glyph;
mod hand;
mod layout;
mod moves;
mod picture;
mod pictures;
mod plate;
mod reveal;
mod scene;
mod scenery;
mod score;
mod stage;
mod teaching;
mod turn;

use games::shazamm::{Fact, Legal, PhaseView, Shazamm, View};
use locale::{Texts, t};
use markup::prelude::*;

use self::draft::Draft;
use self::moves::Moves;
use self::stage::Stage;
use crate::board::Board;
use crate::play::Table;
use crate::sound::Sound;

/// How long a turn is looked at that is not played bit by bit, in milliseconds at the normal pace.
const LONGEST: u32 = 2400;

impl Board for Shazamm {
    const MINUTES: (u32, u32) = (15, 20);

    // Not everything can be had at once: who has all spells in hand has no deck to stack (S6.2).
    const PRESETS: &'static [&'static [&'static str]] =
        &[&[], &["stacked-deck"], &["full-hand"], &["full-hand", "counted-cards"]];

    fn about(texts: &Texts) -> String {
        t!(texts, "shazamm-door")
    }

    fn picture() -> Markup {
        picture::picture()
    }

    fn table(table: Table<Self>) -> Markup {
        let stage = Stage::new(table);
        let draft = Draft::new(stage);
        let moves = Moves::new(stage);
        let is_decision =
            Memo::new(move |_| table.core.asked().is_some() && table.seen.with(decision::is_decision));
        let plays = Memo::new(move |_| table.seen.with(|seen| seen.me().is_some()));
        let is_over = Memo::new(move |_| {
            plays.get() && !table.core.is_unfolding() && table.seen.with(|seen| seen.outcome.is_some())
        });
        let is_stacking =
            Memo::new(move |_| table.seen.with(|seen| matches!(seen.view.phase, PhaseView::Stacking { .. })));
        let refused = move || table.core.refusals();
        view! {
            <div
                class="shz"
                class:deciding=is_decision
                class:over=is_over
                class:stacking=is_stacking
                class:watching=move || !plays.get()
                class:shake=move || refused().is_some_and(|count| count % 2 == 1)
                class:shake-again=move || refused().is_some_and(|count| count % 2 == 0)
            >
                {plate::plates(stage)}
                {bridge::bridge(stage)}
                {turn::turn(stage)}
                <div class="shz-controls">
                    {move || match (is_decision.get(), plays.get()) {
                        (true, _) => (move || decision::decision(stage)).into_markup(),
                        (false, true) => dial::dial(stage, draft),
                        (false, false) => Markup::Nothing,
                    }}
                    {hand::hands(stage, draft)}
                    {hand::effect(stage, draft)}
                    {hand::commit(stage, draft, moves)}
                </div>
            </div>
        }
    }

    fn score(table: Table<Self>) -> Markup {
        score::score(table)
    }

    fn chapter(_: &View, legal: &Legal) -> &'static str {
        match legal {
            Legal::Nothing | Legal::Bet { .. } => "turn",
            Legal::Clone(_) | Legal::Theft(_) | Legal::Recycle { .. } => "spells",
            Legal::Stack(_) | Legal::Lay(_) => "variants",
        }
    }

    fn lasting(news: &[Fact]) -> u32 {
        news.iter().map(scene::beat).sum::<u32>().min(LONGEST)
    }

    fn beat(fact: &Fact) -> u32 {
        scene::beat(fact)
    }

    fn sound(fact: &Fact) -> Option<Sound> {
        match fact {
            Fact::Revealed { .. } | Fact::Laid { .. } | Fact::LaidSecretly { .. } => Some(Sound::Card),
            Fact::Moved { .. } | Fact::Pushed { .. } | Fact::Middle { .. } | Fact::Fell { .. } => {
                Some(Sound::Fire)
            }
            Fact::Mutism { .. }
            | Fact::Cloned { .. }
            | Fact::Stole { .. }
            | Fact::Recycled { .. }
            | Fact::Boost { .. }
            | Fact::DoubleDose { .. }
            | Fact::WhoWinsLoses { .. }
            | Fact::Blaze { .. }
            | Fact::Resistance { .. }
            | Fact::SoreLoser { .. }
            | Fact::Reserves { .. }
            | Fact::Drain { .. } => Some(Sound::Spell),
            _ => None,
        }
    }
}
