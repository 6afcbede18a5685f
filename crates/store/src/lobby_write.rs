//! Changes to an open lobby: players, settings, invitations.

use super::message_row::announce;
use crate::prelude::*;
use viceroy_model::attendance::TableSettings;
use viceroy_model::messages::{Entry, Occupant, Organised, PressId, Starts, TableCode};
use viceroy_model::timing::Millis;
use viceroy_rules::Terms;

/// The complete new state of a lobby.
#[derive(Clone, Debug)]
pub struct LobbyWrite {
    pub game: GameId,
    pub revision: i64,
    /// In seat order. Empty closes the lobby.
    pub people: Vec<Player>,
    pub cuts: Vec<PressId>,
    pub terms: Terms,
    pub agreed: TableSettings,
    pub language: LanguageTag,
    /// `rematch_of` and the number of seats in it never change.
    pub organised: Organised,
    pub told: Vec<Told>,
    pub at: i64,
}

impl Store {
    /// # Errors
    /// [`StoreError::Conflict`] when the lobby is no longer at this revision.
    pub async fn write_lobby(&self, lobby: LobbyWrite) -> Result<()> {
        self.writer
            .write(Outdates::Everything, lobby, |lobby, connection| {
                Box::pin(lobby.apply(connection))
            })
            .await
            .map(drop)
    }

    pub async fn rematch_of(&self, game: GameId) -> Result<Option<GameId>> {
        let rematch =
            "select id from games where rematch_of = ? and state = 'gathering' order by id limit 1";
        Ok(query_scalar!(rematch, game).fetch_optional(&self.reads).await?)
    }

    pub(super) async fn invited(&self, game: GameId) -> Result<Vec<PersonId>> {
        let people = "select person from invitations where game = ? order by person";
        Ok(query_scalar!(people, game).fetch_all(&self.reads).await?)
    }

    pub(super) async fn seated(&self, game: GameId) -> Result<Vec<PersonId>> {
        let people = "select person from seats where game = ? and person > 0 order by seat";
        Ok(query_scalar!(people, game).fetch_all(&self.reads).await?)
    }
}

impl LobbyWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64> {
        let closed = self.people.is_empty();
        let state = if closed { GameState::Closed } else { GameState::Gathering };
        let before = self.organised.before.as_ref();
        let terms_before = before.map(|before| serde_json::to_string(&before.terms));
        let agreed_before = before.map(|before| serde_json::to_string(&before.agreed));
        let (when_full, computers_at, asked_at) = columns(self.organised.starts);
        let update = sqlx::query(
            "update games set revision = revision + 1, state = ?, ended_at = ?, cuts = ?, terms = ?,
             agreed_time = ?, organiser = ?, private = ?, terms_before = ?, agreed_before = ?, changes = ?,
             language = ?, starts_when_full = ?, computers_at = ?, asked_at = ?, due_at = ?, code = ?
             where id = ? and revision = ? and state = 'gathering'",
        )
        .bind(state.key())
        .bind(closed.then_some(self.at))
        .bind(serde_json::to_string(&self.cuts)?)
        .bind(serde_json::to_string(&self.terms)?)
        .bind(serde_json::to_string(&self.agreed)?)
        .bind(self.organised.by)
        .bind(self.organised.entry != Entry::Anybody)
        .bind(terms_before.transpose()?)
        .bind(agreed_before.transpose()?)
        .bind(self.organised.changes)
        .bind(&self.language.0)
        .bind(when_full)
        .bind(computers_at)
        .bind(asked_at)
        .bind(if closed { None } else { self.organised.starts.due_at() })
        .bind(self.organised.code.as_ref().map(TableCode::as_str))
        .bind(self.game)
        .bind(self.revision);
        run_on_one_row(connection, self.game, update).await?;
        run(connection, query!("delete from seats where game = ?", self.game)).await?;
        for (number, player) in self.people.iter().enumerate() {
            let Organised { ready, shown, .. } = &self.organised;
            let said = player.person().map_or_else(Said::default, |who| Said {
                ready: ready.get(&who).copied(),
                shows_reliability: shown.contains_key(&who),
            });
            seat(connection, self.game, number as i64, player, said).await?;
        }
        invite(connection, self.game, &self.organised.entry).await?;
        announce(connection, self.game, MessageKind::LobbyAnnouncement, &self.told).await?;
        Ok(0)
    }
}

/// Whether it starts when it is full, when computer players come, and since when it asks.
pub(super) fn columns(starts: Starts) -> (bool, Option<Millis>, Option<Millis>) {
    match starts {
        Starts::ByHand => (false, None, None),
        Starts::WhenFull { computers_at, asked_at } => (true, computers_at, asked_at),
    }
}

pub(super) async fn invite(
    connection: &mut SqliteConnection,
    game: GameId,
    entry: &Entry,
) -> Result<()> {
    run(connection, query!("delete from invitations where game = ?", game)).await?;
    let Entry::Invited(people) = entry else {
        return Ok(());
    };
    for person in people {
        let sql = "insert or ignore into invitations (game, person) values (?, ?)";
        run(connection, query!(sql, game, person)).await?;
    }
    Ok(())
}

/// By whoever sits there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Said {
    pub(super) ready: Option<Millis>,
    pub(super) shows_reliability: bool,
}

pub(super) async fn seat(
    connection: &mut SqliteConnection,
    game: GameId,
    seat: i64,
    player: &Player,
    said: Said,
) -> Result<()> {
    let (person, computer) = match player.occupant {
        Occupant::Person(id) => (Some(id), None),
        Occupant::Computer(level) => (None, Some(level.key())),
    };
    let Said { ready, shows_reliability } = said;
    let sql = "insert into seats (game, seat, person, computer, name, ready_at, shows_reliability) values (?, ?, ?, ?, ?, ?, ?)";
    let name = &player.name;
    run(connection, query!(sql, game, seat, person, computer, name, ready, shows_reliability))
        .await?;
    Ok(())
}
