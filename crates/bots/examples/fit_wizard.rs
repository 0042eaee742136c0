//! Learns the adept's estimates for Wizard anew and prints them as the code of `weights.rs`.

use bots::wizard::fit::{Lesson, learn};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<usize>().unwrap_or(0));
    let mut next = |default: usize| numbers.next().unwrap_or(default);
    let lesson = Lesson { turns: next(6), games: next(6000), epochs: next(2), from_nothing: next(1) == 1 };
    print!("{}", learn(lesson, &mut |line| eprintln!("{line}")));
}
