//! Server settings, bans and running games per server.

use viceroy_model::messages::ServerSettings;

use crate::prelude::*;

impl Store {
    /// Unreadable settings count as the defaults.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings> {
        let sql = "select settings from server_settings where server = ?";
        let stored: Option<String> = query_scalar!(sql, server).fetch_optional(&self.reads).await?;
        let read = stored.map(|settings| serde_json::from_str(&settings));
        let read = read.transpose().inspect_err(|error| {
            tracing::warn!(server = server.0, %error, "the settings of a server cannot be read");
        });
        Ok(read.ok().flatten().unwrap_or_default())
    }

    pub async fn set_server_settings(
        &self,
        server: ServerId,
        settings: &ServerSettings,
    ) -> Result<()> {
        let settings = serde_json::to_string(settings)?;
        let decided = "insert into server_settings (server, settings) values (?, ?)
             on conflict (server) do update set settings = excluded.settings";
        self.run(Outdates::Everything, query!(decided, server, settings)).await
    }

    /// Whether the role of a server may be called, which is noted; not if it was called after `since`.
    pub async fn claims_role_call(&self, server: ServerId, now: i64, since: i64) -> Result<bool> {
        let written = self.writer.write(
            Outdates::Nothing,
            (server, now, since),
            |&(server, now, since), connection| {
                Box::pin(async move {
                    let sql = "insert into role_calls (server, at) values (?1, ?2)
                     on conflict (server) do update set at = ?2 where at <= ?3";
                    run(connection, query!(sql, server, now, since)).await.map(u64::cast_signed)
                })
            },
        );
        Ok(written.await? > 0)
    }

    pub async fn is_barred(&self, server: ServerId, who: PersonId) -> Result<bool> {
        // The pseudonym, if they were forgotten since.
        let keyed = self.keyed(who).await?;
        let sql = "select 1 from barred where server = ? and person in (?, ?)";
        let found: Option<i64> =
            query_scalar!(sql, server, who, keyed).fetch_optional(&self.reads).await?;
        Ok(found.is_some())
    }

    /// Person, banned by, since when; newest first.
    pub async fn barred_from(&self, server: ServerId) -> Result<Vec<(PersonId, PersonId, i64)>> {
        let barred =
            "select person, decided_by, at from barred where server = ? order by at desc, person";
        Ok(query_as!(barred, server).fetch_all(&self.reads).await?)
    }

    pub async fn bar(
        &self,
        server: ServerId,
        person: PersonId,
        by: PersonId,
        at: i64,
    ) -> Result<()> {
        let barred =
            "insert or replace into barred (server, person, decided_by, at) values (?, ?, ?, ?)";
        self.run(Outdates::Everything, query!(barred, server, person, by, at)).await
    }

    pub async fn let_back(&self, server: ServerId, person: PersonId) -> Result<()> {
        // The pseudonym, if they were forgotten since.
        let keyed = self.keyed(person).await?;
        let back = "delete from barred where server = ? and person in (?, ?)";
        self.run(Outdates::Everything, query!(back, server, person, keyed)).await
    }

    /// Running games that a person opened on a server, or in direct messages, and has not left,
    /// with their thread or else channel.
    pub async fn running_of(
        &self,
        server: Option<ServerId>,
        who: PersonId,
    ) -> Result<Vec<(GameId, RoomId)>> {
        let running = "select id, coalesce(thread, channel) from games join seats on game = id and person = ?2
             where state = 'started' and deal is null and server is ?1 and coalesce(organiser, opened_by) = ?2
             and coalesce(json_extract(attendance, '$.seats[' || seat || '].holder.computer'), '')
             not in ('left', 'gone') order by id";
        Ok(query_as!(running, server, who).fetch_all(&self.reads).await?)
    }
}
