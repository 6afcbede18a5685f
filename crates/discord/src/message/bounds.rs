//! Remembers where pictures are not permitted, so that they are not retried with every message.
//! Permission events reset it.

use crate::prelude::*;
use crate::wire::error::{Request, is_not_permitted, is_passing, with_causes};

/// Only in memory, so it is found out again after a restart. Clones share state.
#[derive(Clone, Default)]
pub struct Bounds(Arc<Mutex<RefusalsOfRoom>>);

#[derive(Default)]
struct RefusalsOfRoom {
    wordy: BTreeSet<RoomId>,
    said: BTreeSet<RoomId>,
    refused: BTreeSet<(RoomId, String)>,
}

impl Bounds {
    /// Logs a refusal once until permissions change.
    pub fn refused(&self, room: RoomId, error: &serenity::Error, request: Request) {
        let answer = with_causes(error);
        let told = format!("{request}: {answer}");
        if is_passing(error) || !self.0.lock().refused.insert((room, told)) {
            return;
        }
        let (room, request) = (room.0, request.to_string());
        tracing::info!(room, request, answer, "Discord refused a request; said once");
    }

    pub fn takes_words_only(&self, room: RoomId) -> bool {
        self.0.lock().wordy.contains(&room)
    }

    /// Records how a message was accepted; `None` (it had no picture) proves nothing.
    pub fn took(&self, room: RoomId, what: Option<AcceptedForm>) {
        let Some(what) = what else {
            return;
        };
        let mut known = self.0.lock();
        let news = match what {
            AcceptedForm::Picture => known.said.remove(&room),
            AcceptedForm::WordsOnly => {
                known.wordy.insert(room);
                known.said.insert(room)
            }
        };
        let room = room.0;
        match what {
            AcceptedForm::Picture if news => tracing::info!(room, "posts have pictures again"),
            AcceptedForm::WordsOnly if news => tracing::warn!(
                room,
                "posts have no pictures: the permission Attach Files is missing; said once"
            ),
            AcceptedForm::Picture | AcceptedForm::WordsOnly => {}
        }
    }

    pub fn forget(&self) {
        let mut known = self.0.lock();
        known.refused.clear();
        known.wordy.clear();
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AcceptedForm {
    Picture,
    /// Accepted after a refusal with the picture.
    WordsOnly,
}

impl AcceptedForm {
    pub fn with(post: &Post) -> Option<AcceptedForm> {
        post.picture.as_ref().map(|_| AcceptedForm::Picture)
    }
}

/// Removes the picture before a retry: it may be all that is not permitted.
pub fn words_alone<T>(asked: &Result<T, serenity::Error>, post: &mut Post) -> Option<AcceptedForm> {
    let refused = asked.as_ref().is_err_and(is_not_permitted);
    let picture = post.picture.take_if(|_| refused);
    picture.map(|_| AcceptedForm::WordsOnly)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: RoomId = RoomId(7);

    #[test]
    fn pictures_are_tried_again_when_permissions_change() {
        let bounds = Bounds::default();
        assert!(!bounds.takes_words_only(ROOM));
        bounds.took(ROOM, Some(AcceptedForm::WordsOnly));
        assert!(bounds.takes_words_only(ROOM));
        bounds.forget();
        assert!(!bounds.takes_words_only(ROOM));
        assert!(bounds.0.lock().said.contains(&ROOM), "it is not said again");
        bounds.took(ROOM, Some(AcceptedForm::Picture));
        assert!(bounds.0.lock().said.is_empty());
    }
}
