//! The Bomb (W8.4): nobody wins its trick; whoever would have won it leads the next.

use crate::face::Face;

/// Whether the trick is blown up.
pub(crate) fn blows_up(faces: &[Face]) -> bool {
    faces.contains(&Face::BOMB)
}
