//! Rules, and the first games that a new player is led through.

use browser::{Browser, Page, Result, Size};

use crate::playing::{begin, hurried, set_up, wait_to_be_asked};

async fn check(game: &str) -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    page.eval::<()>(&format!("location.hash = '#/first/{game}';")).await?;
    page.wait_for(".lesson").await?;
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-first")).await?;
    // What is to be read is read; what is to be done can be shown.
    for _ in 0..60 {
        if page.count(".lesson-buttons a").await? > 0 {
            page.is_accessible().await?;
            page.is_quiet().await?;
            page.click(".lesson-buttons .primary").await?;
            page.wait_for(".play:not(.first)").await?;
            return page.is_quiet().await;
        }
        if page.count(".lesson-buttons .primary").await? > 0 {
            page.click(".lesson-buttons .primary").await?;
        } else if page.count(".do-it").await? > 0 {
            page.click(".do-it").await?;
        }
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    }
    panic!("the first game of {game} did not come to its end: {}", page.text(".lesson").await?);
}

#[tokio::test]
async fn the_first_game_of_wizard() -> Result {
    check("wizard").await
}

#[tokio::test]
async fn the_first_game_of_shazamm() -> Result {
    check("shazamm").await
}

#[tokio::test]
async fn the_first_game_of_maginor() -> Result {
    check("maginor").await
}

/// What the rules forbid is refused with their reason; what they allow, with what the lesson wants.
#[tokio::test]
async fn a_first_game_says_truly_why_not() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    page.eval::<()>("location.hash = '#/first/wizard';").await?;
    page.wait_for(".lesson").await?;
    while page.count(".do-it").await? == 0 {
        page.eval::<()>("document.querySelector('.lesson-buttons .primary')?.click();").await?;
        page.settle().await?;
    }
    // A prediction is asked; the hand can be pressed, too.
    let press = async |what: &str| {
        page.eval::<()>(&format!("document.querySelector('{what}').click();")).await?;
        page.wait_for_text(".refusal", |text| !text.is_empty()).await
    };
    let said = press(".wz-hand [data-choice], .wz-hand button").await?;
    assert!(said.contains("not the question now"), "{said}");
    page.eval::<()>("[...document.querySelectorAll('[data-choice]')].find((one) => one.textContent.trim() === '0').click();")
        .await?;
    let said = page.wait_for_text(".refusal", |text| text.contains("in this lesson")).await?;
    assert!(said.contains("That would be possible"), "{said}");
    page.is_quiet().await
}

#[tokio::test]
async fn the_rules_can_be_read() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    page.is_accessible().await?;
    page.screenshots("home").await?;
    for game in ["wizard", "shazamm", "maginor"] {
        page.eval::<()>(&format!("location.hash = '#/rules/{game}';")).await?;
        page.wait_for(".rules section").await?;
        assert!(page.count(".rules section").await? > 4);
        page.is_accessible().await?;
        page.screenshots(&format!("{game}-rules")).await?;
        set_up(&page, game).await?;
        page.eval::<()>("document.querySelector('.switches').open = true;").await?;
        page.is_accessible().await?;
        page.screenshots(&format!("{game}-setup")).await?;
    }
    page.eval::<()>("location.hash = '#/settings';").await?;
    page.wait_for(".settings").await?;
    page.is_accessible().await?;
    page.screenshots("settings").await?;
    page.is_quiet().await
}

/// Looks something up in the rules that are open.
async fn look_for(page: &Page<'_>, words: &str) -> Result {
    page.eval::<()>(&format!(
        "const field = document.querySelector('.rules-search'); field.value = '{words}'; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ))
    .await
}

#[tokio::test]
async fn the_rules_are_searched() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    page.eval::<()>("location.hash = '#/rules/wizard';").await?;
    page.wait_for(".rules section").await?;
    look_for(&page, "BÓMB").await?;
    page.wait_for_text("search p", |said| said.contains("passages about")).await?;
    assert!(page.text("search .entry dt").await?.contains("Bomb"));
    assert!(page.count("search .answered").await? > 2, "questions are found, too");
    page.wait_until("document.querySelector('.rules section').getClientRects().length === 0").await?;
    page.is_accessible().await?;
    page.screenshots("wizard-rules-search").await?;
    // A ruling is found by its id.
    look_for(&page, "w8.8").await?;
    page.wait_for_text("search", |said| said.contains("our ruling W8.8")).await?;
    look_for(&page, "submarine").await?;
    page.wait_for_text("search p", |said| said == "Nothing is said about “submarine”.").await?;
    // What was found leads to its chapter.
    look_for(&page, "jester").await?;
    page.click("search .found-chapter a").await?;
    is_open_at(&page, "cards").await?;
    assert_eq!(page.eval::<String>("return document.querySelector('.rules-search').value;").await?, "");
    page.is_quiet().await
}

#[tokio::test]
async fn examples_are_gone_through() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    for (game, examples) in [("wizard", 2), ("shazamm", 1), ("maginor", 3)] {
        page.eval::<()>(&format!("location.hash = '#/rules/{game}';")).await?;
        page.wait_until(&format!("location.hash === '#/rules/{game}' && document.querySelectorAll('.example').length === {examples}"))
            .await?;
        for n in 0..examples {
            let told = |steps: usize| {
                format!(
                    "const example = document.querySelectorAll('.example')[{n}]; \
                     for (let step = 0; step < {steps}; step++) {{ \
                         example.querySelector('.example-steps button:last-child').click(); \
                         await new Promise(requestAnimationFrame); \
                     }} \
                     const caption = example.querySelector('figcaption').textContent; \
                     return [caption, example.querySelector('.rules-picture').innerHTML];"
                )
            };
            let first: [String; 2] = page.eval(&told(0)).await?;
            let second: [String; 2] = page.eval(&told(1)).await?;
            assert!(first.iter().zip(&second).all(|(one, other)| one != other), "{game} {n}: {first:?}");
            // The last step is the last, however often one goes on.
            page.eval::<[String; 2]>(&told(9)).await?;
            let is_last: bool = page
                .eval(&format!("return document.querySelectorAll('.example')[{n}].querySelector('.example-steps button:last-child').disabled;"))
                .await?;
            assert!(is_last, "{game} {n}");
        }
        page.is_accessible().await?;
        page.screenshots(&format!("{game}-rules-examples")).await?;
    }
    page.is_quiet().await
}

/// Waits until the heading of a chapter has the focus, below the bar and in the window.
async fn is_open_at(page: &Page<'_>, chapter: &str) -> Result {
    page.wait_until(&format!("document.activeElement?.id === '{chapter}'")).await?;
    page.wait_until(
        "(() => { const { top, bottom } = document.activeElement.getBoundingClientRect(); \
         return top >= document.querySelector('.bar').getBoundingClientRect().bottom && bottom <= innerHeight; })()",
    )
    .await
}

/// Where a game is, in an address, a record and a sentence.
async fn position(page: &Page<'_>) -> Result<[String; 3]> {
    wait_to_be_asked(page).await?;
    page.eval(
        "const id = location.hash.split('/').pop(); \
         return [location.hash, localStorage.getItem('conclave/game/' + id), document.querySelector('.ask').textContent];",
    )
    .await
}

/// Looks up what is asked now, and comes back in both ways.
async fn look_up(page: &Page<'_>, game: &str, chapter: &str) -> Result {
    let before = position(page).await?;
    for is_browsers_way in [true, false] {
        page.click(".situation .explain").await?;
        page.click("dialog[open] a.button").await?;
        is_open_at(page, chapter).await?;
        let address: String = page.eval("return location.hash;").await?;
        assert_eq!(address, format!("#/rules/{game}/{chapter}"));
        page.is_accessible().await?;
        // However much is read on the way, the way back is one step.
        page.eval::<()>("scrollTo(0, 0);").await?;
        page.click(".contents li:last-child a").await?;
        is_open_at(page, "variants").await?;
        page.wait_until("location.hash.endsWith('/variants')").await?;
        if is_browsers_way {
            page.eval::<()>("history.back();").await?;
        } else {
            page.click(".bar .primary").await?;
        }
        page.wait_for(".play").await?;
        assert_eq!(position(page).await?, before);
    }
    page.is_quiet().await
}

#[tokio::test]
async fn the_rules_answer_what_wizard_asks() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "wizard").await?;
    look_up(&page, "wizard", "predict").await?;
    page.click(".wz-numbers button").await?;
    page.wait_for(".wz-possible").await?;
    look_up(&page, "wizard", "trick").await
}

#[tokio::test]
async fn the_rules_answer_what_shazamm_asks() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "shazamm").await?;
    look_up(&page, "shazamm", "turn").await
}

#[tokio::test]
async fn the_rules_answer_what_maginor_asks() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "maginor").await?;
    look_up(&page, "maginor", "turn").await
}

#[tokio::test]
async fn a_chapter_of_the_rules_has_an_address() -> Result {
    let browser = Browser::start().await?;
    for (game, chapters) in [("wizard", 8), ("shazamm", 6), ("maginor", 10)] {
        // The texts come after the page here.
        let page = Page::open(&browser, &format!("#/rules/{game}/variants")).await?;
        page.reload().await?;
        is_open_at(&page, "variants").await?;
        assert_eq!(page.count(".rules .contents a").await?, chapters);
        for size in Size::ALL {
            page.resize(size).await?;
            page.is_accessible().await?;
            page.wait_until("document.documentElement.scrollWidth <= innerWidth").await?;
        }
        // And whoever sets up a table finds what an option is about.
        set_up(&page, game).await?;
        page.click(".switches summary").await?;
        page.eval::<()>("document.querySelector('.switch input').click();").await?;
        page.click(".switches .explain").await?;
        is_open_at(&page, if game == "wizard" { "specials" } else { "variants" }).await?;
        page.eval::<()>("history.back();").await?;
        page.wait_for(".setup .switches[open]").await?;
        assert!(
            page.eval::<bool>("return document.querySelector('.switch input').checked;").await?,
            "choices are kept"
        );
        page.is_quiet().await?;
    }
    Ok(())
}
