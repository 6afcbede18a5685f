//! Why the bot could not start or had to stop.

use crate::discord::wire::error::{self, Failure};

/// Why the bot could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The HTTP client could not be made.
    #[error("no HTTP client: {0}")]
    Http(#[from] reqwest::Error),
    /// Discord does not answer.
    #[error(
        "Discord cannot be reached ({0}). Check the network of this machine and start the bot again."
    )]
    Unreachable(String),
    /// Discord does not know the token.
    #[error(
        "Discord does not know this token. Reset it on the page Bot of your application in Discord's developer portal \
         and put the new one into DISCORD_TOKEN."
    )]
    WrongToken,
    /// Discord refuses something else.
    #[error("Discord did not accept the bot: {0}")]
    Refused(String),
    /// The stand-in names a gateway elsewhere.
    #[error("the stand-in names a gateway on another machine: {0}")]
    GatewayElsewhere(String),
    /// The commands could not be registered.
    #[error("Discord did not accept the bot's commands: {0}")]
    Commands(String),
    /// No connection to the gateway comes about, although Discord can be reached.
    #[error(
        "Discord can be reached, but for {} minutes there has been no connection to its gateway. Start the bot again; a \
         supervisor does that by itself.",
        super::reconnect::HOPELESS.as_secs() / 60
    )]
    StillOffline,
    /// The connection ended for good.
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

impl StartError {
    /// What a failed request at the start means; what Discord refused becomes what `refused` makes of it.
    pub fn of(error: &serenity::Error, refused: fn(String) -> StartError) -> StartError {
        match error::failure(error) {
            Failure::Unreachable(why) => StartError::Unreachable(why),
            Failure::Unauthorized => StartError::WrongToken,
            Failure::Refused(why) => refused(why),
        }
    }
}

impl From<serenity::Error> for StartError {
    fn from(error: serenity::Error) -> StartError {
        StartError::of(&error, StartError::Refused)
    }
}
