//! Setting up a table: who plays, how well the others play, by which rules.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use bots::Sitters;
use games::GameName;
use locale::{msg, t};
use markup::prelude::*;
use table::Name;
use telling::options::OptionGroup;
use web_sys::SubmitEvent;

use super::plan::{Plan, PlanOf};
use super::seats::{Place, Seats, counter, levels, round, sitter_dialog};
use crate::board::Board;
use crate::library::Library;
use crate::parts::bar::bar;
use crate::route::Route;
use crate::settings;
use crate::words::Words;

/// All that is chosen on this screen.
#[derive(Clone)]
struct Chosen {
    game: &'static str,
    options: Vec<(&'static str, String)>,
    places: Vec<Place>,
    count: usize,
    /// Whether all options are shown.
    is_open: bool,
}

thread_local! {
    /// What was chosen last: whoever goes to look something up in the rules finds it again.
    static CHOSEN: RefCell<Option<Chosen>> = const { RefCell::new(None) };
}

/// The screen for a game.
pub(crate) fn setup<G: Board>() -> Markup {
    show_plan(AnyPlan(StoredValue::new_local(Rc::new(PlanOf::<G>::new()))))
}

/// Options as records write them.
pub(crate) type Entries = Vec<(String, String)>;

/// A table that lies elsewhere, as it is being opened.
pub(crate) struct Elsewhere {
    /// What is to be agreed on besides the rules.
    pub(crate) more: Markup,
    /// Opens it, with these options as records write them.
    pub(crate) begin: Rc<dyn Fn(Entries)>,
    /// Whether it can be opened.
    pub(crate) is_ready: Signal<bool>,
}

/// The screen for a game at a table that lies elsewhere: whoever comes there sits down.
pub(crate) fn setup_elsewhere<G: Board>(elsewhere: Elsewhere) -> Markup {
    let plan = AnyPlan(StoredValue::new_local(Rc::new(PlanOf::<G>::new())));
    let words = Words::of_page();
    let count = plan.now().usual_count();
    let places = Seats::usual(String::new(), *plan.now().counts().end());
    let seats = Seats::new(places, count, &plan.now().counts(), plan.now().levels());
    Effect::new(move |_| plan.now().set_count(seats.count()));
    let Elsewhere { more, begin, is_ready } = elsewhere;
    let open = move |event: SubmitEvent| {
        event.prevent_default();
        let entries = untrack(|| plan.now().entries());
        begin(entries.into_iter().map(|(name, value)| (name.to_owned(), value)).collect());
    };
    let is_possible = move || is_ready.get() && plan.now().fault(&words.texts()).is_none();
    view! {
        {bar(move || t!(words, "together-open-title", game = plan.now().title(&words.texts())), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page setup setup-elsewhere">
            <form on:submit=open>
                <section class="setup-count">
                    <h2>{words.text(msg!("setup-players"))}</h2>
                    {counter(seats)}
                    <p>{words.text(msg!("together-seats-about"))}</p>
                </section>
                {more}
                {rules(plan, seats, RwSignal::new(false))}
                <div class="begin-bar">
                    <button class="primary big" type="submit" disabled=move || !is_possible()>
                        {words.text(msg!("together-open"))}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// The plan of some game.
#[derive(Clone, Copy)]
struct AnyPlan(StoredValue<Rc<dyn Plan>, LocalStorage>);

impl AnyPlan {
    fn now(self) -> Rc<dyn Plan> {
        self.0.get_value()
    }
}

/// What was chosen for this game last, or what is usual.
fn chosen(plan: AnyPlan) -> Chosen {
    let last = CHOSEN.with_borrow(Clone::clone).filter(|chosen| chosen.game == plan.now().name());
    last.unwrap_or_else(|| Chosen {
        game: plan.now().name(),
        options: untrack(|| plan.now().entries()),
        places: Seats::usual(
            settings::of_page().with_untracked(|settings| settings.name.clone()),
            *plan.now().counts().end(),
        ),
        count: plan.now().usual_count(),
        is_open: false,
    })
}

fn show_plan(plan: AnyPlan) -> Markup {
    let words = Words::of_page();
    let library = Library::of_page();
    let chosen = chosen(plan);
    plan.now().choose(&chosen.options);
    let seats = Seats::new(chosen.places, chosen.count, &plan.now().counts(), plan.now().levels());
    let is_open = RwSignal::new(chosen.is_open);
    Effect::new(move |_| plan.now().set_count(seats.count()));
    Effect::new(move |_| {
        CHOSEN.set(Some(Chosen {
            game: plan.now().name(),
            options: plan.now().entries(),
            places: seats.all(),
            count: seats.count(),
            is_open: is_open.get(),
        }));
    });
    // Who presses twice wants one game.
    let has_begun = StoredValue::new(false);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        if !has_begun.get_value() {
            has_begun.set_value(begin(plan, seats, library));
        }
    };
    let game = GameName::read(plan.now().name());
    view! {
        {bar(move || t!(words, "setup-title", game = plan.now().title(&words.texts())), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page setup">
            <form on:submit=begin>
                <section class="setup-seats">
                    <h2>{words.text(msg!("setup-players"))}</h2>
                    {round(seats)}
                    <p class="setup-learn">
                        <span>{words.text(msg!("setup-new-here"))}</span>
                        <a href=game.map_or(Route::Home, Route::First).href()>{words.text(msg!("home-first"))}</a>
                        <a href=game.map_or(Route::Home, Route::Rules).href()>{words.text(msg!("home-rules"))}</a>
                    </p>
                </section>
                <section class="setup-levels">
                    <h2 id="levels">{words.text(msg!("setup-levels"))}</h2>
                    <div class="characters" role="radiogroup" aria-labelledby="levels">{levels(seats)}</div>
                </section>
                {rules(plan, seats, is_open)}
                <div class="begin-bar">
                    <button class="primary big" type="submit" disabled=move || plan.now().fault(&words.texts()).is_some()>
                        {words.text(msg!("setup-begin"))}
                    </button>
                </div>
            </form>
        </main>
        {sitter_dialog(seats)}
    }
}

/// By which rules the table plays: sets that many want, and every option.
fn rules(plan: AnyPlan, seats: Seats, is_open: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let preset = |n: usize| {
        let about = Memo::new(move |_| plan.now().about_preset(&words.texts(), n));
        view! {
            <button type="button" class="preset" class:within=move || plan.now().is_within(n)
                aria-pressed=move || plan.now().is_preset(n, seats.count())
                on:click=move |_| plan.now().take_preset(n, untrack(|| seats.count()))>
                <strong>{move || about.get().0}</strong>
                <span>{move || about.get().1}</span>
            </button>
        }
    };
    let group = |(OptionGroup { title, chapter }, switches): (OptionGroup, Range<usize>)| {
        let about = Route::chapter(plan.now().name(), chapter);
        let label = move || format!("{}: {}", t!(words, "home-rules"), t!(words, title));
        view! {
            <fieldset>
                <legend>{move || t!(words, title)}</legend>
                <a class="button quiet explain" href=about aria-label=label>"?"</a>
                {switches.map(|number| switch(number, plan, words)).collect_markup()}
            </fieldset>
        }
    };
    view! {
        <section class="setup-rules">
            <h2>{words.text(msg!("setup-options"))}</h2>
            <div class="presets">{(0..plan.now().presets()).map(preset).collect_markup()}</div>
            <details class="switches" prop:open=move || is_open.get()
                on:toggle:target=move |event| is_open.set(event.target().open())>
                <summary>{words.text(msg!("setup-all-options"))}</summary>
                {plan.now().switches().into_iter().map(group).collect_markup()}
            </details>
            <p class="wrong" role="alert">{move || plan.now().fault(&words.texts())}</p>
        </section>
    }
}

/// A switch with a line that says what it does, or why it cannot be turned now.
fn switch(number: usize, plan: AnyPlan, words: Words) -> Markup {
    let why_not = Memo::new(move |_| plan.now().why_not(&words.texts(), number));
    view! {
        <label class="switch" class:disabled=move || why_not.get().is_some()>
            <input type="checkbox" prop:checked=move || plan.now().is_on(number)
                disabled=move || why_not.get().is_some()
                on:change:target=move |event| plan.now().turn(number, event.target().checked()) />
            <span class="switch-text">
                <strong>{move || plan.now().about(&words.texts(), number).0}</strong>
                <span>{move || plan.now().about(&words.texts(), number).1}</span>
                <em class="why-not">{why_not}</em>
            </span>
        </label>
    }
}

/// Makes the table and goes there; answers whether there is one.
fn begin(plan: AnyPlan, seats: Seats, library: Library) -> bool {
    let (sitters, names): (Vec<_>, Vec<_>) =
        untrack(|| seats.taken()).into_iter().map(|(sitter, name)| (sitter, Name::new(&name).ok())).unzip();
    plan.now().set_count(sitters.len());
    let Some(id) = plan.now().begin(names, &Sitters::new(sitters), library) else { return false };
    Route::Play(id).go();
    true
}
