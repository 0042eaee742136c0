//! The page without a server.

use browser::{Browser, Page, Result};
use serde_json::Value;

/// Waits until everything is there that the page needs without a server.
async fn is_kept(page: &Page<'_>) -> Result {
    page.wait_until("(await navigator.serviceWorker.ready).active?.state === 'activated'").await?;
    page.wait_until("(await caches.keys()).length === 1").await
}

#[tokio::test]
async fn the_page_loads_again_when_the_server_is_gone() -> Result {
    let mut browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    is_kept(&page).await?;
    page.is_quiet().await?;
    browser.go_offline().await;
    let page = Page::now(&browser);
    page.reload().await?;
    assert!(!page.text("h1").await?.is_empty());
    page.wait_for_end_of("#loading").await?;
    // Its worker comes as well.
    let base: String = page.eval("return document.documentElement.dataset.base;").await?;
    let came: String = page
        .eval(&format!(
            "const worker = new Worker('{base}worker.js', {{ type: 'module' }}); \
             return await new Promise((done) => {{ \
                worker.onerror = (error) => done(`failed: ${{error.message}}`); setTimeout(() => done('came'), 1000); }});"
        ))
        .await?;
    assert_eq!(came, "came");
    // All other addresses lead to the table.
    let page = Page::open(&browser, "some/where").await?;
    page.wait_for("h1").await?;
    page.wait_until("location.pathname === '/'").await
}

#[tokio::test]
async fn all_languages_are_fetched_after_the_first_visit() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    is_kept(&page).await?;
    let languages =
        server::Page::in_folder(&browser::dist())?.paths().filter(|path| path.ends_with(".ftl")).count();
    assert!(languages > 0);
    page.wait_until(&format!(
        "(await (await caches.open((await caches.keys())[0])).keys()).filter((kept) => kept.url.endsWith('.ftl')).length === {languages}"
    ))
    .await
}

#[tokio::test]
async fn the_page_can_be_installed() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    let found = browser.driver().cdp().send_raw("Page.getAppManifest", serde_json::json!({})).await?;
    assert_eq!(found["errors"], serde_json::json!([]), "{found}");
    let manifest: Value = serde_json::from_str(found["data"].as_str().unwrap()).unwrap();
    assert_eq!(manifest["name"], "Conclave");
    assert_eq!(manifest["display"], "standalone");
    // Every icon is there and as large as it says.
    let sizes: Vec<String> = page
        .eval(
            "const manifest = await (await fetch('manifest.webmanifest')).json(); \
             return await Promise.all(manifest.icons.map(async ({ src, sizes }) => { \
                const icon = new Image(); icon.src = src; await icon.decode(); \
                const real = `${icon.naturalWidth}x${icon.naturalHeight}`; \
                return sizes === 'any' || sizes === real ? 'right' : `${src} is ${real}`; }));",
        )
        .await?;
    assert!(sizes.len() >= 5 && sizes.iter().all(|size| size == "right"), "{sizes:?}");
    is_kept(&page).await?;
    let problems =
        browser.driver().cdp().send_raw("Page.getInstallabilityErrors", serde_json::json!({})).await?;
    let problems: Vec<_> =
        problems["installabilityErrors"].as_array().unwrap().iter().map(|one| &one["errorId"]).collect();
    // A headless browser of a test is a private window to Chromium.
    assert!(problems.iter().all(|problem| *problem == "in-incognito"), "{problems:?}");
    page.is_quiet().await
}
