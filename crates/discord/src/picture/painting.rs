//! A picture rendered in the background, so that text need not wait for it.

use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::prelude::*;

/// Dropping it stops what was not painted yet.
#[derive(Debug)]
pub struct Painting(PaintingState);

#[derive(Debug)]
enum PaintingState {
    Done(Option<Picture>),
    UnderWay(JoinHandle<Option<Picture>>),
    /// Not started: rendering begins on the signal.
    Planned(oneshot::Sender<()>, JoinHandle<Option<Picture>>),
}

impl Default for Painting {
    fn default() -> Painting {
        Painting(PaintingState::Done(None))
    }
}

impl Painting {
    /// Rendering starts once somebody waits for it.
    pub fn of(work: impl Future<Output = Option<Picture>> + Send + 'static) -> Painting {
        let (begin, wanted) = oneshot::channel();
        let painting = async {
            match wanted.await {
                Ok(()) => work.await,
                Err(_) => None,
            }
        };
        Painting(PaintingState::Planned(begin, tokio::spawn(painting)))
    }

    pub fn done_already(picture: Picture) -> Painting {
        Painting(PaintingState::Done(Some(picture)))
    }

    /// Waits up to `most`; returns whether the picture is done.
    pub async fn within(&mut self, most: Duration) -> bool {
        if most.is_zero() {
            self.begin();
            return matches!(self.0, PaintingState::Done(_));
        }
        // A timeout cancels neither the rendering nor its place in the queue.
        tokio::time::timeout(most, self.painted()).await.is_ok()
    }

    pub async fn done(mut self) -> Option<Picture> {
        self.painted().await;
        match &mut self.0 {
            PaintingState::Done(picture) => picture.take(),
            PaintingState::UnderWay(_) | PaintingState::Planned(..) => None,
        }
    }

    fn begin(&mut self) {
        self.0 = match std::mem::replace(&mut self.0, PaintingState::Done(None)) {
            PaintingState::Planned(begin, painting) => {
                // Fails only at shutdown.
                let _ = begin.send(());
                PaintingState::UnderWay(painting)
            }
            begun @ (PaintingState::Done(_) | PaintingState::UnderWay(_)) => begun,
        };
    }

    async fn painted(&mut self) {
        self.begin();
        if let PaintingState::UnderWay(painting) = &mut self.0 {
            let painted = painting.await.unwrap_or_else(|error| {
                // Continue without it, since the text says the same.
                tracing::error!(%error, "painting broke off");
                None
            });
            self.0 = PaintingState::Done(painted);
        }
    }
}

impl Drop for Painting {
    fn drop(&mut self) {
        match &self.0 {
            PaintingState::Done(_) => {}
            PaintingState::UnderWay(painting) | PaintingState::Planned(_, painting) => {
                painting.abort();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_waits_longer_than_they_want_and_nothing_is_lost() {
        let (paint, painted) = oneshot::channel::<Picture>();
        let mut painting = Painting::of(async { painted.await.ok() });
        assert!(!painting.within(Duration::from_millis(1)).await);
        let picture = Picture::new("hand", b"png".as_slice().into(), "words");
        assert!(paint.send(picture.clone()).is_ok());
        assert_eq!(painting.done().await, Some(picture));
        assert!(Painting::default().within(Duration::ZERO).await);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_painted() {
        let (painted, paints) = oneshot::channel::<()>();
        let painting = Painting::of(async {
            assert!(painted.send(()).is_ok());
            None
        });
        drop(painting);
        assert!(paints.await.is_err());
    }
}
