//! Which players were pinged, and who was added to a thread.

use super::message_row::{WantedRow, announce, next_key, want_unless_known};
use super::records::{Addressee, SeatCall, Told};
use crate::prelude::*;
use viceroy_model::attendance::Announcement;

#[derive(Clone, Debug)]
pub struct Calls {
    /// Whom the message's text names; those without a deadline may be left out.
    pub named: Vec<SeatCall>,
    pub seats: Vec<(Seat, u32)>,
    /// For whom it rang.
    pub rang: Vec<PersonId>,
    pub at: i64,
}

impl Calls {
    pub(super) async fn note(&self, connection: &mut SqliteConnection, game: GameId) -> Result<()> {
        for (seat, since) in &self.seats {
            let sql = "update seats set called_for = ?, called_at = ? where game = ? and seat = ?";
            run(connection, query!(sql, since, self.at, game, seat.0)).await?;
        }
        for person in &self.rang {
            let sql = "update notifications set rang_at = ? where person = ?";
            run(connection, query!(sql, self.at, person)).await?;
        }
        Ok(())
    }
}

pub(super) async fn brought(
    connection: &mut SqliteConnection,
    game: GameId,
    seats: &[Seat],
) -> Result<()> {
    for seat in seats {
        let sql = "update seats set in_thread = 1 where game = ? and seat = ?";
        run(connection, query!(sql, game, seat.0)).await?;
    }
    Ok(())
}

impl Store {
    /// Running games that wait for a player who was not pinged yet.
    pub async fn uncalled(&self) -> Result<Vec<GameId>> {
        let games = "select distinct game from seats
             where waits_since is not null and waits_since is not called_for order by game";
        Ok(query_scalar!(games).fetch_all(&self.reads).await?)
    }

    pub async fn want_call(&self, game: GameId, called: Vec<SeatCall>) -> Result<MessageKey> {
        let written = self.writer.write(
            Outdates::Game(game),
            (game, called),
            |(game, called), connection| {
                Box::pin(async move {
                    let key = next_key(connection, *game, MessageKind::Call, None).await?;
                    let wanted = WantedMessage { key, called: called.clone() };
                    WantedRow::new(&wanted)?.insert(connection).await?;
                    Ok(i64::from(key.nth))
                })
            },
        );
        let nth = written.await?;
        let nth = u32::try_from(nth).map_err(|_| StoreError::Conflict(game))?;
        Ok(MessageKind::Call.nth(game, nth))
    }
}

impl Store {
    /// Queues a panel as a direct message, unless one was ever queued.
    pub async fn want_panel(&self, key: MessageKey, who: PersonId) -> Result<()> {
        self.change(Outdates::Everything, (key, who), |&(key, who), connection| {
            Box::pin(async move {
                may_be_closed(connection, who).await?;
                want_unless_known(connection, key).await?;
                Ok(0)
            })
        })
        .await
    }
}

impl Store {
    /// Queues a direct message with the content of a public one, unless it was queued before.
    pub async fn want_told(
        &self,
        game: GameId,
        seat: Seat,
        who: PersonId,
        announcement: Announcement,
    ) -> Result<()> {
        let told = Told { to: Addressee::Seat(seat), announcement };
        self.change(
            Outdates::Everything,
            (game, seat, who, told),
            |(game, seat, who, told), connection| {
                Box::pin(async move {
                    may_be_closed(connection, *who).await?;
                    let sql = "select 1 from notices
                         where game = ? and kind = 'told' and seat = ? and announcement = ?";
                    let announcement = serde_json::to_string(&told.announcement)?;
                    let known = query!(sql, game, seat.0, announcement);
                    if known.fetch_optional(&mut *connection).await?.is_none() {
                        let told = std::slice::from_ref(told);
                        announce(connection, *game, MessageKind::Announcement, told).await?;
                    }
                    Ok(0)
                })
            },
        )
        .await
    }
}

async fn may_be_closed(connection: &mut SqliteConnection, who: PersonId) -> Result<()> {
    let sql = "insert into people (person) values (?) on conflict do nothing";
    run(connection, query!(sql, who)).await?;
    Ok(())
}
