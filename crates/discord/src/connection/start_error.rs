//! Why the bot could not start or had to stop.

use crate::gateway::FatalClose;
use crate::wire::error::{self, Failure};

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("no HTTP client: {0}")]
    Http(#[from] reqwest::Error),
    #[error(
        "Discord cannot be reached ({0}). Check the network of this machine and start the bot again."
    )]
    Unreachable(String),
    #[error(
        "Discord does not know this token. Reset it on the page Bot of your application in Discord's developer portal \
         and put the new one into DISCORD_TOKEN."
    )]
    WrongToken,
    #[error("Discord did not accept the bot: {0}")]
    Refused(String),
    #[error("the stand-in names a gateway on another machine: {0}")]
    GatewayElsewhere(String),
    #[error(
        "Discord does not say which application the token is of, and no bot has served these games before. Start the bot again later."
    )]
    ApplicationUnknown,
    #[error("no free port on the loopback interface for the relay to Discord's gateway")]
    NoPort,
    #[error("{}", refused_sentence(.0))]
    GatewayRefused(FatalClose),
    #[error(
        "Discord's gateway wants more connections than when the bot was started (close code 4011). A restart opens as many as \
         it recommends."
    )]
    Outgrown,
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

fn refused_sentence(fatal: &FatalClose) -> &'static str {
    match fatal {
        FatalClose::WrongToken => "Discord's gateway does not know this token (close code 4004).",
        FatalClose::InvalidShard | FatalClose::ShardingRequired => {
            "Discord's gateway wants more connections (close code 4010 or 4011): the bot is on more servers than VICEROY_SHARDS \
             allows, some 2,500 for each. Take the variable out, and the bot opens as many as Discord recommends."
        }
        FatalClose::InvalidVersion => {
            "Discord's gateway no longer speaks version 10 (close code 4012). Use a newer version of this program."
        }
        FatalClose::InvalidIntents | FatalClose::DisallowedIntents => {
            "Discord's gateway does not let this bot hear of its servers (close code 4013 or 4014). Look at the page Bot of your \
             application in Discord's developer portal: it may have been limited; the bot needs no privileged intent."
        }
    }
}

impl StartError {
    /// Whether a restart is pointless until an operator changes something.
    pub fn needs_operator(&self) -> bool {
        match self {
            StartError::WrongToken | StartError::GatewayRefused(_) => true,
            StartError::Http(_)
            | StartError::Unreachable(_)
            | StartError::Refused(_)
            | StartError::GatewayElsewhere(_)
            | StartError::ApplicationUnknown
            | StartError::NoPort
            | StartError::Outgrown
            | StartError::Ended(_) => false,
        }
    }
}

impl From<serenity::Error> for StartError {
    fn from(error: serenity::Error) -> StartError {
        match error::failure(&error) {
            Failure::Unreachable(why) => StartError::Unreachable(why),
            Failure::Unauthorized => StartError::WrongToken,
            Failure::Refused(why) => StartError::Refused(why),
        }
    }
}

impl From<FatalClose> for StartError {
    fn from(fatal: FatalClose) -> StartError {
        match fatal {
            FatalClose::WrongToken => StartError::WrongToken,
            FatalClose::InvalidShard
            | FatalClose::ShardingRequired
            | FatalClose::InvalidVersion
            | FatalClose::InvalidIntents
            | FatalClose::DisallowedIntents => StartError::GatewayRefused(fatal),
        }
    }
}
