//! All styles in one file: one request instead of many, and smaller.

use crate::Files;

/// The file that they become.
const ALL: &str = "page.css";

/// The styles that come before those of the games, in the order in which they count.
const FIRST: [&str; 3] = ["boot.css", "fonts.css", "style.css"];

/// Puts the styles among these files into one.
pub(crate) fn in_one(mut files: Files) -> Files {
    let mut all = String::new();
    let others: Vec<String> = files
        .keys()
        .filter(|name| name.ends_with(".css") && !FIRST.contains(&name.as_str()))
        .cloned()
        .collect();
    for name in FIRST.into_iter().chain(others.iter().map(String::as_str)) {
        let style = files.remove(name).unwrap_or_default();
        all.push_str(&dense(&String::from_utf8_lossy(&style)));
    }
    files.insert(ALL.to_owned(), all.into_bytes());
    files
}

/// A style without comments and needless whitespace. What stands in quotes
/// is left alone.
fn dense(style: &str) -> String {
    let mut text = String::with_capacity(style.len());
    let mut rest = style;
    while let Some(first) = rest.chars().next() {
        if let Some(remark) = rest.strip_prefix("/*") {
            rest = remark.split_once("*/").map_or("", |(_, after)| after);
        } else if first == '"' || first == '\'' {
            let end = rest[1..].find(first).map_or(rest.len(), |end| end + 2);
            text.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if first.is_ascii_whitespace() {
            if !text.ends_with([' ', '{', '}', ';', ':', ',']) {
                text.push(' ');
            }
            rest = rest.trim_ascii_start();
        } else {
            if matches!(first, '{' | '}') {
                let needless: &[char] = if first == '}' { &[' ', ';'] } else { &[' '] };
                text.truncate(text.trim_end_matches(needless).len());
            }
            text.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_and_spaces_go_and_quotes_stay() {
        let style = "/* one */\na  >  b {\n  content: \"/* no  remark */\";\n  width: calc(1px + 2px);\n}\n\nc { d: e }\n";
        let expected = "a > b{content:\"/* no  remark */\";width:calc(1px + 2px)}c{d:e}";
        assert_eq!(dense(style).trim_start(), expected);
    }

    #[test]
    fn all_styles_become_one_file_and_nothing_else_changes() {
        let files = [("style.css", "b {}"), ("boot.css", "a {}"), ("sw.js", "/* kept */")];
        let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        let files = in_one(Files::from(files));
        assert_eq!(files.keys().collect::<Vec<_>>(), ["page.css", "sw.js"]);
        assert_eq!(files["page.css"], b"a{}b{}");
        assert_eq!(files["sw.js"], b"/* kept */");
    }
}
