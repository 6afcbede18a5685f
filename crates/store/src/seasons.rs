//! Seasons: who is ranked in them, and what somebody or a server reached. Times are uptime.

use std::ops::Range;

use viceroy_model::ratings::{Rating, SHOWN_FROM};
use viceroy_model::results::{BestResult, Career};
use viceroy_model::seasons::{LISTED_FROM, SeasonBest, SeasonStanding};

use super::ratings::has_met_others;
use crate::prelude::*;

const NAME_EVERYWHERE: &str = "coalesce((select name from heard where heard.person = ?1), '')";
/// Whoever was given a name there is called by it.
const NAME_HERE: &str = "coalesce(
     (select name from seats join games on games.id = game
       where seats.person = ?1 and server = ?2 order by game desc limit 1),
     (select name from heard where heard.person = ?1), '')";

/// Of so many of the best it is asked whom they have met, which takes long; whoever comes after them
/// is in no ranking.
const CANDIDATES: u32 = 200;

/// The games of a season whose posts everybody of a server could read.
const OF_SERVER: &str =
    "state = 'over' and server = ?3 and private = 0 and ended_at >= ?1 and ended_at < ?2";

/// Their games in the season, and mean and deviation after the last of these and before the first.
type Candidate = (PersonId, u32, f64, f64, Option<f64>, Option<f64>);

impl Store {
    /// Those who are listed and have played enough in the time, best first: of everywhere, or of a
    /// server on which they have played those games and are not barred.
    pub async fn season_ranking(
        &self,
        server: Option<ServerId>,
        time: Range<i64>,
        most: usize,
    ) -> Result<Vec<SeasonStanding>> {
        let mut ranking = vec![];
        for candidate in self.season_candidates(server, time).await? {
            if ranking.len() == most {
                break;
            }
            ranking.extend(self.standing(server, candidate).await?);
        }
        Ok(ranking)
    }

    /// Best first.
    async fn season_candidates(
        &self,
        server: Option<ServerId>,
        time: Range<i64>,
    ) -> Result<Vec<Candidate>> {
        // Not one text for both, since each is read by an index of its own.
        let there = if server.is_some() { "and server = ?4" } else { "" };
        let sql = format!(
            "with played as (select person, count(*) as games, min(number) as first, max(number) as last
               from games join ratings on ratings.game = games.id
               where state = 'over' and ended_at >= ?1 and ended_at < ?2 {there}
               group by person having count(*) >= ?3)
             select played.person, played.games, newest.mean, newest.deviation, older.mean, older.deviation
             from played join rated_people on rated_people.person = played.person
             join ratings as newest on newest.person = played.person and newest.number = played.last
             left join ratings as older on older.person = played.person and older.number =
               (select max(number) from ratings where person = played.person and number < played.first)
             where listed = 1 and rated_people.games >= ?5
             and not exists (select 1 from barred
               where barred.server = ?4 and barred.person = played.person)
             order by newest.mean desc, played.person limit {CANDIDATES}"
        );
        let candidates = sqlx::query_as(AssertSqlSafe(sql)).bind(time.start).bind(time.end);
        let candidates = candidates.bind(LISTED_FROM).bind(server).bind(SHOWN_FROM);
        Ok(candidates.fetch_all(&self.reads).await?)
    }

    /// `None` if everywhere they have not met enough others to be listed.
    async fn standing(
        &self,
        server: Option<ServerId>,
        (person, games, mean, deviation, old_mean, old_deviation): Candidate,
    ) -> Result<Option<SeasonStanding>> {
        let sql = match server {
            Some(_) => format!("select {NAME_HERE}"),
            None => format!("select {NAME_EVERYWHERE} where {}", has_met_others("?1")),
        };
        let asked = sqlx::query_scalar(AssertSqlSafe(sql));
        let name: Option<String> =
            asked.bind(person).bind(server).fetch_optional(&self.reads).await?;
        let before = old_mean.zip(old_deviation);
        let before = before.map_or(Rating::NEW, |(mean, deviation)| Rating { mean, deviation });
        let rating = Rating { mean, deviation };
        Ok(name.map(|name| SeasonStanding { person, name, rating, before, games }))
    }

    /// How many games ended on a server, and how many people held a seat at their end.
    pub async fn season_size(&self, server: ServerId, time: Range<i64>) -> Result<(u32, u32)> {
        let sql = format!(
            "select count(distinct games.id), count(distinct person) from games
             left join seats on game = games.id where {OF_SERVER}"
        );
        let size = sqlx::query_as(AssertSqlSafe(sql)).bind(time.start).bind(time.end).bind(server);
        Ok(size.fetch_one(&self.reads).await?)
    }

    /// The most points of people who are listed and not barred, most first.
    pub async fn season_best(
        &self,
        server: ServerId,
        time: Range<i64>,
        most: u32,
    ) -> Result<Vec<SeasonBest>> {
        let sql = format!(
            "select results.game, results.seat, points, seats.name, channel from games
             join results on results.game = games.id
             join seats on seats.game = games.id and seats.seat = results.seat
             join rated_people on rated_people.person = seats.person
             where {OF_SERVER} and counts = 'yes' and listed = 1
             and not exists (select 1 from barred
               where barred.server = ?3 and barred.person = seats.person)
             order by points desc, results.game limit ?4"
        );
        let rows: Vec<(GameId, u8, i16, String, RoomId)> = sqlx::query_as(AssertSqlSafe(sql))
            .bind(time.start)
            .bind(time.end)
            .bind(server)
            .bind(most)
            .fetch_all(&self.reads)
            .await?;
        let best = |(game, seat, points, name, channel)| {
            let result = BestResult { game, seat: Seat(seat), points };
            SeasonBest { result, name, channel }
        };
        Ok(rows.into_iter().map(best).collect())
    }

    /// What counts for somebody of the games that ended in the time.
    pub async fn career(&self, who: PersonId, time: Range<i64>) -> Result<Career> {
        const RESULTS: &str = "from seats join results using (game, seat)
             join games on games.id = game
             where seats.person = ?1 and counts = 'yes' and ended_at >= ?2 and ended_at < ?3";
        let sql = format!(
            "select count(*), coalesce(sum(place = 1 and
               (select count(*) from results as all_seats where all_seats.game = games.id) > 1), 0)
             {RESULTS}"
        );
        let counted = sqlx::query_as(AssertSqlSafe(sql)).bind(who).bind(time.start).bind(time.end);
        let (games, wins): (u32, u32) = counted.fetch_one(&self.reads).await?;
        let sql = format!("select game, seat, points {RESULTS} order by points desc, game limit 1");
        let best = sqlx::query_as(AssertSqlSafe(sql)).bind(who).bind(time.start).bind(time.end);
        let best: Option<(GameId, u8, i16)> = best.fetch_optional(&self.reads).await?;
        let rated = "select mean, deviation from ratings join games on games.id = game
             where person = ? and ended_at >= ? and ended_at < ? order by number";
        let ratings: Vec<(f64, f64)> =
            query_as!(rated, who, time.start, time.end).fetch_all(&self.reads).await?;
        Ok(Career {
            games,
            wins,
            best: best.map(|(game, seat, points)| BestResult { game, seat: Seat(seat), points }),
            ratings: ratings
                .into_iter()
                .map(|(mean, deviation)| Rating { mean, deviation })
                .collect(),
        })
    }

    /// What somebody's rating was before the time; `None` if they had played no rated game.
    pub async fn rating_before(&self, who: PersonId, time: i64) -> Result<Option<Rating>> {
        let rated = sqlx::query_as(
            "select mean, deviation from ratings join games on games.id = game
             where person = ? and ended_at < ? order by number desc limit 1",
        );
        let found: Option<(f64, f64)> =
            rated.bind(who).bind(time).fetch_optional(&self.reads).await?;
        Ok(found.map(|(mean, deviation)| Rating { mean, deviation }))
    }

    /// When the first game ended that is still known.
    pub async fn first_end(&self) -> Result<Option<i64>> {
        let first = "select min(ended_at) from games where state = 'over'";
        Ok(query_scalar!(first).fetch_one(&self.reads).await?)
    }
}
