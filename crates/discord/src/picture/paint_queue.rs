//! Which picture is painted next. Painters are threads of their own that give way to answers, so
//! that words never wait for pictures.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use parking_lot::{Condvar, Mutex};
use tokio::sync::oneshot;

use crate::prelude::*;
use viceroy_render::{Effort, Painter, RenderError, Scene};
use viceroy_service::ThreadPriority;

/// More would take processor time from answers.
const PAINTERS: usize = 2;
/// In bytes; an unoptimised build needs more for a drawing than a thread has by default.
const STACK: usize = 8 << 20;
/// While more pictures wait, they are compressed less: a table of four asks for six at once.
const MANY: usize = 8;

/// Who waits for a picture. While both do, every second one is for everybody: readers ask for many
/// times as many, and a table's news must not wait behind all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PaintedFor {
    Everybody,
    Reader,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum NotPainted {
    #[error(transparent)]
    Unpaintable(#[from] RenderError),
    #[error("painting broke off")]
    BrokeOff(#[from] oneshot::error::RecvError),
}

/// Painting begins with the first picture and ends when this is dropped.
pub(super) struct PaintQueue {
    shared: Arc<Shared>,
}

struct Shared {
    painter: Arc<Painter>,
    waiting: Mutex<WaitingPictures>,
    changed: Condvar,
}

#[derive(Default)]
struct WaitingPictures {
    for_everybody: VecDeque<Job>,
    for_readers: VecDeque<Job>,
    last: Option<PaintedFor>,
    painters: usize,
    is_over: bool,
}

struct Job {
    scene: Scene,
    tell: oneshot::Sender<Result<Vec<u8>, RenderError>>,
}

impl PaintQueue {
    pub(super) fn new(painter: Arc<Painter>) -> PaintQueue {
        let (waiting, changed) = (Mutex::default(), Condvar::new());
        PaintQueue { shared: Arc::new(Shared { painter, waiting, changed }) }
    }

    /// Dropping the future takes the picture out of the queue.
    pub(super) async fn paint(
        &self,
        scene: Scene,
        painted_for: PaintedFor,
    ) -> Result<Vec<u8>, NotPainted> {
        let (tell, told) = oneshot::channel();
        self.add(Job { scene, tell }, painted_for);
        Ok(told.await??)
    }

    /// Then a picture takes its time.
    pub(super) fn is_behind(&self) -> bool {
        self.shared.waiting.lock().is_behind()
    }

    fn add(&self, job: Job, painted_for: PaintedFor) {
        let mut waiting = self.shared.waiting.lock();
        while waiting.painters < PAINTERS {
            let shared = Arc::clone(&self.shared);
            let painting = thread::Builder::new().name("painter".to_owned()).stack_size(STACK);
            if painting.spawn(move || shared.paint_all()).is_err() {
                break;
            }
            waiting.painters += 1;
        }
        // Without painters the job is dropped, so that nobody waits for ever.
        if waiting.painters > 0 {
            waiting.add(job, painted_for);
            self.shared.changed.notify_one();
        }
    }
}

impl Drop for PaintQueue {
    fn drop(&mut self) {
        self.shared.waiting.lock().is_over = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn paint_all(&self) {
        ThreadPriority::BelowNormal.set();
        while let Some((job, effort)) = self.next() {
            // Without an answer its receiver knows that it broke off.
            let painted =
                catch_unwind(AssertUnwindSafe(|| self.painter.paint_with(&job.scene, effort)));
            if let Ok(painted) = painted {
                let _ = job.tell.send(painted);
            }
        }
    }

    /// `None` at the end.
    fn next(&self) -> Option<(Job, Effort)> {
        let mut waiting = self.waiting.lock();
        loop {
            if waiting.is_over {
                return None;
            }
            if let Some(job) = waiting.take() {
                let effort = match waiting.is_behind() {
                    true => Effort::Fast,
                    false => Effort::Small,
                };
                return Some((job, effort));
            }
            self.changed.wait(&mut waiting);
        }
    }
}

impl WaitingPictures {
    fn add(&mut self, job: Job, painted_for: PaintedFor) {
        match painted_for {
            PaintedFor::Everybody => self.for_everybody.push_back(job),
            PaintedFor::Reader => self.for_readers.push_back(job),
        }
    }

    fn is_behind(&self) -> bool {
        self.for_everybody.len() + self.for_readers.len() > MANY
    }

    /// What nobody waits for any more is dropped.
    fn take(&mut self) -> Option<Job> {
        let is_wanted = |job: &Job| !job.tell.is_closed();
        self.for_everybody.retain(is_wanted);
        self.for_readers.retain(is_wanted);
        let was_for_everybody = self.last == Some(PaintedFor::Everybody);
        let is_for_readers =
            self.for_everybody.is_empty() || was_for_everybody && !self.for_readers.is_empty();
        let next = if is_for_readers { PaintedFor::Reader } else { PaintedFor::Everybody };
        self.last = Some(next);
        match next {
            PaintedFor::Everybody => self.for_everybody.pop_front(),
            PaintedFor::Reader => self.for_readers.pop_front(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_render::samples;

    type Painted = oneshot::Receiver<Result<Vec<u8>, RenderError>>;

    /// A job that is known by the width of its scene.
    fn job(width: u32) -> (Job, Painted) {
        let (tell, told) = oneshot::channel();
        (Job { scene: Scene::new(width, 1), tell }, told)
    }

    #[test]
    fn every_second_picture_is_for_everybody_however_many_readers_wait() {
        let mut waiting = WaitingPictures::default();
        let mut wanted = vec![];
        let mut add = |waiting: &mut WaitingPictures, width, painted_for| {
            let (job, told) = job(width);
            waiting.add(job, painted_for);
            wanted.push(told);
        };
        (1..=5).for_each(|width| add(&mut waiting, width, PaintedFor::Reader));
        (11..=13).for_each(|width| add(&mut waiting, width, PaintedFor::Everybody));
        let order = std::iter::from_fn(|| waiting.take()).map(|job| job.scene.width);
        assert_eq!(order.collect::<Vec<_>>(), [11, 1, 12, 2, 13, 3, 4, 5]);
        assert_eq!(wanted.len(), 8);
    }

    #[test]
    fn what_nobody_waits_for_any_more_is_not_painted() {
        let mut waiting = WaitingPictures::default();
        let (first, told) = job(1);
        let (second, _wanted) = job(2);
        waiting.add(first, PaintedFor::Reader);
        waiting.add(second, PaintedFor::Reader);
        drop(told);
        assert_eq!(waiting.take().map(|job| job.scene.width), Some(2));
        assert!(waiting.take().is_none());
    }

    #[tokio::test]
    async fn what_cannot_be_painted_is_told_and_the_next_is_painted() {
        let painter = Arc::new(Painter::new().expect("a painter"));
        let queue = PaintQueue::new(painter);
        let none = queue.paint(Scene::new(0, 0), PaintedFor::Everybody).await;
        assert!(matches!(none, Err(NotPainted::Unpaintable(_))), "{none:?}");
        let (_, scene) = samples().into_iter().next().expect("a sample");
        assert!(queue.paint(scene, PaintedFor::Reader).await.is_ok());
        let shared = Arc::downgrade(&queue.shared);
        drop(queue);
        // The painters have it until they have ended.
        while shared.strong_count() > 0 {
            thread::yield_now();
        }
    }
}
