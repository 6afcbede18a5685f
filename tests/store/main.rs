//! The store: what it rejects, what it keeps, and that nothing is applied twice.
#![allow(clippy::unwrap_used)]

mod backups;
#[cfg(unix)]
mod files;
mod logs;
mod packing;
mod people;
mod prelude;
mod privacy;
mod ratings;
mod salt;
mod statements;

use viceroy::attendance::{Hints, OnTimeout, PlayConditions, TableSettings};
use viceroy::messages::{Entry, MessageId, Organised, Person, Player, PressId, Starts, TableCode};
use viceroy::results::Answers;
use viceroy::rules::{BySeat, Fact, OpenFact, SeatSet, Terms};
use viceroy::service::{FairLuck, LuckSource, SeededLuck, secret_hash};
use viceroy::store::{GameState, LobbyWrite, NewGame, Waits};
use viceroy::timing::TimeControl;

use crate::prelude::*;

fn person(id: u64) -> Person {
    Person { id: PersonId(id), name: format!("Player {id}") }
}

async fn lobby(store: &Store) -> GameId {
    let secret = SeededLuck::new(7).secret().unwrap();
    let new = NewGame {
        venue: RoomId(u64::MAX).into(),
        by: person(1),
        terms: Terms::for_several(),
        people: vec![person(1).into()],
        agreed: viceroy::attendance::TableSettings::UNTIMED,
        organised: Organised::default(),
        secret,
        secret_hash: secret_hash(&secret),
        at: 10,
    };
    store.create_game(new).await.unwrap()
}

fn taken(game: GameId, people: Vec<Player>, cuts: Vec<PressId>) -> LobbyWrite {
    LobbyWrite {
        game,
        revision: 1,
        people,
        cuts,
        terms: Terms::for_several(),
        agreed: viceroy::attendance::TableSettings::UNTIMED,
        language: LanguageTag::default(),
        organised: Organised::default(),
        told: vec![],
        at: 20,
    }
}

/// Of a game that ended in a draw.
fn results(seats: u8, counts: Counts) -> BySeat<SeatResult> {
    BySeat::new(seats, |_| SeatResult {
        points: 40,
        place: 1,
        ties: seats - 1,
        turns_held: 12,
        counts,
        answers: Answers::default(),
    })
}

fn first_step(game: GameId, at: i64, opened: &Game, facts: Vec<Fact>) -> StepRecord {
    StepRecord {
        game,
        number: 1,
        at,
        cause: Cause::Opened { by: Seat(0) },
        facts,
        bookmark: opened.bookmark().clone(),
        luck_used: 1,
        mark: StepMark::default(),
        over: None,
        wanted: vec![],
        orders: vec![],
        told_to: None,
        waits: None,
        attendance: None,
    }
}

async fn started(store: &Store) -> (GameId, StepRecord) {
    let game = lobby(store).await;
    let people = vec![person(1).into(), person(2).into()];
    let joined = taken(game, people.clone(), vec![]);
    store.write_lobby(joined).await.unwrap();
    let ruleset = Ruleset::compile(GameSetup::standard(2)).unwrap();
    let mut luck = FairLuck::new(SeededLuck::new(7).secret().unwrap());
    let (opened, step) = Game::open(ruleset, &mut luck);
    let first = StepRecord {
        luck_used: luck.used(),
        wanted: vec![WantedMessage { key: MessageKind::Table.nth(game, 1), called: vec![] }],
        waits: Some(Waits {
            all: opened.table_view().awaited(),
            newly: opened.table_view().awaited(),
            knowing: SeatSet::NONE,
        }),
        ..first_step(game, 30, &opened, step.facts)
    };
    let start = Start {
        agreement: GameSetup::standard(2),
        people,
        cuts: vec![PressId(u64::MAX)],
        step: first.clone(),
    };
    store.start(&start).await.unwrap();
    let next = StepRecord {
        number: 2,
        facts: vec![Fact::Open(OpenFact::InfiniteReady)],
        wanted: vec![],
        ..first
    };
    (game, next)
}

fn database() -> (TempDir, PathBuf) {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("games.db");
    (dir, path)
}

async fn opened() -> (TempDir, PathBuf, Store) {
    let (dir, path) = database();
    let store = Store::open(&path).await.unwrap();
    (dir, path, store)
}

async fn refusal(path: &Path) -> String {
    Store::open(path).await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_damaged_database_is_not_opened() {
    let (_dir, path) = database();
    std::fs::write(&path, "this is not a database, but it is long enough".repeat(100)).unwrap();
    let before = std::fs::read(&path).unwrap();
    let said = refusal(&path).await;
    assert!(said.contains("is damaged") && said.contains("backup"), "{said}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn whatever_is_wrong_with_the_first_bytes_is_said_with_what_to_do() {
    let (dir, path) = database();
    Store::open(&path).await.unwrap().close().await;
    let whole = std::fs::read(&path).unwrap();
    // SQLite header fields: magic, page size, write and read versions, reserved bytes, payload
    // fractions, page count, schema cookie and format, encoding, vacuum settings, zeros.
    for at in [0, 15, 16, 17, 18, 19, 20, 21, 22, 23, 28, 31, 40, 44, 47, 52, 56, 59, 64, 72, 90] {
        let damaged = dir.path().join(format!("{at}.db"));
        let mut bytes = whole.clone();
        bytes[at] ^= 0x55;
        std::fs::write(&damaged, bytes).unwrap();
        let examined = examine(&damaged).await.map(|found| found.map(|found| found.content));
        let is_found = !matches!(examined, Ok(Some(Ok(_))));
        match Store::open(&damaged).await {
            Ok(store) => store.close().await,
            Err(error) => {
                let said = error.to_string();
                assert!(said.contains("is damaged") && said.contains("backup"), "{at}: {said}");
                assert!(is_found, "{at}: doctor calls it whole");
            }
        }
    }
}

#[tokio::test]
async fn damage_inside_the_file_is_found() {
    let (_dir, path, store) = opened().await;
    for _ in 0..50 {
        lobby(&store).await;
    }
    store.close().await;
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[4096..].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let said = refusal(&path).await;
    assert!(said.contains("is damaged"), "{said}");
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_named() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    let said = refusal(&file.join("games.db")).await;
    assert!(
        said.contains("cannot be opened or written") && said.contains("right to write"),
        "{said}"
    );
    let folder = dir.path().join("folder");
    std::fs::create_dir(&folder).unwrap();
    let said = refusal(&folder).await;
    assert!(said.contains("this is a folder, not a file"), "{said}");
}

#[tokio::test]
async fn a_write_protected_file_is_refused() {
    let (_dir, path) = database();
    Store::open(&path).await.unwrap().close().await;
    let mut rights = std::fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&path, rights).unwrap();
    if std::fs::OpenOptions::new().write(true).open(&path).is_ok() {
        // The superuser bypasses permissions.
        return;
    }
    let said = refusal(&path).await;
    assert!(said.contains("cannot be opened or written"), "{said}");
}

#[tokio::test]
async fn two_bots_never_share_a_database() {
    let (_dir, path) = database();
    let first = Store::open(&path).await.unwrap();
    let said = refusal(&path).await;
    assert!(said.contains("is in use"), "{said}");
    first.close().await;
    let second = Store::open(&path).await.unwrap();
    let late = first.set_synced(GameId(1), 1).await;
    assert!(matches!(late, Err(StoreError::Stopped)));
    second.close().await;
}

async fn by_hand(path: &Path, sql: &'static str) {
    use sqlx::{ConnectOptions, Connection};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_database_that_no_released_version_made_is_left_alone_and_says_what_to_do() {
    for other in ["update _sqlx_migrations set checksum = x'00'", "delete from _sqlx_migrations"] {
        let (_dir, path) = database();
        Store::open(&path).await.unwrap().close().await;
        by_hand(&path, other).await;
        let before = std::fs::read(&path).unwrap();
        let said = refusal(&path).await;
        for part in ["0.1.0", "Nothing was changed", "move the file aside"] {
            assert!(said.contains(part), "{said}");
        }
        assert_eq!(std::fs::read(&path).unwrap(), before);
    }
}

#[tokio::test]
async fn a_database_of_something_else_is_left_alone() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("notes.db");
    by_hand(&path, "create table notes (text text)").await;
    let said = refusal(&path).await;
    assert!(said.contains("not one of this program"), "{said}");
}

#[tokio::test]
async fn a_lobby_is_kept_as_it_was() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("deep/folder/games.db");
    let store = Store::open(&path).await.unwrap();
    let game = lobby(&store).await;
    let people = vec![person(1).into(), person(u64::MAX).into()];
    let cuts = vec![PressId(u64::MAX), PressId(0)];
    let terms = Terms { rivals: Some(1), ..Terms::for_several() };
    let organised = Organised {
        by: Some(person(u64::MAX).id),
        entry: Entry::Invited(vec![person(3).id, person(7).id]),
        before: Some(PlayConditions {
            terms: Terms::for_several(),
            agreed: TableSettings {
                time: TimeControl::default(),
                on_timeout: OnTimeout::Pass,
                hints: Hints::Forbidden,
                ..TableSettings::UNTIMED
            },
        }),
        changes: 4,
        again: None,
        second_chance: None,
        starts: Starts::WhenFull { computers_at: Some(7), asked_at: Some(i64::MAX) },
        seats: None,
        ready: [(person(1).id, 5), (person(u64::MAX).id, 6)].into(),
        shown: [(person(1).id, Default::default())].into(),
        code: TableCode::read("BCD FGH"),
    };
    let set = LobbyWrite {
        terms: terms.clone(),
        language: LanguageTag("de".to_owned()),
        organised: organised.clone(),
        ..taken(game, people.clone(), cuts.clone())
    };
    store.write_lobby(set).await.unwrap();
    let stale = store.write_lobby(taken(game, vec![], vec![])).await;
    assert!(matches!(stale, Err(StoreError::Conflict(g)) if g == game));
    store.close().await;

    let store = Store::open(&path).await.unwrap();
    let stored = store.game(game).await.unwrap().unwrap();
    assert_eq!(stored.people, people);
    assert_eq!(stored.cuts, cuts);
    assert_eq!((&stored.terms, &stored.organised), (&terms, &organised));
    assert_eq!(stored.language.0, "de");
    assert_eq!(stored.channel, RoomId(u64::MAX));
    assert_eq!(stored.state, GameState::Gathering);
    assert_eq!((stored.revision, stored.synced_revision), (2, 0));
    assert_eq!(store.unsynced().await.unwrap(), [game]);
    assert!(store.game(GameId(99)).await.unwrap().is_none());
    store.close().await;
}

#[tokio::test]
async fn what_is_not_synced_in_a_room_is_found_by_the_lobby_and_by_the_thread() {
    let (_dir, _, store) = opened().await;
    let (in_lobby, in_thread) = (lobby(&store).await, lobby(&store).await);
    let (channel, thread) = (RoomId(u64::MAX), RoomId(u64::MAX - 1));
    store.set_thread(in_thread, thread).await.unwrap();
    let both = [in_lobby, in_thread];
    assert_eq!(store.unsynced_in(channel).await.unwrap(), both);
    assert_eq!(store.unsynced_in(thread).await.unwrap(), [in_thread]);
    assert!(store.unsynced_in(RoomId(5)).await.unwrap().is_empty());
    store.set_synced(in_thread, 1).await.unwrap();
    assert_eq!(store.unsynced_in(channel).await.unwrap(), [in_lobby]);
    assert!(store.unsynced_in(thread).await.unwrap().is_empty());
    store.close().await;
}

#[tokio::test]
async fn nothing_is_appended_twice_or_out_of_turn() {
    let (_dir, _, store) = opened().await;
    let (game, next) = started(&store).await;
    let conflicts = async |step: &StepRecord| {
        let appended = store.append(std::slice::from_ref(step)).await;
        matches!(appended, Err(StoreError::Conflict(_)))
    };
    assert!(conflicts(&StepRecord { number: 3, ..next.clone() }).await);
    store.append(std::slice::from_ref(&next)).await.unwrap();
    assert!(conflicts(&next).await);
    let steps = store.steps(game, 1, 2).await.unwrap();
    assert_eq!(steps.len(), 2);
    assert_eq!(steps[1].facts, next.facts);
    assert!(matches!(store.steps(game, 1, 3).await, Err(StoreError::Unreadable { .. })));

    let last = StepRecord { number: 3, over: Some(results(2, Counts::Yes)), ..next.clone() };
    store.append(std::slice::from_ref(&last)).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().state, GameState::Over);
    assert!(conflicts(&StepRecord { number: 4, ..next }).await);
    store.close().await;
}

#[tokio::test]
async fn a_step_that_fails_leaves_nothing_behind() {
    let (_dir, _, store) = opened().await;
    let (game, next) = started(&store).await;
    let twice = WantedMessage { key: MessageKind::Table.nth(game, 1), called: vec![] };
    let bad = StepRecord {
        // The table message exists, so the last part of this step fails.
        wanted: vec![twice],
        ..next.clone()
    };
    assert!(matches!(store.append(std::slice::from_ref(&bad)).await, Err(StoreError::Database(_))));
    assert_eq!(store.game(game).await.unwrap().unwrap().steps, 1);
    store.append(std::slice::from_ref(&next)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn steps_can_neither_be_changed_nor_deleted() {
    let (_dir, path, store) = opened().await;
    started(&store).await;
    store.close().await;
    for sql in ["update steps set at = 0", "delete from steps"] {
        let mut connection = packing::connection(&path).await;
        let error = sqlx::raw_sql(sql).execute(&mut connection).await.unwrap_err();
        assert!(error.to_string().contains("a step is never"), "{error}");
    }
}

#[tokio::test]
async fn many_games_written_at_once_keep_their_own_order() {
    let (_dir, _, store) = opened().await;
    let mut games = vec![];
    for _ in 0..40 {
        games.push(started(&store).await);
    }
    // Steps of all games are appended in order without waiting, one of them invalid.
    let mut writes = tokio::task::JoinSet::new();
    let store = Arc::new(store);
    for (game, next) in games.clone() {
        let store = Arc::clone(&store);
        writes.spawn(async move {
            let records: Vec<StepRecord> = (2..12)
                .map(|number| StepRecord {
                    number: if game.0 == 3 && number == 6 { 60 } else { number },
                    at: i64::from(number),
                    ..next.clone()
                })
                .collect();
            let mut accepted = 0;
            for record in &records {
                accepted += u32::from(store.append(std::slice::from_ref(record)).await.is_ok());
            }
            (game, accepted)
        });
    }
    while let Some(done) = writes.join_next().await {
        let (game, accepted) = done.unwrap();
        let expected = if game.0 == 3 { 4 } else { 10 };
        assert_eq!(accepted, expected, "game {}", game.0);
        let steps = store.steps(game, 1, accepted + 1).await.unwrap();
        assert!(steps[1..].iter().all(|s| s.at == i64::from(s.number)));
    }
    store.close().await;
}

#[tokio::test]
async fn what_is_known_of_a_message_is_kept() {
    let (_dir, _, store) = opened().await;
    let (game, _) = started(&store).await;
    let key = MessageKey::lobby(game);
    store.mark_sending(key, RoomId(5), 100).await.unwrap();
    let stored_messages = store.stored_messages(game).await.unwrap();
    assert_eq!(stored_messages[0].state, MessageState::Sending);
    assert_eq!(stored_messages[0].attempted_at, Some(100));
    assert_eq!(stored_messages[1].key, MessageKind::Table.nth(game, 1));
    let message = MessageId(u64::MAX - 3);
    store.mark_sent(key, message, "d".into()).await.unwrap();
    let stored_messages = store.stored_messages(game).await.unwrap();
    assert_eq!(stored_messages[0].message, Some(message));
    store.want_again(key, Some(100)).await.unwrap();
    let stored_messages = store.stored_messages(game).await.unwrap();
    assert_eq!((stored_messages[0].state, stored_messages[0].recreated), (MessageState::Wanted, 1));
    assert_eq!((stored_messages[0].message, stored_messages[0].attempted_at), (None, Some(100)));
    store.set_thread(game, RoomId(6)).await.unwrap();
    assert_eq!(store.game_in(RoomId(6)).await.unwrap(), Some(game));
    store.close().await;
}
