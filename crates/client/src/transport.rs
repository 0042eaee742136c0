//! A stream to a server, plain or over TLS.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_rustls::{TlsConnector, rustls};

use crate::{Address, Failed};

/// A stream to a server.
#[derive(Debug)]
pub(crate) enum Stream {
    Plain(TcpStream),
    Secure(Box<TlsStream<TcpStream>>),
}

/// Opens a stream, with so much time for each part of it.
pub(crate) async fn open(address: &Address, patience: Duration) -> Result<Stream, Failed> {
    let unreachable =
        |error: io::Error| Failed::Unreachable { address: address.clone(), reason: error.to_string() };
    let late = |_| unreachable(io::ErrorKind::TimedOut.into());
    let opening = TcpStream::connect((address.host(), address.port()));
    let stream = timeout(patience, opening).await.map_err(late)?.map_err(unreachable)?;
    // A decision is a small packet, and somebody waits for it.
    stream.set_nodelay(true).map_err(unreachable)?;
    if !address.is_secure() {
        return Ok(Stream::Plain(stream));
    }
    let name = ServerName::try_from(address.host().to_owned())
        .map_err(|error| unreachable(io::Error::other(error)))?;
    let connector = TlsConnector::from(trust().map_err(unreachable)?);
    let stream = timeout(patience, connector.connect(name, stream)).await.map_err(late)?;
    Ok(Stream::Secure(Box::new(stream.map_err(|error| unreachable(in_words(error)))?)))
}

/// Why no TLS came about, where there are words for it.
fn in_words(error: io::Error) -> io::Error {
    let reason = error.get_ref().and_then(|reason| reason.downcast_ref::<rustls::Error>());
    match reason {
        Some(rustls::Error::InvalidMessage(_)) => {
            io::Error::other("it does not speak TLS; its address may begin with http://")
        }
        Some(rustls::Error::InvalidCertificate(_)) => io::Error::other(
            "its certificate is signed by nobody whom this system trusts, or not for this name, or not now",
        ),
        _ => error,
    }
}

/// Whom we trust: the authorities that the system trusts.
fn trust() -> io::Result<Arc<ClientConfig>> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(trust) = TRUST.get() {
        return Ok(Arc::clone(trust));
    }
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return Err(io::Error::other("the system trusts no certificates; install ca-certificates"));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::clone(TRUST.get_or_init(|| Arc::new(config))))
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Secure(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Secure(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Secure(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Secure(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
