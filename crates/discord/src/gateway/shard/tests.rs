//! Runs a shard against scripted gateways.

use std::collections::VecDeque;
use std::sync::Arc;

use parking_lot::Mutex;
use serde_json::{Value, json};
use serenity::futures::{SinkExt, StreamExt};
use tokio::io::{DuplexStream, duplex};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role};

use super::*;
use crate::gateway::session_starts::{SessionStarts, StartLimit};

const USUAL: &str = "ws://usual";
const OWN: &str = "ws://own";

const QUICK: Pace = Pace {
    first: Duration::from_millis(1),
    longest: Duration::from_millis(4),
    good: Duration::from_secs(60),
    starts_apart: Duration::ZERO,
};

/// What a gateway does after IDENTIFY or RESUME.
#[derive(Clone, Copy, Debug)]
enum Does {
    Refuses,
    ClosesEarly(u16),
    /// After READY or RESUMED.
    Closes(Option<u16>),
    AsksToReconnect,
    Invalidates {
        resumable: bool,
    },
    /// Ends the stream without a close frame.
    Hangs,
    Stays,
}

#[derive(Clone, Default)]
struct Seen(Arc<Mutex<Vec<String>>>);

impl Seen {
    fn note(&self, what: impl Into<String>) {
        self.0.lock().push(what.into());
    }
}

struct Gateways {
    script: Mutex<VecDeque<Does>>,
    seen: Seen,
    stays: watch::Sender<bool>,
}

impl GatewayNetwork for Gateways {
    type Stream = DuplexStream;

    async fn dial(&self, gateway: &str) -> Result<WebSocketStream<DuplexStream>, String> {
        let does = self.script.lock().pop_front().unwrap_or(Does::Stays);
        self.seen.note(gateway);
        if matches!(does, Does::Refuses) {
            return Err("refused".to_owned());
        }
        let (ours, theirs) = duplex(1 << 16);
        let server = WebSocketStream::from_raw_socket(theirs, Role::Server, None).await;
        tokio::spawn(gate(server, does, self.seen.clone(), self.stays.clone()));
        Ok(WebSocketStream::from_raw_socket(ours, Role::Client, None).await)
    }

    async fn look_up(&self) -> Result<Option<GatewayInfo>, FatalClose> {
        self.seen.note("look up");
        Ok(None)
    }

    fn trusts(&self, gateway: &str) -> bool {
        gateway != "ws://elsewhere"
    }

    async fn remember_start(&self) {
        self.seen.note("start");
    }

    fn count_connection(&self) {}
}

async fn gate(
    mut socket: WebSocketStream<DuplexStream>,
    does: Does,
    seen: Seen,
    stays: watch::Sender<bool>,
) -> Option<()> {
    if let Does::ClosesEarly(code) = does {
        return close(&mut socket, Some(code)).await;
    }
    say(&mut socket, json!({"op": 10, "d": {"heartbeat_interval": 1_000_000}})).await?;
    let Message::Text(said) = socket.next().await?.ok()? else {
        return None;
    };
    let said: Value = serde_json::from_str(&said).ok()?;
    let resumes = said["op"] == 6;
    seen.note(match resumes {
        true => format!("resume {}", said["d"]["seq"]),
        false => "identify".to_owned(),
    });
    if let Does::Invalidates { resumable } = does {
        say(&mut socket, json!({"op": 9, "d": resumable})).await?;
        return rest(&mut socket).await;
    }
    let event = match resumes {
        true => json!({"op": 0, "s": 9, "t": "RESUMED", "d": {}}),
        false => {
            json!({"op": 0, "s": 1, "t": "READY", "d": {"session_id": "s", "resume_gateway_url": OWN}})
        }
    };
    say(&mut socket, event).await?;
    match does {
        Does::Closes(code) => close(&mut socket, code).await,
        Does::AsksToReconnect => {
            say(&mut socket, json!({"op": 7, "d": null})).await?;
            rest(&mut socket).await
        }
        Does::Hangs => None,
        Does::Stays => {
            stays.send_replace(true);
            rest(&mut socket).await
        }
        Does::Refuses | Does::ClosesEarly(_) | Does::Invalidates { .. } => None,
    }
}

async fn say(socket: &mut WebSocketStream<DuplexStream>, said: Value) -> Option<()> {
    socket.send(Message::Text(said.to_string())).await.ok()
}

async fn rest(socket: &mut WebSocketStream<DuplexStream>) -> Option<()> {
    while let Some(Ok(_)) = socket.next().await {}
    None
}

async fn close(socket: &mut WebSocketStream<DuplexStream>, code: Option<u16>) -> Option<()> {
    let frame = code.map(|code| CloseFrame { code: code.into(), reason: "".into() });
    socket.close(frame).await.ok()?;
    rest(socket).await
}

/// Runs until a gateway stays connected or the shard gives up.
async fn played(script: &[Does]) -> (Vec<String>, ShardEnd) {
    let seen = Seen::default();
    let (stays, mut stayed) = watch::channel(false);
    let (events, _heard) = mpsc::unbounded_channel();
    let shard = Shard {
        network: Gateways {
            script: Mutex::new(script.iter().copied().collect()),
            seen: seen.clone(),
            stays,
        },
        token: "t".to_owned(),
        intents: 1,
        number: [0, 1],
        gateway: USUAL.to_owned(),
        starts: StartQueue::new(SessionStarts::new(
            StartLimit::USUAL,
            std::time::Instant::now(),
            None,
            Duration::ZERO,
        )),
        sessions: Sessions::default(),
        pace: QUICK,
        events,
        link: watch::Sender::new(Link::Down),
    };
    let (end, ended) = watch::channel(false);
    let asked = async {
        let _ = stayed.wait_for(|stays| *stays).await;
        end.send_replace(true);
        std::future::pending::<Infallible>().await
    };
    let shard_end = tokio::select! {
        shard_end = shard.run(ended) => shard_end,
        never = asked => match never {},
    };
    let seen = seen.0.lock().clone();
    (seen, shard_end)
}

#[tokio::test]
async fn a_session_is_resumed_where_discord_says_after_every_cut_that_keeps_it() {
    for does in [
        Does::Closes(None),
        Does::Closes(Some(1001)),
        Does::Closes(Some(4000)),
        Does::Closes(Some(4008)),
        Does::AsksToReconnect,
        Does::Hangs,
    ] {
        let (seen, end) = played(&[does, Does::Invalidates { resumable: true }]).await;
        let expected = ["start", USUAL, "identify", OWN, "resume 1", OWN, "resume 1"];
        assert_eq!(seen, expected, "{does:?}");
        assert_eq!(end, ShardEnd::Asked);
    }
}

#[tokio::test]
async fn a_lost_session_is_started_anew_after_asking_what_may_be_started() {
    let twice = [Does::Invalidates { resumable: false }, Does::Stays];
    let expected = ["start", USUAL, "identify", "look up", "start", USUAL, "identify"];
    assert_eq!(played(&twice).await.0, expected);
    for code in [4003, 4007, 4009] {
        let (seen, _) = played(&[Does::Closes(Some(code))]).await;
        assert_eq!(seen, expected, "{code}");
    }
}

#[tokio::test]
async fn where_nobody_resumes_the_usual_address_is_tried() {
    let script = [Does::Closes(None), Does::Refuses, Does::Refuses, Does::Stays];
    let (seen, _) = played(&script).await;
    let expected = ["start", USUAL, "identify", OWN, OWN, USUAL, "resume 1"];
    assert_eq!(seen, expected);
}

#[tokio::test]
async fn a_session_on_which_no_connection_lasts_is_given_up() {
    let mut script = vec![Does::Closes(None)];
    script.extend([Does::Invalidates { resumable: true }; SHORT_CONNECTIONS as usize - 1]);
    script.push(Does::Stays);
    let (seen, end) = played(&script).await;
    let count = |what: &str| seen.iter().filter(|said| *said == what).count();
    assert_eq!((count("identify"), count("resume 1")), (2, SHORT_CONNECTIONS as usize - 1));
    assert_eq!(seen.last().map(String::as_str), Some("identify"));
    assert!(count(USUAL) > 2, "another address is tried: {seen:?}");
    assert_eq!(end, ShardEnd::Asked);
}

#[tokio::test]
async fn what_no_attempt_mends_ends_it_at_once() {
    for (code, fatal) in [
        (4004, FatalClose::WrongToken),
        (4010, FatalClose::InvalidShard),
        (4011, FatalClose::ShardingRequired),
        (4012, FatalClose::InvalidVersion),
        (4013, FatalClose::InvalidIntents),
        (4014, FatalClose::DisallowedIntents),
    ] {
        let (seen, end) = played(&[Does::ClosesEarly(code)]).await;
        assert_eq!(end, ShardEnd::Refused(fatal));
        assert_eq!(seen, ["start", USUAL]);
    }
}
