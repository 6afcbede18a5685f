//! The deal of the day: played in private panels, shown to others as a postcard.

use crate::message::deal_message;
use crate::prelude::*;
use crate::wire::custom_id::DealPress;
use viceroy_model::deals::{DealDay, DealEnd, DealScore, Listed};
use viceroy_model::messages::BoardKind;
use viceroy_service::DealState;

impl Actions {
    /// Whoever has begun goes on.
    pub(super) async fn deal(&self, reader: &Reader) -> Answered {
        let deal = self.host.deal_of_the_day(reader.id).await?;
        if let DealState::Begun(game) = deal.state {
            let panel = self.host.panel(game, reader.id).await?;
            return Ok(self.shown(reader, &panel, None, 0));
        }
        let w = &reader.wording;
        let shown = deal_message::response(w, &deal);
        let DealState::Over(game, end) = deal.state else {
            return Ok(shown);
        };
        let pyramid = match self.host.deal_pyramid(game, reader.id).await {
            Ok(pyramid) => pyramid,
            // Somebody who was forgotten since has no seat in it.
            Err(Stop::Refused(_)) => return Ok(shown),
            Err(stop) => return Err(stop),
        };
        let card = (end, pyramid);
        let reads = self.host.people.reads(reader.id);
        Ok(deal_message::with_postcard(w, &self.pictures, card, (reads, shown)))
    }

    pub(super) async fn deal_pressed(
        &self,
        reader: &Reader,
        who: Person,
        (press, server): (DealPress, Option<ServerId>),
    ) -> Answered {
        let w = &reader.wording;
        match press {
            DealPress::Look => self.deal(reader).await,
            DealPress::Play => self.play_deal(reader, who).await,
            DealPress::Month => self.deal_month(reader, server).await,
            DealPress::List(listed) => {
                let Some(server) = server else {
                    return Ok(w.private(text!(deal_not_kept)).into());
                };
                self.host.set_listed_in_deals(server, reader.id, listed).await?;
                let mut shown = self.deal_month(reader, Some(server)).await?;
                let said = match listed {
                    Listed::Yes => w.say(text!(deal_now_listed)),
                    Listed::No => w.say(text!(deal_now_unlisted)),
                };
                shown.text = format!("{said}\n{}", shown.text);
                Ok(shown)
            }
            DealPress::Fair => {
                let deal = self.host.deal_of_the_day(reader.id).await?;
                Ok(deal_message::fair(w, &deal))
            }
            DealPress::Post(day) => self.post_deal(reader, day).await,
            DealPress::Closed(day) => {
                let closed = self.host.closed_deal(day, reader.id).await?;
                let closed =
                    closed.map(|closed| deal_message::closed(w, &closed, self.pictures.cards()));
                Ok(closed.unwrap_or_else(|| w.private(text!(deal_closed_none)).into()))
            }
        }
    }

    async fn deal_month(&self, reader: &Reader, server: Option<ServerId>) -> Answered {
        let month = self.host.deal_month(reader.id).await?;
        let mut listed = None;
        if let Some(server) = server
            && self.host.board_of(server, BoardKind::Deal).await?.is_some()
        {
            listed = Some(self.host.listed_in_deals(server, reader.id).await?);
        }
        Ok(deal_message::month(&reader.wording, &self.pictures, &month, listed))
    }

    async fn play_deal(&self, reader: &Reader, who: Person) -> Answered {
        let language = LanguageTag(reader.wording.language().to_string());
        match self.host.play_deal(who, language).await {
            Ok(game) => {
                let panel = self.host.panel(game, reader.id).await?;
                Ok(self.shown(reader, &panel, None, 0))
            }
            // Then it shows how they did.
            Err(Stop::Refused(Rejection::Deal(_))) => self.deal(reader).await,
            Err(stop) => Err(stop),
        }
    }

    async fn post_deal(&self, reader: &Reader, day: DealDay) -> Answered {
        let w = &reader.wording;
        let state = self.host.deal_state(day, reader.id).await?;
        let DealState::Over(game, end @ DealEnd { score: DealScore { par: Some(_), .. }, .. }) =
            state
        else {
            return Ok(w.private(text!(deal_no_postcard)).into());
        };
        let pyramid = self.host.deal_pyramid(game, reader.id).await?;
        let reads = self.host.people.reads(reader.id);
        Ok(deal_message::post(w, &self.pictures, (end, pyramid), (reader.id, reads)))
    }
}
