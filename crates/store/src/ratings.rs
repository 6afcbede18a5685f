//! Ratings of people. Each rated game writes those of all who began it, in the commit that ends it.

use viceroy_model::attendance::{Hints, Rated, TableSettings};
use viceroy_model::deals::Listed;
use viceroy_model::messages::Holders;
use viceroy_model::ratings::{MET_FROM, Outcome, RatedPerson, Rating, SHOWN_FROM, after};
use viceroy_model::results::Counts;

use super::holders::read_holders;
use crate::prelude::*;

type Row = (PersonId, f64, f64, u32, Option<bool>, Option<String>);

fn rated((person, mean, deviation, games, listed, name): Row) -> RatedPerson {
    let rating = Rating { mean, deviation };
    let listed = listed.map(|listed| if listed { Listed::Yes } else { Listed::No });
    RatedPerson { person, name: name.unwrap_or_default(), rating, games, listed }
}

const COLUMNS: &str = "person, mean, deviation, games, listed";

/// Whether somebody has met enough others. `person` is a column.
pub(super) fn has_met_others(person: &str) -> String {
    format!(
        "(select count(*) from (select distinct other.person from ratings as own
           join ratings as other on other.game = own.game and other.person <> own.person
           join rated_people as met on met.person = other.person and met.games >= {SHOWN_FROM}
           where own.person = {person} limit {MET_FROM})) = {MET_FROM}"
    )
}

/// A name that a server has given them is for that server.
const NAME_EVERYWHERE: &str = "(select name from heard where heard.person = rated_people.person)";
const NAME_HERE: &str = "(select name from seats join games on games.id = game
     where seats.person = rated_people.person and server = ?2 order by game desc limit 1)";

/// Who began a game, and how they came out of it. Empty where it is not rated: at least two people
/// are, and nothing keeps the game out of its players' results.
pub(super) fn outcomes(
    agreed: &TableSettings,
    holders: &Holders,
    results: &BySeat<SeatResult>,
) -> Vec<(PersonId, Outcome)> {
    let is_agreed = agreed.rated == Rated::Yes && agreed.hints == Hints::Forbidden;
    let counts = results.iter().all(|(_, result)| match result.counts {
        Counts::Yes | Counts::NotWhole => true,
        Counts::ShortGame | Counts::TakenBack | Counts::SecondChance => false,
    });
    let began = holders.0.iter().filter_map(|(seat, held)| {
        let result = results.get(seat)?;
        let stayed = held.later.is_empty() && result.counts == Counts::Yes;
        let outcome = match stayed {
            true => Outcome::Finished { place: result.place },
            false => Outcome::Left,
        };
        Some((held.first.person()?, outcome))
    });
    let began: Vec<(PersonId, Outcome)> = began.collect();
    match is_agreed && counts && began.len() > 1 {
        true => began,
        false => vec![],
    }
}

pub(super) async fn write_ratings(
    connection: &mut SqliteConnection,
    game: GameId,
    results: &BySeat<SeatResult>,
) -> Result<()> {
    let sql = "select agreed_time from games where id = ?";
    let agreed: String = query_scalar!(sql, game).fetch_one(&mut *connection).await?;
    let agreed: TableSettings = serde_json::from_str(&agreed)?;
    if agreed.rated == Rated::No {
        return Ok(());
    }
    let holders = read_holders(connection, game).await?;
    let mut before = vec![];
    for (person, outcome) in outcomes(&agreed, &holders, results) {
        let sql = "select mean, deviation from rated_people where person = ?";
        let known: Option<(f64, f64)> =
            query_as!(sql, person).fetch_optional(&mut *connection).await?;
        let rating = known.map_or(Rating::NEW, |(mean, deviation)| Rating { mean, deviation });
        before.push((person, (rating, outcome)));
    }
    let rated: Vec<(Rating, Outcome)> = before.iter().map(|(_, one)| *one).collect();
    let sql = "select coalesce(max(number), 0) + 1 from ratings";
    let number: i64 = query_scalar!(sql).fetch_one(&mut *connection).await?;
    for ((person, _), Rating { mean, deviation }) in before.into_iter().zip(after(&rated)) {
        let sql =
            "insert into ratings (number, person, game, mean, deviation) values (?, ?, ?, ?, ?)";
        run(connection, query!(sql, number, person, game, mean, deviation)).await?;
        let sql = "insert into rated_people (person, games, mean, deviation) values (?1, 1, ?2, ?3)
             on conflict (person) do update set games = games + 1, mean = ?2, deviation = ?3";
        run(connection, query!(sql, person, mean, deviation)).await?;
    }
    Ok(())
}

impl Store {
    pub async fn rated_person(&self, who: PersonId) -> Result<Option<RatedPerson>> {
        let sql = format!("select {COLUMNS}, {NAME_EVERYWHERE} from rated_people where person = ?");
        let row: Option<Row> =
            sqlx::query_as(AssertSqlSafe(sql)).bind(who).fetch_optional(&self.reads).await?;
        Ok(row.map(rated))
    }

    /// Whether this game counted for them.
    pub async fn is_rated(&self, game: GameId, who: PersonId) -> Result<bool> {
        let sql = "select exists (select 1 from ratings where person = ? and game = ?)";
        Ok(query_scalar!(sql, who, game).fetch_one(&self.reads).await?)
    }

    /// Those who are listed and have played enough, best first: of everywhere, where they have met
    /// enough others, or of a server on which they have played a rated game and are not barred.
    pub async fn ranking(&self, server: Option<ServerId>, most: u32) -> Result<Vec<RatedPerson>> {
        const HERE: &str = "exists (select 1 from ratings join games on games.id = game
               where ratings.person = rated_people.person and server = ?2)
             and not exists (select 1 from barred
               where barred.server = ?2 and barred.person = rated_people.person)";
        let there = match server {
            Some(_) => HERE.to_owned(),
            None => has_met_others("rated_people.person"),
        };
        let sql = format!(
            "select {COLUMNS}, coalesce({NAME_HERE}, {NAME_EVERYWHERE}) from rated_people where listed = 1 and games >= ?1
             and {there} order by mean desc, person limit ?3"
        );
        let rows: Vec<Row> = sqlx::query_as(AssertSqlSafe(sql))
            .bind(SHOWN_FROM)
            .bind(server)
            .bind(most)
            .fetch_all(&self.reads)
            .await?;
        Ok(rows.into_iter().map(rated).collect())
    }

    /// Does nothing for whoever has played no rated game.
    pub async fn list_rating(&self, who: PersonId, listed: Listed) -> Result<()> {
        let list = "update rated_people set listed = ? where person = ?";
        self.run(Outdates::Nothing, query!(list, listed == Listed::Yes, who)).await
    }

    /// All ratings as stored, and as they are computed again from results and holders.
    pub async fn recomputed_ratings(&self) -> Result<(Vec<StoredRating>, Vec<StoredRating>)> {
        let sql = "select number, person, game, mean, deviation from ratings";
        let mut stored: Vec<StoredRating> = sqlx::query_as(sql).fetch_all(&self.reads).await?;
        stored.sort_by_key(|row| (row.0, row.1));
        let mut games: Vec<(i64, GameId)> = stored.iter().map(|row| (row.0, row.2)).collect();
        games.dedup();
        let mut newest = std::collections::BTreeMap::<PersonId, Rating>::new();
        let mut computed = vec![];
        for (number, game) in games {
            let Some(read) = self.game(game).await? else {
                continue;
            };
            let (holders, results) = (self.holders(game).await?, self.results(game).await?);
            let count = u8::try_from(results.len()).unwrap_or(u8::MAX);
            let results = BySeat::new(count, |seat| results[usize::from(seat.0)]);
            let players = outcomes(&read.agreed, &holders, &results);
            let before: Vec<(Rating, Outcome)> = players
                .iter()
                .map(|(who, outcome)| (newest.get(who).copied().unwrap_or(Rating::NEW), *outcome))
                .collect();
            for ((who, _), rating) in players.into_iter().zip(after(&before)) {
                newest.insert(who, rating);
                computed.push((number, who, game, rating.mean, rating.deviation));
            }
        }
        computed.sort_by_key(|row| (row.0, row.1));
        Ok((stored, computed))
    }
}

/// Its number, whose it is, after which game, mean and deviation.
pub type StoredRating = (i64, PersonId, GameId, f64, f64);
