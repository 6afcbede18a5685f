//! Server startup.

pub(crate) mod listener;
mod router;
pub(crate) mod socket;

use tokio::net::TcpListener;

use crate::config::FakeDiscordConfig;
use crate::error::FakeDiscordError;
use crate::prelude::*;
use crate::state::Inner;
use listener::Listener;

/// Starts a fake Discord, which runs until [`FakeDiscord::shut_down`].
///
/// # Errors
/// When the address is not loopback or in use, or the data directory is unusable.
pub async fn start(config: FakeDiscordConfig) -> Result<FakeDiscord, FakeDiscordError> {
    ensure!(config.addr.ip().is_loopback(), FakeDiscordError::NotLoopback(config.addr));
    let listen = |error| FakeDiscordError::listening(config.addr, error);
    let tcp = TcpListener::bind(config.addr).await.map_err(listen)?;
    let addr = tcp.local_addr().map_err(listen)?;
    let inner = Inner::open(addr, config)?;
    Ok(serve(tcp, inner))
}

/// Not `async`, so that the spawned futures are not compiled again by each caller of [`start`].
fn serve(tcp: TcpListener, inner: Inner) -> FakeDiscord {
    let fake = FakeDiscord { inner: Arc::new(inner) };
    let open = fake.inner.with(|state| {
        let all = state.world.interactions.values();
        let open = all.filter(|interaction| !interaction.progress.is_settled());
        open.map(|interaction| interaction.id).collect::<Vec<_>>()
    });
    for interaction in open {
        fake.watch_deadlines(interaction);
    }
    let silence = fake.inner.clone();
    tokio::spawn(async move {
        let mut ended = silence.ended.subscribe();
        tokio::select! {
            () = silence.watch_silent_threads() => {}
            _ = ended.wait_for(|ended| *ended) => {}
        }
    });
    let listener = Listener::new(tcp, fake.inner.ended.clone());
    let router = router::router(fake.clone());
    let mut ended = fake.inner.ended.subscribe();
    tokio::spawn(async move {
        let service = router.into_make_service_with_connect_info::<ConnectionCutter>();
        tokio::select! {
            served = axum::serve(listener, service) => {
                if let Err(error) = served {
                    tracing::error!(%error, "the stand-in has stopped serving");
                }
            }
            _ = ended.wait_for(|ended| *ended) => {}
        }
    });
    fake
}
