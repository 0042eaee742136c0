//! Work that goes on for as long as the server is there.

use std::time::Duration;

/// How long it is waited before work that has failed begins anew.
const PAUSE: Duration = Duration::from_secs(1);

/// Does something until it has come to its end. Should it fail before, by a fault of the program, that is said, and it begins anew: a
/// server without it would look as if it were well.
pub(crate) fn keep_doing<W>(what: &'static str, mut begin: impl FnMut() -> W + Send + 'static)
where
    W: Future<Output = ()> + Send + 'static,
{
    let mut work = tokio::spawn(begin());
    tokio::spawn(async move {
        while let Err(fault) = work.await {
            if fault.is_cancelled() {
                return;
            }
            tracing::error!(what, %fault, "this has failed, and begins anew");
            tokio::time::sleep(PAUSE).await;
            work = tokio::spawn(begin());
        }
    });
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn what_fails_begins_anew_until_it_ends() {
        let (begun, mut told) = mpsc::unbounded_channel();
        let mut times = 0;
        keep_doing("a test", move || {
            times += 1;
            begun.send(times).unwrap();
            async move { assert_eq!(times, 2, "it fails the first time") }
        });
        assert_eq!((told.recv().await, told.recv().await), (Some(1), Some(2)));
        assert_eq!(told.recv().await, None);
    }
}
