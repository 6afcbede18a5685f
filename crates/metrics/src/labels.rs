//! The labels: each a list of all the words that may stand there.

use strum::{IntoStaticStr, VariantArray};

use super::instruments::MetricLabel;

/// Makes a list of words a label of this name.
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

/// How somebody asks for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PressKind {
    /// By a button or a menu.
    Button,
    /// By sending a form.
    Form,
    Command,
}
label!(PressKind, "kind");

/// What came of a first answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum FirstAnswerFate {
    /// It arrived in time.
    Arrived,
    /// Discord did not take it, mostly because it came too late.
    Refused,
    /// The line broke again and again: it may have arrived.
    Unknown,
}
label!(FirstAnswerFate, "outcome");

/// Why a press was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TurnedAway {
    /// Too many of the person's wait; they were told so.
    Told,
    /// So many that nobody would read it.
    Silent,
}
label!(TurnedAway, "how");

/// A part of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PanelPart {
    /// Words and buttons.
    Text,
    Picture,
}
label!(PanelPart, "part");

/// What became of something to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum WriteFate {
    /// It is on the disk.
    Committed,
    /// It is not: the disk, or the game had moved on.
    Failed,
}
label!(WriteFate, "outcome");

#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum DatabaseFile {
    Database,
    /// What is not in it yet.
    Wal,
}
label!(DatabaseFile, "file");

/// Where a picture came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PictureFrom {
    /// It was painted lately, or is being painted for somebody else.
    Cache,
    Painter,
    /// It could not be.
    Nowhere,
}
label!(PictureFrom, "from");

/// What came of a visit to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum VisitFate {
    /// All its messages are right.
    Synced,
    /// Something is said later, as it should be.
    Due,
    /// Something can only be said when the place changes: a permission, a lock.
    Stuck,
    /// Something could not be said and is tried again.
    Retried,
}
label!(VisitFate, "outcome");

/// Where a game is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum GameLife {
    /// Its table waits for people.
    Gathering,
    /// It is played.
    Running,
    /// It is over or closed.
    Ended,
}
label!(GameLife, "state");

/// What people have to do with games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum PeopleWho {
    /// Have a seat in a running game.
    Playing,
    WaitedFor,
    /// Ever had a seat at a table.
    Known,
}
label!(PeopleWho, "who");

/// How bad a line of the log is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum LogLevel {
    /// Something broke.
    Error,
    /// Something needs to be looked at.
    Warn,
}
label!(LogLevel, "level");

/// What Discord asks to wait with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum RateScope {
    /// Everything.
    Global,
    Route,
}
label!(RateScope, "scope");

/// What is asked of Discord, as the pattern of its route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
pub enum Endpoint {
    #[strum(serialize = "GET /gateway")]
    Gateway,
    /// Who the bot is.
    #[strum(serialize = "GET /oauth2/applications/@me")]
    Application,
    #[strum(serialize = "PUT /applications/{application}/commands")]
    Commands,
    #[strum(serialize = "GET /applications/{application}/emojis")]
    Emojis,
    #[strum(serialize = "POST /applications/{application}/emojis")]
    NewEmoji,
    /// An emoji that goes.
    #[strum(serialize = "DELETE /applications/{application}/emojis/{emoji}")]
    OldEmoji,
    /// The first answer to a press.
    #[strum(serialize = "POST /interactions/{interaction}/{token}/callback")]
    FirstAnswer,
    /// Whether an answer is there.
    #[strum(serialize = "GET /webhooks/{application}/{token}/messages/@original")]
    AnswerLook,
    /// An answer, or a message that was pressed on.
    #[strum(serialize = "PATCH /webhooks/{application}/{token}/messages/@original")]
    AnswerEdit,
    /// A message that was pressed on goes.
    #[strum(serialize = "DELETE /webhooks/{application}/{token}/messages/@original")]
    AnswerDelete,
    /// A new message.
    #[strum(serialize = "POST /channels/{channel}/messages")]
    Post,
    /// A message that changes.
    #[strum(serialize = "PATCH /channels/{channel}/messages/{message}")]
    Edit,
    /// A message that goes.
    #[strum(serialize = "DELETE /channels/{channel}/messages/{message}")]
    Delete,
    /// Messages are looked through.
    #[strum(serialize = "GET /channels/{channel}/messages")]
    Messages,
    /// A new thread.
    #[strum(serialize = "POST /channels/{channel}/messages/{message}/threads")]
    Thread,
    /// A thread is folded away or brought back.
    #[strum(serialize = "PATCH /channels/{channel}")]
    Channel,
    /// What a channel is like.
    #[strum(serialize = "GET /channels/{channel}")]
    ChannelLook,
    /// A conversation with one person.
    #[strum(serialize = "POST /users/@me/channels")]
    Direct,
    /// Whether somebody is in a server.
    #[strum(serialize = "GET /guilds/{guild}/members/{user}")]
    Member,
}
label!(Endpoint, "route");

/// What Discord answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
pub enum AnswerStatus {
    /// It did it.
    #[strum(serialize = "2xx")]
    Done,
    /// The request is wrong.
    #[strum(serialize = "400")]
    Wrong,
    /// The token is.
    #[strum(serialize = "401")]
    Unknown,
    /// It is not permitted.
    #[strum(serialize = "403")]
    Forbidden,
    /// There is no such thing.
    #[strum(serialize = "404")]
    Gone,
    #[strum(serialize = "429")]
    TooMany,
    /// Something else that is said to be the bot's fault.
    #[strum(serialize = "4xx")]
    OtherRefusal,
    /// Something that is said to be Discord's.
    #[strum(serialize = "5xx")]
    Broken,
    /// Nothing: the line broke or it took too long, or what came could not be understood.
    #[strum(serialize = "none")]
    Nothing,
}
label!(AnswerStatus, "status");

impl AnswerStatus {
    /// Of a number of HTTP; nothing where none came.
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
