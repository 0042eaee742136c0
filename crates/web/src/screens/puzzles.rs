//! All puzzles: the one of today, and those of each game by difficulty, with what is solved.

use std::collections::BTreeMap;

use bots::puzzle::{Difficulty, difficulty_of, records};
use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::parts::bar::bar;
use crate::puzzles::{self, Day, Mark};
use crate::route::Route;
use crate::words::Words;

/// What the list needs to know of a game: how hard each of its puzzles is.
#[derive(Clone, PartialEq, Debug)]
struct Listed {
    game: GameName,
    puzzles: Vec<Difficulty>,
}

/// The screen with all puzzles.
pub(crate) fn puzzles() -> Markup {
    let words = Words::of_page();
    let listed = RwSignal::new(None);
    spawn_local(async move {
        let mut all = Vec::new();
        for game in puzzles::games() {
            let file = puzzles::fetch(game).await.unwrap_or_default();
            let puzzles: Vec<Difficulty> = records(&file)
                .into_iter()
                .map(|text| difficulty_of(text).unwrap_or(Difficulty::Hard))
                .collect();
            all.push(Listed { game, puzzles });
        }
        // The screen may be gone by then.
        let _ = listed.try_set(Some(all));
    });
    view! {
        {bar(move || t!(words, "puzzles-title"), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page puzzles">
            <p class="tagline">{words.text(msg!("puzzles-about"))}</p>
            {move || listed.with(|all| all.as_deref().map(list))}
        </main>
    }
}

fn list(all: &[Listed]) -> Markup {
    let words = Words::of_page();
    let marks = puzzles::marks();
    if all.iter().all(|listed| listed.puzzles.is_empty()) {
        return view! { <p role="alert">{words.text(msg!("page-part-missing"))}</p> };
    }
    view! {
        {today(all, &marks)}
        <div class="puzzle-games">{all.iter().map(|listed| of_game(listed, &marks)).collect_markup()}</div>
    }
}

fn title(game: GameName) -> impl Fn() -> String {
    let words = Words::of_page();
    move || with_game!(game, G => <G as telling::Telling>::title(&words.texts()))
}

/// The puzzle of today.
fn today(all: &[Listed], marks: &BTreeMap<String, bool>) -> Markup {
    let words = Words::of_page();
    let day = Day::today();
    let Some(listed) = all.iter().find(|listed| Some(listed.game) == day.game()) else {
        return Markup::Nothing;
    };
    let game = listed.game;
    let number = day.number(listed.puzzles.len());
    let Some(&difficulty) = listed.puzzles.get(number - 1) else { return Markup::Nothing };
    let mark = puzzles::mark(marks, game, number);
    view! {
        <a class="puzzle-today" href=Route::PuzzleOfToday.href()>
            <span class="puzzle-today-picture" aria-hidden="true">{with_game!(game, G => <G as crate::board::Board>::picture())}</span>
            <span class="puzzle-today-text">
                <strong>{words.text(msg!("home-puzzle-today"))}</strong>
                <span>{title(game)}" · "{move || t!(words, "puzzle-difficulty", difficulty = difficulty.name())}</span>
                <span class="puzzle-state">{move || t!(words, "puzzle-state", state = state(mark))}</span>
            </span>
        </a>
    }
}

fn state(mark: Option<Mark>) -> &'static str {
    match mark {
        Some(Mark::Solved) => "solved",
        Some(Mark::Missed) => "missed",
        None => "open",
    }
}

/// The puzzles of a game, the easy ones first.
fn of_game(listed: &Listed, marks: &BTreeMap<String, bool>) -> Markup {
    let game = listed.game;
    if listed.puzzles.is_empty() {
        return Markup::Nothing;
    }
    let id = format!("puzzles-{game}");
    view! {
        <section class="puzzle-game" aria-labelledby=id.clone()>
            <h2 id=id>{title(game)}</h2>
            {Difficulty::ALL.map(|difficulty| of_difficulty(listed, difficulty, marks)).collect_markup()}
        </section>
    }
}

fn of_difficulty(listed: &Listed, difficulty: Difficulty, marks: &BTreeMap<String, bool>) -> Markup {
    let words = Words::of_page();
    let game = listed.game;
    let own: Vec<usize> =
        (1..=listed.puzzles.len()).filter(|number| listed.puzzles[number - 1] == difficulty).collect();
    if own.is_empty() {
        return Markup::Nothing;
    }
    let mark = |number: usize| puzzles::mark(marks, game, number);
    let solved = own.iter().filter(|&&number| mark(number) == Some(Mark::Solved)).count();
    let all = own.len();
    let links = own.iter().map(|&number| link(game, number, mark(number))).collect_markup();
    view! {
        <h3>
            {move || t!(words, "puzzle-difficulty", difficulty = difficulty.name())}
            <small>{move || t!(words, "puzzles-solved", solved = solved, all = all)}</small>
        </h3>
        <ul class="puzzle-numbers">{links}</ul>
    }
}

fn link(game: GameName, number: usize, mark: Option<Mark>) -> Markup {
    let words = Words::of_page();
    let label = move || {
        let state = t!(words, "puzzle-state", state = state(mark));
        format!("{}, {state}", t!(words, "puzzle-number", number = number))
    };
    let sign = match mark {
        Some(Mark::Solved) => "✓",
        Some(Mark::Missed) => "↻",
        None => "",
    };
    view! {
        <li>
            <a class=format!("puzzle-number {}", state(mark)) href=Route::Puzzle(game, number).href() aria-label=label>
                <span aria-hidden="true">{number}</span>
                <span class="puzzle-sign" aria-hidden="true">{sign}</span>
            </a>
        </li>
    }
}
