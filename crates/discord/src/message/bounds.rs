//! What is known not to be possible in a room, so that it is not asked for with every step: pictures where the permission for them is
//! missing. An event that may have changed it makes it forgotten. And what the operator has read of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use parking_lot::Mutex;

use super::post::Post;
use crate::wire::error::{Request, is_not_permitted, is_passing, with_causes};
use viceroy_model::messages::RoomId;

/// What is known not to be possible in rooms. Only in memory: after a restart it is found out again. Cheap to clone; all
/// clones know the same.
#[derive(Clone, Default)]
pub struct Bounds(Arc<Mutex<RefusalsOfRoom>>);

#[derive(Default)]
struct RefusalsOfRoom {
    wordy: BTreeSet<RoomId>,
    /// Where the operator has read of it.
    said: BTreeSet<RoomId>,
    /// What was refused where, as the operator has read it.
    refused: BTreeSet<(RoomId, String)>,
}

impl Bounds {
    /// Tells the operator what was asked for and what Discord answered, once until something changes.
    pub fn refused(&self, room: RoomId, error: &serenity::Error, request: Request) {
        let answer = with_causes(error);
        let told = format!("{request}: {answer}");
        if is_passing(error) || !self.0.lock().refused.insert((room, told)) {
            return;
        }
        let (room, request) = (room.0, request.to_string());
        tracing::info!(room, request, answer, "Discord refused a request; said once");
    }

    /// Whether pictures are not to be sent to a room.
    pub fn takes_words_only(&self, room: RoomId) -> bool {
        self.0.lock().wordy.contains(&room)
    }

    /// A message was taken in a room, with its picture or only without; nothing is learned from one that has none.
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

    /// Permissions may have changed anywhere: everything is to be found out again.
    pub fn forget(&self) {
        let mut known = self.0.lock();
        known.refused.clear();
        known.wordy.clear();
    }
}

/// What a room took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AcceptedForm {
    /// A message with its picture.
    Picture,
    /// A message without its picture, after it was refused with it.
    WordsOnly,
}

impl AcceptedForm {
    /// What was taken when this message was.
    pub fn with(post: &Post) -> Option<AcceptedForm> {
        post.picture.as_ref().map(|_| AcceptedForm::Picture)
    }
}

/// Takes the picture off what is to be asked for once more: it may be all that is not permitted.
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
