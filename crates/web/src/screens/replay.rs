//! A game being looked at again.

use bots::Sitters;
use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use table::{Header, Match, Seat, Seats, Viewer};

use super::missing::missing;
use super::play::news;
use super::review::{self, Review, ToldMistake};
use crate::board::Board;
use crate::browser::{document, on_key};
use crate::library::{Kept, Library};
use crate::link;
use crate::parts::bar::{bar, icon_button};
use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::play::{AnyTable, Table};
use crate::route::Route;
use crate::words::Words;

/// The screen of a game that is kept, perhaps with a review of its decisions.
pub(crate) fn open(id: &str, with_review: bool) -> Markup {
    Library::of_page().record(id).map_or_else(missing, |record| show(&record, with_review))
}

/// The screen of a record that the address carries.
pub(crate) fn shared(packed: &str) -> Markup {
    link::unpack(packed).map_or_else(missing, |record| show(&record, false))
}

fn show(record: &str, with_review: bool) -> Markup {
    let header = Header::read(record);
    let game = match &header {
        Ok(header) => GameName::read(&header.game),
        Err(error) => return broken(error.to_string()),
    };
    let Some(game) = game else { return missing() };
    with_game!(game, G => match Match::<G>::read(record) {
        Ok(played) => replay(played, None, with_review),
        Err(error) => {
            let why = error.to_string();
            match error.so_far {
                Some(played) => replay(*played, Some(why), with_review),
                None => broken(why),
            }
        }
    })
}

/// Says what is wrong with a record.
fn broken(why: String) -> Markup {
    let words = Words::of_page();
    view! {
        {bar(move || t!(words, "replay-title"), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow">
            <p role="alert">{words.text(msg!("replay-broken"))}</p>
            <pre class="why">{why}</pre>
            <p><a class="button primary" href=Route::Home.href()>{words.text(msg!("page-home"))}</a></p>
        </main>
    }
}

fn replay<G: Board>(played: Match<G>, wrong: Option<String>, with_review: bool) -> Markup {
    let library = Library::of_page();
    let people = Sitters::of(played.record()).people();
    let is_over = played.game().outcome(played.state()).is_some();
    let text = played.to_string();
    // While a game goes on, what is better is a matter of hints.
    let review = is_over.then(|| Review::of(&played));
    if with_review && let Some(review) = review {
        review.go_on();
    }
    let play_on = move |steps: usize| {
        if let Ok(played) = Match::<G>::read(&text) {
            let id = library.new_id();
            library.keep(&id, &Kept::new(&played.rewound(steps)));
            Route::Play(id).go();
        }
    };
    let shown = Shown { table: Table::new(played, None).into(), people, review, opens_review: with_review };
    look_at(shown, wrong, Box::new(play_on))
}

/// A game that is shown.
#[derive(Clone, Copy)]
struct Shown {
    table: AnyTable,
    /// Where people sat.
    people: Seats,
    /// The review of its decisions, once it is over.
    review: Option<Review>,
    /// Whether the review is what somebody came for.
    opens_review: bool,
}

/// The screen; `play_on` goes on from so many steps as a game of one's own.
fn look_at(shown: Shown, wrong: Option<String>, play_on: Box<dyn Fn(usize)>) -> Markup {
    let words = Words::of_page();
    let Shown { table, people, review, opens_review } = shown;
    let is_over = review.is_some();
    let name = table.now().name();
    let play_on = StoredValue::new_local(play_on);
    let length = table.core.length();
    // While a game goes on, nobody looks over the others' shoulders.
    let lone = people.first().filter(|_| people.len() == 1);
    let to = RwSignal::new(if is_over { None } else { Some(lone.map_or(Viewer::Spectator, Viewer::Seat)) });
    let at = RwSignal::new(length);
    Effect::new(move |_| table.now().look_at(at.get(), to.get()));
    let go = move |step: isize| at.update(|at| *at = at.saturating_add_signed(step).min(length));
    on_key(move |key| match key {
        "ArrowLeft" => go(-1),
        "ArrowRight" => go(1),
        "Home" => at.set(0),
        "End" => at.set(length),
        _ => {}
    });
    // A number that is typed; what is none leaves everything as it is.
    let jump = move |typed: String| {
        at.update(|at| *at = typed.trim().parse().map_or(*at, |to: usize| to.min(length)));
    };
    let at_step = move || t!(words, "replay-at", step = at.get(), steps = length);
    let is_end = move || is_over && at.get() == length;
    // Each step is read from its beginning.
    Effect::new(move |_| {
        if let (_, Ok(Some(told))) = (at.get(), document().query_selector(".replay .situation")) {
            told.set_scroll_top(0);
        }
    });
    let seats: Vec<Seat> =
        Seat::all(table.now().seats()).filter(|&seat| is_over || Some(seat) == lone).collect();
    let findings = RwSignal::new(opens_review && is_over);
    // A decision is looked at as the one saw it who made it.
    let look_back = move |mistake: ToldMistake| {
        findings.set(false);
        to.set(Some(Viewer::Seat(mistake.seat)));
        at.set(mistake.step);
    };
    let reviewing = review.map(|review| {
        let open = move || {
            review.go_on();
            findings.set(true);
        };
        icon_button(Icon::Review, words.signal(msg!("play-review")), || false, open)
    });
    view! {
        {bar(move || t!(words, "replay-of", game = table.now().game_title()), reviewing.into_markup())}
        <main id="main" tabindex="-1" class=format!("play replay play-{name}")
            data-steps=move || table.core.steps().to_string()>
            <div class="situation" tabindex="0">
                <p class="replay-step">{at_step}</p>
                // It grows when all is shown, so that the table does not move meanwhile; who listens hears it bit by bit.
                <p class="ask" aria-hidden="true">{move || in_short(table)}</p>
                <p class="visually-hidden" aria-live="polite">{news(table)}{move || unsaid(table)}</p>
                {wrong.map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
            </div>
            {review.map(|review| verdict(review, at, play_on))}
            <div class="table-area">{table.now().board()}</div>
            <aside class="side">
                <section class="side-score" tabindex="0" aria-label=words.label(msg!("play-score"))>{table.now().score()}</section>
            </aside>
            <div class="replay-bar">
                {icon_button(Icon::First, words.signal(msg!("replay-first")), || false, move || at.set(0))}
                {icon_button(Icon::Previous, words.signal(msg!("replay-back")), || false, move || go(-1))}
                {review.map(|review| marks(review, length))}
                <input type="range" min="0" max=length.to_string() aria-label=words.label(msg!("replay-step"))
                    aria-valuetext=at_step
                    prop:value=move || at.get().to_string()
                    on:input:target=move |event| at.set(event.target().value().parse().unwrap_or(0)) />
                <label class="replay-at">
                    <span class="visually-hidden">{words.text(msg!("replay-step"))}</span>
                    <input type="number" min="0" max=length.to_string() inputmode="numeric"
                        prop:value=move || at.get().to_string()
                        on:change:target=move |event| jump(event.target().value()) />
                    <span aria-hidden="true">"/"{length}</span>
                </label>
                {icon_button(Icon::Next, words.signal(msg!("replay-on")), || false, move || go(1))}
                {icon_button(Icon::Last, words.signal(msg!("replay-last")), || false, move || at.set(length))}
                <div class="replay-more">
                    {eyes(table, to, is_over, &seats)}
                    // Where the game is over there is nothing to play on; the button keeps its place.
                    <button class:off=is_end disabled=is_end
                        on:click=move |_| play_on.with_value(|play_on| play_on(at.get_untracked()))>
                        {words.text(msg!("replay-play-on"))}
                    </button>
                </div>
            </div>
        </main>
        {review.map(|review| dialog(findings, words.signal(msg!("play-review")), "", move || {
            review::findings(review, look_back)
        }))}
    }
}

/// What a review says about the decision that is looked at: above the table, as advice is.
fn verdict(
    review: Review,
    at: RwSignal<usize>,
    play_on: StoredValue<Box<dyn Fn(usize)>, LocalStorage>,
) -> Markup {
    let words = Words::of_page();
    // Who has read it may want to see the table below.
    let closed = RwSignal::new(None);
    let mistake =
        Memo::new(move |_| review.at(at.get()).filter(|mistake| closed.get() != Some(mistake.step)));
    let close = move |_| closed.set(mistake.get_untracked().map(|mistake| mistake.step));
    let try_it = move |_| {
        if let Some(mistake) = mistake.get_untracked() {
            play_on.with_value(|play_on| play_on(mistake.step));
        }
    };
    view! {
        <div class="hint verdict" class:shown=move || mistake.get().is_some()>
            <div role="status">{move || mistake.get().map(|mistake| view! {
                <p>{t!(words, "review-step", step = mistake.step + 1)}</p>
                <div class="verdict-lines">{review::lines(&mistake)}</div>
            })}</div>
            <button class="quiet" aria-label=words.label(msg!("page-close")) on:click=close>{icon(Icon::Close)}</button>
            <button class="verdict-try" on:click=try_it>{words.text(msg!("review-try"))}</button>
        </div>
    }
}

/// Marks above the steps that could have been better, the taller the more they cost.
fn marks(review: Review, length: usize) -> Markup {
    let mark = move |mistake: ToldMistake| {
        let place = 100.0 * (mistake.step as f64 + 0.5) / (length as f64).max(1.0);
        view! { <i style:--at=format!("{place:.2}%") style:--part=format!("{:.2}", mistake.part)></i> }
    };
    view! {
        <div class="review-marks" aria-hidden="true">
            {move || review.mistakes().into_iter().map(mark).collect_markup()}
        </div>
    }
}

/// Whose eyes look at the record.
fn eyes(table: AnyTable, to: RwSignal<Option<Viewer>>, is_over: bool, seats: &[Seat]) -> Markup {
    let words = Words::of_page();
    let look = move |value: String| {
        to.set(match value.parse().ok().and_then(Seat::from_number) {
            Some(seat) => Some(Viewer::Seat(seat)),
            None if value == "spectator" => Some(Viewer::Spectator),
            None => None,
        });
    };
    let player = move |seat: Seat| table.now().player(seat);
    view! {
        <label class="eyes">
            <span>{words.text(msg!("replay-eyes"))}</span>
            <select on:change:target=move |event| look(event.target().value())>
                <Show when=move || is_over>
                    <option value="open" selected=move || to.get().is_none()>{words.text(msg!("replay-open"))}</option>
                </Show>
                <option value="spectator" selected=move || to.get() == Some(Viewer::Spectator)>
                    {words.text(msg!("replay-spectator"))}
                </option>
                {seats.iter().map(|&seat| view! {
                    <option value=seat.to_string() selected=move || to.get() == Some(Viewer::Seat(seat))>
                        {move || player(seat)}
                    </option>
                }).collect_markup()}
            </select>
        </label>
    }
}

/// What the step that is looked at brought, once it is shown.
fn in_short(table: AnyTable) -> String {
    let said = if table.core.is_unfolding() { Vec::new() } else { table.now().news() };
    if said.is_empty() { table.now().situation() } else { said.join(" ") }
}

/// Whose turn it is, where there is nothing to say about the step that is looked at.
fn unsaid(table: AnyTable) -> Option<String> {
    let table = table.now();
    table.news().is_empty().then(|| table.situation())
}
