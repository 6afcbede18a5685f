//! Plans, drafts and standing answers of seats.

use crate::prelude::*;
use viceroy_model::plans::SeatOrders;

/// Replaces them only if the previous statement changed a row.
pub(super) const REPLACE_NEXT: &str = "
    insert into orders (game, seat, draft, plan, preferences, timed_out) select ?, ?, ?, ?, ?, ? where changes() = 1
    on conflict (game, seat) do update
    set draft = excluded.draft, plan = excluded.plan, preferences = excluded.preferences,
        timed_out = excluded.timed_out;";

#[derive(Clone, Debug)]
pub(super) struct OrdersWrite {
    game: GameId,
    seat: Seat,
    draft: Option<String>,
    plan: Option<String>,
    preferences: Option<String>,
    timed_out: Option<String>,
}

impl OrdersWrite {
    pub(super) fn new(game: GameId, seat: Seat, orders: &SeatOrders) -> Result<Self> {
        let draft = orders.draft.as_ref().map(serde_json::to_string);
        let plan = &orders.plan;
        // Also without steps: a proposal that is used up still answers what follows.
        let plan =
            (*plan != viceroy_model::plans::Plan::default()).then(|| serde_json::to_string(plan));
        let preferences = &orders.preferences;
        let preferences = (!preferences.is_empty()).then(|| serde_json::to_string(preferences));
        let timed_out = orders.timed_out.as_ref().map(serde_json::to_string);
        Ok(OrdersWrite {
            game,
            seat,
            draft: draft.transpose()?,
            plan: plan.transpose()?,
            preferences: preferences.transpose()?,
            timed_out: timed_out.transpose()?,
        })
    }

    /// Binds the parameters of [`REPLACE_NEXT`].
    pub(super) fn bind<'q>(&self, query: Statement<'q>) -> Statement<'q> {
        query
            .bind(self.game)
            .bind(i64::from(self.seat.0))
            .bind(&self.draft)
            .bind(&self.plan)
            .bind(&self.preferences)
            .bind(&self.timed_out)
    }
}

impl Store {
    /// On the disk when this returns.
    pub async fn set_orders(&self, game: GameId, seat: Seat, orders: &SeatOrders) -> Result<()> {
        let write = OrdersWrite::new(game, seat, orders)?;
        self.change(Outdates::Game(game), write, |write, connection| {
            Box::pin(async move {
                let query = sqlx::query(
                    "insert into orders (game, seat, draft, plan, preferences, timed_out)
                     values (?, ?, ?, ?, ?, ?) on conflict (game, seat) do update
             set draft = excluded.draft, plan = excluded.plan, preferences = excluded.preferences,
                     timed_out = excluded.timed_out",
                );
                write.bind(query).execute(connection).await?;
                Ok(0)
            })
        })
        .await
    }

    pub async fn orders(&self, game: GameId) -> Result<Vec<(Seat, SeatOrders)>> {
        let sql = "select seat, draft, plan, preferences, timed_out from orders where game = ?";
        let rows = query!(sql, game).fetch_all(&self.reads).await?;
        let read = |row| {
            let r = Reading { row, game };
            let orders = SeatOrders {
                draft: r.disposable_json("draft")?,
                plan: r.disposable_json("plan")?.unwrap_or_default(),
                preferences: r.disposable_json("preferences")?.unwrap_or_default(),
                timed_out: r.disposable_json("timed_out")?,
            };
            Ok((r.seat("seat")?, orders))
        };
        rows.iter().map(read).collect()
    }
}
