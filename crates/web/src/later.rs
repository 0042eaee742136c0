//! Screens whose code is fetched when they are opened: a first visit does not need them.
//!
//! The build cuts the program where a function here is marked (`wasm_split`): what only that function reaches lies in a file of
//! its own. What several of them reach lies in a file that they share.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use games::GameName;
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::screens;

#[wasm_split(records, fallible, preload(fetch_records))]
pub(crate) fn replay(id: String, with_review: bool) -> Result<Markup, SplitLoaderError> {
    Ok(screens::replay::open(&id, with_review))
}

#[wasm_split(records, fallible)]
pub(crate) fn shared(record: String) -> Result<Markup, SplitLoaderError> {
    Ok(screens::replay::shared(&record))
}

#[wasm_split(learning, fallible, preload(fetch_learning))]
pub(crate) fn rules(game: GameName) -> Result<Markup, SplitLoaderError> {
    Ok(screens::rules::rules(game))
}

#[wasm_split(learning, fallible)]
pub(crate) fn first(game: GameName) -> Result<Markup, SplitLoaderError> {
    Ok(screens::first::first(game))
}

#[wasm_split(puzzles, fallible, preload(fetch_puzzles))]
pub(crate) fn puzzles() -> Result<Markup, SplitLoaderError> {
    Ok(screens::puzzles::puzzles())
}

#[wasm_split(puzzles, fallible)]
pub(crate) fn puzzle(game: GameName, number: usize) -> Result<Markup, SplitLoaderError> {
    Ok(screens::puzzle::open(game, number))
}

#[wasm_split(puzzles, fallible)]
pub(crate) fn puzzle_of_today() -> Result<Markup, SplitLoaderError> {
    Ok(screens::puzzle::today())
}

#[wasm_split(settings, fallible, preload(fetch_settings))]
pub(crate) fn settings() -> Result<Markup, SplitLoaderError> {
    Ok(screens::settings::settings_screen())
}

#[wasm_split(statistics, fallible, preload(fetch_statistics))]
pub(crate) fn statistics() -> Result<Markup, SplitLoaderError> {
    Ok(screens::statistics::statistics())
}

/// A screen, as soon as its code is there.
pub(crate) fn fetched<Screen>(
    code: impl Future<Output = Result<(), SplitLoaderError>> + 'static,
    screen: impl Fn() -> Screen + 'static,
) -> Markup
where
    Screen: Future<Output = Result<Markup, SplitLoaderError>>,
{
    let is_there = RwSignal::new(false);
    spawn_local(async move {
        is_there.set(code.await.is_ok());
    });
    show(move || is_there.get(), move || now(screen()).and_then(Result::ok).unwrap_or_default())
}

/// What a future brings that need not wait.
fn now<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}
