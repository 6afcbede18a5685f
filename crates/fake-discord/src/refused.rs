//! Actions that a user's client would not allow.

use std::io;

/// Why a real client would not offer an action.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// No such user.
    #[error("there is no such user")]
    NoSuchUser,
    /// No such visible channel.
    #[error("you see no such channel")]
    NoSuchChannel,
    /// No such visible message.
    #[error("you see no such message")]
    NoSuchMessage,
    /// No such role or user.
    #[error("there is no such role or user")]
    NoSuchRole,
    /// The message has no such component.
    #[error("the message has no button or menu {0:?}")]
    NoSuchComponent(String),
    /// The component is disabled.
    #[error("the button or menu {0:?} is disabled")]
    Disabled(String),
    /// The menu does not allow this selection.
    #[error("the menu does not allow these choices")]
    Choices,
    /// No such command is available here.
    #[error("there is no command /{0} here")]
    NoSuchCommand(String),
    /// A command option is invalid.
    #[error("{0}")]
    Option(String),
    /// No modal is open for that interaction.
    #[error("no such form is open")]
    NoSuchModal,
    /// A modal field is invalid.
    #[error("the field {0:?} is missing or too long")]
    Field(String),
    /// The user lacks the permission.
    #[error("you are not allowed to do this here")]
    Forbidden,
    /// The guild does not exist or lacks the bot.
    #[error("there is no guild with the bot in it")]
    NoGuild,
    /// The text is empty or too long.
    #[error("a message has 1 to 2000 characters")]
    Length,
    /// The file is too large.
    #[error("a file has at most 10 MB")]
    TooLarge,
    /// The change could not be persisted.
    #[error("the stand-in could not write its journal")]
    Journal(#[from] io::Error),
}

/// What a user does.
pub type Done<T> = Result<T, Refused>;
