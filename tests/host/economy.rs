//! How little is asked of the chat, whose limits are for all games together, and that everybody is called all the same.

use viceroy::notice::{NoticeBody, NoticeKey, PersonId, PlayBy};
use viceroy::rules::{Phase, Seat, SeatSet};

use super::chat::{Chat, dm};
use super::delivery::{PAUSE, standing_table, table, until_news};
use super::world::{Lot, World};

const AN_HOUR: i64 = 3600 * 1000;

fn count(log: &[String], what: &str) -> usize {
    log.iter().filter(|line| line.starts_with(what)).count()
}

#[tokio::test]
async fn each_turn_has_a_table_of_its_own_that_changes_no_more() {
    let world = World::new().await;
    let game = world.game_of(4).await;
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    running.settled().await;
    let mut lot = Lot(11);
    let mut turn = 0;
    while world.answer_once(game, 4, &mut lot).await.is_some() {
        running.settled().await;
        // Nothing is saved by haste: hours lie between the answers.
        world.clock.advance(AN_HOUR);
        running.settled().await;
        let (_, post) = standing_table(&chat);
        let NoticeBody::Table(shown) = &post.body else {
            panic!("not a table");
        };
        let now = world.host.table(game).await.unwrap();
        assert_eq!(shown.view.open.turn, now.view.open.turn);
        turn = now.view.open.turn;
        assert_eq!(shown.secret, now.secret);
    }
    let log = chat.take_log();
    let turns = usize::from(turn);
    assert_eq!(count(&log, "send v1t"), turns);
    assert_eq!(count(&log, "delete v1t"), turns - 1);
    // From the set-up to the first turn, and to the end.
    assert_eq!(count(&log, "edit v1t"), 2, "{log:?}");
    // Whoever opens the thread and says where it is, and who won at the end.
    assert_eq!(count(&log, "edit v1l"), 2);
    let said = ["send v1l", "send v1t", "send v1f", "send v1c"].map(|what| count(&log, what));
    let others = said.iter().sum::<usize>() + count(&log, "edit") + count(&log, "delete") + 1;
    assert_eq!(others, log.len(), "nothing else is asked: {log:?}");
    assert!(chat.inside().deleted.is_sorted());
    running.stop().await;
}

#[tokio::test]
async fn a_table_is_changed_once_in_some_seconds_at_most() {
    let world = World::new().await;
    let game = world.game_of(2).await;
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    running.settled().await;
    chat.take_log();
    let mut lot = Lot(5);
    // Within the moment in which the table was posted the game gets somewhere else.
    let phase = async || world.host.table(game).await.unwrap().view.open.phase;
    while phase().await == Phase::SetUp {
        world.answer_once(game, 2, &mut lot).await.unwrap();
        running.settled().await;
    }
    assert_eq!(count(&chat.take_log(), "edit v1t"), 0);
    assert_eq!(world.host.store().unsynced().await.unwrap(), [game]);
    world.clock.advance(PAUSE - 1);
    running.settled().await;
    assert_eq!(count(&chat.take_log(), "edit v1t"), 0);
    world.clock.advance(1);
    running.settled().await;
    assert_eq!(chat.take_log(), ["edit v1t1"]);
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
    running.stop().await;
}

#[tokio::test]
async fn whoever_has_to_act_is_called_where_they_play_and_nobody_else_in_between() {
    let world = World::new().await;
    world.host.play_by(PersonId(1), PlayBy::Dm).await.unwrap();
    let game = world.game_of(4).await;
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    running.settled().await;
    let awaited = async || -> SeatSet {
        let table = world.host.table(game).await.unwrap();
        table.view.awaiting.iter().map(|a| a.seat).collect()
    };
    let mut lot = Lot(21);
    let mut calls = 0;
    loop {
        let before = awaited().await;
        let known: Vec<_> = chat.inside().messages.keys().copied().collect();
        let Some(after) = world.answer_once(game, 4, &mut lot).await else {
            break;
        };
        let by = after.view.seat;
        running.settled().await;
        let new: Vec<_> = {
            let inside = chat.inside();
            let new = inside.messages.iter().filter(|(id, _)| !known.contains(id));
            new.map(|(_, message)| message.clone()).collect()
        };
        let (mut in_thread, mut news) = (vec![], false);
        for message in &new {
            if let NoticeBody::Feed(post) = &message.body {
                news = true;
                in_thread.extend(post.call.iter().map(|seat| PersonId(u64::from(seat.0) + 1)));
            }
            if let NoticeBody::Call(post) = &message.body {
                calls += 1;
                in_thread.extend(post.called.iter().map(|(who, _)| *who));
            }
        }
        let direct = new.iter().any(|message| message.room == dm(1));
        for seat in awaited().await.iter() {
            if before.contains(seat) || seat == by {
                continue;
            }
            let who = PersonId(u64::from(seat.0) + 1);
            if seat == Seat(0) {
                assert!(direct, "they get their panel");
            } else {
                assert!(in_thread.contains(&who), "{who:?} is not called");
            }
        }
        if !news {
            let newly = |who: &PersonId| {
                let seat = Seat(u8::try_from(who.0 - 1).unwrap());
                seat != Seat(0) && !before.contains(seat)
            };
            assert!(in_thread.iter().all(newly), "{in_thread:?}");
        }
    }
    assert!(calls > 10, "{calls}");
    running.stop().await;
}

#[tokio::test]
async fn a_call_that_is_late_calls_only_those_who_have_not_acted() {
    let world = World::new().await;
    let game = world.game_of(3).await;
    let mut lot = Lot(21);
    let calls = async || -> Vec<_> {
        let notices = world.host.store().notices(game).await.unwrap();
        let calls = notices
            .into_iter()
            .filter(|n| matches!(n.key, NoticeKey::Call { .. }));
        calls.collect()
    };
    while calls().await.is_empty() {
        world.answer_once(game, 3, &mut lot).await.unwrap();
    }
    // Nobody is told anything before all of them have acted.
    until_news(&world, game, 3, &mut lot).await;
    let chat = Chat::new(&world.clock);
    let running = world.run(chat.clone());
    running.settled().await;
    assert_eq!(count(&chat.take_log(), "send v1c"), 0);
    let late = calls().await;
    assert!(
        late.iter()
            .all(|n| n.state == viceroy::store::NoticeState::Gone)
    );
    running.stop().await;
}

#[tokio::test]
async fn a_draft_makes_nobody_look_unless_it_is_shown_in_a_direct_message() {
    for by in [PlayBy::Thread, PlayBy::Dm] {
        let world = World::new().await;
        world.host.play_by(PersonId(1), by).await.unwrap();
        let game = world.game_of(2).await;
        let chat = Chat::new(&world.clock);
        let running = world.run(chat.clone());
        let mut lot = Lot(21);
        let developing = async || {
            let panel = world.host.panel(game, PersonId(1)).await.unwrap();
            let question = panel.view.question?;
            let play = |offer: &_| matches!(offer, viceroy::rules::Offer::Play(_));
            let viceroy::rules::Shape::Pick { offers, .. } = &question.shape else {
                return None;
            };
            let play = offers.iter().find(|offer| play(offer))?;
            Some((question.id, *play))
        };
        let (prompt, play) = loop {
            if let Some(found) = developing().await {
                break found;
            }
            world.answer_once(game, 2, &mut lot).await.unwrap();
        };
        running.settled().await;
        world.clock.advance(PAUSE);
        running.settled().await;
        running.stop().await;
        chat.take_log();
        let draft = viceroy::orders::DraftRef::empty(prompt);
        let answer = viceroy::rules::Answer::one(play);
        let drafted = world.host.draft(game, PersonId(1), draft, &answer).await;
        drafted.unwrap();
        let courier = world.host.courier();
        let at_rest = tokio::time::timeout(std::time::Duration::ZERO, courier.settled()).await;
        assert_eq!(at_rest.is_ok(), by == PlayBy::Thread);
        let running = world.run(chat.clone());
        running.settled().await;
        let log = chat.take_log();
        match by {
            PlayBy::Thread => assert!(log.is_empty(), "{log:?}"),
            PlayBy::Dm => assert_eq!(count(&log, "edit v1p0"), 1, "{log:?}"),
        }
        running.stop().await;
    }
}

#[tokio::test]
async fn the_table_of_a_game_that_had_only_one_goes_when_the_next_turn_has_its_own() {
    let world = World::new().await;
    let game = world.game_of(2).await;
    let chat = Chat::new(&world.clock);
    // As it was stored when a game had one table.
    let path = world.dir.path().join("games.db");
    let before = sqlx::SqlitePool::connect(path.to_str().unwrap())
        .await
        .unwrap();
    let only = "update notices set nonce = 'v1t', from_step = 0, to_step = 0 where kind = 'table'";
    sqlx::query(only).execute(&before).await.unwrap();
    before.close().await;
    let running = world.run(chat.clone());
    running.settled().await;
    assert_eq!(standing_table(&chat).1.key, table(game, 0));
    let mut lot = Lot(5);
    while world.host.table(game).await.unwrap().view.open.turn < 2 {
        world.answer_once(game, 2, &mut lot).await.unwrap();
        running.settled().await;
    }
    assert_ne!(standing_table(&chat).1.key, table(game, 0));
    assert_eq!(chat.inside().deleted, [table(game, 0)]);
    running.stop().await;
}
