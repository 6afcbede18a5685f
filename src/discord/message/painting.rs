//! Pictures that are being painted, so that words need not wait for them.

use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::pictures::Picture;

/// The pictures of a message, there or on their way.
#[derive(Debug)]
pub struct Painting(State);

#[derive(Debug)]
enum State {
    Done(Vec<Picture>),
    /// Somebody waits for them.
    UnderWay(JoinHandle<Vec<Picture>>),
    /// Nobody does yet. Who tells the painter to begin; dropped, nothing is painted.
    Planned(oneshot::Sender<()>, JoinHandle<Vec<Picture>>),
}

impl Default for Painting {
    /// No pictures.
    fn default() -> Painting {
        Painting(State::Done(vec![]))
    }
}

impl Painting {
    /// Pictures that are painted beside whatever else is done, as soon as somebody waits for them.
    pub fn of(work: impl Future<Output = Vec<Picture>> + Send + 'static) -> Painting {
        let (begin, wanted) = oneshot::channel();
        let painting = async {
            match wanted.await {
                Ok(()) => work.await,
                Err(_) => vec![],
            }
        };
        Painting(State::Planned(begin, tokio::spawn(painting)))
    }

    /// Waits for the pictures, but no longer than this. Whether they are there.
    pub async fn within(&mut self, most: Duration) -> bool {
        // Who waits no longer gives up neither the pictures nor the place in the queue.
        tokio::time::timeout(most, self.done()).await.is_ok()
    }

    /// All pictures, as soon as they are painted.
    pub async fn all(mut self) -> Vec<Picture> {
        self.done().await;
        match self.0 {
            State::Done(pictures) => pictures,
            State::UnderWay(_) | State::Planned(..) => vec![],
        }
    }

    fn begin(&mut self) {
        self.0 = match std::mem::replace(&mut self.0, State::Done(vec![])) {
            State::Planned(begin, painting) => {
                // It ends without painting only where everything does.
                let _ = begin.send(());
                State::UnderWay(painting)
            }
            begun @ (State::Done(_) | State::UnderWay(_)) => begun,
        };
    }

    async fn done(&mut self) {
        self.begin();
        if let State::UnderWay(painting) = &mut self.0 {
            let painted = painting.await.unwrap_or_else(|error| {
                // The words say the same.
                tracing::error!(%error, "painting broke off");
                vec![]
            });
            self.0 = State::Done(painted);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_waits_longer_than_they_want_and_nothing_is_lost() {
        let (paint, painted) = oneshot::channel::<Vec<Picture>>();
        let mut painting = Painting::of(async { painted.await.unwrap_or_default() });
        assert!(!painting.within(Duration::from_millis(1)).await);
        let picture = Picture::new("hand", b"png".as_slice().into(), "words");
        assert!(paint.send(vec![picture.clone()]).is_ok());
        assert_eq!(painting.all().await, [picture]);
        assert!(Painting::default().within(Duration::ZERO).await);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_painted() {
        let (painted, paints) = oneshot::channel::<()>();
        let painting = Painting::of(async {
            assert!(painted.send(()).is_ok());
            vec![]
        });
        drop(painting);
        assert!(paints.await.is_err());
    }
}
