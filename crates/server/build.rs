//! The page is built in again when it has changed.

fn main() {
    if std::env::var_os("CARGO_FEATURE_BUILT_IN_PAGE").is_some() {
        println!("cargo::rerun-if-changed=../../dist");
    } else {
        println!("cargo::rerun-if-changed=build.rs");
    }
}
