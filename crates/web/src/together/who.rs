//! Who one is at the server, and the name that is asked for before one sits down.

use locale::{msg, t};
use markup::prelude::*;
use protocol::calls::{About, Me, Newcomer};

use super::server::{self, Failed};
use crate::settings::{self, SettingsSignal};
use crate::words::Words;

/// Who one is; nobody before one has typed a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// That is not known yet.
    Unknown,
    /// Nobody whom the server knows.
    Nobody,
    /// This one.
    Known(Me),
    /// There was no answer.
    Failed(Failed),
}

impl Who {
    /// Asks the server who one is, and answers a signal that says it.
    pub(crate) fn ask() -> RwSignal<Self> {
        let who = RwSignal::new(Self::Unknown);
        wasm_bindgen_futures::spawn_local(async move {
            let found = match server::get::<About>("server").await {
                Ok(About { you: Some(me), .. }) => Self::Known(me),
                Ok(About { you: None, .. }) => Self::Nobody,
                Err(failed) => Self::Failed(failed),
            };
            // The screen may be gone by then.
            let _ = who.try_set(found);
        });
        who
    }
}

/// A name as it is being typed.
#[derive(Clone, Copy)]
pub(crate) struct Typed {
    name: RwSignal<String>,
    settings: SettingsSignal,
}

impl Typed {
    pub(crate) fn new() -> Self {
        let settings = settings::of_page();
        Self { name: RwSignal::new(settings.with_untracked(|settings| settings.name.clone())), settings }
    }

    /// Where it is typed.
    pub(crate) fn field(self) -> Markup {
        let words = Words::of_page();
        view! {
            <label class="field">
                <span>{words.text(msg!("together-name"))}</span>
                <input type="text" name="name" maxlength="24" autocomplete="nickname" required="" autofocus="" prop:value=self.name
                    placeholder=move || t!(words, "together-name-example")
                    on:input:target=move |event| self.name.set(event.target().value()) />
            </label>
        }
    }

    /// Becomes somebody of this name at the server.
    pub(crate) async fn join(self) -> Result<Me, Failed> {
        let name = self.name.try_get_untracked().unwrap_or_default().trim().to_owned();
        let newcomer = Newcomer { name: name.clone(), device: device(), portrait: 0 };
        let me = server::send::<Me>("POST", "accounts", &newcomer).await?;
        // Who has no name on this device yet goes by this one everywhere.
        self.settings.update(|settings| {
            if settings.name.is_empty() {
                settings.name = name;
            }
        });
        Ok(me)
    }
}

/// What this device is, as its owner would say: "Firefox, Android".
pub(super) fn device() -> String {
    let agent = crate::browser::window().navigator().user_agent().unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let browser =
        first(&[("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari")]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
