//! Seasons, what people have reached in them, and lists of finished games.

use std::ops::Range;

use crate::prelude::*;
use viceroy_model::ratings::Rating;
use viceroy_model::results::Career;
use viceroy_model::seasons::{Season, SeasonStanding, ServerSeason};
use viceroy_store::{FinishedGame, FinishedOf};

/// What a ranking shows at once.
const MOST: usize = 25;
/// Of which a server's post shows the first that all its readers may see.
const BEST: u32 = 50;

impl Host {
    pub fn season(&self) -> Season {
        Season::at(self.clock.wall())
    }

    /// In which the first game ended that is still known; the current one if none has.
    pub async fn first_season(&self) -> Result<Season, Fault> {
        let first = self.store.first_end().await?;
        Ok(first.map_or_else(|| self.season(), |at| Season::at(self.clock.shows_at_least(at))))
    }

    /// Best first.
    pub async fn season_ranking(
        &self,
        server: Option<ServerId>,
        season: Season,
    ) -> Result<Vec<SeasonStanding>, Fault> {
        Ok(self.store.season_ranking(server, self.time(Some(season)), MOST).await?)
    }

    pub async fn server_season(
        &self,
        server: ServerId,
        season: Season,
    ) -> Result<ServerSeason, Fault> {
        let time = self.time(Some(season));
        let (games, people) = self.store.season_size(server, time.clone()).await?;
        let best = self.store.season_best(server, time, BEST).await?;
        let standings = self.season_ranking(Some(server), season).await?;
        Ok(ServerSeason { season, games, people, standings, best })
    }

    /// In a season, or in all.
    pub async fn career(&self, who: PersonId, season: Option<Season>) -> Result<Career, Fault> {
        Ok(self.store.career(who, self.time(season)).await?)
    }

    /// Before a season; `None` if they had played no rated game.
    pub async fn rating_before(
        &self,
        who: PersonId,
        season: Season,
    ) -> Result<Option<Rating>, Fault> {
        Ok(self.store.rating_before(who, self.time(Some(season)).start).await?)
    }

    /// Newest first, and where they were played: at most so many from the one after `after` on.
    pub async fn finished(
        &self,
        of: FinishedOf,
        season: Option<Season>,
        after: Option<GameId>,
        most: u32,
    ) -> Result<Vec<(GameId, RoomId)>, Fault> {
        Ok(self.store.finished(of, self.time(season), after, most).await?)
    }

    /// With the time of its end; `None` if it is not over.
    pub async fn finished_game(
        &self,
        game: GameId,
    ) -> Result<Option<(FinishedGame, WallTime)>, Fault> {
        let found = self.store.finished_game(game).await?;
        Ok(found.map(|finished| {
            let ended = self.clock.shows(finished.ended_at);
            (finished, ended)
        }))
    }

    fn time(&self, season: Option<Season>) -> Range<Millis> {
        let Some(season) = season else {
            return Millis::MIN..Millis::MAX;
        };
        let calendar = self.clock.calendar();
        calendar.reaches(season.begins())..calendar.reaches(season.ends())
    }
}
