//! Those at a table elsewhere: around their portraits, in the bar, and above the table.

use std::time::Duration;

use locale::{msg, t};
use markup::prelude::*;
use protocol::{Command, Phase, Phrase, Sitter};
use table::Seat;
use telling::online::{names_at, phrase};

use super::after::After;
use super::calling;
use super::server::refusal;
use super::share;
use super::visit::{Reach, Running, Said, Visit};
use crate::browser::sleep;
use crate::parts::bar::icon_button;
use crate::parts::dialog::dialog;
use crate::parts::icon::Icon;
use crate::play::Company;
use crate::route::Route;
use crate::words::Words;

/// How long it is said that a bot stood in, in milliseconds.
const STOOD_IN: u32 = 6_000;

/// Those at a table elsewhere.
pub(super) struct Others {
    visit: Visit,
    after: After,
    /// Whether the dialogs are open in which one says something, or sees who is there.
    talk: RwSignal<bool>,
    people: RwSignal<bool>,
}

impl Others {
    pub(super) fn new(visit: Visit, after: After) -> Self {
        Self { visit, after, talk: RwSignal::new(false), people: RwSignal::new(false) }
    }
}

impl Company for Others {
    fn around(&self, seat: Seat) -> Markup {
        let visit = self.visit;
        let (words, state) = (Words::of_page(), state(visit, seat));
        view! {
            <span class="around" class:away=move || state.get() == State::Away class:left=move || state.get() == State::Left>
                {clock(visit, seat)}
                {bubble(visit, seat)}
                <span class="visually-hidden">{move || state.get().told(words)}</span>
            </span>
        }
    }

    fn actions(&self) -> Markup {
        let words = Words::of_page();
        let Self { visit, talk, people, .. } = *self;
        let sits = visit.you;
        view! {
            <Show when=move || sits.get().is_some() && !visit.is_spectator>
                {icon_button(Icon::Talk, words.signal(msg!("together-say")), || false, move || talk.set(true))}
            </Show>
            {icon_button(Icon::People, words.signal(msg!("together-people")), || false, move || people.set(true))}
        }
    }

    fn notice(&self) -> Markup {
        notice(self.visit)
    }

    fn dialogs(&self) -> Markup {
        let Self { visit, talk, people, .. } = *self;
        let words = Words::of_page();
        view! {
            {dialog(talk, words.signal(msg!("together-say")), "talk", move || phrases(visit, talk))}
            {dialog(people, words.signal(msg!("together-people")), "people", move || panel(visit, people))}
        }
    }

    fn ways_on(&self) -> Markup {
        self.after.ways_on()
    }
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Here,
    Away,
    Left,
}

impl State {
    fn told(self, words: Words) -> String {
        match self {
            Self::Here => String::new(),
            Self::Away => t!(words, "together-is-away"),
            Self::Left => t!(words, "together-has-left"),
        }
    }
}

fn state(visit: Visit, seat: Seat) -> Memo<State> {
    let sitter = move || visit.seats.with(|seats| seats.get(seat.index()).cloned());
    Memo::new(move |_| match sitter() {
        Some(Sitter::Person { left: true, .. }) => State::Left,
        Some(Sitter::Person { .. }) if visit.is_away(seat) => State::Away,
        _ => State::Here,
    })
}

/// The time that somebody has left, as a ring that grows shorter.
fn clock(visit: Visit, seat: Seat) -> Markup {
    let (words, running) = (Words::of_page(), visit.deadline(seat));
    let shown = move || running.get().map(|running| Left::of(running, visit.second()));
    (move || {
        running.get().map(|_| {
            let part = move || shown().map(|left| format!("{:.1}", 100.0 * left.part));
            let is_late = move || shown().is_some_and(|left| left.is_reserve);
            let told = move || shown().map(Left::told);
            let about = move || {
                running.get().map(|running| t!(words, "together-clock-about", clock = running.clock.name()))
            };
            view! {
                <span class="clock" class:late=is_late title=about>
                    <svg viewBox="0 0 40 40" aria-hidden="true">
                        <circle class="clock-face" cx="20" cy="20" r="18" pathLength="100" />
                        <circle class="clock-hand" cx="20" cy="20" r="18" pathLength="100" style=("--part", part) />
                    </svg>
                    <span class="clock-time">{told}</span>
                </span>
            }
        })
    })
    .into_markup()
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Left {
    seconds: f64,
    /// How much of the time for the decision, or of the reserve, is left.
    part: f64,
    is_reserve: bool,
}

impl Left {
    fn of(Running { decision, reserve, clock }: Running, now: f64) -> Self {
        let Some(times) = clock.times() else { return Self { seconds: 0.0, part: 0.0, is_reserve: true } };
        let is_reserve = now >= decision;
        let (until, whole) = if is_reserve { (reserve, times.reserve) } else { (decision, times.decision) };
        // Clocks that are compared over a line differ by a moment.
        let whole = whole.as_secs_f64();
        let seconds = ((until - now) / 1000.0).clamp(0.0, whole);
        let part = seconds / whole.max(1.0);
        Self { seconds, part, is_reserve }
    }

    fn told(self) -> String {
        telling::online::clock(Duration::from_secs_f64(self.seconds))
    }
}

/// What somebody just said.
fn bubble(visit: Visit, seat: Seat) -> Markup {
    let words = Words::of_page();
    let said =
        move || visit.said.with(|said| said.iter().copied().filter(|said| said.seat == seat).collect());
    keyed(
        said,
        |said: &Said| said.count,
        move |said| {
            view! { <span class="said-bubble" aria-hidden="true">{words.text(phrase(said.phrase))}</span> }
        },
    )
}

/// What can be said.
fn phrases(visit: Visit, open: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let one = |said: Phrase| {
        let say = move |_| {
            open.set(false);
            visit.say(said);
        };
        view! { <li><button class="phrase" on:click=say>{words.text(phrase(said))}</button></li> }
    };
    view! { <ul class="phrases">{Phrase::ALL.map(one).collect_markup()}</ul> }
}

/// What stands above the table: it comes and goes, and nothing else moves.
fn notice(visit: Visit) -> Markup {
    let words = Words::of_page();
    let names = move || {
        let seats = visit.seats.get();
        names_at(&words.texts(), &seats)
    };
    let name = move |seat: Seat| names().get(seat.index()).cloned().unwrap_or_default();
    // What somebody says is in a bubble for the eyes; it is read out from here.
    let read_out = move || {
        visit.said.with(|said| {
            said.iter()
                .map(|said| format!("{}: {} ", name(said.seat), words.say(phrase(said.phrase), &[])))
                .collect::<String>()
        })
    };
    let shown = RwSignal::new(None::<Seat>);
    Effect::new(move |before: Option<Option<u32>>| {
        let now = visit.stood_in.get();
        let count = now.map(|(count, _)| count);
        if before.is_some() && before != Some(count) {
            shown.set(now.map(|(_, seat)| seat));
            wasm_bindgen_futures::spawn_local(async move {
                sleep(STOOD_IN).await;
                if visit.stood_in.try_get_untracked().flatten().map(|(count, _)| count) == count {
                    let _ = shown.try_set(None);
                }
            });
        }
        count
    });
    let stood_in = move || {
        shown.get().map(|seat| {
            let who = if visit.you.get() == Some(seat) { "you" } else { "other" };
            t!(words, "together-stood-in", who = who, name = name(seat))
        })
    };
    let has_left = Memo::new(move |_| {
        visit.known.with(|known| {
            let known = known.as_ref()?;
            let own = known.you.filter(|_| !visit.is_spectator && known.phase == Phase::Playing)?;
            Some(matches!(known.seats.get(own.index()), Some(Sitter::Person { left: true, .. })))
        }) == Some(true)
    });
    let is_lost = move || matches!(visit.reach.get(), Reach::Lost | Reach::Trying);
    let looks_on = Memo::new(move |_| visit.you.get().is_none() && !visit.is_spectator);
    view! {
        <div class="all-tidings">
            <div role="status">
                <Show when=is_lost><p class="tidings lost">{words.text(msg!("together-lost"))}</p></Show>
                <Show when=move || visit.is_outdated.get()>
                    <p class="tidings">{words.text(msg!("together-outdated"))}</p>
                </Show>
                <Show when=move || looks_on.get() && visit.phase.get() == Some(Phase::Playing)>
                    <p class="tidings tidings-quiet">{words.text(msg!("together-looking-on"))}</p>
                </Show>
                {move || stood_in().map(|told| view! { <p class="tidings">{told}</p> })}
                <p class="visually-hidden" aria-live="polite">{read_out}</p>
            </div>
            <Show when=move || has_left.get()>
                <p class="tidings">
                    <span>{words.text(msg!("together-bot-plays"))}</span>
                    <button class="primary" on:click=move |_| visit.sit(None)>{words.text(msg!("together-come-back"))}</button>
                </p>
            </Show>
        </div>
    }
}

/// Who sits where, and what there is to do besides playing.
fn panel(visit: Visit, open: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let seats = visit.seats;
    let rows = move || {
        let seats = seats.get();
        let names = names_at(&words.texts(), &seats);
        Seat::all(seats.len())
            .zip(seats)
            .zip(names)
            .map(|((seat, sitter), name)| person(visit, seat, &sitter, name))
            .collect_markup()
    };
    let plays = Memo::new(move |_| {
        visit.you.get().is_some() && visit.phase.get() == Some(Phase::Playing) && !visit.is_spectator
    });
    let leave = move |_| {
        open.set(false);
        visit.ask(Command::Leave);
    };
    view! {
        <ul class="people-list">{rows}</ul>
        {move || visit.refused.get().map(|reason| view! { <p role="alert">{refusal(words, reason)}</p> })}
        {calling::switch()}
        <h3>{words.text(msg!("together-link-title"))}</h3>
        {share::link(visit.id)}
        <p class="buttons">
            <a class="button" href=Route::Screen(visit.id).href()>{words.text(msg!("together-screen"))}</a>
            <a class="button" href=Route::Together.href()>{words.text(msg!("together-to-tables"))}</a>
            <Show when=move || plays.get()>
                <button class="leave" on:click=leave>{words.text(msg!("together-leave-game"))}</button>
            </Show>
        </p>
        <Show when=move || plays.get()><p class="hint-text">{words.text(msg!("together-leave-about"))}</p></Show>
    }
}

/// Somebody at the table, who can be muted.
fn person(visit: Visit, seat: Seat, sitter: &Sitter, name: String) -> Markup {
    let words = Words::of_page();
    let (kind, is_other) = match sitter {
        Sitter::Nobody => (t!(words, "together-seat-free"), false),
        Sitter::Bot { level } => (t!(words, "setup-level", level = level.as_str()), false),
        Sitter::Person { left: true, .. } => (t!(words, "together-has-left"), true),
        Sitter::Person { program: true, .. } => (t!(words, "together-is-program"), true),
        Sitter::Person { .. } => {
            (if visit.is_away(seat) { t!(words, "together-is-away") } else { String::new() }, true)
        }
    };
    let is_muted = move || visit.muted.with(|muted| muted.contains(&seat));
    let toggle = move |_| {
        visit.muted.update(|muted| match muted.iter().position(|one| *one == seat) {
            Some(at) => drop(muted.remove(at)),
            None => muted.push(seat),
        });
    };
    let can_mute = is_other && visit.you.get() != Some(seat);
    view! {
        <li>
            <span class="people-name"><strong>{name}</strong>" "<span class="people-kind">{kind}</span></span>
            {can_mute.then(|| view! {
                <button class="quiet" aria-pressed=move || is_muted().to_string() on:click=toggle>{words.text(msg!("together-mute"))}</button>
            })}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use protocol::Clock;

    use super::*;

    #[test]
    fn a_clock_shows_the_time_and_then_the_reserve() {
        let running = Running { decision: 90_000.0, reserve: 270_000.0, clock: Clock::Relaxed };
        let shown = |now: f64| {
            let left = Left::of(running, now);
            (left.told(), left.is_reserve, left.part)
        };
        assert_eq!(shown(0.0), ("1:30".to_owned(), false, 1.0));
        assert_eq!(shown(45_000.0), ("0:45".to_owned(), false, 0.5));
        assert_eq!(shown(90_000.0), ("3:00".to_owned(), true, 1.0));
        assert_eq!(shown(300_000.0), ("0:00".to_owned(), true, 0.0));
    }
}
