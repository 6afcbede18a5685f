//! A message that should exist, with what it tells.

use super::post::{AnnouncementPost, CallPost, EndPost, NewsPost, Panel, TablePost};
use super::{LanguageTag, LobbyView, MessageKey, PersonId};

/// What a message has to say.
#[derive(Clone, Debug)]
pub enum MessageBody {
    Lobby(LobbyView),
    Table(TablePost),
    News(NewsPost),
    Call(CallPost),
    /// What the table, or one person, is told beside the game.
    Announcement(Box<AnnouncementPost>),
    /// Somebody's private panel. For their eyes only.
    Panel(Box<Panel>),
    /// How the game ended.
    End(Box<EndPost>),
    /// Somebody cannot be reached by direct message.
    Unreachable(PersonId),
}

/// Whether a new message makes somebody's phone ring. A change of a message never does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alert {
    /// It notifies as messages do: by direct message always, elsewhere whom it mentions.
    Rings,
    /// It notifies nobody: whoever looks finds it.
    Silent,
}

/// A message that should exist.
#[derive(Clone, Debug)]
pub struct DesiredMessage {
    pub key: MessageKey,
    /// What it is told in: the reader's language, or the table's where everybody reads it.
    pub language: LanguageTag,
    /// What it tells.
    pub body: MessageBody,
    /// Whether it notifies when it is new.
    pub alert: Alert,
}
