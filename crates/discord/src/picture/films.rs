//! Films of finished games, made one at a time on a thread that gives way to all others.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use quick_cache::sync::Cache;
use tokio::sync::{Semaphore, oneshot};

use viceroy_render::pictures::{Film, FilmFrame};
use viceroy_render::{Painter, Reel, RenderError, Theme};
use viceroy_service::ThreadPriority;

#[derive(Debug, thiserror::Error)]
pub(super) enum FilmError {
    #[error(transparent)]
    Unpaintable(#[from] RenderError),
    #[error("nothing is painted any more")]
    Ending(#[from] tokio::sync::AcquireError),
    #[error("it broke off")]
    BrokeOff(#[from] oneshot::error::RecvError),
}

/// A film has up to one and a half megabytes.
const KEPT: usize = 8;

/// Waits for its turn before it begins, so that any number of presses costs one core at most.
pub(super) struct Films {
    kept: Cache<u64, Arc<[u8]>>,
    room: Semaphore,
}

impl Default for Films {
    fn default() -> Films {
        Films { kept: Cache::new(KEPT), room: Semaphore::new(1) }
    }
}

impl Films {
    pub(super) async fn of(
        &self,
        painter: &Arc<Painter>,
        theme: Theme,
        film: Film,
    ) -> Result<Arc<[u8]>, FilmError> {
        let mut seen = DefaultHasher::new();
        (theme, &film.frames).hash(&mut seen);
        let work = async {
            let _room = self.room.acquire().await?;
            let (tell, told) = oneshot::channel();
            let painter = Arc::clone(painter);
            std::thread::spawn(move || {
                ThreadPriority::Lowest.set();
                // Whoever waited may be gone.
                let _ = tell.send(made(&painter, theme, film.frames));
            });
            Ok(told.await??.into())
        };
        self.kept.get_or_insert_async(&seen.finish(), work).await
    }
}

fn made(painter: &Painter, theme: Theme, frames: Vec<FilmFrame>) -> Result<Vec<u8>, RenderError> {
    let first = frames.first().map(|frame| &frame.scene);
    let (width, height) = first.map_or((0, 0), |scene| (scene.width, scene.height));
    let mut reel = Reel::new(width, height)?;
    for FilmFrame { mut scene, delay } in frames {
        scene.theme = theme;
        reel.add(painter, &scene, delay)?;
    }
    reel.finish()
}
