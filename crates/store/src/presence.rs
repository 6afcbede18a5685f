//! Uptime of the bot, and daily schedules of people.

use viceroy_model::timing::{DailySchedule, Millis};

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    pub at: Millis,
    pub wall: WallTime,
}

/// Downtime or a change of the system clock. No time counted meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    pub number: u32,
    pub at: Millis,
    /// How far the system clock was ahead before.
    pub before: Millis,
    pub after: Millis,
    /// Length of the downtime; zero when only the clock changed.
    pub away: Millis,
}

impl Store {
    pub async fn last_here(&self) -> Result<Option<Heartbeat>> {
        let row: Option<(i64, i64)> =
            sqlx::query_as("select at, wall from presence").fetch_optional(&self.reads).await?;
        Ok(row.map(|(at, wall)| Heartbeat { at, wall: WallTime(wall) }))
    }

    pub async fn here(&self, here: Heartbeat, outages: Vec<Outage>) -> Result<()> {
        self.change(Outdates::Nothing, (here, outages), |(here, outages), connection| {
            Box::pin(async move {
                for outage in outages {
                    // A retry after an error may write the same outage again.
                    let sql = "insert or replace into outages
                 (number, at, ahead_before, ahead_after, away) values (?, ?, ?, ?, ?)";
                    let Outage { number, at, before, after, away } = outage;
                    run(connection, query!(sql, number, at, before, after, away)).await?;
                }
                let sql = "insert or replace into presence (one, at, wall) values (1, ?, ?)";
                run(connection, query!(sql, here.at, here.wall.0)).await?;
                Ok(0)
            })
        })
        .await
    }

    /// Outages in order, as far as they matter to running games, plus the last one in any case.
    pub async fn outages(&self) -> Result<Vec<Outage>> {
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

    /// An unreadable schedule counts as none.
    pub async fn rhythm(&self, who: PersonId) -> Result<DailySchedule> {
        let sql = "select rhythm from rhythms where person = ?";
        let text: Option<String> = query_scalar!(sql, who).fetch_optional(&self.reads).await?;
        let read = text.and_then(|text| {
            let read = serde_json::from_str(&text);
            read.inspect_err(|error| tracing::warn!(%error, "somebody's days cannot be read")).ok()
        });
        Ok(read.unwrap_or_default())
    }

    pub async fn set_rhythm(&self, person: PersonId, rhythm: &DailySchedule) -> Result<()> {
        let rhythm = serde_json::to_string(rhythm)?;
        let told = "insert into rhythms (person, rhythm) values (?1, ?2)
             on conflict (person) do update set rhythm = ?2";
        self.run(Outdates::Everything, query!(told, person, rhythm)).await
    }
}
