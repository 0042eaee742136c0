//! From text to a game, every step checked by the rules.

use super::header::content_lines;
use super::{Header, HeaderProblem, Match, Problem, RecordError, Step, StepOf};
use crate::notation::{excerpt, number, split_word};
use crate::{Game, Legal, Options, Seat, Silent, ToAct};

impl<G: Game> Match<G> {
    /// Reads a record and plays it through. An error carries the game up to the line before.
    ///
    /// A text is taken as it is; for what a file holds, ask [`RecordText`](super::RecordText) first whether its last line
    /// is whole.
    pub fn read(text: &str) -> Result<Self, RecordError<G>> {
        let header = Header::read(text)?;
        let mut played = Self::from_header(&header)?;
        for (line, content) in content_lines(text).skip_while(|&(line, _)| line <= header.lines) {
            if let Err(problem) = played.read_line(content) {
                let expected = played.expected();
                return Err(RecordError { line, problem, expected, so_far: Some(Box::new(played)) });
            }
        }
        Ok(played)
    }

    /// The game that a header sets up, before its first step.
    pub fn from_header(header: &Header) -> Result<Self, RecordError<G>> {
        let fault = |line, problem| RecordError::bare(line, problem);
        if header.game != G::NAME {
            return Err(fault(header.game_line, Problem::OtherGame { found: excerpt(&header.game) }));
        }
        if header.rules > G::RULES {
            return Err(fault(header.rules_line, Problem::NewerRules { found: header.rules }));
        }
        let mut options = G::Options::default();
        for (n, entry) in header.options.iter().enumerate() {
            let said_before = header.options[..n].iter().any(|before| before.name == entry.name);
            if said_before && !G::Options::SCHEMA.is_repeated(&entry.name) {
                let said = excerpt(&format!("option {} {}", entry.name, entry.value));
                return Err(fault(entry.line, Problem::Header(HeaderProblem::Twice(said))));
            }
            options
                .set(&entry.name, &entry.value)
                .map_err(|invalid| fault(entry.line, Problem::Options(invalid)))?;
        }
        let last_option = header.options.last().map_or(1, |entry| entry.line);
        let game = G::with_rules(options, header.rules)
            .map_err(|invalid| fault(last_option, Problem::Options(invalid)))?;

        let mut fresh = Self::new(game);
        for entry in &header.names {
            let (seat, seats) = (entry.seat, fresh.game().seats());
            if seat.index() >= seats {
                return Err(fault(entry.line, Problem::NoSuchSeat { seat, seats }));
            }
            fresh.set_name(seat, entry.name.clone());
        }
        fresh.record.about.clone_from(&header.about);
        Ok(fresh)
    }

    /// Reads one line and performs it.
    fn read_line(&mut self, content: &str) -> Result<(), Problem<G>> {
        let step = self.parse_step(content)?;
        self.step(step, &mut Silent).map_err(Problem::Refused)
    }

    fn parse_step(&self, content: &str) -> Result<StepOf<G>, Problem<G>> {
        let (actor, action) = split_word(content);
        if actor == "chance" {
            return Ok(Step::Chance(self.game().read_chance(action)?));
        }
        let seat = number(actor)
            .and_then(Seat::from_number)
            .filter(|seat| seat.index() < self.game().seats())
            .ok_or_else(|| Problem::Actor(excerpt(actor)))?;
        Ok(Step::Seat(seat, self.game().read_action(action)?))
    }

    /// What could stand on the next line: every legal action, or the form of those that are too many to list.
    pub fn expected(&self) -> Vec<String> {
        match self.to_act() {
            ToAct::Nobody => Vec::new(),
            ToAct::Chance => vec![format!("chance {}", self.game().chance_form(self.state()))],
            ToAct::Seats(seats) => seats
                .iter()
                .flat_map(|seat| {
                    if let Some(form) = self.game().action_form(self.state(), seat) {
                        return vec![format!("{seat} {form}")];
                    }
                    let legal = self.game().legal(self.state(), seat);
                    legal
                        .iter()
                        .map(|action| format!("{seat} {}", self.game().show_action(action)))
                        .collect::<Vec<_>>()
                })
                .collect(),
        }
    }
}
