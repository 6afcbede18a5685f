//! What a user's client would not let them do.

use std::io;

/// Why a user cannot do something. On the real Discord the client would not offer it.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such user.
    #[error("there is no such user")]
    NoSuchUser,
    /// There is no such channel, or the user does not see it.
    #[error("you see no such channel")]
    NoSuchChannel,
    /// There is no such message, or the user does not see it.
    #[error("you see no such message")]
    NoSuchMessage,
    /// There is no such role, or no such user.
    #[error("there is no such role or user")]
    NoSuchRole,
    /// The message has no such button or menu.
    #[error("the message has no button or menu {0:?}")]
    NoSuchComponent(String),
    /// The button or menu cannot be used.
    #[error("the button or menu {0:?} is disabled")]
    Disabled(String),
    /// The menu does not allow these choices.
    #[error("the menu does not allow these choices")]
    Choices,
    /// No such command can be used here.
    #[error("there is no command /{0} here")]
    NoSuchCommand(String),
    /// An option of the command is wrong.
    #[error("{0}")]
    Option(String),
    /// No form is open for that interaction.
    #[error("no such form is open")]
    NoSuchModal,
    /// A field of the form is wrong.
    #[error("the field {0:?} is missing or too long")]
    Field(String),
    /// The user lacks the permission for it.
    #[error("you are not allowed to do this here")]
    Forbidden,
    /// The bot is not in the guild, or there is no guild.
    #[error("there is no guild with the bot in it")]
    NoGuild,
    /// The text is empty or too long.
    #[error("a message has 1 to 2000 characters")]
    Length,
    /// The file is too large.
    #[error("a file has at most 10 MB")]
    TooLarge,
    /// The change could not be written.
    #[error("the stand-in could not write its journal")]
    Journal(#[from] io::Error),
}
