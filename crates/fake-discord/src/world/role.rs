//! Roles and permission overwrites.

use serde::{Deserialize, Serialize};

use super::snowflake::Snowflake;

/// A role. `@everyone` has the guild's id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    /// The role id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Guild-level permissions.
    pub permissions: u64,
    /// The guild.
    #[serde(default = "super::guild::first")]
    pub guild: Snowflake,
}

/// A channel's permission overwrite for a role or user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overwrite {
    /// Granted permissions.
    pub allow: u64,
    /// Denied permissions.
    pub deny: u64,
}

impl Overwrite {
    pub(super) fn applied_to(self, held: u64) -> u64 {
        held & !self.deny | self.allow
    }
}
