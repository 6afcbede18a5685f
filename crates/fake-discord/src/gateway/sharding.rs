//! How many shards a bot needs.

use crate::prelude::*;

/// What Discord says about shards, and enforces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sharding {
    /// The number of shards in `GET /gateway/bot`.
    pub recommended: u64,
    /// Guilds of one shard; an IDENTIFY for more closes with 4011.
    pub most_guilds: usize,
}

impl Default for Sharding {
    fn default() -> Self {
        Sharding { recommended: 1, most_guilds: 2500 }
    }
}
