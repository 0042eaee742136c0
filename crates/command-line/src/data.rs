//! Where data of the user belongs.

use std::env;
use std::path::PathBuf;

/// The folder of our data of the user, if the system has a place for such: `conclave` in `$XDG_DATA_HOME` or `~/.local/share`.
pub fn data_folder() -> Option<PathBuf> {
    let home = || env::home_dir().filter(|home| home.is_absolute());
    // A relative XDG_DATA_HOME is invalid by its specification, and ignored.
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = if cfg!(windows) { absolute("LOCALAPPDATA") } else { absolute("XDG_DATA_HOME") };
    let data = data.or_else(|| home().map(|home| home.join(".local").join("share")))?;
    Some(data.join("conclave"))
}
