//! Rematches.

use super::opening::Opening;
use crate::infra::error::DealRefusal;
use crate::prelude::*;
use viceroy_model::attendance::{NamedPerson, Reliabilities, TableSettings};
use viceroy_model::messages::Again;

pub(crate) enum Rematch {
    Opened(Box<LobbyView>),
    /// Somebody else has opened it.
    Gathers(GameId),
}

impl Lobbies {
    pub(crate) async fn play_again(self: Arc<Self>, game: GameId, by: Person) -> Result<Rematch> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        if !matches!(stored.state, GameState::Over | GameState::Abandoned) {
            return Err(Rejection::from(LobbyRefusal::NotOver).into());
        }
        if stored.played_in.deal().is_some() {
            return Err(Rejection::Deal(DealRefusal::Played).into());
        }
        if stored.people.iter().all(|p| !p.is(by.id)) {
            return Err(Rejection::NotSeated.into());
        }
        // A concurrent request finds the other's lobby.
        let alone = self.door.one_at_a_time().await;
        if let Some(lobby) = self.store.rematch_of(game).await? {
            return Ok(Rematch::Gathers(lobby));
        }
        let channel = match stored.played_in {
            PlayedIn::Thread | PlayedIn::Deal(_) => stored.channel,
            PlayedIn::DirectMessages => self.own_room(&stored, by.id).await?,
        };
        // In their own conversation only they read it.
        let own = match stored.played_in {
            PlayedIn::Thread | PlayedIn::Deal(_) => None,
            PlayedIn::DirectMessages => self.people.read_by(by.id).await?,
        };
        let venue = Venue {
            channel,
            server: stored.server,
            language: own.unwrap_or_else(|| stored.language.clone()),
            played_in: stored.played_in,
        };
        let computers = stored.people.iter().filter(|p| p.level().is_some());
        let computers = computers.cloned().collect();
        let organised = rematch(&stored, by.id);
        // It asks the others for what its opener has agreed to show themselves.
        let reliabilities = match organised.shown.is_empty() {
            true => Reliabilities::Private,
            false => stored.agreed.reliabilities,
        };
        let agreed = TableSettings { reliabilities, ..stored.agreed };
        let others = reachable(&stored);
        let others: Vec<PersonId> = others.filter(|person| *person != by.id).collect();
        let called = NamedPerson { person: by.id.0, name: by.name.clone() };
        let opened = self.open_table(Opening {
            venue,
            by,
            computers,
            conditions: PlayConditions { terms: stored.terms, agreed },
            organised,
        });
        let opened = opened.await?;
        drop(alone);
        self.invite_directly(&opened, others, called).await?;
        Ok(Rematch::Opened(Box::new(opened)))
    }

    /// Where somebody has played by direct messages.
    async fn own_room(&self, stored: &StoredGame, who: PersonId) -> Result<RoomId> {
        if stored.opened_by == who {
            return Ok(stored.channel);
        }
        let person = self.people.person(who).await?;
        Ok(person.and_then(|person| person.room).ok_or(Rejection::NoSuchGame)?)
    }

    /// Invites those who use direct messages; the lobby post mentions the others.
    async fn invite_directly(
        &self,
        opened: &LobbyView,
        others: Vec<PersonId>,
        by: NamedPerson,
    ) -> Result<()> {
        let mut people = vec![];
        for who in others {
            if self.people.is_told_directly(who, opened.played_in).await? {
                people.push(who.0);
            }
        }
        if people.is_empty() {
            return Ok(());
        }
        let invited = Announcement::Invited { people, by };
        let told = |lobby: &mut Gathering| {
            lobby.told.push(invited);
            Ok(())
        };
        self.change_now(opened.game, told).await.map(drop)
    }
}

fn reachable(stored: &StoredGame) -> impl Iterator<Item = PersonId> {
    let people = stored.people.iter().filter_map(Player::person);
    people.filter(|person| !person.is_forgotten())
}

/// A private table's rematch is for the same players.
fn rematch(stored: &StoredGame, by: PersonId) -> Organised {
    let asked: Vec<PersonId> = reachable(stored).collect();
    let others = asked.iter().copied().filter(|person| *person != by);
    let entry = match (&stored.organised.entry, stored.played_in) {
        (Entry::Anybody, PlayedIn::Thread | PlayedIn::Deal(_)) => Entry::Anybody,
        (Entry::Invited(_), _) | (Entry::Anybody, PlayedIn::DirectMessages) => {
            Entry::Invited(others.collect())
        }
    };
    let starts = match stored.organised.starts {
        Starts::ByHand => Starts::ByHand,
        // Those who are asked are waited for.
        Starts::WhenFull { .. } => Starts::WhenFull { computers_at: None, asked_at: None },
    };
    Organised {
        by: Some(by),
        entry,
        starts,
        seats: stored.organised.seats,
        again: Some(Again { after: stored.id, asked }),
        shown: stored
            .organised
            .shown
            .get_key_value(&by)
            .map(|(who, shown)| (*who, *shown))
            .into_iter()
            .collect(),
        ..Organised::default()
    }
}
