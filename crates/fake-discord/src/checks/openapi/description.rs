//! The OpenAPI description, with compiled schemas cached by operation.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::LoggedRequest;
use jsonschema::Validator;
use serde_json::{Value, json};

use super::closest::closest;
use crate::checks::content::steps;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

/// What to validate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// A request body.
    Request,
    /// A response with this status.
    Answer(u16),
}

/// The parsed description.
pub struct Description {
    spec: Value,
    /// Path templates, as in `/channels/{channel_id}`.
    addresses: Vec<String>,
    /// Compiling a schema takes longer than all its uses.
    made: Mutex<HashMap<(Direction, String, String), Arc<Expected>>>,
}

enum Expected {
    Schema(Box<Validator>),
    Nothing,
    /// Not in the description.
    Unknown,
}

impl Description {
    /// Wraps a parsed description.
    pub fn new(spec: Value) -> Description {
        let paths = spec["paths"].as_object().into_iter().flatten();
        Description {
            addresses: paths.map(|(path, _)| path.clone()).collect(),
            spec,
            made: Mutex::default(),
        }
    }

    /// Validation errors.
    pub fn complaints(
        &self,
        request: &LoggedRequest,
        direction: Direction,
        value: &Value,
    ) -> Vec<Complaint> {
        let at = JsonPlace::root(value);
        let Some(address) = self.address(&request.path) else {
            // A 404 is right for an undocumented route; anything else would be made up.
            let refused = matches!(direction, Direction::Answer(404));
            return if refused {
                vec![]
            } else {
                vec![at.wrong(format!("Discord has no address {}", request.path))]
            };
        };
        match &*self.expected(direction, address, &request.method) {
            Expected::Unknown => vec![
                at.wrong(format!("Discord has no {} {address} of {direction:?}", request.method)),
            ],
            Expected::Nothing if value.is_null() => vec![],
            Expected::Nothing => vec![at.wrong("nothing may stand here")],
            Expected::Schema(_) if value.is_null() => vec![at.wrong("something has to stand here")],
            Expected::Schema(schema) => schema.iter_errors(value).map(|e| closest(&e)).collect(),
        }
    }

    fn address(&self, path: &str) -> Option<&str> {
        let asked = steps(path);
        let fits = |address: &&String| {
            let written = steps(address);
            let pairs = || written.iter().zip(&asked);
            written.len() == asked.len() && pairs().all(|(w, a)| w.starts_with('{') || w == a)
        };
        let free = |address: &&String| address.matches('{').count();
        let found = self.addresses.iter().filter(fits).min_by_key(free);
        found.map(String::as_str)
    }

    fn expected(&self, direction: Direction, address: &str, method: &str) -> Arc<Expected> {
        let key = (direction, address.to_owned(), method.to_ascii_lowercase());
        let mut made = self.made.lock().unwrap();
        let made = made
            .entry(key)
            .or_insert_with_key(|(_, _, method)| Arc::new(self.make(direction, address, method)));
        Arc::clone(made)
    }

    fn make(&self, direction: Direction, address: &str, method: &str) -> Expected {
        let operation = &self.spec["paths"][address][method];
        if !operation.is_object() {
            return Expected::Unknown;
        }
        let content = match direction {
            Direction::Request => &operation["requestBody"]["content"],
            Direction::Answer(status) => {
                let all = &operation["responses"];
                let answer = match (&all[status.to_string()], status) {
                    (Value::Null, 400..500) => &all["4XX"],
                    (exact, _) => exact,
                };
                let answer = match answer["$ref"].as_str() {
                    Some(named) => self.spec.pointer(named.trim_start_matches('#')),
                    None => Some(answer),
                };
                match answer {
                    Some(answer) if answer.is_object() => &answer["content"],
                    Some(_) | None => return Expected::Unknown,
                }
            }
        };
        // Multipart requests carry the same JSON.
        let Value::Object(schema) = &content["application/json"]["schema"] else {
            return Expected::Nothing;
        };
        let mut root = schema.clone();
        root.insert("components".to_owned(), self.spec["components"].clone());
        let draft = json!("https://json-schema.org/draft/2020-12/schema");
        root.insert("$schema".to_owned(), draft);
        let validator = jsonschema::validator_for(&Value::Object(root));
        let validator = validator.unwrap_or_else(|error| panic!("{method} {address}: {error}"));
        Expected::Schema(Box::new(validator))
    }
}
