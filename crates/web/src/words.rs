//! The texts of the language that was chosen, for every part of the page.

use std::sync::Arc;

use locale::{Arg, Language, Message, Texts};
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{base, document, fetch_text, window};

/// The texts now. `t!(words, "id")` says a message and follows the language.
#[derive(Clone, Copy)]
pub(crate) struct Words(RwSignal<Arc<Texts>>);

impl Words {
    /// Those of the page.
    pub(crate) fn of_page() -> Self {
        expect_context::<Self>()
    }

    pub(crate) fn new(texts: Texts) -> Self {
        show_language(&texts);
        Self(RwSignal::new(Arc::new(texts)))
    }

    /// Says a message.
    pub(crate) fn say(&self, message: Message, args: &[(&'static str, Arg<'_>)]) -> String {
        self.0.with(|texts| texts.say(message, args))
    }

    /// The texts themselves; whoever asks follows the language.
    pub(crate) fn texts(self) -> Arc<Texts> {
        self.0.get()
    }

    /// The language now.
    pub(crate) fn language(self) -> Language {
        self.0.with(|texts| texts.language())
    }

    /// Speaks this language as soon as its texts are there.
    pub(crate) fn speak(self, language: Language) {
        spawn_local(async move {
            // Without its texts the page goes on in the language it has.
            if let Some(texts) = load(language).await {
                show_language(&texts);
                self.0.set(Arc::new(texts));
            }
        });
    }
}

/// The texts of a language, from the page's files.
pub(crate) async fn load(language: Language) -> Option<Texts> {
    let source = fetch_text(&format!("{}texts/{}.ftl", base(), language.code())).await.ok()?;
    Texts::read(language, &[&source]).ok()
}

/// The first language of the browser that there are texts in.
pub(crate) fn preferred() -> Language {
    let languages: Vec<String> =
        window().navigator().languages().iter().filter_map(|language| language.as_string()).collect();
    Language::negotiate(languages.iter().map(String::as_str))
}

/// Tells the browser and screen readers which language the page speaks.
fn show_language(texts: &Texts) {
    if let Some(root) = document().document_element() {
        // An attribute of this name is always allowed.
        let _ = root.set_attribute("lang", texts.language().code());
    }
}
