//! The table holds still: whatever is asked, advised or refused, nothing on it moves but what is meant to.

use browser::{Browser, Page, Result};
use serde::Deserialize;

use crate::levels::against;
use crate::playing::{Doing, take_in, wait_to_be_asked};

/// A phone, a tablet, a desktop.
const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

/// How many decisions are made.
const DECISIONS: u32 = 10;

/// As much may move in all of them together: a hundredth is one part of the window that jumps by a hundredth of it, say.
const MOST: f64 = 0.05;

/// Something that moved although it was not meant to.
#[derive(Deserialize)]
pub(crate) struct Shift {
    /// How much of the window it changed, by the browser's measure.
    value: f64,
    /// What moved, from where to where.
    moved: Vec<String>,
}

/// Remembers whatever shifts from now on, with or without a reason.
pub(crate) const WATCH: &str = "\
    const begun = performance.now(); \
    const named = (node) => node === null ? 'something gone' : node.nodeType === 3 ? `“${node.data}”` : `${node.tagName}.${node.getAttribute('class')}`; \
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '); \
    window.shifts = []; \
    window.watching?.disconnect(); \
    window.watching = new PerformanceObserver((list) => { \
        for (const entry of list.getEntries()) { \
            if (entry.startTime < begun) continue; \
            window.shifts.push({ value: entry.value, moved: entry.sources.map((one) => \
                `${named(one.node)}: ${place(one.previousRect)} → ${place(one.currentRect)}`) }); \
        } \
    }); \
    window.watching.observe({ type: 'layout-shift', buffered: true });";

/// Waits until nothing moves that will not move for ever.
pub(crate) async fn rest(page: &Page<'_>) -> Result {
    page.eval::<()>(
        "const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity); \
         await Promise.all(moving.map((one) => one.finished.catch(() => {})));",
    )
    .await?;
    page.settle().await
}

/// Chooses the first that may be chosen.
const CHOOSE: &str = "\
    (document.querySelector('.shz-commit .primary') ?? \
     document.querySelector('.table-area [data-choice]:not([aria-disabled=true])')).click();";

/// Makes a decision, and answers what shifted until the next; nothing if that was the last one of the game.
pub(crate) async fn decide(page: &Page<'_>) -> Result<Option<Vec<Shift>>> {
    page.eval::<()>(CHOOSE).await?;
    if wait_to_be_asked(page).await? == Doing::Over {
        return Ok(None);
    }
    rest(page).await?;
    page.eval("return window.shifts.splice(0);").await.map(Some)
}

/// Begins a game against beginners, the same for each seed, and waits to be asked.
async fn begin(page: &Page<'_>, game: &str, seed: u32) -> Result {
    let others = if game == "shazamm" { 1 } else { 3 };
    take_in(page, &against(game, &vec!["apprentice"; others], seed, "")).await?;
    wait_to_be_asked(page).await?;
    rest(page).await?;
    page.eval::<()>(WATCH).await
}

/// Asks for advice, reads it and closes it. Who asks while the last step is still being looked at has to ask again.
async fn take_advice(page: &Page<'_>, picture: &str) -> Result {
    let close = "const button = document.querySelector('.hint.shown button'); button?.click(); return button !== null;";
    for _ in 0..20 {
        page.press("h").await?;
        page.wait_for(".hint.shown p:not(.thinking)").await?;
        rest(page).await?;
        page.screenshot(picture).await?;
        if page.eval::<bool>(close).await? {
            return page.wait_for_end_of(".hint").await;
        }
    }
    panic!("advice does not stay");
}

async fn check(game: &str) -> Result {
    let browser = Browser::start().await?;
    let page = Page::open_at_pace(&browser, "quick").await?;
    let mut seeds = 1..;
    let mut begin_another = async || begin(&page, game, seeds.next().unwrap_or_default()).await;
    for (width, height) in SIZES {
        page.resize_to(width, height).await?;
        begin_another().await?;
        let mut shifts = Vec::new();
        let mut decisions = 0;
        while decisions < DECISIONS {
            if decisions == 2 {
                // Advice comes and goes; here there is a choice in every game.
                take_advice(&page, &format!("hint-{game}-{width}")).await?;
            }
            match decide(&page).await? {
                Some(more) => {
                    shifts.extend(more);
                    decisions += 1;
                }
                // The end takes its room; it is not what holds still.
                None => begin_another().await?,
            }
        }
        holds_still(&shifts, &format!("{game} at {width}×{height}"));
    }
    page.is_quiet().await
}

/// Fails if more has moved than may.
pub(crate) fn holds_still(shifts: &[Shift], what: &str) {
    let sum: f64 = shifts.iter().map(|shift| shift.value).sum();
    let told: Vec<String> =
        shifts.iter().map(|shift| format!("{:.4}: {}", shift.value, shift.moved.join("; "))).collect();
    assert!(sum <= MOST, "{what} moves by {sum:.3}:\n{}", told.join("\n"));
}

#[tokio::test]
async fn a_table_of_wizard_holds_still() -> Result {
    check("wizard").await
}

#[tokio::test]
async fn a_table_of_shazamm_holds_still() -> Result {
    check("shazamm").await
}

#[tokio::test]
async fn a_table_of_maginor_holds_still() -> Result {
    check("maginor").await
}
