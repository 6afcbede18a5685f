//! Roles, and what channels give and take.

use serde::{Deserialize, Serialize};

use super::snowflake::Snowflake;

/// A role of the guild. The one with the guild's identifier is everybody's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    /// Which.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// What whoever has it may do on the guild.
    pub permissions: u64,
    /// The guild.
    #[serde(default = "super::guild::first")]
    pub guild: Snowflake,
}

/// What a channel gives to whoever has a role, or to one user, and what it takes from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overwrite {
    /// What they may do there in any case.
    pub allow: u64,
    /// What they may not.
    pub deny: u64,
}

impl Overwrite {
    pub(super) fn applied_to(self, held: u64) -> u64 {
        held & !self.deny | self.allow
    }
}
