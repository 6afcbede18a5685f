//! People beside their seats.

use serde::{Deserialize, Serialize};

/// Somebody who need not have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NamedPerson {
    /// The chat's number of the person.
    pub person: u64,
    /// How they are called.
    pub name: String,
}
