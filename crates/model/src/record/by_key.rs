//! The order in which a record is written.

use serde::ser::Error;
use serde::{Serialize, Serializer};

/// Writes objects with their keys in alphabetical order: the same game is the same text, whatever order fields have here.
pub(super) fn by_key<T: Serialize, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let value = serde_json::to_value(value).map_err(S::Error::custom)?;
    value.serialize(serializer)
}
