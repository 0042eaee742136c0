//! What `conclave play` is told of a game with people elsewhere.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use client::Destination;
use protocol::Clock;

/// Where to play, as whom, and how a table is opened there.
#[derive(Args, Debug)]
pub(crate) struct JoinArgs {
    /// Play with people elsewhere: the link of a table, or the address of a server to open a table at or to choose one
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["resume", "seed", "opponents"])]
    pub(crate) join: Option<Destination>,
    #[expect(clippy::doc_markdown, reason = "it is read in a terminal")]
    /// The token that lets you in at the server, instead of the pass that is kept [default: $CONCLAVE_TOKEN]
    #[arg(long, value_name = "TOKEN", requires = "join")]
    pub(crate) token: Option<String>,
    /// How long a decision may take at a table that you open [default: none]
    #[arg(long, value_name = "CLOCK", requires = "join", value_parser = clock_parser())]
    pub(crate) clock: Option<Clock>,
    /// List the table that you open in the lobby: everybody may come
    #[arg(long, requires = "join")]
    pub(crate) listed: bool,
    /// The result at the table that you open counts for ratings
    #[arg(long, requires = "join")]
    pub(crate) rated: bool,
}

/// The variable that a token is taken from.
const TOKEN: &str = "CONCLAVE_TOKEN";

impl JoinArgs {
    /// The token that was given, or that the surroundings have.
    pub(crate) fn token(&self) -> Option<String> {
        self.token.clone().or_else(|| std::env::var(TOKEN).ok().filter(|token| !token.is_empty()))
    }

    /// Whether anything is said of a table that is to be opened.
    pub(crate) fn opens(&self) -> bool {
        self.clock.is_some() || self.listed || self.rated
    }
}

/// Reads the name of a clock.
fn clock_parser() -> impl TypedValueParser<Value = Clock> {
    let about = |clock: Clock| match clock {
        Clock::None => "as long as it takes",
        Clock::Relaxed => "90 seconds, and three minutes in reserve",
        Clock::Brisk => "30 seconds, and one minute in reserve",
        Clock::Days => "a day",
    };
    let known = Clock::ALL.map(|clock| PossibleValue::new(clock.name()).help(about(clock)));
    PossibleValuesParser::new(known).try_map(|name| {
        Clock::ALL.into_iter().find(|clock| clock.name() == name).ok_or("there is no such clock")
    })
}
