//! Parts that several screens are made of.

pub(crate) mod bar;
pub(crate) mod dialog;
pub(crate) mod icon;
pub(crate) mod plot;
pub(crate) mod portrait;
pub(crate) mod result_picture;
