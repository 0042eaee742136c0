//! Situations with a known best move, as records that stop at the decision. The header says what is best
//! (`about best …`, once for each that is as good) and why.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use std::fs;
use std::path::Path;

use bots::{Budget, HasBots, Level, Question, bot_for};
use table::{Game, Legal as _, Match, Seat, ToAct};

/// A record that stops at a decision, and what is best there.
pub(crate) struct Situation<G: Game> {
    name: String,
    played: Match<G>,
    best: Vec<G::Action>,
}

impl<G: HasBots> Situation<G> {
    fn read(path: &Path) -> Self {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let played = Match::<G>::read(&fs::read_to_string(path).unwrap())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let about = played.record().about();
        assert!(about.iter().any(|(key, _)| key == "why"), "{name} does not say why");
        let best = about.iter().filter(|(key, _)| key == "best");
        let best = best.map(|(_, text)| played.game().read_action(text).unwrap()).collect();
        Self { name, played, best }
    }

    /// Who is to decide; of several the first.
    fn seat(&self) -> Seat {
        let ToAct::Seats(seats) = self.played.to_act() else { panic!("{} waits for nobody", self.name) };
        seats.first().unwrap()
    }

    fn choice(&self, level: Level, iterations: u32) -> G::Action {
        let (game, state, seat) = (self.played.game(), self.played.state(), self.seat());
        let question = Question::new(game, state, seat, Budget::Iterations(iterations), 7);
        bot_for::<G>(level).think(&question).unwrap().action
    }
}

/// The situations of a game, in the order of their names.
pub(crate) fn situations<G: HasBots>() -> Vec<Situation<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/situations").join(G::NAME);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| Situation::read(path)).collect()
}

/// The share of situations that a level solves.
pub(crate) fn solved<G: HasBots>(level: Level, iterations: u32) -> f64 {
    let all = situations::<G>();
    let mut right = 0;
    for situation in &all {
        let action = situation.choice(level, iterations);
        if situation.best.contains(&action) {
            right += 1;
        } else {
            let game = situation.played.game();
            let best: Vec<_> =
                situation.best.iter().map(|&best| game.show_action(best).to_string()).collect();
            let played = game.show_action(action);
            println!("{level} plays {played} in {}, not {}", situation.name, best.join(" or "));
        }
    }
    println!("{level} solves {right} of {}", all.len());
    f64::from(right) / all.len() as f64
}

/// Every situation has a solution that is legal, and something else that is legal too.
pub(crate) fn check_situations<G: HasBots>(at_least: usize) {
    let all = situations::<G>();
    assert!(all.len() >= at_least, "only {} situations", all.len());
    for situation in all {
        let Situation { name, played, best } = &situation;
        let legal = played.game().legal(played.state(), situation.seat());
        assert!(!best.is_empty(), "{name} does not say what is best");
        assert!(best.len() < legal.len(), "{name}: whatever is legal is best");
        for &action in best {
            assert!(legal.contains(action), "{name}: {} is not legal", played.game().show_action(action));
        }
    }
}
