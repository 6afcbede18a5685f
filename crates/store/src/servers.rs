//! What servers have decided about tables, who may not sit there, and how many games somebody has running there.

use super::Store;
use super::error::StoreError;
use viceroy_model::messages::{GameId, PersonId, RoomId, ServerId, ServerSettings};

impl Store {
    /// What a server has decided. What cannot be read is as nobody had decided anything.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        let stored: Option<String> =
            sqlx::query_scalar("select settings from server_settings where server = ?")
                .bind(server)
                .fetch_optional(&self.reads)
                .await?;
        let read = stored.map(|settings| serde_json::from_str(&settings));
        let read = read.transpose().inspect_err(|error| {
            tracing::warn!(server = server.0, %error, "the settings of a server cannot be read");
        });
        Ok(read.ok().flatten().unwrap_or_default())
    }

    /// Remembers what a server has decided.
    pub async fn set_server_settings(
        &self,
        server: ServerId,
        settings: &ServerSettings,
    ) -> Result<(), StoreError> {
        let settings = serde_json::to_string(settings)?;
        let decided = sqlx::query(
            "insert into server_settings (server, settings) values (?, ?)
             on conflict (server) do update set settings = excluded.settings",
        );
        self.run(decided.bind(server).bind(settings)).await
    }

    /// Whether somebody may not sit at tables of a server.
    pub async fn is_barred(&self, server: ServerId, who: PersonId) -> Result<bool, StoreError> {
        // Somebody who was forgotten meanwhile is known again by this.
        let keyed = self.keyed(who).await?;
        let found: Option<i64> =
            sqlx::query_scalar("select 1 from barred where server = ? and person in (?, ?)")
                .bind(server)
                .bind(who)
                .bind(keyed)
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.is_some())
    }

    /// Who may not sit at tables of a server, by whom and since when, the newest first.
    pub async fn barred_from(
        &self,
        server: ServerId,
    ) -> Result<Vec<(PersonId, PersonId, i64)>, StoreError> {
        let barred = sqlx::query_as(
            "select person, decided_by, at from barred where server = ? order by at desc, person",
        );
        Ok(barred.bind(server).fetch_all(&self.reads).await?)
    }

    /// Nobody sees this person at tables of the server any more.
    pub async fn bar(
        &self,
        server: ServerId,
        person: PersonId,
        by: PersonId,
        at: i64,
    ) -> Result<(), StoreError> {
        let barred = sqlx::query(
            "insert or replace into barred (server, person, decided_by, at) values (?, ?, ?, ?)",
        );
        let barred = barred.bind(server).bind(person);
        self.run(barred.bind(by).bind(at)).await
    }

    /// Somebody may sit at tables of the server again.
    pub async fn let_back(&self, server: ServerId, person: PersonId) -> Result<(), StoreError> {
        // What they are known by if they were forgotten since.
        let keyed = self.keyed(person).await?;
        let back = sqlx::query("delete from barred where server = ? and person in (?, ?)");
        self.run(back.bind(server).bind(person).bind(keyed)).await
    }

    /// The running games that somebody has opened on a server, or in direct messages, and has not left; with where each is:
    /// its thread, else its channel.
    pub async fn running_of(
        &self,
        server: Option<ServerId>,
        who: PersonId,
    ) -> Result<Vec<(GameId, RoomId)>, StoreError> {
        let running = sqlx::query_as(
            "select id, coalesce(thread, channel) from games join seats on game = id and person = ?2
             where state = 'started' and server is ?1 and coalesce(organiser, opened_by) = ?2
             and coalesce(json_extract(attendance, '$.seats[' || seat || '].holder.computer'), '')
             not in ('left', 'gone') order by id",
        );
        let running = running.bind(server).bind(who);
        Ok(running.fetch_all(&self.reads).await?)
    }
}
