//! Golden playthroughs: complete matches as every viewer sees them.

use shazamm::{Options, Shazamm};
use table::conformance::playthrough;
use table::{Game, Options as _};

#[test]
fn complete_matches_are_as_they_were() {
    // Seeds of matches in which nearly everything happens.
    for (options, (name, seed)) in Options::every().zip([
        ("standard", 111),
        ("full-hand", 3034),
        ("stacked-deck", 3658),
        ("counted-cards", 1170),
    ]) {
        let game = Shazamm::new(options).unwrap();
        insta::assert_snapshot!(name, playthrough(&game, seed, game.longest()));
    }
}
