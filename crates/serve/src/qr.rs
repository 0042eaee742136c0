//! An address as a picture that a phone reads.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Black on white, whatever the colours of the terminal are; and back to those.
const INK: &str = "\u{1b}[30;107m";
const USUAL: &str = "\u{1b}[0m";

/// The QR code of an address for a terminal, in half blocks; nothing for an address that is too long for one.
pub(crate) fn code(address: &str) -> Option<String> {
    let code = drawn(address)?;
    let lines: Vec<String> = code.lines().map(|line| format!("{INK}{line}{USUAL}")).collect();
    Some(lines.join("\n"))
}

fn drawn(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_makes_a_square() {
        let code = drawn("http://192.168.1.7:8080/").unwrap();
        let widths: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        // A module is a character wide and half a line high; the smallest code has 21 of them, with four of margin on each side.
        assert!(widths.iter().all(|width| *width == widths[0] && *width >= 29), "{code}");
        assert_eq!(widths.len(), widths[0].div_ceil(2), "{code}");
        assert!(super::code("http://192.168.1.7:8080/").unwrap().lines().count() == widths.len());
        assert!(super::code(&"x".repeat(5000)).is_none());
    }
}
