//! TCP listener whose connections can be cut from the server side.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::IncomingStream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::connection_cutter::ConnectionCutter;

impl Connected<IncomingStream<'_, Listener>> for ConnectionCutter {
    fn connect_info(stream: IncomingStream<'_, Listener>) -> Self {
        stream.io().cutter.clone()
    }
}

pub(crate) struct Listener {
    tcp: TcpListener,
    ended: watch::Sender<bool>,
}

impl Listener {
    pub(crate) fn new(tcp: TcpListener, ended: watch::Sender<bool>) -> Listener {
        Listener { tcp, ended }
    }
}

impl axum::serve::Listener for Listener {
    type Io = AcceptedConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (AcceptedConnection, SocketAddr) {
        let (tcp, addr) = axum::serve::Listener::accept(&mut self.tcp).await;
        // Responses are small; Nagle's algorithm would only delay them.
        if let Err(error) = tcp.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY");
        }
        let cutter = ConnectionCutter::default();
        let (cut, mut ended) = (cutter.clone(), self.ended.subscribe());
        let gone = Box::pin(async move {
            tokio::select! {
                () = cut.wait() => {}
                _ = ended.wait_for(|ended| *ended) => {}
            }
        });
        let done = false;
        (AcceptedConnection { tcp, cutter, gone, done }, addr)
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
        if self.done {
            return Err(io::ErrorKind::ConnectionReset.into());
        }
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
        Pin::new(&mut self.tcp).poll_read(context, buffer)
    }
}

impl AsyncWrite for AcceptedConnection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check(context)?;
        Pin::new(&mut self.tcp).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}
