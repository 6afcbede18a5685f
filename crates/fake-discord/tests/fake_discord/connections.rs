//! The listener stays answerable whatever connects to it.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::prelude::*;
use crate::raw::SOON;

async fn page(fake: &FakeDiscord) -> String {
    let mut tcp = TcpStream::connect(fake.addr()).await.unwrap();
    let request = format!("GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", fake.addr());
    tcp.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![];
    tokio::time::timeout(SOON, tcp.read_to_end(&mut answer)).await.unwrap().unwrap();
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn connections_that_ask_nothing_make_room() {
    let fake = fake().await;
    let mut silent = vec![];
    for _ in 0..1100 {
        silent.push(TcpStream::connect(fake.addr()).await.unwrap());
    }
    // Half a request is none.
    silent[1099].write_all(b"GET / HT").await.unwrap();
    assert!(page(&fake).await.starts_with("HTTP/1.1 200"));
    let mut nothing = [0];
    let cut = tokio::time::timeout(SOON, silent[0].read(&mut nothing)).await.unwrap();
    assert!(cut.is_err() || cut.is_ok_and(|read| read == 0), "the oldest had to go");
}
