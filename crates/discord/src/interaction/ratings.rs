//! Ratings and rankings.

use crate::message::ratings_message::{self, RankingOf};
use crate::prelude::*;
use viceroy_model::deals::Listed;

impl Actions {
    pub async fn ranking(&self, reader: &Reader, of: RankingOf) -> Result<Response, Stop> {
        let server = match of {
            RankingOf::Server(server) => Some(server),
            RankingOf::Everywhere => None,
        };
        let ranked = self.host.ranking(server).await?;
        Ok(ratings_message::ranking(&reader.wording, of, &ranked))
    }

    pub async fn own_rating(&self, reader: &Reader) -> Result<Response, Stop> {
        let rated = self.host.rated_person(reader.id).await?;
        Ok(ratings_message::own(&reader.wording, rated.as_ref()))
    }

    pub async fn list_rating(&self, reader: &Reader, listed: Listed) -> Result<Response, Stop> {
        self.host.list_rating(reader.id, listed).await?;
        self.own_rating(reader).await
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
