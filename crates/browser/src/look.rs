//! How large the window is and which colours its owner likes.

use std::fmt;

/// How large the window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A phone, upright: 390 × 844.
    Phone,
    /// A phone, on its side: 844 × 390.
    Landscape,
    /// A desktop: 1280 × 800.
    Desktop,
}

impl Size {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Phone, Self::Landscape, Self::Desktop];

    /// Width and height in CSS pixels.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Phone => (390, 844),
            Self::Landscape => (844, 390),
            Self::Desktop => (1280, 800),
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Phone => "phone",
            Self::Landscape => "landscape",
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
