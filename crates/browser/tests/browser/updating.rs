//! A new version comes while the page is open.

use browser::{Browser, Page, Result, dist};

use crate::changed;

const NEXT: &str = "fedcba9876543210";

/// The page in `dist/` under another version.
fn next_version() -> server::Page {
    let built = server::Page::in_folder(&dist()).unwrap();
    let version = built.paths().find_map(|path| path.strip_suffix("/boot.js")).unwrap().to_owned();
    changed(|path, mut data| {
        if ["index.html", "sw.js", "404.html"].contains(&path) {
            data = String::from_utf8(data).unwrap().replace(&version, NEXT).into_bytes();
        }
        Some((path.replace(&version, NEXT), data))
    })
}

#[tokio::test]
async fn a_new_version_waits_until_it_is_wanted() -> Result {
    let mut browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    page.wait_until("navigator.serviceWorker.controller !== null").await?;
    let base: String = page.eval("return document.documentElement.dataset.base;").await?;

    browser.serve(next_version()).await?;
    let page = Page::now(&browser);
    page.eval::<()>(
        "window.told = 0; window.addEventListener('conclave-update', () => { window.told += 1; }); \
         await (await navigator.serviceWorker.ready).update();",
    )
    .await?;
    page.wait_until("window.told === 1").await?;
    page.wait_for("html[data-update=waiting]").await?;

    // Nobody wanted it yet: the old version goes on, also when it is loaded again.
    page.reload().await?;
    page.wait_for("h1").await?;
    assert_eq!(page.eval::<String>("return document.documentElement.dataset.base;").await?, base);
    page.wait_for("html[data-update=waiting]").await?;

    page.eval::<()>("window.dispatchEvent(new CustomEvent('conclave-update-now'));").await?;
    page.wait_until(&format!("document.documentElement.dataset.base === '{NEXT}/'")).await?;
    page.wait_for("h1").await?;
    assert_eq!(page.eval::<Vec<String>>("return await caches.keys();").await?, [format!("conclave-{NEXT}")]);
    assert_eq!(page.count("html[data-update]").await?, 0);
    page.is_quiet().await
}
