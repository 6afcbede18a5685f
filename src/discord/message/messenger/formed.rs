//! A notice as a message in a form, and the forms in which one is asked for.

use super::DiscordMessenger;
use crate::discord::message::plainer::{Form, Had};
use crate::discord::message::post::Post;
use crate::discord::message::posts;
use crate::discord::wire::component::Row;
use crate::discord::wire::placed_words::PlacedWords;
use crate::host::Undelivered;
use crate::notice::{MessageId, Notice, RoomId};

/// A notice as a message in a form.
pub(super) struct Formed {
    pub(super) form: Form,
    pub(super) post: Post,
}

impl DiscordMessenger {
    /// A notice as a message in a form, without its picture where none may be sent.
    async fn made(&self, room: RoomId, notice: &Notice, form: Form) -> Formed {
        let w = self.languages.nearest(&notice.language.0);
        let nameless;
        let body = match form {
            Form::AsMeant | Form::WithoutEmojis | Form::WithoutPicture => &notice.body,
            Form::WithoutNames => {
                nameless = notice.body.without_names();
                &nameless
            }
        };
        let mut post = posts::post(w, &self.pictures, notice.key, body).await;
        let is_pictured = form < Form::WithoutPicture && !self.bounds.takes_words_only(room);
        post.picture = post.picture.filter(|_| is_pictured);
        Formed { form, post }
    }

    pub(super) fn words(&self, Formed { form, post }: &Formed) -> PlacedWords {
        let dressed = |text: &str| match form {
            Form::AsMeant => self.emojis.in_text(text),
            Form::WithoutEmojis | Form::WithoutPicture | Form::WithoutNames => text.to_owned(),
        };
        PlacedWords::new(post.title.as_deref().map(dressed), dressed(&post.text))
    }

    pub(super) fn rows(&self, Formed { form, post }: &Formed) -> Vec<Row> {
        match form {
            Form::AsMeant => self.emojis.in_rows(&post.rows),
            Form::WithoutEmojis | Form::WithoutPicture | Form::WithoutNames => post.rows.clone(),
        }
    }

    /// Asks for a new message, or for a change of one that stands; as long as that is refused for good in plainer forms.
    pub(super) async fn in_some_form(
        &self,
        room: RoomId,
        standing: Option<MessageId>,
        notice: &Notice,
    ) -> Result<MessageId, Undelivered> {
        let (key, now) = (notice.key, self.clock.now());
        let first = self.forms.of(key, now);
        let mut form = first;
        loop {
            let made = self.made(room, notice, form).await;
            let had = match made.post.picture {
                Some(_) => Had::Picture,
                None => Had::WordsAlone,
            };
            let asked = match standing {
                None => self.post(room, key, made).await,
                Some(message) => self.change(room, message, made).await,
            };
            let refused = asked.as_ref().err();
            match refused.and_then(|why| form.plainer(had, why)) {
                Some(plainer) => form = plainer,
                None => {
                    self.forms.ended(key, (first, form), now);
                    return asked;
                }
            }
        }
    }
}
