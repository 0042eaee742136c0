//! How text is styled. The codes are always written; the stream takes them away where they do not belong.

use anstyle::{AnsiColor, Style};

/// Headings and what matters most.
pub(crate) const STRONG: Style = Style::new().bold();
/// What matters less.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Something did not work.
pub(crate) const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// The text in this style.
pub(crate) fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
