//! What is written down of what does not work.

/// Says what does not work because of an error, to whoever looks after the server. What follows from a database that cannot be used is
/// a detail: the store says that it cannot, once for all that follows.
macro_rules! complain {
    ($error:expr, $($said:tt)*) => {
        if $error.is_told() {
            tracing::debug!(error = %$error, $($said)*);
        } else {
            tracing::warn!(error = %$error, $($said)*);
        }
    };
}

pub(crate) use complain;
