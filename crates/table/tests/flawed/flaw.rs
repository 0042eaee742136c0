//! The ways in which a Pennies can break the contract, each with what the suite has to say against it.

/// Lists the flaws with the words by which the suite rejects them.
macro_rules! flaws {
    ($($(#[$about:meta])* $Flaw:ident => $objection:literal,)*) => {
        /// A way to break the contract.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        pub(crate) enum Flaw {
            $($(#[$about])* $Flaw,)*
        }

        impl Flaw {
            pub(crate) const ALL: &[Self] = &[$(Self::$Flaw,)*];

            /// Part of the message with which the law that it breaks rejects it.
            pub(crate) const fn objection(self) -> &'static str {
                match self {
                    $(Self::$Flaw => $objection,)*
                }
            }
        }
    };
}

flaws! {
    // Options.
    /// The options are written with a value that cannot be read.
    OptionUnreadable => "option wins many: ",
    /// An option that is read is not kept.
    OptionForgotten => "options do not survive their own entries",
    /// Options lose a part when they are sent.
    OptionsLosePart => "FlawedOptions does not survive being sent",

    // Actions.
    /// The second action cannot be found by its number.
    ActionMissing => "there is no action 1",
    /// Actions have each other's numbers.
    ActionMisnumbered => "the number of",
    /// "tails" is read as heads.
    ActionMisread => "the notation \"tails\"",
    /// Actions lose a part when they are sent.
    ActionLosesPart => "Side> does not survive being sent",
    /// There is an action beyond the last.
    ActionTooMany => "there are more actions than `action_count`",

    // Debugging.
    /// `Debug` shows the whole position.
    DebugTells => "`Debug` of a position tells",

    // Legal actions.
    /// Legal actions go on after the last.
    LegalGoesOn => "`get` beyond the last legal action",
    /// The set of legal actions calls itself empty.
    LegalSeemsEmpty => "`is_empty` of 2 legal actions",
    /// Who is to act may do nothing.
    LegalIsNothing => "legal actions of",
    /// Who is not to act may do something.
    LegalOutOfTurn => "legal actions of",
    /// The second legal action is not there.
    LegalHasGap => "there is no legal action 1",
    /// A legal action is not found in the set.
    LegalNotContained => "`contains` of the listed",
    /// The same action stands twice in the set.
    LegalTwice => "an action is listed twice",
    /// The set is shorter when it is listed.
    LegalListedShort => "`iter` of the legal actions",
    /// The set is said to contain what it does not list.
    LegalContainsAll => "`contains` of Sent",
    /// The short cut to what is legal answers the contrary.
    IsLegalContrary => "`is_legal` of",
    /// What is legal is refused.
    RefusesLegal => "is listed, but refused",
    /// What is not legal is accepted.
    AcceptsIllegal => "is not listed, but accepted",
    /// What is refused is done in part.
    RefusalLeavesTrace => "a refused action of",
    /// Who acts out of turn is told that it is against the rules.
    RefusalMisnamed => "why seat",
    /// Something else happens when somebody listens.
    ListenerMatters => "unchecked, with a listener",
    /// Facts of actions lose a part when they are sent.
    FactLosesPart => "Fact>> does not survive being sent",

    // Chance.
    /// "matcher 2" is read as seat 1.
    ChanceMisread => "the notation \"matcher 2\"",
    /// Outcomes of chance lose a part when they are sent.
    ChanceLosesPart => "Seat> does not survive being sent",
    /// Nobody is told how chance is written.
    ChanceWithoutForm => "chance has a form where it is to act",
    /// Chance draws a seat that is not at the table.
    SampleImpossible => "was refused: there is no seat",
    /// What chance does depends on whether it was checked.
    ChanceCheckMatters => "unchecked",
    /// Chance does something else when somebody listens.
    ChanceListenerMatters => "unchecked, with a listener",
    /// Facts of chance lose a part when they are sent.
    ChanceFactLosesPart => "Fact>> does not survive being sent",
    /// Chance may act out of turn.
    ChanceOutOfTurn => "out of turn: Ok",
    /// An outcome of chance out of turn is refused, but leaves a trace.
    ChanceRefusalLeavesTrace => "the refused Sent",
    /// An outcome that cannot come twice in a row is refused, but leaves a trace.
    ChanceRepeatLeavesTrace => "refused at its turn, changed the state",

    // Resampling.
    /// Resampling turns over the pennies that the viewer knows.
    ResampleForgets => "after resampling",
    /// In a resampled position nobody is to act.
    ResampleEnds => "who is to act after resampling",
    /// In a resampled position less is legal.
    ResampleLimits => "the legal actions of",
    /// In a resampled position legal actions have another order.
    ResampleReorders => "legal action 0 of",
    /// In a resampled position chance is refused.
    ResampleStalls => "a resampled position could not be played on",

    // Views.
    /// Views lose a part when they are sent.
    ViewLosesPart => "View> does not survive being sent",
    /// What the oracle sees loses a part when it is sent.
    OracleLosesPart => "View> does not survive being sent",

    // The end.
    /// There is an outcome from the beginning.
    OutcomeEarly => "an outcome before the end",
    /// There is no outcome at the end.
    OutcomeMissing => "a game that is over has an outcome",
    /// There are points for a third seat.
    OutcomeForThree => "points and places for each seat",
    /// There is a first and a third place.
    OutcomeSkipsPlace => "the place of",
    /// Who has more points has the worse place.
    OutcomeUpsideDown => "a better place with fewer points",
    /// Who has more points shares the place.
    OutcomeShared => "the same place with other points",
    /// After the end one may still lay.
    LegalAfterTheEnd => "may still act after the end",
    /// The game may last longer than it says.
    LongerThanLongest => "the most that `longest` allows",

    // Records.
    /// The game says that it follows rules that do not exist.
    RecordUnreadable => "the record cannot be read",
    /// The rules of a record are not the ones that it is played by.
    RecordRewritten => "a record that was read is written differently",
    /// A position depends on something that is not in the record.
    RecordLeadsElsewhere => "the record leads elsewhere",
    /// The beginning depends on something that is not in the record.
    RecordBeginsElsewhere => "the state before step 0",
    /// The game begins differently when it is begun for the third time.
    RewoundElsewhere => "the rewound game",

    // Two worlds.
    /// Everybody sees the pennies that are laid face down.
    ViewLeaks => "but sees something else after it",
    /// Where something is so that nobody can see, chance makes one event more, which nobody hears.
    TicksLeak => "but not at the same ticks",
    /// Who laid tails may lay again.
    ToActLeaks => "but the game waits for others",
    /// Where the other has laid tails, one must lay heads.
    LegalLeaks => "but may do more after one of them",
    /// Where the other has laid tails, legal actions have another order.
    LegalOrderLeaks => "but may do something else after it",
    /// Everybody hears what is laid face down.
    FactForEverybody => "hears what was decided in secret",
    /// Who lays a penny hears of something that nobody can see.
    FactReadsMinds => "hears what was decided in secret",
    /// Where something is so that nobody can see, chance tells of it.
    FactLeaks => "that no view shows",
}
