//! How far a client has read the log of a table.

/// How far a client has read the log of a table; nowhere before the first snapshot, and after a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bookmark(Option<u64>);

/// What an entry is to a client that has read so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// It is the next one.
    Next,
    /// It was told before, or will be in the snapshot that is waited for.
    Known,
    /// Something is missing before it: the table must be watched anew.
    Gap,
}

impl Bookmark {
    /// How many entries were seen, as a request to watch the table says.
    pub fn seen(self) -> Option<u64> {
        self.0
    }

    /// The table as it is with so many entries was told.
    pub fn put(&mut self, entries: u64) {
        self.0 = Some(entries);
    }

    /// The entry with which there are so many was told.
    pub fn follow(&mut self, entries: u64) -> Follows {
        match self.0 {
            None => Follows::Known,
            Some(seen) if entries <= seen => Follows::Known,
            Some(seen) if entries == seen + 1 => {
                self.0 = Some(entries);
                Follows::Next
            }
            Some(_) => {
                self.0 = None;
                Follows::Gap
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Follows::{Gap, Known, Next};
    use super::*;

    #[test]
    fn entries_follow_one_another_and_a_gap_is_noticed_once() {
        let mut bookmark = Bookmark::default();
        assert_eq!((bookmark.seen(), bookmark.follow(4)), (None, Known));
        bookmark.put(4);
        let told = [4, 5, 5, 3, 6, 8, 9];
        let followed = told.map(|entries| bookmark.follow(entries));
        assert_eq!(followed, [Known, Next, Known, Known, Next, Gap, Known]);
        assert_eq!(bookmark.seen(), None);
    }
}
