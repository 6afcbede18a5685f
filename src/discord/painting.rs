//! Pictures that are being painted, so that words need not wait for them.

use std::time::Duration;

use tokio::task::JoinHandle;

use super::pictures::Picture;

/// The pictures of a message, there or on their way.
#[derive(Debug)]
pub struct Painting(State);

#[derive(Debug)]
enum State {
    Done(Vec<Picture>),
    UnderWay(JoinHandle<Vec<Picture>>),
}

impl Default for Painting {
    /// No pictures.
    fn default() -> Painting {
        Painting(State::Done(vec![]))
    }
}

impl Painting {
    /// Begins to paint, beside whatever else is done.
    pub fn begin(work: impl Future<Output = Vec<Picture>> + Send + 'static) -> Painting {
        Painting(State::UnderWay(tokio::spawn(work)))
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
            State::UnderWay(_) => vec![],
        }
    }

    async fn done(&mut self) {
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
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn nobody_waits_longer_than_they_want_and_nothing_is_lost() {
        let (paint, painted) = oneshot::channel::<Vec<Picture>>();
        let mut painting = Painting::begin(async { painted.await.unwrap_or_default() });
        assert!(!painting.within(Duration::from_millis(1)).await);
        let picture = Picture::new("hand", b"png".as_slice().into(), "words");
        assert!(paint.send(vec![picture.clone()]).is_ok());
        assert_eq!(painting.all().await, [picture]);
        assert!(Painting::default().within(Duration::ZERO).await);
    }
}
