//! The command line.

use std::path::PathBuf;

use bots::Level;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use command_line::number;
use games::GameName;
use locale::Language;
use serve::ServeArgs;
#[cfg(feature = "online")]
use serve::{BackupArgs, RatingsCommand};
use table::{Seed, Viewer};

#[cfg(feature = "online")]
use crate::join_args::JoinArgs;
use crate::offered::game_parser;
use crate::table_args::{TABLE, TableArgs};

/// Three wizards' games at one table: play, serve the page, check and show records, measure.
#[derive(Parser, Debug)]
#[command(
    name = "conclave",
    version,
    propagate_version = true,
    after_help = "\
Examples:
  conclave serve --open                   play in the browser
  conclave play wizard                    play Wizard against three opponents
  conclave play wizard --with all         with all special cards
  conclave play shazamm                   duel with a wizard on a bridge
  conclave play --resume                  go on with the last game
  conclave play --join LINK               sit down at a table elsewhere
  conclave review game.txt                what would have been better?
  conclave record check game.txt          is it valid, and how did it end?
  conclave record show game.txt --as 2    the game as player 2 saw it
  conclave arena wizard --ladder          how strong are the bots?

Exit codes: 0 all is well; 1 a record is invalid, or the answer cannot be
written; 2 wrong usage, a file that cannot be read or kept, or a server that
cannot be reached or refuses; 130 after Ctrl-C, 143 after SIGTERM, 129 when the
terminal was closed. A reader who has seen enough (| head) is no error."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play a game in the terminal, against the computer or with people elsewhere
    Play(PlayArgs),
    /// List the games that are kept, the last one played first
    Games(GamesArgs),
    /// Read the rules of a game, or look something up in them
    Rules(RulesArgs),
    /// Open the games in the browser, on this machine or for your network
    Serve(ServeArgs),
    /// Copy what a server keeps, while it runs
    #[cfg(feature = "online")]
    Backup(BackupArgs),
    /// See to the ratings that a server keeps
    #[cfg(feature = "online")]
    #[command(subcommand)]
    Ratings(RatingsCommand),
    /// Check and show records of games
    #[command(subcommand)]
    Record(RecordCommand),
    /// Find the decisions that cost most, and what would have been better
    Review(ReviewArgs),
    /// Let bots play against each other and compare them
    Arena(ArenaArgs),
    /// Measure how fast random games are played
    Bench(BenchArgs),
    /// Write a completion script for a shell to the standard output
    #[command(after_help = "\
Examples:
  conclave completions bash > /etc/bash_completion.d/conclave
  conclave completions fish > ~/.config/fish/completions/conclave.fish
  conclave completions zsh > ~/.zfunc/_conclave")]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write manual pages: the first one to the standard output, or all of them into a folder
    #[command(after_help = "\
Examples:
  conclave man | man -l -
  conclave man --dir ~/.local/share/man/man1")]
    Man {
        /// The folder for a page of each command; created if it is not there
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
    },
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave play wizard                            four players, the base game
  conclave play wizard --seats 3 --seed 1         the same cards every time
  conclave play wizard --with dragon,fairy,bomb   some of the special cards
  conclave play wizard --with all --variant secret
  conclave play wizard --opponents archmage       against strong players
  conclave play shazamm --variant full-hand       all spells from the start
  conclave play maginor --seats 2                 Maginor, one against one
  conclave play maginor --oracles tiles.toml      with other tiles
  conclave play --resume                          go on with the last game
  conclave play --resume game.txt                 go on with this one
  conclave play wizard --record game.txt          keep it in this file
  conclave play shazamm --lang de                 in another language

With people elsewhere:
  conclave play --join http://192.168.0.7:8080/#/table/0123456789abc
                                                  sit down at a table
  conclave play wizard --seats 4 --join https://play.example
                                                  open one and send its link
  conclave play --join https://play.example       choose among open tables

At a server you are asked for a name once; what lets you in again is kept in
conclave/passes beside the records. quit and Ctrl-C keep your seat: the same
command with the link of the table brings you back to it.

While you play, ? explains the choice before you; quit leaves. Every step is on
the disk before you see it: with --record in that file, without it in a file of
its own in $CONCLAVE_RECORDS, or $XDG_DATA_HOME/conclave/records, or
~/.local/share/conclave/records. conclave games lists them. Of the games before
the last 200, those that are over are removed there.

Ctrl-C, SIGTERM (143) and a closed terminal (129) lose nothing. An endless input
without answers ends the game with 2.")]
pub(crate) struct PlayArgs {
    /// The game
    #[arg(value_parser = game_parser())]
    pub(crate) game: Option<GameName>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The seed of all shuffles, a number, or 32 or 64 hexadecimal digits; without it, one is drawn, and shown at the end
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<Seed>,
    /// Keep the record in this file; it must not exist yet
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// How well the others play: apprentice, adept or archmage [default: adept, or as the record says]
    #[arg(long, value_name = "LEVEL")]
    pub(crate) opponents: Option<Level>,
    /// Your name in the record, and at a server
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[cfg(feature = "online")]
    #[command(flatten)]
    pub(crate) elsewhere: JoinArgs,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
    /// Go on with the game of this record, and add to it; without FILE, with the last one that is kept and not over
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "seed", "name", TABLE])]
    #[expect(clippy::option_option, reason = "that is how clap says \"with or without a value\"")]
    pub(crate) resume: Option<Option<PathBuf>>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave games
  conclave play --resume                   go on with the last one
  conclave record show FILE --as 1         tell one of them

Games are kept in $CONCLAVE_RECORDS, or $XDG_DATA_HOME/conclave/records, or
~/.local/share/conclave/records. Of those before the last 200, the ones that are
over are removed when a new game begins; one that can go on never is.")]
pub(crate) struct GamesArgs {
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave rules wizard                    the chapters there are
  conclave rules wizard 5                  one of them
  conclave rules shazamm resistance        what is said about something
  conclave rules maginor tie --lang en     in this language")]
pub(crate) struct RulesArgs {
    /// The game
    #[arg(value_parser = game_parser())]
    pub(crate) game: Option<GameName>,
    /// The number of a chapter, or words to look up
    #[arg(value_name = "CHAPTER|WORDS")]
    pub(crate) words: Vec<String>,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Subcommand, Debug)]
#[command(after_help = "\
Examples:
  conclave record check game.txt
  conclave record show game.txt --as spectator
  conclave record verify game.txt

The format is described in docs/records.md.")]
pub(crate) enum RecordCommand {
    /// Play records through and say how they end, or what is wrong with them
    Check(CheckArgs),
    /// Tell a game in sentences, as one viewer saw it
    Show(ShowArgs),
    /// Draw everything that was shuffled, dealt and rolled again, and say whether it was fair
    Verify(VerifyArgs),
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave record verify game.txt
  conclave record verify game.txt --json

A record of a game with people elsewhere tells after the end what the server was
committed to before it, and what each player added to the dice. How the seed and
every outcome of chance come from that is described in docs/records.md.

With --json, one object: \"file\", \"game\", \"fair\", \"committed\" (whether somebody
was, before the game), \"outcomes\" (how many were drawn again), \"reason\" (what
does not fit, or null).

Exit codes: 0 everything fits, 1 something does not, 2 a file cannot be read.")]
pub(crate) struct VerifyArgs {
    /// The record; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave record check game.txt
  conclave record check *.txt
  conclave record check --json - < game.txt | jq .

With --json, one object a line, each with its \"kind\" and \"file\":
  step      \"step\", \"text\", \"actor\"; \"to_act\", \"legal\", \"form\" after it
  position  the end of a game that is not over:
            \"game\", \"steps\", \"to_act\", \"legal\", \"form\"
  result    the end of a game: \"game\", \"steps\", \"points\", \"places\"
  error     instead of the end: \"line\", \"reason\", \"expected\"
Seats are numbers from 1. \"actor\" is a seat or \"chance\"; \"to_act\" is a list of
seats, \"chance\" or \"nobody\"; \"legal\" and \"expected\" are lines that may stand
there; \"form\" is how chance is written next. More in docs/records.md.

Exit codes: 0 all records are valid, 1 one of them is not, 2 a file cannot be
read.")]
pub(crate) struct CheckArgs {
    /// Records; - is the standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Write JSON, one object a line
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave record show game.txt             what everybody could see
  conclave record show game.txt --as 2      what the player in seat 2 could see
  conclave record show game.txt --as all    everything, all hands included")]
pub(crate) struct ShowArgs {
    /// The record; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Whose eyes: a seat, spectator, or all
    #[arg(long = "as", value_name = "SEAT|spectator|all", default_value = "spectator", value_parser = eyes)]
    pub(crate) eyes: Perspective,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave review game.txt                  the three decisions that cost most
  conclave review game.txt --as 2           of the player in seat 2
  conclave review game.txt --imagine 1000   more slowly, and more surely
  conclave review game.txt --json           every decision, for programs

Each decision is judged by what its player could know then, not by how the game
went on: it is tried out beside the one that the archmage would make, in the
same imagined games. Costs come with their standard error, and what does not
come out clearly is not told. Points of the others count against one's own.
Ctrl-C tells what was found so far.")]
pub(crate) struct ReviewArgs {
    /// The record; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Whose decisions, by the number of the seat [default: those of the people at the table,
    /// or of everybody where only bots played]
    #[arg(long = "as", value_name = "SEAT")]
    pub(crate) seat: Option<u8>,
    /// How many games are imagined for a decision
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..=20_000))]
    pub(crate) imagine: u32,
    /// How many decisions are told
    #[arg(long, value_name = "N", default_value_t = 3)]
    pub(crate) most: usize,
    /// Write JSON: one object with every decision (docs/records.md)
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgs,
}

/// Which language is spoken.
#[derive(Args, Debug)]
pub(crate) struct LanguageArgs {
    /// The language: en, da, nb, sv, de, fr, it, hu or bg [default: that of the system]
    #[arg(long = "lang", value_name = "CODE")]
    lang: Option<Language>,
}

impl LanguageArgs {
    /// The language that was asked for, or that of the surroundings.
    pub(crate) fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| language_of(|name| std::env::var(name).ok()))
    }
}

/// The language of messages in these surroundings: the first variable that is set decides.
fn language_of(variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    Language::negotiate(set.find(|value| !value.is_empty()).as_deref())
}

/// Whose eyes a game is seen through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Perspective(pub(crate) Option<Viewer>);

fn eyes(text: &str) -> Result<Perspective, String> {
    match text {
        "all" => Ok(Perspective(None)),
        "spectator" => Ok(Perspective(Some(Viewer::Spectator))),
        number => number
            .parse()
            .ok()
            .and_then(table::Seat::from_number)
            .map(|seat| Perspective(Some(Viewer::Seat(seat))))
            .ok_or_else(|| "expected a seat from 1 to 6, spectator, or all".to_owned()),
    }
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave bench wizard --games 100000
  conclave bench wizard --seats 6 --with all --seed 7 --json
  conclave bench shazamm --games 1000000
  conclave bench maginor --seats 2

Uniformly random legal play, every action checked by the rules, in one thread.
Ctrl-C shows what is done so far.")]
pub(crate) struct BenchArgs {
    /// The game
    #[arg(value_parser = game_parser())]
    pub(crate) game: GameName,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games are played
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 100_000)]
    pub(crate) games: u64,
    /// The seed of the dice
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave arena wizard --seats archmage,adept,adept,adept --games 400
  conclave arena wizard --seats adept,apprentice,apprentice --with all --json
  conclave arena wizard --seats archmage,adept,adept,adept --ms 50
  conclave arena wizard --ladder --games 200

Every deal is played in all rotations of the seats, so that luck cancels.
Results are the same for the same seed, unless --ms is given.
Ctrl-C shows what is done so far.")]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(value_parser = game_parser())]
    pub(crate) game: GameName,
    /// A bot for each seat, separated by commas: apprentice, adept, archmage; with --ladder the bots to compare
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required_unless_present = "ladder")]
    pub(crate) seats: Vec<Level>,
    /// Rate bots in mixed company, at a table of the usual size
    #[arg(long)]
    pub(crate) ladder: bool,
    #[command(flatten)]
    pub(crate) table: TableArgs<false>,
    /// How many games are played, at least
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 100)]
    pub(crate) games: u64,
    /// The seed of everything
    #[arg(long, value_name = "N", value_parser = number::<u64>, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many deals the archmage imagines for a decision
    #[arg(long, value_name = "N", value_parser = number::<u32>, default_value_t = 200)]
    pub(crate) iterations: u32,
    /// How long the archmage thinks about a decision, in milliseconds, instead of counting
    #[arg(long, value_name = "N", value_parser = number::<u64>, conflicts_with = "iterations")]
    pub(crate) ms: Option<u64>,
    /// How many threads play; as many as there are cores by default
    #[arg(long, value_name = "N", value_parser = number::<usize>, default_value_t = 0, hide_default_value = true)]
    pub(crate) threads: usize,
    /// Write JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn examples_fit_into_80_columns() {
        fn check(command: &clap::Command) {
            let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(examples.contains("Examples:\n  conclave "), "{} has no examples", command.get_name());
            for line in examples.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
            command.get_subcommands().for_each(check);
        }
        check(&Cli::command());
    }

    #[test]
    fn the_first_variable_that_is_set_decides_on_the_language() {
        let check = |variables: &[(&str, &str)], expected| {
            let variable = |name: &str| {
                variables.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(language_of(variable), expected, "{variables:?}");
        };
        check(&[], Language::English);
        check(&[("LANG", "de_AT.UTF-8")], Language::German);
        check(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "hu_HU")], Language::Hungarian);
        check(&[("LANG", "de_DE"), ("LC_MESSAGES", ""), ("LC_ALL", "C.UTF-8")], Language::English);
        check(&[("LC_ALL", ""), ("LANG", "nn_NO.UTF-8")], Language::Norwegian);
        check(&[("LANG", "fi_FI.UTF-8")], Language::English);
    }

    #[test]
    fn eyes_are_a_seat_a_spectator_or_all() {
        assert_eq!(eyes("all"), Ok(Perspective(None)));
        assert_eq!(eyes("spectator"), Ok(Perspective(Some(Viewer::Spectator))));
        assert_eq!(eyes("2"), Ok(Perspective(Some(Viewer::Seat(table::Seat::new(1))))));
        assert!(eyes("7").is_err() && eyes("0").is_err() && eyes("anna").is_err());
    }
}
