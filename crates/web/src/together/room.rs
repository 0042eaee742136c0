//! The waiting room: who sits where, the link for the others, and what the host does.

use bots::Level;
use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use protocol::{Clock, Command, Opening, Seen, Sitter};
use table::{Seat, settled};
use telling::online::names_at;
use telling::{Names, Pen, Teller};
use wasm_bindgen_futures::spawn_local;
use web_sys::SubmitEvent;

use super::server::refusal;
use super::share;
use super::title;
use super::visit::{Reach, Visit};
use super::who::Typed;
use crate::board::Board;
use crate::browser::focus_on;
use crate::parts::bar::bar;
use crate::parts::dialog::dialog;
use crate::parts::portrait::{Portrait, portrait};
use crate::route::Route;
use crate::words::Words;

/// The waiting room.
pub(super) fn room(visit: Visit) -> Markup {
    let words = Words::of_page();
    let opening = visit.known.with_untracked(|known| known.as_ref().map(|known| known.opening.clone()));
    let Some(opening) = opening else { return Markup::Nothing };
    let game = GameName::read(&opening.game);
    let name = opening.game.clone();
    let title = move || title(words, &name);
    let you = visit.you;
    let sits = Memo::new(move |_| you.get().is_some() && !visit.is_spectator);
    let is_host =
        Memo::new(move |_| visit.known.with(|known| known.as_ref().is_some_and(Seen::is_host)) && sits.get());
    let (edited, is_edited) = (RwSignal::new(None::<Seat>), RwSignal::new(false));
    let edit = move |seat| {
        edited.set(Some(seat));
        is_edited.set(true);
    };
    let rules = opening.clone();
    view! {
        {bar(move || t!(words, "together-table-title", game = title()), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page room">
            <section class="room-seats">
                <h2 class="visually-hidden">{words.text(msg!("setup-players"))}</h2>
                {round(visit, is_host, edit)}
                {move || if is_host.get() { hosting(visit) } else if sits.get() { waiting(visit) } else { coming(visit) }}
                <Show when=move || visit.reach.get() == Reach::Lost>
                    <p class="tidings lost" role="status">{words.text(msg!("together-lost"))}</p>
                </Show>
                {move || visit.refused.get().map(|reason| view! { <p class="wrong" role="alert">{refusal(words, reason)}</p> })}
            </section>
            <section class="room-invite">
                <h2>{words.text(msg!("together-link-title"))}</h2>
                <p>{words.text(msg!("together-link-about"))}</p>
                {share::link(visit.id)}
            </section>
            <section class="room-rules">
                <h2>{words.text(msg!("setup-options"))}</h2>
                <p>{move || game.map(|game| with_game!(game, G => heading::<G>(words, &rules, visit)))}</p>
                <p>{move || agreed(words, &opening)}</p>
                <p class="buttons">
                    <a class="button" href=game.map_or(Route::Home, Route::Rules).href()>{words.text(msg!("home-rules"))}</a>
                    <Show when=move || !visit.is_spectator>
                        <a class="button" href=Route::Screen(visit.id).href()>{words.text(msg!("together-screen"))}</a>
                    </Show>
                    <Show when=move || sits.get()>
                        <button class="leave" on:click=move |_| visit.ask(Command::Leave)>{words.text(msg!("together-get-up"))}</button>
                    </Show>
                </p>
            </section>
        </main>
        {dialog(is_edited, words.signal(msg!("together-seat-edit")), "seat-dialog", move || {
            edited.get_untracked().map_or(Markup::Nothing, |seat| filling(visit, seat, is_edited))
        })}
    }
}

/// The table in a sentence or two.
fn heading<G: Board>(words: Words, opening: &Opening, visit: Visit) -> String {
    let rules = visit.known.with_untracked(|known| known.as_ref().map_or(G::RULES, |known| known.rules));
    let Ok(game) = settled::<G>(&opening.options, rules) else { return String::new() };
    let texts = words.texts();
    let seats = visit.seats.get();
    let names = Names::new(names_at(&texts, &seats), None, &texts);
    game.heading(&Teller { texts: &texts, names: &names, to: None, pen: Pen::Plain })
}

/// Clock, ratings and who may look on.
pub(super) fn agreed(words: Words, opening: &Opening) -> String {
    let mut told = Vec::new();
    if opening.clock != Clock::None {
        told.push(t!(words, "together-clock-about", clock = opening.clock.name()));
    }
    if opening.rated {
        told.push(t!(words, "together-rated-about"));
    }
    if !opening.spectators {
        told.push(t!(words, "together-no-spectators"));
    }
    told.join(" ")
}

/// The seats in which nobody sits.
pub(super) fn free(seats: &[Sitter]) -> Vec<Seat> {
    Seat::all(seats.len()).filter(|seat| seats[seat.index()] == Sitter::Nobody).collect()
}

/// The seats around the table.
fn round(visit: Visit, is_host: Memo<bool>, edit: impl Fn(Seat) + Copy + 'static) -> Markup {
    let words = Words::of_page();
    let seats = visit.seats;
    let count = move || seats.with(Vec::len);
    let all = move || Seat::all(count()).collect();
    let seat = move |seat: Seat| {
        let sitter = Memo::new(move |_| {
            seats.with(|seats| seats.get(seat.index()).cloned()).unwrap_or(Sitter::Nobody)
        });
        let name = move || {
            let names = names_at(&words.texts(), &seats.get());
            names.get(seat.index()).cloned().unwrap_or_default()
        };
        let is_away = move || matches!(sitter.get(), Sitter::Person { .. }) && visit.is_away(seat);
        let is_own = move || visit.you.get() == Some(seat);
        let host = visit.host;
        let kind = move || match sitter.get() {
            Sitter::Bot { level } => t!(words, "setup-level", level = level),
            Sitter::Person { .. } if is_away() => t!(words, "together-is-away"),
            Sitter::Person { account, .. } if Some(account) == host.get() => t!(words, "together-is-host"),
            Sitter::Person { program: true, .. } => t!(words, "together-is-program"),
            Sitter::Person { .. } | Sitter::Nobody => String::new(),
        };
        let shown = move || match sitter.get() {
            Sitter::Nobody => t!(words, "together-seat-free"),
            _ if is_own() => words.say(msg!("you"), &[]),
            _ => name(),
        };
        let whom = move || seats.with(|seats| Portrait::at(seats, seat));
        let is_free = move || sitter.get() == Sitter::Nobody;
        let press = move |_| {
            if is_host.get_untracked() && !untrack(is_own) {
                edit(seat);
            } else if untrack(is_free) && visit.account.get_untracked().is_some() {
                visit.sit(Some(seat));
            } else {
                focus_on(".room-sit input");
            }
        };
        // Whoever sits somewhere gets up before sitting down elsewhere.
        let can_sit = move || is_free() && visit.you.get().is_none() && !visit.is_spectator;
        let is_button = move || (is_host.get() && !is_own()) || can_sit();
        let label = move || t!(words, "setup-seat-is", number = seat.number(), name = shown(), kind = kind());
        view! {
            <li class="seat" class:away=is_away style=("--n", seat.index().to_string())>
                <button type="button" class="seat-sitter" class:person=is_own class:seat-add=is_free disabled=move || !is_button()
                    aria-label=label on:click=press>
                    <span class="medallion" aria-hidden="true">
                        {move || if is_free() { "+".into_markup() } else { portrait(whom()) }}
                    </span>
                    <span class="seat-plate"><strong>{shown}</strong>" "{kind}</span>
                </button>
            </li>
        }
    };
    let free = move || seats.with(|seats| free(seats).len());
    view! {
        <div class="round" style=("--spots", move || count().to_string())>
            <div class="round-top"></div>
            <ol class="seats">{keyed(all, |seat| *seat, seat)}</ol>
            <div class="round-middle fixed">
                <span role="status">{move || t!(words, "together-free-seats", count = free())}</span>
            </div>
        </div>
    }
}

/// What the host does: fills the free seats, and begins.
fn hosting(visit: Visit) -> Markup {
    let words = Words::of_page();
    let free = move || visit.seats.with(|seats| free(seats));
    let fill = move || {
        for seat in untrack(free) {
            visit.ask(Command::Fill { seat, level: Level::USUAL.name().to_owned() });
        }
    };
    let begin = move || {
        fill();
        visit.ask(Command::Start);
    };
    let is_full = move || free().is_empty();
    // Whoever plays again with the same people has said so before.
    Effect::new(move |_| {
        if visit.plays_again.get() && is_full() {
            visit.plays_again.set(false);
            begin();
        }
    });
    view! {
        <p class="room-hint">{move || if is_full() { t!(words, "together-all-there") } else { t!(words, "together-host-waits") }}</p>
        <p class="buttons room-begin">
            <button class="primary big" on:click=move |_| begin()>
                {words.text(msg!("setup-begin"))}
            </button>
            <Show when=move || !is_full()>
                <button class="fill" on:click=move |_| fill()>{words.text(msg!("together-fill"))}</button>
            </Show>
        </p>
    }
}

/// Whoever sits there waits for the host.
fn waiting(visit: Visit) -> Markup {
    let words = Words::of_page();
    let host = move || {
        let (host, seats) = (visit.host.get(), visit.seats.get());
        let is_host =
            |sitter: &Sitter| matches!(sitter, Sitter::Person { account, .. } if Some(*account) == host);
        let at = seats.iter().position(is_host)?;
        names_at(&words.texts(), &seats).into_iter().nth(at)
    };
    view! { <p class="room-hint" role="status">{move || t!(words, "together-waits-for", name = host().unwrap_or_default())}</p> }
}

/// Whoever does not sit there yet sits down: a name, and nothing else.
fn coming(visit: Visit) -> Markup {
    let words = Words::of_page();
    if visit.is_spectator {
        return view! { <p class="room-hint">{words.text(msg!("together-scan"))}</p> };
    }
    let is_known = Memo::new(move |_| visit.account.get().is_some());
    let seats = visit.seats;
    let is_full = Memo::new(move |_| seats.with(|seats| !seats.contains(&Sitter::Nobody)));
    let typed = Typed::new();
    let (failed, is_busy) = (RwSignal::new(None), RwSignal::new(false));
    let sit = move |event: SubmitEvent| {
        event.prevent_default();
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        failed.set(None);
        spawn_local(async move {
            let is_known = is_known.try_get_untracked() == Some(true);
            let joined = if is_known { Ok(()) } else { typed.join().await.map(drop) };
            match joined {
                Ok(()) => {
                    if !is_known {
                        visit.come_again();
                    }
                    visit.sit(None);
                }
                Err(why) => drop(failed.try_set(Some(why))),
            }
            let _ = is_busy.try_set(false);
        });
    };
    view! {
        <form class="room-sit" on:submit=sit>
            <Show when=move || is_full.get()><p class="room-hint" role="status">{words.text(msg!("together-full"))}</p></Show>
            <Show when=move || !is_full.get()>
                <Show when=move || !is_known.get()>{typed.field()}</Show>
                <button class="primary big" type="submit" disabled=move || is_busy.get()>
                    {words.text(msg!("together-sit-down"))}
                </button>
            </Show>
            {move || failed.get().map(|why: super::server::Failed| view! { <p class="wrong" role="alert">{why.say(words)}</p> })}
        </form>
    }
}

/// The host says who sits in a seat.
fn filling(visit: Visit, seat: Seat, open: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let sitter = visit.known.with_untracked(|known| known.as_ref()?.seats.get(seat.index()).cloned());
    let game = visit.known.with_untracked(|known| GameName::read(&known.as_ref()?.opening.game));
    let levels: &[Level] = game.map_or(&[], |game| with_game!(game, G => <G as bots::HasBots>::LEVELS));
    let is_free = sitter.is_none_or(|sitter| sitter == Sitter::Nobody);
    let clear = move |_| {
        open.set(false);
        visit.ask(Command::Clear { seat });
    };
    let level = |level: Level| {
        let fill = move |_| {
            open.set(false);
            if !is_free {
                visit.ask(Command::Clear { seat });
            }
            visit.ask(Command::Fill { seat, level: level.name().to_owned() });
        };
        view! {
            <li><button class="level" on:click=fill>
                <strong>{move || t!(words, "setup-level", level = level.name())}</strong>
                <span>{move || t!(words, "setup-level-about", level = level.name())}</span>
            </button></li>
        }
    };
    view! {
        <ul class="levels-list">{levels.iter().copied().map(level).collect_markup()}</ul>
        {(!is_free).then(|| view! {
            <p class="buttons"><button on:click=clear>{words.text(msg!("together-free-seat"))}</button></p>
        })}
    }
}
