//! The folder of a run.

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

/// A folder that is gone afterwards, unless it is kept.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    is_kept: bool,
}

impl Folder {
    /// A new one, in which there is a page for servers to show.
    pub(crate) fn new() -> io::Result<Self> {
        let path = env::temp_dir().join(format!("conclave-kills-{}", process::id()));
        let folder = Self { path, is_kept: false };
        fs::create_dir_all(folder.at("page"))?;
        fs::write(folder.at("page/index.html"), "<h1>Conclave</h1>")?;
        Ok(folder)
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Where something in it is.
    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Somebody wants to look at it.
    pub(crate) fn keep(&mut self) {
        self.is_kept = true;
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.is_kept {
            // It lies in the temporary folder: who cannot remove it need not.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}
