//! Validates request and response bodies against Discord's OpenAPI description, if
//! `DISCORD_OPENAPI` names its file.

mod closest;
mod description;

use std::io::Write;
use std::sync::OnceLock;

use crate::LoggedRequest;
use serde_json::Value;

use crate::checks::content::file_number;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;
use description::{Description, Direction};

/// Environment variable with the file's path.
pub const VARIABLE: &str = "DISCORD_OPENAPI";

/// Whether a description is available.
pub fn is_there() -> bool {
    description().is_some()
}

fn description() -> Option<&'static Description> {
    static DESCRIPTION: OnceLock<Option<Description>> = OnceLock::new();
    let read = || {
        let Some(file) = std::env::var_os(VARIABLE) else {
            // Bypasses the test harness, which captures the output of passing tests.
            let line = format!("{VARIABLE} names no file: no check by Discord's own description\n");
            drop(std::io::stderr().write_all(line.as_bytes()));
            return None;
        };
        let text = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{VARIABLE} names {}: {error}", file.display()));
        let spec = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{} is no description: {error}", file.display()));
        Some(Description::new(spec))
    };
    DESCRIPTION.get_or_init(read).as_ref()
}

/// Complaints about a request's body.
pub fn of_request(request: &LoggedRequest) -> Vec<Complaint> {
    let Some(description) = description() else {
        return vec![];
    };
    let mut body = request.json.clone();
    for message in ["", "/data"] {
        if let Some(all) = body.pointer_mut(&format!("{message}/attachments")) {
            all.as_array_mut().into_iter().flatten().for_each(number_as_text);
        }
    }
    description.complaints(request, Direction::Request, &body)
}

/// Discord documents the `id` of an uploaded file as a number, its schema as a snowflake.
fn number_as_text(attachment: &mut Value) {
    if file_number(&attachment["id"]).is_some() && attachment["id"].is_number() {
        attachment["id"] = Value::String(attachment["id"].to_string());
    }
}

/// Complaints about the fake Discord's response.
pub fn of_answer(request: &LoggedRequest) -> Vec<Complaint> {
    let Some(description) = description() else {
        return vec![];
    };
    let direction = Direction::Answer(request.status);
    if request.status == 204 && !request.answer.is_null() {
        let answer = JsonPlace::root(&request.answer);
        return vec![answer.wrong("nothing may stand here")];
    }
    let mut answer = request.answer.clone();
    if let Some(errors) = answer.get_mut("errors") {
        words_as_numbers(errors);
    }
    description.complaints(request, direction, &answer)
}

/// Discord sends string error codes such as `BASE_TYPE_REQUIRED`; its schema says number.
fn words_as_numbers(errors: &mut Value) {
    if let Value::Object(fields) = errors {
        for (name, inner) in fields {
            if name == "_errors" {
                for error in inner.as_array_mut().into_iter().flatten() {
                    if error["code"].is_string() {
                        error["code"] = Value::from(0);
                    }
                }
            } else {
                words_as_numbers(inner);
            }
        }
    }
}
