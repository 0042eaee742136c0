//! The first evening of a new player: from home through the guided game to a game of one's own, its ending, a review and a
//! rematch; with the mouse, by keyboard alone, and by touch on a phone. With the mouse everything moves as it usually does.

use browser::{Browser, Page, Result, Size};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::playing::{Doing, decide, hurried, kept_record, steps, wait_to_be_asked};

/// How somebody uses the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Mouse,
    Keyboard,
    Touch,
}

impl Way {
    /// Uses what a selector finds.
    async fn takes(self, page: &Page<'_>, selector: &str) -> Result {
        page.wait_for(selector).await?;
        match self {
            Self::Mouse => page.click(selector).await,
            Self::Keyboard => {
                // The page may move the focus to what has just come.
                page.settle().await?;
                reach(page, selector).await?;
                page.press("Enter").await
            }
            Self::Touch => tap(page, selector).await,
        }
    }

    /// Decides something that a game asks for.
    async fn decides(self, page: &Page<'_>, game: &str) -> Result {
        if self == Self::Keyboard {
            return decide(page, game).await;
        }
        let before = steps(page).await?;
        for choice in choices(game) {
            if page.count(choice).await? > 0 {
                self.takes(page, choice).await?;
                if steps(page).await? > before {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

/// What decides something in a game, if it is there: the first that does is taken.
fn choices(game: &str) -> &'static [&'static str] {
    match game {
        "wizard" => &[".wz-offer [data-choice]", ".wz-hand [data-choice]:not([aria-disabled=true])"],
        "shazamm" => &[".shz-commit button", ".shz-choice", ".shz-recycle"],
        _ => &[
            ".mag-panel [data-choice]",
            ".mag-answers-list [data-choice]",
            ".mag-roll:not([aria-disabled=true])",
            "[data-aim=move]:not([aria-disabled=true])",
        ],
    }
}

/// Goes there with the Tab key.
async fn reach(page: &Page<'_>, selector: &str) -> Result {
    let is_there = format!("return document.activeElement?.matches({selector:?}) ?? false;");
    for _ in 0..80 {
        if page.eval::<bool>(&is_there).await? {
            return Ok(());
        }
        page.press("Tab").await?;
    }
    panic!("the Tab key does not lead to {selector}");
}

#[derive(Deserialize)]
struct Point {
    x: f64,
    y: f64,
}

/// Taps it with a finger, where it is to be seen: cards of a fan cover each other.
async fn tap(page: &Page<'_>, selector: &str) -> Result {
    let Point { x, y } = page
        .eval(&format!(
            "const found = [...document.querySelectorAll({selector:?})].find((one) => one.getBoundingClientRect().width > 0); \
             found.scrollIntoView({{ block: 'nearest' }}); const at = found.getBoundingClientRect(); \
             const points = [0.5, 0.3, 0.15].map((part) => ({{ x: at.x + at.width * part, y: at.y + at.height * part }})); \
             return points.find(({{ x, y }}) => found.contains(document.elementFromPoint(x, y))) ?? points[0];"
        ))
        .await?;
    let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
    page.gesture("Input.dispatchTouchEvent", touch("touchStart", json!([{ "x": x, "y": y }]))).await?;
    page.gesture("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await
}

async fn check(game: &str, way: Way) -> Result {
    let browser = Browser::start().await?;
    let page = Page::now(&browser);
    if way == Way::Touch {
        page.resize(Size::Phone).await?;
        page.touch().await?;
    }
    let page = if way == Way::Mouse {
        Page::open_at_pace(&browser, "instant").await?
    } else {
        hurried(&browser).await?
    };
    way.takes(&page, &format!(".door a[href=\"#/first/{game}\"]")).await?;
    page.wait_for(".lesson").await?;
    learn(&page, way).await?;
    way.takes(&page, &format!(".lesson-buttons a[href=\"#/new/{game}\"]")).await?;
    while game == "wizard" && page.count(".seat-add").await? > 0 {
        // The more play, the fewer rounds there are.
        let sitting = ".seat-sitter:not(.seat-add)";
        let seats = page.count(sitting).await?;
        way.takes(&page, ".seat-add").await?;
        page.wait_until(&format!("document.querySelectorAll('{sitting}').length > {seats}")).await?;
    }
    way.takes(&page, "button[type=submit]").await?;
    page.wait_for(".play:not(.first)").await?;
    let mut decisions = 0;
    while wait_to_be_asked(&page).await? == Doing::Asked {
        way.decides(&page, game).await?;
        decisions += 1;
        assert!(decisions < 1000, "the game does not end");
    }
    let first = kept_record(&page).await?;
    way.takes(&page, ".ending .review-link").await?;
    page.wait_for(".review-progress, .review-of").await?;
    // It grows while the review goes on: who misses the button presses it again.
    while page.count("dialog[open]").await? > 0 {
        way.takes(&page, "dialog[open] .dialog-head button").await?;
        page.settle().await?;
    }
    page.eval::<()>("history.back();").await?;
    way.takes(&page, ".ending .ending-rematch").await?;
    page.wait_for_end_of(".ending").await?;
    wait_to_be_asked(&page).await?;
    let second = kept_record(&page).await?;
    let table = |record: &str| -> Vec<String> {
        let said =
            record.lines().filter(|line| line.starts_with("option") || line.starts_with("about players"));
        said.map(str::to_owned).collect()
    };
    assert_eq!(table(&first), table(&second), "the same table");
    assert_ne!(first, second, "another game");
    page.screenshot(&format!("rematch-{game}-{way:?}")).await?;
    page.is_quiet().await
}

/// Goes through the guided game, doing what it asks for.
async fn learn(page: &Page<'_>, way: Way) -> Result {
    for _ in 0..400 {
        if page.count(".lesson-buttons a").await? > 0 {
            return Ok(());
        }
        for button in [".lesson-buttons .primary:not(:has(+ a))", ".lesson-buttons .do-it"] {
            if page.count(button).await? > 0 {
                let points: bool =
                    page.eval("return document.querySelector('main').dataset.points !== '';").await?;
                if points {
                    page.wait_for(".pointer i").await?;
                }
                let place = "document.querySelector('main').dataset.steps + document.querySelector('.lesson-count')?.textContent";
                let before: String = page.eval(&format!("return {place};")).await?;
                way.takes(page, button).await?;
                if way == Way::Keyboard {
                    // What is pressed again before anything has come may be another button by then.
                    page.wait_until(&format!("{place} !== {before:?}")).await?;
                }
                break;
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(40)).await;
    }
    panic!("the guided game does not end: {}", page.text(".lesson").await?);
}

#[tokio::test]
async fn an_evening_of_wizard_with_the_mouse() -> Result {
    check("wizard", Way::Mouse).await
}

#[tokio::test]
async fn an_evening_of_wizard_by_keyboard() -> Result {
    check("wizard", Way::Keyboard).await
}

#[tokio::test]
async fn an_evening_of_wizard_by_touch() -> Result {
    check("wizard", Way::Touch).await
}

#[tokio::test]
async fn an_evening_of_shazamm_with_the_mouse() -> Result {
    check("shazamm", Way::Mouse).await
}

#[tokio::test]
async fn an_evening_of_shazamm_by_keyboard() -> Result {
    check("shazamm", Way::Keyboard).await
}

#[tokio::test]
async fn an_evening_of_shazamm_by_touch() -> Result {
    check("shazamm", Way::Touch).await
}

#[tokio::test]
async fn an_evening_of_maginor_with_the_mouse() -> Result {
    check("maginor", Way::Mouse).await
}

#[tokio::test]
async fn an_evening_of_maginor_by_keyboard() -> Result {
    check("maginor", Way::Keyboard).await
}

#[tokio::test]
async fn an_evening_of_maginor_by_touch() -> Result {
    check("maginor", Way::Touch).await
}
