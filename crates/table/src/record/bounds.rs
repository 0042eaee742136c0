//! How large a record may be: far more than any game needs, and little enough for every machine.

use super::{HeaderError, HeaderProblem};

/// The most bytes of a record. The longest games take some 100,000.
pub const LONGEST_RECORD: usize = 1 << 20;
/// The most bytes of a line, with its comment.
pub const LONGEST_LINE: usize = 4096;
/// The most lines `option` of a header.
pub const MOST_OPTIONS: usize = 64;
/// The most lines `about` of a header.
pub const MOST_REMARKS: usize = 256;

/// Whether a text is short enough to be a record, as a whole and line by line.
pub(super) fn check(text: &str) -> Result<(), HeaderError> {
    if text.len() > LONGEST_RECORD {
        return Err(too_long(text.as_bytes()));
    }
    match text.lines().position(|line| line.len() > LONGEST_LINE) {
        Some(index) => Err(HeaderError { line: index + 1, problem: HeaderProblem::LineTooLong }),
        None => Ok(()),
    }
}

/// The error of a record that goes on after [`LONGEST_RECORD`] bytes, at the line where that is.
pub(super) fn too_long(bytes: &[u8]) -> HeaderError {
    HeaderError { line: line_at(bytes, LONGEST_RECORD), problem: HeaderProblem::TooLong }
}

/// The line that the byte at this place is on.
pub(super) fn line_at(bytes: &[u8], place: usize) -> usize {
    bytes.iter().take(place).filter(|&&byte| byte == b'\n').count() + 1
}
