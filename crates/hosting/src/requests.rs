//! Which requests have made which entries of a log.

use protocol::AccountId;

use crate::Origin;

/// The requests that have made entries of a log. None is ever forgotten: the number of a request may be any that its account has not
/// used at the table, and a copy of it may come as late as it likes, so nothing but the whole list tells it from a new one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Requests {
    /// Who has asked for something; there are few.
    askers: Vec<AccountId>,
    made: Vec<Made>,
}

/// What a request has made. There is one for every decision of a person at every table in memory, so it is small.
#[derive(Clone, Copy, Debug)]
struct Made {
    number: u64,
    /// A log has at most as many entries as there are decisions in a game, and some.
    entry: u32,
    /// Which of those who have asked.
    asker: u16,
}

impl Requests {
    /// A request has made an entry.
    pub(crate) fn add(&mut self, by: Origin, entry: u64) {
        let asker = self.asker(by.account).unwrap_or_else(|| {
            self.askers.push(by.account);
            self.askers.len() - 1
        });
        // By a half and not by as much again: most of it is at tables whose games are half over.
        if self.made.len() == self.made.capacity() {
            self.made.reserve_exact(8 + self.made.len() / 2);
        }
        self.made.push(Made { number: by.number, entry: entry as u32, asker: asker as u16 });
    }

    /// The entry that a request has made, if it has made one.
    pub(crate) fn entry(&self, by: Origin) -> Option<u64> {
        let asker = self.asker(by.account)? as u16;
        // The last ones are asked for most.
        let made = self.made.iter().rev().find(|made| made.number == by.number && made.asker == asker);
        made.map(|made| made.entry.into())
    }

    fn asker(&self, account: AccountId) -> Option<usize> {
        self.askers.iter().position(|other| *other == account)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_is_known_by_its_account_and_its_number() {
        let by = |account, number| Origin { account: AccountId::new(account), number };
        let mut requests = Requests::default();
        let all: Vec<Origin> =
            (0..600).flat_map(|n| [by(7, n), by(1000 + n % 500, (1 << 53) - 1 - n)]).collect();
        for (entry, by) in (3..).zip(&all) {
            requests.add(*by, entry);
        }
        for (entry, by) in (3..).zip(&all) {
            assert_eq!(requests.entry(*by), Some(entry));
        }
        assert_eq!(
            (requests.entry(by(7, 600)), requests.entry(by(1000, 5)), requests.entry(by(8, 5))),
            (None, None, None)
        );
        assert_eq!(size_of::<Made>(), 16);
    }
}
