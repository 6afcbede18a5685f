//! Stored games are recomputed from their secrets, and every kind of tampering is detected.

use sqlx::{Connection, SqliteConnection};
use viceroy::cards::CardId;
use viceroy::rules::{Game, Ruleset, ScreenFact};
use viceroy::service::{Difference, FairLuck, Telling, replay};
use viceroy::simulation::RecheckError;
use viceroy::store::{Secret, Store};

use crate::prelude::*;

async fn play(world: &World, game: GameId, people: u64, most: u32) {
    let mut lot = Lot(people + 40);
    for count in 0..most {
        let Some(panel) = world.answer_once(game, people, &mut lot).await else {
            return;
        };
        if count % 5 == 0 && panel.view.may_reconsider {
            let who = PersonId(u64::from(panel.view.seat.0) + 1);
            world.host.reconsider(game, who).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_game_is_what_its_secret_makes_it_at_any_time() {
    let (mut world, game) = World::with_game(3).await;
    for _ in 0..4 {
        play(&world, game, 3, 30).await;
        let stored = world.stored(game).await;
        let rechecked = recheck(world.host.store(), game, cards()).await.unwrap();
        assert_eq!(rechecked.steps, stored.steps);
        world.restart().await;
    }
    play(&world, game, 3, u32::MAX).await;
    let stored = world.stored(game).await;
    assert!(stored.ended_at.is_some());
    let rechecked = recheck(world.host.store(), game, cards()).await.unwrap();
    assert_eq!(rechecked.draws, stored.luck_used);
    assert_eq!(
        rechecked.to_string(),
        format!(
            "game {}: {} steps, {} draws, the secret fits its hash, every draw and every fact as stored; drawn from the \
             secret and the presses {}, {}, {}",
            game.0,
            stored.steps,
            stored.luck_used,
            press(2).0,
            press(3).0,
            press(1).0
        )
    );
    assert!(stored.steps > 100, "{} steps are few", stored.steps);

    let store = world.host.store();
    let record = export(store, game, cards()).await.unwrap();
    let table = format!("{:?}", world.table(game).await);
    store.pack(game).await.unwrap();
    let again = recheck(store, game, cards()).await.unwrap();
    assert_eq!(again.to_string(), rechecked.to_string());
    assert_eq!(export(store, game, cards()).await.unwrap(), record);
    world.restart().await;
    let again = format!("{:?}", world.table(game).await);
    assert_eq!(again, table);
}

#[tokio::test]
async fn a_lobby_has_nothing_to_recompute() {
    let world = World::new().await;
    let lobby = world.lobby_of(2).await;
    let store = world.host.store();
    let said = recheck(store, lobby, cards()).await.unwrap_err().to_string();
    assert_eq!(said, "game 1 has not started: there is nothing to recompute");
    let nowhere = recheck(store, GameId(9), cards()).await;
    assert!(matches!(nowhere, Err(RecheckError::NoSuchGame(9))));
}

async fn steps() -> (World, Vec<StoredStep>, FairLuck) {
    let (world, game) = World::with_game(2).await;
    play(&world, game, 2, 120).await;
    let stored = world.stored(game).await;
    let steps = world.host.store().steps(game, 1, stored.steps).await;
    let luck = FairLuck::of_game(stored.secret, &stored.cuts);
    (world, steps.unwrap(), luck)
}

fn difference(steps: &[StoredStep], luck: &FairLuck) -> Difference {
    let ruleset = Ruleset::compile(viceroy::rules::GameSetup::standard(2)).unwrap();
    *replay(&ruleset, luck.clone(), steps).unwrap_err()
}

#[tokio::test]
async fn every_single_change_is_found_where_it_was_made() {
    let (_world, steps, luck) = steps().await;
    let ruleset = Ruleset::compile(viceroy::rules::GameSetup::standard(2)).unwrap();
    let replayed = replay(&ruleset, luck.clone(), &steps).unwrap();
    let mut first = luck.clone();
    Game::open(ruleset, &mut first);
    assert!(replayed.draws >= first.used());

    for i in (0..steps.len()).filter(|i| !steps[*i].facts.is_empty()) {
        let mut changed = steps.clone();
        let computed = changed[i].facts.pop();
        let (step, place) = (changed[i].number, changed[i].facts.len() + 1);
        assert_eq!(
            difference(&changed, &luck),
            Difference::Fact { step, place, stored: None, computed }
        );
    }
    let mut changed = steps.clone();
    let last = changed.last_mut().unwrap();
    let extra = Fact::Open(OpenFact::TurnBegan(99));
    last.facts.push(extra.clone());
    let (step, place) = (last.number, last.facts.len());
    let found = difference(&changed, &luck);
    assert_eq!(found, Difference::Fact { step, place, stored: Some(extra), computed: None });
    assert_eq!(
        found.sentence(Telling::Everything),
        format!(
            "step {step}: fact {place} is stored as {{\"open\":{{\"turn_began\":99}}}} and comes out as nothing"
        )
    );

    for i in 1..steps.len() {
        let Cause::Answered { answer, .. } = &steps[i].cause else {
            continue;
        };
        let mut changed = steps.clone();
        let other = steps.iter().find_map(|s| match &s.cause {
            Cause::Answered { answer: a, .. } if a != answer => Some(a.clone()),
            _ => None,
        });
        if let Cause::Answered { answer, .. } = &mut changed[i].cause {
            *answer = other.unwrap();
        }
        let step = steps[i].number;
        let found = difference(&changed, &luck);
        let at = if let Difference::Fact { step, .. } | Difference::Refused { step, .. } = found {
            Some(step)
        } else {
            None
        };
        assert_eq!(at, Some(step));
    }

    let other = FairLuck::of_game(Secret([7; 32]), &[press(2), press(1)]);
    let found = difference(&steps, &other);
    assert!(matches!(found, Difference::Fact { step: 1, .. }), "{found:?}");
    assert_eq!(difference(&steps[1..], &luck), Difference::Opening { step: 1 });
    let mut changed = steps.clone();
    changed[4].cause = steps[0].cause.clone();
    assert_eq!(difference(&changed, &luck), Difference::Opening { step: 5 });
    // Nonsense is an error, not a panic.
    let mut changed = steps.clone();
    changed[4].cause =
        Cause::Answered { seat: Seat(200), prompt: PromptId(0), answer: Answer::Paint(vec![]) };
    assert!(matches!(difference(&changed, &luck), Difference::Refused { step: 5, .. }));
}

async fn tampered(world: &mut World, game: GameId, sql: &str) -> RecheckError {
    let path = changed(world, sql).await;
    let store = Store::open(&path).await.unwrap();
    let error = recheck(&store, game, cards()).await.unwrap_err();
    store.close().await;
    error
}

pub async fn changed(world: &mut World, sql: &str) -> std::path::PathBuf {
    world.host.store().close().await;
    let path = world.database();
    let mut connection = raw(&path).await;
    let triggers = sqlx::query_scalar("select name from sqlite_master where type = 'trigger'");
    let triggers: Vec<String> = triggers.fetch_all(&mut connection).await.unwrap();
    for trigger in triggers {
        let drop = sqlx::AssertSqlSafe(format!("drop trigger {trigger}"));
        sqlx::query(drop).execute(&mut connection).await.unwrap();
    }
    let sql = sqlx::AssertSqlSafe(sql.to_owned());
    let changed = sqlx::query(sql).execute(&mut connection).await.unwrap();
    assert_eq!(changed.rows_affected(), 1);
    connection.close().await.unwrap();
    path
}

async fn raw(path: &std::path::Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    options.connect().await.unwrap()
}

#[tokio::test]
async fn what_was_changed_in_the_database_is_named() {
    let other = "00".repeat(32);
    let cases = [
        (
            format!("update games set secret = x'{other}'"),
            "the secret does not fit the hash that was shown before the game",
        ),
        ("update games set cuts = '[1,2]'".to_owned(), "step 1: fact"),
        ("update games set cuts = '[]'".to_owned(), "step 1: fact"),
        ("update games set luck_used = luck_used + 1".to_owned(), "draws are stored"),
        (
            "update games set bookmark = json_set(bookmark, '$.next_prompt', 7777)".to_owned(),
            "the stored bookmark is not where they lead",
        ),
        (
            "update games set state = 'over', ended_at = 5".to_owned(),
            "whether the game is over is stored wrongly",
        ),
        (
            "update steps set facts = '[]' where number = 9".to_owned(),
            "step 9: fact 1 is not what comes out",
        ),
        (
            "update steps set cause = json_set(cause, '$.answered.prompt', 7777) where number = 9"
                .to_owned(),
            "step 9: the stored answer is not accepted",
        ),
    ];
    for (sql, expected) in cases {
        let (mut world, game) = World::with_game(2).await;
        // No choice is taken back, so every step has an answer to change.
        let mut lot = Lot(3);
        world.answers(game, 2, 20, &mut lot).await;
        let said = tampered(&mut world, game, &sql).await.to_string();
        assert!(said.contains(expected), "{sql}: {said}");
        assert!(said.starts_with("game 1: "), "{said}");
    }
}

#[test]
fn nothing_hidden_is_said_of_a_running_game() {
    let hidden = |card| Some(Fact::Screen(Seat(1), ScreenFact::CardIn(CardId(card))));
    let found = Difference::Fact { step: 12, place: 3, stored: hidden(57), computed: hidden(58) };
    let said = found.sentence(Telling::NothingHidden);
    assert_eq!(said, "step 12: fact 3 is not what comes out");
    let told = found.sentence(Telling::Everything);
    assert!(told.contains("57") && told.contains("58"), "{told}");
}
