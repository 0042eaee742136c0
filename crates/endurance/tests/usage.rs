//! What `kills` says to whoever starts it. That servers survive it is a step of its own in `cargo xtask test`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::{Command, Output};

fn kills(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kills")).args(args).output().unwrap()
}

#[test]
fn the_help_has_examples() {
    let help = kills(&["--help"]);
    let text = String::from_utf8(help.stdout).unwrap();
    assert!(help.status.success() && text.contains("cargo xtask kills --cluster"), "{text}");
}

#[test]
fn wrong_usage_is_said_with_exit_code_2() {
    for (args, said) in [
        (&["--times", "0"][..], "--times"),
        (&["--nodes", "2"], "--cluster"),
        (&["--sheep"], "--sheep"),
        (&["--program", "/nowhere/conclave"], "there is no program /nowhere/conclave"),
    ] {
        let refused = kills(args);
        let text = String::from_utf8(refused.stderr).unwrap();
        assert!(refused.status.code() == Some(2) && text.contains(said), "{args:?}: {text}");
    }
}
