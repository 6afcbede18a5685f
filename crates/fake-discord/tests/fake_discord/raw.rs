//! A minimal WebSocket client that exposes frames and the way a connection ends.

use std::{io, time::Duration};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use viceroy_fake_discord::FakeDiscord;

/// Timeout for what should happen immediately.
pub const SOON: Duration = Duration::from_secs(20);

#[derive(Debug, PartialEq)]
pub enum Heard {
    Json(Value),
    Bytes(Vec<u8>),
    /// With the close code, if any.
    Closed(Option<u16>),
    Broken,
}

pub struct Raw(TcpStream);

impl Raw {
    pub async fn greeted(fake: &FakeDiscord) -> Raw {
        let mut raw = Raw::connect(fake, "v=10&encoding=json").await.unwrap();
        assert_eq!(raw.json().await["op"], 10);
        raw
    }

    /// And what it was told when it was ready.
    pub async fn identified(fake: &FakeDiscord, intents: u64) -> (Raw, Value) {
        let mut raw = Raw::greeted(fake).await;
        let ready = raw.identify(fake, intents).await;
        (raw, ready)
    }

    /// Identifies as one of several shards.
    pub async fn of_shard(fake: &FakeDiscord, intents: u64, shard: Value) -> Raw {
        let mut raw = Raw::greeted(fake).await;
        let mut identity = identity(fake, intents);
        identity["shard"] = shard;
        raw.op(2, identity).await;
        raw
    }

    pub async fn connect(fake: &FakeDiscord, query: &str) -> io::Result<Raw> {
        Raw::connect_at(fake, &format!("/?{query}")).await
    }

    /// A refused upgrade is an error with the response head.
    pub async fn connect_at(fake: &FakeDiscord, path: &str) -> io::Result<Raw> {
        let mut tcp = TcpStream::connect(fake.addr()).await?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            fake.addr()
        );
        tcp.write_all(request.as_bytes()).await?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(tcp.read_u8().await?);
        }
        if head.starts_with(b"HTTP/1.1 101 ") {
            return Ok(Raw(tcp));
        }
        Err(io::Error::other(String::from_utf8_lossy(&head).into_owned()))
    }

    /// Ignores a closed connection; reading reports it.
    pub async fn say(&mut self, text: &str) {
        self.frame(1, text.as_bytes()).await;
    }

    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        self.frame(2, bytes).await;
    }

    pub async fn close(&mut self, code: u16) {
        self.frame(8, &code.to_be_bytes()).await;
    }

    async fn frame(&mut self, kind: u8, bytes: &[u8]) {
        let mut frame = vec![0x80 | kind];
        match bytes.len() {
            short @ 0..126 => frame.push(0x80 | u8::try_from(short).unwrap()),
            long => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(long).unwrap().to_be_bytes());
            }
        }
        // A zero mask leaves the data unchanged.
        frame.extend([0; 4]);
        frame.extend(bytes);
        self.0.write_all(&frame).await.ok();
    }

    pub async fn op(&mut self, code: u64, data: Value) {
        self.say(&json!({"op": code, "d": data}).to_string()).await;
    }

    /// Returns the data of READY.
    pub async fn identify(&mut self, fake: &FakeDiscord, intents: u64) -> Value {
        self.op(2, identity(fake, intents)).await;
        let ready = self.json().await;
        assert_eq!((&ready["t"], &ready["s"]), (&json!("READY"), &json!(1)));
        ready["d"].clone()
    }

    pub async fn hear(&mut self) -> Heard {
        let heard = tokio::time::timeout(SOON, self.read()).await;
        heard.expect("something is heard").unwrap_or(Heard::Broken)
    }

    async fn read(&mut self) -> io::Result<Heard> {
        let kind = self.0.read_u8().await? & 0x0F;
        let length = match self.0.read_u8().await? & 0x7F {
            126 => u64::from(self.0.read_u16().await?),
            127 => self.0.read_u64().await?,
            short => u64::from(short),
        };
        let mut bytes = vec![0; usize::try_from(length).unwrap()];
        self.0.read_exact(&mut bytes).await?;
        Ok(match kind {
            1 => Heard::Json(serde_json::from_slice(&bytes).unwrap()),
            2 => Heard::Bytes(bytes),
            8 => {
                let code = bytes.first_chunk().map(|code| u16::from_be_bytes(*code));
                Heard::Closed(code)
            }
            other => panic!("a frame of kind {other}"),
        })
    }

    pub async fn ended_by(&mut self) -> Option<io::ErrorKind> {
        let read = tokio::time::timeout(SOON, self.0.read_u8()).await;
        read.expect("it ends").err().map(|error| error.kind())
    }

    pub async fn json(&mut self) -> Value {
        match self.hear().await {
            Heard::Json(heard) => heard,
            other => panic!("{other:?}"),
        }
    }

    /// Skips other payloads.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let heard = self.json().await;
            if heard["t"] == name {
                return heard;
            }
        }
    }
}

pub fn identity(fake: &FakeDiscord, intents: u64) -> Value {
    let properties = json!({"os": "linux", "browser": "raw", "device": "raw"});
    json!({
        "token": format!("Bot {}", fake.token()), "properties": properties, "intents": intents,
    })
}
