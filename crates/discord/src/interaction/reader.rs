//! Whoever reads what is shown.

use std::sync::Arc;

use serenity::all::ChannelId;

use viceroy_i18n::{Languages, Wording};
use viceroy_model::messages::{LanguageTag, Names, PersonId, RoomId};

/// Somebody something is shown to, with the language they read.
#[derive(Clone)]
pub struct Reader {
    pub id: PersonId,
    /// What their chat program is set to, as Discord names it.
    pub locale: String,
    /// The language that they have chosen, or the one that is nearest to it.
    pub wording: Arc<Wording>,
    /// All languages, by whose words they may name something.
    pub languages: Languages,
    /// Where they read it, if that is known.
    pub room: Option<RoomId>,
    /// What they are called, if they have just pressed something.
    pub names: Option<Names>,
}

impl Reader {
    /// Somebody whose chat program is set to a language, and who may have chosen another.
    pub fn new(
        id: PersonId,
        locale: &str,
        chosen: Option<LanguageTag>,
        languages: &Languages,
    ) -> Reader {
        let read = chosen.as_ref().map_or(locale, |chosen| &chosen.0);
        Reader {
            id,
            locale: locale.to_owned(),
            wording: Arc::clone(languages.nearest(read)),
            languages: languages.clone(),
            room: None,
            names: None,
        }
    }

    /// The same once they have chosen another language, or none.
    #[must_use]
    pub fn reading(self, chosen: Option<LanguageTag>) -> Reader {
        let Reader { id, room, names, .. } = self;
        Reader { room, names, ..Reader::new(id, &self.locale, chosen, &self.languages) }
    }

    /// The same under their names of today.
    #[must_use]
    pub fn called(self, names: Names) -> Reader {
        let names = Some(names);
        Reader { names, ..self }
    }

    /// The same in a channel, thread or conversation.
    #[must_use]
    pub fn in_room(self, channel: ChannelId) -> Reader {
        let room = Some(RoomId(channel.get()));
        Reader { room, ..self }
    }
}
