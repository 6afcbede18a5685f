//! The deal of the day.

use crate::gameplay::closed_deal::ClosedDeal;
use crate::gameplay::deals::{DealMonth, DealOfTheDay, DealPyramid, DealState, ListedDeal};
use crate::prelude::*;
use viceroy_model::deals::{DealDay, Listed};

impl Host {
    pub async fn deal_of_the_day(&self, who: PersonId) -> Result<DealOfTheDay> {
        self.deals.of(who).await
    }

    /// Today's. Whoever has begun it goes on.
    pub async fn play_deal(&self, who: Person, language: LanguageTag) -> Result<GameId> {
        let work = Arc::clone(&self.lobbies).play_deal(self.deals.today(), who, language);
        run_to_completion(None, work).await
    }

    pub async fn deal_state(&self, day: DealDay, who: PersonId) -> Result<DealState, Fault> {
        self.deals.state(day, who).await
    }

    /// Of somebody's own finished game.
    pub async fn deal_pyramid(&self, game: GameId, who: PersonId) -> Result<DealPyramid> {
        self.deals.pyramid(game, who).await
    }

    pub async fn deal_month(&self, who: PersonId) -> Result<DealMonth, Fault> {
        self.deals.month(who).await
    }

    pub async fn listed_in_deals(&self, server: ServerId, who: PersonId) -> Result<Listed, Fault> {
        Ok(self.store.listed_in_deals(server, who).await?)
    }

    pub async fn set_listed_in_deals(
        &self,
        server: ServerId,
        who: PersonId,
        listed: Listed,
    ) -> Result<(), Fault> {
        self.store.set_listed_in_deals(server, who, listed).await?;
        Ok(())
    }

    /// What a server's post shows of today's deal: who let it, in the order in which they began.
    pub async fn listed_today(&self, server: ServerId) -> Result<ListedDeal> {
        self.deals.listed_today(server).await
    }

    /// For those who have finished it, once it has closed.
    pub async fn closed_deal(&self, day: DealDay, who: PersonId) -> Result<Option<ClosedDeal>> {
        self.closed_deals.of(day, who).await
    }
}
