//! Content of a message.

use super::post::{AnnouncementPost, CallPost, EndPost, NewsPost, Panel, TablePost};
use super::{LanguageTag, LobbyView, MessageKey, PersonId};

#[derive(Clone, Debug)]
pub enum MessageBody {
    Lobby(LobbyView),
    Table(TablePost),
    News(NewsPost),
    Call(CallPost),
    Announcement(Box<AnnouncementPost>),
    /// Private: only its player may see it.
    Panel(Box<Panel>),
    End(Box<EndPost>),
    Unreachable(PersonId),
}

/// Edits never notify.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alert {
    /// Notifies as usual: always by direct message, elsewhere those who are mentioned.
    Rings,
    Silent,
}

#[derive(Clone, Debug)]
pub struct DesiredMessage {
    pub key: MessageKey,
    /// The reader's language, or the game's for public messages.
    pub language: LanguageTag,
    pub body: MessageBody,
    pub alert: Alert,
}
