//! The gateway that serenity connects to: on the loopback interface, and always up.
//!
//! It accepts one client, which must send the bot's token, and forwards every event unchanged.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serenity::futures::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, accept_async_with_config};

use super::payload::{FromClient, HEARTBEAT_ACK, hello};

const HEARTBEAT: Duration = Duration::from_secs(40);
const HANDSHAKE: Duration = Duration::from_secs(5);
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

    /// Rejects connections that do not send the token.
    pub async fn client(self, token: &str) -> RelayClient {
        loop {
            let Ok((stream, _)) = self.listener.accept().await else {
                // Probably too many open files: wait until some are closed.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            match timeout(HANDSHAKE, shake_hands(stream, token)).await {
                Ok(Some(socket)) => return RelayClient { socket },
                Ok(None) | Err(_) => {
                    tracing::debug!("somebody else on this machine connected to the relay");
                }
            }
        }
    }
}

async fn shake_hands(stream: TcpStream, token: &str) -> Option<WebSocketStream<TcpStream>> {
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
            FromClient::Identify(said) if said.trim_start_matches("Bot ") == token => {
                return Some(socket);
            }
            FromClient::Identify(_) | FromClient::Other => return None,
        }
    }
}

impl RelayClient {
    pub async fn serve(mut self, mut events: mpsc::UnboundedReceiver<String>) {
        loop {
            let answer = tokio::select! {
                // Without a shard the client gets no more events.
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
