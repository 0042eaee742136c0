//! What lets the user in at servers, kept in the user's data folder for nobody else to read.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::PathBuf;

use client::{Address, Pass};

use crate::library::user_folder;
use crate::record_file::KeepError;

/// The passes that are kept: a file for each server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passes {
    folder: PathBuf,
}

impl Passes {
    /// The user's passes: `conclave/passes` where data of users belongs.
    ///
    /// # Errors
    /// If there is no such place.
    pub fn of_user() -> Result<Self, KeepError> {
        Ok(Self { folder: user_folder()?.join("passes") })
    }

    /// The pass that is kept for a server.
    pub fn find(&self, address: &Address) -> Option<Pass> {
        let text = fs::read_to_string(self.path(address)).ok()?;
        let (server, pass) = text.split_once('\n')?;
        if server == address.to_string() { Pass::new(pass) } else { None }
    }

    /// Keeps the pass of a server, for the user's eyes only.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&self, address: &Address, pass: &Pass) -> Result<(), KeepError> {
        let path = self.path(address);
        let written = || -> io::Result<()> {
            fs::create_dir_all(&self.folder)?;
            // A file of before may be readable for others; the new one takes its place as a whole.
            let new = path.with_extension("new");
            let _ = fs::remove_file(&new);
            let mut options = OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut file = options.open(&new)?;
            write!(file, "{address}\n{}\n", pass.secret())?;
            file.sync_all()?;
            fs::rename(&new, &path)
        };
        written().map_err(|source| KeepError::Io { path: path.clone(), source })
    }

    fn path(&self, address: &Address) -> PathBuf {
        let plain = |c: char| if c.is_ascii_alphanumeric() || ".-".contains(c) { c } else { '_' };
        let name: String = address.to_string().chars().map(plain).collect();
        self.folder.join(format!("{name}.txt"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_kept_for_its_server_and_its_owner() {
        let folder = std::env::temp_dir().join(format!("conclave-passes-{}", std::process::id()));
        let passes = Passes { folder: folder.join("passes") };
        let at = |text: &str| text.parse::<client::Destination>().unwrap().address;
        let (one, other) = (at("http://a.example:80"), at("http://a.example_80"));
        assert_eq!(passes.find(&one), None);
        for secret in ["first", "second"] {
            let pass = Pass::new(secret).unwrap();
            passes.keep(&one, &pass).unwrap();
            assert_eq!(passes.find(&one), Some(pass));
        }
        assert_eq!(passes.find(&other), None, "its file has the same name, but it is another server");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(passes.path(&one)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
