//! The words of a stored text: names of facts, stages, tasks, topics, tokens and all else that is spelt out.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

/// Every word of something that is stored.
pub fn of(stored: &impl Serialize) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    gather(&serde_json::to_value(stored).unwrap(), &mut words);
    words
}

fn gather(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => {
            words.insert(word.clone());
        }
        Value::Array(values) => values.iter().for_each(|v| gather(v, words)),
        Value::Object(fields) => {
            for (name, value) in fields {
                words.insert(name.clone());
                gather(value, words);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
