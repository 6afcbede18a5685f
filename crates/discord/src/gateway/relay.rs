//! The gateway that serenity connects to: on the loopback interface, and always up.
//!
//! It accepts one client, which must send the bot's token, and forwards events of all shards.

use std::collections::VecDeque;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use serenity::futures::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::accept_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::payload::{FromClient, HEARTBEAT_ACK, hello};
use crate::prelude::*;

const HEARTBEAT: Duration = Duration::from_secs(40);
const HANDSHAKE: Duration = Duration::from_secs(5);
/// Handshakes at once; one more ends the oldest.
const AT_ONCE: usize = 32;
/// In bytes: Discord allows a client 4096.
const MOST_RECEIVED: usize = 16 << 10;

pub struct Relay {
    listener: TcpListener,
    address: SocketAddr,
}

pub struct RelayClient {
    socket: WebSocketStream<TcpStream>,
}

impl Relay {
    /// # Errors
    /// If no loopback port is free.
    pub async fn bind() -> io::Result<Relay> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        Ok(Relay { listener, address })
    }

    pub fn url(&self) -> String {
        format!("ws://{}", self.address)
    }

    /// Rejects connections that do not send the token. Nobody waits for one that says nothing.
    pub async fn client(self, token: &str) -> RelayClient {
        let token: Arc<str> = token.into();
        let (mut greeted, mut oldest) = (JoinSet::new(), VecDeque::new());
        loop {
            let accepted = tokio::select! {
                Some(greeted) = greeted.join_next() => match greeted {
                    Ok(Ok(Some(socket))) => return RelayClient { socket },
                    Ok(Ok(None) | Err(_)) | Err(_) => {
                        tracing::debug!("somebody else on this machine connected to the relay");
                        continue;
                    }
                },
                accepted = self.listener.accept() => accepted,
            };
            let Ok((stream, _)) = accepted else {
                // Probably too many open files: wait until some are closed.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let shaken = shake_hands(stream, Arc::clone(&token));
            oldest.push_back(greeted.spawn(timeout(HANDSHAKE, shaken)));
            if oldest.len() > AT_ONCE
                && let Some(oldest) = oldest.pop_front()
            {
                oldest.abort();
            }
        }
    }
}

async fn shake_hands(stream: TcpStream, token: Arc<str>) -> Option<WebSocketStream<TcpStream>> {
    // Only what is received counts; events of any length are sent.
    let limited = WebSocketConfig {
        max_message_size: Some(MOST_RECEIVED),
        max_frame_size: Some(MOST_RECEIVED),
        ..WebSocketConfig::default()
    };
    let mut socket = accept_async_with_config(stream, Some(limited)).await.ok()?;
    socket.send(Message::Text(hello(HEARTBEAT))).await.ok()?;
    loop {
        let Message::Text(said) = socket.next().await?.ok()? else {
            continue;
        };
        match FromClient::read(&said)? {
            FromClient::Heartbeat => socket.send(Message::Text(HEARTBEAT_ACK.into())).await.ok()?,
            // serenity prefixes the token with `Bot `.
            FromClient::Identify(said) if said.trim_start_matches("Bot ") == &*token => {
                return Some(socket);
            }
            FromClient::Identify(_) | FromClient::Other => return None,
        }
    }
}

impl RelayClient {
    /// `events` are READY and what follows, under the client's own sequence.
    pub async fn serve(mut self, mut events: mpsc::UnboundedReceiver<String>) {
        loop {
            let answer = tokio::select! {
                // Without shards the client gets no more events.
                Some(event) = events.recv() => event,
                said = self.socket.next() => match said {
                    Some(Ok(Message::Text(said))) => match FromClient::read(&said) {
                        Some(FromClient::Heartbeat) => HEARTBEAT_ACK.to_owned(),
                        Some(FromClient::Identify(_) | FromClient::Other) | None => continue,
                    },
                    // tungstenite answers a close frame while we keep reading.
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => return,
                },
            };
            if self.socket.send(Message::Text(answer)).await.is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tokio_tungstenite::connect_async;

    #[tokio::test]
    async fn silent_connections_delay_nobody() {
        let relay = Relay::bind().await.unwrap();
        let (address, url) = (relay.address, relay.url());
        let client = tokio::spawn(async move { relay.client("secret").await });
        let mut silent = vec![];
        for _ in 0..3 * AT_ONCE {
            silent.push(TcpStream::connect(address).await.unwrap());
        }
        let mut sent = vec![];
        for token in ["guessed", "Bot secret"] {
            let (mut socket, _) = connect_async(&url).await.unwrap();
            let identify = json!({"op": 2, "d": {"token": token}}).to_string();
            socket.send(Message::Text(identify)).await.unwrap();
            sent.push(socket);
        }
        timeout(HANDSHAKE / 2, client).await.expect("it waits for a silent one").unwrap();
    }
}
