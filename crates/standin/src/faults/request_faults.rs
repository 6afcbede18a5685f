//! What can go wrong with a request.

use std::time::Duration;

use serde_json::Value;

use crate::limits::Scope;

/// What goes wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// It is answered with this and not carried out.
    Status {
        /// The status.
        status: u16,
        /// The JSON body; a bare text is sent as a page, as the servers before Discord's do.
        body: Value,
        /// Further headers.
        headers: Vec<(String, String)>,
    },
    /// It is refused because there were too many requests, whether there were or not.
    RateLimited {
        /// After which time the bot may ask again.
        retry_after: Duration,
        /// Whom the limit is for.
        scope: Scope,
    },
    /// It is carried out so much later.
    Delay(Duration),
    /// Its connection is cut before it is carried out.
    DropConnection,
    /// It is carried out, and its connection is cut instead of an answer.
    DropAnswer,
}
