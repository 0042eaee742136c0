//! Lines, rows and columns of styled text.

use anstream::adapter::strip_str;
use unicode_width::UnicodeWidthStr;

/// How many columns a styled text takes.
pub fn width(text: &str) -> usize {
    strip_str(text).to_string().width()
}

/// The text with spaces after it.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The text with spaces before it.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A plain text cut to so many columns.
pub fn cut(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for c in text.chars() {
        if short.width() + 1 >= columns {
            break;
        }
        short.push(c);
    }
    short.push('…');
    short
}

/// The text in lines of at most `columns`, broken between words. A line that is short enough stays as it is, and the
/// parts of a broken one keep its indentation.
pub fn wrap(text: &str, columns: usize) -> String {
    text.lines().map(|line| wrap_line(line, columns)).collect::<Vec<_>>().join("\n")
}

fn wrap_line(line: &str, columns: usize) -> String {
    if width(line) <= columns {
        return line.to_owned();
    }
    let indent = line.len() - line.trim_start().len();
    // Not at every white space: a no-break space joins what is to stay together.
    flow(line.split(' ').filter(|word| !word.is_empty()), columns, indent, indent, 1)
}

/// Items one after the other with `gap` spaces between them, in lines of at most `columns`. The first line begins
/// after `first` spaces, the others after `rest`.
pub fn flow<'a>(
    items: impl IntoIterator<Item = &'a str>,
    columns: usize,
    first: usize,
    rest: usize,
    gap: usize,
) -> String {
    let mut lines = Vec::new();
    let mut current = " ".repeat(first);
    let mut used = first;
    let mut is_empty = true;
    for item in items {
        let needed = width(item);
        if !is_empty && used + gap + needed > columns {
            lines.push(std::mem::replace(&mut current, " ".repeat(rest)).trim_end().to_owned());
            used = rest;
            is_empty = true;
        }
        if !is_empty {
            current.push_str(&" ".repeat(gap));
            used += gap;
        }
        current.push_str(item);
        used += needed;
        is_empty = false;
    }
    lines.push(current);
    lines.join("\n")
}

/// A heading that goes from edge to edge.
pub fn rule(heading: &str, columns: usize) -> String {
    let begun = format!("── {heading} ");
    let rest = columns.saturating_sub(width(&begun));
    format!("{begun}{}", "─".repeat(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::{STRONG, paint};

    #[test]
    fn codes_take_no_room() {
        let bold = paint(STRONG, "½ Wizard");
        assert_eq!(width(&bold), 8);
        assert_eq!(width(&left(&bold, 12)), 12);
        assert_eq!(right("ab", 4), "  ab");
    }

    #[test]
    fn lines_break_between_words_and_keep_their_indentation() {
        assert_eq!(wrap("one two three", 7), "one two\nthree");
        assert_eq!(wrap("a\n  bb cc dd", 7), "a\n  bb cc\n  dd");
        assert_eq!(wrap("unbreakable", 4), "unbreakable");
        assert_eq!(wrap("a   table", 9), "a   table");
        assert_eq!(wrap("qui va\u{202f}?", 7), "qui\nva\u{202f}?");
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(cut("Prospero", 8), "Prospero");
        assert_eq!(cut("Prospero the Wise", 8), "Prosper…");
    }

    #[test]
    fn items_flow_into_lines() {
        assert_eq!(flow(["aa", "bb", "cc"], 8, 1, 2, 2), " aa  bb\n  cc");
    }
}
