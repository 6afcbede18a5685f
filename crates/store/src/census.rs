//! Counts games and people from indexes alone, so the cost stays low however much is stored.

use crate::prelude::*;
use viceroy_metrics::{DatabaseFile, GameLife, PeopleWho};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Census {
    pub gathering: i64,
    pub running: i64,
    pub ended: i64,
    /// Games with messages that are out of date.
    pub untold: i64,
    pub playing: i64,
    pub waited_for: i64,
    pub known: i64,
    /// How often the bot was down or its clock was set.
    pub outages: i64,
    /// Total downtime in milliseconds.
    pub away: i64,
}

/// Ids of games say nothing: a restore leaves numbers out.
const COUNTED: &str = "
    select
      (select count(*) from games where state = 'gathering'),
      (select count(distinct game) from seats where waited_for is not null),
      (select count(*) from games),
      (select count(*) from games where synced < revision),
      (select count(distinct person) from seats where waited_for is not null),
      (select count(distinct person) from seats where waited_for = 1),
      (select count(distinct person) from seats where person is not null),
      (select count(*) from outages),
      (select ifnull(sum(away), 0) from outages)";

type CensusRow = (i64, i64, i64, i64, i64, i64, i64, i64, i64);

impl Census {
    pub(super) async fn read<'c>(
        reads: impl sqlx::Executor<'c, Database = sqlx::Sqlite>,
    ) -> Result<Census> {
        let counts: CensusRow = sqlx::query_as(COUNTED).fetch_one(reads).await?;
        let (gathering, running, made, untold, playing, waited_for, known, outages, away) = counts;
        Ok(Census {
            gathering,
            running,
            ended: (made - gathering - running).max(0),
            untold,
            playing,
            waited_for,
            known,
            outages,
            away,
        })
    }
}

impl Store {
    pub async fn census(&self) -> Result<Census> {
        let metrics = &self.metrics;
        let waiting = self.writer.waiting();
        metrics.writes_waiting.set(waiting.try_into().unwrap_or(i64::MAX));
        for (file, end) in [(DatabaseFile::Database, ""), (DatabaseFile::Wal, "-wal")] {
            let size = std::fs::metadata(beside(&self.database, end)).map_or(0, |file| file.len());
            let size = size.try_into().unwrap_or(i64::MAX);
            metrics.database_bytes.of(file).set(size);
        }
        let census = Census::read(&self.reads).await?;
        let games = [
            (GameLife::Gathering, census.gathering),
            (GameLife::Running, census.running),
            (GameLife::Ended, census.ended),
        ];
        for (life, count) in games {
            metrics.games.of(life).set(count);
        }
        let people = [
            (PeopleWho::Playing, census.playing),
            (PeopleWho::WaitedFor, census.waited_for),
            (PeopleWho::Known, census.known),
        ];
        for (who, count) in people {
            metrics.people.of(who).set(count);
        }
        metrics.games_untold.set(census.untold);
        metrics.outages.set(census.outages.unsigned_abs());
        metrics.outage_seconds.set(census.away.unsigned_abs() / 1000);
        Ok(census)
    }

    /// Sends an empty write through the writer: fails when the writer is stuck or the file was
    /// moved. The commit writes nothing, so it does not wait for the disk.
    pub async fn try_writing(&self) -> Result<()> {
        self.writer.write(Outdates::Nothing, (), |(), _| Box::pin(async { Ok(0) })).await.map(drop)
    }
}
