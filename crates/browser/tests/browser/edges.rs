//! Phones without edges: nothing lies below a notch, in a round corner or under the home bar.

use browser::{Browser, Page, Result};
use serde_json::json;

use crate::playing::{begin, hurried, wait_to_be_asked};

/// What such phones take from the window upright and on their side: top, right, bottom, left.
const PHONES: [((u32, u32), [u32; 4]); 2] = [((390, 844), [47, 0, 34, 0]), ((844, 390), [0, 47, 21, 47])];

/// What lies in the parts of the window that are not safe, scrolled to the top and to the bottom.
const OUTSIDE: &str = "\
    const root = document.querySelector('dialog[open]') ?? document.body; \
    const found = new Set(); \
    const look = (element, { left, top, right, bottom, width, height }) => { \
        if (width < 1 || height < 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return; \
        if (element.closest('.visually-hidden, .skip-link, .wz-art')) return; \
        const isAtTop = scrollY === 0, isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 1; \
        const isInWindow = bottom > 0 && top < innerHeight; \
        if (!isInWindow) return; \
        if (left < safe[3] - 0.5 || right > innerWidth - safe[1] + 0.5 || (isAtTop && top < safe[0] - 0.5) || \
            (isAtBottom && bottom > innerHeight - safe[2] + 0.5)) \
            found.add(`${element.tagName}.${element.getAttribute('class')} “${element.textContent.trim().slice(0, 30)}”: ${[left, top, right, bottom].map(Math.round)}`); \
    }; \
    for (const at of [0, document.documentElement.scrollHeight]) { \
        scrollTo(0, at); \
        for (const element of root.querySelectorAll('button, a[href], input, select, svg')) look(element, element.getBoundingClientRect()); \
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); \
        for (let node = walker.nextNode(); node; node = walker.nextNode()) { \
            if (!node.data.trim()) continue; \
            const range = document.createRange(); range.selectNodeContents(node); \
            look(node.parentElement, range.getBoundingClientRect()); \
        } \
    } \
    scrollTo(0, 0); \
    return [...found];";

/// Fails if anything lies outside of what is safe.
async fn is_inside(page: &Page<'_>, what: &str, (width, height): (u32, u32), safe: [u32; 4]) -> Result {
    let outside: Vec<String> = page.eval(&format!("const safe = {}; {OUTSIDE}", json!(safe))).await?;
    assert!(outside.is_empty(), "{what} at {width}×{height}:\n{}", outside.join("\n"));
    Ok(())
}

#[tokio::test]
async fn nothing_lies_under_a_notch_or_a_home_bar() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    for (size, safe) in PHONES {
        page.resize_to(size.0, size.1).await?;
        let [top, right, bottom, left] = safe;
        let insets = json!({ "insets": { "top": top, "right": right, "bottom": bottom, "left": left } });
        page.driver().cdp().send_raw("Emulation.setSafeAreaInsetsOverride", insets).await?;
        page.eval::<()>("location.hash = '#/';").await?;
        page.wait_for(".home").await?;
        page.settle().await?;
        is_inside(&page, "home", size, safe).await?;
        for (address, there) in
            [("#/settings", ".settings"), ("#/rules/wizard", ".rules section"), ("#/new/maginor", ".setup")]
        {
            page.eval::<()>(&format!("location.hash = '{address}';")).await?;
            page.wait_for(there).await?;
            page.settle().await?;
            is_inside(&page, address, size, safe).await?;
        }
        for game in ["wizard", "shazamm", "maginor"] {
            begin(&page, game).await?;
            wait_to_be_asked(&page).await?;
            page.settle().await?;
            is_inside(&page, game, size, safe).await?;
            page.screenshot(&format!("edges-{game}-{}", size.0)).await?;
            let id: String = page.eval("return location.hash.split('/').pop();").await?;
            page.eval::<()>(&format!("location.hash = '#/replay/{id}';")).await?;
            page.wait_for(".replay-bar").await?;
            page.settle().await?;
            is_inside(&page, &format!("{game} again"), size, safe).await?;
            page.eval::<()>(&format!("location.hash = '#/first/{game}';")).await?;
            page.wait_for(".lesson-buttons button").await?;
            page.settle().await?;
            is_inside(&page, &format!("the first game of {game}"), size, safe).await?;
        }
    }
    page.is_quiet().await
}
