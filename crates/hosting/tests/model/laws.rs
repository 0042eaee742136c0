//! What must always be so, and the ways in which it can be made not to be.

use std::fmt;

/// What must always be so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Law {
    /// What was acknowledged is in the log, at the place that was said.
    Acknowledged,
    /// No request has two entries, and none that was refused has one.
    Once,
    /// A log can be replayed, and has no gap.
    Readable,
    /// What a client has heard is what the log says of so many entries.
    Followed,
    /// No table goes back before the eyes of a client.
    Forward,
    /// Every client and every node comes to the end of the log.
    Converged,
    /// Nobody waits for ever.
    GoesOn,
    /// Nobody hears of an entry that is not on disk.
    Committed,
    /// Bots decide once what is asked of them, and for people only when their time is up.
    InTheirPlace,
    /// Time in which nobody could write is taken from nobody who was to decide, and given back once.
    TimeIsGivenBack,
    /// Nothing that happens makes the program panic.
    Runs,
}

/// How the model is made to break a law: each is a fault that a server or a client could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A node acknowledges what it is about to write.
    AcknowledgesFirst,
    /// A node tells those who look on what it is about to write.
    TellsFirst,
    /// A node does not look whether a request has an entry already.
    ForgetsRequests,
    /// The store does not see that another entry is in the place of one.
    PlacesHaveNoKey,
    /// A client whose connection was lost does not send again what was not answered.
    SendsNothingAgain,
    /// A node never reads what others have written.
    NeverReadsOn,
    /// A node refuses what does not fit the table as it knows it, whatever the log says.
    RefusesAtOnce,
    /// A node tells everybody what a spectator sees.
    TellsAllTheSame,
    /// A bot does not look whether its answer is still asked for.
    AnswersTooLate,
    /// Whoever comes back is not told what was missed.
    ForgetsWhatWasMissed,
    /// Whoever comes back having seen more than a node knows gets the table as that node knows it.
    GoesBack,
    /// Whoever is connected to another node is taken for away.
    SeesOnlyItsOwn,
    /// A stand-in does not look whether somebody has got time back, or is back.
    StandsInAnyway,
    /// Time in which nobody could write is lost.
    GivesNothingBack,
    /// A node does not look what was given back before.
    GivesBackTwice,
    /// A node that can write again takes a decision before it gives back the time in which it could not be made.
    DecidesFirst,
    /// A node that begins notes that it is there before it has given back the time in which none was.
    NotesFirst,
}

impl Fault {
    /// All of them, each with the law that is broken first.
    pub(crate) const ALL: [(Self, Law); 17] = [
        (Self::AcknowledgesFirst, Law::Acknowledged),
        (Self::TellsFirst, Law::Committed),
        (Self::ForgetsRequests, Law::Once),
        (Self::PlacesHaveNoKey, Law::Readable),
        (Self::SendsNothingAgain, Law::GoesOn),
        (Self::NeverReadsOn, Law::GoesOn),
        (Self::RefusesAtOnce, Law::Once),
        (Self::TellsAllTheSame, Law::Followed),
        (Self::AnswersTooLate, Law::InTheirPlace),
        (Self::ForgetsWhatWasMissed, Law::Converged),
        (Self::GoesBack, Law::Forward),
        (Self::SeesOnlyItsOwn, Law::InTheirPlace),
        (Self::StandsInAnyway, Law::InTheirPlace),
        (Self::GivesNothingBack, Law::TimeIsGivenBack),
        (Self::GivesBackTwice, Law::TimeIsGivenBack),
        (Self::DecidesFirst, Law::TimeIsGivenBack),
        (Self::NotesFirst, Law::TimeIsGivenBack),
    ];
}

/// A law was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Breach {
    pub(crate) law: Law,
    pub(crate) what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.law, self.what)
    }
}
