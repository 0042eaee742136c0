//! The page is built in again when it has changed.

fn main() {
    println!("cargo::rerun-if-changed=../../dist");
}
