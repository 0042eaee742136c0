//! Dragon and Fairy (W8.2, W8.3): the Dragon beats everything, but together in one trick the Fairy wins it.
//!
//! That the Dragon is the strongest card and the Fairy the weakest is in [`trick`](crate::trick).

use crate::face::Face;

/// Which of these cards wins although it is the weakest: the Fairy, if the Dragon is there too.
pub(crate) fn fairy_beats_dragon(faces: &[Face]) -> Option<usize> {
    faces.contains(&Face::DRAGON).then(|| faces.iter().position(|&face| face == Face::FAIRY)).flatten()
}
