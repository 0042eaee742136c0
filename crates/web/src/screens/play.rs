//! A game being played.

use games::with_game;
use locale::{msg, t};
use markup::prelude::*;
use table::{Match, Seat};

use super::missing::missing;
use crate::browser::{
    can_share, copy, download, focus_on, is_focused_inside, is_nothing_focused, on_key, on_window, share,
    soon, window,
};
use crate::later;
use crate::library::Library;
use crate::link;
use crate::motion;
use crate::parts::bar::{bar, icon_button};
use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::play::{Alternative, AnyTable, Export, Table, Told};
use crate::route::Route;
use crate::settings;
use crate::sound::{Sound, Voice};
use crate::thinker::Thinker;
use crate::words::Words;

/// How many sentences of the log stand beside the table.
const LOG: usize = 60;

/// The screen of a game that is kept.
pub(crate) fn open(id: &str) -> Markup {
    let library = Library::of_page();
    let (Some(game), Some(record)) = (library.game(id), library.record(id)) else { return missing() };
    with_game!(game, G => match Match::<G>::read(&record) {
        Ok(played) => play(Table::new(played, Some(id.to_owned())).into()),
        // A record that was damaged in storage is shown as far as it goes.
        Err(error) => match error.so_far {
            Some(played) => play(Table::new(*played, Some(id.to_owned())).into()),
            None => missing(),
        },
    })
}

/// The screen of a table.
pub(crate) fn play(table: AnyTable) -> Markup {
    let words = Words::of_page();
    let (log, score, more) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let explain = RwSignal::new(false);
    let company = table.core.company();
    let is_here = company.is_none();
    if is_here {
        Thinker::of_page().wake();
    }
    table.now().go_on();
    keep_focus(table);
    give_cues(table);
    let is_asked = Signal::derive(move || table.core.asked().is_some());
    let name = table.now().name();
    let (is_over, is_table_shown) = (ended(table), RwSignal::new(false));
    let is_covered = move || is_over.get() && !is_table_shown.get();
    view! {
        {bar(move || table.now().game_title(), view! {
            {is_here.then(|| view! {
                {icon_button(Icon::Undo, words.signal(msg!("play-undo")), move || !table.core.can_undo(), move || table.now().undo())}
                {icon_button(Icon::Hint, words.signal(msg!("play-hint")), move || !is_asked.get(), move || table.now().ask_hint())}
            })}
            {company.as_ref().map(|company| company.actions())}
            {icon_button(Icon::Score, words.signal(msg!("play-score")), || false, move || score.set(true))}
            {icon_button(Icon::Log, words.signal(msg!("play-log")), || false, move || log.set(true))}
            {sound_button()}
            {icon_button(Icon::Menu, words.signal(msg!("play-more")), || false, move || more.set(true))}
        })}
        <main id="main" tabindex="-1" class=format!("play play-{name}") class:concluded=is_covered
            data-steps=move || table.core.steps().to_string()>
            {situation(table, explain)}
            {hint_panel(table)}
            <div class="table-area" inert=is_covered>
                {move || match table.core.curtain.get() {
                    Some(seat) => curtain(table, seat),
                    None => table.now().board(),
                }}
            </div>
            <aside class="side" inert=is_covered>
                <section class="side-score" tabindex="0" aria-label=words.label(msg!("play-score"))>{table.now().score()}</section>
                <section class="side-log" aria-label=words.label(msg!("play-log"))>{log_list(table)}</section>
            </aside>
            <Show when=move || is_over.get()>{later::ending(table, is_table_shown)}</Show>
        </main>
        {dialog(score, words.signal(msg!("play-score")), "", move || view! {{table.now().score()}})}
        {dialog(log, words.signal(msg!("play-log")), "", move || view! {{log_list(table)}})}
        {explain_dialog(table, explain)}
        {company.map(|company| company.dialogs())}
        {dialog(more, words.signal(msg!("play-more")), "", move || view! {{more_panel(table)}})}
    }
}

/// Whether the end of a game is shown. As soon as it is known, what tells of it is fetched.
fn ended(table: AnyTable) -> Memo<bool> {
    Effect::new(move |_| {
        if table.core.is_over() {
            later::expect_ending();
        }
    });
    Memo::new(move |_| !table.now().ending().is_empty())
}

/// Lets everything be heard, or nothing; it says which of them is so.
fn sound_button() -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    let is_on = Memo::new(move |_| settings.with(|settings| settings.sound));
    let label = move || if is_on.get() { t!(words, "play-sound-on") } else { t!(words, "play-sound-off") };
    let voice = Voice::of_page();
    let turn = move |_| {
        settings.update(|settings| settings.sound = !settings.sound);
        voice.play(Sound::Card);
    };
    view! {
        <button class="quiet sound" aria-label=label title=label on:click=turn>
            {move || icon(if is_on.get() { Icon::Sounding } else { Icon::Silent })}
        </button>
    }
}

/// Lets be heard and felt what the screen says as well: that somebody is asked, that something is refused, that it is over.
fn give_cues(table: AnyTable) {
    let voice = table.core.voice;
    let cue = move |is_so: Signal<bool>, sound: Sound| {
        Effect::new(move |was_so: Option<bool>| {
            let is_so = is_so.get();
            // What is so in the beginning is no news.
            if is_so && was_so == Some(false) {
                voice.play(sound);
            }
            is_so
        });
    };
    cue(Signal::derive(move || table.core.asked().is_some()), Sound::Turn);
    cue(Signal::derive(move || !table.now().ending().is_empty()), Sound::End);
    Effect::new(move |_| {
        if table.core.refusals().is_some() {
            voice.play(Sound::Refusal);
        }
    });
}

/// Whose turn it is and what is asked, always at the same place; and why something was refused.
fn situation(table: AnyTable, explain: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let is_asked = move || table.core.asked().is_some();
    view! {
        <div class="situation" class:asked=is_asked>
            <p class="ask" role="status">{move || table.now().situation()}</p>
            {explain_button(table, explain)}
            <p class="visually-hidden" aria-live="polite">{news(table)}</p>
            <div class="refusals">
                <p class="refusal" role="alert">{refusal(table)}</p>
                <Show when=move || table.core.is_unkept.get()>
                    <p class="refusal" role="alert">{words.text(msg!("play-unkept"))}</p>
                </Show>
            </div>
            {table.core.company().map(|company| company.notice())}
        </div>
    }
}

/// Why the last action was refused.
pub(super) fn refusal(table: AnyTable) -> impl Fn() -> Option<String> {
    move || table.core.refusal.get().map(|refusal| refusal.why)
}

/// What the last step brought. What stands there already stays, so that each sentence is read out once.
pub(super) fn news(table: AnyTable) -> Markup {
    let each = move || {
        let (table, steps) = (table.now(), table.core.steps());
        let told = table.news().into_iter().enumerate();
        told.map(|(n, said)| (steps, n, said)).collect()
    };
    keyed(each, Clone::clone, |(_, _, said): (usize, usize, String)| view! { <span>{said}" "</span> })
}

/// What the choice is about, with the way to the rules.
pub(super) fn explain_dialog(table: AnyTable, explain: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let name = table.now().name();
    on_key(move |key| {
        if key == "?" && untrack(|| table.core.asked()).is_some() {
            explain.set(true);
        }
    });
    dialog(explain, words.signal(msg!("play-explain")), "", move || {
        view! {
            <div class="prose">{move || explanation(table)}</div>
            <p>
                <a class="button" href=move || Route::chapter(name, table.now().chapter())>
                    {words.text(msg!("home-rules"))}
                </a>
            </p>
        }
    })
}

/// Asks what the choice is about. It has its place also while nothing is asked.
pub(super) fn explain_button(table: AnyTable, explain: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    view! {
        <button class="quiet explain" class:off=move || table.core.asked().is_none()
            on:click=move |_| explain.set(true) aria-label=words.label(msg!("play-explain"))>"?"</button>
    }
}

fn explanation(table: AnyTable) -> Markup {
    let text = table.now().explanation();
    text.lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect_markup()
}

/// What the archmage advises, with its numbers: above the table, until it is closed or no longer asked.
fn hint_panel(table: AnyTable) -> Markup {
    let words = Words::of_page();
    let told = Memo::new(move |_| table.now().hint());
    let is_shown = move || told.get() != Told::Nothing;
    let considered = move |Alternative { actions, expected, games }: Alternative| {
        let (are_equal, action) = (actions.len() > 1, actions.join("; "));
        let told = if are_equal {
            t!(words, "play-equal", actions = action, expected = expected)
        } else {
            t!(words, "play-considered", action = action, expected = expected, games = games)
        };
        view! { <li>{told}</li> }
    };
    view! {
        <div class="hint" class:shown=is_shown>
            <div role="status">{move || match told.get() {
                Told::Nothing => Markup::Nothing,
                Told::Silence => view! { <p>{t!(words, "play-silence")}</p> },
                Told::Thinking => view! { <p class="thinking">{t!(words, "play-thinking")}</p> },
                Told::Advice { level, action, alternatives } => view! {
                    <p>{t!(words, "play-advice", level = t!(words, "level", level = level.name()), action = action)}</p>
                    <ul>{alternatives.into_iter().map(considered).collect_markup()}</ul>
                },
            }}</div>
            <button class="quiet" aria-label=words.label(msg!("page-close")) on:click=move |_| table.core.close_hint()>
                {icon(Icon::Close)}
            </button>
        </div>
    }
}

/// The device changes hands: nothing secret is on the page.
fn curtain(table: AnyTable, seat: Seat) -> Markup {
    let words = Words::of_page();
    let name = move || table.now().player(seat);
    soon(|| {
        focus_on(".curtain .primary");
    });
    view! {
        <div class="curtain">
            <h2>{move || t!(words, "play-hand-over", name = name())}</h2>
            <p>{move || t!(words, "play-hand-over-text", name = name())}</p>
            <button class="primary big" on:click=move |_| table.now().take_device(seat)>
                {move || t!(words, "play-i-am", name = name())}
            </button>
        </div>
    }
}

fn log_list(table: AnyTable) -> Markup {
    let lines = move || {
        let steps = table.core.steps();
        let told = table.now().log(LOG).into_iter().enumerate();
        told.map(|(n, said)| (steps, n, said)).collect()
    };
    // Each step brings a page of its own: lines are not pushed down, but written anew.
    let line = |(_, _, said): (usize, usize, String)| view! { <li>{said}</li> };
    view! { <ol class="log" tabindex="0">{keyed(lines, Clone::clone, line)}</ol> }
}

/// The game so far, packed for an address, if all of it may leave the device.
pub(super) fn record_link(table: AnyTable) -> RwSignal<Option<String>> {
    link::packed(move || {
        // The record grows with the game.
        let _ = table.core.steps();
        match table.now().export() {
            Export::Record(record) => Some(record),
            Export::Story(_) | Export::Nothing => None,
        }
    })
}

/// Puts the address of a packed game on the clipboard, and says so.
pub(super) fn share_link(table: AnyTable, packed: RwSignal<Option<String>>, said: RwSignal<String>) {
    let words = table.core.words();
    let Some(packed) = packed.get_untracked() else { return };
    let page = window().location().href().unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    let address = format!("{page}{}", Route::Shared(packed).href());
    let title = untrack(|| table.now().game_title());
    wasm_bindgen_futures::spawn_local(async move {
        if can_share() {
            // Who changes their mind wants nothing else instead.
            let _ = share(&title, &address).await;
            return;
        }
        let done = copy(&address).await.is_ok();
        // The screen may be gone by then.
        let _ = said.try_set(if done { untrack(|| t!(words, "play-copied")) } else { address });
    });
}

/// What is not needed all the time.
fn more_panel(table: AnyTable) -> Markup {
    let words = Words::of_page();
    let said = RwSignal::new(String::new());
    // Some browsers let a page copy and share only at once when a button is pressed.
    let packed = record_link(table);
    let give = move |_| share_link(table, packed, said);
    let export = move |_| {
        let table = table.now();
        let (Export::Record(text) | Export::Story(text)) = table.export() else { return };
        if download(&format!("{}.txt", table.name()), &text).is_err() {
            said.set(t!(words, "play-export-failed"));
        }
    };
    let is_whole = Memo::new(move |_| matches!(table.now().export(), Export::Record(_)));
    let is_story = Memo::new(move |_| matches!(table.now().export(), Export::Story(_)));
    let rules = table.now().game().map_or(Route::Home, Route::Rules).href();
    view! {
        <ul class="menu">
            <li><a class="button" href=rules>{words.text(msg!("home-rules"))}</a></li>
            <Show when=move || is_whole.get()>
                <li><button class="share" on:click=give>
                    {move || if can_share() { t!(words, "play-share-with") } else { t!(words, "play-share") }}
                </button></li>
                <li><button class="export" on:click=export>{words.text(msg!("play-export"))}</button></li>
            </Show>
            <Show when=move || is_story.get()>
                <li><button class="export" on:click=export>{words.text(msg!("play-export-story"))}</button></li>
            </Show>
            <li><a class="button" href=Route::Settings.href()>{words.text(msg!("settings-title"))}</a></li>
        </ul>
        <Show when=move || !is_whole.get()><p>{words.text(msg!("play-secrets"))}</p></Show>
        <p role="status" class="said">{move || said.get()}</p>
        <section class="prose">
            <h3>{words.text(msg!("play-this-table"))}</h3>
            <p>{move || table.now().heading()}</p>
            <p>{words.text(msg!("play-keys"))}</p>
        </section>
    }
}

/// Shows the impatient what comes next. While they are asked there is nothing to wait for.
fn hurry(table: AnyTable) {
    if untrack(|| table.core.asked()).is_none() {
        table.core.skip();
        motion::hurry();
    }
}

/// From where the focus goes to what is asked: the table, and what is pressed in order to play on and then goes away.
const LEADS_TO_TABLE: &str = "h1, .table-area, .tidings";

/// Puts the focus on what is asked, if it was at the table or nowhere: so that a game can be played by keyboard alone.
pub(super) fn keep_focus(table: AnyTable) {
    Effect::new(move |_| {
        if table.core.asked().is_some() && (is_nothing_focused() || is_focused_inside(LEADS_TO_TABLE)) {
            soon(|| {
                if !is_focused_inside("[data-choice]:not([aria-disabled=true])") {
                    focus_on(".table-area [data-choice]:not([aria-disabled=true])");
                }
            });
        }
    });
    on_key(move |key| match key {
        "h" => table.now().ask_hint(),
        "Escape" => table.core.close_hint(),
        "u" if table.core.can_undo() => table.now().undo(),
        _ => hurry(table),
    });
    on_window("pointerdown", move |_| hurry(table));
}
