//! What the build finds wrong with messages. (That nothing is wrong with ours, the build has seen already.)
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../build/chapters.rs"]
mod chapters;
#[path = "../src/hungarian.rs"]
#[allow(dead_code, reason = "texts are asked for their articles only")]
mod hungarian;
#[path = "../build/messages.rs"]
mod messages;
#[path = "../build/typography.rs"]
mod typography;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use locale::Language;

#[test]
fn the_scan_finds_what_the_macros_name() {
    let source = r#"
        t!(texts, "one", name = "not-this"); t!(
            self.teller,
            "two"
        );
        let chosen = if x { msg!("three") } else { locale::msg!("four") };
        // t!(texts, "in-a-comment")
        format!("not-a-message"); assert!("neither");
    "#;
    assert_eq!(messages::ids_in(source), ["one", "two", "three", "four"]);
}

#[test]
fn a_folder_is_a_language_and_has_what_programs_need() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts");
    let folders: BTreeSet<String> = messages::names(&root).unwrap().into_iter().collect();
    let codes: BTreeSet<String> = Language::ALL.iter().map(|language| language.code().to_owned()).collect();
    assert_eq!(folders, codes);
    let [first, others @ ..] = Language::ALL;
    let files = |language: Language| messages::built_in(&root.join(language.code())).unwrap();
    assert!(
        files(first).contains(&"wizard.ftl".to_owned()) && !files(first).contains(&"page.ftl".to_owned())
    );
    for language in others {
        assert_eq!(files(language), files(first), "{language}");
    }
}

/// A small workspace of files; gone when the test is over.
struct Workspace(PathBuf);

impl Workspace {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let root = std::env::temp_dir().join(format!("conclave-messages-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        for name in messages::names(&root.join("crates")).unwrap() {
            fs::write(root.join("crates").join(name).join("Cargo.toml"), "locale.workspace = true").unwrap();
        }
        Self(root)
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn check(name: &str, files: &[(&str, &str)], expected: &[&str]) {
    let workspace = Workspace::new(name, files);
    let faults = messages::check(&workspace.0.join("texts"), &workspace.0.join("crates")).unwrap();
    let said: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(said, expected);
}

const CODE: (&str, &str) =
    ("crates/telling/src/deep/words.rs", r#"t!(teller, "one", name = name); msg!("two")"#);

#[test]
fn nothing_is_wrong_where_code_and_all_languages_agree() {
    check(
        "right",
        &[
            CODE,
            ("texts/en/common.ftl", "-term = Term\none = { two } { $name } { -term }\ntwo = Two\n"),
            ("texts/de/common.ftl", "-other = Wort\none = { $name } { two }\ntwo = { -other }\n"),
        ],
        &[],
    );
}

#[test]
fn a_message_that_is_missing_or_unused_is_named() {
    check(
        "missing",
        &[
            CODE,
            ("texts/en/common.ftl", "one = { $name } { -term }\ntwo = Two\nthree = Three\n"),
            ("texts/de/common.ftl", "one = Eins\n"),
        ],
        &[
            "the message \"-term\" is missing in texts/en/; it is named in texts/en",
            "the message \"two\" is missing in texts/de/; it is named in telling/src/deep/words.rs",
            "texts/en/common.ftl: nobody uses the message \"three\"",
        ],
    );
}

#[test]
fn a_translation_keeps_to_files_and_variables() {
    check(
        "translation",
        &[
            CODE,
            ("texts/en/common.ftl", "one = { $name }\ntwo = Two\n"),
            ("texts/de/common.ftl", "one = { $nam }\n"),
            ("texts/de/wizard.ftl", "two = Zwei\n"),
        ],
        &[
            "texts/de/wizard.ftl: the message \"two\" belongs into common.ftl",
            "texts/de/common.ftl: the message \"one\" has the variables [nam], not [name]",
        ],
    );
}

#[test]
fn a_broken_message_is_shown_with_its_line() {
    check(
        "broken",
        &[CODE, ("texts/en/common.ftl", "one = { $name }\ntwo = Two\ntwo = Twice\nthree = {\n")],
        &[
            "texts/en/common.ftl: line 4: Expected an inline expression",
            "texts/en/common.ftl: the message \"two\" is there twice",
        ],
    );
}

#[test]
fn what_the_terminal_says_is_named_by_the_terminal() {
    check(
        "terminal",
        &[
            CODE,
            ("crates/terminal/src/lib.rs", r#"t!(screen, "three")"#),
            ("texts/en/common.ftl", "one = { $name }\n"),
            ("texts/en/terminal.ftl", "two = Two\nthree = Three\n"),
        ],
        &["the message \"two\" is the terminal's, but it is named in telling/src/deep/words.rs"],
    );
}

#[test]
fn a_translation_may_have_forms_of_its_own() {
    check(
        "forms",
        &[
            CODE,
            ("texts/en/common.ftl", "one = { $name }\ntwo = Two\n"),
            ("texts/de/common.ftl", "form = dem { $name }\none = { form }\ntwo = Zwei\nother = Nichts\n"),
        ],
        &[
            "texts/de/common.ftl: nobody uses the message \"other\"",
            "texts/de/common.ftl: the message \"other\" belongs into texts/en first",
        ],
    );
}

#[test]
fn typography_is_that_of_the_language() {
    let said = |language: &str, text: &str| -> Vec<String> {
        typography::faults(language, "common.ftl", text).into_iter().map(|(_, reason)| reason).collect()
    };
    let is_right =
        |language: &str, text: &str| assert_eq!(said(language, text), [""; 0], "{language}: {text}");
    let is_wrong =
        |language: &str, text: &str| assert_eq!(said(language, text).len(), 1, "{language}: {text}");
    is_right(
        "fr",
        "a = Oui\u{a0}: «\u{a0}{ $name }\u{a0}»\u{202f}; et toi\u{202f}? Aujourd’hui 7,5\u{202f}!",
    );
    is_right("fr", "shazamm = { $x ->\n   *[other] Shazamm!\n}");
    for wrong in [
        "a = Oui : non",
        "a = Oui: non",
        "a = Qui ?",
        "a = Qui?",
        "a = { $name }: non",
        "a = l'or",
        "a = 7.5",
    ] {
        is_wrong("fr", wrong);
    }
    is_wrong("fr", "a = «oui\u{a0}»");
    is_right("de", "a = „Ja“, sagt { $name }: 7,5 [S3.1!]");
    for wrong in ["a = “Ja“", "a = \"Ja", "a = Ja !", "a = 7.5", "a = Ja ..."] {
        assert!(!said("de", wrong).is_empty(), "{wrong}");
    }
    is_right("en", "a = “Yes”, he’s 7.5. [W5.2]");
    is_wrong("en", "a = he's");
    is_wrong("en", "a = 7,5");
    is_right("hu", "a = Az 5. mező, a 6. mező, az Egyszarvú, a Szfinx; az kapja.");
    for wrong in ["a = a 5. mező", "a = a 1 lap", "a = a Egyszarvú", "a = A 51 lap"] {
        is_wrong("hu", wrong);
    }
    // Where words are typed, and in remarks, nothing is set.
    is_right("hu", "typed-decoration = a az és");
    is_right("de", "# \"not a text\"");
}

#[test]
fn the_rules_have_the_same_lines_in_every_language() {
    let rules = |text: &str| format!("one = {{ $name }}\ntwo = Two\nrules-game =\n{text}");
    let differs = |name: &str, text: &str, expected: &str| {
        let (english, german) =
            (rules("    A text. [W1.1]\n    • An item.\n    ? Why?\n    So. [W1.2!]\n"), rules(text));
        let code = ("crates/telling/src/lib.rs", r#"msg!("one") msg!("two") msg!("rules-game")"#);
        let files = [code, ("texts/en/rules.ftl", english.as_str()), ("texts/de/rules.ftl", german.as_str())];
        check(name, &files, if expected.is_empty() { &[] } else { std::slice::from_ref(&expected) });
    };
    differs("same", "    Ein Text. [W1.1]\n    • Ein Punkt.\n    ? Wieso?\n    Darum. [W1.2!]\n", "");
    differs(
        "rule",
        "    Ein Text. [W1.1]\n    • Ein Punkt.\n    ? Wieso?\n    Darum. [W1.2]\n",
        "texts/de/: the message \"rules-game\": line 4 is ' ' [W1.2], not ' ' [W1.2!]",
    );
    differs(
        "line",
        "    Ein Text. [W1.1]\n    • Ein Punkt.\n    ? Wieso?\n",
        "texts/de/: the message \"rules-game\": it has 3 lines, not 4",
    );
}
