//! What each seat of a finished game came to: a row for each, written in the commit that ends the
//! game. Who held it stands in `seats`, where the game was played in `games`.

use viceroy_model::results::{Answers, Counts, SeatResult, results_of};
use viceroy_rules::{BySeat, GameSetup};

use super::holders::read_holders;
use super::steps::read_steps;
use crate::prelude::*;

async fn computed(
    connection: &mut SqliteConnection,
    game: GameId,
) -> Result<Option<BySeat<SeatResult>>> {
    let sql = "select agreement, steps from games where id = ? and state = 'over'";
    let found: Option<(Option<String>, u32)> =
        query_as!(sql, game).fetch_optional(&mut *connection).await?;
    let Some((Some(agreement), count)) = found else {
        return Ok(None);
    };
    let setup: GameSetup = serde_json::from_str(&agreement)?;
    let holders = read_holders(connection, game).await?;
    let steps = read_steps(connection, game, 1, count).await?;
    let steps = steps.iter().map(|step| (step.number, &step.cause, step.facts.as_slice()));
    Ok(results_of(&setup, holders, &steps.collect::<Vec<_>>()))
}

impl Store {
    /// Of a finished game; `None` where its steps or holders cannot be read.
    pub async fn computed_results(&self, game: GameId) -> Result<Option<BySeat<SeatResult>>> {
        computed(&mut *self.reads.acquire().await?, game).await
    }

    /// Empty while the game is not over.
    pub async fn results(&self, game: GameId) -> Result<Vec<SeatResult>> {
        let sql = "select * from results where game = ? order by seat";
        let rows = query!(sql, game).fetch_all(&self.reads).await?;
        rows.iter().map(|row| Reading { row, game }.result()).collect()
    }

    pub async fn finished_games(&self) -> Result<Vec<GameId>> {
        let games = "select id from games where state = 'over' order by id";
        Ok(query_scalar!(games).fetch_all(&self.reads).await?)
    }

    /// The most points in the solo games that a person had finished when this one ended (R-VIR-09),
    /// as far as they count.
    pub async fn best_solo_before(&self, who: PersonId, game: GameId) -> Result<Option<i16>> {
        let sql = "select max(points) from results join seats using (game, seat)
             join games on games.id = results.game
             where seats.person = ? and counts = 'yes'
             and (ended_at, games.id) < (select ended_at, id from games where id = ?)
             and (select count(*) from seats as all_seats where all_seats.game = games.id) = 1";
        Ok(query_scalar!(sql, who, game).fetch_one(&self.reads).await?)
    }
}

impl Reading<'_> {
    fn result(&self) -> Result<SeatResult> {
        let counts: &str = self.get("counts")?;
        Ok(SeatResult {
            points: self.get("points")?,
            place: self.get("place")?,
            ties: self.get("ties")?,
            turns_held: self.get("turns_held")?,
            counts: counts.parse::<Counts>().map_err(|_| self.unreadable(counts))?,
            answers: Answers {
                by_hand: self.get("by_hand")?,
                by_plan: self.get("by_plan")?,
                timed_out: self.get("timed_out")?,
                by_computer: self.get("by_computer")?,
            },
        })
    }
}
