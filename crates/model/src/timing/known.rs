//! What another build stored and this one does not know.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};

/// It is as if nothing were known: nobody is locked out for a time zone.
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
