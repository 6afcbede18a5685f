//! What a session tells the connection that serves it.

use serde_json::{Value, json};

use super::payload::Closing;

/// What a session's socket is told to do.
#[derive(Debug)]
pub(crate) enum ToSocket {
    /// Send this.
    Send(String),
    /// Break off without a word.
    Break,
    /// Reset the connection.
    Reset,
    /// Keep the connection, and say nothing more.
    Silence,
    /// Close, with a code or without one.
    Close(Option<Closing>),
    /// Send this, and take the session for gone: the bot may identify or resume again.
    Forget(String),
}

/// A message that is no event.
pub(crate) fn bare(code: u64, data: Value) -> String {
    json!({"op": code, "d": data, "s": null, "t": null}).to_string()
}
