//! What is known not to be possible in a room, so that it is not asked for with every step: anything in a thread that is
//! locked, and pictures where the permission for them is missing. An event that may have changed it makes it forgotten.

use std::collections::BTreeSet;
use std::sync::Arc;

use parking_lot::Mutex;

use super::post::Post;
use crate::discord::wire::error::is_not_permitted;
use crate::host::Undelivered;
use crate::notice::RoomId;

/// What is known not to be possible in rooms. Only in memory: after a restart it is found out again. Cheap to clone; all
/// clones know the same.
#[derive(Clone, Default)]
pub struct Bounds(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    locked: BTreeSet<RoomId>,
    wordy: BTreeSet<RoomId>,
    /// Where the operator has read of it.
    said: BTreeSet<RoomId>,
    /// How often something was forgotten.
    forgotten: u64,
}

/// A room that is being asked something.
#[derive(Clone, Copy)]
struct Asked {
    room: RoomId,
    forgotten: u64,
}

impl Bounds {
    /// Before something is asked of a room; nothing if it is a thread that is known to be locked.
    fn ask(&self, room: RoomId) -> Option<Asked> {
        let known = self.0.lock();
        let forgotten = known.forgotten;
        (!known.locked.contains(&room)).then_some(Asked { room, forgotten })
    }

    /// Asks something of a room, unless it is a thread that is known to be locked.
    pub async fn in_room<T>(
        &self,
        room: RoomId,
        request: impl Future<Output = Result<T, Undelivered>>,
    ) -> Result<T, Undelivered> {
        let asked = self.ask(room).ok_or(Undelivered::Locked)?;
        let done = request.await;
        if let Err(Undelivered::Locked) = &done {
            self.is_locked(asked);
        }
        done
    }

    /// It was refused because the thread is locked. If something has changed meanwhile, that may be over.
    fn is_locked(&self, asked: Asked) {
        let mut known = self.0.lock();
        if known.forgotten == asked.forgotten {
            known.locked.insert(asked.room);
        }
    }

    /// A thread is not locked. Returns whether it was known to be.
    pub fn is_unlocked(&self, thread: RoomId) -> bool {
        let mut known = self.0.lock();
        known.forgotten += 1;
        known.locked.remove(&thread)
    }

    /// Whether pictures are not to be sent to a room.
    pub fn takes_words_only(&self, room: RoomId) -> bool {
        self.0.lock().wordy.contains(&room)
    }

    /// A message was taken in a room, with its picture or only without; nothing is learned from one that has none.
    pub fn took(&self, room: RoomId, what: Option<Took>) {
        let Some(what) = what else {
            return;
        };
        let mut known = self.0.lock();
        let news = match what {
            Took::Picture => known.said.remove(&room),
            Took::WordsOnly => {
                known.wordy.insert(room);
                known.said.insert(room)
            }
        };
        let room = room.0;
        match what {
            Took::Picture if news => tracing::info!(room, "posts have pictures again"),
            Took::WordsOnly if news => tracing::warn!(
                room,
                "posts have no pictures: the permission Attach Files is missing; said once"
            ),
            Took::Picture | Took::WordsOnly => {}
        }
    }

    /// Permissions may have changed anywhere: everything is to be found out again.
    pub fn forget(&self) {
        let mut known = self.0.lock();
        known.forgotten += 1;
        known.locked.clear();
        known.wordy.clear();
    }
}

/// What a room took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Took {
    /// A message with its picture.
    Picture,
    /// A message without its picture, after it was refused with it.
    WordsOnly,
}

impl Took {
    /// What was taken when this message was.
    pub fn with(post: &Post) -> Option<Took> {
        post.picture.as_ref().map(|_| Took::Picture)
    }
}

/// Takes the picture off what is to be asked for once more: it may be all that is not permitted.
pub fn words_alone<T>(asked: &Result<T, serenity::Error>, post: &mut Post) -> Option<Took> {
    let refused = asked.as_ref().is_err_and(is_not_permitted);
    let picture = post.picture.take_if(|_| refused);
    picture.map(|_| Took::WordsOnly)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: RoomId = RoomId(7);

    #[test]
    fn a_locked_thread_is_asked_nothing_until_something_changes() {
        let bounds = Bounds::default();
        let asked = bounds.ask(ROOM).unwrap();
        bounds.is_locked(asked);
        assert!(bounds.ask(ROOM).is_none());
        assert!(bounds.ask(RoomId(8)).is_some());
        assert!(bounds.is_unlocked(ROOM));
        assert!(!bounds.is_unlocked(ROOM));
        assert!(bounds.ask(ROOM).is_some());
        bounds.is_locked(bounds.ask(ROOM).unwrap());
        bounds.forget();
        assert!(bounds.ask(ROOM).is_some());
    }

    #[test]
    fn a_refusal_that_is_overtaken_by_an_event_says_nothing() {
        let bounds = Bounds::default();
        for change in [
            |bounds: &Bounds| assert!(!bounds.is_unlocked(ROOM)),
            Bounds::forget,
        ] {
            let asked = bounds.ask(ROOM).unwrap();
            change(&bounds);
            bounds.is_locked(asked);
            assert!(bounds.ask(ROOM).is_some());
        }
    }

    #[test]
    fn pictures_are_tried_again_when_permissions_change() {
        let bounds = Bounds::default();
        assert!(!bounds.takes_words_only(ROOM));
        bounds.took(ROOM, Some(Took::WordsOnly));
        assert!(bounds.takes_words_only(ROOM));
        bounds.forget();
        assert!(!bounds.takes_words_only(ROOM));
        assert!(bounds.0.lock().said.contains(&ROOM), "it is not said again");
        bounds.took(ROOM, Some(Took::Picture));
        assert!(bounds.0.lock().said.is_empty());
    }
}
