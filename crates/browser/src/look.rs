//! How large the window is and which colours its owner likes.

use std::fmt;

/// How large the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A phone, upright: 360 × 740.
    Phone,
    /// A tablet, upright: 768 × 1024.
    Tablet,
    /// A desktop: 1440 × 900.
    Desktop,
}

impl Size {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Phone, Self::Tablet, Self::Desktop];

    /// Width and height in CSS pixels.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 740),
            Self::Tablet => (768, 1024),
            Self::Desktop => (1440, 900),
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Phone => "phone",
            Self::Tablet => "tablet",
            Self::Desktop => "desktop",
        })
    }
}

/// Which colours its owner likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// Both themes.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Light => "light",
            Self::Dark => "dark",
        })
    }
}
