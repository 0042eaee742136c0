//! The page in the window of a browser, and what a person does with it.

use std::fs;
use std::future::Future;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver, WebElement};

use crate::folders::wants_pictures;
use crate::{Browser, Error, Result, Size, Theme, artefacts};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// The page in the window of a browser.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    browser: &'a Browser,
}

impl<'a> Page<'a> {
    /// Opens a path in the window, such as `""`, `"#/wizard"` or `"nowhere"`.
    pub async fn open(browser: &'a Browser, path: &str) -> Result<Self> {
        let page = Self { browser };
        page.driver().goto(format!("{}{path}", browser.address())).await?;
        Ok(page)
    }

    /// Opens the page where somebody has been who reads English and likes games at this pace.
    pub async fn open_at_pace(browser: &'a Browser, pace: &str) -> Result<Self> {
        let page = Self { browser };
        let settings = json!({ "pace": pace, "language": "en" });
        // Noted before the page is there, which would else have to be loaded twice, and not in documents after it.
        let note = format!("localStorage.setItem('conclave/settings', JSON.stringify({settings}));");
        let cdp = page.driver().cdp();
        let noting = cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": note })).await?;
        page.driver().goto(browser.address()).await?;
        page.devtools("Page.removeScriptToEvaluateOnNewDocument", noting).await?;
        page.wait_for("h1").await?;
        Ok(page)
    }

    /// The page as it is in the window now.
    pub fn now(browser: &'a Browser) -> Self {
        Self { browser }
    }

    /// What drives the browser, for what is not here.
    pub fn driver(&self) -> &'a WebDriver {
        self.browser.driver()
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result {
        Ok(self.driver().refresh().await?)
    }

    /// Waits for an element, by a CSS selector, to be there and to be seen.
    pub async fn wait_for(&self, selector: &str) -> Result {
        self.wait_here(&format!("{selector:?}"), &is_seen(selector)).await
    }

    /// Waits until there is no such element, or none to be seen.
    pub async fn wait_for_end_of(&self, selector: &str) -> Result {
        self.wait_here(&format!("the end of {selector:?}"), &format!("!{}", is_seen(selector))).await
    }

    /// Waits until the text of an element is as it should be, and answers it.
    pub async fn wait_for_text(&self, selector: &str, is_right: impl Fn(&str) -> bool) -> Result<String> {
        self.wait(&format!("the right text in {selector:?}"), async || {
            let text = self.driver().find(By::Css(selector)).await.ok()?.text().await.ok()?;
            is_right(&text).then_some(text)
        })
        .await
    }

    /// Waits until an expression of JavaScript is true.
    pub async fn wait_until(&self, expression: &str) -> Result {
        self.wait_here(expression, expression).await
    }

    /// The text of an element that is seen, or will be soon.
    pub async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.found(selector).await?.text().await?)
    }

    /// How many such elements there are.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        Ok(self.driver().find_all(By::Css(selector)).await?.len())
    }

    /// Clicks an element that is seen, or will be soon.
    pub async fn click(&self, selector: &str) -> Result {
        Ok(self.found(selector).await?.click().await?)
    }

    /// Types text where the focus is.
    pub async fn write(&self, text: &str) -> Result {
        Ok(self.driver().action_chain().send_keys(text).perform().await?)
    }

    /// Presses a key where the focus is: a character, or one of `Tab`, `Enter`, `Escape`, `Space`, `Backspace`, `Home`, `End`,
    /// `ArrowLeft`, `ArrowRight`, `ArrowUp`, `ArrowDown`; with `Shift+`, `Control+` or `Alt+` before it, or without.
    pub async fn press(&self, key: &str) -> Result {
        let unknown = || Error::Key(key.to_owned());
        let (held, last) = match key.rsplit_once('+') {
            Some((held, last)) if !last.is_empty() => (held.split('+').collect(), last),
            _ => (Vec::new(), key),
        };
        let held = held.into_iter().map(|name| match name {
            "Shift" => Ok(Key::Shift),
            "Control" => Ok(Key::Control),
            "Alt" => Ok(Key::Alt),
            _ => Err(unknown()),
        });
        let held = held.collect::<Result<Vec<_>>>()?;
        let last = match last {
            "Tab" => Key::Tab.value(),
            "Enter" => Key::Enter.value(),
            "Escape" => Key::Escape.value(),
            "Space" => ' ',
            "Backspace" => Key::Backspace.value(),
            "Home" => Key::Home.value(),
            "End" => Key::End.value(),
            "ArrowLeft" => Key::Left.value(),
            "ArrowRight" => Key::Right.value(),
            "ArrowUp" => Key::Up.value(),
            "ArrowDown" => Key::Down.value(),
            other => {
                let mut characters = other.chars();
                match (characters.next(), characters.next()) {
                    (Some(character), None) => character,
                    _ => return Err(unknown()),
                }
            }
        };
        let mut chain = self.driver().action_chain();
        for key in &held {
            chain = chain.key_down(key.value());
        }
        chain = chain.key_down(last).key_up(last);
        for key in held.iter().rev() {
            chain = chain.key_up(key.value());
        }
        Ok(chain.perform().await?)
    }

    /// Lets the browser take what is done with a pointer for what is done with fingers.
    pub async fn touch(&self) -> Result {
        self.gesture("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }))
            .await
    }

    /// Does something that only the browser's own protocol can.
    pub async fn gesture(&self, method: &str, how: Value) -> Result {
        self.driver().cdp().send_raw(method, how).await?;
        Ok(())
    }

    /// What the focus is on: what it is called, or else its text, or else its tag.
    pub async fn focused(&self) -> Result<String> {
        self.eval(
            "const on = document.activeElement; \
             return on.getAttribute('aria-label') || on.textContent.trim() || on.tagName.toLowerCase();",
        )
        .await
    }

    /// Runs the body of an asynchronous function in the page, and answers what it returns. By the browser's own protocol: what
    /// the driver would wrap around it is longer than most of what is asked, and is compiled anew each time.
    pub async fn eval<T: DeserializeOwned>(&self, body: &str) -> Result<T> {
        let expression = format!(
            "(async () => {{ {body} }})().then((it) => ({{ it: it ?? null }}), (error) => ({{ error: `${{error}}` }}))"
        );
        let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.driver().cdp().send_raw("Runtime.evaluate", asked).await?;
        let fault = |what: &str| Error::Script(format!("{body}: {what}"));
        if let Some(what) = answer["exceptionDetails"]["exception"]["description"].as_str() {
            return Err(fault(what));
        }
        let mut answer = answer["result"]["value"].take();
        if let Some(what) = answer["error"].as_str() {
            return Err(fault(what));
        }
        serde_json::from_value(answer["it"].take()).map_err(|error| fault(&error.to_string()))
    }

    /// Makes the window as large as this.
    pub async fn resize(&self, size: Size) -> Result {
        let (width, height) = size.pixels();
        self.resize_to(width, height).await
    }

    /// Makes the window this wide and high, in CSS pixels. Where it is narrow or low, it is a phone's or a tablet's.
    pub async fn resize_to(&self, width: u32, height: u32) -> Result {
        let mobile = width < 1000;
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile }),
        )
        .await
    }

    /// Says which colours the owner of the browser likes.
    pub async fn prefer(&self, theme: Theme) -> Result {
        self.prefer_media("prefers-color-scheme", &theme.to_string()).await
    }

    /// Says that the owner of the browser wants nothing to move.
    pub async fn prefer_reduced_motion(&self) -> Result {
        self.prefer_media("prefers-reduced-motion", "reduce").await
    }

    async fn prefer_media(&self, name: &'static str, value: &str) -> Result {
        // Each command replaces all that was said before.
        let features = self.browser.prefer(name, value);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// Keeps a picture of what is seen now as `target/browser/NAME.png`, if somebody wants pictures.
    pub async fn screenshot(&self, name: &str) -> Result {
        if !wants_pictures() {
            return Ok(());
        }
        let folder = artefacts();
        fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
        Ok(self.driver().screenshot(&folder.join(format!("{name}.png"))).await?)
    }

    /// Keeps pictures in all sizes and both themes as `target/browser/NAME-SIZE-THEME.png`; the window is a desktop
    /// and light afterwards, and nothing moves any more.
    pub async fn screenshots(&self, name: &str) -> Result {
        self.prefer_reduced_motion().await?;
        let sizes = if wants_pictures() { &Size::ALL[..] } else { &[] };
        for &size in sizes {
            self.resize(size).await?;
            for theme in Theme::ALL {
                self.prefer(theme).await?;
                self.settle().await?;
                self.screenshot(&format!("{name}-{size}-{theme}")).await?;
            }
        }
        self.resize(Size::Desktop).await?;
        self.prefer(Theme::Light).await
    }

    /// Waits for faces to be there and for two frames to be drawn.
    pub async fn settle(&self) -> Result {
        self.eval::<Value>(
            "await document.fonts.ready; \
             for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);",
        )
        .await
        .map(|_| ())
    }

    /// The errors that the console got since it was last asked: exceptions, files that did not come, what the
    /// Content-Security-Policy refused.
    pub async fn errors(&self) -> Result<Vec<String>> {
        let entries = self.driver().browser_log().await?;
        Ok(entries.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
    }

    /// Fails if there are errors in the console.
    pub async fn is_quiet(&self) -> Result {
        let errors = self.errors().await?;
        if errors.is_empty() { Ok(()) } else { Err(Error::Console(errors)) }
    }

    /// Finds an element that is seen, or will be soon.
    async fn found(&self, selector: &str) -> Result<WebElement> {
        self.wait_for(selector).await?;
        Ok(self.driver().find(By::Css(selector)).await?)
    }

    /// Waits until an expression is true. The page itself looks again and again, which costs less than to ask it.
    async fn wait_here(&self, what: &str, expression: &str) -> Result {
        let script = format!(
            "for (const end = performance.now() + 1000; performance.now() < end; \
                  await new Promise((done) => setTimeout(done, 15))) {{ if ({expression}) return true; }} \
             return false;"
        );
        self.wait(what, async || self.eval::<bool>(&script).await.ok()?.then_some(())).await
    }

    /// Waits for something to be there.
    async fn wait<T, F: Future<Output = Option<T>>>(&self, what: &str, look: impl Fn() -> F) -> Result<T> {
        let began = Instant::now();
        loop {
            if let Some(found) = look().await {
                return Ok(found);
            }
            if began.elapsed() > PATIENCE {
                // What has the focus is often the reason.
                let body = self
                    .eval(
                        "const focused = document.activeElement?.cloneNode(false).outerHTML; \
                         return `${document.body.innerText}\\nThe focus is on ${focused}`;",
                    )
                    .await;
                let page = body.unwrap_or_else(|error: Error| error.to_string());
                return Err(Error::Waited { what: what.to_owned(), page });
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Result {
        self.driver().cdp().send_raw(command, parameters).await?;
        Ok(())
    }
}

/// An expression that is true if the first such element is seen: it, or something in it, has a size.
fn is_seen(selector: &str) -> String {
    let look = "one?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && \
        [one, ...one.querySelectorAll('*')].some((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().width > 0)";
    format!("((one) => Boolean({look}))(document.querySelector({}))", json!(selector))
}
