//! A shard: one gateway session over any number of connections.

use std::convert::Infallible;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::{Instant, sleep, sleep_until};

use super::backoff::{Backoff, random_share};
use super::payload::{AfterClose, FatalClose, Session};
use super::sessions::Sessions;
use super::socket::{ConnectParams, Disconnect, Disconnected, ShardEvent, converse};
use super::start_queue::{StartQueue, StartTurn};
use crate::prelude::*;
use crate::wire::transport::Pace;

const LINE: Duration = Duration::from_secs(60);
/// Failed attempts at the resume address before the usual one is tried.
const RESUME_URL_ATTEMPTS: u32 = 2;
/// Connections in a row that did not last before the session is given up: it is stored, so no restart
/// would cure it, and another process may have it too.
const SHORT_CONNECTIONS: u32 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    Up,
    Down,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShardEnd {
    Asked,
    /// Nobody receives its events.
    Unheard,
    /// A close code that retrying cannot fix.
    Refused(FatalClose),
    /// Its task broke off.
    Broke(String),
}

pub trait GatewayNetwork: Send + Sync {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send;

    fn dial(
        &self,
        gateway: &str,
    ) -> impl Future<Output = Result<WebSocketStream<Self::Stream>, String>> + Send;

    /// `None` if Discord cannot be queried now.
    fn look_up(&self) -> impl Future<Output = Result<Option<GatewayInfo>, FatalClose>> + Send;

    fn trusts(&self, gateway: &str) -> bool;

    /// For later processes too.
    fn remember_start(&self) -> impl Future<Output = ()> + Send;

    /// Called for each connection that gets a session.
    fn count_connection(&self);
}

pub struct Shard<N> {
    pub network: N,
    pub token: String,
    pub intents: u64,
    /// Number of this shard and of all shards.
    pub number: [u32; 2],
    pub gateway: String,
    pub starts: StartQueue,
    pub sessions: Sessions,
    pub pace: Pace,
    pub events: mpsc::UnboundedSender<ShardEvent>,
    pub link: watch::Sender<Link>,
}

impl<N: GatewayNetwork> Shard<N> {
    /// Runs until `end` becomes true or Discord refuses the session for good.
    pub async fn run(mut self, mut end: watch::Receiver<bool>) -> ShardEnd {
        let mut backoff = Backoff::new(self.pace);
        let [number, _] = self.number;
        let mut journal = Journal::default();
        let (mut failed, mut short) = (0, 0);
        loop {
            let pause = backoff.next(random_share());
            let prepared = async {
                sleep(pause).await;
                self.prepare(self.sessions.get(number), failed, &mut journal).await
            };
            let (gateway, turn) = tokio::select! {
                prepared = prepared => match prepared {
                    Ok(prepared) => prepared,
                    Err(fatal) => return ShardEnd::Refused(fatal),
                },
                _ = end.wait_for(|end| *end) => return ShardEnd::Asked,
            };
            let params = ConnectParams {
                token: &self.token,
                intents: self.intents,
                shard: self.number,
                sessions: &self.sessions,
                turn,
                events: &self.events,
                end: &mut end,
            };
            journal.attempts += 1;
            let ended = tokio::select! {
                ended = connect(&self.network, &gateway, params, &self.link) => ended,
                never = journal.recovery(self.link.subscribe()) => match never {},
            };
            match after(&ended.why) {
                // On shutdown the link is not reported as down.
                After::End(end) => return end,
                After::Identify => self.sessions.set(number, None),
                After::Resume => {}
            }
            self.link.send_replace(Link::Down);
            if let Some(since) = ended.online_since {
                backoff.ended(since.elapsed());
            }
            failed = if ended.online_since.is_none() { failed + 1 } else { 0 };
            short = match (&ended.why, ended.online_since) {
                // That says nothing about the session.
                (Disconnect::Unreachable(_), _) => short,
                (_, Some(since)) if since.elapsed() >= self.pace.good => 0,
                (_, Some(_) | None) => short + 1,
            };
            if short == SHORT_CONNECTIONS {
                self.sessions.set(number, None);
                short = 0;
            }
            journal.disconnected(&ended, self.pace.good);
        }
    }

    /// Also waits until a session may be started, where one is needed.
    async fn prepare(
        &mut self,
        session: Option<Session>,
        failed: u32,
        journal: &mut Journal,
    ) -> Result<(String, Option<StartTurn>), FatalClose> {
        if let Some(session) = session {
            let own = session.resume_url.as_deref();
            let own = own.filter(|url| failed < RESUME_URL_ATTEMPTS && self.network.trusts(url));
            return Ok((own.unwrap_or(&self.gateway).to_owned(), None));
        }
        if journal.attempts > 0
            && let Some(info) = self.network.look_up().await?
        {
            self.starts.told(info.session_start_limit);
            self.gateway = info.url;
        }
        let longest = self.pace.longest;
        let waits = |wait| {
            if wait > longest {
                journal.no_starts_left(wait);
            }
        };
        let turn = self.starts.turn(self.number[0], waits).await;
        self.network.remember_start().await;
        Ok((self.gateway.clone(), Some(turn)))
    }
}

async fn connect<N: GatewayNetwork>(
    network: &N,
    gateway: &str,
    params: ConnectParams<'_>,
    link: &watch::Sender<Link>,
) -> Disconnected {
    let mut asked_to_end = params.end.clone();
    let dialled = tokio::select! {
        dialled = network.dial(gateway) => dialled.map_err(Disconnect::Unreachable),
        _ = asked_to_end.wait_for(|end| *end) => Err(Disconnect::Asked),
    };
    match dialled {
        Ok(socket) => {
            let online = || {
                network.count_connection();
                link.send_replace(Link::Up);
            };
            converse(socket, params, online).await
        }
        Err(why) => Disconnected { why, last_heard: "nothing".to_owned(), online_since: None },
    }
}

enum After {
    Resume,
    Identify,
    End(ShardEnd),
}

fn after(why: &Disconnect) -> After {
    match why {
        Disconnect::Asked => After::End(ShardEnd::Asked),
        Disconnect::Unheard => After::End(ShardEnd::Unheard),
        Disconnect::Closed { code, .. } => match AfterClose::of(*code) {
            AfterClose::Resume => After::Resume,
            AfterClose::Identify => After::Identify,
            AfterClose::GiveUp(fatal) => After::End(ShardEnd::Refused(fatal)),
        },
        Disconnect::InvalidSession { resumable: false } => After::Identify,
        Disconnect::InvalidSession { resumable: true }
        | Disconnect::Unreachable(_)
        | Disconnect::Broken(_)
        | Disconnect::Silent
        | Disconnect::Reconnect => After::Resume,
    }
}

/// Logs the connection's state, at most once a minute.
#[derive(Default)]
struct Journal {
    attempts: u64,
    /// Start of the trouble, and the number of attempts before it.
    trouble: Option<(Instant, u64)>,
    last_line: Option<Instant>,
    /// A warning was logged, so the recovery is logged too.
    told: bool,
}

impl Journal {
    fn may_write(&mut self) -> bool {
        let lately = self.last_line.is_some_and(|at| at.elapsed() < LINE);
        if !lately {
            self.last_line = Some(Instant::now());
        }
        !lately
    }

    /// Never returns.
    async fn recovery(&mut self, mut link: watch::Receiver<Link>) -> Infallible {
        // The sender outlives this receiver.
        let _ = link.wait_for(|link| *link == Link::Up).await;
        if self.attempts == 1 {
            tracing::info!("connected to Discord's gateway");
        } else if self.told {
            if let Some(last) = self.last_line {
                sleep_until(last + LINE).await;
            }
            self.last_line = Some(Instant::now());
            self.told = false;
            let (since, before) = self.trouble.take().unwrap_or((Instant::now(), 0));
            let (seconds, attempts) = (since.elapsed().as_secs(), self.attempts - before);
            tracing::info!(seconds, attempts, "connected again to Discord's gateway");
        }
        std::future::pending().await
    }

    fn disconnected(&mut self, ended: &Disconnected, good: Duration) {
        let was_good = ended.online_since.is_some_and(|at| at.elapsed() >= good);
        if was_good {
            self.trouble = None;
        }
        let first = self.trouble.is_none();
        let (since, before) = *self.trouble.get_or_insert((Instant::now(), self.attempts));
        if !self.may_write() {
            return;
        }
        let (why, last_heard) = (&ended.why, &ended.last_heard);
        if first {
            // Normal: Discord requests a reconnect every few hours.
            tracing::info!(%why, last_heard, "the connection to Discord's gateway ended; connecting anew");
        } else {
            self.told = true;
            let (seconds, attempts) = (since.elapsed().as_secs(), self.attempts - before);
            tracing::warn!(
                seconds,
                attempts,
                %why,
                last_heard,
                "there is no connection to Discord's gateway; trying on"
            );
        }
    }

    fn no_starts_left(&mut self, wait: Duration) {
        if self.may_write() {
            self.told = true;
            let seconds = wait.as_secs();
            tracing::warn!(
                seconds,
                "too many sessions were started today, and Discord would reset the token: the next one waits"
            );
        }
    }
}

#[cfg(test)]
mod tests;
