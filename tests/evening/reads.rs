//! What a message has to say.

use viceroy_fake_discord::SeenMessage;

/// Something with words.
pub trait Reads {
    fn words(&self) -> &str;

    /// These words are among them.
    #[track_caller]
    fn reads(&self, words: &str) {
        let said = self.words();
        assert!(said.contains(words), "{words:?} is not in {said:?}");
    }
}

impl Reads for SeenMessage {
    fn words(&self) -> &str {
        &self.content
    }
}

impl Reads for str {
    fn words(&self) -> &str {
        self
    }
}
