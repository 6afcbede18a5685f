//! Where computer players think: beside the presses, on few threads of low priority, so that nobody waits for them but their
//! own table. As many as have time think one thought together.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot, watch};

use super::thought_queue::ThoughtQueue;
use crate::infra::uptime_clock::UptimeClock;
use viceroy_ai::{Brain, Greedy, Level};
use viceroy_model::messages::GameId;
use viceroy_rules::{Answer, PromptId, Question, Seat, SeatSet, SeatView};

/// How much weaker than presses the threads are, as the system counts it: the weakest.
const NICE: i32 = 19;

/// How computer players of a host come to their answers, and how soon they give them.
#[derive(Clone, Copy)]
pub struct ComputerPlayers {
    /// Makes one that thinks about one question.
    pub brain: fn(Level, u64) -> Box<dyn Brain>,
    /// Whether they take their time.
    pub pace: ComputerPace,
}

/// How soon computer players answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComputerPace {
    /// After a short while that is the same whatever they think of, so that it tells nothing.
    Steady,
    /// As soon as they know their answer.
    AtOnce,
}

impl ComputerPlayers {
    /// Players who take what is best at once: for tests, in which nobody waits.
    pub fn at_once() -> ComputerPlayers {
        ComputerPlayers { brain: |_, _| Box::new(Greedy), pace: ComputerPace::AtOnce }
    }
}

impl Default for ComputerPlayers {
    fn default() -> ComputerPlayers {
        ComputerPlayers { brain: Level::brain, pace: ComputerPace::Steady }
    }
}

impl fmt::Debug for ComputerPlayers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ComputerPlayers").field(&self.pace).finish()
    }
}

/// One question to think about.
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) view: Box<SeatView>,
    pub(crate) question: Question,
    /// What the luck of the thinker comes from; none of the game's.
    pub(crate) seed: u64,
    /// Since when somebody waits for it.
    pub(crate) since: i64,
}

/// What a computer player has thought of.
#[derive(Clone, Debug)]
pub(crate) struct Computed {
    pub(crate) seat: Seat,
    pub(crate) prompt: PromptId,
    pub(crate) level: Level,
    pub(crate) answer: Answer,
    /// The answer if the rules do not take that one.
    pub(crate) fallback: Answer,
}

/// A thought on its way, with whom to tell.
type Job = (Thought, oneshot::Sender<Option<Answer>>);

/// The threads, and which games are thought about.
pub(crate) struct Thinkers {
    players: ComputerPlayers,
    queue: Arc<ThoughtQueue<Job>>,
    games: Mutex<GamesThatThink>,
    /// Where games go that somebody has to begin to think about.
    asked: mpsc::UnboundedSender<GameId>,
    /// Moves whenever a game has been thought about to its end.
    changed: watch::Sender<u64>,
}

#[derive(Default)]
struct GamesThatThink {
    /// Games that are thought about; whether something has changed there since it was last looked.
    busy: BTreeMap<GameId, Since>,
    /// Games whose answers are known, and when their time comes.
    resting: BTreeMap<GameId, i64>,
    /// Who waits before their panel until the computer players have answered.
    watching: BTreeMap<GameId, Vec<Seat>>,
}

/// What happened to a game since it was last looked at what is asked there.
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
    /// Starts the threads. They end with this, and so do the games that somebody has to begin to think about.
    pub(crate) fn new(
        players: ComputerPlayers,
    ) -> (Arc<Thinkers>, mpsc::UnboundedReceiver<GameId>) {
        let (asked, begun) = mpsc::unbounded_channel();
        let queue = Arc::new(ThoughtQueue::new());
        // Where presses go first, all of the machine is theirs whenever they come; elsewhere half of it is left to them.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if cfg!(unix) { cores } else { cores / 2 };
        let mut anybody = false;
        for nth in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            let named = std::thread::Builder::new().name(format!("thinker-{nth}"));
            match named.spawn(move || work(&queue, players)) {
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
            changed: watch::Sender::new(0),
        };
        (Arc::new(thinkers), begun)
    }

    pub(crate) fn pace(&self) -> ComputerPace {
        self.players.pace
    }

    /// Lets a thread think as soon as one is free. What is given back waits for the answer; nothing comes where thinking broke off.
    pub(crate) fn answer(&self, thought: Thought) -> impl Future<Output = Option<Answer>> + use<> {
        let (tell, told) = oneshot::channel();
        // Without a thread it is dropped, and whoever waits for it is told so by that.
        self.queue.push(thought.since, (thought, tell));
        async move { told.await.ok().flatten() }
    }

    /// Something has changed in a game in which computer players are asked something. Somebody begins to think about it unless
    /// they do already.
    pub(crate) fn ask(&self, game: GameId) {
        let mut games = self.games.lock();
        let is_new = !games.busy.contains_key(&game);
        let since = if is_new { Since::Nothing } else { Since::Changed };
        games.busy.insert(game, since);
        if is_new {
            // Without anybody to hear it the host ends.
            let _ = self.asked.send(game);
        }
    }

    /// It is looked at now what is asked in a game.
    pub(crate) fn look(&self, game: GameId) {
        let mut games = self.games.lock();
        if let Some(since) = games.busy.get_mut(&game) {
            *since = Since::Nothing;
        }
    }

    /// Nothing was asked of computer players. Whether that is the end of it, or something has changed meanwhile.
    pub(crate) fn end(&self, game: GameId) -> bool {
        let mut games = self.games.lock();
        if games.busy.get(&game) == Some(&Since::Changed) {
            return false;
        }
        games.busy.remove(&game);
        drop(games);
        self.bump();
        true
    }

    /// A game is not thought about for now, whatever is asked there.
    pub(crate) fn give_up(&self, game: GameId) {
        self.games.lock().busy.remove(&game);
        self.bump();
    }

    /// All answers of a game are known, and wait for this time.
    pub(crate) fn rest(&self, game: GameId, until: i64) {
        self.games.lock().resting.insert(game, until);
        self.bump();
    }

    /// The time of a game's answers has come.
    pub(crate) fn rested(&self, game: GameId) {
        self.games.lock().resting.remove(&game);
    }

    /// Who waits before their panel in a game.
    pub(crate) fn watching(&self, game: GameId) -> SeatSet {
        let games = self.games.lock();
        let watching = games.watching.get(&game);
        watching.into_iter().flatten().copied().collect()
    }

    /// Somebody waits before their panel, until what is given back is dropped.
    pub(crate) fn watch(&self, game: GameId, seat: Seat) -> Watching<'_> {
        self.games.lock().watching.entry(game).or_default().push(seat);
        Watching { thinkers: self, game, seat }
    }

    /// Waits until a game is not thought about.
    pub(crate) async fn settled(&self, game: GameId) {
        let mut changes = self.changed.subscribe();
        while self.games.lock().busy.contains_key(&game) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    /// Waits until nobody thinks; answers that wait for their time are thought of.
    pub(crate) async fn all_settled(&self, clock: &UptimeClock) {
        let mut changes = self.changed.subscribe();
        while !self.is_settled(clock.now()) {
            if changes.changed().await.is_err() {
                return;
            }
        }
    }

    /// Whether nobody thinks.
    pub(crate) fn is_settled(&self, now: i64) -> bool {
        let games = self.games.lock();
        let rests = |game| games.resting.get(game).is_some_and(|until| *until > now);
        games.busy.keys().all(rests)
    }

    fn bump(&self) {
        self.changed.send_modify(|n| *n = n.wrapping_add(1));
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// Somebody waits before their panel.
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

/// Thinks for as long as there are thoughts to come.
fn work(queue: &ThoughtQueue<Job>, players: ComputerPlayers) {
    low_priority();
    while let Some((thought, tell)) = queue.next() {
        // Nobody waits for it any more.
        if tell.is_closed() {
            continue;
        }
        let answered = catch_unwind(AssertUnwindSafe(|| {
            let mut brain = (players.brain)(thought.level, thought.seed);
            brain.answer_with(&thought.view, &thought.question, queue)
        }));
        if answered.is_err() {
            tracing::error!(
                seat = thought.seat.0,
                "a computer player could not think of an answer"
            );
        }
        // Whoever asked may have gone.
        let _ = tell.send(answered.ok());
    }
}

/// What this thread does comes after all presses, and so what threads do that it begins. Where the system does not let us say
/// so, they share.
pub fn low_priority() {
    #[cfg(unix)]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "something works at full priority");
    }
}
