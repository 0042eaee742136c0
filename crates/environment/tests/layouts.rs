//! The page about moves and observations tells what they are now.

#[allow(dead_code, reason = "its main function is not called here")]
#[path = "../examples/layouts.rs"]
mod layouts;

#[test]
fn the_page_is_up_to_date() {
    let page = include_str!("../../../docs/python-layouts.md");
    assert_eq!(
        layouts::document().unwrap(),
        page,
        "make it anew: cargo run -p environment --example layouts > docs/python-layouts.md"
    );
}
