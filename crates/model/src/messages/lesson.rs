//! Where somebody is in the lesson.

use super::ServerId;

/// Where somebody is in the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonPlace {
    /// The number of the page that they see.
    pub page: u8,
    /// The server where they last began it.
    pub server: Option<ServerId>,
}
