//! Opening tables.

use super::door::WayIn;
use super::starting::seats;
use tracing::Instrument;

use crate::attendance::{Agreed, Conditions};
use crate::brains::Level;
use crate::host::ground::error::{Rejection, Stop, about};
use crate::host::ground::lobby_refusal::LobbyRefusal;
use crate::host::ground::seeded_luck::secret_hash;
use crate::host::handle::{Host, Inner};
use crate::notice::{Entry, LobbyView, Organised, Person, Player, Venue};
use crate::rules::Terms;
use crate::store::NewGame;

/// A table to be opened.
#[derive(Debug)]
pub(crate) struct Opening {
    /// Where.
    pub(crate) venue: Venue,
    /// Who opens it.
    pub(crate) by: Person,
    /// The computer players who have a seat at once.
    pub(crate) computers: Vec<Player>,
    /// What whoever joins says yes to.
    pub(crate) conditions: Conditions,
    /// What else is decided.
    pub(crate) organised: Organised,
}

impl Host {
    /// Opens a lobby in a channel for a game on these terms; whoever opens it has joined. Terms on which nobody can play
    /// are refused, and so is one lobby too many.
    pub async fn new_table(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        terms: Terms,
    ) -> Result<LobbyView, Stop> {
        self.new_timed_table(venue, by, terms, Agreed::UNTIMED)
            .await
    }

    /// The same with what is agreed on about time.
    pub async fn new_timed_table(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        terms: Terms,
        agreed: Agreed,
    ) -> Result<LobbyView, Stop> {
        self.new_table_for(venue, by, terms, agreed, Entry::Anybody)
            .await
    }

    /// The same for those who may join.
    pub async fn new_table_for(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        terms: Terms,
        agreed: Agreed,
        entry: Entry,
    ) -> Result<LobbyView, Stop> {
        let conditions = Conditions { terms, agreed };
        self.new_table_with(venue, by, conditions, entry, &[]).await
    }

    /// The same with computer players of these levels who have a seat at once.
    pub async fn new_table_with(
        &self,
        venue: impl Into<Venue>,
        by: Person,
        conditions: Conditions,
        entry: Entry,
        computers: &[Level],
    ) -> Result<LobbyView, Stop> {
        let organised = Organised {
            entry,
            ..Organised::default()
        };
        let mut seated = vec![];
        for level in computers {
            seated.push(Player::computer(self.now(), *level, &seated));
        }
        let opening = Opening {
            venue: venue.into(),
            by,
            computers: seated,
            conditions,
            organised,
        };
        self.shielded(None, move |inner| async move {
            // Who opens two at once has opened one when the other is counted.
            let _alone = inner.lobbies.opening.lock().await;
            inner.open_table(opening).await
        })
        .await
    }
}

impl Inner {
    /// Whoever calls opens tables alone.
    pub(crate) async fn open_table(&self, opening: Opening) -> Result<LobbyView, Stop> {
        let Opening {
            venue,
            by,
            computers,
            conditions: Conditions { terms, mut agreed },
            organised,
        } = opening;
        let most = *seats(&terms, self.cards)
            .map_err(Rejection::Unplayable)?
            .end();
        if computers.len() >= usize::from(most) {
            return Err(Rejection::from(LobbyRefusal::TooManyJoined { most }).into());
        }
        self.may_sit(by.id, WayIn::Opening(&venue)).await?;
        let lives = self.store.rhythm(by.id).await?.zone;
        agreed.time.speed = agreed.time.speed.by_clock_in(lives);
        let secret = self.luck.secret()?;
        let at = self.clock.now();
        let new = NewGame {
            venue,
            by,
            computers,
            terms,
            agreed,
            organised,
            secret,
            secret_hash: secret_hash(&secret),
            at,
        };
        let game = self.store.create_game(new).await?;
        self.await_end(game, at);
        self.lobby_done(game).instrument(about(game)).await
    }
}
