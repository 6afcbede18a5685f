//! Commands from a session to its connection.

use serde_json::{Value, json};

use super::payload::Closing;

#[derive(Debug)]
pub(crate) enum ToSocket {
    Send(String),
    /// Drop without a close frame.
    Break,
    Reset,
    /// Keep the connection open but send nothing.
    Silence,
    Close(Option<Closing>),
    /// Send this, and detach the session: the bot may identify or resume again.
    Forget(String),
}

pub(crate) fn bare(code: u64, data: Value) -> String {
    json!({"op": code, "d": data, "s": null, "t": null}).to_string()
}
