//! Data of this installation: the tag in its custom ids, when a gateway session was last started
//! (Discord wants starts spaced out, also across processes), and the application that serves the
//! games, which alone can edit its messages.

use viceroy_model::messages::InstallationTag;

use crate::prelude::*;

impl Store {
    /// The installation tag; stores `new` if there is none yet. It never changes.
    pub async fn salt(&self, new: InstallationTag) -> Result<InstallationTag> {
        if let Some(salt) = self.own_salt().await? {
            return Ok(salt);
        }
        let first = "insert or ignore into salt (one, letters) values (1, ?)";
        self.run(Outdates::Everything, query!(first, new.as_str())).await?;
        Ok(self.own_salt().await?.unwrap_or(new))
    }

    pub async fn own_salt(&self) -> Result<Option<InstallationTag>> {
        let letters: Option<String> =
            sqlx::query_scalar("select letters from salt").fetch_optional(&self.reads).await?;
        let Some(letters) = letters else {
            return Ok(None);
        };
        let salt = InstallationTag::read(&letters);
        let salt = salt.ok_or_else(|| sqlx::Error::Decode(format!("salt: {letters}").into()))?;
        Ok(Some(salt))
    }

    pub async fn last_session_start(&self) -> Result<Option<WallTime>> {
        let at: Option<i64> =
            query_scalar!("select at from session_start").fetch_optional(&self.reads).await?;
        Ok(at.map(WallTime))
    }

    pub async fn session_starts(&self, at: WallTime) -> Result<()> {
        let starts = "insert or replace into session_start (one, at) values (1, ?)";
        self.run(Outdates::Everything, query!(starts, at.0)).await
    }
}

/// Run when another application takes over, which cannot edit the old messages. Those with buttons
/// are posted again; all others stay as they are.
const LET_GO: [&str; 4] = [
    "update notices set state = 'wanted', room = null, message = null, digest = null, attempted_at = null, recreated = 0
     where state in ('sent', 'sending') and digest is not 'past' and game in (select id from games where state in ('gathering', 'started'))
       and (kind = 'table' and number = (select max(number) from notices as other where other.game = notices.game and other.kind = 'table')
         or kind = 'lobby' and game in (select id from games where state = 'gathering')
         or kind in ('announcement', 'told') and json_extract(announcement, '$.vote') is not null
         or kind = 'panel' and number = (select max(number) from notices as other
              where other.game = notices.game and other.kind = 'panel' and other.seat = notices.seat))",
    "update notices set state = 'gone' where state in ('sent', 'sending')",
    "update people set dm_room = null, closed_at = null",
    "update games set revision = revision + 1 where state in ('gathering', 'started')",
];

impl Store {
    pub async fn application(&self) -> Result<Option<u64>> {
        let id: Option<i64> =
            sqlx::query_scalar("select id from application").fetch_optional(&self.reads).await?;
        Ok(id.map(i64::cast_unsigned))
    }

    pub async fn served_by(&self, application: u64) -> Result<Option<u64>> {
        let before = self.application().await?;
        if before == Some(application) {
            return Ok(None);
        }
        self.change(Outdates::Everything, application.cast_signed(), |application, connection| {
            Box::pin(async move {
                let known =
                    run(connection, query!("update application set id = ?", application)).await?;
                if known == 0 {
                    let sql = "insert into application (one, id) values (1, ?)";
                    run(connection, query!(sql, application)).await?;
                    return Ok(0);
                }
                for let_go in LET_GO {
                    sqlx::query(let_go).execute(&mut *connection).await?;
                }
                Ok(0)
            })
        })
        .await?;
        Ok(before)
    }
}
