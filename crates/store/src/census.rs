//! How many games and people there are, counted from indexes alone, so that it costs little however much is stored; and whether
//! anything can be written.

use super::Store;
use super::error::StoreError;
use super::files::beside;
use viceroy_metrics::{DatabaseFile, GameLife, PeopleWho};

/// How many there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Census {
    /// Tables that wait for people.
    pub gathering: i64,
    /// Games that are played.
    pub running: i64,
    /// Games that are over or closed.
    pub ended: i64,
    /// Games with messages that do not show the newest.
    pub untold: i64,
    /// People with a seat in a running game.
    pub playing: i64,
    pub waited_for: i64,
    /// People who ever had a seat at a table.
    pub known: i64,
    /// How often the bot was away or its clock was set.
    pub outages: i64,
    /// How long it was away, in milliseconds.
    pub away: i64,
}

/// Each from one index, or from a table of few rows. The number of a game is never used again.
const COUNTED: &str = "
    select
      (select count(*) from games where state = 'gathering'),
      (select count(distinct game) from seats where waited_for is not null),
      (select ifnull((select seq from sqlite_sequence where name = 'games'), 0)),
      (select count(*) from games where synced < revision),
      (select count(distinct person) from seats where waited_for is not null),
      (select count(distinct person) from seats where waited_for = 1),
      (select count(distinct person) from seats where person is not null),
      (select count(*) from outages),
      (select ifnull(sum(away), 0) from outages)";

type CensusRow = (i64, i64, i64, i64, i64, i64, i64, i64, i64);

impl Census {
    /// What is stored here.
    pub(super) async fn read<'c>(
        reads: impl sqlx::Executor<'c, Database = sqlx::Sqlite>,
    ) -> Result<Census, StoreError> {
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
    /// Counts games and people, and measures what was counted.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn census(&self) -> Result<Census, StoreError> {
        let metrics = &self.metrics;
        let waiting = self.writer.waiting();
        metrics.writes_waiting.stands_at(waiting.try_into().unwrap_or(i64::MAX));
        for (file, end) in [(DatabaseFile::Database, ""), (DatabaseFile::Wal, "-wal")] {
            let size = std::fs::metadata(beside(&self.database, end)).map_or(0, |file| file.len());
            let size = size.try_into().unwrap_or(i64::MAX);
            metrics.database_bytes.of(file).stands_at(size);
        }
        let census = Census::read(&self.reads).await?;
        let games = [
            (GameLife::Gathering, census.gathering),
            (GameLife::Running, census.running),
            (GameLife::Ended, census.ended),
        ];
        for (life, count) in games {
            metrics.games.of(life).stands_at(count);
        }
        let people = [
            (PeopleWho::Playing, census.playing),
            (PeopleWho::WaitedFor, census.waited_for),
            (PeopleWho::Known, census.known),
        ];
        for (who, count) in people {
            metrics.people.of(who).stands_at(count);
        }
        metrics.games_untold.stands_at(census.untold);
        metrics.outages.stands_at(census.outages.unsigned_abs());
        metrics.outage_seconds.stands_at(census.away.unsigned_abs() / 1000);
        Ok(census)
    }

    /// Goes the way of everything that is written, and writes nothing, so its commit does not wait for the disk: whether that way is free, and the database where it was.
    ///
    /// # Errors
    /// Says what is in the way.
    pub async fn try_writing(&self) -> Result<(), StoreError> {
        self.writer.write((), |(), _| Box::pin(async { Ok(0) })).await.map(drop)
    }
}
