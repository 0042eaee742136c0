//! A record in an address: packed and written in letters that every address may hold.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use js_sys::{Array, Function, Reflect, Uint8Array};
use markup::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Response};

use crate::browser::window;

/// No record that anybody plays is longer.
const LONGEST: usize = 4 << 20;

/// The record as a part of an address. The browser packs it, so that the page's program need not know how.
pub(crate) async fn pack(record: &str) -> Result<String, JsValue> {
    let kind: Function = Reflect::get(&window(), &"CompressionStream".into())?.dyn_into()?;
    let packing = Reflect::construct(&kind, &Array::of1(&"deflate-raw".into()))?;
    let record = Blob::new_with_str_sequence(&Array::of1(&record.into()))?;
    let packed =
        Response::new_with_opt_readable_stream(Some(&record.stream().pipe_through(packing.unchecked_ref())))?;
    let packed = JsFuture::from(packed.array_buffer()?).await?;
    Ok(URL_SAFE_NO_PAD.encode(Uint8Array::new(&packed).to_vec()))
}

/// The record that is computed here, if any, as a part of an address, as soon as it is packed, and again whenever it changes.
pub(crate) fn packed(record: impl Fn() -> Option<String> + 'static) -> RwSignal<Option<String>> {
    let link = RwSignal::new(None);
    Effect::new(move |_| {
        let Some(record) = record() else {
            link.set(None);
            return;
        };
        spawn_local(async move {
            // The screen may be gone by then.
            let _ = link.try_set(pack(&record).await.ok());
        });
    });
    link
}

/// The record of a part of an address, if it is one.
pub(crate) fn unpack(packed: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(packed.trim()).ok()?;
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(&bytes, LONGEST).ok()?;
    String::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_unpacked() {
        let record = "conclave record 1\ngame wizard\nseat 1 Ägir ő Ж\n".repeat(40);
        let packed = URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(record.as_bytes(), 9));
        assert!(packed.len() < record.len() / 4);
        assert!(packed.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        assert_eq!(unpack(&packed), Some(record));
        assert_eq!(unpack("not a record"), None);
        assert_eq!(unpack(""), None);
    }
}
