//! Accounts: passes, tokens, codes, names, portraits.

use std::time::Duration;

use crate::kept::Kept;
use online::{Pass, People, PeopleError, Time};
use protocol::calls::{Changes, KeyKind, Newcomer};

fn newcomer(name: &str, portrait: u8) -> Newcomer {
    Newcomer { name: name.to_owned(), portrait, device: String::new() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_lets_in_whom_it_was_made_for() {
    let kept = Kept::new();
    let people = People::new(kept.store().await, Time::System);
    let (anna, pass) = people.join(&newcomer(" Anna ", 3)).await.unwrap();
    let (ben, _) = people.join(&newcomer("Ben", 0)).await.unwrap();
    let found = people.recognise(&Pass::shown(pass.secret())).await.unwrap().unwrap();
    assert_eq!((found.account, &*found.name, found.portrait, found.program), (anna.id, "Anna", 3, false));
    let token = people.add_token(anna.id, "my bot").await.unwrap();
    assert!(people.recognise(&token).await.unwrap().unwrap().program);
    for guess in ["", "0", &"0".repeat(64), &pass.secret()[1..], &pass.secret().to_uppercase()] {
        assert_eq!(people.recognise(&Pass::shown(guess)).await.unwrap(), None, "{guess}");
    }
    assert_eq!(format!("{pass:?}"), "Pass(…)");
    let keys = people.keys(anna.id).await.unwrap();
    assert_eq!(keys.iter().map(|key| key.kind).collect::<Vec<_>>(), [KeyKind::Device, KeyKind::Token]);
    assert!(keys.iter().all(|key| key.key != pass.secret() && key.key != token.secret()));
    assert!(!people.revoke(ben.id, &keys[1].key).await.unwrap(), "it is another's");
    assert!(!people.revoke(anna.id, "\0").await.unwrap(), "it is no key");
    assert!(people.revoke(anna.id, &keys[1].key).await.unwrap());
    assert_eq!(people.recognise(&token).await.unwrap(), None);
    people.forget(anna.id).await.unwrap();
    assert_eq!(people.recognise(&pass).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_adds_a_device_once_within_ten_minutes() {
    let time = Time::by_hand(1_000_000);
    let kept = Kept::new();
    let people = People::new(kept.store().await, time.clone());
    let (anna, _) = people.join(&newcomer("Anna", 0)).await.unwrap();
    let (code, expires) = people.code(anna.id).await.unwrap();
    assert_eq!(expires, 1_600_000);
    // As somebody types it who reads it from another screen.
    let typed = format!(" {}-{} ", &code[..6], &code[6..]).to_uppercase();
    // What is not done costs no code.
    assert!(matches!(people.redeem(&typed, &"x".repeat(61)).await, Err(PeopleError::Label)));
    while people.add_token(anna.id, "bot").await.is_ok() {}
    assert!(matches!(people.redeem(&typed, "phone").await, Err(PeopleError::TooMany)));
    let keys = people.keys(anna.id).await.unwrap();
    assert!(people.revoke(anna.id, &keys[1].key).await.unwrap());
    let (account, pass) = people.redeem(&typed, "phone").await.unwrap();
    assert_eq!(account, anna, "whose it is now is told with it");
    assert_eq!(people.recognise(&pass).await.unwrap().unwrap().account, anna.id);
    assert!(matches!(people.redeem(&code, "phone").await, Err(PeopleError::Code)));
    let (code, _) = people.code(anna.id).await.unwrap();
    time.pass(Duration::from_secs(600));
    assert!(matches!(people.redeem(&code, "phone").await, Err(PeopleError::Code)));
    assert!(matches!(people.redeem("", "phone").await, Err(PeopleError::Code)));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_short_lines_of_composed_characters_and_portraits_are_numbered() {
    let kept = Kept::new();
    let people = People::new(kept.store().await, Time::System);
    let (anna, pass) = people.join(&newcomer("A\u{308}nnchen", 15)).await.unwrap();
    assert_eq!((&*anna.name, anna.portrait), ("\u{c4}nnchen", 15));
    let change = async |name: Option<&str>, portrait: Option<u8>| {
        let asker = people.recognise(&pass).await.unwrap().unwrap();
        let changed = people.change(asker, &Changes { name: name.map(str::to_owned), portrait }).await?;
        assert_eq!(people.recognise(&pass).await.unwrap().as_ref(), Some(&changed));
        Ok((changed.name, changed.portrait))
    };
    assert_eq!(change(Some(&"ж".repeat(24)), None).await.unwrap(), ("ж".repeat(24), 15));
    assert_eq!(change(None, Some(0)).await.unwrap(), ("ж".repeat(24), 0));
    assert_eq!(change(Some("Anna"), Some(1)).await.unwrap(), ("Anna".to_owned(), 1));
    assert!(matches!(change(None, None).await, Err(PeopleError::NoChange)));
    for wrong in [16, 255] {
        assert!(matches!(people.join(&newcomer("Ben", wrong)).await, Err(PeopleError::Portrait)), "{wrong}");
        assert!(matches!(change(Some("Ben"), Some(wrong)).await, Err(PeopleError::Portrait)), "{wrong}");
    }
    for wrong in ["", "  ", "a\nb", "\u{202e}annA", "\u{7f}", &"x".repeat(25)] {
        assert!(matches!(people.join(&newcomer(wrong, 0)).await, Err(PeopleError::Name)), "{wrong:?}");
        assert!(matches!(change(Some(wrong), None).await, Err(PeopleError::Name)), "{wrong:?}");
    }
    assert!(matches!(people.add_token(anna.id, &"x".repeat(61)).await, Err(PeopleError::Label)));
    for _ in 1..50 {
        people.add_token(anna.id, "").await.unwrap();
    }
    assert!(matches!(people.add_token(anna.id, "").await, Err(PeopleError::TooMany)));
}
