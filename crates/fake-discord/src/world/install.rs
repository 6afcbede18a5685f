//! Application installation types.

use serde::{Deserialize, Serialize};

/// How the application is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum InstallKind {
    /// In a guild, with the bot.
    Guild,
    /// By a user, in any channel they use.
    User,
}

impl From<InstallKind> for u8 {
    fn from(kind: InstallKind) -> u8 {
        match kind {
            InstallKind::Guild => 0,
            InstallKind::User => 1,
        }
    }
}

impl TryFrom<u8> for InstallKind {
    type Error = String;

    fn try_from(number: u8) -> Result<InstallKind, String> {
        match number {
            0 => Ok(InstallKind::Guild),
            1 => Ok(InstallKind::User),
            _ => Err("0 is a guild's installation, and 1 a user's".to_owned()),
        }
    }
}
