//! When the bot was there, and what people have told of their days.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::PersonId;
use viceroy_model::timing::{DailySchedule, Millis, WallTime};

/// That the bot was there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    pub at: Millis,
    /// What the clock on the wall showed.
    pub wall: WallTime,
}

/// That the bot was not there for a time, or that its clock on the wall was set. Nothing was counted meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    pub number: u32,
    pub at: Millis,
    /// By how much the clock on the wall was ahead before.
    pub before: Millis,
    /// And afterwards.
    pub after: Millis,
    /// How long the bot was not there; nothing where only the clock was set.
    pub away: Millis,
}

impl Store {
    /// When the bot was last known to be there.
    pub async fn last_here(&self) -> Result<Option<Heartbeat>, StoreError> {
        let row: Option<(i64, i64)> =
            sqlx::query_as("select at, wall from presence").fetch_optional(&self.reads).await?;
        Ok(row.map(|(at, wall)| Heartbeat { at, wall: WallTime(wall) }))
    }

    /// Remembers that the bot is there, and these times in which it was not.
    pub async fn here(&self, here: Heartbeat, outages: Vec<Outage>) -> Result<(), StoreError> {
        let written = self.writer.write((here, outages), |(here, outages), connection| {
            Box::pin(async move {
                for outage in outages {
                    // What may have been written before a fault is the same.
                    sqlx::query(
                "insert or replace into outages (number, at, ahead_before, ahead_after, away)
                 values (?, ?, ?, ?, ?)",
            )
            .bind(outage.number)
            .bind(outage.at)
            .bind(outage.before)
            .bind(outage.after)
            .bind(outage.away)
            .execute(&mut *connection)
            .await?;
                }
                sqlx::query("insert or replace into presence (one, at, wall) values (1, ?, ?)")
                    .bind(here.at)
                    .bind(here.wall.0)
                    .execute(connection)
                    .await?;
                Ok(0)
            })
        });
        written.await.map(drop)
    }

    /// When the bot was not there, in order, as far as it matters to a game that runs; and the last time in any case.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let rows: Vec<(u32, i64, i64, i64, i64)> = sqlx::query_as(
            "select number, at, ahead_before, ahead_after, away from outages
             where at >= (select min(started_at) from games where state = 'started')
                or number = (select max(number) from outages)
             order by number",
        )
        .fetch_all(&self.reads)
        .await?;
        let outage = |(number, at, before, after, away)| Outage { number, at, before, after, away };
        Ok(rows.into_iter().map(outage).collect())
    }

    /// What a person has told of their days; what cannot be read any more is as if they had not.
    pub async fn rhythm(&self, who: PersonId) -> Result<DailySchedule, StoreError> {
        let text: Option<String> =
            sqlx::query_scalar("select rhythm from rhythms where person = ?")
                .bind(who)
                .fetch_optional(&self.reads)
                .await?;
        let read = text.and_then(|text| {
            let read = serde_json::from_str(&text);
            read.inspect_err(|error| tracing::warn!(%error, "somebody's days cannot be read")).ok()
        });
        Ok(read.unwrap_or_default())
    }

    /// Remembers what a person tells of their days.
    pub async fn set_rhythm(
        &self,
        person: PersonId,
        rhythm: &DailySchedule,
    ) -> Result<(), StoreError> {
        let rhythm = serde_json::to_string(rhythm)?;
        let told = sqlx::query(
            "insert into rhythms (person, rhythm) values (?1, ?2)
             on conflict (person) do update set rhythm = ?2",
        );
        self.run(told.bind(person).bind(rhythm)).await
    }
}
