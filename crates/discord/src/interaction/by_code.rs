//! Tables without a server: joining with a code, and inviting people to one.

use super::learning::direct_venue;
use crate::message::invitation;
use crate::prelude::*;
use viceroy_model::attendance::PlayConditions;
use viceroy_service::{CodeGiven, Fills, Founding, SeatedByCode, Voted};

impl Actions {
    pub async fn join_by_code(
        &self,
        reader: &Reader,
        who: Person,
        code: &str,
        given: (CodeGiven, PressId),
        outside: Option<ApplicationId>,
    ) -> Answered {
        let w = &*reader.wording;
        Ok(match self.host.join_by_code(code, who, given).await? {
            SeatedByCode::AtTable(table) => {
                self.with_lesson(reader, invitation::joined(w, table.game, outside)).await
            }
            SeatedByCode::InGame(_, Voted::Open) => w.private(text!(said_others_asked)).into(),
            SeatedByCode::InGame(game, Voted::Passed | Voted::Failed) => {
                invitation::joined(w, game, outside)
            }
        })
    }

    /// What to send to friends, at the newest table of theirs that gathers.
    pub async fn invite_friends(&self, reader: &Reader, application: ApplicationId) -> Answered {
        let table = self.host.own_by_code(reader.id).await?;
        Ok(to_send(reader, table, application))
    }

    /// The same at this table.
    pub async fn invite_friends_to(
        &self,
        reader: &Reader,
        game: GameId,
        application: ApplicationId,
    ) -> Answered {
        let table = self.host.lobby(game).await?;
        let sits = table.people.iter().any(|player| player.is(reader.id));
        Ok(to_send(reader, Some(table).filter(|_| sits), application))
    }

    /// An invitation for everybody in a conversation, to their newest table that gathers or to a new
    /// one, which `room` is for.
    pub async fn invite_here(
        &self,
        reader: &Reader,
        who: Person,
        application: ApplicationId,
        room: impl Future<Output = Option<RoomId>>,
    ) -> Answered {
        let w = &*reader.wording;
        let table = match self.host.own_by_code(reader.id).await? {
            Some(table) => table,
            None => match room.await {
                Some(room) => self.open_for_friends(w, who.clone(), room).await?,
                None => return Ok(invitation::closed(w, application).into()),
            },
        };
        if table.is_full_of_people() {
            return Ok(w.private(text!(reject_full, seats = table.to)).into());
        }
        let posted = invitation::posted(w, &table, &who, application);
        Ok(posted.unwrap_or_else(|| w.private(text!(where_no_table_to_invite)).into()))
    }

    async fn open_for_friends(
        &self,
        w: &Wording,
        who: Person,
        channel: RoomId,
    ) -> Result<LobbyView, Stop> {
        let agreed = TableSettings { time: TimeControl::default(), ..TableSettings::default() };
        let conditions = PlayConditions { terms: Terms::for_several(), agreed };
        let founding = Founding {
            entry: Entry::Anybody,
            computers: vec![],
            seats: None,
            fills: Fills::ByHand,
        };
        self.host.found(direct_venue(w, channel), who, conditions, founding).await
    }

    /// With a line for somebody whom a game by direct message cannot reach. For private answers.
    pub(super) async fn warned(&self, reply: &Reply, mut shown: Response) -> Response {
        // The service logs errors.
        let is_not_reached = self.host.is_not_reached(reply.reader().id).await.unwrap_or(false);
        if let (true, Some(application)) = (is_not_reached, reply.application()) {
            let bot = invitation::bot(application);
            let warning = reply.wording().say(text!(said_not_reached, bot = &bot));
            add_line(&mut shown.text, Some(warning));
        }
        reply.with_what_was_late(shown)
    }
}

fn to_send(reader: &Reader, table: Option<LobbyView>, application: ApplicationId) -> Response {
    let w = &*reader.wording;
    let gathers = table.filter(|table| table.state == LobbyState::Gathering);
    let said = gathers.and_then(|table| invitation::to_send(w, &table, application));
    said.unwrap_or_else(|| w.private(text!(where_no_table_to_invite)).into())
}
