//! Several people at one device: what leaves it while the game runs, and what is on the page while nobody may look.

use browser::{Browser, Page, Result};
use games::wizard::Wizard;
use table::{Game, Legal as _, Match, Options as _, Silent, Step, ToAct};

use crate::playing::{decide, hurried, kept_record, set_up, take_in, wait_to_be_asked};
use crate::revealing::open_kept;

/// Two people at one device; the first has bet 13 with two spells, and the second is to bet.
const PENDING: &str = "\
conclave record 1
game shazamm
rules 1
seat 1 Anna
seat 2 Ben
about players person person
about seed 987654321

chance draw 3 6 7 8 13 / 1 2 10 12 14
1 bet 13 with 7 8
";

/// The same for whoever has the device next: another deal, another bet, and another seed.
const PENDING_TWIN: &str = "\
conclave record 1
game shazamm
rules 1
seat 1 Anna
seat 2 Ben
about players person person
about seed 123456789

chance draw 1 2 4 5 9 / 3 6 7 11 13
1 bet 5
";

/// Catches what the page would save as a file, and what it would copy.
const CATCH: &str = "\
window.caught = []; \
const make = URL.createObjectURL; \
URL.createObjectURL = (blob) => { blob.text().then((text) => window.caught.push(text)); return make(blob); };";

async fn open_menu(page: &Page<'_>) -> Result {
    page.click("button[aria-label=More]").await?;
    page.wait_for("dialog[open] .menu").await?;
    Ok(())
}

async fn close_menu(page: &Page<'_>) -> Result {
    page.press("Escape").await?;
    page.wait_for_end_of("dialog[open]").await
}

/// Saves the game as a file, and answers what is in it.
async fn saved(page: &Page<'_>) -> Result<String> {
    page.eval::<()>(CATCH).await?;
    page.click("dialog[open] .export").await?;
    page.wait_until("window.caught.length === 1").await?;
    page.eval("return window.caught[0];").await
}

/// Three people at one device, in the third round of Wizard with these hands; seat 1 is to play its first card.
fn third_round(hands: &str, seed: &str) -> String {
    let mut options = games::wizard::Options::default();
    options.set("seats", "3").unwrap();
    let mut played = Match::new(Wizard::new(options).unwrap());
    played.add_about("players", "person person person").unwrap();
    played.add_about("seed", seed).unwrap();
    let last = format!("deal {hands} turn Y13");
    let mut chance =
        ["dealer 1", "deal Y1 / Y2 / Y3 turn Y13", "deal Y1 Y4 / Y2 Y5 / Y3 Y6 turn Y13", &last].into_iter();
    let mut predictions = 0;
    while chance.len() > 0 || predictions < 3 {
        let step = match played.to_act() {
            ToAct::Nobody => unreachable!("the game has more rounds"),
            ToAct::Chance => Step::Chance(played.game().read_chance(chance.next().unwrap()).unwrap()),
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                predictions += usize::from(chance.len() == 0);
                Step::Seat(seat, played.game().legal(played.state(), seat).get(0).unwrap())
            }
        };
        played.step(step, &mut Silent).unwrap();
    }
    played.to_string()
}

/// The whole document, all that is hidden or only read out included, but for the name that the game is kept under.
async fn document(page: &Page<'_>) -> Result<String> {
    page.settle().await?;
    page.eval(
        "const id = location.hash.split('/').pop(); \
         return document.documentElement.outerHTML.replaceAll(id, 'ID');",
    )
    .await
}

/// Goes on with a game as the person who is asked, who sees a hand and decides: what was read in the hand before, at these places,
/// and the document while the device goes to the next person.
async fn handed_on(game: &str, record: &str, cards: &str) -> Result<(Vec<String>, String)> {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, record).await?;
    page.wait_for(".curtain").await?;
    page.click(".curtain .primary").await?;
    wait_to_be_asked(&page).await?;
    let read = format!(
        "return [...document.querySelectorAll('{cards}')].map((card) => card.getAttribute('aria-label') ?? card.textContent);"
    );
    let hand: Vec<String> = page.eval(&read).await?;
    assert!(hand.iter().all(|card| card.chars().any(char::is_alphabetic)), "{hand:?}");
    let shown = document(&page).await?;
    assert!(hand.iter().all(|card| shown.contains(card)), "what is read in the hand is in the document");
    decide(&page, game).await?;
    page.wait_for(".curtain").await?;
    let handed_on = document(&page).await?;
    page.is_quiet().await?;
    Ok((hand, handed_on))
}

/// The document while a device goes to somebody who is asked.
async fn before(record: &str) -> Result<String> {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, record).await?;
    page.wait_for(".curtain").await?;
    document(&page).await
}

/// The document is the same as in a game in which all that is hidden is different: two cards of the hand at least.
fn tells_nothing(one: &(Vec<String>, String), other: &(Vec<String>, String)) {
    assert!(one.0.iter().filter(|card| !other.0.contains(card)).count() > 1, "{:?} {:?}", one.0, other.0);
    assert_eq!(one.1, other.1, "what is hidden makes a difference");
}

#[tokio::test]
async fn no_card_of_wizard_is_in_the_page_while_the_device_changes_hands() -> Result {
    let cards = ".wz-hand li [aria-label]";
    let one = handed_on("wizard", &third_round("R1 R2 R3 / G1 G2 G3 / B1 B2 B3", "1"), cards).await?;
    // The first card was played.
    let [_, held @ ..] = &one.0[..] else { panic!("an empty hand") };
    assert_eq!(held.len(), 2);
    for card in held {
        assert!(!one.1.contains(card), "{card} is in the page: {}", one.1);
    }
    let other = handed_on("wizard", &third_round("R1 R5 R6 / G1 G5 G6 / B1 B5 B6", "2"), cards).await?;
    tells_nothing(&one, &other);
    Ok(())
}

/// All spells are listed in the score, so their names tell nothing; where they stand and what is said of them must not differ.
#[tokio::test]
async fn no_spell_of_shazamm_is_in_the_page_while_the_device_changes_hands() -> Result {
    let [one, other] = [PENDING, PENDING_TWIN].map(|record| {
        // Nobody has bet yet.
        let end = record.find("1 bet").unwrap();
        record[..end].to_owned()
    });
    let spells = ".shz-hand .shz-name";
    let (one, other) =
        (handed_on("shazamm", &one, spells).await?, handed_on("shazamm", &other, spells).await?);
    // Besides five spells everybody has the dummy.
    assert_eq!(one.0.len(), 6);
    assert!(!one.1.contains("shz-hand"), "a hand is in the page: {}", one.1);
    tells_nothing(&one, &other);
    assert_eq!(before(PENDING).await?, before(PENDING_TWIN).await?, "a bet makes a difference");
    Ok(())
}

#[tokio::test]
async fn a_device_that_changes_hands_says_who_is_next() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    set_up(&page, "wizard").await?;
    page.eval::<()>("document.querySelectorAll('.seat-sitter')[1].click();").await?;
    page.wait_for(".seat-dialog").await?;
    page.eval::<()>("document.querySelector('.seat-dialog input[value=person]').click();").await?;
    page.click(".seat-dialog .primary").await?;
    page.wait_for_end_of(".seat-dialog").await?;
    page.click("button[type=submit]").await?;
    page.wait_for(".curtain").await?;
    assert_eq!(page.count("[data-choice]").await?, 0);
    let first: String = page.text(".curtain h2").await?;
    page.is_accessible().await?;
    page.screenshots("curtain").await?;
    // The button has the focus, and then the cards are there.
    page.press("Enter").await?;
    page.wait_for("[data-choice]").await?;
    page.press("Enter").await?;
    page.wait_for(".curtain").await?;
    assert_ne!(page.text(".curtain h2").await?, first);
    assert_eq!(page.count("[data-choice]").await?, 0);
    page.is_quiet().await
}

#[tokio::test]
async fn what_leaves_a_shared_device_tells_no_secrets_before_the_end() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, PENDING).await?;
    page.wait_for(".curtain").await?;
    open_menu(&page).await?;
    assert_eq!(page.count("dialog[open] .share, dialog[open] .export").await?, 0);
    let all: String = page.eval("return document.documentElement.outerHTML + location.href;").await?;
    for secret in ["987654321", "bet 13", "data-choice"] {
        assert!(!all.contains(secret), "{secret} is in the page: {all}");
    }
    close_menu(&page).await?;
    page.click(".curtain .primary").await?;
    wait_to_be_asked(&page).await?;
    open_menu(&page).await?;
    assert_eq!(page.count("dialog[open] .share").await?, 0);
    let story = saved(&page).await?;
    assert!(story.contains("Anna"), "{story}");
    for secret in ["987654321", "13", "conclave record"] {
        assert!(!story.contains(secret), "{secret} is in the story: {story}");
    }
    close_menu(&page).await?;
    page.is_quiet().await
}

#[tokio::test]
async fn who_plays_alone_carries_the_game_to_another_device() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, &PENDING.replace("person person", "apprentice person")).await?;
    wait_to_be_asked(&page).await?;
    open_menu(&page).await?;
    page.wait_for("dialog[open] .share").await?;
    assert_eq!(saved(&page).await?, kept_record(&page).await?);
    page.is_quiet().await
}

#[tokio::test]
async fn after_the_end_the_whole_record_leaves_a_shared_device() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    open_kept(&page, &finished(), "instant").await?;
    page.wait_for(".ending").await?;
    open_menu(&page).await?;
    page.wait_for("dialog[open] .share").await?;
    assert_eq!(saved(&page).await?, kept_record(&page).await?);
    page.is_quiet().await
}

/// A game between two people at random, from its beginning to its end.
fn finished() -> String {
    use table::dice;
    let mut played = Match::new(games::shazamm::Shazamm::new(games::shazamm::Options::default()).unwrap());
    played.add_about("players", "person person").unwrap();
    played.add_about("seed", "1").unwrap();
    let mut dice = dice::seeded(1);
    loop {
        let step = match played.to_act() {
            ToAct::Nobody => return played.to_string(),
            ToAct::Chance => Step::Chance(played.game().sample(played.state(), &mut dice)),
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                Step::Seat(seat, played.game().legal(played.state(), seat).choose(&mut dice).unwrap())
            }
        };
        played.step(step, &mut Silent).unwrap();
    }
}
