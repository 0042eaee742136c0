//! What is being shown: the last turn is played fact by fact, and then the position stands.

use std::collections::BTreeMap;

use locale::t;
use markup::prelude::*;
use shazamm::{Fact, Mana, PhaseView, SEATS, Shazamm, View};
use wasm_bindgen_futures::spawn_local;

use super::reveal::Reveal;
use super::scene::{Scene, lasting};
use crate::browser::{focus_on, is_focused_inside, is_nothing_focused, sleep, soon};
use crate::play::Table;
use crate::seen::Seen;
use crate::settings::{self, SettingsSignal};

/// Where the game has got to, as far as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chapter {
    pub(crate) scene: Scene,
    /// How many turns of this round were revealed, where the table was watched that long.
    turns: Option<u16>,
    /// The last turn that was revealed, where the table was watched that long.
    pub(crate) reveal: Option<Reveal>,
}

impl Chapter {
    /// A position that one comes upon.
    fn of(view: &View) -> Self {
        let is_first = SEATS.iter().all(|&seat| {
            view.players[seat].mana == Mana::FULL
                && view.players[seat].discard.is_empty()
                && !matches!(view.phase, PhaseView::Resolving { .. })
        });
        Self { scene: Scene::of(view), turns: is_first.then_some(0), reveal: None }
    }

    fn after(mut self, fact: &Fact) -> Self {
        self.scene = self.scene.after(fact);
        match *fact {
            Fact::Revealed { commitments } => {
                self.turns = self.turns.map(|turns| turns + 1);
                self.reveal = Some(Reveal::new(commitments));
            }
            Fact::Round { .. } => self.turns = Some(0),
            _ => {}
        }
        if let Some(reveal) = &mut self.reveal {
            reveal.tell(fact);
        }
        self
    }

    fn settled(mut self) -> Self {
        if let Some(reveal) = &mut self.reveal {
            reveal.settle();
        }
        self
    }
}

/// What is on the table at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) chapter: Chapter,
    /// What is happening just now, while a turn is being shown.
    pub(crate) fact: Option<Fact>,
    /// How many steps of the game lead here.
    steps: usize,
}

impl Shown {
    /// Whether a turn is being shown.
    pub(crate) fn is_playing(&self) -> bool {
        self.fact.is_some()
    }
}

/// What is being shown: a handle that every part of the board has a copy of.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub(crate) table: Table<Shazamm>,
    pub(crate) shown: RwSignal<Shown>,
    /// The steps that were watched.
    watched: StoredValue<BTreeMap<usize, Chapter>>,
    /// Grows whenever what is being shown is to be dropped.
    plays: StoredValue<u32>,
    settings: SettingsSignal,
}

impl Stage {
    /// The stage of a table: one for all that is drawn of it, so that it remembers while the device changes hands.
    pub(crate) fn of(table: Table<Shazamm>) -> Self {
        use_context::<Self>().filter(|stage| stage.table.seen == table.seen).unwrap_or_else(|| {
            let stage = Self::new(table);
            provide_context(stage);
            stage
        })
    }

    fn new(table: Table<Shazamm>) -> Self {
        let shown = table.seen.with_untracked(|seen| {
            let before = Chapter::of(&seen.view);
            // Of the turn that led here everything is known but where it began.
            let told = seen.news.iter().fold(before.clone(), Chapter::after).settled();
            let chapter = Chapter { scene: before.scene, turns: before.turns.or(told.turns), ..told };
            Shown { chapter, fact: None, steps: seen.steps }
        });
        let mut watched = BTreeMap::new();
        watched.insert(shown.steps, shown.chapter.clone());
        let stage = Self {
            table,
            shown: RwSignal::new(shown),
            watched: StoredValue::new(watched),
            plays: StoredValue::new(0),
            settings: settings::of_page(),
        };
        Effect::new(move |_| {
            let seen = table.seen.get();
            stage.follow(&seen);
        });
        stage
    }

    /// Whether the one at the screen is asked, and nothing is being shown any more.
    pub(crate) fn is_asked(&self) -> bool {
        let steps = self.shown.with(|shown| (!shown.is_playing()).then_some(shown.steps));
        self.table.seen.with(|seen| seen.legal.is_some() && Some(seen.steps) == steps)
    }

    /// The number of the turn that is being shown or chosen for.
    fn turn(&self) -> Option<u16> {
        let is_next = self.table.seen.with(|seen| matches!(seen.view.phase, PhaseView::Committing { .. }));
        self.shown.with(|shown| {
            let turns = shown.chapter.turns?;
            Some(if is_next && !shown.is_playing() { turns + 1 } else { turns.max(1) })
        })
    }

    /// "Round 2, turn 3"
    pub(crate) fn heading(&self) -> String {
        let round = self.shown.with(|shown| shown.chapter.scene.round);
        self.table.tell(|teller| match self.turn() {
            Some(turn) => t!(teller, "shazamm-board-round-turn", round = round, turn = turn),
            None => t!(teller, "shazamm-round", round = round),
        })
    }

    /// Shows what a step brought.
    fn follow(self, seen: &Seen<Shazamm>) {
        let at = self.shown.with_untracked(|shown| shown.steps);
        if at == seen.steps {
            return;
        }
        let before = self
            .watched
            .with_value(|watched| seen.steps.checked_sub(1).and_then(|before| watched.get(&before)).cloned());
        let is_next = at + 1 == seen.steps && before.is_some();
        let mut frames = Vec::new();
        let mut chapter = before.unwrap_or_else(|| Chapter::of(&seen.view));
        for fact in seen.news.iter() {
            chapter = chapter.after(fact);
            let lasting = self.settings.with_untracked(|settings| settings.pace).of(lasting(fact));
            if is_next && lasting > 0 {
                let (chapter, fact) = (chapter.clone(), Some(*fact));
                frames.push((Shown { chapter, fact, steps: seen.steps }, lasting));
            }
        }
        // Where it ends is what is seen, whatever was told on the way.
        let chapter = Chapter { scene: Scene::of(&seen.view), ..chapter }.settled();
        self.watched.update_value(|watched| {
            watched.insert(seen.steps, chapter.clone());
        });
        self.play(frames, Shown { chapter, fact: None, steps: seen.steps });
    }

    fn play(self, frames: Vec<(Shown, u32)>, last: Shown) {
        let Some(play) = self.plays.try_update_value(|plays| {
            *plays += 1;
            *plays
        }) else {
            return;
        };
        let mut frames = frames.into_iter();
        let Some((first, lasting)) = frames.next() else {
            self.shown.set(last);
            return;
        };
        self.shown.set(first);
        let skips = self.table.skips.get_untracked();
        spawn_local(async move {
            let is_now = move || {
                self.plays.try_get_value() == Some(play)
                    && self.table.skips.try_get_untracked() == Some(skips)
            };
            if wait(lasting, is_now).await {
                for (frame, lasting) in frames {
                    let _ = self.shown.try_set(frame);
                    if !wait(lasting, is_now).await {
                        break;
                    }
                }
            }
            // Something newer may be shown by now.
            if self.plays.try_get_value() == Some(play) && self.shown.try_set(last).is_none() {
                self.ask();
            }
        });
    }

    /// Puts the focus on what is asked once it is there.
    fn ask(self) {
        let is_asked = self.table.seen.try_with_untracked(|seen| seen.legal.is_some()) == Some(true);
        if is_asked {
            soon(|| {
                let is_free = is_nothing_focused() || is_focused_inside(".table-area");
                if is_free && !is_focused_inside("[data-choice]") {
                    focus_on(".table-area [data-choice]:not([aria-disabled=true])");
                }
            });
        }
    }
}

/// Waits as long as something is shown. Answers whether there is still somebody who wants to see more.
async fn wait(milliseconds: u32, is_now: impl Fn() -> bool) -> bool {
    const SLICE: u32 = 40;
    let mut left = milliseconds;
    while left > 0 && is_now() {
        sleep(left.min(SLICE)).await;
        left = left.saturating_sub(SLICE);
    }
    is_now()
}
