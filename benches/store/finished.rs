//! The database size of a finished game: games of four played through the service and its delivery
//! worker against a chat that accepts everything, an hour between two answers, so that everybody is
//! called.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{ConnectOptions, Row};
use tempfile::TempDir;
use tokio::sync::oneshot;
use viceroy::ai::{Brain, Random};
use viceroy::cards::Catalogue;
use viceroy::messages::{
    DesiredMessage, GameId, LobbyView, MessageId, MessageKey, Person, PersonId, PressId, RoomId,
    ServerId,
};
use viceroy::rules::{Module, Terms};
use viceroy::service::{
    Boxed, Host, HostConfig, LobbyLimits, ManualClock, Messenger, SeededLuck, Undelivered,
    Whereabouts,
};
use viceroy::store::Store;

const GAMES: u64 = 30;
const PEOPLE: u64 = 4;
/// In milliseconds.
const HOUR: i64 = 60 * 60 * 1000;

/// Bytes per game, by table and for the file.
pub async fn measure(modules: &[Module]) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.db");
    let clock = Arc::new(ManualClock::new(1_700_000_000_000));
    let host = Host::open(HostConfig {
        store: Store::open(&path).await.unwrap(),
        clock: Arc::clone(&clock) as Arc<_>,
        luck: Arc::new(SeededLuck::new(5)),
        cards: Catalogue::embedded().unwrap(),
        lobbies: LobbyLimits::STANDARD,
        computers: viceroy::service::ComputerPlayers::at_once(),
        first_games: viceroy::service::FirstGames::LikeLater,
    })
    .await
    .unwrap();
    let empty = pages(&path).await;
    let delivery_worker = host.delivery_worker();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn({
        let delivery_worker = delivery_worker.clone();
        async move {
            let until = async {
                let _ = stopped.await;
            };
            delivery_worker.run(Arc::new(Chat::default()), until).await;
        }
    });
    let mut steps = 0;
    let mut games = vec![];
    for nth in 0..GAMES {
        let game = play(&host, &delivery_worker, &clock, modules, nth).await;
        games.push(game);
        steps += host.store().game(game).await.unwrap().unwrap().steps;
    }
    stop.send(()).unwrap();
    running.await.unwrap();
    println!("{GAMES} games of {PEOPLE}, {} steps each", u64::from(steps) / GAMES);
    report(&path, empty).await;
    for game in games {
        host.store().pack(game).await.unwrap();
    }
    println!("packed:");
    report(&path, empty).await;
    host.store().close().await;
}

async fn report(path: &Path, empty: u64) {
    println!(
        "the file: {:.1} KB a game, without what is free",
        (pages(path).await - empty) as f64 / GAMES as f64 / 1000.0
    );
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .connect()
        .await
        .unwrap();
    let rows = sqlx::query(
        "select name, sum(pgsize) as bytes, sum(payload) as content from dbstat group by name order by 2 desc",
    )
    .fetch_all(&mut connection)
    .await;
    let Ok(rows) = rows else {
        println!("this SQLite does not count by table");
        return;
    };
    for row in rows {
        let name: String = row.get(0);
        let (bytes, content): (i64, i64) = (row.get(1), row.get(2));
        let kb = |n: i64| n as f64 / GAMES as f64 / 1000.0;
        println!("{name}: {:.1} KB in pages, {:.1} KB of content", kb(bytes), kb(content));
    }
}

async fn pages(path: &Path) -> u64 {
    let mut connection = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .connect()
        .await
        .unwrap();
    let one = |sql: &'static str| sqlx::query_scalar::<_, i64>(sql);
    let all = one("pragma page_count").fetch_one(&mut connection).await.unwrap();
    let free = one("pragma freelist_count").fetch_one(&mut connection).await.unwrap();
    let size = one("pragma page_size").fetch_one(&mut connection).await.unwrap();
    ((all - free) * size) as u64
}

async fn play(
    host: &Host,
    delivery_worker: &viceroy::service::DeliveryWorker,
    clock: &ManualClock,
    modules: &[Module],
    nth: u64,
) -> GameId {
    let mut brain = Random::new(nth);
    let terms = Terms { modules: modules.to_vec(), ..Terms::for_several() };
    let person = |id: u64| Person { id: PersonId(id), name: format!("Player {id}") };
    let table = host.new_table(RoomId(1), person(1), terms);
    let game = table.await.unwrap().game;
    for id in 2..=PEOPLE {
        host.join(game, person(id), PressId(id)).await.unwrap();
    }
    host.start(game, PersonId(1), PressId(1)).await.unwrap();
    delivery_worker.settled().await;
    loop {
        let mut asked = false;
        for id in 1..=PEOPLE {
            let panel = host.panel(game, PersonId(id)).await.unwrap();
            let Some(question) = &panel.view.question else {
                continue;
            };
            let answer = brain.answer(&panel.view, question);
            let prompt = question.id;
            host.answer(game, PersonId(id), prompt, &answer).await.unwrap();
            delivery_worker.settled().await;
            clock.advance(HOUR);
            delivery_worker.settled().await;
            asked = true;
        }
        if !asked {
            return game;
        }
    }
}

#[derive(Default)]
struct Chat(AtomicU64);

impl Chat {
    fn next(&self) -> u64 {
        1_300_000_000_000_000_000 + self.0.fetch_add(1, Ordering::Relaxed)
    }
}

impl Messenger for Chat {
    fn has_room(&self, _: &DesiredMessage) -> bool {
        true
    }

    fn send<'a>(
        &'a self,
        _: RoomId,
        _: &'a DesiredMessage,
    ) -> Boxed<'a, Result<MessageId, Undelivered>> {
        Box::pin(async { Ok(MessageId(self.next())) })
    }

    fn edit<'a>(
        &'a self,
        _: RoomId,
        _: MessageId,
        _: &'a DesiredMessage,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async { Ok(()) })
    }

    fn delete<'a>(
        &'a self,
        _: RoomId,
        _: MessageId,
        _: MessageKey,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async { Ok(()) })
    }

    fn find<'a>(
        &'a self,
        _: RoomId,
        _: MessageKey,
        _: viceroy::timing::WallTime,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>> {
        Box::pin(async { Ok(None) })
    }

    fn open_thread<'a>(
        &'a self,
        _: RoomId,
        _: MessageId,
        _: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(async { Ok(RoomId(self.next())) })
    }

    fn open_dm<'a>(&'a self, person: PersonId) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(async move { Ok(RoomId(person.0 + 7000)) })
    }

    fn archive<'a>(&'a self, _: RoomId) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async { Ok(()) })
    }

    fn whereabouts<'a>(
        &'a self,
        _: ServerId,
        _: PersonId,
    ) -> Boxed<'a, Result<Whereabouts, Undelivered>> {
        Box::pin(async { Ok(Whereabouts::InServer) })
    }
}
