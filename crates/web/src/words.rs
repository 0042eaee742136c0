//! The texts of the language that was chosen, for every part of the page.

use std::sync::Arc;

use locale::{Arg, Language, Message, Texts};
use markup::prelude::*;
use markup::{IntoValue as _, Value};
use wasm_bindgen_futures::spawn_local;

use crate::browser::{base, document, fetch_text, window};

/// The texts now. `t!(words, "id")` says a message and follows the language.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    texts: RwSignal<Arc<Texts>>,
    /// Whether those of the rules and the first games are among them.
    are_lessons_there: RwSignal<bool>,
}

/// Which texts of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// All but those of the rules and the first games.
    Playing,
    /// Those as well.
    Learning,
}

impl Words {
    /// Those of the page.
    pub(crate) fn of_page() -> Self {
        expect_context::<Self>()
    }

    pub(crate) fn new(texts: Texts) -> Self {
        show_language(&texts);
        Self { texts: RwSignal::new(Arc::new(texts)), are_lessons_there: RwSignal::new(false) }
    }

    /// Says a message.
    pub(crate) fn say(&self, message: Message, args: &[(&'static str, Arg<'_>)]) -> String {
        self.texts.with(|texts| texts.say(message, args))
    }

    /// A message without parts of its own, as a view that follows the language.
    pub(crate) fn text(self, message: Message) -> Markup {
        (move || self.say(message, &[])).into_markup()
    }

    /// The same as the value of an attribute.
    pub(crate) fn label(self, message: Message) -> Value {
        (move || self.say(message, &[])).into_value()
    }

    /// The same as a signal.
    pub(crate) fn signal(self, message: Message) -> Signal<String> {
        Signal::derive(move || self.say(message, &[]))
    }

    /// The texts themselves; whoever asks follows the language.
    pub(crate) fn texts(self) -> Arc<Texts> {
        self.texts.get()
    }

    /// The language now.
    pub(crate) fn language(self) -> Language {
        self.texts.with(|texts| texts.language())
    }

    /// Speaks this language as soon as its texts are there.
    pub(crate) fn speak(self, language: Language) {
        let are_lessons_there = self.are_lessons_there.get_untracked();
        let extent = if are_lessons_there { Extent::Learning } else { Extent::Playing };
        spawn_local(self.fetch(language, extent));
    }

    /// Fetches the texts of the rules and the first games, and answers whether they are there.
    pub(crate) async fn learn(self) -> bool {
        if !self.are_lessons_there.get_untracked() {
            self.fetch(self.texts.with_untracked(|texts| texts.language()), Extent::Learning).await;
        }
        self.are_lessons_there.get_untracked()
    }

    async fn fetch(self, language: Language, extent: Extent) {
        // Without its texts the page goes on in the language it has.
        if let Some(texts) = load(language, extent).await {
            show_language(&texts);
            self.texts.set(Arc::new(texts));
            self.are_lessons_there.set(extent == Extent::Learning);
        }
    }
}

/// The texts of a language, from the page's files.
pub(crate) async fn load(language: Language, extent: Extent) -> Option<Texts> {
    let path = format!("{}texts/{}", base(), language.code());
    let mut source = fetch_text(&format!("{path}.ftl")).await.ok()?;
    if extent == Extent::Learning {
        source.push_str(&fetch_text(&format!("{path}-learn.ftl")).await.ok()?);
    }
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
