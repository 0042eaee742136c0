//! Strips comments from scripts and from texts.

/// A script without the lines that are comments.
pub(crate) fn script(script: &str) -> String {
    without(script, |line| line.trim_start().starts_with("//"))
}

/// Texts without comments and without empty lines.
pub(crate) fn texts(texts: &str) -> String {
    // A line that is indented belongs to a text, whatever it begins with.
    without(texts, |line| line.is_empty() || line.starts_with('#'))
}

fn without(text: &str, is_remark: impl Fn(&str) -> bool) -> String {
    text.lines().filter(|line| !is_remark(line)).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_go_and_the_rest_stays() {
        assert_eq!(script("// One.\nlet a = \"//\"; // Two.\n  // Three.\n"), "let a = \"//\"; // Two.\n");
        assert_eq!(texts("## A\n\n# B\nc =\n    # d\n\ne = f\n"), "c =\n    # d\ne = f\n");
    }
}
