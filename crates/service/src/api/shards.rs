//! The connections to the chat, which may be several: each has the events of some servers.

use std::time::Duration;

use crate::prelude::*;
use viceroy_model::shard::{Shard, ShardCount};
use viceroy_store::{GatewayIdentity, GatewaySession};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    Up,
    Lost,
}

impl Host {
    /// Before any of them connects.
    pub fn expects_shards(&self, shards: ShardCount) {
        self.outages.expects_shards(shards);
    }

    /// While a shard is away, no time counts on its servers, and with the first one's for whoever
    /// plays by direct message. While all are away, none counts at all. Short absences do not
    /// matter.
    pub async fn connection(&self, shard: Shard, connection: Connection) -> Result<(), Fault> {
        match connection {
            Connection::Lost => {
                self.outages.shard_is_lost(shard);
                Ok(())
            }
            Connection::Up => {
                // Both at once, and whatever the disk says.
                self.clock.back();
                let missed = self.outages.shard_is_back(shard);
                let noted = self.outages.note_presence().await;
                self.outages.shard_has_missed(missed).await?;
                noted
            }
        }
    }

    /// How many the process before had.
    pub async fn shards_before(&self) -> Result<Option<ShardCount>, Fault> {
        Ok(self.store.shards_before().await?)
    }

    /// Those of the process before, if it was the same.
    pub async fn gateway_sessions(
        &self,
        of: GatewayIdentity,
    ) -> Result<Vec<GatewaySession>, Fault> {
        Ok(self.store.gateway_sessions(of).await?)
    }

    /// In place of those that were kept before.
    pub async fn keep_gateway_sessions(
        &self,
        of: GatewayIdentity,
        sessions: Vec<GatewaySession>,
    ) -> Result<(), Fault> {
        Ok(self.store.keep_gateway_sessions(of, sessions).await?)
    }

    /// Time since the last gateway session started, by any process. A clock that was set back
    /// counts as zero.
    pub async fn since_session_start(&self) -> Result<Option<Duration>, Fault> {
        let last = self.store.last_session_start().await?;
        let WallTime(now) = self.clock.wall();
        let since = |WallTime(last)| u64::try_from(now.saturating_sub(last)).unwrap_or(0);
        Ok(last.map(|last| Duration::from_millis(since(last))))
    }

    pub async fn session_starts_now(&self) -> Result<(), Fault> {
        Ok(self.store.session_starts(self.clock.wall()).await?)
    }
}
