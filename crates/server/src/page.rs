//! The files of the page, in all their encodings.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};

use crate::encoding::Encoding;

/// What `cargo xtask page` writes.
#[cfg(feature = "built-in-page")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../dist"]
struct BuiltIn;

/// The most files of a page in a folder, and the most bytes of all of them; they are kept in memory.
const MOST_FILES: usize = 10_000;
const MOST_BYTES: u64 = 256 << 20;

/// There is no page to serve.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// This program was built without one.
    #[error(
        "this program has no page in it; `cargo xtask install` installs one that has, and --page serves one from a folder"
    )]
    NotBuiltIn,
    /// There is no `index.html`.
    #[error("there is no page, for there is no index.html; `cargo xtask page` builds one into dist/")]
    NoIndex,
    /// The folder of the page holds more than a page.
    #[error("{} is no page: it holds more than {MOST_FILES} files or {MOST_BYTES} bytes", path.display())]
    TooLarge {
        /// The folder.
        path: PathBuf,
    },
    /// The folder of the page cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Unreadable {
        /// The folder or file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

/// The files of the page.
#[derive(Clone, Debug)]
pub struct Page {
    files: BTreeMap<String, File>,
}

/// A file of the page.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// The encodings it lies ready in, smallest first, with the tag that tells this content from any other.
    variants: Vec<(Encoding, Bytes, String)>,
}

impl File {
    /// What a browser gets that accepts these encodings.
    pub(crate) fn variant(&self, accept: &str) -> Option<&(Encoding, Bytes, String)> {
        self.variants.iter().find(|(encoding, ..)| encoding.is_accepted(accept))
    }
}

impl Page {
    /// The page that is part of this program, where it was built with one.
    #[cfg(not(feature = "built-in-page"))]
    pub fn built_in() -> Result<Self, PageError> {
        Err(PageError::NotBuiltIn)
    }

    /// The page that is part of this program.
    #[cfg(feature = "built-in-page")]
    pub fn built_in() -> Result<Self, PageError> {
        Self::of(
            BuiltIn::iter()
                .filter_map(|path| Some((path.to_string(), BuiltIn::get(&path)?.data.into_owned().into()))),
        )
    }

    /// A page in a folder, as `cargo xtask page` writes it. Links are not followed, and what is neither a file nor a folder
    /// is passed over.
    pub fn in_folder(folder: &Path) -> Result<Self, PageError> {
        let mut found = Found { folder, files: Vec::new(), bytes: 0 };
        found.read_below(folder, "")?;
        Self::of(found.files)
    }

    /// A page of these files, by their paths. A path that ends in `.br` or `.gz` is the compressed form of the path
    /// without it; files and folders whose names begin with a dot are no part of the page.
    pub fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Result<Self, PageError> {
        let given: BTreeMap<String, Bytes> =
            files.into_iter().filter(|(path, _)| !path.split('/').any(is_hidden)).collect();
        let is_variant = |path: &str| {
            Encoding::ALL.into_iter().filter(|encoding| *encoding != Encoding::Identity).any(|encoding| {
                path.strip_suffix(encoding.suffix()).is_some_and(|plain| given.contains_key(plain))
            })
        };
        let variants = |path: &str| {
            let variant = |encoding: Encoding| {
                let data = given.get(&format!("{path}{}", encoding.suffix()))?.clone();
                let tag = tag(&data);
                Some((encoding, data, tag))
            };
            Encoding::ALL.into_iter().filter_map(variant).collect()
        };
        let files: BTreeMap<_, _> = given
            .keys()
            .filter(|path| !is_variant(path))
            .map(|path| (path.clone(), File { variants: variants(path) }))
            .collect();
        if files.contains_key("index.html") { Ok(Self { files }) } else { Err(PageError::NoIndex) }
    }

    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// The paths of all files.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }
}

/// Whether a name is that of something that folders hide.
fn is_hidden(name: &str) -> bool {
    name.starts_with('.')
}

/// What was found in a folder.
struct Found<'a> {
    folder: &'a Path,
    files: Vec<(String, Bytes)>,
    bytes: u64,
}

impl Found<'_> {
    fn read_below(&mut self, folder: &Path, prefix: &str) -> Result<(), PageError> {
        for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
            let entry = entry.map_err(unreadable(folder))?;
            let path = entry.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| !is_hidden(name))
            else {
                continue;
            };
            let name = format!("{prefix}{name}");
            // The kind of the entry itself: a link is neither a file nor a folder.
            let kind = entry.file_type().map_err(unreadable(&path))?;
            if kind.is_dir() {
                self.read_below(&path, &format!("{name}/"))?;
            } else if kind.is_file() {
                self.read(&path, name)?;
            }
        }
        Ok(())
    }

    fn read(&mut self, path: &Path, name: String) -> Result<(), PageError> {
        let mut data = Vec::new();
        let most = MOST_BYTES - self.bytes;
        let file = fs::File::open(path).map_err(unreadable(path))?;
        file.take(most + 1).read_to_end(&mut data).map_err(unreadable(path))?;
        if data.len() as u64 > most || self.files.len() == MOST_FILES {
            return Err(PageError::TooLarge { path: self.folder.to_owned() });
        }
        self.bytes += data.len() as u64;
        self.files.push((name, data.into()));
        Ok(())
    }
}

fn unreadable(path: &Path) -> impl FnOnce(io::Error) -> PageError {
    let path = path.to_path_buf();
    |source| PageError::Unreadable { path, source }
}

/// The header `etag` of this content.
fn tag(data: &[u8]) -> String {
    let mut tag = String::from("\"");
    for byte in Sha256::digest(data).iter().take(12) {
        // Writing to a string cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}
