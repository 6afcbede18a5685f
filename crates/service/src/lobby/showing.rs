//! What a lobby shows of its people: how reliable they are, of those who have agreed to that there.

use crate::infra::lobby_refusal::AsksToShow;
use crate::prelude::*;
use viceroy_model::attendance::Reliabilities;
use viceroy_model::reliability::Reliability;

impl Lobbies {
    /// What the lobby shows of somebody who joins, if it does; refused until they have agreed.
    pub(super) async fn to_show(
        &self,
        stored: &StoredGame,
        who: PersonId,
        (consent, code): (ShowConsent, Option<TableCode>),
    ) -> Result<Option<Reliability>> {
        match stored.agreed.reliabilities {
            Reliabilities::Private => return Ok(None),
            Reliabilities::Shown => {}
        }
        let reliability = self.store.reliability(who).await?;
        match consent {
            ShowConsent::Given => Ok(Some(reliability)),
            ShowConsent::NotAsked => {
                let asks = AsksToShow { game: stored.id, code, reliability };
                Err(Rejection::from(LobbyRefusal::AsksToShow(Box::new(asks))).into())
            }
        }
    }

    /// Somebody who joined before the lobby showed it.
    pub(super) async fn agrees_later(
        &self,
        stored: &StoredGame,
        who: PersonId,
        consent: ShowConsent,
    ) -> Result<LobbyView> {
        let shown = self.to_show(stored, who, (consent, None)).await?;
        let agrees = move |lobby: &mut Gathering| {
            lobby.organised.shown.extend(shown.map(|shown| (who, shown)));
            Ok(())
        };
        self.change_alone(stored.id, None, agrees).await
    }

    /// Whether they sit there and have not agreed to what the lobby shows.
    pub(super) fn is_not_shown(stored: &StoredGame, who: PersonId) -> bool {
        let sits = stored.people.iter().any(|player| player.is(who));
        let shows = stored.agreed.reliabilities == Reliabilities::Shown;
        sits && shows && !stored.organised.shown.contains_key(&who)
    }
}
