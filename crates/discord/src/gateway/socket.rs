//! One connection to the gateway, from HELLO to its end.

use std::fmt;
use std::io::Read as _;

use flate2::read::ZlibDecoder;
use serenity::futures::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, connect_async_with_config};

use super::backoff::random_share;
use super::payload::{self, Received};
use super::sessions::Sessions;
use super::start_queue::StartTurn;
use crate::prelude::*;

/// For connecting, and for HELLO.
const GREETING: Duration = Duration::from_secs(10);
/// From HELLO to READY: Discord delays large bots.
const SESSION: Duration = Duration::from_secs(60);
/// Shorter than Discord's 41 seconds: a dead connection is noticed after two beats.
const LONGEST_HEARTBEAT: Duration = Duration::from_secs(15);
const GOODBYE: Duration = Duration::from_secs(2);
/// Bytes of an unpacked payload.
const LARGEST: u64 = 64 << 20;
/// A close code of ours after which Discord keeps the session.
const GOING_TO_RESUME: u16 = 4000;

pub type DiscordSocket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// # Errors
/// Why the connection failed.
pub async fn dial(gateway: &str) -> Result<DiscordSocket, String> {
    let address = format!("{}/?v=10&encoding=json", gateway.trim_end_matches('/'));
    let unlimited = WebSocketConfig {
        max_message_size: None,
        max_frame_size: None,
        ..WebSocketConfig::default()
    };
    match timeout(GREETING, connect_async_with_config(address, Some(unlimited), false)).await {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("no answer in time".to_owned()),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Disconnect {
    /// The bot shuts down.
    Asked,
    /// Nobody receives its events.
    Unheard,
    /// Dialling failed.
    Unreachable(String),
    /// By Discord.
    Closed { code: Option<u16>, reason: String },
    /// An I/O error or an unreadable payload.
    Broken(String),
    /// No acknowledgement, HELLO or READY in time.
    Silent,
    /// Op 7.
    Reconnect,
    /// Op 9.
    InvalidSession { resumable: bool },
}

impl fmt::Display for Disconnect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Disconnect::Asked => f.write_str("the bot ends"),
            Disconnect::Unheard => f.write_str("the client behind the relay is gone"),
            Disconnect::Unreachable(why) => write!(f, "the gateway cannot be reached: {why}"),
            Disconnect::Closed { code: None, .. } => f.write_str("closed without a code"),
            Disconnect::Closed { code: Some(code), reason } => {
                write!(f, "closed with code {code} ({reason:?})")
            }
            Disconnect::Broken(why) => write!(f, "broken: {why}"),
            Disconnect::Silent => f.write_str("Discord fell silent"),
            Disconnect::Reconnect => f.write_str("Discord asked to reconnect (op 7)"),
            Disconnect::InvalidSession { resumable } => {
                write!(f, "the session is invalid (op 9, resumable: {resumable})")
            }
        }
    }
}

pub struct ConnectParams<'a> {
    pub token: &'a str,
    pub intents: u64,
    /// Number of this shard and of all shards.
    pub shard: [u32; 2],
    /// This shard's is resumed if there is one; updated while connected.
    pub sessions: &'a Sessions,
    /// The right to start a session, where there is none to resume.
    pub turn: Option<StartTurn>,
    pub events: &'a mpsc::UnboundedSender<ShardEvent>,
    /// Becomes true on shutdown.
    pub end: &'a mut watch::Receiver<bool>,
}

/// An event as Discord has sent it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShardEvent {
    pub shard: u32,
    pub text: String,
}

#[derive(Debug)]
pub struct Disconnected {
    pub why: Disconnect,
    /// Last payload, for the log.
    pub last_heard: String,
    /// When READY or RESUMED arrived.
    pub online_since: Option<Instant>,
}

/// Calls `online` on READY or RESUMED.
pub async fn converse<S>(
    socket: WebSocketStream<S>,
    params: ConnectParams<'_>,
    online: impl FnOnce(),
) -> Disconnected
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let mut conversation = Conversation {
        socket,
        params,
        heartbeat: None,
        acknowledged: true,
        deadline: Instant::now() + GREETING,
        online: Some(online),
        online_since: None,
        last_heard: "nothing".to_owned(),
    };
    let why = conversation.run().await;
    Disconnected {
        why,
        last_heard: conversation.last_heard,
        online_since: conversation.online_since,
    }
}

struct Conversation<'a, S, F> {
    socket: WebSocketStream<S>,
    params: ConnectParams<'a>,
    heartbeat: Option<Interval>,
    acknowledged: bool,
    /// For HELLO, then for READY or RESUMED.
    deadline: Instant,
    online: Option<F>,
    online_since: Option<Instant>,
    last_heard: String,
}

impl<S, F> Conversation<'_, S, F>
where
    S: AsyncRead + AsyncWrite + Unpin,
    F: FnOnce(),
{
    async fn run(&mut self) -> Disconnect {
        loop {
            let next = tokio::select! {
                message = self.socket.next() => self.receive(message).await,
                () = tick(&mut self.heartbeat) => self.beat().await,
                () = sleep_until(self.deadline), if self.online_since.is_none() => Err(Disconnect::Silent),
                () = is_true(self.params.end) => Err(Disconnect::Asked),
            };
            let Err(why) = next else { continue };
            match why {
                Disconnect::Asked
                | Disconnect::Reconnect
                | Disconnect::InvalidSession { .. }
                | Disconnect::Silent => {
                    self.close(CloseCode::from(GOING_TO_RESUME)).await;
                }
                Disconnect::Unheard
                | Disconnect::Unreachable(_)
                | Disconnect::Closed { .. }
                | Disconnect::Broken(_) => {}
            }
            return why;
        }
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>,
    ) -> Result<(), Disconnect> {
        let text = match message {
            None => return Err(Disconnect::Broken("the stream ended".to_owned())),
            Some(Err(error)) => return Err(Disconnect::Broken(error.to_string())),
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Binary(packed))) => unpack(&packed)?,
            Some(Ok(Message::Close(frame))) => {
                return Err(Disconnect::Closed {
                    code: frame.as_ref().map(|frame| frame.code.into()),
                    reason: frame.map_or_else(String::new, |frame| frame.reason.into_owned()),
                });
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return Ok(()),
        };
        let Some(received) = Received::read(&text) else {
            tracing::debug!("the gateway said something that is no payload");
            return Ok(());
        };
        self.last_heard = received.name();
        match received {
            Received::Dispatch { sequence, event } => self.dispatch(text, sequence, &event),
            Received::HeartbeatRequest => self.send_heartbeat().await,
            Received::HeartbeatAck => {
                self.acknowledged = true;
                Ok(())
            }
            Received::Reconnect => Err(Disconnect::Reconnect),
            Received::InvalidSession { resumable } => Err(Disconnect::InvalidSession { resumable }),
            Received::Hello { heartbeat } => self.greet(heartbeat).await,
            Received::Unknown(op) => {
                tracing::debug!(op, "the gateway said something unknown");
                Ok(())
            }
        }
    }

    fn dispatch(
        &mut self,
        text: String,
        sequence: Option<u64>,
        event: &str,
    ) -> Result<(), Disconnect> {
        let ConnectParams { sessions, shard: [shard, _], .. } = self.params;
        if event == "READY" {
            let session = payload::session_of(&text, sequence.unwrap_or_default());
            sessions.set(shard, session);
        }
        let heard = self.params.events.send(ShardEvent { shard, text });
        if let Some(sequence) = sequence {
            sessions.received(shard, sequence);
        }
        heard.map_err(|_| Disconnect::Unheard)?;
        if matches!(event, "READY" | "RESUMED") {
            self.online_since.get_or_insert_with(Instant::now);
            if let Some(online) = self.online.take() {
                online();
            }
        }
        Ok(())
    }

    async fn greet(&mut self, wanted: Duration) -> Result<(), Disconnect> {
        let every = wanted.min(LONGEST_HEARTBEAT);
        // Random first beat, as Discord requires, so that bots do not beat in step.
        let first = every.mul_f64(random_share());
        let mut heartbeat = interval_at(Instant::now() + first, every);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.heartbeat = Some(heartbeat);
        self.acknowledged = true;
        self.deadline = Instant::now() + SESSION;
        let ConnectParams { token, intents, shard, .. } = self.params;
        let greeting = match self.params.sessions.get(shard[0]) {
            Some(session) => payload::resume(token, &session),
            None => payload::identify(token, intents, shard),
        };
        let sent = self.send(greeting).await;
        if let Some(turn) = self.params.turn.take() {
            turn.used();
        }
        sent
    }

    async fn beat(&mut self) -> Result<(), Disconnect> {
        if !self.acknowledged {
            return Err(Disconnect::Silent);
        }
        self.acknowledged = false;
        self.send_heartbeat().await
    }

    async fn send_heartbeat(&mut self) -> Result<(), Disconnect> {
        let session = self.params.sessions.get(self.params.shard[0]);
        let heartbeat = payload::heartbeat(session.as_ref());
        self.send(heartbeat).await
    }

    async fn send(&mut self, text: String) -> Result<(), Disconnect> {
        let sent = self.socket.send(Message::Text(text)).await;
        sent.map_err(|error| Disconnect::Broken(error.to_string()))
    }

    /// Does not wait for Discord's close frame: users who press now need an answer within three
    /// seconds.
    async fn close(&mut self, code: CloseCode) {
        let frame = CloseFrame { code, reason: "".into() };
        let _ = timeout(GOODBYE, self.socket.close(Some(frame))).await;
    }
}

/// Also returns if the sender is gone.
async fn is_true(flag: &mut watch::Receiver<bool>) {
    let _ = flag.wait_for(|set| *set).await;
}

/// Pending before HELLO.
async fn tick(heartbeat: &mut Option<Interval>) {
    match heartbeat {
        Some(heartbeat) => drop(heartbeat.tick().await),
        None => std::future::pending().await,
    }
}

fn unpack(packed: &[u8]) -> Result<String, Disconnect> {
    let mut text = String::new();
    let mut unpacked = ZlibDecoder::new(packed).take(LARGEST);
    let read = unpacked.read_to_string(&mut text);
    read.map_err(|error| Disconnect::Broken(format!("a payload cannot be unpacked: {error}")))?;
    Ok(text)
}
