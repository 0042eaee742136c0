//! From the bytes of a file to the text of a record.

use std::fmt;

use super::bounds::{LONGEST_RECORD, line_at, too_long};
use super::{HeaderError, HeaderProblem};
use crate::notation::excerpt;

/// The text of a record as a file holds it.
///
/// Whatever was cut off (by a full disk, a power cut, half a copy) is cut within a line, and what is left of that line may be
/// a valid step that nobody made. So a last line is trusted only if it is whole: it ends with a line break, or a
/// comment has begun. `Debug` shows nothing that was hidden.
///
/// ```
/// use table::RecordText;
/// let text = RecordText::read(b"conclave record 1\n2 bet 1").unwrap();
/// assert_eq!(text.whole, "conclave record 1\n");
/// assert_eq!(text.cut_short.unwrap().line, 2);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct RecordText<'a> {
    /// All lines that are whole.
    pub whole: &'a str,
    /// What stands after them.
    pub cut_short: Option<CutShort>,
}

impl fmt::Debug for RecordText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RecordText")
            .field("lines", &self.whole.lines().count())
            .field("is_cut_short", &self.cut_short.is_some())
            .finish_non_exhaustive()
    }
}

/// The last line of a record has no end.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {}", self.reason())]
pub struct CutShort {
    /// The line, counted from 1.
    pub line: usize,
    /// How it begins.
    pub begun: String,
}

impl CutShort {
    /// Why the line is not trusted, without its number.
    pub fn reason(&self) -> String {
        format!(
            "{:?} has no line break after it, so it may be cut short; add one if the line is whole",
            self.begun
        )
    }
}

impl<'a> RecordText<'a> {
    /// The text in these bytes, if they are text and not too many.
    pub fn read(bytes: &'a [u8]) -> Result<Self, HeaderError> {
        if bytes.len() > LONGEST_RECORD {
            return Err(too_long(bytes));
        }
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let (lines, rest) = bytes.split_at(whole);
        let says_nothing = |text: &str| text.trim().is_empty() || text.contains('#');
        if let Ok(text) = str::from_utf8(rest)
            && says_nothing(text)
        {
            return Ok(Self { whole: checked(bytes)?, cut_short: None });
        }
        let cut_short = CutShort {
            line: line_at(bytes, bytes.len()),
            // A character may have been cut, too.
            begun: excerpt(String::from_utf8_lossy(rest).trim()),
        };
        Ok(Self { whole: checked(lines)?, cut_short: Some(cut_short) })
    }
}

fn checked(bytes: &[u8]) -> Result<&str, HeaderError> {
    str::from_utf8(bytes).map_err(|error| HeaderError {
        line: line_at(bytes, error.valid_up_to()),
        problem: HeaderProblem::NotText,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut_short(bytes: &[u8]) -> Option<CutShort> {
        RecordText::read(bytes).unwrap().cut_short
    }

    #[test]
    fn a_last_line_is_whole_with_its_end_or_a_comment() {
        for whole in [&b""[..], b"a\n", b"a\r\n", b"a\n  ", b"a\nb # so", b"a\n#"] {
            assert_eq!(cut_short(whole), None, "{whole:?}");
        }
        for (cut, line, begun) in [
            (&b"a"[..], 1, "a"),
            (b"a\n\nb c", 3, "b c"),
            ("a\nJoã".as_bytes().split_last().unwrap().1, 2, "Jo\u{fffd}"),
        ] {
            assert_eq!(cut_short(cut), Some(CutShort { line, begun: begun.to_owned() }));
        }
    }

    #[test]
    fn debugging_does_not_tell_the_record() {
        let text = RecordText::read(b"game shazamm\n1 bet 13\n2 be").unwrap();
        assert_eq!(format!("{text:?}"), "RecordText { lines: 2, is_cut_short: true, .. }");
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_with_their_line() {
        let error = RecordText::read(b"a\nb\n\xff\nd\n").unwrap_err();
        assert_eq!(error, HeaderError { line: 3, problem: HeaderProblem::NotText });
    }

    #[test]
    fn too_many_bytes_are_refused_before_they_are_looked_at() {
        let error = RecordText::read(&vec![b'\n'; LONGEST_RECORD + 1]).unwrap_err();
        assert_eq!(error, HeaderError { line: LONGEST_RECORD + 1, problem: HeaderProblem::TooLong });
    }
}
