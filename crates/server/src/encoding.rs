//! The encodings that a file lies ready in, and which of them a browser gets.

/// How a file is compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// All, smallest first.
    pub(crate) const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];

    /// What the header `content-encoding` says, if there is anything to say.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }

    /// What the name of a file ends in that is compressed like this.
    pub(crate) const fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Identity => "",
        }
    }

    /// Whether a browser takes it, by its header `accept-encoding`. The identity is always taken.
    pub(crate) fn is_accepted(self, accept: &str) -> bool {
        let Some(name) = self.name() else { return true };
        let weight = |wanted: &str| {
            accept.split(',').find_map(|offer| {
                let (coding, parameters) = offer.split_once(';').unwrap_or((offer, ""));
                let weight = parameters.trim().strip_prefix("q=").map_or(Ok(1.0), str::parse::<f32>);
                coding.trim().eq_ignore_ascii_case(wanted).then(|| weight.unwrap_or_default())
            })
        };
        weight(name).or_else(|| weight("*")).is_some_and(|weight| weight > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_that_is_accepted_is_sent() {
        for (accept, expected) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip, deflate", Encoding::Gzip),
            ("br;q=0, gzip;q=0.5", Encoding::Gzip),
            ("BR", Encoding::Brotli),
            ("*", Encoding::Brotli),
            ("br;q=0, *", Encoding::Gzip),
            ("*;q=0", Encoding::Identity),
            ("identity", Encoding::Identity),
            ("br;q=nonsense", Encoding::Identity),
            ("brr", Encoding::Identity),
            ("", Encoding::Identity),
        ] {
            let sent = Encoding::ALL.into_iter().find(|encoding| encoding.is_accepted(accept));
            assert_eq!(sent, Some(expected), "{accept}");
        }
    }
}
