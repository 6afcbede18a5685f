//! Standing answers to minor prompts.

use crate::prelude::*;
use viceroy_model::plans::{Preference, Scope, StandingAnswer};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FromNowOn {
    pub kind: PreferenceKind,
    pub scope: Scope,
    /// `None` means to be prompted.
    pub wanted: Option<Preference>,
    /// The open prompt that this answers too; no others.
    pub at: Option<PromptId>,
}

impl Panels {
    pub(super) async fn prefer_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        chosen: FromNowOn,
    ) -> Result<Panel> {
        live.must_run()?;
        let orders = with_choice(live, seat, chosen);
        self.games.set_orders(live, seat, orders).await?;
        let view = catch_panic(|| live.game.seat_view(seat))?;
        let asked = view.as_ref().and_then(|view| Some((view, view.question.as_ref()?)));
        let asked = asked.filter(|(_, question)| chosen.at == Some(question.id));
        let answer = asked.and_then(|(view, question)| {
            let answer = chosen.wanted?.answer(view, question)?;
            Some(Input::Answer { prompt: question.id, answer })
        });
        match answer {
            Some(answer) => self.act_in(live, seat, &answer).await,
            None => Ok(self.panel(live, seat).await?),
        }
    }
}

/// "Ask" is stored for one game only where it overrides an answer for all games, or a proposal.
fn with_choice(live: &RunningGame, seat: Seat, chosen: FromNowOn) -> SeatOrders {
    let FromNowOn { kind, scope, wanted, .. } = chosen;
    let orders = live.orders[seat].clone();
    let everywhere = live.everywhere[seat].of(kind);
    let here = match (scope, wanted) {
        (Scope::AllGames, _) => None,
        (Scope::ThisGame, Some(preference)) => Some(StandingAnswer::Give(preference)),
        (Scope::ThisGame, None) => {
            let overrides = everywhere.is_some() || kind.follows();
            overrides.then_some(StandingAnswer::Ask(kind))
        }
    };
    SeatOrders { preferences: orders.preferences.with(kind, here), ..orders }
}
