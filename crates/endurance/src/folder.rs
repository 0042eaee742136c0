//! The folder of a run.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// A folder that is gone afterwards with all that is in it, unless it is kept.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    is_kept: bool,
}

impl Folder {
    /// A new one there, in which there is a page for servers to show.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new(path: PathBuf) -> io::Result<Self> {
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        let folder = Self { path, is_kept: false };
        fs::create_dir_all(folder.page())?;
        fs::write(folder.page().join("index.html"), "<h1>Conclave</h1>")?;
        Ok(folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where something in it is.
    pub fn at(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// The page that servers show.
    pub fn page(&self) -> PathBuf {
        self.at("page")
    }

    /// Somebody wants to look at it.
    pub fn keep(&mut self) {
        self.is_kept = true;
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !self.is_kept {
            // It lies among what is temporary or built: who cannot remove it need not.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}
