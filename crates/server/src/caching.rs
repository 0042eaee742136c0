//! How long a browser may keep a file, and how it asks whether it still may.

/// The length of a version, in hexadecimal digits.
const VERSION: usize = 16;

/// The header `cache-control` of a file.
///
/// A folder that is named by the hash of its content never changes; everything else is asked for every time.
pub(crate) fn control(path: &str) -> &'static str {
    let versioned = path.split_once('/').is_some_and(|(folder, _)| {
        folder.len() == VERSION && folder.bytes().all(|byte| byte.is_ascii_hexdigit())
    });
    if versioned { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether what a browser has, by its header `if-none-match`, is what it would get.
pub(crate) fn is_fresh(if_none_match: &str, tag: &str) -> bool {
    if_none_match.split(',').map(str::trim).any(|kept| {
        // Proxies that compress make tags weak; the content is the same.
        kept == "*" || kept.strip_prefix("W/").unwrap_or(kept) == tag
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_named_by_its_content_is_kept_for_ever() {
        for (path, kept) in [
            ("index.html", false),
            ("sw.js", false),
            ("icons/icon.svg", false),
            ("0123456789abcdef", false),
            ("0123456789abcdef/web.js", true),
            ("0123456789abcdef/fonts/text-latin.woff2", true),
            ("0123456789abcdeg/web.js", false),
        ] {
            assert_eq!(control(path).contains("immutable"), kept, "{path}");
        }
    }

    #[test]
    fn a_tag_is_found_among_those_that_a_browser_has() {
        for (header, expected) in [
            ("\"a\"", true),
            ("W/\"a\"", true),
            ("\"b\", \"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
            ("", false),
        ] {
            assert_eq!(is_fresh(header, "\"a\""), expected, "{header}");
        }
    }
}
