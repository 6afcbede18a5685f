//! Values from behind the question mark.

use serde_json::{Value, json};

/// A time as it stood in an address.
pub(crate) fn decoded(text: &str) -> String {
    let escapes = [("%3A", ":"), ("%3a", ":"), ("%2B", "+"), ("%2b", "+")];
    let plain = |text: String, (escape, meant): (&str, &str)| text.replace(escape, meant);
    escapes.into_iter().fold(text.to_owned(), plain)
}

/// A number in an address, as JSON would give it.
pub(crate) fn number(text: &str) -> Value {
    text.parse::<i64>()
        .map_or(json!(text), |number| json!(number))
}
