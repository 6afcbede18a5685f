//! TCP listener whose connections can be cut from the server side, and are bounded in number.

use crate::prelude::*;
use axum::extract::connect_info::Connected;
use axum::serve::IncomingStream;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Weak;
use std::sync::atomic::{AtomicU8, Ordering};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

impl Connected<IncomingStream<'_, Listener>> for ConnectionCutter {
    fn connect_info(stream: IncomingStream<'_, Listener>) -> Self {
        stream.io().cutter.clone()
    }
}

/// Maximum open connections, well below the usual limit of file handles. A new one replaces the
/// oldest that was not answered yet; if all were, it is closed.
const AT_ONCE: usize = 512;
/// Timeout for the first byte of a request.
const FIRST_BYTE: Duration = Duration::from_secs(10);

/// How far a connection has come.
#[derive(Default)]
struct ClientProgress(AtomicU8);

const HEARD: u8 = 1;
const ANSWERED: u8 = 2;

impl ClientProgress {
    fn reaches(&self, step: u8) {
        self.0.fetch_max(step, Ordering::Relaxed);
    }

    fn is_before(&self, step: u8) -> bool {
        self.0.load(Ordering::Relaxed) < step
    }
}

pub(crate) struct Listener {
    tcp: TcpListener,
    ended: watch::Sender<bool>,
    open: VecDeque<(Weak<ClientProgress>, ConnectionCutter)>,
}

impl Listener {
    pub(crate) fn new(tcp: TcpListener, ended: watch::Sender<bool>) -> Listener {
        Listener { tcp, ended, open: VecDeque::new() }
    }

    fn has_room(&mut self) -> bool {
        self.open.retain(|(progress, _)| progress.strong_count() > 0);
        if self.open.len() < AT_ONCE {
            return true;
        }
        let is_unanswered = |progress: &Weak<ClientProgress>| {
            progress.upgrade().is_some_and(|progress| progress.is_before(ANSWERED))
        };
        let silent = self.open.iter().position(|(progress, _)| is_unanswered(progress));
        let silent = silent.and_then(|at| self.open.remove(at));
        silent.is_some_and(|(_, cutter)| {
            cutter.reset();
            true
        })
    }
}

impl axum::serve::Listener for Listener {
    type Io = AcceptedConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (AcceptedConnection, SocketAddr) {
        let (tcp, addr) = loop {
            let accepted = axum::serve::Listener::accept(&mut self.tcp).await;
            if self.has_room() {
                break accepted;
            }
        };
        // Responses are small; Nagle's algorithm would only delay them.
        if let Err(error) = tcp.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY");
        }
        let cutter = ConnectionCutter::default();
        let progress = Arc::new(ClientProgress::default());
        self.open.push_back((Arc::downgrade(&progress), cutter.clone()));
        let (cut, mut ended) = (cutter.clone(), self.ended.subscribe());
        let heard = Arc::downgrade(&progress);
        let silent = async move {
            tokio::time::sleep(FIRST_BYTE).await;
            if heard.upgrade().is_some_and(|progress| !progress.is_before(HEARD)) {
                std::future::pending().await
            }
        };
        let gone = Box::pin(async move {
            tokio::select! {
                () = cut.wait() => {}
                _ = ended.wait_for(|ended| *ended) => {}
                () = silent => {}
            }
        });
        let done = false;
        (AcceptedConnection { tcp, cutter, gone, done, progress }, addr)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.tcp.local_addr()
    }
}

pub(crate) struct AcceptedConnection {
    tcp: TcpStream,
    cutter: ConnectionCutter,
    gone: Pin<Box<dyn Future<Output = ()> + Send>>,
    done: bool,
    progress: Arc<ClientProgress>,
}

impl AcceptedConnection {
    fn check(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        if !self.done && self.gone.as_mut().poll(context).is_ready() {
            self.done = true;
            if self.cutter.is_reset()
                && let Err(error) = self.tcp.set_zero_linger()
            {
                tracing::debug!(%error, "SO_LINGER");
            }
        }
        ensure!(!self.done, io::ErrorKind::ConnectionReset.into());
        Ok(())
    }
}

impl AsyncRead for AcceptedConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.check(context)?;
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.tcp).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.progress.reaches(HEARD);
        }
        read
    }
}

impl AsyncWrite for AcceptedConnection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check(context)?;
        self.progress.reaches(ANSWERED);
        Pin::new(&mut self.tcp).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}
