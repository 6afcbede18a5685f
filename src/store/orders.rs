//! What players have in mind: drafts, answers that wait for their questions, and wishes.

use sqlx::sqlite::SqliteConnection;

use super::Store;
use super::codec::{Reading, Statement};
use super::error::StoreError;
use super::writer::Write;
use crate::notice::GameId;
use crate::orders::SeatOrders;
use crate::rules::Seat;

/// Replaces what a seat has in mind if the statement before has changed something.
pub(super) const REPLACE_NEXT: &str = "
    insert into orders (game, seat, draft, prepared, wishes) select ?, ?, ?, ?, ? where changes() = 1
    on conflict (game, seat) do update set draft = excluded.draft, prepared = excluded.prepared,
      wishes = excluded.wishes;";

/// What one seat has in mind, as it is bound.
#[derive(Debug)]
pub(super) struct OrdersWrite {
    game: GameId,
    seat: Seat,
    draft: Option<String>,
    prepared: Option<String>,
    wishes: Option<String>,
}

impl OrdersWrite {
    pub(super) fn new(game: GameId, seat: Seat, orders: &SeatOrders) -> Result<Self, StoreError> {
        let draft = orders.draft.as_ref().map(serde_json::to_string);
        let prepared = orders.prepared.as_ref().map(serde_json::to_string);
        let wanted = &orders.wishes;
        let wishes = (!wanted.is_empty()).then(|| serde_json::to_string(wanted));
        Ok(OrdersWrite {
            game,
            seat,
            draft: draft.transpose()?,
            prepared: prepared.transpose()?,
            wishes: wishes.transpose()?,
        })
    }

    /// Binds what [`REPLACE_NEXT`] has places for.
    pub(super) fn bind<'q>(&self, query: Statement<'q>) -> Statement<'q> {
        query
            .bind(self.game.0)
            .bind(i64::from(self.seat.0))
            .bind(&self.draft)
            .bind(&self.prepared)
            .bind(&self.wishes)
    }
}

impl Write for OrdersWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64, StoreError> {
        let query = sqlx::query(
            "insert into orders (game, seat, draft, prepared, wishes) values (?, ?, ?, ?, ?)
             on conflict (game, seat) do update set draft = excluded.draft, prepared = excluded.prepared,
               wishes = excluded.wishes",
        );
        self.bind(query).execute(connection).await?;
        Ok(0)
    }
}

impl Store {
    /// Remembers what a seat has in mind; it is on the disk when this returns.
    pub async fn set_orders(
        &self,
        game: GameId,
        seat: Seat,
        orders: &SeatOrders,
    ) -> Result<(), StoreError> {
        let write = OrdersWrite::new(game, seat, orders)?;
        self.writer.write(write).await.map(drop)
    }

    /// What the seats of a game have in mind.
    pub async fn orders(&self, game: GameId) -> Result<Vec<(Seat, SeatOrders)>, StoreError> {
        let rows = sqlx::query("select seat, draft, prepared, wishes from orders where game = ?")
            .bind(game.0)
            .fetch_all(&self.reads)
            .await?;
        let read = |row| {
            let r = Reading { row, game };
            let orders = SeatOrders {
                draft: r.disposable_json("draft")?,
                prepared: r.disposable_json("prepared")?,
                wishes: r.disposable_json("wishes")?.unwrap_or_default(),
            };
            Ok((r.seat("seat")?, orders))
        };
        rows.iter().map(read).collect()
    }
}
