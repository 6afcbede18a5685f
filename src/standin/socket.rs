//! One connection of a bot to the gateway.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{TOKEN, gateway::ToSocket, state::Inner, wire::Wire};

/// Milliseconds between heartbeats, as Discord asks for.
const HEARTBEAT: u64 = 41_250;

/// What to do after a bot's message.
enum Next {
    /// Say this, if anything, and go on.
    Say(Option<Value>),
    /// Close with this code and reason.
    Close(u16, &'static str),
}

/// Serves one connection until it ends.
pub(super) async fn serve(inner: Arc<Inner>, socket: WebSocket) {
    let (mut to_bot, mut from_bot) = socket.split();
    let (sender, mut orders) = mpsc::unbounded_channel();
    let hello = json!({
        "op": 10, "s": null, "t": null,
        "d": {"heartbeat_interval": HEARTBEAT, "_trace": []},
    });
    if to_bot.send(text(hello.to_string())).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            heard = from_bot.next() => {
                let next = match heard {
                    Some(Ok(Message::Text(heard))) => hear(&inner, heard.as_str(), &sender),
                    Some(Ok(Message::Binary(_))) => Next::Close(4002, "Error while decoding payload."),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => Next::Say(None),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                };
                match next {
                    Next::Say(None) => {}
                    Next::Say(Some(answer)) => {
                        if to_bot.send(text(answer.to_string())).await.is_err() {
                            break;
                        }
                    }
                    Next::Close(code, reason) => {
                        let frame = CloseFrame { code, reason: reason.into() };
                        // Whether the bot still hears it is its own matter.
                        drop(to_bot.send(Message::Close(Some(frame))).await);
                        break;
                    }
                }
            }
            order = orders.recv() => match order {
                Some(ToSocket::Send(said)) => {
                    if to_bot.send(text(said)).await.is_err() {
                        break;
                    }
                }
                Some(ToSocket::Break) | None => break,
            },
        }
    }
    // Closing our end first lets the session notice that nobody listens here any more.
    drop(orders);
    // The page shows whether the bot is there, which is no change of the world.
    inner.changed.send_modify(|_| {});
}

fn text(text: String) -> Message {
    Message::Text(text.into())
}

/// Answers one message of the bot.
fn hear(inner: &Inner, heard: &str, socket: &mpsc::UnboundedSender<ToSocket>) -> Next {
    let Ok(payload) = serde_json::from_str::<Value>(heard) else {
        return Next::Close(4002, "Error while decoding payload.");
    };
    let data = &payload["d"];
    let trusted = |token: &Value| {
        let token = token.as_str().unwrap_or_default();
        token.trim_start_matches("Bot ") == TOKEN
    };
    match payload["op"].as_u64() {
        Some(1) => Next::Say(Some(json!({"op": 11, "d": null, "s": null, "t": null}))),
        Some(2) => {
            if !trusted(&data["token"]) {
                return Next::Close(4004, "Authentication failed.");
            }
            let intents = data["intents"].as_u64().unwrap_or(0);
            let base = inner.base();
            inner.with(|state| {
                let id = format!("session-{}", state.fresh_id());
                let wire = Wire {
                    world: &state.world,
                    base: &base,
                };
                let log = inner.log.events.clone();
                state
                    .sessions
                    .identify(id, intents, socket.clone(), wire, log);
            });
            // Somebody may be waiting for the bot to come online, which is no change of the world.
            inner.changed.send_modify(|_| {});
            Next::Say(None)
        }
        Some(6) => {
            if !trusted(&data["token"]) {
                return Next::Close(4004, "Authentication failed.");
            }
            let id = data["session_id"].as_str().unwrap_or_default();
            let seq = data["seq"].as_u64().unwrap_or(0);
            let resumed = inner.with(|state| state.sessions.resume(id, seq, socket.clone()));
            inner.changed.send_modify(|_| {});
            let refused = json!({"op": 9, "d": false, "s": null, "t": null});
            Next::Say((!resumed).then_some(refused))
        }
        // Presence and requests for members change nothing here.
        Some(3 | 4 | 8) => Next::Say(None),
        Some(_) => Next::Close(4001, "Unknown opcode."),
        None => Next::Close(4002, "Error while decoding payload."),
    }
}
