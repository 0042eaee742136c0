//! What makes a page one's own: settings, sounds, what one goes on with, who sits at a table.

use browser::{Browser, Page, Result, Size, Theme};
use serde_json::json;

use crate::layout::{faults, keep, position};
use crate::playing::{decide, hurried_at, kept_record, set_up, wait_to_be_asked};
use crate::positions::{self, Position};

/// Runs a script in every page that is opened from now on, before anything of the page.
async fn before_all(browser: &Browser, script: &str) -> Result {
    let source = json!({ "source": script });
    browser.driver().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
    Ok(())
}

/// Sets this and nothing else, and loads the page again.
async fn set(page: &Page<'_>, settings: &str) -> Result {
    page.wait_for("h1").await?;
    page.eval::<()>(&format!(
        "localStorage.setItem('conclave/settings', JSON.stringify({{ pace: 'instant', language: 'en', ...{settings} }}));"
    ))
    .await?;
    page.reload().await?;
    page.wait_for("h1").await?;
    Ok(())
}

async fn go(page: &Page<'_>, address: &str, until: &str) -> Result {
    page.eval::<()>(&format!("location.hash = '{address}';")).await?;
    page.wait_for(until).await?;
    Ok(())
}

/// A game to go on with, and one that is over, of each game.
fn games() -> Vec<Position> {
    vec![
        position(positions::of_wizard(), "Play"),
        position(positions::of_shazamm(), "Bet"),
        position(positions::of_maginor(), "Turn"),
    ]
}

#[tokio::test]
async fn settings_apply_at_once_and_are_kept() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "#/settings").await?;
    set(&page, "{}").await?;
    go(&page, "#/settings", ".settings").await?;
    let chosen = [
        ("theme", "light"),
        ("text", "largest"),
        ("cards", "large"),
        ("contrast", "high"),
        ("suits", "distinct"),
        ("hand", "left"),
        ("motion", "still"),
    ];
    let is_so = |name: &str, value: &str| format!("document.documentElement.dataset.{name} === '{value}'");
    let size = "return parseFloat(getComputedStyle(document.documentElement).fontSize);";
    let before: f64 = page.eval(size).await?;
    for (name, value) in chosen {
        page.eval::<()>(&format!("document.querySelector('input[name={name}][value={value}]').click();"))
            .await?;
        page.wait_until(&is_so(name, value)).await?;
    }
    assert!(page.eval::<f64>(size).await? > before * 1.2, "letters are larger");
    page.is_accessible().await?;
    page.reload().await?;
    page.wait_for(".settings").await?;
    for (name, value) in chosen {
        page.wait_until(&is_so(name, value)).await?;
        page.wait_until(&format!("document.querySelector('input[name={name}][value={value}]').checked"))
            .await?;
    }
    page.click(".reset").await?;
    for (name, value) in [("text", "normal"), ("contrast", "system"), ("suits", "usual"), ("hand", "right")] {
        page.wait_until(&is_so(name, value)).await?;
    }
    assert_eq!(page.eval::<f64>(size).await?, before);
    page.is_quiet().await
}

/// Screens besides the first and the set-up, and how one knows that they are there.
const CONTRASTED: [(&str, &str); 9] = [
    ("#/settings", ".settings"),
    ("#/play/0", ".situation.asked"),
    ("#/play/1", ".situation.asked"),
    ("#/play/2", ".situation.asked"),
    ("#/replay/0", ".replay-at"),
    ("#/puzzles", ".puzzle-games"),
    ("#/puzzles/shazamm/1", ".situation"),
    ("#/statistics", ".statistics"),
    ("#/first/maginor", ".lesson"),
];

#[tokio::test]
async fn with_high_contrast_letters_stand_out_more() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    for theme in Theme::ALL {
        page.prefer(theme).await?;
        set(&page, "{ contrast: 'high', motion: 'still' }").await?;
        keep(&page, &games()).await?;
        go(&page, "#/", ".home").await?;
        page.has_high_contrast().await?;
        page.screenshot(&format!("contrast-home-{theme}")).await?;
        set_up(&page, "wizard").await?;
        page.eval::<()>("document.querySelector('.switches').open = true;").await?;
        page.has_high_contrast().await?;
        page.screenshot(&format!("contrast-setup-{theme}")).await?;
        for (address, until) in CONTRASTED {
            go(&page, address, until).await?;
            page.has_high_contrast().await?;
            page.is_accessible().await?;
            let name = address.trim_start_matches("#/").replace('/', "-");
            page.screenshot(&format!("contrast-{name}-{theme}")).await?;
        }
    }
    page.is_quiet().await
}

#[tokio::test]
async fn nothing_is_cut_where_letters_and_cards_are_large() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    page.prefer_reduced_motion().await?;
    set(&page, "{ text: 'largest', cards: 'large', hand: 'left' }").await?;
    keep(&page, &games()).await?;
    let mut found = Vec::new();
    for (address, until, scrolls) in [
        ("#/", ".home", true),
        ("#/settings", ".settings", true),
        ("#/new/wizard", ".setup", true),
        ("#/play/0", ".situation.asked", false),
        ("#/play/1", ".situation.asked", false),
        ("#/play/2", ".situation.asked", false),
    ] {
        go(&page, address, until).await?;
        for (width, height) in [(390, 844), (1366, 768)] {
            page.resize_to(width, height).await?;
            page.settle().await?;
            page.screenshot(&format!("large-{}-{width}", address.replace(['#', '/'], "-"))).await?;
            for fault in faults(&page, scrolls).await? {
                found.push(format!("{address} at {width}×{height}: {fault}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    page.is_quiet().await
}

#[tokio::test]
async fn nothing_is_played_before_somebody_wants_it() -> Result {
    let browser = Browser::start().await?;
    before_all(
        &browser,
        "window.made = 0; const Real = window.AudioContext; \
         window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };",
    )
    .await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    keep(&page, &games()).await?;
    go(&page, "#/play/0", ".situation.asked").await?;
    decide(&page, "wizard").await?;
    wait_to_be_asked(&page).await?;
    assert_eq!(page.eval::<u32>("return window.made;").await?, 0, "sound is off");
    let label = "return document.querySelector('.sound').getAttribute('aria-label');";
    assert_eq!(page.eval::<String>(label).await?, "Sound is off");
    page.click(".sound").await?;
    page.wait_until("window.made === 1").await?;
    assert_eq!(page.eval::<String>(label).await?, "Sound is on");
    page.is_accessible().await?;
    page.reload().await?;
    page.wait_for(".situation.asked").await?;
    assert_eq!(page.eval::<String>(label).await?, "Sound is on", "it is kept");
    assert_eq!(page.eval::<u32>("return window.made;").await?, 0, "nobody has pressed anything yet");
    page.click(".sound").await?;
    assert_eq!(page.eval::<String>(label).await?, "Sound is off");
    page.is_quiet().await
}

#[tokio::test]
async fn a_refusal_is_felt_where_that_is_wanted() -> Result {
    let browser = Browser::start().await?;
    before_all(
        &browser,
        "window.felt = []; Navigator.prototype.vibrate = (pattern) => { window.felt.push(pattern); return true; };",
    )
    .await?;
    let page = Page::open(&browser, "").await?;
    for (settings, is_felt) in [("{}", false), ("{ haptics: true }", true)] {
        set(&page, settings).await?;
        keep(&page, &games()).await?;
        go(&page, "#/play/0", ".situation.asked").await?;
        // A card that may not be played, if there is one; otherwise what may be done is done, and the next turn is felt.
        page.eval::<()>(
            "(document.querySelector('.table-area [data-choice][aria-disabled=true]') ?? \
              document.querySelector('.table-area [data-choice]')).click();",
        )
        .await?;
        if is_felt {
            page.wait_until("window.felt.length > 0").await?;
        } else {
            page.settle().await?;
            assert_eq!(page.eval::<usize>("return window.felt.length;").await?, 0);
        }
    }
    page.is_quiet().await
}

#[tokio::test]
async fn what_one_goes_on_with_comes_first() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    page.resize_to(360, 740).await?;
    // All but the one that only those see who build the page.
    let is_in_view = "(selector) => [...document.querySelectorAll(selector)].slice(0, 3).every((one) => { \
        const { top, bottom, height } = one.getBoundingClientRect(); return height > 40 && top >= 0 && bottom <= innerHeight; })";
    assert_eq!(page.count(".latest").await?, 0);
    page.wait_until(&format!("({is_in_view})('.door .primary')")).await?;
    keep(&page, &games()[..1]).await?;
    page.wait_for(".latest").await?;
    page.wait_until(&format!("({is_in_view})('.latest .primary, .door .primary')")).await?;
    let first: String = page.eval("return document.querySelector('main a').getAttribute('href');").await?;
    assert_eq!(first, "#/play/0");
    page.is_accessible().await?;
    page.screenshots("home-continue").await?;
    page.click(".latest a").await?;
    page.wait_for(".play").await?;
    page.is_quiet().await
}

#[tokio::test]
async fn seats_are_added_and_taken_away_by_pressing() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    set_up(&page, "wizard").await?;
    let seated = "return [...document.querySelectorAll('.seat-sitter:not(.seat-add)')].map((one) => one.getAttribute('aria-label'));";
    let usual = ["Seat 1: Player 1, A person here", "Seat 2: Morgana, Adept", "Seat 3: Merlin, Adept"];
    page.click(".seat-add").await?;
    page.wait_until("document.querySelectorAll('.seat-sitter:not(.seat-add)').length === 5").await?;
    // By its dialog a seat is given another name, and taken away.
    page.click(".seat:nth-child(2) .seat-sitter").await?;
    page.wait_for(".seat-dialog[open]").await?;
    page.is_accessible().await?;
    page.eval::<()>("document.querySelector('.seat-dialog input[type=text]').focus();").await?;
    page.write("Ada").await?;
    // Enter in it begins no game.
    page.press("Enter").await?;
    page.click(".seat-dialog .primary").await?;
    let names: Vec<String> = page.eval(seated).await?;
    assert_eq!(names[1], "Seat 2: Ada, Adept");
    page.click(".seat:nth-child(2) .seat-sitter").await?;
    page.click(".seat-remove").await?;
    page.click(".round-middle button").await?;
    page.wait_until("document.querySelectorAll('.seat-sitter:not(.seat-add)').length === 3").await?;
    let names: Vec<String> = page.eval(seated).await?;
    assert_eq!(names, usual);
    page.is_accessible().await?;
    // Strength and rules are apart.
    page.eval::<()>("document.querySelector('.setup-levels input[value=archmage]').click();").await?;
    page.click(".preset:nth-child(3)").await?;
    page.wait_until("document.querySelector('.setup-levels input[value=archmage]').checked").await?;
    page.eval::<()>("document.querySelector('.setup-levels input[value=apprentice]').click();").await?;
    page.wait_until("document.querySelector('.preset:nth-child(3)').ariaPressed === 'true'").await?;
    page.screenshots("setup-seats").await?;
    page.click("button[type=submit]").await?;
    page.wait_for(".play").await?;
    let record = kept_record(&page).await?;
    assert!(record.contains("option with shapeshifter dragon fairy\n"), "{record}");
    assert!(record.contains("about players person apprentice apprentice\n"), "{record}");
    page.is_quiet().await
}

#[tokio::test]
async fn a_game_is_shared_and_the_page_installed_as_the_browser_can() -> Result {
    let browser = Browser::start().await?;
    // What the browser itself offers comes when it likes.
    before_all(
        &browser,
        "Navigator.prototype.share = async (what) => { window.shared = what; }; \
         addEventListener('beforeinstallprompt', (offer) => offer.isTrusted && offer.stopImmediatePropagation());",
    )
    .await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    keep(&page, &games()[..1]).await?;
    go(&page, "#/play/0", ".situation.asked").await?;
    page.click(".bar-actions button:last-child").await?;
    assert_eq!(page.text(".share").await?, "Share this game");
    // The record is packed beforehand.
    page.wait_until("(document.querySelector('.share').click(), window.shared?.url.includes('#/record/'))")
        .await?;
    go(&page, "#/settings", ".settings").await?;
    assert_eq!(page.count(".install").await?, 0);
    page.eval::<()>(
        "const offer = new Event('beforeinstallprompt', { cancelable: true }); \
         offer.prompt = () => { window.asked = true; }; window.dispatchEvent(offer);",
    )
    .await?;
    page.click(".install").await?;
    page.wait_until("window.asked").await?;
    page.wait_for_end_of(".install").await?;
    page.is_quiet().await
}
