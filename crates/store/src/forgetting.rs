//! Forgets a person: replaces their id and name everywhere, deletes what was stored about them
//! alone, and vacuums the file so that nothing stays in free pages.

use std::collections::BTreeSet;

use hmac::{Hmac, KeyInit, Mac};
use serde_json::Value;
use sha2::Sha256;

use super::forgotten_beside::{self, Forgotten};
use crate::prelude::*;
use viceroy_metrics::Stopwatch;
use viceroy_model::messages::Person;

/// Tables whose rows are about one person only.
pub(super) const OWN: [&str; 15] = [
    "heard",
    "invitations",
    "languages",
    "lessons",
    "listed_in_deals",
    "met",
    "notifications",
    "people",
    "preferences",
    "promises",
    "reliability",
    "reminded",
    "reports",
    "rhythms",
    "text_readers",
];

/// Other columns with people's ids, each with its column of names.
const NAMED: [(&str, &str, Option<&str>); 8] = [
    ("seats", "person", Some("name")),
    ("holders", "person", Some("name")),
    ("games", "opened_by", None),
    ("games", "organiser", None),
    ("notices", "person", None),
    ("barred", "decided_by", None),
    // Others' ratings follow from theirs.
    ("ratings", "person", None),
    ("rated_people", "person", None),
];

/// Direct message channels with a person.
pub(super) const ROOMS: &str =
    "select dm_room from people where person = ?1 and dm_room is not null
     union select channel from games where direct = 1 and opened_by = ?1
     union select room from notices where person = ?1 and room is not null";

/// Games by direct message that they play with computers alone.
const ALONE: &str = "select id from games where direct = 1 and opened_by = ?1 and not exists
         (select 1 from seats others where others.game = games.id and others.person > 0
           and others.person <> ?1)";

/// Games that may name a person.
const NAMING: &str = "select game from seats where person = ?1
     union select game from holders where person = ?1
     union select game from invitations where person = ?1
     union select id from games where opened_by = ?1 or organiser = ?1 or instr(attendance, ?1)
     union select game from notices where person = ?1 or instr(announcement, ?1)";

/// Runs first, while rows still name the person. `{rooms}` is [`ROOMS`], `{alone}` is [`ALONE`],
/// `{naming}` is [`NAMING`], `?1` the person, `?2` the time.
const BEFORE: [&str; 10] = [
    "update rated_people set listed = 0 where person = ?1",
    "update seats set code = null, shows_reliability = 0 where person = ?1",
    // Plans exist only for the current holder of a seat.
    "delete from orders where (game, seat) in (select game, seat from seats where person = ?1)",
    // Cancel pending messages to them, recall sent ones.
    "update notices set state = 'gone' where state = 'wanted' and (person = ?1
         or kind in ('panel', 'told', 'end', 'unreachable')
             and (game, seat) in (select game, seat from seats where person = ?1)
         or kind = 'lobby' and game in (select id from games where direct = 1 and opened_by = ?1)
         or game in ({alone}))",
    "update notices set state = iif(state = 'gone', state, 'recalled'), digest = null,
         room = iif(state = 'gone', null, room), message = iif(state = 'gone', null, message)
         where room in ({rooms})",
    // End games played with them alone, and forget where those were.
    "update seats set waited_for = null, waits_since = null, called_for = null
         where game in ({alone}) and waited_for is not null",
    "update games set state = 'closed', ended_at = ?2, due_at = null
         where id in ({alone}) and state in ('gathering', 'started')",
    "update games set channel = 0, thread = null where direct = 1 and opened_by = ?1",
    // Messages of finished games are not edited any more.
    "update notices set state = 'gone' where state = 'sent' and kind in ('lobby', 'table')
         and game in (select id from games where state in ('over', 'closed') and id in ({naming}))",
    "update games set revision = revision + 1 where id in ({naming})",
];

#[derive(Debug)]
struct ForgetWrite {
    who: PersonId,
    by: Person,
    at: i64,
}

impl Store {
    /// All or nothing. Direct messages to the person are recalled.
    pub async fn forget(&self, who: PersonId, by: Person, at: i64) -> Result<()> {
        self.writer
            .write(Outdates::Everything, ForgetWrite { who, by, at }, |write, connection| {
                Box::pin(write.apply(connection))
            })
            .await?;
        forgotten_beside::note(&self.database, &self.forgotten().await?)
    }

    /// May contain some games too many.
    pub async fn games_naming(&self, who: PersonId) -> Result<Vec<GameId>> {
        Ok(query_scalar!(NAMING, who).fetch_all(&self.reads).await?)
    }

    pub async fn gathering_with(&self, who: PersonId) -> Result<Vec<GameId>> {
        let games = "select id from games join seats on game = id where person = ? and state = 'gathering' and deal is null";
        Ok(query_scalar!(games, who).fetch_all(&self.reads).await?)
    }

    /// Seats of running games whose forgotten players have not left yet.
    pub async fn forgotten_at_tables(&self) -> Result<Vec<(GameId, PersonId)>> {
        let seats = "select id, person from seats join games on id = game where person < 0 and waited_for is not null
             and coalesce(json_extract(attendance, '$.seats[' || seat || '].holder.computer'), '') <> 'left'";
        Ok(query_as!(seats).fetch_all(&self.reads).await?)
    }

    /// The pseudonym by which a forgotten person can be recognised again.
    pub async fn keyed(&self, who: PersonId) -> Result<PersonId> {
        keyed_in(&mut *self.reads.acquire().await?, who).await
    }

    pub async fn forgotten(&self) -> Result<BTreeSet<Forgotten>> {
        let rows =
            sqlx::query_as("select person, at from forgotten").fetch_all(&self.reads).await?;
        let forgotten = |(person, at)| Forgotten { person, at };
        Ok(rows.into_iter().map(forgotten).collect())
    }

    /// Imports forgotten people from another database.
    pub async fn know_forgotten(&self, known: Vec<Forgotten>) -> Result<()> {
        self.change(Outdates::Everything, known, |all, connection| {
            Box::pin(async move {
                for known in all {
                    known.note(connection, 1).await?;
                }
                Ok(0)
            })
        })
        .await
    }

    pub async fn everybody(&self) -> Result<BTreeSet<PersonId>> {
        let mut all = BTreeSet::new();
        let own = OWN.iter().map(|table| (*table, "person"));
        let named = NAMED.iter().map(|(table, column, _)| (*table, *column));
        for (table, column) in own.chain(named).chain([("barred", "person")]) {
            let sql = format!("select distinct {column} from {table} where {column} is not null");
            // No input from outside.
            let found: Vec<PersonId> =
                sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&self.reads).await?;
            all.extend(found);
        }
        let texts: Vec<String> = sqlx::query_scalar(
            "select announcement from notices where announcement is not null
             union all select attendance from games where attendance is not null",
        )
        .fetch_all(&self.reads)
        .await?;
        for text in texts {
            let mut value: Value = serde_json::from_str(&text)?;
            each_person(&mut value, &mut |person, _| {
                all.extend(person.as_u64().map(PersonId));
            });
        }
        all.retain(|person| !person.is_forgotten());
        Ok(all)
    }

    /// Vacuums the file and empties the WAL, once all messages to the forgotten are recalled.
    /// Blocks writers, not readers. Returns the duration in milliseconds, or `None` when there was
    /// nothing to do yet.
    pub async fn sweep(&self) -> Result<Option<u128>> {
        let newest: Option<i64> = sqlx::query_scalar(
            "select max(at) from forgotten where swept = 0
             and not exists (select 1 from notices where state = 'recalled')",
        )
        .fetch_one(&self.reads)
        .await?;
        let Some(newest) = newest else {
            return Ok(None);
        };
        let began = Stopwatch::start();
        // A reader can keep the WAL from being emptied; then it is retried.
        if self.writer.sweep().await? {
            self.change(Outdates::Everything, newest, |newest, connection| {
                Box::pin(async move {
                    run(connection, query!("update forgotten set swept = 1 where at <= ?", newest))
                        .await?;
                    Ok(0)
                })
            })
            .await?;
        }
        Ok(Some(began.passed().as_millis()))
    }
}

pub(super) async fn keyed_in(connection: &mut SqliteConnection, who: PersonId) -> Result<PersonId> {
    let key = sqlx::query("select key from forgetting").fetch_one(connection).await?;
    Ok(keyed(key.try_get(0)?, who))
}

fn keyed(key: &[u8], who: PersonId) -> PersonId {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(&who.0.to_be_bytes());
    let digest: [u8; 32] = mac.finalize().into_bytes().into();
    let [a, b, c, d, e, f, g, h, ..] = digest;
    PersonId::forgotten(u64::from_be_bytes([a, b, c, d, e, f, g, h]))
}

fn each_person(value: &mut Value, found: &mut impl FnMut(&mut Value, Option<&mut Value>)) {
    match value {
        Value::Object(fields) => {
            let mut name = fields.remove("name");
            if let Some(person) = fields.get_mut("person").filter(|it| it.is_u64()) {
                found(person, name.as_mut());
            }
            if let Some(Value::Array(people)) = fields.get_mut("people") {
                for person in people {
                    found(person, None);
                }
            }
            fields.values_mut().for_each(|it| each_person(it, found));
            if let Some(name) = name {
                fields.insert("name".to_owned(), name);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|it| each_person(it, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

impl ForgetWrite {
    async fn execute(&self, connection: &mut SqliteConnection, sql: String) -> Result<()> {
        // No input from outside.
        run(connection, query!(AssertSqlSafe(sql), self.who, self.at, self.by.id, &self.by.name))
            .await?;
        Ok(())
    }

    /// Returns `None` when the person is not in the text.
    fn replaced(&self, text: &str) -> Result<Option<String>> {
        let mut value: Value = serde_json::from_str(text)?;
        let mut is_named = false;
        each_person(&mut value, &mut |person, name| {
            if person.as_u64() == Some(self.who.0) {
                *person = self.by.id.0.into();
                if let Some(name) = name {
                    *name = self.by.name.clone().into();
                }
                is_named = true;
            }
        });
        // Cancel the vote on admitting the forgotten person.
        let wants = &value["vote"]["kind"]["admit"]["newcomer"]["person"];
        if wants.as_u64() == Some(self.by.id.0) {
            value["vote"] = Value::Null;
        }
        Ok(is_named.then(|| value.to_string()))
    }

    async fn replace_in_texts(&self, connection: &mut SqliteConnection) -> Result<()> {
        for (table, column) in [("notices", "announcement"), ("games", "attendance")] {
            let sql = format!("select rowid, {column} from {table} where instr({column}, ?)");
            let rows: Vec<(i64, String)> =
                query_as!(AssertSqlSafe(sql), self.who).fetch_all(&mut *connection).await?;
            for (row, text) in rows {
                let Some(text) = self.replaced(&text)? else {
                    continue;
                };
                let sql = format!("update {table} set {column} = ? where rowid = ?");
                run(connection, query!(AssertSqlSafe(sql), text, row)).await?;
            }
        }
        Ok(())
    }

    /// A banned person stays banned, under a pseudonym computed from their id.
    async fn stays_barred(&self, connection: &mut SqliteConnection) -> Result<PersonId> {
        let keyed = keyed_in(connection, self.who).await?;
        let sql = "update or replace barred set person = ? where person = ?";
        run(connection, query!(sql, keyed, self.who)).await?;
        Ok(keyed)
    }
}

impl ForgetWrite {
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<i64> {
        for sql in BEFORE {
            let sql = sql.replace("{rooms}", ROOMS).replace("{alone}", ALONE);
            let sql = sql.replace("{naming}", NAMING);
            self.execute(connection, sql).await?;
        }
        self.replace_in_texts(connection).await?;
        for (table, column, name) in NAMED {
            let name = name.map_or(String::new(), |name| format!(", {name} = ?4"));
            let sql = format!("update {table} set {column} = ?3{name} where {column} = ?1");
            self.execute(connection, sql).await?;
        }
        for table in OWN {
            self.execute(connection, format!("delete from {table} where person = ?1")).await?;
        }
        let keyed = self.stays_barred(connection).await?;
        let known = Forgotten { person: keyed, at: self.at };
        known.note(connection, 0).await?;
        Ok(0)
    }
}

impl Forgotten {
    async fn note(self, connection: &mut SqliteConnection, swept: i64) -> Result<()> {
        let sql = "insert into forgotten (person, at, swept) values (?, ?, ?)
             on conflict (person, at) do update set swept = min(swept, excluded.swept)";
        run(connection, query!(sql, self.person, self.at, swept)).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_found_wherever_they_are_named_and_nothing_else_is_changed() {
        let write = ForgetWrite {
            who: PersonId(7),
            by: Person { id: PersonId::forgotten(5), name: "Nemo 5".to_owned() },
            at: 0,
        };
        let by = write.by.id.0;
        for (before, after) in [
            (
                r#"{"taken_over":{"seat":7,"before":{"person":7,"name":"Anna"}}}"#,
                Some(format!(
                    r#"{{"taken_over":{{"before":{{"name":"Nemo 5","person":{by}}},"seat":7}}}}"#
                )),
            ),
            (
                r#"{"invited":{"people":[6,7],"by":{"person":8,"name":"7"}}}"#,
                Some(format!(
                    r#"{{"invited":{{"by":{{"name":"7","person":8}},"people":[6,{by}]}}}}"#
                )),
            ),
            (r#"{"left":{"seat":7}}"#, None),
            (
                r#"{"vote":{"kind":{"admit":{"seat":1,"newcomer":{"person":7,"name":"A"}}},"number":7}}"#,
                Some(r#"{"vote":null}"#.to_owned()),
            ),
        ] {
            assert_eq!(write.replaced(before).unwrap(), after);
        }
    }

    #[test]
    fn a_number_is_known_again_by_its_key_alone() {
        let (one, other) = ([1; 32], [2; 32]);
        let known = keyed(&one, PersonId(7));
        assert!(known.is_forgotten());
        assert_eq!(keyed(&one, PersonId(7)), known);
        assert_ne!(keyed(&other, PersonId(7)), known);
        assert_ne!(keyed(&one, PersonId(8)), known);
    }
}
