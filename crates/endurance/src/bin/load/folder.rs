//! A folder that is there for one server.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A folder that is removed with all that is in it.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// An empty folder in this one, which is of this process alone.
    pub(crate) fn new(inside: &Path) -> io::Result<Self> {
        let path = inside.join(std::process::id().to_string());
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        fs::create_dir_all(&path)?;
        Ok(Self(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left in the folder of what is built.
        let _ = fs::remove_dir_all(&self.0);
    }
}
