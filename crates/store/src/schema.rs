//! Compares the schema with the expected one, to detect changes made by hand.

use std::collections::BTreeMap;

use super::backfill;
use super::changes::OURS;
use crate::prelude::*;

/// Tables that record migrations.
const BOOKKEEPING: [&str; 2] = ["_sqlx_migrations", backfill::TABLE];
/// How the tables of Litestream begin, which operators may run beside the bot.
const LITESTREAM: &str = "_litestream_";

#[derive(Default)]
struct Schema {
    /// SQL by kind and name.
    things: BTreeMap<(String, String), String>,
    /// Column types by table.
    columns: BTreeMap<String, BTreeMap<String, String>>,
}

impl Store {
    /// Differences, each as part of a sentence.
    pub async fn altered(&self) -> Result<Vec<String>> {
        let mut connection = self.reads.acquire().await?;
        let found = Schema::of(&mut connection).await?;
        drop(connection);
        Ok(differences(&Schema::made_anew().await?, &found))
    }
}

impl Schema {
    async fn made_anew() -> Result<Schema> {
        let options = SqliteConnectOptions::new().in_memory(true);
        let mut connection = options.connect().await?;
        OURS.run(&mut connection, Path::new("a database in memory")).await?;
        let made = Schema::of(&mut connection).await;
        let _ = connection.close().await;
        made
    }

    async fn of(connection: &mut SqliteConnection) -> Result<Schema> {
        let things: Vec<(String, String, Option<String>)> =
            sqlx::query_as("select type, name, sql from sqlite_schema where name not like 'sqlite\\_%' escape '\\'")
                .fetch_all(&mut *connection)
                .await?;
        let is_known = |kind: &str, name: &str| {
            BOOKKEEPING.contains(&name) || kind == "table" && name.starts_with(LITESTREAM)
        };
        let own = things.into_iter().filter(|(kind, name, _)| !is_known(kind, name));
        let mut schema = Schema::default();
        for (kind, name, sql) in own {
            if kind == "table" {
                let columns = columns(connection, &name).await?;
                schema.columns.insert(name.clone(), columns);
            }
            schema.things.insert((kind, name), plain(&sql.unwrap_or_default()));
        }
        Ok(schema)
    }
}

async fn columns(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<BTreeMap<String, String>> {
    let columns = "select name, type || ' ' || [notnull] || ' ' || ifnull(dflt_value, '') || ' ' || pk || ' ' || hidden
         from pragma_table_xinfo(?)";
    let columns: Vec<(String, String)> = query_as!(columns, table).fetch_all(connection).await?;
    Ok(columns.into_iter().collect())
}

/// Removes what versions of SQLite write differently.
fn plain(sql: &str) -> String {
    let words: Vec<&str> = sql.split_whitespace().collect();
    words.join(" ").replace('"', "")
}

fn differences(ours: &Schema, found: &Schema) -> Vec<String> {
    let mut different = vec![];
    for ((kind, name), sql) in &ours.things {
        match found.things.get(&(kind.clone(), name.clone())) {
            None => different.push(format!("the {kind} {name} is missing")),
            Some(there) if there == sql => {}
            Some(_) => {
                let columns = (ours.columns.get(name), found.columns.get(name));
                let of_columns = match (kind.as_str(), columns) {
                    ("table", (Some(ours), Some(found))) => of_columns(name, ours, found),
                    _ => vec![],
                };
                match of_columns.is_empty() {
                    true => different.push(format!("the {kind} {name} is changed")),
                    false => different.extend(of_columns),
                }
            }
        }
    }
    let added = found.things.keys().filter(|thing| !ours.things.contains_key(thing));
    different.extend(added.map(|(kind, name)| format!("the {kind} {name} is not of this program")));
    different
}

fn of_columns(
    table: &str,
    ours: &BTreeMap<String, String>,
    found: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut different = vec![];
    for (column, kind) in ours {
        match found.get(column) {
            None => different.push(format!("the column {column} of the table {table} is missing")),
            Some(there) if there == kind => {}
            Some(_) => {
                different.push(format!("the column {column} of the table {table} is changed"))
            }
        }
    }
    let added = found.keys().filter(|column| !ours.contains_key(*column));
    let added = added
        .map(|column| format!("the column {column} of the table {table} is not of this program"));
    different.extend(added);
    different
}
