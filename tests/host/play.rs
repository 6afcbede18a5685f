//! Whole games through the service.

use sqlx::Connection;
use viceroy::cards::CardFile;
use viceroy::rules::{Game, LawBehaviour, Ruleset, StepMark};

use crate::prelude::*;

async fn everything(world: &World, game: GameId, people: u64) -> String {
    let table = world.table(game).await;
    let mut all = format!("{:?} {:?} {:?}", table.step, table.view.open, table.secret);
    for id in 1..=people {
        let panel = world.panel(game, id).await;
        let view = panel.view;
        all += &format!(
            "\n{:?} {:?} {:?} {:?}",
            view.seat, view.screen, view.question, view.table.hands
        );
    }
    all
}

async fn play_with_restarts(people: u64, every: u32) {
    let mut world = World::new().await;
    let game = world.game_of(people).await;
    let mut lot = Lot(people);
    let mut answers = 0;
    while let Some(panel) = world.answer_once(game, people, &mut lot).await {
        answers += 1;
        assert_eq!(panel.step, answers + 1);
        if answers % every == 0 {
            let before = everything(&world, game, people).await;
            world.restart().await;
            assert_eq!(before, everything(&world, game, people).await);
        }
    }
    let table = world.table(game).await;
    assert!(!table.view.open.winners.is_empty());

    // Anyone can recompute the game from the revealed secret.
    let stored = world.stored(game).await;
    let told = table.secret.unwrap();
    assert_eq!(hex::decode(&told).unwrap(), stored.secret.0);
    let steps = world.host.store().steps(game, 1, 1).await.unwrap();
    let agreement = serde_json::from_str(stored.agreement.as_deref().unwrap()).unwrap();
    assert_eq!(table.presses, stored.cuts);
    let mut luck = viceroy::service::FairLuck::new(stored.secret).cut_by(&table.presses);
    let (_, step) = Game::open(Ruleset::compile(agreement).unwrap(), &mut luck);
    assert_eq!(step.facts, steps[0].facts);
    assert!(stored.luck_used >= luck.used());
    assert!(stored.ended_at.is_some());
}

#[tokio::test]
async fn a_game_of_two_survives_restarts() {
    play_with_restarts(2, 13).await;
}

#[tokio::test]
async fn a_game_of_four_survives_restarts() {
    play_with_restarts(4, 17).await;
}

#[tokio::test]
async fn a_choice_taken_back_is_asked_again() {
    let (world, game) = World::with_game(2).await;
    let mut lot = Lot(1);
    let first = world.answer_once(game, 2, &mut lot).await.unwrap();
    assert!(first.view.may_reconsider);
    let again = world.host.reconsider(game, PersonId(1)).await.unwrap();
    assert!(again.view.question.is_some());
    assert_eq!(again.step, 3);
    let twice = refused(world.host.reconsider(game, PersonId(1)).await);
    assert!(matches!(twice, Rejection::Rules(_)));
}

#[tokio::test]
async fn one_answer_pressed_many_times_counts_once() {
    let (world, game) = World::with_game(2).await;
    let panel = world.panel(game, 1).await;
    let question = panel.view.question.unwrap();
    let presses: Vec<_> = (0..20)
        .map(|_| {
            let (host, id, answer) = (world.host.clone(), question.id, question.fallback.clone());
            tokio::spawn(async move { host.answer(game, PersonId(1), id, &answer).await })
        })
        .collect();
    let mut accepted = 0;
    for press in presses {
        accepted += u32::from(press.await.unwrap().is_ok());
    }
    assert_eq!(accepted, 1);
    assert_eq!(world.table(game).await.step, 2);
}

#[tokio::test]
async fn an_answer_nobody_waits_for_is_kept_whole() {
    let (world, game) = World::with_game(2).await;
    let panel = world.panel(game, 1).await;
    let question = panel.view.question.unwrap();
    let mut press = Box::pin(world.host.answer(game, PersonId(1), question.id, &question.fallback));
    // Started, then dropped during the disk write.
    assert!(futures_poll(&mut press).await);
    drop(press);
    // The next one queues, so the first is complete by then.
    let mut lot = Lot(2);
    while world.table(game).await.step < 2 {
        tokio::task::yield_now().await;
    }
    world.answer_once(game, 2, &mut lot).await.unwrap();
    assert_eq!(world.table(game).await.step, 3);
}

/// Polls once; returns whether it is still pending.
async fn futures_poll<F: Future + Unpin>(future: &mut F) -> bool {
    std::future::poll_fn(|context| {
        std::task::Poll::Ready(std::pin::Pin::new(&mut *future).poll(context).is_pending())
    })
    .await
}

async fn restart_with(world: &mut World, game: GameId, change: &'static str) {
    world.host.store().close().await;
    let path = world.database();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut connection = options.connect().await.unwrap();
    sqlx::query(change).bind(game.0).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    world.restart().await;
}

#[tokio::test]
async fn a_bookmark_that_cannot_be_read_is_made_again_from_what_was_answered() {
    let (mut world, game) = World::with_game(3).await;
    let mut lot = Lot(3);
    world.answers(game, 3, 40, &mut lot).await;
    let mut before = vec![];
    for who in 1..=3 {
        before.push(world.panel(game, who).await.view.question);
    }
    let unreadable = "update games set bookmark = '{\"stage\":9999}' where id = ?";
    restart_with(&mut world, game, unreadable).await;
    for (who, asked) in (1..=3).zip(before) {
        let panel = world.panel(game, who).await;
        assert_eq!(panel.view.question, asked);
    }
    assert!(world.answer_once(game, 3, &mut lot).await.is_some());
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_frozen_and_alone() {
    let mut world = World::new().await;
    let broken = world.game_of(2).await;
    let sound = world.game_of(2).await;
    // Neither the bookmark nor a replay without it can be trusted.
    let change =
        "update games set bookmark = '{\"stage\":\"unheard_of\"}', luck_used = 7 where id = ?";
    restart_with(&mut world, broken, change).await;
    let first = refused(world.host.panel(broken, PersonId(1)).await);
    let Rejection::Frozen { fault } = first else {
        panic!("{first:?}");
    };
    // It is reported once, not on every interaction.
    let second = refused(world.host.table(broken).await);
    assert_eq!(second, Rejection::Frozen { fault });
    assert!(world.answer_once(sound, 2, &mut Lot(3)).await.is_some());
}

#[tokio::test]
async fn a_game_dealt_from_other_cards_waits_for_them() {
    let mut world = World::new().await;
    let plain = world.game_of(2).await;
    let file = |name, text| CardFile { name, text: Ok(text) };
    let pack = Catalogue::pack(
        file("characters", include_str!("../../assets/cards/characters.toml")),
        file("laws", include_str!("../../assets/cards/laws.toml")),
        &LawBehaviour::words(),
    );
    let pack: &'static Catalogue = Box::leak(Box::new(pack.unwrap()));
    world.restart_with(pack).await;
    let frozen = refused(world.host.table(plain).await);
    assert!(matches!(frozen, Rejection::Frozen { .. }));
    let other = world.game_of(2).await;
    let mut lot = Lot(4);
    assert!(world.answer_once(other, 2, &mut lot).await.is_some());
    world.restart().await;
    assert!(world.answer_once(plain, 2, &mut lot).await.is_some());
    let frozen = refused(world.host.panel(other, PersonId(1)).await);
    assert!(matches!(frozen, Rejection::Frozen { .. }));
    world.restart_with(pack).await;
    assert!(world.answer_once(other, 2, &mut lot).await.is_some());
}

#[tokio::test]
async fn memory_never_runs_ahead_of_the_disk() {
    let (world, game) = World::with_game(2).await;
    // A step added behind the service's back makes the next append conflict.
    let store = world.host.store();
    let stored = store.game(game).await.unwrap().unwrap();
    let steps = store.steps(game, 1, 1).await.unwrap();
    let behind = viceroy::store::StepRecord {
        game,
        number: 2,
        at: 0,
        cause: steps[0].cause.clone(),
        facts: Vec::<Fact>::new(),
        bookmark: serde_json::from_str(stored.bookmark.as_deref().unwrap()).unwrap(),
        luck_used: stored.luck_used,
        mark: StepMark::default(),
        over: None,
        wanted: vec![],
        orders: vec![],
        told_to: None,
        waits: None,
        attendance: None,
    };
    store.append(std::slice::from_ref(&behind)).await.unwrap();
    let panel = world.panel(game, 1).await;
    let question = panel.view.question.unwrap();
    let host = &world.host;
    let failed = host.answer(game, PersonId(1), question.id, &question.fallback);
    let Err(Stop::Fault(fault)) = failed.await else {
        panic!("it was done, or refused");
    };
    assert!(fault.what.contains("moved on"), "{fault}");
    // The game was reloaded: the failed answer is gone, the question is open.
    let panel = world.panel(game, 1).await;
    assert_eq!(panel.step, 2);
    let question = panel.view.question.unwrap();
    let answered = host.answer(game, PersonId(1), question.id, &question.fallback);
    assert_eq!(answered.await.unwrap().step, 3);
}
