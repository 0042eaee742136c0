//! What the server sends of the real page, and how.

use browser::{Browser, Result};
use reqwest::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, ETAG, IF_NONE_MATCH};

#[tokio::test]
async fn every_file_is_compressed_and_not_sent_twice() -> Result {
    let browser = Browser::start().await?;
    let client = reqwest::Client::new();
    let page = server::Page::in_folder(&browser::dist())?;
    for path in page.paths() {
        let address = format!("{}{path}", browser.address());
        let ask = || client.get(&address).header(ACCEPT_ENCODING, "br, gzip");
        let first = ask().send().await.unwrap();
        assert_eq!(first.status(), 200, "{path}");
        let of = |name| first.headers().get(name).map(|value| value.to_str().unwrap());
        if path.ends_with(".wasm") || path.ends_with(".ftl") {
            assert_eq!(of(CONTENT_ENCODING), Some("br"), "{path}");
        }
        let for_ever = of(CACHE_CONTROL).is_some_and(|control| control.contains("immutable"));
        assert_eq!(for_ever, path.contains('/') && !path.starts_with("icons/"), "{path}");
        let again = ask().header(IF_NONE_MATCH, of(ETAG).unwrap()).send().await.unwrap();
        assert_eq!(again.status(), 304, "{path}");
    }
    Ok(())
}
