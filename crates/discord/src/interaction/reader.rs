//! The user to whom something is shown.

use viceroy_model::messages::Names;

use crate::prelude::*;

#[derive(Clone)]
pub struct Reader {
    pub id: PersonId,
    /// Of the user's client, as Discord spells it.
    pub locale: String,
    /// The chosen language, else the one nearest to the locale.
    pub wording: Arc<Wording>,
    /// Used to match typed words.
    pub languages: Languages,
    /// Channel or thread, if known.
    pub room: Option<RoomId>,
    /// If the user has just pressed something.
    pub names: Option<Names>,
}

impl Reader {
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

    /// After a change of the chosen language.
    #[must_use]
    pub fn reading(self, chosen: Option<LanguageTag>) -> Reader {
        let Reader { id, room, names, .. } = self;
        Reader { room, names, ..Reader::new(id, &self.locale, chosen, &self.languages) }
    }

    #[must_use]
    pub fn called(self, names: Names) -> Reader {
        let names = Some(names);
        Reader { names, ..self }
    }

    #[must_use]
    pub fn in_room(self, channel: ChannelId) -> Reader {
        let room = Some(RoomId(channel.get()));
        Reader { room, ..self }
    }
}
