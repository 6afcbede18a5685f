//! What can go wrong with a request.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::limits::Scope;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is answered with this and not carried out.
    Status {
        /// The status.
        status: u16,
        /// The JSON body; a bare text is sent as a page, as the servers before Discord's do.
        body: Value,
        /// Further headers.
        #[serde(default)]
        headers: Vec<(String, String)>,
    },
    /// It is refused because there were too many requests, whether there were or not.
    RateLimited {
        /// After how many milliseconds the bot may ask again.
        #[serde(with = "milliseconds")]
        retry_after: Duration,
        /// Whom the limit is for.
        scope: Scope,
    },
    /// It is carried out so many milliseconds late.
    Delay(#[serde(with = "milliseconds")] Duration),
    /// Its connection is cut before it is carried out.
    DropConnection,
    /// It is carried out, and its connection is cut instead of an answer.
    DropAnswer,
}

/// Durations as numbers of milliseconds.
mod milliseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        let number = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        number.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_millis)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn faults_are_ordered_in_words() {
        for (fault, words) in [
            (Fault::DropAnswer, json!("drop_answer")),
            (
                Fault::Delay(Duration::from_millis(300)),
                json!({"delay": 300}),
            ),
            (
                Fault::RateLimited {
                    retry_after: Duration::from_secs(2),
                    scope: Scope::Shared,
                },
                json!({"rate_limited": {"retry_after": 2000, "scope": "shared"}}),
            ),
        ] {
            assert_eq!(serde_json::to_value(&fault).unwrap(), words);
            assert_eq!(serde_json::from_value::<Fault>(words).unwrap(), fault);
        }
    }
}
