//! Opening a table: the same set-up as for a game here, and what people elsewhere have to agree on.

use std::rc::Rc;

use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use protocol::calls::{Me, Opened, Wanted};
use protocol::{Access, Clock, Opening};
use wasm_bindgen_futures::spawn_local;

use super::server::{self, Failed, number};
use super::visit::Arrival;
use super::who::{Typed, Who};
use crate::route::Route;
use crate::screens::setup::{Elsewhere, Entries, setup_elsewhere};
use crate::words::Words;

/// What is agreed on besides the rules.
#[derive(Clone, Copy)]
struct Agreed {
    is_listed: RwSignal<bool>,
    clock: RwSignal<Clock>,
    is_rated: RwSignal<bool>,
    are_spectators_welcome: RwSignal<bool>,
}

/// The screen on which a table is opened.
pub(super) fn open(game: GameName) -> Markup {
    let agreed = Agreed {
        is_listed: RwSignal::new(false),
        clock: RwSignal::new(Clock::None),
        is_rated: RwSignal::new(false),
        are_spectators_welcome: RwSignal::new(true),
    };
    let (who, typed) = (Who::ask(), Typed::new());
    let (failed, is_busy) = (RwSignal::new(None), RwSignal::new(false));
    // Who presses twice wants one table.
    let request = number();
    let begin = move |options: Entries| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        failed.set(None);
        let opening = Opening {
            game: game.name().to_owned(),
            options,
            access: if agreed.is_listed.get_untracked() { Access::Listed } else { Access::Link },
            clock: agreed.clock.get_untracked(),
            rated: agreed.is_rated.get_untracked(),
            spectators: agreed.are_spectators_welcome.get_untracked(),
        };
        spawn_local(async move {
            match opened(who, typed, Wanted { number: request, opening }).await {
                Ok(opened) => {
                    Arrival::Sits.expect();
                    Route::Table(opened.table).go();
                }
                Err(why) => drop(failed.try_set(Some(why))),
            }
            let _ = is_busy.try_set(false);
        });
    };
    let is_ready = Signal::derive(move || !is_busy.get() && !matches!(who.get(), Who::Failed(_)));
    let elsewhere = Elsewhere { more: more(agreed, who, typed, failed), begin: Rc::new(begin), is_ready };
    with_game!(game, G => setup_elsewhere::<G>(elsewhere))
}

async fn opened(who: RwSignal<Who>, typed: Typed, wanted: Wanted) -> Result<Opened, Failed> {
    if !matches!(who.try_get_untracked(), Some(Who::Known(_))) {
        let me: Me = typed.join().await?;
        let _ = who.try_set(Who::Known(me));
    }
    server::send("POST", "tables", &wanted).await
}

/// What people elsewhere have to agree on, and the name of who opens the table.
fn more(agreed: Agreed, who: RwSignal<Who>, typed: Typed, failed: RwSignal<Option<Failed>>) -> Markup {
    let words = Words::of_page();
    let is_known = Memo::new(move |_| matches!(who.get(), Who::Known(_)));
    let clock = |clock: Clock| {
        view! {
            <label class="choice">
                <input type="radio" name="clock" value=clock.name() prop:checked=move || agreed.clock.get() == clock
                    on:change=move |_| agreed.clock.set(clock) />
                <span><strong>{move || t!(words, "together-clock", clock = clock.name())}</strong>" "
                    <span>{move || t!(words, "together-clock-about", clock = clock.name())}</span></span>
            </label>
        }
    };
    let switch = move |is_on: RwSignal<bool>, name: locale::Message, about: locale::Message| {
        view! {
            <label class="switch">
                <input type="checkbox" prop:checked=is_on on:change:target=move |event| is_on.set(event.target().checked()) />
                <span class="switch-text"><strong>{words.text(name)}</strong><span>{words.text(about)}</span></span>
            </label>
        }
    };
    let told = move || match who.get() {
        Who::Failed(why) => Some(why),
        _ => failed.get(),
    };
    view! {
        <section class="setup-agreed">
            <h2>{words.text(msg!("together-agreed"))}</h2>
            <Show when=move || !is_known.get()>{typed.field()}</Show>
            <fieldset class="clocks"><legend>{words.text(msg!("together-clocks"))}</legend>{Clock::ALL.map(clock).collect_markup()}</fieldset>
            <p class="hint-text">{words.text(msg!("together-clock-away"))}</p>
            {switch(agreed.is_listed, msg!("together-listed"), msg!("together-listed-about"))}
            {switch(agreed.is_rated, msg!("together-rated"), msg!("together-rated-about"))}
            {switch(agreed.are_spectators_welcome, msg!("together-spectators"), msg!("together-spectators-about"))}
            {move || told().map(|why| view! { <p class="wrong" role="alert">{why.say(words)}</p> })}
        </section>
    }
}
