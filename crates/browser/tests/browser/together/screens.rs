//! Every screen on which people meet: what it looks like, whether everybody can use it, whether anything is cut in any language.

use browser::{Browser, Page, Result};
use serde_json::{Value, json};

use super::house::{House, begin, open_table};
use crate::layout::{Found, LANGUAGES, go, speak};
use crate::playing::hurried;

/// Somebody who is there without a browser.
struct Neighbour {
    client: reqwest::Client,
    api: String,
    pass: String,
}

impl Neighbour {
    async fn come(house: &House, name: &str) -> Self {
        let client = reqwest::Client::new();
        let api = format!("http://127.0.0.1:{}/api/v1", house.port());
        let joined =
            client.post(format!("{api}/accounts")).json(&json!({ "name": name })).send().await.unwrap();
        let cookie = joined.headers()["set-cookie"].to_str().unwrap();
        let pass = cookie.split(';').next().unwrap().to_owned();
        Self { client, api, pass }
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let address = format!("{}/{path}", self.api);
        let answer = self.client.post(address).header("cookie", &self.pass).json(&body).send().await.unwrap();
        answer.json().await.unwrap()
    }

    /// Opens a table that everybody sees, and sits down there.
    async fn open(&self, game: &str) -> String {
        let opened = self.post("tables", json!({ "number": 1, "game": game, "access": "listed" })).await;
        let table = opened["table"].as_str().unwrap().to_owned();
        self.post(&format!("tables/{table}"), json!({ "number": 2, "do": "sit" })).await;
        table
    }
}

/// Keeps pictures of what is seen, and checks that everybody can use it.
async fn look(page: &Page<'_>, name: &str) -> Result {
    page.settle().await?;
    page.is_accessible().await?;
    page.screenshots(&format!("together-{name}")).await
}

/// A table for three with a clock, at which the host waits for others.
const WITH_A_CLOCK: &str = "document.querySelector('input[value=brisk]').click(); \
    for (const one of document.querySelectorAll('.setup-agreed input[type=checkbox]')) one.checked || one.click();";

#[tokio::test]
async fn every_screen_can_be_used_by_everybody() -> Result {
    let house = House::open();
    let (host, guest) = (house.guest().await?, house.guest().await?);
    let page = hurried(&host).await?;
    go(&page, "#/together", ".lobby-games").await?;
    look(&page, "lobby-empty").await?;
    let neighbour = Neighbour::come(&house, "Wilhelmine-Charlotte Z.").await;
    neighbour.open("maginor").await;
    page.wait_for(".lobby-table").await?;
    look(&page, "lobby").await?;
    go(&page, "#/together/wizard", ".setup-agreed").await?;
    look(&page, "open").await?;
    let link = open_table(&page, "wizard", "Anna", WITH_A_CLOCK).await?;
    look(&page, "room").await?;
    let other = hurried(&guest).await?;
    go(&other, &link, ".room-sit").await?;
    look(&other, "arrival").await?;
    go(&other, &format!("{link}/screen"), ".room .qr svg").await?;
    look(&other, "large-room").await?;
    begin(&page).await?;
    page.wait_for(".clock").await?;
    look(&page, "table").await?;
    look(&other, "large-table").await?;
    page.click(".bar button[aria-label='Say something']").await?;
    page.wait_for("dialog[open] .phrase").await?;
    look(&page, "phrases").await?;
    page.click("dialog[open] .phrase").await?;
    page.wait_for(".said-bubble").await?;
    page.screenshots("together-said").await?;
    page.click(".bar button[aria-label='At this table']").await?;
    page.wait_for("dialog[open] .people-list").await?;
    look(&page, "people").await?;
    page.press("Escape").await?;
    go(&page, "#/me", ".me .keys, .me-delete").await?;
    page.click(".me-add").await?;
    page.wait_for(".me-code").await?;
    look(&page, "me").await?;
    go(&other, "#/me", ".me form").await?;
    look(&other, "nobody").await?;
    for page in [&page, &other] {
        page.is_quiet().await?;
    }
    // A page without a server for people says so.
    let alone = Browser::start().await?;
    let page = hurried(&alone).await?;
    go(&page, "#/together", "main [role=alert]").await?;
    look(&page, "alone").await
}

#[tokio::test]
async fn nothing_is_cut_or_covered_where_people_meet() -> Result {
    let house = House::open();
    let neighbour = Neighbour::come(&house, "Wilhelmine-Charlotte Z.").await;
    neighbour.open("maginor").await;
    let browser = house.guest().await?;
    let page = hurried(&browser).await?;
    let room = open_table(&page, "wizard", "Anna-Katharina von M.", WITH_A_CLOCK).await?;
    let table = open_table(&page, "shazamm", "", "").await?;
    begin(&page).await?;
    let mut found = Found::default();
    for language in LANGUAGES {
        speak(&page, language).await?;
        go(&page, "#/together", ".lobby-table").await?;
        found.look(&page, "all tables", language, true).await?;
        go(&page, "#/together/maginor", ".setup-agreed").await?;
        found.look(&page, "opening a table", language, true).await?;
        go(&page, &room, ".room .qr svg").await?;
        found.look(&page, "the waiting room", language, true).await?;
        page.eval::<()>("document.querySelectorAll('.room .seat-sitter')[1].click();").await?;
        page.wait_for("dialog[open]").await?;
        found.look(&page, "a seat", language, false).await?;
        page.eval::<()>("document.querySelector('dialog[open]').close();").await?;
        go(&page, &table, ".play .situation").await?;
        found.look(&page, "a table elsewhere", language, false).await?;
        page.eval::<()>("document.querySelectorAll('.bar-actions button')[1].click();").await?;
        page.wait_for("dialog[open] .people-list").await?;
        found.look(&page, "those at the table", language, false).await?;
        page.eval::<()>("document.querySelector('dialog[open]').close();").await?;
        go(&page, "#/me", ".me-delete").await?;
        found.look(&page, "who one is", language, true).await?;
    }
    found.is_nothing();
    page.is_quiet().await
}
