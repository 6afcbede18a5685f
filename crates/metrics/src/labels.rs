//! The labels as enums of all their values.

use strum::{IntoStaticStr, VariantArray};

use super::instruments::MetricLabel;

macro_rules! label {
    ($label:ident, $name:literal) => {
        impl MetricLabel for $label {
            const NAME: &'static str = $name;
            const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

            fn value(self) -> &'static str {
                self.into()
            }

            fn number(self) -> usize {
                self as usize
            }
        }
    };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PressKind {
    Button,
    Form,
    Command,
}
label!(PressKind, "kind");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum FirstAnswerFate {
    Arrived,
    /// Rejected by Discord, mostly for being late.
    Refused,
    /// After repeated network errors: it may have arrived.
    Unknown,
}
label!(FirstAnswerFate, "outcome");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TurnedAway {
    /// Too many of the user's requests wait; the user was informed.
    Told,
    /// So many that nobody would read another message.
    Silent,
}
label!(TurnedAway, "how");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PanelPart {
    Text,
    Picture,
}
label!(PanelPart, "part");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum WriteFate {
    Committed,
    /// A disk error, or the game had moved on.
    Failed,
}
label!(WriteFate, "outcome");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DatabaseFile {
    Database,
    Wal,
}
label!(DatabaseFile, "file");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PictureFrom {
    /// Rendered recently, or shared with a concurrent request.
    Cache,
    Painter,
    /// Rendering failed.
    Nowhere,
}
label!(PictureFrom, "from");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum VisitFate {
    Synced,
    /// Messages remain that are due later.
    Due,
    /// Blocked until something changes in the channel, such as a permission or a lock.
    Stuck,
    Retried,
}
label!(VisitFate, "outcome");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum GameLife {
    Gathering,
    Running,
    Ended,
}
label!(GameLife, "state");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PeopleWho {
    Playing,
    WaitedFor,
    /// Ever had a seat at a table.
    Known,
}
label!(PeopleWho, "who");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum LogLevel {
    Error,
    Warn,
}
label!(LogLevel, "level");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum RateScope {
    Global,
    Route,
}
label!(RateScope, "scope");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
pub enum Endpoint {
    #[strum(serialize = "GET /gateway")]
    Gateway,
    #[strum(serialize = "GET /oauth2/applications/@me")]
    Application,
    #[strum(serialize = "PUT /applications/{application}/commands")]
    Commands,
    #[strum(serialize = "GET /applications/{application}/emojis")]
    Emojis,
    #[strum(serialize = "POST /applications/{application}/emojis")]
    NewEmoji,
    #[strum(serialize = "DELETE /applications/{application}/emojis/{emoji}")]
    OldEmoji,
    /// The first response to an interaction.
    #[strum(serialize = "POST /interactions/{interaction}/{token}/callback")]
    FirstAnswer,
    #[strum(serialize = "GET /webhooks/{application}/{token}/messages/@original")]
    AnswerLook,
    /// A reply, or the message whose button was pressed.
    #[strum(serialize = "PATCH /webhooks/{application}/{token}/messages/@original")]
    AnswerEdit,
    #[strum(serialize = "DELETE /webhooks/{application}/{token}/messages/@original")]
    AnswerDelete,
    #[strum(serialize = "POST /channels/{channel}/messages")]
    Post,
    #[strum(serialize = "PATCH /channels/{channel}/messages/{message}")]
    Edit,
    #[strum(serialize = "DELETE /channels/{channel}/messages/{message}")]
    Delete,
    #[strum(serialize = "GET /channels/{channel}/messages")]
    Messages,
    #[strum(serialize = "POST /channels/{channel}/messages/{message}/threads")]
    Thread,
    #[strum(serialize = "PATCH /channels/{channel}")]
    Channel,
    #[strum(serialize = "GET /channels/{channel}")]
    ChannelLook,
    #[strum(serialize = "POST /users/@me/channels")]
    Direct,
    #[strum(serialize = "GET /guilds/{guild}/members/{user}")]
    Member,
    #[strum(serialize = "GET /guilds/{guild}")]
    Server,
}
label!(Endpoint, "route");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
pub enum AnswerStatus {
    #[strum(serialize = "2xx")]
    Done,
    #[strum(serialize = "400")]
    Wrong,
    #[strum(serialize = "401")]
    Unknown,
    #[strum(serialize = "403")]
    Forbidden,
    #[strum(serialize = "404")]
    Gone,
    #[strum(serialize = "429")]
    TooMany,
    /// Any other status blamed on the bot.
    #[strum(serialize = "4xx")]
    OtherRefusal,
    #[strum(serialize = "5xx")]
    Broken,
    /// A network error, a timeout or an unreadable response.
    #[strum(serialize = "none")]
    Nothing,
}
label!(AnswerStatus, "status");

impl AnswerStatus {
    pub fn of(status: Option<u16>) -> AnswerStatus {
        match status {
            Some(200..300) => AnswerStatus::Done,
            Some(400) => AnswerStatus::Wrong,
            Some(401) => AnswerStatus::Unknown,
            Some(403) => AnswerStatus::Forbidden,
            Some(404) => AnswerStatus::Gone,
            Some(429) => AnswerStatus::TooMany,
            Some(400..500) => AnswerStatus::OtherRefusal,
            Some(500..600) => AnswerStatus::Broken,
            Some(_) | None => AnswerStatus::Nothing,
        }
    }
}
