//! What can go wrong with the gateway.

use serde::Deserialize;
use serde_json::{Value, json};

use super::payload::Closing;
use super::to_socket::{ToSocket, bare};

/// What goes wrong with the bot's connections to the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayFault {
    /// The bot is asked to reconnect and to resume (operation 7).
    Reconnect,
    /// The bot is told that its session is invalid but may be resumed (operation 9).
    InvalidateResumable,
    /// The bot is told that its session is invalid (operation 9). It is gone, with all that it has missed.
    Invalidate,
    /// The connections are closed with this code; by some codes the sessions are gone, as with Discord.
    Close(u16),
    /// The connections are closed by a frame without a code.
    CloseWithoutCode,
    /// The connections break without a word.
    Drop,
    /// The next so many connections are refused. Those that are open stay.
    RefuseNext(usize),
}

/// What a fault leaves of a connected session.
pub(crate) enum Survives {
    /// Everything.
    Connection,
    /// The session, which can be resumed.
    Session,
    /// Nothing: the bot must begin anew.
    Nothing,
}

/// What a fault does to a connected session.
pub(crate) struct FaultEffect {
    pub(crate) order: ToSocket,
    pub(crate) survives: Survives,
}

impl GatewayFault {
    /// What it does to a connected session, if anything.
    pub(crate) fn effect(self) -> Option<FaultEffect> {
        let (order, survives) = match self {
            GatewayFault::Reconnect => (ToSocket::Send(bare(7, Value::Null)), Survives::Connection),
            GatewayFault::InvalidateResumable => {
                (ToSocket::Forget(bare(9, json!(true))), Survives::Session)
            }
            GatewayFault::Invalidate => {
                (ToSocket::Forget(bare(9, json!(false))), Survives::Nothing)
            }
            GatewayFault::Close(code) => {
                let closing = Closing(code);
                let survives = match closing.keeps_session() {
                    true => Survives::Session,
                    false => Survives::Nothing,
                };
                (ToSocket::Close(Some(closing)), survives)
            }
            GatewayFault::CloseWithoutCode => (ToSocket::Close(None), Survives::Session),
            GatewayFault::Drop => (ToSocket::Break, Survives::Session),
            GatewayFault::RefuseNext(_) => return None,
        };
        Some(FaultEffect { order, survives })
    }
}
