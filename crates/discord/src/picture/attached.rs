//! Reuses pictures already attached to a message, identified by file name, instead of uploading
//! them again.

use serenity::all::{AttachmentId, EditAttachments};

use crate::prelude::*;

pub type Attached = Vec<(AttachmentId, String)>;

/// The attachments of the message with the pressed button and of the reply. Clones share state.
#[derive(Clone, Default)]
pub struct ShownFiles {
    pressed: Arc<Attached>,
    pressed_on: Option<MessageId>,
    answer: Arc<Mutex<Attached>>,
    message: Arc<Mutex<Option<MessageId>>>,
}

impl ShownFiles {
    pub fn on(pressed: Option<&Message>) -> ShownFiles {
        ShownFiles {
            pressed: Arc::new(pressed.map(attached).unwrap_or_default()),
            pressed_on: pressed.map(|message| MessageId(message.id.get())),
            answer: Arc::default(),
            message: Arc::default(),
        }
    }

    /// Marks the reply as an update of the message with the button.
    pub fn answer_is_pressed(&self) {
        self.set(self.pressed.to_vec());
        self.stands_as(self.pressed_on);
    }

    pub fn set(&self, attached: Attached) {
        *self.answer.lock() = attached;
    }

    pub fn is_on(&self, message: impl Into<SentMessage>) {
        let message = message.into();
        self.stands_as(Some(MessageId(message.id.get())));
        self.set(attached(message));
    }

    fn stands_as(&self, message: Option<MessageId>) {
        *self.message.lock() = message;
    }

    pub fn message(&self) -> Option<MessageId> {
        *self.message.lock()
    }

    pub fn get(&self) -> Attached {
        let answer = self.answer.lock();
        answer.clone()
    }
}

pub fn attached(message: impl Into<SentMessage>) -> Attached {
    let all = message.into().attachments.into_iter();
    all.map(|one| (one.id, one.filename)).collect()
}

/// The attachments to keep or upload. Since the list replaces the existing ones, all others are
/// removed.
pub fn attachments(picture: Option<&Picture>, there: &Attached) -> EditAttachments {
    let all = EditAttachments::new();
    let Some(picture) = picture else {
        return all;
    };
    match there.iter().find(|(_, name)| picture.is_there_as(name)) {
        Some((id, _)) => all.keep(*id),
        None => all.add(picture.attachment()),
    }
}

/// The file to upload, unless it is attached already.
pub fn file_to_send(picture: Option<&Picture>, there: &Attached) -> Option<CreateAttachment> {
    let picture = picture?;
    let is_there = there.iter().any(|(_, name)| picture.is_there_as(name));
    (!is_there).then(|| picture.attachment())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_kept_and_the_rest_sent() {
        let picture = |png: &'static [u8]| Picture::new("hand", png.into(), "words");
        let (old, new) = (picture(b"old"), picture(b"new"));
        let there = vec![(AttachmentId::new(5), old.name.clone())];
        let kept = EditAttachments::new().keep(AttachmentId::new(5));
        assert_eq!(attachments(Some(&old), &there), kept);
        let sent = EditAttachments::new().add(new.attachment());
        assert_eq!(attachments(Some(&new), &there), sent);
        // Earlier versions attached several: the others are removed.
        let more = vec![(AttachmentId::new(4), new.name.clone()), there[0].clone()];
        assert_eq!(attachments(Some(&old), &more), kept);
        assert_eq!(attachments(None, &there), EditAttachments::new());
        let file = |picture| file_to_send(picture, &there).map(|file| file.filename);
        assert_eq!(file(Some(&old)), None);
        assert_eq!(file(Some(&new)), Some(new.name.clone()));
        assert_eq!(file(None), None);
    }
}
