//! Panels that came silently, and ring later.

use super::Delivery;
use super::calls::is_anybody_due;
use super::delivery_error::{Delivered, DeliveryError};
use crate::people::known::MayRing;
use crate::prelude::*;

impl Delivery<'_> {
    /// When a panel that comes silently now may ring for its reader.
    pub(super) async fn rings_later(
        &self,
        stored: &StoredGame,
        reader: Seat,
    ) -> Delivered<Option<i64>> {
        if let Some(back) = self.away_until(stored, reader) {
            return Ok(Some(back));
        }
        Ok(match self.ringing(reader).await? {
            MayRing::From(at) => Some(at),
            MayRing::Now | MayRing::WhenLow | MayRing::Never => None,
        })
    }

    /// A panel that came while nothing was to ring for its reader comes anew when it may ring.
    pub(crate) async fn ring_late(&self) -> Delivered<()> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        if !is_anybody_due(&stored) || stored.state != GameState::Started {
            return Ok(());
        }
        for panel in self.stored_messages().await? {
            let (MessageKind::Panel, Some(seat)) = (panel.key.kind, panel.key.seat) else {
                continue;
            };
            let wait = stored.waits.get(usize::from(seat.0));
            let uncalled = wait.filter(|wait| wait.since != wait.called_for);
            // An older panel asked something else.
            let is_due =
                uncalled.is_some_and(|wait| wait.since.is_some_and(|at| at <= panel.key.nth));
            if panel.state != MessageState::Sent || !is_due || !self.is_newest(&panel).await? {
                continue;
            }
            if let Some(at) = self.rings_later(&stored, seat).await? {
                self.outbox.queue.visit_at(self.game, at);
            } else if self.panel_rings(&stored, seat).await? {
                self.take_away(&panel).await?;
                self.outbox.store.want_anew(panel.key).await?;
                return Err(DeliveryError::Again);
            }
        }
        Ok(())
    }
}
