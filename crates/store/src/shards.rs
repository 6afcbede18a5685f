//! Shards of the gateway: sessions that the next process resumes, and when one shard was away.

use viceroy_model::shard::{Shard, ShardCount};
use viceroy_model::timing::{Millis, Stretch};

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GatewaySession {
    pub shard: u32,
    pub session: String,
    /// Of the last event that was seen to.
    pub sequence: u64,
    pub resume_url: Option<String>,
    /// The bot's user.
    pub bot: Option<u64>,
}

/// On the uptime clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShardOutage {
    pub shard: Shard,
    pub away: Stretch,
}

/// What sessions were begun for. They are of no use to anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GatewayIdentity {
    pub application: u64,
    pub shards: ShardCount,
    /// The events that Discord sends.
    pub intents: u64,
}

type SessionRow = (u32, String, i64, Option<String>, Option<i64>);

impl Store {
    /// How many shards the kept sessions are of.
    pub async fn shards_before(&self) -> Result<Option<ShardCount>> {
        let count = "select max(shards) from gateway_sessions";
        let count: Option<u32> = query_scalar!(count).fetch_one(&self.reads).await?;
        Ok(count.map(ShardCount::new))
    }

    /// None if they are of another.
    pub async fn gateway_sessions(&self, of: GatewayIdentity) -> Result<Vec<GatewaySession>> {
        let GatewayIdentity { application, shards, intents } = of;
        let sql = "select shard, session, sequence, resume_url, bot from gateway_sessions
                   where application = ? and shards = ? and intents = ? order by shard";
        let rows: Vec<SessionRow> =
            query_as!(sql, application.cast_signed(), shards.get(), intents.cast_signed())
                .fetch_all(&self.reads)
                .await?;
        let read = |(shard, session, sequence, resume_url, bot): SessionRow| GatewaySession {
            shard,
            session,
            sequence: sequence.cast_unsigned(),
            resume_url,
            bot: bot.map(i64::cast_unsigned),
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// In place of all others.
    pub async fn keep_gateway_sessions(
        &self,
        of: GatewayIdentity,
        sessions: Vec<GatewaySession>,
    ) -> Result<()> {
        self.change(Outdates::Nothing, (of, sessions), |(of, sessions), connection| {
            Box::pin(async move {
                let shards = of.shards.get();
                let (application, intents) =
                    (of.application.cast_signed(), of.intents.cast_signed());
                sqlx::query("delete from gateway_sessions").execute(&mut *connection).await?;
                for one in sessions {
                    let GatewaySession { shard, session, sequence, resume_url, bot } = one;
                    let (sequence, bot) = (sequence.cast_signed(), bot.map(u64::cast_signed));
                    let sql = "insert into gateway_sessions
                     (shard, shards, application, intents, bot, session, sequence, resume_url)
                     values (?, ?, ?, ?, ?, ?, ?, ?)";
                    let row = query!(sql, shard, shards, application, intents);
                    let row = row.bind(bot).bind(session).bind(sequence).bind(resume_url);
                    run(connection, row).await?;
                }
                Ok(0)
            })
        })
        .await
    }

    /// As far as they matter to running games.
    pub async fn shard_outages(&self) -> Result<Vec<ShardOutage>> {
        let rows: Vec<(u32, u32, i64, i64)> = sqlx::query_as(
            "select shard, shards, since, until from shard_outages
             where until >= (select min(started_at) from games where state = 'started')
             order by since, shard",
        )
        .fetch_all(&self.reads)
        .await?;
        let read = |(number, shards, from, to): (u32, u32, Millis, Millis)| {
            let shard = ShardCount::new(shards).all().find(|shard| shard.number() == number)?;
            Some(ShardOutage { shard, away: Stretch { from, to } })
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// One that goes on is stored again with a later end.
    pub async fn keep_shard_outages(&self, outages: Vec<ShardOutage>) -> Result<()> {
        self.change(Outdates::Nothing, outages, |outages, connection| {
            Box::pin(async move {
                for ShardOutage { shard, away: Stretch { from, to } } in outages {
                    let (number, shards) = (shard.number(), shard.count().get());
                    let sql = "insert or replace into shard_outages (shard, shards, since, until)
                     values (?, ?, ?, ?)";
                    run(connection, query!(sql, number, shards, from, to)).await?;
                }
                Ok(0)
            })
        })
        .await
    }
}
