//! The settings.

use locale::{Language, t};
use markup::prelude::*;

use crate::parts::bar::bar;
use crate::settings::{self, Motion, Pace, Theme};
use crate::words::Words;

pub(crate) fn settings_screen() -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    view! {
        {bar(move || t!(words, "settings-title"), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow settings">
            {language_choice()}
            <label class="field">
                <span>{move || t!(words, "settings-name")}</span>
                <input
                    type="text"
                    maxlength="24"
                    autocomplete="nickname"
                    prop:value=move || settings.with(|settings| settings.name.clone())
                    on:change:target=move |event| {
                        settings.update(|settings| settings.name = event.target().value().trim().to_owned());
                    }
                />
            </label>
            <fieldset>
                <legend>{move || t!(words, "settings-theme")}</legend>
                {Theme::ALL.map(|theme| choice(
                    "theme",
                    Signal::derive(move || t!(words, "settings-theme-is", theme = theme.name())),
                    Signal::derive(move || settings.with(|settings| settings.theme == theme)),
                    move || settings.update(|settings| settings.theme = theme),
                )).collect_markup()}
            </fieldset>
            <fieldset>
                <legend>{move || t!(words, "settings-pace")}</legend>
                {Pace::ALL.map(|pace| choice(
                    "pace",
                    Signal::derive(move || t!(words, "settings-pace-is", pace = pace.name())),
                    Signal::derive(move || settings.with(|settings| settings.pace == pace)),
                    move || settings.update(|settings| settings.pace = pace),
                )).collect_markup()}
            </fieldset>
            <fieldset>
                <legend>{move || t!(words, "settings-motion")}</legend>
                {Motion::ALL.map(|motion| choice(
                    "motion",
                    Signal::derive(move || t!(words, "settings-motion-is", motion = motion.name())),
                    Signal::derive(move || settings.with(|settings| settings.motion == motion)),
                    move || settings.update(|settings| settings.motion = motion),
                )).collect_markup()}
            </fieldset>
            <p class="small">{move || t!(words, "settings-about")}</p>
        </main>
    }
}

/// The choice of the language; each calls itself by its own name.
pub(crate) fn language_choice() -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    let choose = move |code: String| {
        if let Ok(language) = code.parse::<Language>() {
            settings.update(|settings| settings.language = Some(code));
            words.speak(language);
        }
    };
    view! {
        <label class="field">
            <span>{move || t!(words, "settings-language")}</span>
            <select on:change:target=move |event| choose(event.target().value())>
                {Language::ALL.into_iter().map(|language| view! {
                    <option value=language.code() lang=language.code() selected=move || words.language() == language>
                        {language.name()}
                    </option>
                }).collect_markup()}
            </select>
        </label>
    }
}

fn choice(
    group: &'static str,
    label: Signal<String>,
    is_chosen: Signal<bool>,
    choose: impl Fn() + 'static,
) -> Markup {
    view! {
        <label class="choice">
            <input type="radio" name=group prop:checked=move || is_chosen.get() on:change=move |_| choose() />
            <span>{move || label.get()}</span>
        </label>
    }
}
