//! Setting up a table: who plays, with which options.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use bots::{Level, Sitter, Sitters};
use games::GameName;
use locale::{Message, t};
use markup::prelude::*;
use table::Name;
use telling::options::OptionGroup;
use web_sys::SubmitEvent;

use super::plan::{Plan, PlanOf};
use crate::board::Board;
use crate::library::Library;
use crate::parts::bar::bar;
use crate::route::Route;
use crate::settings;
use crate::words::Words;

/// A seat as it is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    sitter: Sitter,
    /// The name, if one was typed.
    name: String,
}

impl Place {
    /// Whether a bot here is of this level.
    fn is_of(&self, level: Level) -> bool {
        matches!(self.sitter, Sitter::Person) || self.sitter == Sitter::Bot(level)
    }

    /// Lets a bot here play at this level.
    fn play_at(&mut self, level: Level) {
        if let Sitter::Bot(_) = self.sitter {
            self.sitter = Sitter::Bot(level);
        }
    }
}

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

/// The plan of some game.
#[derive(Clone, Copy)]
struct AnyPlan(StoredValue<Rc<dyn Plan>, LocalStorage>);

impl AnyPlan {
    fn now(self) -> Rc<dyn Plan> {
        self.0.get_value()
    }
}

fn show_plan(plan: AnyPlan) -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    let library = Library::of_page();
    let counts = plan.now().counts();
    let chosen = CHOSEN.with_borrow(Clone::clone).filter(|chosen| chosen.game == plan.now().name());
    let chosen = chosen.unwrap_or_else(|| {
        let name = settings.with_untracked(|settings| settings.name.clone());
        let person = Place { sitter: Sitter::Person, name };
        let bot = || Place { sitter: Sitter::Bot(Level::Adept), name: String::new() };
        let others = (1..*counts.end()).map(|_| bot());
        Chosen {
            game: plan.now().name(),
            options: untrack(|| plan.now().entries()),
            places: std::iter::once(person).chain(others).collect(),
            count: plan.now().usual_count(),
            is_open: false,
        }
    });
    plan.now().choose(&chosen.options);
    let (places, count) = (RwSignal::new(chosen.places), RwSignal::new(chosen.count));
    let is_open = RwSignal::new(chosen.is_open);
    Effect::new(move |_| {
        let chosen = Chosen {
            game: plan.now().name(),
            options: plan.now().entries(),
            places: places.get(),
            count: count.get(),
            is_open: is_open.get(),
        };
        CHOSEN.set(Some(chosen));
    });
    let set_count = move |seats: usize| {
        count.set(seats);
        plan.now().set_count(seats);
    };
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        begin(plan, &places.get_untracked()[..count.get_untracked()], words, library);
    };
    let radios = counts.clone().map(|seats| {
        view! {
            <label class="count">
                <input type="radio" name="count" prop:checked=move || count.get() == seats
                    on:change=move |_| set_count(seats) />
                <span>{seats}</span>
            </label>
        }
    });
    let preset = |(n, (title, level)): (usize, (Message, Level))| {
        let is_chosen = move || {
            plan.now().is_preset(n, count.get())
                && places.with(|places| places.iter().all(|place| place.is_of(level)))
        };
        let choose = move |_| {
            plan.now().take_preset(n, count.get_untracked());
            places.update(|places| places.iter_mut().for_each(|place| place.play_at(level)));
        };
        view! {
            <button type="button" class="preset" aria-pressed=is_chosen on:click=choose>
                {move || t!(words, title)}
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
    let can_choose = counts.start() != counts.end();
    view! {
        {bar(move || t!(words, "setup-title", game = plan.now().title(&words.texts())), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow setup">
            <form on:submit=begin>
                <section>
                    <h2>{move || t!(words, "setup-players")}</h2>
                    {can_choose.then(|| view! {
                        <div class="counts" role="radiogroup" aria-label=move || t!(words, "setup-count")>
                            {radios.collect_markup()}
                        </div>
                    })}
                    <ol class="places">
                        {(0..*counts.end()).map(|seat| view! {
                            <Show when=move || seat < count.get()>{place(seat, plan, places, words)}</Show>
                        }).collect_markup()}
                    </ol>
                </section>
                <section>
                    <h2>{move || t!(words, "setup-options")}</h2>
                    <div class="presets">{plan.now().presets().into_iter().enumerate().map(preset).collect_markup()}</div>
                    <details class="switches" prop:open=move || is_open.get()
                        on:toggle:target=move |event| is_open.set(event.target().open())>
                        <summary>{move || t!(words, "setup-all-options")}</summary>
                        {plan.now().switches().into_iter().map(group).collect_markup()}
                    </details>
                    <p class="wrong" role="alert">{move || plan.now().fault(&words.texts())}</p>
                </section>
                <button class="primary big" type="submit" disabled=move || plan.now().fault(&words.texts()).is_some()>
                    {move || t!(words, "setup-begin")}
                </button>
            </form>
            <p class="small">
                <a href=GameName::read(plan.now().name()).map_or(Route::Home, Route::Rules).href()>{move || t!(words, "home-rules")}</a>
            </p>
        </main>
    }
}

/// A seat: who sits there, and the name.
fn place(seat: usize, plan: AnyPlan, places: RwSignal<Vec<Place>>, words: Words) -> Markup {
    let sitter = move || places.with(|places| places[seat].sitter);
    let choose = move |value: String| {
        if let Ok(sitter) = value.parse() {
            places.update(|places| places[seat].sitter = sitter);
        }
    };
    let sitters: Vec<Sitter> =
        std::iter::once(Sitter::Person).chain(plan.now().levels().iter().copied().map(Sitter::Bot)).collect();
    let number = seat + 1;
    view! {
        <li class="place">
            <select aria-label=move || t!(words, "setup-seat", number = number)
                on:change:target=move |event| choose(event.target().value())>
                {sitters.into_iter().map(|one| view! {
                    <option value=one.to_string() selected=move || sitter() == one>
                        {move || t!(words, "setup-sitter", sitter = one.to_string())}
                    </option>
                }).collect_markup()}
            </select>
            <input type="text" maxlength="24" autocomplete="off"
                aria-label=move || t!(words, "setup-name", number = number)
                placeholder=move || default_name(words, seat, sitter())
                prop:value=move || places.with(|places| places[seat].name.clone())
                on:input:target=move |event| places.update(|places| places[seat].name = event.target().value()) />
        </li>
    }
}

/// The name of somebody who has typed none.
fn default_name(words: Words, seat: usize, sitter: Sitter) -> String {
    match sitter {
        Sitter::Person => t!(words, "player", number = seat + 1),
        Sitter::Bot(_) => t!(words, "opponent", number = seat),
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

/// Makes the table and goes there.
fn begin(plan: AnyPlan, places: &[Place], words: Words, library: Library) {
    let name = |(seat, place): (usize, &Place)| {
        let typed = Name::new(&place.name).ok();
        typed.or_else(|| Name::new(&default_name(words, seat, place.sitter)).ok())
    };
    let names = places.iter().enumerate().map(name).collect();
    let sitters = Sitters::new(places.iter().map(|place| place.sitter));
    if let Some(id) = plan.now().begin(names, &sitters, library) {
        Route::Play(id).go();
    }
}
