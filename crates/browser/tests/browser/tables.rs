//! What a table promises besides its rules: nothing lost, any language, links.

use browser::{Browser, Page, Result};

use crate::playing::{begin, hurried, kept_record, look_at, steps, wait_to_be_asked};

/// The languages of the page.
const LANGUAGES: [&str; 9] = ["en", "da", "nb", "sv", "de", "fr", "it", "hu", "bg"];

#[tokio::test]
async fn a_game_survives_a_reload() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "wizard").await?;
    wait_to_be_asked(&page).await?;
    page.press("Enter").await?;
    wait_to_be_asked(&page).await?;
    let (before, asked) = (steps(&page).await?, page.text(".ask").await?);
    assert!(before > 3);
    page.reload().await?;
    page.wait_for(".play").await?;
    wait_to_be_asked(&page).await?;
    assert_eq!((steps(&page).await?, page.text(".ask").await?), (before, asked));
    // And from the first screen.
    page.eval::<()>("location.hash = '#/';").await?;
    page.click(".kept-game a").await?;
    page.wait_for(".play").await?;
    wait_to_be_asked(&page).await?;
    assert_eq!(steps(&page).await?, before);
    page.is_quiet().await
}

#[tokio::test]
async fn every_language_can_be_chosen_in_the_middle_of_a_game() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    for game in ["wizard", "shazamm", "maginor"] {
        begin(&page, game).await?;
        wait_to_be_asked(&page).await?;
        let address: String = page.eval("return location.hash;").await?;
        let before = steps(&page).await?;
        let mut asked = Vec::new();
        for language in LANGUAGES {
            page.eval::<()>("location.hash = '#/settings';").await?;
            page.wait_for(".settings select").await?;
            page.eval::<()>(&format!(
                "const choice = document.querySelector('.settings select'); \
                 choice.value = '{language}'; choice.dispatchEvent(new Event('change', {{ bubbles: true }}));"
            ))
            .await?;
            page.wait_until(&format!("document.documentElement.lang === '{language}'")).await?;
            page.eval::<()>(&format!("location.hash = '{address}';")).await?;
            page.wait_for(".play").await?;
            wait_to_be_asked(&page).await?;
            assert_eq!(steps(&page).await?, before, "{game} in {language}");
            asked.push(page.text(".ask").await?);
            // A message that is missing would stand there by its name: words joined by hyphens, all in small letters.
            let keys: Vec<String> = page
                .eval(
                    "const words = document.body.innerText.split(/\\s+/); \
                     return words.filter((word) => /^(page|home|play|setup|settings|replay|rules|first|wizard|shazamm|maginor|level|about|waits)-[a-z-]+$/.test(word));",
                )
                .await?;
            assert!(keys.is_empty(), "{game} in {language}: {keys:?}");
        }
        asked.sort();
        asked.dedup();
        assert!(asked.len() >= LANGUAGES.len() - 1, "{game} asks in the same words: {asked:?}");
        page.eval::<()>(
            "localStorage.setItem('conclave/settings', JSON.stringify({ pace: 'instant', language: 'en' }));",
        )
        .await?;
        page.reload().await?;
    }
    page.is_quiet().await
}

#[tokio::test]
async fn a_link_leads_to_the_same_position() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "maginor").await?;
    wait_to_be_asked(&page).await?;
    page.press("Enter").await?;
    wait_to_be_asked(&page).await?;
    let record = kept_record(&page).await?;
    let made = steps(&page).await?;
    look_at(&page, &record).await?;
    let address: String = page.eval("return location.hash;").await?;
    assert!(address.starts_with("#/record/"));
    assert_eq!(steps(&page).await?, made);
    page.is_accessible().await?;
    page.screenshots("replay").await?;
    // Somebody else opens it, in a browser that has never been here.
    let other = Browser::start().await?;
    let there = Page::open(&other, &address).await?;
    there.wait_for(".replay").await?;
    assert_eq!(steps(&there).await?, made);
    there.press("ArrowLeft").await?;
    there.wait_until(&format!("document.querySelector('main').dataset.steps === '{}'", made - 1)).await?;
    there.press("Home").await?;
    there.wait_until("document.querySelector('main').dataset.steps === '0'").await?;
    there.is_quiet().await
}

#[tokio::test]
async fn a_screen_that_is_left_takes_its_listeners_with_it() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "wizard").await?;
    wait_to_be_asked(&page).await?;
    let record = kept_record(&page).await?;
    let go_home = async || {
        page.eval::<()>("location.hash = '#/';").await?;
        page.wait_for(".kept-game a").await
    };
    go_home().await?;
    // How many listeners there are on the window, more than now.
    page.eval::<()>(
        "globalThis.listeners = 0; \
         for (const [name, change] of [['addEventListener', 1], ['removeEventListener', -1]]) { \
             const known = window[name]; \
             window[name] = function (...given) { listeners += change; return known.apply(this, given); }; \
         }",
    )
    .await?;
    for _ in 0..2 {
        page.click(".kept-game a").await?;
        page.wait_for(".play").await?;
        page.wait_until("listeners > 0").await?;
        go_home().await?;
        page.wait_until("listeners === 0").await?;
        look_at(&page, &record).await?;
        page.wait_until("listeners > 0").await?;
        go_home().await?;
        page.wait_until("listeners === 0").await?;
    }
    page.is_quiet().await
}
