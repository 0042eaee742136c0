//! The page arrives, looks as it should, and shuts nobody out.

use browser::{Browser, Page, Result, Size};

use crate::changed;

#[tokio::test]
async fn the_page_loads_without_a_word_in_the_console() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    assert!(!page.text("h1").await?.is_empty());
    page.wait_for_end_of("#loading").await?;
    assert_eq!(page.driver().title().await?, "Conclave");
    page.settle().await?;
    // What the Content-Security-Policy refuses is an error in the console as well.
    page.is_quiet().await
}

#[tokio::test]
async fn everybody_can_use_the_first_page() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    for size in Size::ALL {
        page.resize(size).await?;
        page.is_accessible().await?;
    }
    page.screenshots("first-page").await
}

#[tokio::test]
async fn this_very_check_finds_a_picture_without_words_and_a_script_that_fails() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    page.is_quiet().await?;
    let spoil = "const picture = document.createElement('img'); picture.src = 'icons/icon.svg'; \
        document.querySelector('main').append(picture); \
        const script = document.createElement('script'); script.textContent = '1'; document.body.append(script);";
    page.eval::<()>(spoil).await?;
    assert!(page.violations().await?.iter().any(|violation| violation.id == "image-alt"));
    let errors = page.errors().await?;
    assert!(errors.iter().any(|error| error.contains("Content Security Policy")), "{errors:?}");
    Ok(())
}

#[tokio::test]
async fn our_faces_arrive_and_the_fallbacks_are_as_wide() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    let [ours, fallback]: [f64; 2] = page
        .eval(
            "const width = async (family) => { \
                await document.fonts.load(`16px ${family}`); \
                const line = document.createElement('span'); \
                line.textContent = 'Anna leads. Play a card. You must follow blue: you hold 3 blue cards.'; \
                line.style.cssText = `position: absolute; white-space: nowrap; font: 16px ${family}`; \
                document.body.append(line); \
                const { width } = line.getBoundingClientRect(); \
                line.remove(); \
                return width; \
            }; \
            return [await width('\"Conclave Text\"'), await width('\"Conclave Text Fallback\"')];",
        )
        .await?;
    assert!((ours / fallback - 1.0).abs() < 0.05, "{ours} {fallback}");
    let loaded: Vec<String> = page
        .eval(
            "await document.fonts.load('700 16px \"Conclave Display\"', 'Ж'); \
             return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);",
        )
        .await?;
    assert!(loaded.iter().any(|family| family.contains("Conclave Text")), "{loaded:?}");
    assert!(loaded.iter().any(|family| family.contains("Conclave Display")), "{loaded:?}");
    page.is_quiet().await
}

#[tokio::test]
async fn an_unknown_address_leads_back_to_the_table() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "nowhere/at/all").await?;
    assert_eq!(page.count("p[lang]").await?, 9, "it is said in every language: none was chosen yet");
    assert!(page.text("p[lang=de]").await?.starts_with("Unter dieser Adresse gibt es keine Seite."));
    page.is_accessible().await?;
    page.screenshots("not-found").await?;
    page.click("a").await?;
    page.wait_for("h1").await?;
    page.wait_until("location.pathname === '/'").await
}

#[tokio::test]
async fn who_has_to_wait_sees_a_candle() -> Result {
    let never = changed(|path, data| {
        let data = if path.ends_with("/boot.js") { Vec::new() } else { data };
        Some((path.to_owned(), data))
    });
    let browser = Browser::start_with(never).await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("#loading[role=status][aria-label=Conclave] svg").await?;
    page.wait_until("getComputedStyle(document.getElementById('loading')).opacity === '1'").await?;
    page.wait_until(&is_in_the_middle("#loading")).await?;
    page.screenshots("loading").await?;
    page.is_quiet().await
}

#[tokio::test]
async fn a_page_that_cannot_start_says_so() -> Result {
    let broken = changed(|path, data| (!path.ends_with("/web_bg.wasm")).then(|| (path.to_owned(), data)));
    let browser = Browser::start_with(broken).await?;
    let page = Page::open(&browser, "").await?;
    assert!(page.text("#failed").await?.starts_with("Conclave could not start"));
    page.wait_for_end_of("#loading").await?;
    page.wait_for("#failed[lang=en]").await?;
    page.wait_until(&is_in_the_middle("#failed")).await?;
    let said: Vec<String> = page
        .eval(
            "const base = document.documentElement.dataset.base; \
             const { sorry } = await import(new URL(`${base}sorry.js`, location.href)); \
             const failed = document.getElementById('failed'); \
             return ['no-NO', 'bg', 'xx'].map((code) => { sorry(failed, [code]); return failed.lang; });",
        )
        .await?;
    assert_eq!(said, ["nb", "bg", "en"]);
    page.screenshots("failed").await?;
    assert!(!page.errors().await?.is_empty());
    Ok(())
}

/// Whether this is what lies in the middle of the window.
fn is_in_the_middle(selector: &str) -> String {
    format!("document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('{selector}') !== null")
}
