//! A person's progress in the tutorial.

use super::ServerId;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonPlace {
    pub page: u8,
    /// Where they last began it.
    pub server: Option<ServerId>,
}
