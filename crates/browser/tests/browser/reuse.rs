//! A browser is used by one test after another, and remembers nothing of the last one.

use browser::{Browser, Page, Result, Theme};
use serde_json::{Value, json};

/// Where a trace may be that was left.
const TRACES: &str = "return { \
    stored: localStorage.getItem('trace'), session: sessionStorage.getItem('trace'), cookie: document.cookie, \
    cached: await caches.has('trace'), worker: (await navigator.serviceWorker.getRegistrations()).length, \
    script: window.trace ?? null, width: innerWidth, dark: matchMedia('(prefers-color-scheme: dark)').matches, \
    hidden: document.hidden, focus: document.hasFocus() };";

#[tokio::test]
async fn the_next_test_finds_nothing_of_the_last() -> Result {
    // A server that stays: what is remembered is remembered by address.
    let host = Browser::start().await?;
    let page = Page::open(&host, "nowhere").await?;
    let port: u16 = page.eval("return Number(location.port);").await?;
    let untouched: Value = page.eval(TRACES).await?;
    assert_eq!((&untouched["width"], &untouched["focus"]), (&json!(1440), &json!(true)));

    let last = Browser::start_at(port).await?;
    let page = Page::open(&last, "").await?;
    page.wait_until("navigator.serviceWorker.controller !== null").await?;
    page.gesture("Page.addScriptToEvaluateOnNewDocument", json!({ "source": "window.trace = true;" }))
        .await?;
    page.resize_to(400, 800).await?;
    page.prefer(Theme::Dark).await?;
    page.eval::<()>(
        "localStorage.setItem('trace', 'left'); sessionStorage.setItem('trace', 'left'); \
         document.cookie = 'trace=left; max-age=1000'; await caches.open('trace'); console.error('a trace');",
    )
    .await?;
    drop(last);

    let next = Browser::start_at(port).await?;
    let page = Page::open(&next, "nowhere").await?;
    assert_eq!(page.eval::<Value>(TRACES).await?, untouched);
    let log = next.driver().browser_log().await?;
    assert!(log.iter().all(|entry| !entry.message.contains("trace")), "{log:?}");
    assert_eq!(next.driver().windows().await?.len(), 1);
    Ok(())
}
