//! Builds recorded requests for tests.

use crate::{AnsweredBy, LoggedFile, LoggedRequest};
use serde_json::Value;

/// A request with an empty response.
pub fn sent(method: &str, path: &str, json: Value, files: Vec<LoggedFile>) -> LoggedRequest {
    LoggedRequest {
        method: method.to_owned(),
        path: format!("/api/v10{path}"),
        query: String::new(),
        user_agent: "DiscordBot (https://example.org, 1.0)".to_owned(),
        json,
        files,
        status: 204,
        answer: Value::Null,
        answered_by: AnsweredBy::Rules,
    }
}

/// A small image.
pub fn picture(number: u64, name: &str) -> LoggedFile {
    LoggedFile { number, name: name.to_owned(), size: 1_000, pixels: Some((640, 480)) }
}
