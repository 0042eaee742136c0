//! The browser's storage. Where there is none, or no room in it, the page works all the same and forgets.

use web_sys::Storage;

use crate::browser::window;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a key.
pub(crate) fn load(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key; whether there was room.
pub(crate) fn save(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets what was kept under a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        // What was not there is gone as well.
        let _ = storage.remove_item(key);
    }
}
