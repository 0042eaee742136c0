//! TLS: who this server is, and the greeting of a connection.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls_pki_types::pem::{self, PemObject as _};
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::server::TlsStream;

/// Who a server is: its certificate and the key to it.
#[derive(Clone)]
pub struct Identity(TlsAcceptor);

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity(…)")
    }
}

/// A certificate and a key cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// A file cannot be read, or is not PEM.
    #[error("cannot read {what} from {}: {reason}", path.display())]
    Unreadable {
        /// What was looked for.
        what: &'static str,
        /// Where.
        path: PathBuf,
        /// Why not.
        reason: String,
    },
    /// They do not belong together, or are of no use.
    #[error("this certificate and this key cannot be used: {0}")]
    Unusable(#[source] tokio_rustls::rustls::Error),
}

impl Identity {
    /// Reads a certificate (with those that it follows from) and its key, from PEM files.
    ///
    /// # Errors
    /// If they cannot be read or used.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, IdentityError> {
        let unreadable = |what, path: &Path| {
            let path = path.to_path_buf();
            move |error: pem::Error| {
                let reason = match error {
                    pem::Error::NoItemsFound => "there is none in it".to_owned(),
                    error => error.to_string(),
                };
                IdentityError::Unreadable { what, path, reason }
            }
        };
        let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(certificate)
            .and_then(Iterator::collect)
            .map_err(unreadable("a certificate", certificate))?;
        if certificates.is_empty() {
            return Err(unreadable("a certificate", certificate)(pem::Error::NoItemsFound));
        }
        let key = PrivateKeyDer::from_pem_file(key).map_err(unreadable("a key", key))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(certificates, key))
            .map_err(IdentityError::Unusable)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self(TlsAcceptor::from(Arc::new(config))))
    }

    /// Greets a connection; nothing comes of it if the other side takes too long or speaks something else.
    pub(crate) async fn greet(&self, stream: TcpStream, patience: Duration) -> Option<TlsStream<TcpStream>> {
        let greeted: Result<io::Result<_>, _> = timeout(patience, self.0.accept(stream)).await;
        greeted.ok()?.ok()
    }
}
