//! Whom a game waits for, and what has happened, read beside the running bot. The thread says the first, too; reading
//! the file saves looking at panels, whose pictures take time.

use serde_json::Value;
use viceroy::rules::Fact;

use crate::server::Server;

/// The seats that are asked something, with what they are asked.
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

/// The facts of the only game, step by step.
pub async fn steps(server: &Server) -> Vec<Vec<Fact>> {
    let rows = server.rows("select facts as line from steps order by number").await;
    let read = |row: &String| serde_json::from_str(row).unwrap();
    rows.iter().map(read).collect()
}
