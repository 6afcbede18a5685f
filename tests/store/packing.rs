//! Packing finished games: reads stay the same, nothing is lost, and open games stay unpacked.

use std::time::Duration;

use sqlx::SqliteConnection;
use viceroy::ai::{Brain, Random};
use viceroy::simulation::SeededChance;
use viceroy::store::StoredStep;

use super::{first_step, lobby, opened, person, results, taken};
use crate::prelude::*;

const HOME: &str = "VICEROY_TEST_HOME";
const SEATS: u8 = 4;

/// Stores a whole random game; without the last step if it should stay open.
async fn whole_game(store: &Store, seed: u64, end: End) -> GameId {
    let game = lobby(store).await;
    let people: Vec<_> = (1..=u64::from(SEATS)).map(|id| person(id).into()).collect();
    let joined = taken(game, people.clone(), vec![]);
    store.write_lobby(joined).await.unwrap();
    let mut luck = SeededChance::new(seed);
    let mut brain = Random::new(seed);
    let ruleset = Ruleset::compile(GameSetup::standard(SEATS)).unwrap();
    let (mut played, opened) = Game::open(ruleset, &mut luck);
    let mut record = first_step(game, 30, &played, opened.facts);
    record.wanted = vec![WantedMessage { key: MessageKind::Table.nth(game, 1), called: vec![] }];
    let start =
        Start { cuts: vec![], agreement: GameSetup::standard(SEATS), people, step: record.clone() };
    store.start(&start).await.unwrap();
    record.wanted.clear();
    while let Some(seat) = played.first_asked() {
        let view = played.seat_view(seat).unwrap();
        let question = view.question.clone().unwrap();
        let answer = brain.answer(&view, &question);
        let step = played.answer(seat, question.id, &answer, &mut luck);
        record = StepRecord {
            number: record.number + 1,
            at: record.at + 7,
            cause: Cause::Answered { seat, prompt: question.id, answer },
            facts: step.unwrap().facts,
            bookmark: played.bookmark().clone(),
            over: played.is_over().then(|| results(SEATS, Counts::Yes)),
            ..record
        };
        if record.over.is_some() && end == End::Open {
            break;
        }
        store.append(std::slice::from_ref(&record)).await.unwrap();
    }
    game
}

#[derive(PartialEq, Eq)]
enum End {
    Over,
    Open,
}

async fn steps(store: &Store, game: GameId) -> Vec<StoredStep> {
    let stored = store.game(game).await.unwrap().unwrap();
    store.steps(game, 1, stored.steps).await.unwrap()
}

async fn told(store: &Store, game: GameId) -> String {
    format!("{:?}", steps(store, game).await)
}

pub async fn connection(path: &Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    options.connect().await.unwrap()
}

async fn count(path: &Path, sql: &'static str) -> i64 {
    let mut connection = connection(path).await;
    let count = sqlx::query_scalar(sql).fetch_one(&mut connection).await;
    connection.close().await.unwrap();
    count.unwrap()
}

const ROWS: &str = "select count(*) from steps";

#[tokio::test]
async fn what_only_a_running_game_needs_goes_with_its_steps() {
    let (_dir, path, store) = opened().await;
    let over = whole_game(&store, 1, End::Over).await;
    whole_game(&store, 2, End::Open).await;
    let mut writing = connection(&path).await;
    for sql in [
        "insert into orders (game, seat, plan) select id, 0, '{}' from games",
        "insert into notices (game, kind, number, state) select id, 'call', 1, 'gone' from games",
        "insert into notices (game, kind, number, state) select id, 'call', 2, 'sent' from games",
    ] {
        assert_eq!(sqlx::query(sql).execute(&mut writing).await.unwrap().rows_affected(), 2);
    }
    writing.close().await.unwrap();
    store.pack(over).await.unwrap();
    for (sql, left) in [
        ("select count(*) from orders where game = 1", 0),
        ("select count(*) from notices where game = 1 and kind = 'call' and number = 1", 0),
        ("select count(*) from notices where game = 1", 3),
        ("select count(*) from orders where game = 2", 1),
        ("select count(*) from notices where game = 2", 4),
    ] {
        assert_eq!(count(&path, sql).await, left, "{sql}");
    }
    store.close().await;
}

#[tokio::test]
async fn what_is_read_of_a_packed_game_is_what_was_stored() {
    let (_dir, path, store) = opened().await;
    let games = [whole_game(&store, 1, End::Over).await, whole_game(&store, 2, End::Over).await];
    let before = [told(&store, games[0]).await, told(&store, games[1]).await];
    let last = store.game(games[0]).await.unwrap().unwrap().steps;
    let ranges = [(1, 1), (2, 9), (last, last), (last - 3, last), (5, 4)];
    let mut parts = vec![];
    for (from, to) in ranges {
        let part = store.steps(games[0], from, to).await.unwrap();
        parts.push(format!("{part:?}"));
    }
    let bytes =
        count(&path, "select sum(length(cause) + length(facts)) from steps where game = 1").await;

    store.pack(games[0]).await.unwrap();
    assert_eq!(told(&store, games[0]).await, before[0]);
    assert_eq!(told(&store, games[1]).await, before[1]);
    for ((from, to), part) in ranges.into_iter().zip(parts) {
        let again = store.steps(games[0], from, to).await.unwrap();
        assert_eq!(format!("{again:?}"), part, "{from} to {to}");
    }
    for (from, to) in [(0, 3), (last, last + 1)] {
        let beyond = store.steps(games[0], from, to).await;
        assert!(matches!(beyond, Err(StoreError::Unreadable { .. })), "{from} to {to}");
    }
    let other = store.game(games[1]).await.unwrap().unwrap().steps;
    assert_eq!(count(&path, ROWS).await, i64::from(other));
    let piece = count(&path, "select length(content) from packed_steps").await;
    assert!(piece * 8 < bytes, "{piece} of {bytes} bytes are left");

    let again = store.pack(games[0]).await;
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(told(&store, games[0]).await, before[0]);
    store.close().await;
}

#[tokio::test]
async fn a_running_game_is_not_packed_and_loses_no_step() {
    let (_dir, path, store) = opened().await;
    let open = whole_game(&store, 1, End::Open).await;
    let over = whole_game(&store, 2, End::Over).await;
    let before = told(&store, open).await;
    for game in [open, GameId(9)] {
        let packed = store.pack(game).await;
        assert!(matches!(packed, Err(StoreError::Conflict(g)) if g == game), "{packed:?}");
    }
    store.pack(over).await.unwrap();
    assert_eq!(told(&store, open).await, before);
    store.close().await;

    let mut by_hand = connection(&path).await;
    for (sql, complaint) in [
        ("delete from steps", "a step is never deleted"),
        ("update steps set at = 0", "a step is never changed"),
        ("delete from packed_steps", "a step is never deleted"),
        ("update packed_steps set content = x'00'", "a step is never changed"),
        (
            "insert into packed_steps select id, steps, x'00' from games where id = 1",
            "only a finished game is packed",
        ),
    ] {
        let refused = sqlx::raw_sql(sql).execute(&mut by_hand).await.unwrap_err();
        assert!(refused.to_string().contains(complaint), "{sql}: {refused}");
    }
}

#[tokio::test]
async fn a_piece_that_is_damaged_is_said_to_be_unreadable() {
    let (_dir, path, store) = opened().await;
    let game = whole_game(&store, 1, End::Over).await;
    store.pack(game).await.unwrap();
    store.close().await;
    for sql in [
        "drop trigger packed_steps_are_not_changed;
         update packed_steps set content = cast(substr(content, 1, 900) || x'00' || substr(content, 902) as blob)",
        "update packed_steps set content = substr(content, 1, 900)",
        "update packed_steps set content = x''",
    ] {
        super::by_hand(&path, sql).await;
        let store = Store::open(&path).await.unwrap();
        let read = store.steps(game, 1, 3).await;
        assert!(matches!(read, Err(StoreError::Unreadable { .. })), "{sql}: {read:?}");
        store.close().await;
    }
}

/// Not a test by itself: a child process that packs a game and crashes in the middle.
#[tokio::test]
#[ignore = "is started by the test below"]
async fn child() {
    let Ok(home) = std::env::var(HOME) else {
        return;
    };
    let store = Store::open(Path::new(&home).join("games.db")).await.unwrap();
    drop(store.pack(GameId(1)).await);
}

#[cfg(debug_assertions)]
#[tokio::test]
async fn a_death_while_a_game_is_packed_loses_nothing() {
    let (dir, path, store) = opened().await;
    let game = whole_game(&store, 1, End::Over).await;
    let before = told(&store, game).await;
    store.close().await;
    let rows = count(&path, ROWS).await;
    for (point, left) in [("packing:1", rows), ("nowhere", 0)] {
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["packing::child", "--exact", "--ignored"])
            .env(HOME, dir.path())
            .env("VICEROY_CRASH_AT", point)
            .output()
            .unwrap();
        assert_eq!(child.status.success(), left == 0, "{child:?}");
        let store = Store::open(&path).await.unwrap();
        assert_eq!(told(&store, game).await, before);
        store.close().await;
        assert_eq!(count(&path, ROWS).await, left);
    }
}

#[tokio::test]
async fn games_are_packed_beside_the_others_those_of_before_too() {
    let (_dir, path, store) = opened().await;
    let mut before = vec![];
    for seed in 1..3 {
        let game = whole_game(&store, seed, End::Over).await;
        before.push((game, told(&store, game).await));
    }
    let packing = tokio::spawn({
        let store = store.clone();
        async move { store.keep_packing().await }
    });
    let packed = async |games: i64| {
        let all_packed = async {
            while count(&path, "select count(*) from packed_steps").await < games {
                tokio::task::yield_now().await;
            }
        };
        let soon = Duration::from_secs(20);
        assert!(tokio::time::timeout(soon, all_packed).await.is_ok());
    };
    packed(2).await;
    let game = whole_game(&store, 3, End::Over).await;
    packed(3).await;
    before.push((game, told(&store, game).await));
    assert_eq!(count(&path, ROWS).await, 0);
    for (game, steps) in before {
        assert_eq!(told(&store, game).await, steps);
    }
    store.close().await;
    packing.abort();
}

#[tokio::test]
async fn own_best_scores_are_those_of_earlier_games_that_count() {
    let (_dir, _, store) = opened().await;
    let mut games = vec![];
    let ends =
        [(40, Counts::Yes), (90, Counts::NotWhole), (95, Counts::ShortGame), (50, Counts::Yes)];
    for (at, (points, counts)) in (1000_i64..).zip(ends) {
        let over = results(1, counts).map(|_, result| SeatResult { points, ..*result });
        let game = lobby(&store).await;
        let ruleset = Ruleset::compile(GameSetup::standard(2)).unwrap();
        let (opened, step) = Game::open(ruleset, &mut SeededChance::new(at.cast_unsigned()));
        let first = first_step(game, at, &opened, step.facts);
        let start = Start {
            cuts: vec![],
            agreement: GameSetup::standard(2),
            people: vec![person(1).into()],
            step: first.clone(),
        };
        store.start(&start).await.unwrap();
        let last = StepRecord { number: 2, over: Some(over), ..first };
        store.append(std::slice::from_ref(&last)).await.unwrap();
        games.push(game);
    }
    let best = async |game: usize| store.best_solo_before(PersonId(1), games[game]).await.unwrap();
    assert_eq!((best(0).await, best(1).await, best(3).await), (None, Some(40), Some(40)));
    store.pack(games[0]).await.unwrap();
    assert_eq!(best(3).await, Some(40));
    store.close().await;
}
