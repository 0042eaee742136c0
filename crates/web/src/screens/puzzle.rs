//! A puzzle: a real position, one decision, and what came of every other one.

use std::rc::Rc;

use bots::puzzle::{Puzzle, Puzzling, Tried, records};
use games::{GameName, with_game};
use locale::{Texts, msg, t};
use markup::prelude::*;
use table::Viewer;
use telling::puzzle::Hundred;
use telling::review::cost;
use telling::{Names, Pen, Teller};
use wasm_bindgen_futures::spawn_local;

use super::missing::missing;
use super::play::{keep_focus, news, refusal};
use crate::board::Board;
use crate::browser::{focus_on, soon};
use crate::library::{Kept, Library};
use crate::parts::bar::bar;
use crate::parts::icon::{Icon, icon};
use crate::play::{AnyTable, Table};
use crate::puzzles::{self, Day, Mark};
use crate::route::Route;
use crate::teaching::name_others;
use crate::words::Words;

/// So many of the other decisions are told at once; where there are more, the rest can be asked for.
const TOLD: usize = 6;

/// The screen of a puzzle of a game, by its number from 1.
pub(crate) fn open(game: GameName, number: usize) -> Markup {
    fetched(game, move |file| pose(game, number, false, file))
}

/// The screen of today's puzzle.
pub(crate) fn today() -> Markup {
    let day = Day::today();
    let Some(game) = day.game() else { return missing() };
    fetched(game, move |file| pose(game, day.number(records(file).len()), true, file))
}

/// A screen that needs the puzzles of a game, as soon as they are there.
fn fetched(game: GameName, screen: impl Fn(&str) -> Markup + 'static) -> Markup {
    let words = Words::of_page();
    let file = RwSignal::new(None);
    spawn_local(async move {
        let fetched = puzzles::fetch(game).await;
        // The screen may be gone by then.
        let _ = file.try_set(Some(fetched));
    });
    view! {
        {move || match file.get() {
            None => Markup::Nothing,
            Some(Some(file)) => screen(&file),
            Some(None) => view! {
                {bar(move || t!(words, "puzzles-title"), Markup::Nothing)}
                <main id="main" tabindex="-1" class="page narrow">
                    <p role="alert">{words.text(msg!("page-part-missing"))}</p>
                </main>
            },
        }}
    }
}

fn pose(game: GameName, number: usize, is_today: bool, file: &str) -> Markup {
    let records = records(file);
    let place = Place { game, number, count: records.len(), is_today };
    let Some(text) = number.checked_sub(1).and_then(|at| records.get(at)) else { return missing() };
    with_game!(game, G => match Puzzle::<G>::read(text) {
        Ok(puzzle) => posed(place, puzzle),
        Err(_) => missing(),
    })
}

/// Which puzzle it is.
#[derive(Clone, Copy)]
struct Place {
    game: GameName,
    number: usize,
    /// How many the game has.
    count: usize,
    /// Whether it was asked for as the puzzle of the day.
    is_today: bool,
}

impl Place {
    /// The next puzzle of the game: that is not solved, if there is one.
    fn next(self) -> Route {
        let marks = puzzles::marks();
        let after = |n: usize| (self.number - 1 + n) % self.count + 1;
        let is_open = |number: &usize| puzzles::mark(&marks, self.game, *number) != Some(Mark::Solved);
        let next = (1..self.count).map(after).find(is_open).unwrap_or_else(|| after(1));
        Route::Puzzle(self.game, next)
    }
}

/// What a screen asks of a puzzle, whichever game it is.
trait Subject {
    /// What came of a decision, in the notation of records, and of all others.
    fn told(&self, texts: &Texts, chosen: &str) -> Option<Told>;
    /// Keeps the game as one's own, and answers what it goes by.
    fn play_on(&self) -> String;
}

/// What came of a decision and of all others, in words.
#[derive(Clone, PartialEq, Debug)]
struct Told {
    is_right: bool,
    /// The best decision, and the own one if it is another.
    best: Line,
    chosen: Option<Line>,
    /// All others, what costs least first.
    others: Vec<Line>,
}

/// A decision in words.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    action: String,
    /// What it costs; nothing where it is as good as the best.
    cost: Option<String>,
    /// What it costs, as a part of what the worst one does.
    part: f64,
    facts: Vec<String>,
    fates: [u8; 3],
}

struct Posed<G: Board> {
    puzzle: Puzzle<G>,
    library: Library,
}

impl<G: Board + Puzzling> Posed<G> {
    fn line(&self, texts: &Texts, tried: &Tried<G::Action>) -> Line {
        let Puzzle { played, seat, .. } = &self.puzzle;
        let names = Names::of(played.record(), Some(*seat), texts);
        let teller = Teller { texts, names: &names, to: Some(Viewer::Seat(*seat)), pen: Pen::Plain };
        let Tried { action, cost: costs, error, points, fates, at_once, is_right } = *tried;
        let most = self.puzzle.tried.last().map_or(0.0, |last| last.cost).max(f64::MIN_POSITIVE);
        Line {
            action: played.game().action(&teller, &self.puzzle.view(), action),
            cost: (!is_right).then(|| cost(texts, G::STAKE, costs, error)),
            part: if is_right { 0.0 } else { costs / most },
            facts: G::imagined(texts, &Hundred { points, fates, at_once }),
            fates,
        }
    }
}

impl<G: Board + Puzzling> Subject for Posed<G> {
    fn told(&self, texts: &Texts, chosen: &str) -> Option<Told> {
        let action = self.puzzle.played.game().read_action(chosen).ok()?;
        let chosen = *self.puzzle.of(action)?;
        let best = *self.puzzle.best()?;
        let others = self
            .puzzle
            .tried
            .iter()
            .filter(|tried| tried.action != best.action && tried.action != chosen.action);
        Some(Told {
            is_right: chosen.is_right,
            best: self.line(texts, &best),
            chosen: (chosen.action != best.action).then(|| self.line(texts, &chosen)),
            others: others.map(|tried| self.line(texts, tried)).collect(),
        })
    }

    fn play_on(&self) -> String {
        let id = self.library.new_id();
        self.library.keep(&id, &Kept::new(&self.puzzle.played));
        id
    }
}

fn posed<G: Board + Puzzling>(place: Place, mut puzzle: Puzzle<G>) -> Markup {
    let seat = puzzle.seat;
    puzzle.played = puzzle.unsolved();
    name_others(&mut puzzle.played, seat);
    let played = &puzzle.played;
    let chapter = G::chapter(&puzzle.view(), &played.game().legal(played.state(), seat));
    let shown = Shown {
        place,
        chapter,
        difficulty: puzzle.difficulty.name(),
        steps: played.record().steps().len(),
        table: Table::posed(played.clone(), seat).into(),
    };
    show(shown, Rc::new(Posed { puzzle, library: Library::of_page() }))
}

/// A puzzle that is shown.
#[derive(Clone, Copy)]
struct Shown {
    place: Place,
    /// The chapter of the rules that it is about.
    chapter: &'static str,
    difficulty: &'static str,
    /// After how many steps it is asked.
    steps: usize,
    table: AnyTable,
}

fn show(shown: Shown, subject: Rc<dyn Subject>) -> Markup {
    let words = Words::of_page();
    let Shown { place, difficulty, steps, table, .. } = shown;
    let name = table.now().name();
    let subject = StoredValue::new_local(subject);
    table.now().go_on();
    keep_focus(table);
    let chosen = Memo::new(move |_| {
        let line = table.core.decided_since(steps)?;
        line.split_once(' ').map(|(_, action)| action.to_owned())
    });
    let told = Memo::new(move |_| {
        let texts = words.texts();
        chosen.get().and_then(|chosen| subject.with_value(|subject| subject.told(&texts, &chosen)))
    });
    Effect::new(move |_| {
        if let Some(told) = told.get() {
            puzzles::keep(place.game, place.number, told.is_right);
            soon(|| {
                focus_on(".answer h2");
            });
        }
    });
    let title = move || {
        let game = table.now().game_title();
        if place.is_today {
            t!(words, "puzzle-title-today", game = game)
        } else {
            t!(words, "puzzle-title", game = game, number = place.number)
        }
    };
    view! {
        {bar(title, view! {
            <a class="button quiet" href=Route::Puzzles.href() aria-label=words.label(msg!("puzzles-title"))>
                {icon(Icon::Puzzle)}
                <span class="wide-only" aria-hidden="true">{words.text(msg!("puzzles-title"))}</span>
            </a>
        })}
        <main id="main" tabindex="-1" class=format!("play puzzle play-{name}")
            data-steps=move || table.core.steps().to_string()>
            <div class="situation" class:asked=move || table.core.asked().is_some()>
                <p class="ask" role="status">
                    <span class="puzzle-ask">{words.text(msg!("puzzle-ask"))}" · "{move || t!(words, "puzzle-difficulty", difficulty = difficulty)}</span>
                    <span>{move || told.get().is_none().then(|| table.now().situation())}</span>
                </p>
                <p class="visually-hidden" aria-live="polite">{news(table)}</p>
                <div class="refusals"><p class="refusal" role="alert">{refusal(table)}</p></div>
            </div>
            <div class="table-area">{table.now().board()}</div>
            <aside class="side">
                <section class="side-score" tabindex="0" aria-label=words.label(msg!("play-score"))>{table.now().score()}</section>
            </aside>
            {move || told.get().map(|told| answer(shown, told, subject))}
        </main>
    }
}

/// What came of it: beside the table where there is room, and otherwise above it.
fn answer(shown: Shown, told: Told, subject: StoredValue<Rc<dyn Subject>, LocalStorage>) -> Markup {
    let words = Words::of_page();
    let Shown { place, chapter, table, .. } = shown;
    let Told { is_right, best, chosen, others } = told;
    let is_folded = RwSignal::new(false);
    let is_best = chosen.is_none();
    let verdict = if is_best {
        "best"
    } else if is_right {
        "good"
    } else {
        "wrong"
    };
    let play_on = move |_| {
        let id = subject.with_value(|subject| subject.play_on());
        Route::Play(id).go();
    };
    let rules = Route::chapter(place.game.name(), chapter);
    view! {
        <section class="answer" class:right=is_right class:folded=move || is_folded.get()>
            <div class="answer-head">
                <h2 tabindex="-1">
                    <span class="answer-sign" aria-hidden="true">{if is_right { "✓" } else { "✗" }}</span>
                    {t!(words, "puzzle-verdict", verdict = verdict)}
                </h2>
                <button class="quiet answer-fold" aria-expanded=move || (!is_folded.get()).to_string()
                    aria-label=words.label(msg!("puzzle-fold")) on:click=move |_| is_folded.update(|is| *is = !*is)>
                    {icon(Icon::Previous)}
                </button>
            </div>
            <div class="answer-body" tabindex="0">
                <h3>{t!(words, "puzzle-best")}</h3>
                {in_full(&best)}
                {chosen.map(|chosen| view! { <h3>{t!(words, "puzzle-yours")}</h3>{in_full(&chosen)} })}
                {(!others.is_empty()).then(|| view! { <h3>{t!(words, "puzzle-others")}</h3>{in_short(others)} })}
                <p class="small">{t!(words, "puzzle-how")}</p>
            </div>
            <p class="buttons">
                <a class="button primary" href=place.next().href()>{t!(words, "puzzle-next")}</a>
                <button class="again" on:click=move |_| table.now().undo()>{t!(words, "page-again")}</button>
                <button class="play-on" on:click=play_on>{t!(words, "replay-play-on")}</button>
                <a class="button" href=rules>{t!(words, "home-rules")}</a>
            </p>
        </section>
    }
}

/// A decision with all that is known of it.
fn in_full(line: &Line) -> Markup {
    let words = Words::of_page();
    let [bad, between, well] = line.fates;
    let part = |class: &'static str, games: u8| view! { <i class=class style:--part=games.to_string()></i> };
    view! {
        <div class="answer-line">
            <p><strong>{line.action.clone()}</strong></p>
            {line.cost.clone().map(|cost| view! { <p class="review-cost">{t!(words, "puzzle-cost", cost = cost)}</p> })}
            <div class="fates" aria-hidden="true">{part("well", well)}{part("between", between)}{part("bad", bad)}</div>
            <ul>{line.facts.iter().map(|fact| view! { <li>{fact.clone()}</li> }).collect_markup()}</ul>
        </div>
    }
}

/// Decisions with what each costs.
fn in_short(lines: Vec<Line>) -> Markup {
    let words = Words::of_page();
    let is_all = RwSignal::new(lines.len() <= TOLD + 1);
    let row = move |line: &Line| {
        let cost = match &line.cost {
            Some(cost) => t!(words, "puzzle-cost", cost = cost),
            None => t!(words, "puzzle-as-good"),
        };
        view! {
            <li>
                <span>{line.action.clone()}</span>
                <span class="answer-cost">{cost}</span>
                <i class="answer-part" aria-hidden="true" style:--part=format!("{:.2}", line.part)></i>
            </li>
        }
    };
    let rows: Vec<Markup> = lines.iter().take(TOLD).map(row).collect();
    let count = lines.len();
    view! {
        <ul class="answer-others">
            {rows}
            {move || is_all.get().then(|| lines.iter().skip(TOLD).map(row).collect_markup())}
        </ul>
        <Show when=move || !is_all.get()>
            <button class="answer-all" on:click=move |_| is_all.set(true)>{move || t!(words, "review-all", count = count)}</button>
        </Show>
    }
}
