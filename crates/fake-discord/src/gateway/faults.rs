//! Gateway faults.

use super::event::{ToSocket, bare};
use super::payload::Closing;
use crate::faults::{Lasting, Orders};
use crate::prelude::*;

/// A fault of a gateway connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayFault {
    /// RECONNECT (opcode 7).
    Reconnect,
    /// INVALID_SESSION, resumable (opcode 9).
    InvalidateResumable,
    /// INVALID_SESSION, not resumable (opcode 9). The session and its missed events are lost.
    Invalidate,
    /// Closes with this code; some codes end the session, as on Discord.
    Close(u16),
    /// Closes without a code.
    CloseWithoutCode,
    /// Drops the connection without a close frame.
    Drop,
    /// Resets the connection: the bot's next read or write fails immediately.
    Reset,
    /// Keeps the connection open but sends nothing, not even heartbeat ACKs.
    Silence,
    /// Refuses the upgrade with this HTTP status (JSON for 429, otherwise HTML); drops an open
    /// connection.
    Http(u16),
    /// Breaks the next connections before the upgrade, replacing earlier orders of this kind.
    RefuseNext(usize),
}

/// When a connection fault occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayStage {
    /// Instead of the upgrade response; faults that need a frame occur at `Hello`.
    Upgrade,
    /// Instead of HELLO.
    Hello,
    /// Right after HELLO.
    AfterHello,
    /// Instead of READY.
    Identify,
    /// Instead of RESUMED.
    Resume,
    /// After READY and the GUILD_CREATEs, or after RESUMED.
    AfterReady,
}

#[derive(Debug, Default)]
pub(crate) struct GatewayOrders(Orders<GatewayStage, GatewayFault>);

pub(crate) enum Survives {
    Connection,
    /// The session, which can be resumed.
    Session,
    Nothing,
}

pub(crate) struct FaultEffect {
    pub(crate) order: ToSocket,
    pub(crate) survives: Survives,
}

impl GatewayFault {
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
            GatewayFault::Drop | GatewayFault::Http(_) => (ToSocket::Break, Survives::Session),
            GatewayFault::Reset => (ToSocket::Reset, Survives::Session),
            GatewayFault::Silence => (ToSocket::Silence, Survives::Connection),
            GatewayFault::RefuseNext(_) => return None,
        };
        Some(FaultEffect { order, survives })
    }

    /// Whether it can occur before the WebSocket upgrade.
    const fn needs_no_frame(self) -> bool {
        matches!(
            self,
            GatewayFault::Drop
                | GatewayFault::Reset
                | GatewayFault::Silence
                | GatewayFault::Http(_)
        )
    }
}

impl GatewayOrders {
    pub(crate) fn add(
        &mut self,
        fault: GatewayFault,
        stage: GatewayStage,
        lasting: Lasting,
        now: u64,
    ) {
        if let GatewayFault::RefuseNext(count) = fault {
            return self.refuse_next(count, now);
        }
        let stage = match stage {
            GatewayStage::Upgrade if !fault.needs_no_frame() => GatewayStage::Hello,
            stage => stage,
        };
        self.0.add(stage, fault, lasting, now);
    }

    fn refuse_next(&mut self, count: usize, now: u64) {
        let (fault, stage) = (GatewayFault::Drop, GatewayStage::Upgrade);
        self.0.take_back(|at, of| (*of, *at) == (fault, stage));
        self.add(fault, stage, Lasting::Times(count), now);
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn meet(&mut self, stage: GatewayStage, now: u64) -> Option<GatewayFault> {
        self.0.meet(now, |at| *at == stage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_needs_a_frame_waits_for_the_web_socket() {
        let mut orders = GatewayOrders::default();
        for fault in [GatewayFault::Close(1001), GatewayFault::Http(502)] {
            orders.add(fault, GatewayStage::Upgrade, Lasting::Times(1), 0);
        }
        let upgrade = orders.meet(GatewayStage::Upgrade, 0);
        assert_eq!(upgrade, Some(GatewayFault::Http(502)));
        let hello = orders.meet(GatewayStage::Hello, 0);
        assert_eq!(hello, Some(GatewayFault::Close(1001)));
    }
}
