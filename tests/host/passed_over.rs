//! What the chat refuses for good is skipped and reported, retried at most four times an hour, and
//! never waited for silently.

use super::chat::refused;
use super::trouble::{newest_panel, untold};
use crate::prelude::*;

const HERE: ServerId = ServerId(7);

fn passed_over(kind: MessageKind) -> Option<Silence> {
    Some(Silence::PassedOver(kind, RefusedFor::Words))
}

fn assert_seldom(chat: &Chat) {
    let refused = chat.inside().refused_at.clone();
    for (what, first) in &refused {
        let same = refused.iter().filter(|(other, _)| other == what);
        let within = same.filter(|(_, at)| (*first..first + HOUR).contains(at));
        let times = within.count();
        assert!(times <= 4, "{what}: {times} times in an hour");
    }
}

async fn said(world: &World, running: &Running) {
    for _ in 0..2 {
        running.settled().await;
        world.clock.advance(PAUSE);
    }
    running.settled().await;
}

async fn played_on(world: &World, running: &Running, game: GameId, lot: &mut Lot) {
    until_news(world, game, 2, lot).await;
    said(world, running).await;
}

async fn is_passed_over(world: &World, game: GameId, kind: MessageKind) -> bool {
    let stored_messages = world.host.store().stored_messages(game).await.unwrap();
    let mut of_kind = stored_messages.iter().filter(|n| n.key.kind == kind);
    of_kind.any(|n| n.state == MessageState::Gone)
}

#[tokio::test]
async fn a_refused_message_is_passed_over_and_everybody_can_read_so() {
    for kind in [MessageKind::News, MessageKind::Table] {
        let (mut world, game) = World::by_dm(&[1]).await;
        let (chat, running) = world.open_chat();
        said(&world, &running).await;
        let refuses: fn(MessageKey) -> bool = match kind {
            MessageKind::News => |key| key.kind == MessageKind::News,
            _ => |key| key.kind == MessageKind::Table,
        };
        chat.inside().refuses = Some(refuses);
        let mut lot = Lot(3);
        let mut turns = 0;
        while world.host.table(game).await.unwrap().silence.is_none() {
            played_on(&world, &running, game, &mut lot).await;
            turns += 1;
            assert!(turns < 30, "{kind:?} is never refused");
        }
        // The refused request may have been an edit; play on until a message is not sent at all.
        while !is_passed_over(&world, game, kind).await {
            played_on(&world, &running, game, &mut lot).await;
            turns += 1;
            assert!(turns < 30, "{kind:?} is always said");
        }
        let expected = passed_over(kind);
        assert_eq!(world.table(game).await.silence, expected);
        assert_eq!(chat.lobby(game).silence, expected);
        assert_eq!(world.panel(game, 2).await.silence, expected);
        assert_eq!(newest_panel(&chat, dm(1)).silence, expected);
        // It blocks nothing, and is not retried.
        assert_eq!(untold(&world).await, 0);
        let before = chat.inside().refused_at.len();
        for _ in 0..100 {
            world.host.look_again().await.unwrap();
            world.host.look_again_in(THREAD).await.unwrap();
            world.passes(MINUTE, &running).await;
        }
        assert_eq!(chat.inside().refused_at.len(), before);
        let others = chat.said(THREAD).len();
        world.restart_after(running).await;
        let running = world.run(chat.clone());
        said(&world, &running).await;
        turns = 0;
        while world.table(game).await.silence.is_none() {
            played_on(&world, &running, game, &mut lot).await;
            turns += 1;
            assert!(turns < 30, "{kind:?} is not found out again");
        }
        assert_eq!(world.table(game).await.silence, expected);
        let now = chat.said(THREAD).len();
        assert!(now >= others || kind == MessageKind::News, "{now} {others}");
        chat.inside().refuses = None;
        turns = 0;
        while world.table(game).await.silence.is_some() {
            played_on(&world, &running, game, &mut lot).await;
            turns += 1;
            assert!(turns < 30, "{kind:?} is never said again");
        }
        said(&world, &running).await;
        assert_eq!(newest_panel(&chat, dm(1)).silence, None);
        assert_eq!(chat.lobby(game).silence, None);
        assert_eq!(untold(&world).await, 0);
        let told: Vec<u32> = {
            let inside = chat.inside();
            let news = inside.messages.values().filter_map(Message::news);
            news.map(|post| post.from).collect()
        };
        assert!(told.is_sorted(), "{told:?}");
        assert_seldom(&chat);
        running.stop().await;
    }
}

#[tokio::test]
async fn a_lobby_that_cannot_be_changed_stays_and_is_seldom_tried() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.lobby_of(1).await;
    said(&world, &running).await;
    chat.inside().refuses = Some(|key| key.kind == MessageKind::Lobby);
    for _ in 0..60 {
        world.joins(game, 2).await;
        running.settled().await;
        world.host.leave(game, PersonId(2)).await.unwrap();
        running.settled().await;
        world.clock.advance(MINUTE);
    }
    let tried = chat.inside().refused_at.len();
    assert!((2..=5).contains(&tried), "{tried}");
    assert_seldom(&chat);
    chat.inside().refuses = None;
    world.clock.advance(HOUR);
    world.joins(game, 2).await;
    said(&world, &running).await;
    let shown = chat.lobby(game);
    assert_eq!((shown.people.len(), shown.silence), (2, None));
}

fn called_in_channel(chat: &Chat, game: GameId) -> Vec<PersonId> {
    let inside = chat.inside();
    let here = inside.messages.values();
    let calls = here.filter(|m| m.room == CHANNEL && m.key.game == game);
    let called = calls.filter_map(|m| match &m.body {
        MessageBody::Call(post) => {
            assert_eq!(post.stands_in, Destination::Channel);
            Some(post.called.iter().map(|called| called.person))
        }
        _ => None,
    });
    called.flatten().collect()
}

#[tokio::test]
async fn where_no_thread_can_be_opened_people_are_called_in_the_channel() {
    for (why, silence) in
        [(refused(), Silence::Refused(RefusedFor::Words)), (Undelivered::Full, Silence::Full)]
    {
        let world = World::new().await;
        let chat = Chat::new(&world.clock);
        chat.inside().threadless_rooms.insert(CHANNEL, why);
        let running = world.run(chat.clone());
        let games = [world.game_of(2).await, world.game_of(2).await];
        for _ in 0..20 {
            said(&world, &running).await;
            world.clock.advance(MINUTE);
        }
        running.settled().await;
        for game in games {
            assert_eq!(world.panel(game, 1).await.silence, Some(silence));
            assert_eq!(chat.lobby(game).silence, Some(silence));
            let mut called = called_in_channel(&chat, game);
            called.sort();
            assert_eq!(called, [2].map(PersonId), "{silence:?}");
        }
        let mut lots = [Lot(3), Lot(4)];
        let mut calls = 0;
        for _ in 0..6 {
            for (game, lot) in games.into_iter().zip(&mut lots) {
                until_news(&world, game, 2, lot).await;
                running.settled().await;
                world.passes_slowly(40 * MINUTE, MINUTE, &running).await;
                let awaited = world.stored(game).await.waits;
                let uncalled = awaited
                    .iter()
                    .filter(|wait| wait.since.is_some() && wait.since != wait.called_for);
                assert_eq!(uncalled.count(), 0, "{silence:?}");
                calls += called_in_channel(&chat, game).len();
            }
        }
        assert!(calls > 6, "{calls}");
        assert_seldom(&chat);
        // No event signals that it works again: the bot retries by itself.
        chat.inside().threadless_rooms.clear();
        world.passes_slowly(60 * MINUTE, MINUTE, &running).await;
        said(&world, &running).await;
        assert_eq!(untold(&world).await, 0, "{silence:?}");
        for game in games {
            assert_eq!(world.panel(game, 1).await.silence, None);
            assert!(world.stored(game).await.thread.is_some());
        }
        running.stop().await;
    }
}

#[tokio::test]
async fn whoever_can_be_called_nowhere_else_gets_a_direct_message() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    said(&world, &running).await;
    chat.inside().forbidden_rooms.extend([CHANNEL, THREAD]);
    chat.inside().closed_rooms.insert(dm(2));
    let mut lot = Lot(3);
    for _ in 0..6 {
        until_news(&world, game, 2, &mut lot).await;
        for _ in 0..40 {
            running.settled().await;
            world.clock.advance(MINUTE);
        }
    }
    running.settled().await;
    assert!(!chat.said(dm(1)).is_empty(), "{:?}", chat.take_log());
    assert_eq!(newest_panel(&chat, dm(1)).silence, Some(Silence::Forbidden));
    assert_eq!(world.panel(game, 2).await.silence, Some(Silence::Forbidden));
    assert!(chat.said(dm(2)).is_empty());
    assert_seldom(&chat);
}

#[tokio::test]
async fn whoever_plays_by_direct_message_is_called_openly_when_that_is_refused() {
    let world = World::new().await;
    world.plays_by_dm(1).await;
    let chat = Chat::new(&world.clock);
    chat.inside().refuses = Some(|key| key.destination() == Destination::Direct);
    let running = world.run(chat.clone());
    let game = world.game_of(2).await;
    said(&world, &running).await;
    let unreachable = |key: &MessageKey| key.kind == MessageKind::Unreachable;
    assert!(chat.said(THREAD).iter().any(unreachable), "{:?}", chat.take_log());
    assert!(chat.said(dm(1)).is_empty());
    assert_eq!(world.panel(game, 1).await.silence, passed_over(MessageKind::Panel));
    assert_eq!(untold(&world).await, 0);
    assert_seldom(&chat);
}

#[tokio::test]
async fn what_makes_a_place_speakable_again_brings_the_visit_at_once() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    said(&world, &running).await;
    let mut lot = Lot(3);
    for round in 0..16 {
        chat.inside().locked_rooms.insert(THREAD);
        played_on(&world, &running, game, &mut lot).await;
        assert_eq!(world.panel(game, 1).await.silence, Some(Silence::Locked));
        let before = chat.inside().refused_at.len();
        for visit in 0..40 {
            world.hears(1, ["de", "en"][visit % 2], None).await;
            running.settled().await;
        }
        assert_eq!(chat.inside().refused_at.len(), before, "{round}");
        chat.inside().locked_rooms.clear();
        world.host.thread_is_open(THREAD).await.unwrap();
        running.settled().await;
        world.passes(PAUSE, &running).await;
        assert_eq!(world.panel(game, 1).await.silence, None, "{round}");
        assert_eq!(untold(&world).await, 0, "{round}");
    }
}

#[tokio::test]
async fn events_that_say_nothing_of_a_place_do_not_bring_it_more_than_four_tries_an_hour() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    said(&world, &running).await;
    chat.inside().forbidden_rooms.insert(THREAD);
    let mut lot = Lot(3);
    until_news(&world, game, 2, &mut lot).await;
    for _ in 0..3 * 60 {
        world.host.look_again_in(THREAD).await.unwrap();
        world.host.look_again().await.unwrap();
        running.settled().await;
        world.clock.advance(MINUTE);
    }
    assert_seldom(&chat);
    chat.inside().forbidden_rooms.clear();
    world.host.look_again_in(THREAD).await.unwrap();
    running.settled().await;
    world.passes_slowly(60 * MINUTE, MINUTE, &running).await;
    assert_eq!(untold(&world).await, 0);
}

#[tokio::test]
async fn a_bot_that_was_timed_out_says_until_when_and_comes_back_by_itself() {
    let (world, chat, running) = World::with_chat().await;
    let venue = Venue { server: Some(HERE), ..CHANNEL.into() };
    let game = world.opens(venue, 1, TableSettings::UNTIMED).await;
    world.joins(game, 2).await;
    world.starts(game, 1).await;
    said(&world, &running).await;
    let until = WallTime(world.clock.now() + 30 * MINUTE);
    world.host.timed_out(HERE, Some(until)).await.unwrap();
    let places: [RoomId; 2] = [CHANNEL, THREAD];
    chat.inside().forbidden_rooms.extend(places);
    let mut lot = Lot(3);
    until_news(&world, game, 2, &mut lot).await;
    running.settled().await;
    assert_eq!(world.panel(game, 1).await.silence, Some(Silence::TimedOut(until)));
    world.passes_slowly(29 * MINUTE, MINUTE, &running).await;
    assert_seldom(&chat);
    chat.inside().forbidden_rooms.clear();
    world.clock.advance(2 * MINUTE);
    said(&world, &running).await;
    assert_eq!(world.panel(game, 1).await.silence, None);
    assert_eq!(untold(&world).await, 0);
}

#[tokio::test]
async fn what_was_deleted_is_not_linked() {
    let (world, _chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    said(&world, &running).await;
    let linked = async || {
        let mine = world.host.games.of(PersonId(1)).await.unwrap();
        (mine[0].thread, world.panel(game, 1).await.thread)
    };
    assert_eq!(linked().await, (Some(THREAD), Some(THREAD)));
    world.host.room_deleted(CHANNEL).await.unwrap();
    assert_eq!(linked().await, (None, None));
}
