//! How soon the page can be used, and how smooth it stays while the archmage thinks.
//!
//! `cargo xtask page && cargo run --release -p browser --example speed`; Chromium and its driver as for `cargo xtask browser`.

use std::time::Duration;

use browser::{Browser, Page, Result};
use serde_json::json;

/// How often each is measured.
const RUNS: usize = 5;
/// How much slower the processor is made to seem.
const SLOWER: f64 = 4.0;

#[tokio::main]
async fn main() -> Result {
    for (path, usable, what) in [
        ("", ".door a", "until a game can be chosen"),
        ("#/together", "main [role=alert]", "by a link to where people meet, until it is there"),
    ] {
        let mut starts = Vec::new();
        for _ in 0..RUNS {
            starts.push(start(path, usable).await?);
        }
        tell(&format!("from a cold start {what}, processor slowed down 4 times"), starts);
    }
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    begin(&page).await?;
    let mut gaps = Vec::new();
    for _ in 0..RUNS {
        gaps.push(longest_frame(&page).await?);
    }
    tell("longest frame while the archmage thinks", gaps);
    Ok(())
}

/// Milliseconds from the request to the moment when what can be used is there.
async fn start(path: &str, usable: &str) -> Result<f64> {
    let browser = Browser::start().await?;
    let watch = format!(
        "new MutationObserver(() => {{ \
            if (!window.usable && document.querySelector('{usable}')) window.usable = performance.now(); \
        }}).observe(document, {{ childList: true, subtree: true }});"
    );
    let devtools = browser.driver().cdp();
    devtools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await?;
    devtools.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER })).await?;
    let page = Page::open(&browser, path).await?;
    page.wait_until("window.usable > 0").await?;
    page.eval("return window.usable;").await
}

/// Sets up a game of Wizard against archmages, and waits for the first question.
async fn begin(page: &Page<'_>) -> Result {
    page.wait_for(".door a").await?;
    page.eval::<()>("location.hash = '#/new/wizard';").await?;
    page.wait_for(".setup").await?;
    page.eval::<()>("document.querySelector('button[type=submit]').click();").await?;
    page.wait_for(".situation.asked").await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    Ok(())
}

/// The longest time between two frames, in milliseconds, from the question to the archmage until its answer.
async fn longest_frame(page: &Page<'_>) -> Result<f64> {
    page.eval(
        "let longest = 0, last = performance.now(), is_done = false; \
         const frame = (now) => { longest = Math.max(longest, now - last); last = now; if (!is_done) requestAnimationFrame(frame); }; \
         await new Promise(requestAnimationFrame); last = performance.now(); requestAnimationFrame(frame); \
         document.querySelectorAll('.bar-actions button')[1].click(); \
         await new Promise((done) => setTimeout(done, 60)); \
         while (!document.querySelector('.hint li')) await new Promise((done) => setTimeout(done, 20)); \
         is_done = true; return longest;",
    )
    .await
}

fn tell(what: &str, mut values: Vec<f64>) {
    values.sort_by(f64::total_cmp);
    let (least, median, most) = (values[0], values[values.len() / 2], values[values.len() - 1]);
    println!("{what}: median {median:.0} ms ({least:.0} to {most:.0})");
}
