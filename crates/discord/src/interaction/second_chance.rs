//! Playing on from a step of a finished game, by direct message.

use super::learning::direct_venue;
use super::learning::link;
use crate::prelude::*;

impl Actions {
    pub async fn play_on(
        &self,
        reader: &Reader,
        (who, press): (Person, PressId),
        (game, step): (GameId, u32),
        room: impl Future<Output = Option<RoomId>>,
    ) -> Answered {
        let w = &*reader.wording;
        self.host.may_play_on(game, who.id, step).await?;
        if let Some(RoomId(there)) = self.host.alone_in(reader.id).await? {
            return Ok(w.private(text!(chance_there, link = link(there))).into());
        }
        let Some(room) = room.await else {
            return Ok(w.private(text!(chance_closed)).into());
        };
        self.host.play_on((game, step), who, direct_venue(w, room), press).await?;
        Ok(w.private(text!(chance_opened, link = link(room.0))).into())
    }
}
