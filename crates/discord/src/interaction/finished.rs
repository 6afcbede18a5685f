//! Lists of finished games whose posts the reader could read.

use super::rights::Sight;
use crate::message::finished_message::{self, FinishedList};
use crate::prelude::*;
use crate::wire::custom_id::FinishedWhere;
use viceroy_service::FinishedOf;

/// Games of a page.
const PAGE: usize = 10;
/// Games that are looked at in one go, and in how many goes at most: where somebody sees few
/// channels, a list may end early.
const AT_ONCE: u32 = 100;
const GOES: usize = 20;

impl Actions {
    pub async fn finished(
        &self,
        reader: &Reader,
        rights: Rights<'_>,
        (place, season, after): (FinishedWhere, Option<Season>, Option<GameId>),
    ) -> Answered {
        let sight = rights.sight().await;
        let of = match (place, &sight) {
            (FinishedWhere::Here, Some(sight)) => FinishedOf::Server(sight.server, reader.id),
            (FinishedWhere::Own, _) | (FinishedWhere::Here, None) => FinishedOf::Person(reader.id),
        };
        let place = match of {
            FinishedOf::Server(..) => FinishedWhere::Here,
            FinishedOf::Person(_) => FinishedWhere::Own,
        };
        let mut seen = self.seen(of, sight.as_ref(), (season, after)).await?;
        let has_older = seen.len() > PAGE;
        seen.truncate(PAGE);
        let mut games = vec![];
        for game in &seen {
            games.extend(self.host.finished_game(*game).await?);
        }
        let list = FinishedList {
            place,
            season,
            around: self.seasons().await?,
            games: &games,
            after,
            older: seen.last().copied().filter(|_| has_older),
            server: sight.map(|sight| sight.server),
        };
        Ok(finished_message::response(&reader.wording, list))
    }

    /// One more than a page holds, if there are as many.
    async fn seen(
        &self,
        of: FinishedOf,
        sight: Option<&Sight>,
        (season, mut after): (Option<Season>, Option<GameId>),
    ) -> Result<Vec<GameId>, Fault> {
        let sees = |room: RoomId| match of {
            FinishedOf::Person(_) => true,
            FinishedOf::Server(..) => sight.is_some_and(|sight| sight.sees(room)),
        };
        let mut seen = vec![];
        for _ in 0..GOES {
            let found = self.host.finished(of, season, after, AT_ONCE).await?;
            let is_all = found.len() < AT_ONCE as usize;
            after = found.last().map(|(game, _)| *game);
            seen.extend(found.into_iter().filter(|(_, room)| sees(*room)).map(|(game, _)| game));
            if is_all || seen.len() > PAGE {
                break;
            }
        }
        Ok(seen)
    }
}
