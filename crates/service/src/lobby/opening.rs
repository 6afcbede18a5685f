//! Opens lobbies.

use super::starting::seats;
use crate::infra::error::about;
use crate::infra::seeded_luck::secret_hash;
use crate::prelude::*;
use viceroy_store::NewGame;

#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) venue: Venue,
    pub(crate) by: Person,
    pub(crate) computers: Vec<Player>,
    pub(crate) conditions: PlayConditions,
    pub(crate) organised: Organised,
}

impl Lobbies {
    pub(crate) async fn open(self: Arc<Self>, opening: Opening) -> Result<LobbyView> {
        // Serialised, so that concurrent requests cannot exceed a limit.
        let alone = self.door.one_at_a_time().await;
        let opened = self.open_table(opening).await?;
        drop(alone);
        self.call_if_one_is_missing(&opened).await?;
        Ok(opened)
    }

    /// The caller holds the policy's lock.
    pub(super) async fn open_table(&self, opening: Opening) -> Result<LobbyView> {
        let Opening {
            venue,
            by,
            computers,
            conditions: PlayConditions { terms, mut agreed },
            mut organised,
        } = opening;
        let most = *seats(&terms, self.cards).map_err(Rejection::Unplayable)?.end();
        if computers.len() >= usize::from(most) {
            return Err(Rejection::from(LobbyRefusal::TooManyJoined { most }).into());
        }
        self.door.check_can_join(by.id, JoinReason::Opening(&venue)).await?;
        let lives = self.store.rhythm(by.id).await?.zone;
        agreed.time.speed = agreed.time.speed.by_clock_in(lives);
        if venue.played_in == PlayedIn::DirectMessages {
            organised.code = Some(self.fresh_code().await?);
        }
        let secret = self.luck.secret()?;
        let at = self.clock.now();
        let due = organised.starts.due_at();
        let new = NewGame {
            venue,
            people: std::iter::once(Player::from(by.clone())).chain(computers).collect(),
            by,
            terms,
            agreed,
            organised,
            secret,
            secret_hash: secret_hash(&secret),
            at,
        };
        let game = self.store.create_game(new).await?;
        self.await_end(game, at, due);
        self.done(game).instrument(about(game)).await
    }
}
