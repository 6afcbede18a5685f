//! Discord's identifiers: 64 bits starting with a timestamp.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Milliseconds between the Unix epoch and Discord's.
const EPOCH: u64 = 1_420_070_400_000;

/// A Discord identifier. Serialized as a string, since JavaScript numbers are too small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(pub u64);

impl Snowflake {
    /// The smallest identifier of a Unix millisecond.
    pub const fn at(unix_ms: u64) -> Snowflake {
        Snowflake(unix_ms.saturating_sub(EPOCH) << 22)
    }

    /// Creation time in Unix milliseconds.
    pub const fn unix_ms(self) -> u64 {
        (self.0 >> 22) + EPOCH
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Snowflake {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Number(u64),
            Text(String),
        }
        match Either::deserialize(from)? {
            Either::Number(number) => Ok(Snowflake(number)),
            Either::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

/// Reads an identifier given as a string or number.
pub(crate) fn read(value: &serde_json::Value) -> Option<Snowflake> {
    match value.as_u64() {
        Some(number) => Some(Snowflake(number)),
        None => value.as_str()?.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::Snowflake;

    #[test]
    fn it_tells_when_it_was_made() {
        let made = Snowflake::at(1_700_000_000_123);
        assert_eq!(made.unix_ms(), 1_700_000_000_123);
        assert_eq!(serde_json::to_string(&made).unwrap(), format!("\"{made}\""));
    }
}
