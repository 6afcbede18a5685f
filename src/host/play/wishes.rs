//! What players want if questions come that may follow their secret choice.

use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Stop, guard};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, Panel, PersonId};
use crate::orders::{Case, SeatOrders, Wish, wished};
use crate::rules::{Refusal, Seat};

impl Host {
    /// Sets what a player wants in a case, or that they want to be asked. It is kept before this returns.
    pub async fn wish(
        &self,
        game: GameId,
        who: PersonId,
        case: Case,
        wish: Option<Wish>,
    ) -> Result<Panel, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let panel = inner.wish_in(&mut taken.live, seat, case, wish).await;
            taken.put_back_after(panel)
        })
        .await
    }
}

impl Inner {
    async fn wish_in(
        &self,
        live: &mut Live,
        seat: Seat,
        case: Case,
        wish: Option<Wish>,
    ) -> Result<Panel, Stop> {
        let view = self.panel(live, seat)?.view;
        let old = &live.orders[seat];
        let wishes = guard(|| wished(&view, &old.wishes, case, wish))?;
        let wishes = wishes.ok_or(Refusal::Stale)?;
        let orders = SeatOrders {
            wishes,
            ..old.clone()
        };
        self.store.set_orders(live.id, seat, &orders).await?;
        live.orders[seat] = orders;
        // The player may have the panel as a direct message, too. Nobody else sees what is wanted.
        if self.has_panel(live, seat).await? {
            self.touch(live.id);
        }
        Ok(self.panel(live, seat)?)
    }
}
