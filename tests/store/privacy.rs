//! `docs/privacy.md` covers every table and column, and forgetting covers every column with a user
//! id.

use std::collections::BTreeSet;

use sqlx::sqlite::SqliteConnection;

use crate::prelude::*;

const PEOPLE: [(&str, &str); 19] = [
    ("barred", "decided_by"),
    ("barred", "person"),
    // A keyed hash of the user id.
    ("forgotten", "person"),
    ("games", "opened_by"),
    ("games", "organiser"),
    ("heard", "person"),
    ("holders", "person"),
    ("invitations", "person"),
    ("languages", "person"),
    ("lessons", "person"),
    ("met", "person"),
    ("notices", "person"),
    ("people", "person"),
    ("preferences", "person"),
    ("promises", "person"),
    ("reminded", "person"),
    ("reports", "person"),
    ("rhythms", "person"),
    ("seats", "person"),
];

type Columns = BTreeMap<String, Vec<String>>;

async fn stored() -> Columns {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = viceroy::store::Store::open(&path).await.unwrap();
    store.close().await;
    let url = format!("sqlite:{}", path.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let rows: Vec<(String, String)> = sqlx::query_as(
        "select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '_sqlx%' order by t.name, c.cid",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let mut columns = Columns::new();
    for (table, column) in rows {
        columns.entry(table).or_default().push(column);
    }
    columns
}

fn told() -> Columns {
    let page = include_str!("../../docs/privacy.md");
    let rows = page.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, table, columns, why, how_long, _] = cells[..] else {
            return None;
        };
        let table = table.strip_prefix('`')?.strip_suffix('`')?;
        assert!(!why.is_empty() && !how_long.is_empty(), "{table}");
        let columns = columns.split(", ").map(str::to_owned);
        Some((table.to_owned(), columns.collect()))
    });
    rows.collect()
}

#[tokio::test]
async fn every_table_and_column_is_told_of() {
    let (stored, told) = (stored().await, told());
    assert_eq!(told, stored);
    let people = ["person", "opened_by", "organiser", "decided_by"];
    let found = stored.iter().flat_map(|(table, columns)| {
        let named = columns.iter().filter(|column| people.contains(&column.as_str()));
        named.map(move |column| (table.as_str(), column.as_str()))
    });
    let known: BTreeSet<_> = PEOPLE
        .into_iter()
        .chain([
            ("text_readers", "person"),
            ("notifications", "person"),
            ("listed_in_deals", "person"),
            ("ratings", "person"),
            ("rated_people", "person"),
            ("reliability", "person"),
        ])
        .collect();
    assert_eq!(found.collect::<BTreeSet<_>>(), known, "is it forgotten, too?");
}
