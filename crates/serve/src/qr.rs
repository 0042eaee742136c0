//! An address as a picture that a phone reads.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The QR code of an address, in half blocks; nothing for an address that is too long for one. It is drawn light on dark, as most
/// terminals are; phones read the other way round as well.
pub(crate) fn code(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_makes_a_square() {
        let code = code("http://192.168.1.7:8080/").unwrap();
        let widths: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        // A module is a character wide and half a line high; the smallest code has 21 of them, with four of margin on each side.
        assert!(widths.iter().all(|width| *width == widths[0] && *width >= 29), "{code}");
        assert_eq!(widths.len(), widths[0].div_ceil(2), "{code}");
        assert!(super::code(&"x".repeat(5000)).is_none());
    }
}
