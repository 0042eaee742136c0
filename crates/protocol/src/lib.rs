//! What a server and its clients say to each other.

pub mod fair;
mod hex;
