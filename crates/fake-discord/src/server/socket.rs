//! One gateway connection. Heartbeats and message rates use real time regardless of the world's
//! clock.

use std::io::{self, Write};

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression, FlushCompress};
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::config::TOKEN;
use crate::gateway::event::{ToSocket, bare};
use crate::gateway::faults::Survives;
use crate::gateway::payload::{BotPayload, Closing, Dialect, Identify, Payloads};
use crate::gateway::session_starts::Started;
use crate::gateway::sessions::{Resumed, Session};
use crate::gateway::{AttemptKind, Enforcement, GatewayStage};
use crate::prelude::*;
use crate::state::{Inner, State};

/// Messages a bot may send per [`MINUTE`].
const MESSAGES: usize = 120;
const MINUTE: Duration = Duration::from_secs(60);
/// Timeout of the closing handshake.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Compression threshold in bytes.
const COMPRESSED_FROM: usize = 1024;

pub(crate) async fn serve(
    inner: Arc<Inner>,
    cutter: ConnectionCutter,
    path: String,
    socket: WebSocket,
    dialect: Result<Dialect, Closing>,
) {
    let (to_bot, mut from_bot) = socket.split();
    let (to_socket, mut from_session) = mpsc::unbounded_channel();
    let mut writer = Writer::new(to_bot, dialect.unwrap_or(Dialect::Plain));
    let mut connection = Connection {
        inner: &inner,
        path,
        to_socket,
        session: None,
        payloads: Payloads::Plain,
        silent: false,
        heard: VecDeque::new(),
        alive_until: Instant::now() + 2 * inner.heartbeat,
    };
    let mut next = match dialect {
        Ok(_) => {
            connection.greet();
            Next::Nothing
        }
        Err(closing) => Next::close(closing),
    };
    let last = loop {
        let said = match next {
            Next::Nothing => true,
            Next::Say(_) if connection.silent => true,
            Next::Say(text) => writer.say(text, connection.payloads).await,
            Next::Close(closing) => break Some(closing),
            Next::Break => break None,
            Next::Reset => {
                cutter.reset();
                // The reset happens at the next poll.
                while let Some(Ok(_)) = from_bot.next().await {}
                break None;
            }
        };
        if !said {
            break None;
        }
        next = tokio::select! {
            heard = from_bot.next() => match heard {
                Some(Ok(Message::Text(heard))) => {
                    connection.hear(heard.as_str()).unwrap_or_else(Next::close)
                }
                // Some libraries send JSON in binary frames.
                Some(Ok(Message::Binary(heard))) => match std::str::from_utf8(&heard) {
                    Ok(heard) => connection.hear(heard).unwrap_or_else(Next::close),
                    Err(_) => Next::close(Closing::UNDECODABLE),
                },
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::Nothing,
                Some(Ok(Message::Close(frame))) => {
                    connection.closed_by_bot(frame.map(|frame| frame.code));
                    Next::Break
                }
                Some(Err(_)) | None => Next::Break,
            },
            told = from_session.recv() => told.map_or(Next::Break, |told| connection.obey(told)),
            () = tokio::time::sleep_until(connection.alive_until), if !connection.silent => Next::close(Closing::TIMED_OUT),
        };
    };
    if let Some(closing) = last {
        connection.closed_by_us(closing);
        writer.close(closing).await;
        // Drain incoming data: closing with unread bytes would reset the connection and could lose
        // the close frame.
        let listen = async { while let Some(Ok(_)) = from_bot.next().await {} };
        drop(tokio::time::timeout(LAST_WORDS, listen).await);
    }
    // Drop our end first, so that the session sees that nobody is listening.
    drop(from_session);
    connection.is_gone();
    // The page shows the bot's presence, which is not a world change.
    inner.changed.send_modify(|_| {});
}

enum Next {
    Nothing,
    Say(String),
    Close(Option<Closing>),
    /// Close without a close frame.
    Break,
    Reset,
}

impl Next {
    fn close(closing: Closing) -> Next {
        Next::Close(Some(closing))
    }
}

struct Connection<'a> {
    inner: &'a Inner,
    path: String,
    to_socket: mpsc::UnboundedSender<ToSocket>,
    session: Option<String>,
    payloads: Payloads,
    /// Set by a fault: stop sending.
    silent: bool,
    /// Within the last minute.
    heard: VecDeque<Instant>,
    /// Discord documents no tolerance; we allow a second interval.
    alive_until: Instant,
}

impl Connection<'_> {
    fn greet(&mut self) {
        if let Some(fault) = self.meet(GatewayStage::Hello) {
            return self.suffer(fault);
        }
        let interval = u64::try_from(self.inner.heartbeat.as_millis()).unwrap_or(u64::MAX);
        let hello = bare(10, json!({"heartbeat_interval": interval, "_trace": []}));
        self.order(ToSocket::Send(hello));
        if let Some(fault) = self.meet(GatewayStage::AfterHello) {
            self.suffer(fault);
        }
    }

    fn meet(&self, stage: GatewayStage) -> Option<GatewayFault> {
        self.inner.with(|state| state.sessions.orders.meet(stage, state.now()))
    }

    fn suffer(&self, fault: GatewayFault) {
        if let Some(effect) = fault.effect() {
            self.order(effect.order);
        }
    }

    fn order(&self, order: ToSocket) {
        // We hold a receiver's sender ourselves; a closed connection no longer needs the command.
        drop(self.to_socket.send(order));
    }

    fn note(&self, kind: AttemptKind, shard: Option<u64>, met: Option<GatewayFault>) {
        self.inner.with(|state| {
            let now = state.now();
            state.attempts.note((kind, shard), &self.path, now, met);
        });
        // A test may be waiting for attempts, which are not world changes.
        self.inner.changed.send_modify(|_| {});
    }

    fn hear(&mut self, text: &str) -> Result<Next, Closing> {
        ensure!(!self.is_too_much(), Closing::TOO_MUCH);
        Ok(match BotPayload::read(text)? {
            BotPayload::Heartbeat(sequence) => {
                self.check_sequence(sequence)?;
                self.alive_until = Instant::now() + 2 * self.inner.heartbeat;
                Next::Say(bare(11, Value::Null))
            }
            BotPayload::Identify(_) | BotPayload::Resume { .. } if self.session.is_some() => {
                return Err(Closing::IDENTIFIED_TWICE);
            }
            BotPayload::Identify(identify) => self.identify(&identify)?,
            BotPayload::Resume { token, session, seq } => self.resume(&token, session, seq)?,
            BotPayload::Unimportant if self.session.is_none() => {
                return Err(Closing::NOT_IDENTIFIED);
            }
            BotPayload::Unimportant => Next::Nothing,
        })
    }

    fn check_sequence(&self, sequence: Option<u64>) -> Result<(), Closing> {
        let Some(session) = self.session.as_ref().filter(|_| sequence.is_none()) else {
            return Ok(());
        };
        self.inner.with(|state| {
            if !state.sessions.has_told(session) {
                return Ok(());
            }
            state.attempts.noted.heartbeats_without_sequence += 1;
            match state.sessions.rules.heartbeat_sequence {
                Enforcement::Noted => Ok(()),
                Enforcement::Enforced => Err(Closing::UNDECODABLE),
            }
        })
    }

    /// Short heartbeat intervals get a correspondingly higher limit.
    fn is_too_much(&mut self) -> bool {
        let now = Instant::now();
        while self.heard.front().is_some_and(|at| now - *at >= MINUTE) {
            self.heard.pop_front();
        }
        self.heard.push_back(now);
        let beats = MINUTE.as_millis() / self.inner.heartbeat.as_millis().max(1);
        let more = usize::try_from(beats.saturating_sub(1)).unwrap_or(usize::MAX);
        self.heard.len() > MESSAGES.saturating_add(more)
    }

    fn identify(&mut self, identify: &Identify) -> Result<Next, Closing> {
        ensure!(is_ours(&identify.token), Closing::WRONG_TOKEN);
        let wishes = identify.wishes(self.inner.privileged_intents)?;
        let too_large = |state: &mut State| state.sessions.is_too_large(wishes.shard, &state.world);
        ensure!(!self.inner.with(too_large), Closing::TOO_MANY_GUILDS);
        let met = self.meet(GatewayStage::Identify);
        self.note(AttemptKind::Identify, Some(wishes.shard.number), met);
        let begun = self.inner.with(|state| {
            let now = state.now();
            let pause = state.sessions.rules.identify_pause;
            let started = state.sessions.starts.begin(wishes.shard.number, pause, now);
            ensure!(started == Started::Yes && met.is_none(), started);
            let id = format!("session-{}", state.fresh_id());
            let (socket, log) = (self.to_socket.clone(), self.inner.log.events.clone());
            let session = Session::new(id.clone(), wishes, socket, log);
            let wire = Wire { world: &state.world, base: &state.base };
            state.sessions.identify(session, wire);
            if let Some(fault) = state.sessions.orders.meet(GatewayStage::AfterReady, now) {
                state.sessions.inject_into(&id, fault);
            }
            Ok(id)
        });
        let session = match (begun, met) {
            (Ok(session), _) => session,
            (Err(Started::NoneLeft), _) => {
                tracing::warn!("the bot has begun all sessions that it may begin in a day");
                return Err(Closing::WRONG_TOKEN);
            }
            (Err(_), Some(fault)) => {
                self.suffer(fault);
                return Ok(Next::Nothing);
            }
            (Err(_), None) => return Ok(Next::Say(bare(9, json!(false)))),
        };
        self.payloads = wishes.payloads;
        self.session = Some(session);
        // A test may be waiting for the bot to come online, which is not a world change.
        self.inner.changed.send_modify(|_| {});
        Ok(Next::Nothing)
    }

    fn resume(&mut self, token: &str, session: String, seq: u64) -> Result<Next, Closing> {
        ensure!(is_ours(token), Closing::WRONG_TOKEN);
        let met = self.meet(GatewayStage::Resume);
        let shard = self.inner.with(|state| state.sessions.shard_of(&session));
        self.note(AttemptKind::Resume, shard, met);
        if let Some(effect) = met.and_then(GatewayFault::effect) {
            if matches!(effect.survives, Survives::Nothing) {
                self.inner.with(|state| state.sessions.forget(&session));
            }
            self.order(effect.order);
            return Ok(Next::Nothing);
        }
        let socket = self.to_socket.clone();
        let resumed = self.inner.with(|state| {
            let resumed = state.sessions.resume(&session, seq, socket);
            let stage = GatewayStage::AfterReady;
            if matches!(resumed, Resumed::Continued(_))
                && let Some(fault) = state.sessions.orders.meet(stage, state.now())
            {
                state.sessions.inject_into(&session, fault);
            }
            resumed
        });
        match resumed {
            Resumed::Continued(payloads) => {
                self.payloads = payloads;
                self.session = Some(session);
                self.inner.changed.send_modify(|_| {});
                Ok(Next::Nothing)
            }
            Resumed::Lost => Ok(Next::Say(bare(9, json!(false)))),
            Resumed::NeverSaid => {
                self.inner.with(|state| state.sessions.forget(&session));
                Err(Closing::WRONG_SEQUENCE)
            }
        }
    }

    fn obey(&mut self, told: ToSocket) -> Next {
        match told {
            ToSocket::Send(text) => Next::Say(text),
            ToSocket::Break => Next::Break,
            ToSocket::Reset => Next::Reset,
            ToSocket::Silence => {
                self.silent = true;
                Next::Nothing
            }
            ToSocket::Close(closing) => Next::Close(closing),
            ToSocket::Forget(text) => {
                self.session = None;
                Next::Say(text)
            }
        }
    }

    /// After a normal close the session cannot be resumed.
    fn closed_by_bot(&self, code: Option<u16>) {
        if matches!(code, Some(1000 | 1001)) {
            self.forget();
        }
    }

    fn closed_by_us(&self, closing: Option<Closing>) {
        if closing.is_some_and(|closing| !closing.keeps_session()) {
            self.forget();
        }
    }

    fn is_gone(&self) {
        let Some(session) = &self.session else {
            return;
        };
        self.inner.with(|state| {
            if let Some(shard) = state.sessions.shard_of(session) {
                state.attempts.lost(shard);
            }
        });
    }

    fn forget(&self) {
        if let Some(session) = &self.session {
            let to_socket = &self.to_socket;
            self.inner.with(|state| state.sessions.leave(session, to_socket));
        }
    }
}

/// The gateway accepts tokens with or without the `Bot ` prefix.
fn is_ours(token: &str) -> bool {
    token.strip_prefix("Bot ").unwrap_or(token) == TOKEN
}

struct Writer {
    to_bot: SplitSink<WebSocket, Message>,
    stream: Option<Compress>,
}

impl Writer {
    fn new(to_bot: SplitSink<WebSocket, Message>, dialect: Dialect) -> Writer {
        let stream = match dialect {
            Dialect::Plain => None,
            Dialect::ZlibStream => Some(Compress::new(Compression::default(), true)),
        };
        Writer { to_bot, stream }
    }

    /// Returns false if the connection is gone.
    async fn say(&mut self, text: String, payloads: Payloads) -> bool {
        let alone = payloads == Payloads::Zlib && text.len() >= COMPRESSED_FROM;
        let message = match &mut self.stream {
            None if alone => match compressed(text.as_bytes()) {
                Ok(bytes) => Message::Binary(bytes.into()),
                Err(_) => return false,
            },
            None => Message::Text(text.into()),
            Some(stream) => match flushed(stream, text.as_bytes()) {
                Some(bytes) => Message::Binary(bytes.into()),
                None => return false,
            },
        };
        self.to_bot.send(message).await.is_ok()
    }

    async fn close(&mut self, closing: Option<Closing>) {
        let frame =
            closing.map(|closing| CloseFrame { code: closing.0, reason: closing.reason().into() });
        // A failed send is fine; the bot may be gone already.
        drop(self.to_bot.send(Message::Close(frame)).await);
    }
}

fn compressed(text: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text)?;
    encoder.finish()
}

/// The next sync-flushed chunk of the zlib stream.
fn flushed(stream: &mut Compress, mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(rest.len() / 2 + 64);
    loop {
        let before = stream.total_in();
        let flush = FlushCompress::Sync;
        stream.compress_vec(rest, &mut out, flush).ok()?;
        let read = usize::try_from(stream.total_in() - before).ok()?;
        rest = rest.get(read..)?;
        // Spare room means that the stream is fully flushed.
        if rest.is_empty() && out.len() < out.capacity() {
            return Some(out);
        }
        out.reserve(64 + rest.len());
    }
}
