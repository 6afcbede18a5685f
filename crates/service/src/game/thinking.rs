//! Runs computer players on low-priority threads, so that only their own table waits. Idle threads
//! help with a running computation.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tokio::sync::{mpsc, oneshot, watch};

use super::thought_queue::ThoughtQueue;
use crate::prelude::*;
use viceroy_ai::{Brain, Greedy, Level};

/// Creates a brain for one prompt; the number is its seed.
pub type BrainFactory = fn(Level, u64) -> Box<dyn Brain>;

#[derive(Clone, Copy)]
pub struct ComputerPlayers {
    pub brain: BrainFactory,
    /// For deals of the day, in which all machines have to decide alike.
    pub deal_brain: BrainFactory,
    pub pace: ComputerPace,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComputerPace {
    /// After a fixed delay, so that the delay reveals nothing.
    Steady,
    AtOnce,
    /// While no game may go on, as when a backup is put back.
    Never,
}

impl ComputerPlayers {
    /// They answer nothing.
    pub fn silent() -> ComputerPlayers {
        ComputerPlayers { pace: ComputerPace::Never, ..ComputerPlayers::default() }
    }

    /// Without delay, for tests.
    pub fn at_once() -> ComputerPlayers {
        let brain = |_, _| -> Box<dyn Brain> { Box::new(Greedy) };
        ComputerPlayers { brain, deal_brain: brain, pace: ComputerPace::AtOnce }
    }
}

impl Default for ComputerPlayers {
    fn default() -> ComputerPlayers {
        ComputerPlayers {
            brain: Level::brain,
            deal_brain: Level::unhurried_brain,
            pace: ComputerPace::Steady,
        }
    }
}

impl fmt::Debug for ComputerPlayers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ComputerPlayers").field(&self.pace).finish()
    }
}

pub(crate) struct Thought {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) view: Box<SeatView>,
    pub(crate) question: Question,
    /// Seeds the brain; never the game's luck.
    pub(crate) seed: u64,
    pub(crate) brain: BrainFactory,
    pub(crate) since: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Computed {
    pub(crate) seat: Seat,
    pub(crate) prompt: PromptId,
    pub(crate) level: Level,
    pub(crate) answer: Answer,
    /// Used if the rules reject `answer`.
    pub(crate) fallback: Answer,
}

type Job = (Thought, oneshot::Sender<Option<Answer>>);

pub(crate) struct Thinkers {
    players: ComputerPlayers,
    queue: Arc<ThoughtQueue<Job>>,
    games: Mutex<GamesThatThink>,
    asked: mpsc::UnboundedSender<GameId>,
    changed: watch::Sender<()>,
}

#[derive(Default)]
struct GamesThatThink {
    /// Games being computed, and whether they have changed since the last look.
    busy: BTreeMap<GameId, Since>,
    /// Games whose answers wait for the delay to end.
    resting: BTreeMap<GameId, i64>,
    /// Seats with an open panel.
    watching: BTreeMap<GameId, Vec<Seat>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Since {
    Nothing,
    Changed,
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Thinkers").field(&self.players).finish()
    }
}

impl Thinkers {
    /// Starts the threads, which end when this is dropped, as does the channel of games to run.
    pub(crate) fn new(
        players: ComputerPlayers,
    ) -> (Arc<Thinkers>, mpsc::UnboundedReceiver<GameId>) {
        let (asked, begun) = mpsc::unbounded_channel();
        let queue = Arc::new(ThoughtQueue::new());
        // Without priorities (non-Unix), leave half of the cores to requests.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if cfg!(unix) { cores } else { cores / 2 };
        let mut anybody = false;
        for nth in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let named = std::thread::Builder::new().name(format!("thinker-{nth}"));
            match named.spawn(move || work(&queue)) {
                Ok(_) => anybody = true,
                Err(error) => tracing::error!(%error, "computer players cannot think"),
            }
        }
        if !anybody {
            queue.close();
        }
        let thinkers = Thinkers {
            players,
            queue,
            games: Mutex::default(),
            asked,
            changed: watch::Sender::default(),
        };
        (Arc::new(thinkers), begun)
    }

    pub(crate) fn players(&self) -> ComputerPlayers {
        self.players
    }

    pub(crate) fn pace(&self) -> ComputerPace {
        self.players.pace
    }

    /// Queues a prompt for the threads. `None` when the computation failed.
    pub(crate) fn answer(&self, thought: Thought) -> impl Future<Output = Option<Answer>> + use<> {
        let (tell, told) = oneshot::channel();
        // Without threads the job is dropped, which closes the channel.
        self.queue.push(thought.since, (thought, tell));
        async move { told.await.ok().flatten() }
    }

    /// To be called when computer players have prompts. Starts a computation unless one is running.
    pub(crate) fn ask(&self, game: GameId) {
        if self.players.pace == ComputerPace::Never {
            return;
        }
        let mut games = self.games.lock();
        let is_new = !games.busy.contains_key(&game);
        let since = if is_new { Since::Nothing } else { Since::Changed };
        games.busy.insert(game, since);
        if is_new {
            // A send fails only during shutdown.
            let _ = self.asked.send(game);
        }
    }

    pub(crate) fn look(&self, game: GameId) {
        let mut games = self.games.lock();
        if let Some(since) = games.busy.get_mut(&game) {
            *since = Since::Nothing;
        }
    }

    /// Returns `false` if the game has changed meanwhile.
    pub(crate) fn end(&self, game: GameId) -> bool {
        let mut games = self.games.lock();
        if games.busy.get(&game) == Some(&Since::Changed) {
            return false;
        }
        games.busy.remove(&game);
        drop(games);
        self.changed.send_replace(());
        true
    }

    pub(crate) fn give_up(&self, game: GameId) {
        self.games.lock().busy.remove(&game);
        self.changed.send_replace(());
    }

    pub(crate) fn rest(&self, game: GameId, until: i64) {
        self.games.lock().resting.insert(game, until);
        self.changed.send_replace(());
    }

    pub(crate) fn rested(&self, game: GameId) {
        self.games.lock().resting.remove(&game);
    }

    pub(crate) fn watching(&self, game: GameId) -> SeatSet {
        let games = self.games.lock();
        let watching = games.watching.get(&game);
        watching.into_iter().flatten().copied().collect()
    }

    /// Until the guard is dropped.
    pub(crate) fn watch(&self, game: GameId, seat: Seat) -> Watching<'_> {
        self.games.lock().watching.entry(game).or_default().push(seat);
        Watching { thinkers: self, game, seat }
    }

    pub(crate) async fn settled(&self, game: GameId) {
        let mut changes = self.changed.subscribe();
        while self.games.lock().busy.contains_key(&game) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    /// Games that only wait for their delay count as settled.
    pub(crate) async fn all_settled(&self, clock: &UptimeClock) {
        let mut changes = self.changed.subscribe();
        while !self.is_settled(clock.now()) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    pub(crate) fn is_settled(&self, now: i64) -> bool {
        let games = self.games.lock();
        let rests = |game| games.resting.get(game).is_some_and(|until| *until > now);
        games.busy.keys().all(rests)
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.queue.close();
    }
}

pub(crate) struct Watching<'t> {
    thinkers: &'t Thinkers,
    game: GameId,
    seat: Seat,
}

impl Drop for Watching<'_> {
    fn drop(&mut self) {
        let mut games = self.thinkers.games.lock();
        if let Some(watching) = games.watching.get_mut(&self.game) {
            if let Some(at) = watching.iter().position(|seat| *seat == self.seat) {
                watching.swap_remove(at);
            }
            if watching.is_empty() {
                games.watching.remove(&self.game);
            }
        }
    }
}

fn work(queue: &ThoughtQueue<Job>) {
    ThreadPriority::Lowest.set();
    while let Some((thought, tell)) = queue.next() {
        if tell.is_closed() {
            continue;
        }
        let answered = catch_unwind(AssertUnwindSafe(|| {
            let mut brain = (thought.brain)(thought.level, thought.seed);
            brain.answer_with(&thought.view, &thought.question, queue)
        }));
        if answered.is_err() {
            tracing::error!(
                seat = thought.seat.0,
                "a computer player could not think of an answer"
            );
        }
        // The receiver may be gone.
        let _ = tell.send(answered.ok());
    }
}

/// Below that of answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadPriority {
    /// Two thirds of the processor time that a thread of answers has, if both want it.
    BelowNormal,
    /// What is left.
    Lowest,
}

impl ThreadPriority {
    /// Of this thread and the threads it spawns, where supported.
    pub fn set(self) {
        #[cfg(unix)]
        if let Err(error) = rustix::process::nice(self.nice()) {
            tracing::debug!(%error, "something works at full priority");
        }
    }

    #[cfg(unix)]
    fn nice(self) -> i32 {
        match self {
            ThreadPriority::BelowNormal => 2,
            ThreadPriority::Lowest => 19,
        }
    }
}
