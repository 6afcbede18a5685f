//! A file that is no picture of the game.

use serenity::all::CreateAttachment;

/// A file that is sent with an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentFile {
    /// Its name.
    pub name: &'static str,
    /// What is in it.
    pub content: Vec<u8>,
}

impl SentFile {
    /// As it is sent.
    pub fn attachment(&self) -> CreateAttachment {
        CreateAttachment::bytes(self.content.clone(), self.name)
    }
}
