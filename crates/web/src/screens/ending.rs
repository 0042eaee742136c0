//! The end of a game: who won and how, how it went, what was special, and what one may do now.

use games::with_game;
use locale::{msg, t};
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::play::{record_link, share_link};
use crate::browser::{document, focus_on, is_focused_inside, is_nothing_focused, soon};
use crate::motion::{Motion, WAY, before_paint};
use crate::parts::icon::{Icon, icon};
use crate::parts::plot::{Frame, marker, plot};
use crate::parts::portrait::portrait;
use crate::parts::result_picture::{Poster, share_picture};
use crate::play::{AnyTable, Placed, Retold};
use crate::route::Route;
use crate::words::Words;

/// How long the table is looked at before the result comes, in milliseconds at the normal pace.
const LOOK: u32 = 1500;

/// The result, which lies above the table until somebody wants to look at that.
pub(crate) fn ending(table: AnyTable, is_table_shown: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    is_table_shown.set(false);
    let retold = Memo::new(move |_| retold(table));
    let title = move || {
        let told = retold.get().map(|retold| retold.conclusion);
        told.or_else(|| table.now().result())
    };
    arrive();
    view! {
        <section class="ending" class:folded=move || is_table_shown.get() aria-labelledby="ending-title">
            <div class="ending-head">
                {move || winners(table)}
                <h2 id="ending-title" tabindex="-1">{title}</h2>
                <button class="quiet ending-fold" aria-expanded=move || (!is_table_shown.get()).to_string()
                    on:click=move |_| is_table_shown.update(|shown| *shown = !*shown)>
                    {move || fold_label(words, is_table_shown.get())}
                </button>
            </div>
            <div class="ending-body">
                <ol class="ending-places">{move || table.now().ending().into_iter().map(|placed| row(words, placed)).collect_markup()}</ol>
                {move || retold.get().map(|retold| course(words, &retold))}
                {ways_on(table, retold)}
            </div>
        </section>
    }
}

/// What there is to tell of a game that is over.
fn retold(table: AnyTable) -> Option<Retold> {
    with_game!(table.now().game()?, G => table.of::<G>()?.retold())
}

/// What the button says that shows the table, or the result again.
fn fold_label(words: Words, is_table_shown: bool) -> String {
    if is_table_shown { t!(words, "ending-result") } else { t!(words, "ending-look") }
}

/// Lets the result come when the table has been looked at, and puts the focus on it if it was at the table or nowhere.
fn arrive() {
    let motion = Motion::of_page();
    before_paint(move || {
        let found = document().query_selector(".ending").ok().flatten();
        if let Some(ending) = found {
            let changes =
                [("opacity", "0", "1"), ("translate", "0 24px", "0 0"), ("visibility", "hidden", "visible")];
            motion.change(&ending, &changes, WAY, LOOK);
        }
    });
    soon(|| {
        if is_nothing_focused() || is_focused_inside("h1, .table-area") {
            focus_on("#ending-title");
        }
    });
}

/// Who has won, as portraits.
fn winners(table: AnyTable) -> Markup {
    let won = table.now().ending().into_iter().filter(|placed| placed.place == 1);
    let one = |placed: Placed| view! { <span class="ending-medal">{portrait(table.core.portrait(placed.seat))}</span> };
    view! { <span class="ending-medals" aria-hidden="true">{won.map(one).collect_markup()}</span> }
}

fn row(words: Words, placed: Placed) -> Markup {
    let Placed { place, number, name, reached, .. } = placed;
    view! {
        <li class="ending-row" class:winner=place == 1>
            <span class="place-number">{t!(words, "place", place = place)}</span>
            <span class="name">{marker(number)}<span>{name}</span></span>
            <span class="points">{reached}</span>
        </li>
    }
}

/// How it went, and what was special.
fn course(words: Words, retold: &Retold) -> Markup {
    let Retold { highlights, curve, names, curve_told, .. } = retold;
    let drawn = (curve.stops() > 0)
        .then(|| view! { <div class="ending-plot">{plot(curve, names, curve.stops(), Frame::LARGE, curve_told.clone())}</div> });
    let special = (!highlights.is_empty()).then(|| {
        let each = highlights.iter().map(|said| view! { <li>{said.clone()}</li> });
        view! {
            <div class="ending-special">
                <h3>{t!(words, "ending-special")}</h3>
                <ul>{each.collect_markup()}</ul>
            </div>
        }
    });
    view! { {drawn}{special} }
}

/// What one may do now.
fn ways_on(table: AnyTable, retold: Memo<Option<Retold>>) -> Markup {
    let words = Words::of_page();
    let said = RwSignal::new(String::new());
    let rematch = move |_| {
        if let Some(id) = table.now().rematch() {
            Route::Play(id).go();
        }
    };
    // Some browsers let a page copy only at once when a button is pressed.
    let packed = record_link(table);
    let replay = move || packed.get().map(|packed| Route::Shared(packed).href());
    let set_up = table.now().game().map_or(Route::Home, Route::New).href();
    let picture = move |_| {
        let Some(poster) = poster(table, retold) else { return };
        spawn_local(async move {
            let done = share_picture(&poster).await;
            let told = untrack(|| match done {
                Ok(true) => t!(words, "ending-picture-saved"),
                Ok(false) => String::new(),
                Err(_) => t!(words, "ending-picture-failed"),
            });
            // The screen may be gone by then.
            let _ = said.try_set(told);
        });
    };
    let company = table.core.company();
    view! {
        <div class="ending-ways">
            {company.as_ref().map(|company| company.ways_on())}
            {company.is_none().then(|| view! { <p class="buttons">
                <button class="primary ending-rematch" on:click=rematch>{icon(Icon::Replay)}{words.text(msg!("play-again"))}</button>
                {review_slot(table)}
                <a class="button ending-replay" href=replay>{words.text(msg!("play-replay"))}</a>
                <a class="button" href=set_up.clone()>{words.text(msg!("rules-play"))}</a>
            </p> })}
            <p class="buttons ending-share">
                <button class="ending-picture" on:click=picture>{words.text(msg!("ending-picture"))}</button>
                <button class="ending-link" disabled=move || packed.get().is_none()
                    on:click=move |_| share_link(table, packed, said)>{words.text(msg!("play-share"))}</button>
                <a class="button" href=Route::Statistics.href()>{words.text(msg!("statistics-title"))}</a>
            </p>
            <p role="status" class="said">{move || said.get()}</p>
        </div>
    }
}

/// The way to a review of the game, if it is kept.
fn review_slot(table: AnyTable) -> Markup {
    let words = Words::of_page();
    let link = table.core.kept_as().map(|id| {
        view! {
            <a class="button review-link" href=Route::Review(id).href()>
                {icon(Icon::Review)}{words.text(msg!("play-review"))}
            </a>
        }
    });
    link.into_markup()
}

/// What is on the picture of the result.
fn poster(table: AnyTable, retold: Memo<Option<Retold>>) -> Option<Poster> {
    let (told, now) = (retold.get_untracked()?, table.now());
    untrack(|| Some(Poster { game: now.game_title(), name: now.name(), ending: now.ending(), told }))
}
