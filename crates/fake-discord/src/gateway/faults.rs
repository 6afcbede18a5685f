//! What can go wrong with the gateway.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::payload::Closing;
use super::to_socket::{ToSocket, bare};
use crate::faults::{Lasting, Orders};

/// What goes wrong with a connection of the bot's to the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayFault {
    /// The bot is asked to reconnect and to resume (operation 7).
    Reconnect,
    /// The bot is told that its session is invalid but may be resumed (operation 9).
    InvalidateResumable,
    /// The bot is told that its session is invalid (operation 9). It is gone, with all that it has missed.
    Invalidate,
    /// The connection is closed with this code; by some codes the session is gone, as with Discord.
    Close(u16),
    /// The connection is closed by a frame without a code.
    CloseWithoutCode,
    /// The connection breaks without a word.
    Drop,
    /// The connection is reset: the bot's next read or write fails at once.
    Reset,
    /// The connection stays open and nothing comes over it any more: no event, and no answer to a heartbeat.
    Silence,
    /// The upgrade is answered with this HTTP status: 429 as Discord's own refusal in JSON, all others as a page.
    /// An open connection breaks.
    Http(u16),
    /// The next so many connections are broken before the upgrade is answered, in place of those ordered before.
    /// Those that are open stay.
    RefuseNext(usize),
}

/// When a connection meets a fault that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GatewayStage {
    /// Instead of the answer to the upgrade. No frame can be sent yet: a fault that needs one happens in place of HELLO.
    Upgrade,
    /// In place of HELLO.
    Hello,
    /// Right after HELLO.
    AfterHello,
    /// In place of READY.
    Identify,
    /// In place of RESUMED.
    Resume,
    /// Right after READY and the guilds that exist, or after RESUMED.
    AfterReady,
}

/// Faults that the following connections meet.
#[derive(Debug, Default)]
pub(crate) struct GatewayOrders(Orders<GatewayStage, GatewayFault>);

/// What a fault leaves of a connected session.
pub(crate) enum Survives {
    /// Everything.
    Connection,
    /// The session, which can be resumed.
    Session,
    /// Nothing: the bot must begin anew.
    Nothing,
}

/// What a fault does to a connection.
pub(crate) struct FaultEffect {
    pub(crate) order: ToSocket,
    pub(crate) survives: Survives,
}

impl GatewayFault {
    /// What it does to a connection, if anything.
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

    /// Whether it can happen before there is a web socket.
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
    /// The following connections meet this fault.
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

    /// The next so many connections are broken, in place of those ordered before.
    fn refuse_next(&mut self, count: usize, now: u64) {
        let (fault, stage) = (GatewayFault::Drop, GatewayStage::Upgrade);
        self.0.take_back(|at, of| (*of, *at) == (fault, stage));
        self.add(fault, stage, Lasting::Times(count), now);
    }

    /// No connection meets a fault any more.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// The fault that a connection meets at a stage, which is used up once: the one ordered first.
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
