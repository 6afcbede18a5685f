//! Keeps the gateway sessions for the next process.

use tokio::time::sleep;

use crate::gateway::{Session, Sessions};
use crate::prelude::*;
use viceroy_service::{GatewayIdentity, GatewaySession};

/// How old a sequence is when it is kept: a press that came later may not have been answered yet,
/// and is delivered again. Discord waits three seconds for an answer.
const BEHIND: Duration = Duration::from_secs(3);

/// Clones share it.
#[derive(Clone)]
pub struct KeptSessions {
    host: Host,
    of: GatewayIdentity,
    sessions: Sessions,
}

impl KeptSessions {
    /// With what the process before has kept.
    pub async fn open(host: &Host, of: GatewayIdentity) -> KeptSessions {
        // The service logs errors. Sessions are then begun anew.
        let kept = host.gateway_sessions(of).await.unwrap_or_default();
        let sessions = Sessions::new(kept.into_iter().filter_map(read));
        KeptSessions { host: host.clone(), of, sessions }
    }

    pub fn sessions(&self) -> Sessions {
        self.sessions.clone()
    }

    /// Until the bot ends.
    pub async fn keep(self) {
        let mut before = self.sessions.all();
        let mut kept = before.clone();
        loop {
            sleep(BEHIND).await;
            let now = self.sessions.all();
            let keeping = behind(now.clone(), &before);
            before = now;
            // What cannot be stored is stored the next time.
            if keeping != kept && self.store(keeping.clone()).await.is_ok() {
                kept = keeping;
            }
        }
    }

    /// Where all that came is seen to.
    pub async fn keep_last(&self) {
        // The service logs errors.
        let _ = self.store(self.sessions.all()).await;
    }

    async fn store(&self, sessions: BTreeMap<u32, Session>) -> Result<(), Fault> {
        let sessions = sessions.into_iter().map(written).collect();
        self.host.keep_gateway_sessions(self.of, sessions).await
    }
}

/// The sessions with their sequences of a while ago, as far as they are that old.
fn behind(now: BTreeMap<u32, Session>, before: &BTreeMap<u32, Session>) -> BTreeMap<u32, Session> {
    let old = |(shard, session): (u32, Session)| {
        let old = before.get(&shard).filter(|old| old.id == session.id)?;
        Some((shard, old.clone()))
    };
    now.into_iter().filter_map(old).collect()
}

/// Without its bot a session is begun anew: only READY says which user that is.
fn read(kept: GatewaySession) -> Option<(u32, Session)> {
    let GatewaySession { shard, session, sequence, resume_url, bot } = kept;
    let bot = bot.filter(|id| *id != 0).map(UserId::new)?;
    Some((shard, Session { id: session, sequence, resume_url, bot: Some(bot) }))
}

fn written((shard, session): (u32, Session)) -> GatewaySession {
    let Session { id, sequence, resume_url, bot } = session;
    GatewaySession { shard, session: id, sequence, resume_url, bot: bot.map(UserId::get) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(id: &str, sequence: u64) -> Session {
        Session { id: id.to_owned(), sequence, resume_url: None, bot: None }
    }

    #[test]
    fn what_may_not_have_been_answered_is_delivered_again() {
        let now = BTreeMap::from([(0, session("a", 9)), (1, session("b", 7))]);
        let before = BTreeMap::from([(0, session("a", 5)), (1, session("of before", 6))]);
        assert_eq!(behind(now, &before), BTreeMap::from([(0, session("a", 5))]));
    }
}
