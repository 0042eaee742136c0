//! What markup does with the elements of a page. The trials themselves are a program, `crates/markup-trials`; each is run in a
//! page of its own, and those of a topic in one browser.

use std::fs;

use browser::{Browser, Page, Result, trials};

const INDEX: &str = "<!doctype html><html lang=en><title>Trials</title><body></body></html>";

/// Runs the program in the page that is open, and answers what it reports.
const START: &str = "return await new Promise((report) => { \
     globalThis.report = report; \
     import('/markup-trials.js') \
         .then((program) => program.default({ module_or_path: '/markup-trials_bg.wasm' })) \
         .catch((error) => report(`${error}`)); \
 });";

/// Every topic of the program, with a test of its own.
macro_rules! topics {
    ($($topic:ident)*) => {
        const TOPICS: &[&str] = &[$(stringify!($topic)),*];
        $(#[tokio::test]
        async fn $topic() -> Result {
            check(stringify!($topic)).await
        })*
    };
}

topics! { attributes cleanup closures conditions keyed_rows node_refs properties reentrance texts }

/// A browser with the program and a page that is empty.
async fn start() -> Result<Browser> {
    let files = ["markup-trials.js", "markup-trials_bg.wasm"].map(|name| {
        let data = fs::read(trials().join(name)).expect("`cargo xtask browser` builds it");
        (name.to_owned(), data.into())
    });
    // A browser asks for an icon, too, and complains if there is none.
    let others = [("index.html", INDEX), ("favicon.ico", "")];
    let others = others.map(|(name, text)| (name.to_owned(), text.into()));
    Browser::start_with(server::Page::of(files.into_iter().chain(others))?).await
}

/// The trials that there are, by `topic::name`.
async fn names(browser: &Browser) -> Result<Vec<String>> {
    Page::open(browser, "").await?.eval(START).await
}

/// Runs all trials of a topic and tells which failed, and why.
async fn check(topic: &str) -> Result {
    let browser = start().await?;
    let own = format!("{topic}::");
    let mut failed = Vec::new();
    for name in names(&browser).await?.into_iter().filter(|name| name.starts_with(&own)) {
        let page = Page::open(&browser, "").await?;
        let fault: Option<String> = page.eval(&format!("globalThis.trial = '{name}'; {START}")).await?;
        let faults: Vec<String> = fault.into_iter().chain(page.errors().await?).collect();
        println!("{name}: {}", if faults.is_empty() { "ok" } else { "failed" });
        failed.extend((!faults.is_empty()).then(|| format!("{name}: {}", faults.join("\n"))));
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    Ok(())
}

#[tokio::test]
async fn no_topic_is_forgotten() -> Result {
    let names = names(&start().await?).await?;
    let mut topics: Vec<&str> = names.iter().filter_map(|name| Some(name.split_once("::")?.0)).collect();
    topics.sort();
    topics.dedup();
    assert_eq!(topics, TOPICS);
    Ok(())
}
