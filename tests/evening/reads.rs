//! Assertions on a message's text.

use crate::prelude::*;

pub trait Reads {
    fn words(&self) -> &str;

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
