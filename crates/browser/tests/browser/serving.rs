//! What the server sends of the real page, and how.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use browser::{Browser, Page, Result};
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

/// A program that does not outlive its test.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
async fn the_program_alone_has_the_page_in_it() -> Result {
    let program = std::env::var_os("CONCLAVE_PROGRAM").expect("`cargo xtask browser` says where it is");
    let nowhere = std::env::temp_dir();
    let mut serving = Killed(
        Command::new(program)
            .args(["serve", "--port", "0"])
            .current_dir(&nowhere)
            .env("XDG_DATA_HOME", nowhere.join(format!("conclave-serving-{}", std::process::id())))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let mut lines = BufReader::new(serving.0.stdout.take().unwrap()).lines();
    let address =
        lines.find_map(|line| line.unwrap().split_once("http://127.0.0.1:").map(|(_, rest)| rest.to_owned()));
    let port = address.unwrap().trim_end_matches('/').parse().unwrap();
    let browser = Browser::start_at(port).await?;
    let page = Page::open(&browser, "").await?;
    page.wait_for("h1").await?;
    page.is_quiet().await
}
