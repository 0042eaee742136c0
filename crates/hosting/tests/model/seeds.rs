//! Worlds in which a law was broken once. They are looked at before all others.
//!
//! Whoever finds one adds its seed and what was found, with the mending. A seed means a world only for as long as the model draws the same
//! in the same order: should it come to draw otherwise, the seed is of another world, as good as any. So what must never come back gets a
//! test of its own beside it, in `tests/tables.rs` or with the server.

/// Each with what was found there.
pub(crate) const FOUND: [(u64, &str); 10] = [
    (0, "acknowledged and told before it was on disk"),
    (2, "two entries in one place; what was missed is not told"),
    (3, "a bot answers what is not asked any more; time is given back twice"),
    (4, "a request has two entries"),
    (5, "what was not answered is not sent again"),
    (15, "a table goes back before the eyes of whoever comes from another node"),
    (16, "time in which nobody could write is lost, and noted as if it were not"),
    (17, "a stand-in decides for somebody who has got time back"),
    (36, "a decision is taken before the time is given back in which it could not be made"),
    (195, "whoever is connected to another node is taken for away"),
];
