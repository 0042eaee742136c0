//! The link of a table: to be sent, scanned or copied.

use locale::{msg, t};
use markup::prelude::*;
use protocol::TableId;
use protocol::calls::About;
use qrcode::{Color, EcLevel, QrCode};
use wasm_bindgen_futures::spawn_local;

use super::server;
use crate::browser::{can_share, copy, share, window};
use crate::route::Route;
use crate::words::Words;

/// The address of this page without what stands behind the `#`, as others reach it: where it was opened on the machine that serves
/// it, that is another one.
fn page() -> (RwSignal<String>, RwSignal<bool>) {
    let here = window().location().href().unwrap_or_default();
    let here = here.split('#').next().unwrap_or_default().to_owned();
    let host = window().location().hostname().unwrap_or_default();
    let (page, is_only_here) = (RwSignal::new(here), RwSignal::new(false));
    if ["localhost", "127.0.0.1", "[::1]"].contains(&host.as_str()) {
        spawn_local(async move {
            let Ok(about) = server::get::<About>("server").await else { return };
            match about.addresses.first() {
                Some(address) => drop(page.try_set(format!("{}/", address.trim_end_matches('/')))),
                None => drop(is_only_here.try_set(true)),
            }
        });
    }
    (page, is_only_here)
}

/// The link of a table, with all the ways to give it to somebody.
pub(super) fn link(table: TableId) -> Markup {
    let (page, is_only_here) = page();
    shown(Signal::derive(move || format!("{}{}", page.get(), Route::Table(table).href())), is_only_here)
}

/// The link that adds a device by its code.
pub(super) fn device(code: String) -> Markup {
    let (page, is_only_here) = page();
    shown(
        Signal::derive(move || format!("{}{}", page.get(), Route::Device(code.clone()).href())),
        is_only_here,
    )
}

/// An address to be given to somebody.
fn shown(address: Signal<String>, is_only_here: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let said = RwSignal::new(String::new());
    let give = move |_| {
        let address = address.get_untracked();
        let title = untrack(|| t!(words, "together-title"));
        spawn_local(async move {
            if can_share() {
                // Who changes their mind wants nothing else instead.
                let _ = share(&title, &address).await;
                return;
            }
            let done = copy(&address).await.is_ok();
            let told = untrack(|| {
                if done { t!(words, "together-copied") } else { t!(words, "together-copy-yourself") }
            });
            let _ = said.try_set(told);
        });
    };
    view! {
        <div class="share-link">
            <div class="qr" role="img" aria-label=words.label(msg!("together-qr"))>{move || code(&address.get())}</div>
            <div class="share-words">
                <input class="share-address" type="text" readonly="" aria-label=words.label(msg!("together-link"))
                    prop:value=address on:focus:target=move |event| event.target().select() />
                <button class="primary share-give" type="button" on:click=give>
                    {move || if can_share() { t!(words, "together-send-link") } else { t!(words, "together-copy-link") }}
                </button>
                <p role="status" class="said">{move || said.get()}</p>
                <Show when=move || is_only_here.get()><p class="hint-text">{move || t!(words, "together-link-local", option = "--host 0.0.0.0")}</p></Show>
            </div>
        </div>
    }
}

/// A QR code, dark on light whatever the theme is.
fn code(text: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return Markup::Nothing };
    let width = code.width();
    let mut path = String::new();
    for (n, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            path.push_str(&format!("M{} {}h1v1h-1z", n % width, n / width));
        }
    }
    // A quiet margin of four, as readers want it.
    let box_of = format!("-4 -4 {0} {0}", width + 8);
    view! {
        <svg viewBox=box_of aria-hidden="true" shape-rendering="crispEdges">
            <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
            <path d=path fill="#000" />
        </svg>
    }
}
