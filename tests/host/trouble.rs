//! A failure in one place delays no other, is reported to those affected, and costs few requests.

use viceroy::messages::Panel;

use crate::prelude::*;

pub fn newest_panel(chat: &Chat, room: RoomId) -> Panel {
    let inside = chat.inside();
    let mut here = inside.messages.values().rev().filter(|m| m.room == room);
    match here.next().map(|m| &m.body) {
        Some(MessageBody::Panel(panel)) => *panel.clone(),
        other => panic!("not a panel: {other:?}"),
    }
}

pub async fn untold(world: &World) -> usize {
    world.host.store().unsynced().await.unwrap().len()
}

#[tokio::test]
async fn a_thread_in_which_nothing_may_be_said_silences_no_direct_message() {
    for silence in [Silence::Forbidden, Silence::Locked] {
        says_it_elsewhere(silence).await;
    }
}

async fn says_it_elsewhere(silence: Silence) {
    let (world, game) = World::by_dm(&[1]).await;
    let (chat, running) = world.settled_chat().await;
    assert_eq!(newest_panel(&chat, dm(1)).silence, None);
    match silence {
        Silence::Locked => chat.inside().locked_rooms.insert(THREAD),
        _ => chat.inside().forbidden_rooms.insert(THREAD),
    };
    let before = chat.said(THREAD).len();
    let mut lot = Lot(3);
    let mut panels = 0;
    for _ in 0..4 {
        until_news(&world, game, 2, &mut lot).await;
        running.settled().await;
        let shown = newest_panel(&chat, dm(1));
        let here = world.panel(game, 1).await;
        assert_eq!(shown.silence, Some(silence));
        let asked = |p: &Panel| p.view.question.as_ref().map(|q| q.id);
        if here.view.question.is_some() {
            assert_eq!(asked(&shown), asked(&here));
        }
        panels += chat.take_log().iter().filter(|l| l.starts_with("send 1P0")).count();
    }
    assert!(panels > 2, "{panels}");
    assert_eq!(chat.said(THREAD).len(), before);
    assert_eq!(untold(&world).await, 1);
    chat.inside().forbidden_rooms.clear();
    chat.inside().locked_rooms.clear();
    world.host.look_again_in(THREAD).await.unwrap();
    for wait in [MINUTE, PAUSE] {
        running.settled().await;
        world.clock.advance(wait);
    }
    running.settled().await;
    assert!(chat.said(THREAD).len() > before);
    assert_eq!(newest_panel(&chat, dm(1)).silence, None);
    assert_eq!(untold(&world).await, 0);
}

#[tokio::test]
async fn a_game_whose_thread_is_refused_is_on_and_says_why_it_is_silent() {
    for (why, silence) in [(Undelivered::Full, Silence::Full), (forbidden(), Silence::Forbidden)] {
        let world = World::new().await;
        world.plays_by_dm(1).await;
        let chat = Chat::new(&world.clock);
        chat.inside().threadless_rooms.insert(CHANNEL, why);
        let running = world.run(chat.clone());
        let game = world.game_of(2).await;
        running.settled().await;
        world.passes(2_000, &running).await;
        let shown = chat.lobby(game);
        assert_eq!((shown.state, shown.thread), (LobbyState::Started, None));
        assert_eq!(shown.silence, Some(silence));
        assert_eq!(newest_panel(&chat, dm(1)).silence, Some(silence));
        chat.inside().threadless_rooms.clear();
        world.host.look_again().await.unwrap();
        running.settled().await;
        world.passes(MINUTE, &running).await;
        let shown = chat.lobby(game);
        assert_eq!((shown.thread, shown.silence), (Some(THREAD), None));
        assert_eq!(chat.said(THREAD), [MessageKind::Table.nth(game, 1)]);
        assert_eq!(newest_panel(&chat, dm(1)).silence, None);
        world.passes(PAUSE, &running).await;
        assert_eq!(untold(&world).await, 0);
        running.stop().await;
    }
}

#[tokio::test]
async fn the_end_is_told_by_direct_message_when_the_thread_was_deleted_for_good() {
    let (world, game) = World::by_dm(&[1]).await;
    let (chat, running) = world.settled_chat().await;
    let second = RoomId(THREAD.0 + 1);
    chat.inside().gone_rooms.extend([THREAD, second]);
    let mut lot = Lot(3);
    until_news(&world, game, 2, &mut lot).await;
    running.settled().await;
    world.passes(10 * MINUTE, &running).await;
    assert_eq!(newest_panel(&chat, dm(1)).silence, Some(Silence::Gone));
    while world.answer_once(game, 2, &mut lot).await.is_some() {
        running.settled().await;
    }
    world.passes(10 * MINUTE, &running).await;
    let last = chat.end(game, Seat(0));
    assert_eq!(last.table.view.open.phase, Phase::Over);
    assert_eq!(untold(&world).await, 0);
}

#[tokio::test]
async fn a_standing_message_that_takes_no_changes_is_posted_anew_as_often_as_needed() {
    let (world, game) = World::by_dm(&[1, 2]).await;
    let (chat, running) = world.settled_chat().await;
    let mut lot = Lot(3);
    for _ in 0..3 {
        world.clock.advance(2 * 60 * MINUTE);
        let key = {
            let mut inside = chat.inside();
            let all: Vec<_> = inside.messages.keys().copied().collect();
            inside.worn.extend(all);
            let mut panels = inside.messages.values().filter(|m| m.room == dm(1));
            panels.next_back().unwrap().key
        };
        let before = chat.message(key).0;
        until_news(&world, game, 2, &mut lot).await;
        running.settled().await;
        world.passes(PAUSE, &running).await;
        // A stale panel must not stay pressable: it is deleted or replaced, and may stay only where
        // nothing new is prompted.
        let here = world.panel(game, 1).await;
        let stays = chat.inside().messages.contains_key(&before);
        assert!(!stays || here.view.question.is_none());
        for room in [dm(1), dm(2)] {
            let shown = newest_panel(&chat, room);
            let id = PersonId(room.0 - dm(0).0);
            let now = world.host.panel(game, id).await.unwrap();
            let asked = |p: &Panel| p.view.question.as_ref().map(|q| q.id);
            if now.view.question.is_some() {
                assert_eq!(asked(&shown), asked(&now));
            }
        }
        standing_table(&chat);
        assert_eq!(untold(&world).await, 0);
    }
}

#[tokio::test]
async fn a_refused_change_stops_no_other() {
    let (world, game) = World::by_dm(&[1, 2]).await;
    let (chat, running) = world.settled_chat().await;
    chat.inside().forbidden_rooms.insert(dm(1));
    chat.take_log();
    for id in [1, 2].map(PersonId) {
        let panel = world.host.panel(game, id).await.unwrap();
        let question = panel.view.question.unwrap();
        let answer = some_answer(&question, &mut Lot(1));
        let given = world.host.answer(game, id, question.id, &answer).await;
        given.unwrap();
        world.host.reconsider(game, id).await.unwrap();
    }
    running.settled().await;
    let log = chat.take_log();
    let asked = |what: &str| log.iter().position(|line| line == what);
    assert!(asked("edit 1P01") < asked("edit 1P11"), "{log:?}");
    assert!(asked("edit 1P01").is_some(), "{log:?}");
}

#[tokio::test]
async fn hundreds_of_stuck_games_share_one_budget_and_recover_at_once() {
    const GAMES: usize = 120;
    let mut world = World::new().await;
    let chat = Chat::new(&world.clock);
    chat.inside().forbidden_rooms.insert(CHANNEL);
    let running = world.run(chat.clone());
    for nth in 0..GAMES {
        // One user may not open this many.
        let opener = person(1 + nth as u64);
        let opened = world.host.new_table(CHANNEL, opener, Terms::for_several());
        opened.await.unwrap();
    }
    running.settled().await;
    assert_eq!(chat.inside().refused, GAMES);
    chat.inside().refused = 0;
    for _ in 0..20 {
        world.host.look_again_in(CHANNEL).await.unwrap();
        world.host.look_again().await.unwrap();
        running.settled().await;
    }
    world.restart_after(running).await;
    let running = world.run_settled(&chat).await;
    let at_once = chat.inside().refused;
    assert!(at_once <= 2 * 45, "{at_once}");
    chat.inside().refused = 0;
    for _ in 0..3 {
        world.passes(MINUTE, &running).await;
        world.host.look_again_in(CHANNEL).await.unwrap();
        running.settled().await;
    }
    let slowly = chat.inside().refused;
    assert!(slowly > 0 && slowly <= 3 * 30 + 16, "{slowly}");
    chat.inside().forbidden_rooms.clear();
    world.host.look_again_in(CHANNEL).await.unwrap();
    running.settled().await;
    world.passes(MINUTE, &running).await;
    assert_eq!(chat.said(CHANNEL).len(), GAMES);
    assert_eq!(untold(&world).await, 0);
}
