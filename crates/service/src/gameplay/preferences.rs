//! What people want from now on when a small question comes up.

use super::panels::Panels;
use crate::game::batch::Input;
use crate::game::game_cache::RunningGame;
use crate::infra::error::{Stop, catch_panic};
use viceroy_model::messages::Panel;
use viceroy_model::plans::{Preference, PreferenceKind, Scope, SeatOrders, StandingAnswer};
use viceroy_rules::{PromptId, Seat};

/// A choice for a kind of questions, made on a panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FromNowOn {
    /// The questions.
    pub kind: PreferenceKind,
    /// Those of one game, or of all.
    pub scope: Scope,
    /// What is wanted; nothing to be asked.
    pub wanted: Option<Preference>,
    /// The open question that it was chosen at: that is answered, too. No other open question is.
    pub at: Option<PromptId>,
}

impl Panels {
    pub(super) async fn prefer_in(
        &self,
        live: &mut RunningGame,
        seat: Seat,
        chosen: FromNowOn,
    ) -> Result<Panel, Stop> {
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
            None => Ok(self.panel(live, seat)?),
        }
    }
}

/// What holds for all games holds here, too; being asked in this game alone has to be said only where another answer stands
/// for all.
fn with_choice(live: &RunningGame, seat: Seat, chosen: FromNowOn) -> SeatOrders {
    let FromNowOn { kind, scope, wanted, .. } = chosen;
    let orders = live.orders[seat].clone();
    let everywhere = live.everywhere[seat].of(kind);
    let here = match (scope, wanted) {
        (Scope::AllGames, _) => None,
        (Scope::ThisGame, Some(preference)) => Some(StandingAnswer::Give(preference)),
        (Scope::ThisGame, None) => everywhere.map(|_| StandingAnswer::Ask(kind)),
    };
    SeatOrders { preferences: orders.preferences.with(kind, here), ..orders }
}
