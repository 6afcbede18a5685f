//! Every SQL statement compiles against the schema after all migrations.

use sqlx::{Executor, SqlSafeStr};

use crate::prelude::*;

fn statements(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code: Vec<&str> =
        code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    // No statement contains a quotation mark, so every second part is a string.
    let texts = code.split('"').skip(1).step_by(2);
    let texts = texts.map(|text| {
        let parts = text.split("\\\n").map(str::trim_start);
        parts.collect::<Vec<_>>().join("")
    });
    texts
        .filter(|text| {
            let verb = text.split_whitespace().next().unwrap_or_default();
            let verbs = ["select", "insert", "update", "delete", "with"];
            // Composed statements are executed by the tests of forgetting (`tests/host`).
            verbs.contains(&verb) && text.contains(' ') && !text.contains('{')
        })
        .collect()
}

#[tokio::test]
async fn every_statement_fits_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    Store::open(&database).await.unwrap().close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&database);
    let mut connection = options.connect().await.unwrap();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/store/src");
    let mut prepared = 0;
    for entry in std::fs::read_dir(sources).unwrap() {
        let path = entry.unwrap().path();
        let source = std::fs::read_to_string(&path).unwrap();
        for statement in statements(&source) {
            let sql = sqlx::AssertSqlSafe(statement.clone()).into_sql_str();
            let fits = (&mut connection).prepare(sql).await;
            let file = path.file_name().unwrap().display();
            assert!(fits.is_ok(), "{file}: {statement}: {:?}", fits.err());
            prepared += 1;
        }
    }
    assert!(prepared > 50, "{prepared} statements");
    connection.close().await.unwrap();
}
