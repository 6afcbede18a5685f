//! Ratings and rankings.

use crate::message::profile_message::{self, Profile};
use crate::message::ratings_message::{self, RankingOf};
use crate::message::season_message;
use crate::prelude::*;

impl Actions {
    /// Of a season, or of all.
    pub async fn ranking(
        &self,
        reader: &Reader,
        of: RankingOf,
        season: Option<Season>,
    ) -> Answered {
        let w = &reader.wording;
        let Some(season) = season else {
            let ranked = self.host.ranking(of.server()).await?;
            return Ok(ratings_message::ranking(w, of, &ranked, self.host.season()));
        };
        let standings = self.host.season_ranking(of.server(), season).await?;
        let shown = (season, self.seasons().await?);
        Ok(season_message::ranking(w, &of.title(w), shown, &standings, of.place()))
    }

    /// The season before which there is nothing, and the current one.
    pub(super) async fn seasons(&self) -> Result<(Season, Season), Fault> {
        Ok((self.host.first_season().await?, self.host.season()))
    }

    /// Newest first, to choose from.
    pub(super) async fn seasons_proposed(&self, reader: &Reader) -> Vec<(String, String)> {
        // Errors are logged; a season can be typed all the same.
        let Ok((first, now)) = self.seasons().await else {
            return vec![];
        };
        let all = std::iter::successors(Some(now), |season| Some(season.before()));
        all.take_while(|season| *season >= first)
            .take(OPTIONS)
            .map(|season| (season_message::name(&reader.wording, season), season.to_string()))
            .collect()
    }

    /// What the reader has reached in a season, or in all.
    pub async fn profile(&self, reader: &Reader, name: String, season: Option<Season>) -> Answered {
        let profile = self.career_of(reader, name, season).await?;
        let seasons = self.seasons().await?;
        let shown = (profile, self.host.people.reads(reader.id));
        let mut shown = profile_message::response(&reader.wording, &self.pictures, shown, seasons);
        if season.is_none() {
            let own = self.host.reliability(reader.id).await?;
            profile_message::add_reliability(&reader.wording, &own, &mut shown);
        }
        Ok(shown)
    }

    /// For everybody in the channel.
    pub async fn post_profile(
        &self,
        reader: &Reader,
        name: String,
        season: Option<Season>,
    ) -> Answered {
        let profile = self.career_of(reader, name, season).await?;
        Ok(profile_message::post(&reader.wording, &self.pictures, profile, reader.id))
    }

    async fn career_of(
        &self,
        reader: &Reader,
        name: String,
        season: Option<Season>,
    ) -> Result<Profile, Stop> {
        let career = self.host.career(reader.id, season).await?;
        let before = match season {
            Some(season) => self.host.rating_before(reader.id, season).await?,
            None => None,
        };
        let best = match career.best {
            // Errors are logged; the figures say as much.
            Some(best) => self.host.table(best.game).await.ok(),
            None => None,
        };
        let rated = self.host.rated_person(reader.id).await?;
        Ok(Profile { name, career, season, before, rated, best })
    }

    /// How reliable whoever has pressed is, for everybody in the channel.
    pub async fn show_reliability(&self, reader: &Reader, who: Person) -> Answered {
        let own = self.host.reliability(who.id).await?;
        Ok(profile_message::post_reliability(&reader.wording, &who, &own))
    }

    pub async fn list_rating(&self, reader: &Reader, name: String, listed: Listed) -> Answered {
        self.host.list_rating(reader.id, listed).await?;
        self.profile(reader, name, None).await
    }

    /// After a rated game with the question whether they may be listed, until they have answered it.
    pub(super) async fn with_rating(
        &self,
        reader: &Reader,
        game: GameId,
        mut shown: Response,
    ) -> Response {
        // Errors are logged; what was asked for is shown anyway.
        let (Ok(true), Ok(Some(rated))) =
            (self.host.is_rated(game, reader.id).await, self.host.rated_person(reader.id).await)
        else {
            return shown;
        };
        if let Some((asked, row)) = ratings_message::ask(&reader.wording, &rated)
            && shown.rows.len() < ROWS
        {
            shown.text = format!("{}\n{asked}", shown.text);
            shown.rows.push(row);
        }
        shown
    }
}
