//! Actions on a panel.

use super::plans::{PlanChange, PlanExtent};
use super::preferences::FromNowOn;
use crate::prelude::*;

#[derive(Debug)]
pub(crate) enum PanelAction {
    Answer(Input),
    /// Their last step, by its number.
    TakeBack(u32),
    Plan(PlanChange),
    Confirm(DraftRef, PlanExtent),
    Prefer(FromNowOn),
}

impl Panels {
    /// Commits before it returns.
    pub(crate) async fn does(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        action: PanelAction,
    ) -> Result<Panel> {
        let (mut taken, seat) = self.games.take_seated(game, who).await?;
        let live = &mut taken.live;
        let panel = match action {
            PanelAction::Answer(input) => self.act_in(live, seat, &input).await,
            PanelAction::TakeBack(step) => self.take_back_in(live, seat, step).await,
            PanelAction::Plan(change) => self.change_in(live, seat, &change).await,
            PanelAction::Confirm(draft, extent) => {
                self.confirm_in(live, seat, (draft, extent)).await
            }
            PanelAction::Prefer(chosen) => self.prefer_in(live, seat, chosen).await,
        };
        taken.put_back_after(panel)
    }
}
