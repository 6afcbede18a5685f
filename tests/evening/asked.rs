//! Reads pending prompts and facts from the database, which is faster than rendering panels.

use crate::prelude::*;

/// Seats with a pending prompt.
pub async fn asked(server: &Server) -> Vec<(usize, String)> {
    let rows = server.rows("select bookmark as line from games where bookmark is not null").await;
    let bookmark: Value = serde_json::from_str(&rows[0]).unwrap();
    let desks = bookmark["desks"].as_array().unwrap().iter().enumerate();
    let topic = |(seat, desk): (usize, &Value)| {
        let asks = &desk["asked"]["by"];
        let about = || asks.as_object()?.keys().next().map(String::as_str);
        let topic = asks.as_str().or_else(about)?;
        Some((seat, topic.to_owned()))
    };
    desks.filter_map(topic).collect()
}

pub async fn steps(server: &Server) -> Vec<Vec<Fact>> {
    let rows = server.rows("select facts as line from steps order by number").await;
    let read = |row: &String| serde_json::from_str(row).unwrap();
    rows.iter().map(read).collect()
}
