//! Attendance of running games: written together with the steps that change it, or alone.

use super::records::{AttendanceRecord, Told, Waits};
use super::{holders, message_row, waiting};
use crate::prelude::*;
use viceroy_model::attendance::Reachability;
use viceroy_model::messages::Person;

const ON_SERVER: &str = "select id from games where state = 'started' and server = ?
    and (json_extract(attendance, '$.unreachable_since') is null) = ? order by id";
const IN_CHANNEL: &str = "select id from games where state = 'started' and channel = ?
    and (json_extract(attendance, '$.unreachable_since') is null) = ? order by id";

#[derive(Clone, Debug)]
pub(super) struct AttendanceWrite {
    attendance: String,
    due_at: Option<i64>,
    told: Vec<Told>,
    newcomer: Option<(Seat, Person)>,
    closed_at: Option<i64>,
}

impl AttendanceWrite {
    pub(super) fn new(record: &AttendanceRecord) -> Result<Self> {
        Ok(AttendanceWrite {
            attendance: serde_json::to_string(&record.attendance)?,
            due_at: record.due_at.filter(|_| record.closed_at.is_none()),
            told: record.told.clone(),
            newcomer: record.newcomer.clone(),
            closed_at: record.closed_at,
        })
    }

    pub(super) async fn apply(
        &self,
        connection: &mut SqliteConnection,
        game: GameId,
    ) -> Result<()> {
        let sql = "update games set attendance = ?, due_at = case state when 'started' then ? end where id = ?";
        let update = query!(sql, &self.attendance, self.due_at, game);
        run_on_one_row(connection, game, update).await?;
        message_row::announce(connection, game, MessageKind::Announcement, &self.told).await?;
        if let Some((seat, person)) = &self.newcomer {
            seat_taken_over(connection, game, *seat, person).await?;
        }
        if let Some(at) = self.closed_at {
            close(connection, game, at).await?;
        }
        Ok(())
    }
}

async fn seat_taken_over(
    connection: &mut SqliteConnection,
    game: GameId,
    seat: Seat,
    person: &Person,
) -> Result<()> {
    holders::succeed(connection, game, seat, person).await?;
    // Plans are private, so the newcomer does not inherit them.
    let sql = "delete from orders where game = ? and seat = ?";
    run(connection, query!(sql, game, seat.0)).await?;
    let sql = "update seats set person = ?, computer = null, name = ?, ready_at = null, called_for = null, called_at = null, in_thread = 0,
             code = null, shows_reliability = 0
         where game = ? and seat = ?";
    run(connection, query!(sql, person.id, &person.name, game, seat.0)).await?;
    Ok(())
}

async fn close(connection: &mut SqliteConnection, game: GameId, at: i64) -> Result<()> {
    let sql = "update games set state = 'closed', ended_at = ?, due_at = null where id = ?";
    run(connection, query!(sql, at, game)).await?;
    waiting::wait_for_nobody(connection, game).await
}

impl Store {
    /// For changes that no step caused.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the game is not running or has other steps.
    pub async fn set_attendance(
        &self,
        game: GameId,
        steps: u32,
        record: &AttendanceRecord,
        waits: Option<Waits>,
    ) -> Result<()> {
        let written = self.writer.write(
            Outdates::Game(game),
            (game, i64::from(steps), AttendanceWrite::new(record)?, waits),
            |(game, steps, write, waits), connection| {
                Box::pin(async move {
                    let sql = "update games set revision = revision + 1
                         where id = ? and steps = ? and state = 'started'";
                    run_on_one_row(connection, *game, query!(sql, game, steps)).await?;
                    if let Some(waits) = *waits {
                        waiting::wait_for(connection, *game, waits, *steps).await?;
                    }
                    write.apply(connection, *game).await?;
                    Ok(0)
                })
            },
        );
        written.await.map(drop)
    }

    /// Running games with a deadline, and that deadline.
    pub async fn due_games(&self) -> Result<Vec<(GameId, i64)>> {
        let due = "select id, due_at from games where due_at is not null";
        Ok(query_as!(due).fetch_all(&self.reads).await?)
    }

    pub async fn running_on(&self, server: ServerId, reach: Reachability) -> Result<Vec<GameId>> {
        self.running_at(ON_SERVER, server.0, reach).await
    }

    pub async fn running_in(&self, channel: RoomId, reach: Reachability) -> Result<Vec<GameId>> {
        self.running_at(IN_CHANNEL, channel.0, reach).await
    }

    async fn running_at(
        &self,
        sql: &'static str,
        place: u64,
        reach: Reachability,
    ) -> Result<Vec<GameId>> {
        let games = query_scalar!(sql, place.cast_signed(), reach == Reachability::Lost);
        Ok(games.fetch_all(&self.reads).await?)
    }

    pub async fn servers_with_games(&self) -> Result<Vec<ServerId>> {
        let servers = "select distinct server from games where state in ('gathering', 'started') and server is not null";
        Ok(sqlx::query_scalar(servers).fetch_all(&self.reads).await?)
    }

    pub async fn channels_with_games(&self, server: ServerId) -> Result<Vec<RoomId>> {
        let channels = "select distinct channel from games where state in ('gathering', 'started') and server = ?";
        Ok(query_scalar!(channels, server).fetch_all(&self.reads).await?)
    }
}
