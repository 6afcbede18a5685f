//! Tolerates unknown stored values.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

/// Nobody is locked out because of a time zone this build does not know.
pub(super) fn known<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored<T> {
        Known(T),
        Unknown(IgnoredAny),
    }
    Ok(match Stored::deserialize(from)? {
        Stored::Known(known) => Some(known),
        Stored::Unknown(IgnoredAny) => None,
    })
}
