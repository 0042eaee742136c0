//! Connections and their timeouts.

use std::future::Future as _;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::watch;
use tokio::time::Sleep;
use tower_service::Service as _;

/// The timeouts after which a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// For a whole request: the first one, or the next one on the same connection.
    pub request: Duration,
    /// For a part of the response to be taken.
    pub response: Duration,
}

impl Default for Timeouts {
    /// 10 seconds for a request, 30 seconds for a part of the response.
    fn default() -> Self {
        Self { request: Duration::from_secs(10), response: Duration::from_secs(30) }
    }
}

/// Answers the requests of a connection until its other side closes it, a timeout does, or the server ends and the request that is
/// being answered is done.
pub(crate) async fn answer<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    peer: SocketAddr,
    router: Router,
    timeouts: Timeouts,
    mut end: watch::Receiver<()>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeouts.request)
        .serve_connection(
            TokioIo::new(WithTimeout { stream, timeout: timeouts.response, stalled: None }),
            service,
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    // However it ended: nobody is there to be told.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = end.changed() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// A connection with a timeout for writing.
struct WithTimeout<S> {
    stream: S,
    timeout: Duration,
    /// The timer, which runs while nothing can be written.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> WithTimeout<S> {
    /// The result of an attempt to write, or the timeout.
    fn within_time<T>(&mut self, cx: &mut Context<'_>, tried: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.stalled = None;
            return tried;
        }
        let timeout = self.timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(timeout)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WithTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WithTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.within_time(cx, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.within_time(cx, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_of_the_answer_is_shown_out() {
        let (ours, mut theirs) = tokio::io::duplex(4);
        let timeout = Timeouts::default().response;
        let mut stream = WithTimeout { stream: ours, timeout, stalled: None };
        // Whoever is slow, but takes something now and then, gets it all.
        let slow = tokio::spawn(async move {
            let mut taken = [0; 12];
            for bit in taken.chunks_mut(2) {
                tokio::time::sleep(timeout / 2).await;
                theirs.read_exact(bit).await.unwrap();
            }
            (taken, theirs)
        });
        stream.write_all(b"hello, world").await.unwrap();
        let (taken, _theirs) = slow.await.unwrap();
        assert_eq!(&taken, b"hello, world");
        let error = stream.write_all(b"hello, world").await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
