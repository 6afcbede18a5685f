//! Tables without a server: a code leads to them.

use crate::prelude::*;

impl Lobbies {
    pub(crate) fn may_give_code(&self, who: PersonId) -> Result<(), Rejection> {
        match self.guesses.pause(who, self.clock.now()) {
            Some(from) => Err(LobbyRefusal::TooManyCodes { from: self.clock.shows(from) }.into()),
            None => Ok(()),
        }
    }

    /// Unknown, expired and full are one answer, so that nobody learns of a table by trying.
    pub(crate) fn code_was_wrong(&self, who: PersonId) -> Rejection {
        self.guesses.was_wrong(who, self.clock.now());
        self.store.metrics().wrong_codes.once();
        LobbyRefusal::NoSuchCode.into()
    }

    /// `None` if the code leads to no free seat. Where they sit already, their message is sent again
    /// if it did not reach them.
    pub(crate) async fn sit_by_code(
        &self,
        code: &TableCode,
        who: Person,
        (press, consent): (PressId, ShowConsent),
    ) -> Result<Option<LobbyView>> {
        let Some(game) = self.store.gathering_by_code(code).await? else {
            return Ok(None);
        };
        let _alone = self.games.alone_with(game).await;
        let stored = match self.gathering(game).await {
            Ok(stored) => stored,
            Err(Stop::Refused(_)) => return Ok(None),
            Err(fault @ Stop::Fault(_)) => return Err(fault),
        };
        // It may have been changed while this waited.
        if stored.organised.code.as_ref() != Some(code) {
            return Ok(None);
        }
        // They may be open again, and then what could not be sent comes; otherwise that is noticed
        // anew.
        self.people.heard_by_dm(who.id).await?;
        if stored.people.iter().any(|player| player.is(who.id)) {
            return Ok(Some(self.view(&stored)));
        }
        if self.view(&stored).is_full_of_people() {
            return Ok(None);
        }
        self.door.check_can_join(who.id, JoinReason::ByCode(&stored)).await?;
        let came = (consent, Some(code.clone()));
        let shown = self.to_show(&stored, who.id, came).await?;
        let join = move |lobby: &mut Gathering| lobby.joins(who, shown);
        self.change_alone(game, Some(press), join).await.map(Some)
    }

    /// A table without a server at which they sit, so that they can invite to it.
    pub(crate) async fn own_by_code(&self, who: PersonId) -> Result<Option<LobbyView>> {
        match self.store.gathering_by_code_of(who).await? {
            Some(game) => self.lobby(game).await.map(Some),
            None => Ok(None),
        }
    }

    /// One that leads nowhere yet.
    pub(crate) async fn fresh_code(&self) -> Result<TableCode> {
        loop {
            let code = self.luck.table_code()?;
            if !self.store.is_code_taken(&code).await? {
                return Ok(code);
            }
        }
    }
}
