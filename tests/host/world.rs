//! A service on its own database, with a manual clock and deterministic luck.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use smallvec::SmallVec;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use viceroy::ai::Level;
use viceroy::attendance::{PlayConditions, TableSettings, VoteChoice, VoteKind};
use viceroy::cards::{Catalogue, Colour, Gems};
use viceroy::messages::{
    Entry, GameId, InstallationTag, LobbyView, MessageKind, Names, Person, PersonId, PlayBy,
    PressId, RoomId, ServerId, TableCode, TablePost, Venue,
};
use viceroy::rules::{Answer, Question, Refusal, Shape, StepMark, Terms};
use viceroy::service::{
    Ballot, Clock, ComputerPlayers, DeliveryWorker, FirstGames, Host, HostConfig, LobbyLimits,
    LuckSource, ManualClock, Messenger, NoLuck, Panel, Rejection, SeededLuck, Stop, SystemLuck,
    Voted,
};
use viceroy::store::{GameState, Secret, Store, StoredGame, StoredStep};

use super::chat::Chat;
use super::folder::folder;

pub const CHANNEL: RoomId = RoomId(1000);

pub const ANNA: PersonId = PersonId(1);
pub const BEN: PersonId = PersonId(2);

pub struct World {
    pub dir: TempDir,
    pub clock: Arc<ManualClock>,
    pub host: Host,
}

impl World {
    pub async fn new() -> World {
        World::of(|usual| usual).await
    }

    /// Where people are asked as in their first game.
    pub async fn of_newcomers() -> World {
        World::of(guided).await
    }

    async fn of(changed: impl FnOnce(HostConfig) -> HostConfig) -> World {
        let dir = folder();
        let clock = Arc::new(ManualClock::new(1_700_000_000_000));
        let host = open(&database_in(&dir), &clock, changed).await;
        World { dir, clock, host }
    }

    async fn reopened(&mut self, changed: impl FnOnce(HostConfig) -> HostConfig) {
        self.host.store().close().await;
        self.host = open(&self.database(), &self.clock, changed).await;
    }

    pub async fn restart_for_newcomers(&mut self) {
        self.reopened(guided).await;
    }

    /// With a chat in which the messages of its games stand.
    pub async fn with_chat() -> (World, Arc<Chat>, Running) {
        let world = World::new().await;
        let (chat, running) = world.open_chat();
        (world, chat, running)
    }

    pub async fn with_game(people: u64) -> (World, GameId) {
        let world = World::new().await;
        let game = world.game_of(people).await;
        (world, game)
    }

    /// Of two people; these play by direct message.
    pub async fn by_dm(people: &[u64]) -> (World, GameId) {
        let world = World::new().await;
        for id in people {
            world.plays_by_dm(*id).await;
        }
        let game = world.game_of(2).await;
        (world, game)
    }

    pub fn database(&self) -> PathBuf {
        database_in(&self.dir)
    }

    pub async fn restart(&mut self) {
        self.restart_with(cards()).await;
    }

    pub async fn restart_after(&mut self, running: Running) {
        running.stop().await;
        self.restart().await;
    }

    pub async fn restart_killed(&mut self) {
        self.reopened(|usual| usual).await;
    }

    pub async fn restart_with(&mut self, cards: &'static Catalogue) {
        // A test may have closed it already.
        self.host.outages.note_presence().await.ok();
        self.reopened(|usual| HostConfig { cards, ..usual }).await;
    }

    pub async fn restart_for(&mut self, computers: ComputerPlayers) {
        // A test may have closed it already.
        self.host.outages.note_presence().await.ok();
        self.reopened(|usual| HostConfig { computers, ..usual }).await;
    }

    /// Restarts with random prompt marks, as in production.
    pub async fn restart_marking(&mut self) {
        self.restart_marking_for(ComputerPlayers::at_once()).await;
    }

    pub async fn restart_marking_for(&mut self, computers: ComputerPlayers) {
        let luck = Arc::new(KnownSecrets { secrets: SeededLuck::new(5), marks: SystemLuck });
        self.reopened(|usual| HostConfig { luck, computers, ..usual }).await;
    }

    pub async fn lobby_of(&self, people: u64) -> GameId {
        let lobby = self.host.new_table(CHANNEL, person(1), Terms::for_several()).await.unwrap();
        for id in 2..=people {
            self.host.join(lobby.game, person(id), press(id)).await.unwrap();
        }
        lobby.game
    }

    pub async fn game_of(&self, people: u64) -> GameId {
        let game = self.lobby_of(people).await;
        self.host.start(game, PersonId(1), press(1)).await.unwrap();
        game
    }

    pub async fn game_on(&self, people: u64, terms: Terms, agreed: TableSettings) -> GameId {
        let lobby = self.host.new_table_with(
            CHANNEL,
            person(1),
            PlayConditions { terms, agreed },
            Entry::Anybody,
            &[],
        );
        let game = lobby.await.unwrap().game;
        for id in 2..=people {
            self.joins(game, id).await;
        }
        self.starts(game, 1).await;
        game
    }

    pub async fn opens(&self, venue: impl Into<Venue>, who: u64, agreed: TableSettings) -> GameId {
        self.opens_with(venue, who, agreed, &[]).await.game
    }

    /// With computer players of these levels.
    pub async fn opens_with(
        &self,
        venue: impl Into<Venue>,
        who: u64,
        agreed: TableSettings,
        levels: &[Level],
    ) -> LobbyView {
        let conditions = PlayConditions { terms: Terms::for_several(), agreed };
        let opened =
            self.host.new_table_with(venue, person(who), conditions, Entry::Anybody, levels);
        opened.await.unwrap()
    }

    pub async fn game_or_solo(&self, people: u64) -> GameId {
        if people > 1 {
            return self.game_of(people).await;
        }
        let terms = Terms { rivals: Some(1), ..Terms::default() };
        let lobby = self.host.new_table(CHANNEL, person(1), terms).await;
        let game = lobby.unwrap().game;
        self.host.start(game, PersonId(1), press(1)).await.unwrap();
        game
    }

    pub fn run(&self, messenger: Arc<dyn Messenger>) -> Running {
        Running::new(&self.host, messenger)
    }

    pub fn open_chat(&self) -> (Arc<Chat>, Running) {
        let chat = Chat::new(&self.clock);
        let running = self.run(chat.clone());
        (chat, running)
    }

    /// An open chat in which everything is said.
    pub async fn settled_chat(&self) -> (Arc<Chat>, Running) {
        let chat = Chat::new(&self.clock);
        let running = self.run_settled(&chat).await;
        (chat, running)
    }

    pub async fn run_settled(&self, chat: &Arc<Chat>) -> Running {
        let running = self.run(chat.clone());
        running.settled().await;
        running
    }

    pub async fn passes(&self, time: i64, running: &Running) {
        self.clock.advance(time);
        running.settled().await;
    }

    /// In pieces, as a worker that looks every so often sees it.
    pub async fn passes_slowly(&self, time: i64, piece: i64, running: &Running) {
        let end = self.clock.now() + time;
        while self.clock.now() < end {
            self.passes((end - self.clock.now()).min(piece), running).await;
        }
    }

    pub async fn plays_by_dm(&self, who: u64) {
        self.host.play_by(PersonId(who), PlayBy::Dm).await.unwrap();
    }

    pub async fn joins(&self, game: GameId, who: u64) {
        let joined = self.host.join(game, person(who), press(who)).await;
        joined.unwrap();
    }

    pub async fn starts(&self, game: GameId, who: u64) {
        let started = self.host.start(game, PersonId(who), press(who)).await;
        started.unwrap();
    }

    pub async fn hears(&self, who: u64, locale: &str, on_server: Option<(ServerId, &str)>) {
        let names = Names {
            everywhere: person(who).name,
            on_server: on_server.map(|(server, name)| (server, name.to_owned())),
        };
        let heard = self.host.heard(PersonId(who), locale, &names).await;
        heard.unwrap();
    }

    pub async fn leaves(&self, game: GameId, who: u64) {
        let left = self.host.seating.leave(game, PersonId(who)).await;
        left.unwrap();
    }

    pub async fn comes_back(&self, game: GameId, who: u64) {
        let back = self.host.come_back(game, PersonId(who)).await;
        back.unwrap();
    }

    pub async fn panel(&self, game: GameId, who: u64) -> Panel {
        self.host.panel(game, PersonId(who)).await.unwrap()
    }

    pub async fn table(&self, game: GameId) -> TablePost {
        self.host.table(game).await.unwrap()
    }

    /// Of a finished game; what is stored is what its steps come to.
    pub async fn results(&self, game: GameId) -> Vec<viceroy::results::SeatResult> {
        let store = self.host.store();
        let stored = store.results(game).await.unwrap();
        let computed = store.computed_results(game).await.unwrap().unwrap();
        assert!(computed.iter().map(|(_, one)| one).eq(&stored), "{computed:?} {stored:?}");
        stored
    }

    pub async fn stored(&self, game: GameId) -> StoredGame {
        self.host.store().game(game).await.unwrap().unwrap()
    }

    pub async fn state(&self, game: GameId) -> GameState {
        self.stored(game).await.state
    }

    pub async fn steps(&self, game: GameId) -> Vec<StoredStep> {
        let last = self.stored(game).await.steps;
        self.host.store().steps(game, 1, last).await.unwrap()
    }

    pub async fn visit(&self, game: GameId, who: u64, lot: &mut Lot) {
        while self.answer(game, who, lot).await.is_some() {}
    }

    /// Gives one answer if prompted; in a direct message the interaction also shows that nothing is
    /// left.
    async fn answer(&self, game: GameId, who: u64, lot: &mut Lot) -> Option<Panel> {
        let (host, who) = (&self.host, PersonId(who));
        let newest = host.newest_dm_panel(game, who).await.unwrap();
        let seat = host.panel(game, who).await.ok()?.view.seat;
        let newest = newest.map(|nth| MessageKind::Panel.of(game, seat, nth));
        let _alone = match newest {
            Some(panel) => Some(host.people.alone_with(panel).await),
            None => None,
        };
        let after = loop {
            let question = host.panel(game, who).await.ok()?.view.question?;
            let answer = some_answer(&question, lot);
            match host.answer(game, who, question.id, &answer).await {
                Ok(after) => break after,
                // The deadline decided it meanwhile.
                Err(Stop::Refused(Rejection::Rules(Refusal::Stale | Refusal::NothingAsked))) => {}
                Err(why) => panic!("{why:?}"),
            }
        };
        if let Some(panel) = newest.filter(|_| after.view.question.is_none()) {
            host.panel_shown(panel, &after.as_of()).await.unwrap();
        }
        Some(after)
    }

    pub async fn plays_out(&self, game: GameId, people: u64, lot: &mut Lot) {
        while self.answer_once(game, people, lot).await.is_some() {}
        assert_eq!(self.state(game).await, GameState::Over);
    }

    /// Everything is told at once.
    pub async fn plays_out_told(
        &self,
        game: GameId,
        people: u64,
        lot: &mut Lot,
        running: &Running,
    ) {
        while self.answer_once(game, people, lot).await.is_some() {
            running.settled().await;
        }
        running.settled().await;
    }

    pub async fn answers(&self, game: GameId, people: u64, times: u32, lot: &mut Lot) {
        for _ in 0..times {
            self.answer_once(game, people, lot).await.unwrap();
        }
    }

    pub async fn votes(&self, game: GameId, who: u64, ballot: Ballot) -> Voted {
        self.host.vote(game, PersonId(who), ballot).await.unwrap()
    }

    /// Two people vote for it.
    pub async fn is_closed_by_both(&self, game: GameId) {
        let opened = self.votes(game, 1, Ballot::Open(VoteKind::Close)).await;
        assert_eq!(opened, Voted::Open);
        let agreed = self.votes(game, 2, Ballot::Say(1, VoteChoice::Yes)).await;
        assert_eq!(agreed, Voted::Passed);
    }

    pub async fn answered(&self, game: GameId, people: u64, lot: &mut Lot, running: &Running) {
        self.answer_once(game, people, lot).await.unwrap();
        running.settled().await;
    }

    pub async fn answer_once(&self, game: GameId, people: u64, lot: &mut Lot) -> Option<Panel> {
        self.host.computing.settled().await;
        for id in 1..=people {
            if let Some(after) = self.answer(game, id, lot).await {
                return Some(after);
            }
        }
        None
    }
}

fn database_in(dir: &TempDir) -> PathBuf {
    dir.path().join("games.db")
}

async fn open(
    path: &Path,
    clock: &Arc<ManualClock>,
    changed: impl FnOnce(HostConfig) -> HostConfig,
) -> Host {
    let usual = HostConfig {
        store: Store::open(path).await.unwrap(),
        clock: Arc::clone(clock) as Arc<dyn Clock>,
        luck: Arc::new(KnownSecrets { secrets: SeededLuck::new(5), marks: SeededLuck::new(5) }),
        cards: cards(),
        lobbies: LobbyLimits::STANDARD,
        computers: ComputerPlayers::at_once(),
        first_games: FirstGames::LikeLater,
    };
    Host::open(changed(usual)).await.unwrap()
}

fn guided(usual: HostConfig) -> HostConfig {
    HostConfig { first_games: FirstGames::Guided, ..usual }
}

/// Deterministic secrets with real entropy from interactions.
struct KnownSecrets<M> {
    secrets: SeededLuck,
    marks: M,
}

impl<M: LuckSource> LuckSource for KnownSecrets<M> {
    fn secret(&self) -> Result<Secret, NoLuck> {
        self.secrets.secret()
    }

    fn cut(&self, press: PressId) -> Option<PressId> {
        Some(press)
    }

    fn mark(&self) -> Result<StepMark, NoLuck> {
        self.marks.mark()
    }

    fn table_code(&self) -> Result<TableCode, NoLuck> {
        self.secrets.table_code()
    }

    fn salt(&self) -> Result<InstallationTag, NoLuck> {
        self.secrets.salt()
    }
}

pub fn cards() -> &'static Catalogue {
    Catalogue::embedded().unwrap()
}

pub struct Running {
    delivery_worker: DeliveryWorker,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub fn new(host: &Host, messenger: Arc<dyn Messenger>) -> Running {
        let delivery_worker = host.delivery_worker();
        let (stop, stopped) = oneshot::channel();
        let worker = delivery_worker.clone();
        let task = tokio::spawn(async move {
            let until = async move {
                let _ = stopped.await;
            };
            worker.run(messenger, until).await;
        });
        Running { delivery_worker, stop, task }
    }

    pub async fn settled(&self) {
        self.delivery_worker.settled().await;
    }

    pub async fn end(self) {
        self.settled().await;
        self.stop().await;
    }

    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
    }
}

pub fn person(id: u64) -> Person {
    Person { id: PersonId(id), name: format!("Player {id}") }
}

pub fn press(by: u64) -> PressId {
    PressId(1_300_000_000_000_000_000 + by)
}

pub fn refused<T: std::fmt::Debug>(result: Result<T, Stop>) -> Rejection {
    match result.unwrap_err() {
        Stop::Refused(why) => why,
        Stop::Fault(fault) => panic!("{fault}"),
    }
}

/// A small deterministic random generator.
pub struct Lot(pub u64);

impl Lot {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

pub fn some_answer(question: &Question, lot: &mut Lot) -> Answer {
    match &question.shape {
        Shape::Pick { offers, count, .. } => {
            let mut left = offers.clone();
            let picked: SmallVec<[_; 2]> =
                (0..count.least).map(|_| left.remove(lot.below(left.len()))).collect();
            Answer::Pick(picked)
        }
        Shape::Place { .. } | Shape::Show { .. } | Shape::Battle { .. } => {
            let offers = question.shape.offers();
            Answer::one(offers[lot.below(offers.len())])
        }
        Shape::Gems { limits, total } => {
            let mut gems = Gems::NONE;
            let mut left = total.least;
            while left > 0 {
                let colour = Colour::ALL[lot.below(Colour::ALL.len())];
                if gems[colour] < limits[colour] {
                    gems[colour] += 1;
                    left -= 1;
                }
            }
            Answer::Gems(gems)
        }
        Shape::Paint { best, .. } => Answer::Paint(best.clone()),
    }
}
