//! Setting up a table: who plays, with which options.

use bots::{Level, strongest};
use locale::t;
use markup::prelude::*;
use table::{Match, Name, Seat};
use web_sys::SubmitEvent;

use crate::board::Board;
use crate::browser::fresh_seed;
use crate::games::GameName;
use crate::library::Library;
use crate::parts::bar::bar;
use crate::players::{Players, Sitter};
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

/// The screen for a game.
pub(crate) fn setup<G: Board>() -> Markup {
    let words = Words::of_page();
    let options = RwSignal::new_local(G::Options::default());
    let settings = settings::of_page();
    let library = Library::of_page();
    let seats = G::new(G::Options::default()).map_or(*G::seat_counts().start(), |game| game.seats());
    let places = RwSignal::new(
        (0..*G::seat_counts().end())
            .map(|seat| Place {
                sitter: if seat == 0 { Sitter::Person } else { Sitter::Bot(Level::Adept) },
                name: if seat == 0 {
                    settings.with_untracked(|settings| settings.name.clone())
                } else {
                    String::new()
                },
            })
            .collect::<Vec<_>>(),
    );
    let count = RwSignal::new(seats);
    let set_count = move |seats: usize| {
        count.set(seats);
        options.update(|options| G::set_seats(options, seats));
    };
    let is_open = RwSignal::new(false);
    let begin = move |event: SubmitEvent| {
        event.prevent_default();
        begin::<G>(
            &options.get_untracked(),
            &places.get_untracked()[..count.get_untracked()],
            words,
            library,
        );
    };
    view! {
        {bar(move || t!(words, "setup-title", game = G::title(&words.texts())), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow setup">
            <form on:submit=begin>
                <section>
                    <h2>{move || t!(words, "setup-players")}</h2>
                    <Show when=|| { let counts = G::seat_counts(); counts.start() != counts.end() }>
                        <div class="counts" role="radiogroup" aria-label=move || t!(words, "setup-count")>
                            {G::seat_counts().map(|seats| view! {
                                <label class="count">
                                    <input type="radio" name="count" prop:checked=move || count.get() == seats
                                        on:change=move |_| set_count(seats) />
                                    <span>{seats}</span>
                                </label>
                            }).collect_markup()}
                        </div>
                    </Show>
                    <ol class="places">
                        {(0..*G::seat_counts().end()).map(|seat| view! {
                            <Show when=move || seat < count.get()>{place::<G>(seat, places, words)}</Show>
                        }).collect_markup()}
                    </ol>
                </section>
                <section>
                    <h2>{move || t!(words, "setup-options")}</h2>
                    <div class="presets">
                        {G::presets().into_iter().map(|preset| {
                            let wanted = StoredValue::new_local(preset.options);
                            let title = preset.title;
                            let level = preset.level.min(strongest::<G>());
                            let with_seats = move || {
                                let mut wanted = wanted.get_value();
                                G::set_seats(&mut wanted, count.get());
                                wanted
                            };
                            let is_chosen = move || {
                                options.get() == with_seats()
                                    && places.with(|places| places.iter().all(|place| place.is_of(level)))
                            };
                            let choose = move |_| {
                                options.set(untrack(with_seats));
                                places.update(|places| places.iter_mut().for_each(|place| place.play_at(level)));
                            };
                            view! {
                                <button type="button" class="preset" aria-pressed=move || is_chosen().to_string() on:click=choose>
                                    {move || t!(words, title)}
                                </button>
                            }
                        }).collect_markup()}
                    </div>
                    <details class="switches" prop:open=move || is_open.get()
                        on:toggle:target=move |event| is_open.set(event.target().open())>
                        <summary>{move || t!(words, "setup-all-options")}</summary>
                        {G::switches().into_iter().map(|group| {
                            let title = group.title;
                            let about = Route::chapter(G::NAME, group.chapter);
                            let label = move || format!("{}: {}", t!(words, "home-rules"), t!(words, title));
                            view! {
                                <fieldset>
                                    <legend>{move || t!(words, title)}</legend>
                                    <a class="button quiet explain" href=about aria-label=label>"?"</a>
                                    {group.switches.into_iter().map(|name| switch::<G>(name, options, words)).collect_markup()}
                                </fieldset>
                            }
                        }).collect_markup()}
                    </details>
                    <p class="wrong" role="alert">{move || {
                        G::new(options.get()).err().map(|invalid| G::why_excluded(&words.texts(), &invalid))
                    }}</p>
                </section>
                <button class="primary big" type="submit" disabled=move || G::new(options.get()).is_err()>
                    {move || t!(words, "setup-begin")}
                </button>
            </form>
            <p class="small">
                <a href=GameName::read(G::NAME).map_or(Route::Home, Route::Rules).href()>{move || t!(words, "home-rules")}</a>
            </p>
        </main>
    }
}

/// A seat: who sits there, and the name.
fn place<G: Board>(seat: usize, places: RwSignal<Vec<Place>>, words: Words) -> Markup {
    let sitter = move || places.with(|places| places[seat].sitter);
    let choose = move |value: String| {
        if let Ok(sitter) = value.parse() {
            places.update(|places| places[seat].sitter = sitter);
        }
    };
    let sitters: Vec<Sitter> =
        std::iter::once(Sitter::Person).chain(G::LEVELS.iter().copied().map(Sitter::Bot)).collect();
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
fn switch<G: Board>(name: &'static str, options: RwSignal<G::Options, LocalStorage>, words: Words) -> Markup {
    let is_on = move || options.with(|options| G::is_on(options, name));
    let why_not = Memo::new(move |_| {
        let mut turned = options.get();
        let on = G::is_on(&turned, name);
        G::turn(&mut turned, name, !on);
        // What is on can always be turned off.
        if on { None } else { G::new(turned).err().map(|invalid| G::why_excluded(&words.texts(), &invalid)) }
    });
    view! {
        <label class="switch" class:disabled=move || why_not.get().is_some()>
            <input type="checkbox" prop:checked=is_on disabled=move || why_not.get().is_some()
                on:change:target=move |event| {
                    let on = event.target().checked();
                    options.update(|options| G::turn(options, name, on));
                } />
            <span class="switch-text">
                <strong>{move || G::about_switch(&words.texts(), name).0}</strong>
                <span>{move || G::about_switch(&words.texts(), name).1}</span>
                <em class="why-not">{move || why_not.get()}</em>
            </span>
        </label>
    }
}

/// Makes the table and goes there.
fn begin<G: Board>(options: &G::Options, places: &[Place], words: Words, library: Library) {
    let Ok(game) = G::new(options.clone()) else { return };
    let mut played = Match::new(game);
    for (seat, place) in Seat::all(played.game().seats()).zip(places) {
        let typed = Name::new(&place.name).ok();
        let name = typed.or_else(|| Name::new(&default_name(words, seat.index(), place.sitter)).ok());
        if let Some(name) = name {
            played.set_name(seat, name);
        }
    }
    let sitters = places.iter().map(|place| place.sitter).collect();
    let players = Players { sitters, seed: fresh_seed() };
    for (key, text) in players.remarks() {
        // Such remarks are always words.
        let _ = played.add_about(key, &text);
    }
    let id = library.new_id();
    library.keep(&id, &played);
    Route::Play(id).go();
}
