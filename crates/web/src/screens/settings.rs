//! The settings, in groups. Each applies at once and is kept.

use locale::{Language, msg, t};
use markup::prelude::*;

use crate::browser::{install, installer, on_window};
use crate::parts::bar::bar;
use crate::settings::{
    self, CardSize, Choice, Contrast, Hand, Motion, Pace, Settings, SettingsSignal, Suits, TextSize, Theme,
    Volume,
};
use crate::sound::{Sound, Voice, can_tremble};
use crate::words::Words;

pub(crate) fn settings_screen() -> Markup {
    let words = Words::of_page();
    view! {
        {bar(move || t!(words, "settings-title"), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page settings">
            {group("you", words.signal(msg!("settings-you")), you())}
            {group("look", words.signal(msg!("settings-look")), look())}
            {group("course", words.signal(msg!("settings-course")), course())}
            {group("senses", words.signal(msg!("settings-senses")), senses())}
            {group("device", words.signal(msg!("settings-device")), device())}
        </main>
    }
}

/// Settings under one heading.
fn group(id: &'static str, title: Signal<String>, inside: Markup) -> Markup {
    view! {
        <section class="setting-group" aria-labelledby=id>
            <h2 id=id>{title}</h2>
            {inside}
        </section>
    }
}

/// Who one is.
fn you() -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    view! {
        {language_choice()}
        <label class="field">
            <span>{words.text(msg!("settings-name"))}</span>
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
    }
}

/// How everything looks.
fn look() -> Markup {
    let words = Words::of_page();
    let title = move |title: fn(Words) -> String| Signal::derive(move || title(words));
    view! {
        {choice::<Theme>(
            "theme",
            title(|words| t!(words, "settings-theme")),
            move |theme| t!(words, "settings-theme-is", theme = theme.name()),
            |settings| &mut settings.theme,
        )}
        {choice::<TextSize>(
            "text",
            title(|words| t!(words, "settings-text")),
            move |size| t!(words, "settings-size-is", size = size.name()),
            |settings| &mut settings.text,
        )}
        {choice::<CardSize>(
            "cards",
            title(|words| t!(words, "settings-cards")),
            move |size| t!(words, "settings-size-is", size = size.name()),
            |settings| &mut settings.cards,
        )}
        {choice::<Contrast>(
            "contrast",
            title(|words| t!(words, "settings-contrast")),
            move |contrast| t!(words, "settings-contrast-is", contrast = contrast.name()),
            |settings| &mut settings.contrast,
        )}
        {choice::<Suits>(
            "suits",
            title(|words| t!(words, "settings-suits")),
            move |suits| t!(words, "settings-suits-is", suits = suits.name()),
            |settings| &mut settings.suits,
        )}
        <p class="suit-colours" aria-hidden="true"><i></i><i></i><i></i><i></i></p>
        {choice::<Hand>(
            "hand",
            title(|words| t!(words, "settings-hand")),
            move |hand| t!(words, "settings-hand-is", hand = hand.name()),
            |settings| &mut settings.hand,
        )}
    }
}

/// How fast everything goes.
fn course() -> Markup {
    let words = Words::of_page();
    view! {
        {choice::<Pace>(
            "pace",
            words.signal(msg!("settings-pace")),
            move |pace| t!(words, "settings-pace-is", pace = pace.name()),
            |settings| &mut settings.pace,
        )}
        {choice::<Motion>(
            "motion",
            words.signal(msg!("settings-motion")),
            move |motion| t!(words, "settings-motion-is", motion = motion.name()),
            |settings| &mut settings.motion,
        )}
    }
}

/// What is heard and felt.
fn senses() -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    let voice = Voice::of_page();
    let is_on = Memo::new(move |_| settings.with(|settings| settings.sound));
    let hear = move |is_on: bool| {
        settings.update(|settings| settings.sound = is_on);
        voice.play(Sound::Turn);
    };
    let set_volume = move |volume: String| {
        if let Ok(volume) = volume.parse() {
            settings.update(|settings| settings.volume = Volume(volume));
            voice.play(Sound::Card);
        }
    };
    let feel = move |is_on: bool| {
        settings.update(|settings| settings.haptics = is_on);
        voice.play(Sound::Turn);
    };
    view! {
        <label class="switch setting-sound">
            <input type="checkbox" prop:checked=is_on on:change:target=move |event| hear(event.target().checked()) />
            <span class="switch-text">
                <strong>{words.text(msg!("settings-sound"))}</strong>
                <span>{words.text(msg!("settings-sound-about"))}</span>
            </span>
        </label>
        <label class="field volume">
            <span>{words.text(msg!("settings-volume"))}</span>
            <input type="range" min="5" max="100" step="5" disabled=move || !is_on.get()
                prop:value=move || settings.with(|settings| settings.volume.0.to_string())
                on:change:target=move |event| set_volume(event.target().value()) />
        </label>
        {can_tremble().then(|| view! {
            <label class="switch">
                <input type="checkbox" prop:checked=move || settings.with(|settings| settings.haptics)
                    on:change:target=move |event| feel(event.target().checked()) />
                <span class="switch-text">
                    <strong>{words.text(msg!("settings-haptics"))}</strong>
                    <span>{words.text(msg!("settings-haptics-about"))}</span>
                </span>
            </label>
        })}
    }
}

/// The page on this device.
fn device() -> Markup {
    let words = Words::of_page();
    let settings = settings::of_page();
    let can_install = RwSignal::new(installer().is_some());
    on_window("conclave-installer", move |_| can_install.set(installer().is_some()));
    let ask = move |_| {
        install();
        can_install.set(false);
    };
    view! {
        <Show when=move || can_install.get()>
            <p class="small">{words.text(msg!("settings-install-about"))}</p>
            <p><button class="install" on:click=ask>{words.text(msg!("settings-install"))}</button></p>
        </Show>
        <p>
            <button class="reset" on:click=move |_| settings.update(Settings::reset)>
                {words.text(msg!("settings-reset"))}
            </button>
        </p>
        <p class="small">{words.text(msg!("settings-about"))}</p>
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
            <span>{words.text(msg!("settings-language"))}</span>
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

/// A setting of which one is chosen: `place` is where it is kept.
fn choice<C: Choice>(
    name: &'static str,
    title: Signal<String>,
    label: impl Fn(C) -> String + Copy + Send + Sync + 'static,
    place: fn(&mut Settings) -> &mut C,
) -> Markup {
    let settings = settings::of_page();
    let options = C::ALL.iter().map(|&one| {
        option(
            name,
            one.name(),
            Signal::derive(move || label(one)),
            Signal::derive(move || now(settings, place) == one),
            Box::new(move || settings.update(|settings| *place(settings) = one)),
        )
    });
    view! {
        <fieldset class="choices">
            <legend>{title}</legend>
            <div>{options.collect_markup()}</div>
        </fieldset>
    }
}

/// What is chosen now.
fn now<C: Choice>(settings: SettingsSignal, place: fn(&mut Settings) -> &mut C) -> C {
    *place(&mut settings.get())
}

fn option(
    name: &'static str,
    value: &'static str,
    label: Signal<String>,
    is_chosen: Signal<bool>,
    choose: Box<dyn Fn()>,
) -> Markup {
    view! {
        <label class="choice">
            <input type="radio" name=name value=value prop:checked=is_chosen on:change=move |_| choose() />
            <span>{label}</span>
        </label>
    }
}
