//! Ratings of people, and how reliable they are.

use crate::prelude::*;
use viceroy_model::deals::Listed;
use viceroy_model::ratings::RatedPerson;
use viceroy_model::reliability::Reliability;

/// What a ranking shows at once.
const MOST: u32 = 25;

impl Host {
    /// `None` if they have played no rated game.
    pub async fn rated_person(&self, who: PersonId) -> Result<Option<RatedPerson>, Fault> {
        Ok(self.store.rated_person(who).await?)
    }

    /// For nobody else's eyes, unless they show it.
    pub async fn reliability(&self, who: PersonId) -> Result<Reliability, Fault> {
        Ok(self.store.reliability(who).await?)
    }

    pub async fn is_rated(&self, game: GameId, who: PersonId) -> Result<bool, Fault> {
        Ok(self.store.is_rated(game, who).await?)
    }

    /// Of a server, or of everywhere; best first.
    pub async fn ranking(&self, server: Option<ServerId>) -> Result<Vec<RatedPerson>, Fault> {
        Ok(self.store.ranking(server, MOST).await?)
    }

    pub async fn list_rating(&self, who: PersonId, listed: Listed) -> Result<(), Fault> {
        Ok(self.store.list_rating(who, listed).await?)
    }
}
