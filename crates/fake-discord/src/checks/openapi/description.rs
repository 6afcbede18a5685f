//! The description by address, with the schemas that have been used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use crate::LoggedRequest;
use jsonschema::Validator;
use serde_json::{Value, json};

use super::closest::closest;
use crate::checks::content::steps;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

/// What is held against the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// What a bot sends.
    Request,
    /// What it is answered, with this status.
    Answer(u16),
}

/// Discord's description of its interface.
pub struct Description {
    spec: Value,
    /// Every address as the description writes it, as in `/channels/{channel_id}`.
    addresses: Vec<String>,
    /// Making a schema takes longer than all uses of it together.
    made: Mutex<HashMap<(Direction, String, String), Arc<Expected>>>,
}

/// What is expected in one direction of one operation.
enum Expected {
    /// Something of this schema.
    Schema(Box<Validator>),
    /// Nothing.
    Nothing,
    /// The description does not have it.
    Unknown,
}

impl Description {
    /// A description that has been read.
    pub fn new(spec: Value) -> Description {
        let paths = spec["paths"].as_object().into_iter().flatten();
        Description {
            addresses: paths.map(|(path, _)| path.clone()).collect(),
            spec,
            made: Mutex::default(),
        }
    }

    /// What is wrong with a value.
    pub fn complaints(
        &self,
        request: &LoggedRequest,
        direction: Direction,
        value: &Value,
    ) -> Vec<Complaint> {
        let at = JsonPlace::root(value);
        let Some(address) = self.address(&request.path) else {
            // What is not there is refused; anything else would be made up.
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

    /// The address of the description that a path is one of: of several the one with most words of its own.
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
        // Files travel beside the same JSON.
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
