//! Pictures that come after the words of their answer. The next answer in the same message makes
//! them pointless.

use std::collections::HashMap;

use tokio::sync::oneshot;

use crate::prelude::*;

/// Clones share state.
#[derive(Clone, Default)]
pub struct LatePictures(Arc<Mutex<HashMap<MessageId, oneshot::Sender<()>>>>);

/// Until it is shown, or another answer stands in the message.
pub struct LatePicture {
    all: LatePictures,
    message: MessageId,
    superseded: oneshot::Receiver<()>,
}

impl LatePictures {
    /// The caller holds the lock of the message.
    pub fn expect(&self, message: MessageId) -> LatePicture {
        let (alive, superseded) = oneshot::channel();
        self.0.lock().insert(message, alive);
        LatePicture { all: self.clone(), message, superseded }
    }

    /// Whether the message shows the picture of an earlier answer, as the last one was still late.
    /// The caller holds the lock of the message.
    pub fn supersede(&self, message: MessageId) -> bool {
        self.0.lock().remove(&message).is_some()
    }
}

impl LatePicture {
    /// `None` if another answer came first.
    pub async fn painted(&mut self, painting: Painting) -> Option<Option<Picture>> {
        tokio::select! {
            picture = painting.done() => Some(picture),
            _ = &mut self.superseded => None,
        }
    }

    /// True if it may be shown. The caller holds the lock of the message.
    pub fn arrives(mut self) -> bool {
        let is_latest = self.superseded.try_recv() == Err(oneshot::error::TryRecvError::Empty);
        is_latest && self.all.supersede(self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESSAGE: MessageId = MessageId(7);

    #[tokio::test]
    async fn a_picture_that_the_next_answer_overtakes_is_neither_waited_for_nor_shown() {
        let late = LatePictures::default();
        let mut first = late.expect(MESSAGE);
        let never = Painting::of(std::future::pending());
        assert!(late.supersede(MESSAGE));
        assert!(first.painted(never).await.is_none());
        assert!(!first.arrives());
        let mut second = late.expect(MESSAGE);
        assert_eq!(second.painted(Painting::default()).await, Some(None));
        assert!(second.arrives());
        assert!(!late.supersede(MESSAGE), "it is not late any more");
    }

    #[tokio::test]
    async fn one_that_is_overtaken_while_it_waits_for_the_message_is_not_shown() {
        let late = LatePictures::default();
        let first = late.expect(MESSAGE);
        let second = late.expect(MESSAGE);
        assert!(!first.arrives());
        assert!(second.arrives());
        assert!(late.0.lock().is_empty());
    }
}
