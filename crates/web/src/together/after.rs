//! What comes after a game with people elsewhere: its dice are checked, the rating changes, and everybody may want another one.

use locale::{msg, t};
use markup::prelude::*;
use protocol::Sitter;
use protocol::calls::{Counted, Ratings};
use protocol::fair::{self, Revealed};
use table::{Game, Record, Seat};
use telling::online::names_at;
use wasm_bindgen_futures::spawn_local;

use super::server;
use super::visit::{Arrival, Promise, Visit};
use crate::browser::sleep;
use crate::link;
use crate::parts::icon::{Icon, icon};
use crate::play::Core;
use crate::route::Route;
use crate::words::Words;

/// How often something is asked for that may come a moment later.
const TRIES: usize = 5;
const PAUSE: u32 = 600;

/// What came of checking the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dice {
    /// They are being checked.
    Unknown,
    /// So many outcomes of chance are what they had to be.
    Fair(u64),
    /// They are not what was promised.
    Unfair,
}

/// What comes after a game: a handle.
#[derive(Clone, Copy)]
pub(super) struct After {
    visit: Visit,
    dice: RwSignal<Dice>,
    rating: RwSignal<Option<Counted>>,
    /// What the game is kept under on this device, if one has played.
    kept: RwSignal<Option<String>>,
    /// All of the game.
    told: RwSignal<Option<String>>,
}

impl After {
    pub(super) fn new(visit: Visit) -> Self {
        let (dice, rating) = (RwSignal::new(Dice::Unknown), RwSignal::new(None));
        Self { visit, dice, rating, kept: RwSignal::new(None), told: RwSignal::new(None) }
    }

    /// The record of the game, and beside it what it counted for.
    pub(super) async fn record(self) -> Option<String> {
        let known = self.visit.known.try_get_untracked().flatten()?;
        if known.opening.rated && known.you.is_some() {
            spawn_local(self.ask_for_rating());
        }
        let path = format!("tables/{}/record", self.visit.id);
        for _ in 0..TRIES {
            match server::get_text(&path).await {
                // Before the end it is what was heard, as a list.
                Ok(record) if !record.starts_with('[') => {
                    let _ = self.told.try_set(Some(record.clone()));
                    return Some(record);
                }
                _ => sleep(PAUSE).await,
            }
        }
        None
    }

    async fn ask_for_rating(self) {
        for _ in 0..TRIES {
            if let Ok(ratings) = server::get::<Ratings>("me/ratings").await
                && let Some(counted) = ratings.games.into_iter().find(|game| game.table == self.visit.id)
            {
                let _ = self.rating.try_set(Some(counted));
                return;
            }
            sleep(PAUSE).await;
        }
    }

    /// Draws all chance again, and compares what was promised before the game.
    pub(super) fn check<G: Game>(self, record: &Record<G>) {
        let promise = Promise::of(self.visit.id);
        let is_kept = |told: &Revealed| promise.as_ref().is_none_or(|promise| promise.is_kept(told));
        let dice = match (fair::verify(record), Revealed::of(record)) {
            (Ok(checked), Ok(Some(revealed))) if checked.was_committed && is_kept(&revealed) => {
                Dice::Fair(checked.outcomes)
            }
            _ => Dice::Unfair,
        };
        if dice != Dice::Unfair {
            Promise::forget(self.visit.id);
        }
        let _ = self.dice.try_set(dice);
    }

    /// Keeps the game among those of this device.
    pub(super) fn keep(self, core: Core) {
        let id = format!("table-{}", self.visit.id);
        core.keep_as(id.clone());
        let _ = self.kept.try_set(Some(id));
    }

    /// What one may do now.
    pub(super) fn ways_on(self) -> Markup {
        let words = Words::of_page();
        let visit = self.visit;
        let sits = visit.you;
        self.follow();
        // Whoever has only looked on keeps nothing here: the address carries the game.
        let packed = link::packed(move || self.told.get().filter(|_| self.kept.with(Option::is_none)));
        view! {
            <div class="after">
                <p class="after-facts" role="status">
                    {move || self.rating.get().map(|counted| view! {
                        <span class="after-rating">{rating(words, &counted)}</span>
                    })}
                    <span class="after-dice" class:wrong=move || self.dice.get() == Dice::Unfair>{move || dice(words, self.dice.get())}</span>
                </p>
                <Show when=move || sits.get().is_some() && !visit.is_spectator>{self.again()}</Show>
                <p class="buttons">
                    {move || self.kept.get().map(|id| view! {
                        <a class="button review-link" href=Route::Review(id.clone()).href()>
                            {icon(Icon::Review)}{t!(words, "play-review")}
                        </a>
                        <a class="button after-replay" href=Route::Replay(id).href()>{t!(words, "play-replay")}</a>
                    })}
                    {move || packed.get().map(|packed| view! {
                        <a class="button after-replay" href=Route::Shared(packed).href()>{t!(words, "play-replay")}</a>
                    })}
                    <a class="button" href=Route::Together.href()>{words.text(msg!("together-to-tables"))}</a>
                </p>
            </div>
        }
    }

    /// Wants to play again, and who else does.
    fn again(self) -> Markup {
        let words = Words::of_page();
        let visit = self.visit;
        let wants = visit.again;
        let is_asked = move || {
            let (wants, you) = (wants.get(), visit.you.get());
            you.is_some_and(|you| wants.contains(&you))
        };
        let again = move |_| {
            Arrival::PlaysAgain.expect();
            visit.play_again();
        };
        let others = move || {
            let wants = wants.get();
            let seats = visit.seats.get();
            let names = names_at(&words.texts(), &seats);
            let you = visit.you.get();
            let who: Vec<String> = wants
                .into_iter()
                .filter(|seat| Some(*seat) != you)
                .filter_map(|seat: Seat| names.get(seat.index()).cloned())
                .collect();
            let waits = seats.iter().any(|sitter| matches!(sitter, Sitter::Person { .. }));
            match (who.is_empty(), is_asked()) {
                (false, _) => {
                    t!(words, "together-want-again", names = words.texts().list(&who), count = who.len())
                }
                (true, true) if waits => t!(words, "together-waits-again"),
                (true, _) => String::new(),
            }
        };
        view! {
            <p class="buttons">
                <button class="primary ending-rematch" disabled=is_asked on:click=again>
                    {icon(Icon::Replay)}{words.text(msg!("play-again"))}
                </button>
                <span role="status">{others}</span>
            </p>
        }
    }

    /// Goes to the next table, if one wants to play again; otherwise the way there is shown.
    fn follow(self) {
        let visit = self.visit;
        let next = visit.next;
        Effect::new(move |_| {
            let Some(next) = next.get() else { return };
            Promise::carry(visit.id, next);
            let wanted = untrack(|| {
                let again = visit.again.get();
                visit.you.get().is_some_and(|you| again.contains(&you))
            });
            if wanted || visit.is_spectator {
                if visit.is_spectator { Route::Screen(next) } else { Route::Table(next) }.go();
            }
        });
    }
}

fn dice(words: Words, dice: Dice) -> String {
    match dice {
        Dice::Unknown => t!(words, "together-dice-checking"),
        Dice::Fair(outcomes) => t!(words, "together-dice-fair", outcomes = outcomes),
        Dice::Unfair => t!(words, "together-dice-unfair"),
    }
}

fn rating(words: Words, counted: &Counted) -> String {
    let shown = |rating: f64| words.texts().decimal(rating, 1);
    t!(words, "together-rating-changed", before = shown(counted.before), after = shown(counted.after))
}
