//! What people want from now on when a small question comes up.

use tracing::Instrument;

use crate::host::game::batch::Input;
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Fault, Stop, about, guard, unless_refused};
use crate::host::handle::{Host, Inner};
use crate::notice::{GameId, Panel, PersonId};
use crate::orders::{Preference, PreferenceKind, Preferences, Scope, SeatOrders, StandingAnswer};
use crate::rules::{PromptId, Seat};

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

impl Host {
    /// What a person wants from now on in all of their games.
    pub async fn preferences(&self, who: PersonId) -> Result<Preferences, Fault> {
        Ok(self.inner.store.preferences(who).await?)
    }

    /// Remembers what a person wants from now on, and answers the question that they chose it at. It is kept before this
    /// returns.
    pub async fn prefer(
        &self,
        game: GameId,
        who: PersonId,
        chosen: FromNowOn,
    ) -> Result<Panel, Stop> {
        if chosen.scope == Scope::AllGames {
            self.prefer_everywhere(who, chosen.kind, chosen.wanted)
                .await?;
        }
        self.shielded(Some(game), move |inner| async move {
            let (mut taken, seat) = inner.take_seated(game, who).await?;
            let panel = inner.prefer_in(&mut taken.live, seat, chosen).await;
            taken.put_back_after(panel)
        })
        .await
    }

    /// Remembers what a person wants from now on in all of their games; nothing to be asked.
    pub async fn prefer_everywhere(
        &self,
        who: PersonId,
        kind: PreferenceKind,
        wanted: Option<Preference>,
    ) -> Result<(), Stop> {
        self.shielded(None, move |inner| async move {
            let standing = wanted.map(StandingAnswer::Give);
            inner.store.set_preference(who, kind, standing).await?;
            for game in inner.store.games_running_of(who).await? {
                // A game that cannot be opened reads it when it can.
                let counts = inner.preferences_count(game, who);
                unless_refused(counts.instrument(about(game)).await)?;
            }
            Ok(())
        })
        .await
    }
}

impl Inner {
    async fn preferences_count(&self, game: GameId, who: PersonId) -> Result<(), Stop> {
        let (mut taken, seat) = self.take_seated(game, who).await?;
        let preferences = self.store.preferences(who).await.map_err(Stop::from);
        let counted = preferences.map(|everywhere| taken.live.everywhere[seat] = everywhere);
        taken.put_back_after(counted)
    }

    async fn prefer_in(
        &self,
        live: &mut Live,
        seat: Seat,
        chosen: FromNowOn,
    ) -> Result<Panel, Stop> {
        live.must_run()?;
        let orders = with_choice(live, seat, chosen);
        self.set_orders(live, seat, orders).await?;
        let view = guard(|| live.game.seat_view(seat))?;
        let asked = view
            .as_ref()
            .and_then(|view| Some((view, view.question.as_ref()?)));
        let asked = asked.filter(|(_, question)| chosen.at == Some(question.id));
        let answer = asked.and_then(|(view, question)| {
            let answer = chosen.wanted?.answer(view, question)?;
            Some(Input::Answer {
                prompt: question.id,
                answer,
            })
        });
        match answer {
            Some(answer) => self.act_in(live, seat, &answer).await,
            None => Ok(self.panel(live, seat)?),
        }
    }
}

/// What holds for all games holds here, too; being asked in this game alone has to be said only where another answer stands
/// for all.
fn with_choice(live: &Live, seat: Seat, chosen: FromNowOn) -> SeatOrders {
    let FromNowOn {
        kind,
        scope,
        wanted,
        ..
    } = chosen;
    let orders = live.orders[seat].clone();
    let everywhere = live.everywhere[seat].of(kind);
    let here = match (scope, wanted) {
        (Scope::AllGames, _) => None,
        (Scope::ThisGame, Some(preference)) => Some(StandingAnswer::Give(preference)),
        (Scope::ThisGame, None) => everywhere.map(|_| StandingAnswer::Ask(kind)),
    };
    SeatOrders {
        preferences: orders.preferences.with(kind, here),
        ..orders
    }
}
