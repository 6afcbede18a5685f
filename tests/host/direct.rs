//! Panels by direct message: who gets one and when, how it is updated, and what happens when it
//! cannot be delivered.

use viceroy::service::ToldBy;

use crate::prelude::*;

const LATER: fn() -> Trouble = || Trouble::Refused(Undelivered::Later("busy".into()));

fn panel(game: GameId, seat: u8, from: u32) -> MessageKey {
    let seat = Seat(seat);
    MessageKind::Panel.of(game, seat, from)
}

fn unreachable(game: GameId, seat: u8, closing: u32) -> MessageKey {
    let seat = Seat(seat);
    MessageKind::Unreachable.of(game, seat, closing)
}

async fn choose(world: &World, id: u64, by: PlayBy) -> ToldBy {
    world.host.play_by(PersonId(id), by).await.unwrap()
}

/// Of two people the first plays by direct message, and cannot be reached.
async fn one_unreachable() -> (World, GameId, Arc<Chat>, Running) {
    let (world, game) = World::by_dm(&[1]).await;
    let chat = Chat::new(&world.clock);
    chat.inside().closed_rooms.insert(dm(1));
    let running = world.run_settled(&chat).await;
    (world, game, chat, running)
}

/// Ten minutes later.
async fn restarts_later(world: &mut World, chat: &Chat) {
    world.restart().await;
    world.clock.advance(10 * 60 * 1000);
    chat.take_log();
}

async fn awaited(world: &World, game: GameId) -> SeatSet {
    let table = world.table(game).await;
    table.view.awaiting.iter().map(|a| a.seat).collect()
}

fn all_called(chat: &Chat) -> SeatSet {
    let inside = chat.inside();
    let posts = inside.messages.values();
    posts.flat_map(|m| called(&m.body).iter().collect::<Vec<_>>()).collect()
}

fn private_rooms(chat: &Chat) -> Vec<RoomId> {
    let inside = chat.inside();
    let private = inside
        .messages
        .values()
        .filter(|m| matches!(m.body, MessageBody::Panel(_) | MessageBody::End(_)));
    private.map(|m| m.room).collect()
}

fn public_languages(chat: &Chat) -> Vec<String> {
    let inside = chat.inside();
    let public = inside.messages.values();
    let public = public.filter(|m| m.key.kind != MessageKind::Panel);
    public.map(|m| m.language.0.clone()).collect()
}

fn attempts(log: &[String]) -> usize {
    let direct = |line: &&String| line.contains("dm ") || line.starts_with("send 1P");
    log.iter().filter(direct).count()
}

async fn state(world: &World, key: MessageKey) -> Option<MessageState> {
    let stored_messages = world.host.store().stored_messages(key.game).await.unwrap();
    stored_messages.iter().find(|n| n.key == key).map(|n| n.state)
}

#[tokio::test]
async fn a_panel_is_sent_in_its_readers_language_and_everything_else_in_the_tables() {
    let world = World::new().await;
    for (id, locale) in [(1, "ru"), (2, "de")] {
        choose(&world, id, PlayBy::Dm).await;
        world.hears(id, locale, None).await;
    }
    world.hears(2, "pt-BR", None).await;
    let game = world.game_of(3).await;
    let (chat, _running) = world.settled_chat().await;
    let language = |key| chat.message(key).1.language.0;
    assert_eq!(language(panel(game, 0, 1)), "ru");
    assert_eq!(language(panel(game, 1, 1)), "pt-BR");
    assert!(public_languages(&chat).iter().all(|tag| tag == "en"));
}

#[tokio::test]
async fn each_time_somebody_newly_has_to_act_they_get_one_panel() {
    let world = World::new().await;
    choose(&world, 1, PlayBy::Dm).await;
    choose(&world, 3, PlayBy::Thread).await;
    let game = world.game_of(3).await;
    let (chat, running) = world.settled_chat().await;
    assert_eq!(chat.said(dm(1)), [panel(game, 0, 1)]);
    assert!(all_called(&chat).iter().eq([Seat(1), Seat(2)]));
    assert_eq!(attempts(&chat.take_log()), 2);

    let mut expected = 1;
    let mut newest = panel(game, 0, 1);
    let mut lot = Lot(21);
    loop {
        let before = awaited(&world, game).await;
        let Some(after) = world.answer_once(game, 3, &mut lot).await else {
            break;
        };
        running.settled().await;
        let now = awaited(&world, game).await;
        if now.contains(Seat(0)) && !before.contains(Seat(0)) {
            expected += 1;
            newest = panel(game, 0, after.step);
        }
        assert!(!all_called(&chat).contains(Seat(0)));
        let here = world.panel(game, 1).await;
        if here.view.table.open.phase == Phase::Over {
            break;
        }
        assert_eq!(chat.said(dm(1)), [newest]);
        let MessageBody::Panel(shown) = chat.message(newest).1.body else {
            panic!("not a panel");
        };
        assert_eq!(shown.view.seat, Seat(0));
        assert_eq!(shown.thread, Some(THREAD));
        let asked = |p: &viceroy::service::Panel| p.view.question.as_ref().map(|q| q.id);
        if here.view.question.is_some() {
            assert_eq!(asked(&shown), asked(&here));
        }
    }
    assert!(expected > 5, "{expected}");
    for _ in 0..2 {
        world.passes(PAUSE, &running).await;
    }
    let seat = Seat(0);
    assert_eq!(chat.said(dm(1)), [MessageKind::End.of(game, seat, 0)]);
    let end = chat.end(game, seat);
    assert!(!end.table.view.open.winners.is_empty());
    assert_eq!(end.thread, Some(THREAD));
    let direct = chat.take_log();
    let sent = direct.iter().filter(|line| line.starts_with("send 1P0"));
    assert_eq!(sent.count(), expected - 1, "the first was seen before");
    assert_eq!(private_rooms(&chat), vec![dm(1)]);
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
}

#[tokio::test]
async fn who_plays_by_direct_message_is_brought_into_the_thread_once_and_silently() {
    let (world, game) = World::by_dm(&[1]).await;
    let (chat, running) = world.open_chat();
    let mut lot = Lot(21);
    let brings = || -> Vec<PersonId> { standing_post(&chat).brings };
    running.settled().await;
    assert!(brings().is_empty(), "a new message would notify them");
    world.passes(PAUSE, &running).await;
    assert_eq!(brings(), [PersonId(1)]);
    assert_eq!(chat.take_log().last().unwrap(), "edit 1T1");
    for _ in 0..20 {
        world.answered(game, 2, &mut lot, &running).await;
        world.passes(PAUSE, &running).await;
    }
    assert!(brings().is_empty(), "once is enough");
}

#[tokio::test]
async fn a_panel_is_edited_when_what_it_shows_changes_and_deleted_when_it_is_past() {
    let (world, game) = World::by_dm(&[1]).await;
    let (chat, running) = world.open_chat();
    let mut lot = Lot(3);
    running.settled().await;
    chat.take_log();
    world.answered(game, 2, &mut lot, &running).await;
    assert!(chat.take_log().is_empty());
    world.host.reconsider(game, PersonId(1)).await.unwrap();
    running.settled().await;
    assert_eq!(chat.take_log(), ["edit 1P01"]);
    assert_eq!(chat.said(dm(1)), [panel(game, 0, 1)]);

    let mut gone = 0;
    for _ in 0..40 {
        world.answered(game, 2, &mut lot, &running).await;
        let log = chat.take_log();
        gone += log.iter().filter(|l| *l == "delete 1P01").count();
        assert_eq!(chat.said(dm(1)).contains(&panel(game, 0, 1)), gone == 0);
    }
    assert_eq!(gone, 1);
}

#[tokio::test]
async fn who_cannot_be_reached_is_told_once_in_the_thread_and_plays_there() {
    let (world, game, chat, running) = one_unreachable().await;
    let log = chat.take_log();
    assert_eq!(attempts(&log), 2, "{log:?}");
    assert!(chat.said(dm(1)).is_empty());
    let told = unreachable(game, 0, 1);
    assert_eq!(chat.said(THREAD)[1..], [told]);
    let (_, message) = chat.message(told);
    assert!(matches!(message.body, MessageBody::Unreachable(PersonId(1))));
    assert_eq!(state(&world, panel(game, 0, 1)).await, Some(MessageState::Gone));
    let who = PersonId(1);
    let preference = world.host.told_by(who).await.unwrap();
    assert_eq!(preference, ToldBy::DmClosed);

    // They are called like everybody else, and no game retries the direct message.
    let mut lot = Lot(4);
    for _ in 0..20 {
        world.answered(game, 2, &mut lot, &running).await;
    }
    let second = world.game_of(2).await;
    running.settled().await;
    let log = chat.take_log();
    let direct = |l: &String| l.contains("dm ") || l.contains(" 1P") || l.contains(" 2P");
    assert!(!log.iter().any(direct), "{log:?}");
    assert_eq!(state(&world, unreachable(second, 0, 1)).await, None);

    assert_eq!(choose(&world, 1, PlayBy::Dm).await, ToldBy::Dm);
    let again = unreachable(game, 0, 2);
    while state(&world, again).await.is_none() {
        world.answered(game, 2, &mut lot, &running).await;
    }
    assert_eq!(attempts(&chat.take_log()), 1);
    assert_eq!(state(&world, again).await, Some(MessageState::Sent));

    chat.inside().closed_rooms.clear();
    world.host.people.heard_by_dm(who).await.unwrap();
    while chat.said(dm(1)).is_empty() {
        world.answered(game, 2, &mut lot, &running).await;
    }
    let mentions = chat.said(THREAD);
    let mentions = mentions.iter().filter(|k| k.kind == MessageKind::Unreachable);
    assert_eq!(mentions.count(), 2);
}

#[tokio::test]
async fn who_closes_their_direct_messages_is_told_so_when_a_panel_can_no_longer_change() {
    let (world, game) = World::by_dm(&[1]).await;
    let (chat, running) = world.settled_chat().await;
    world.answer_once(game, 2, &mut Lot(3)).await.unwrap();
    running.settled().await;
    chat.take_log();
    chat.trouble(Trouble::Refused(Undelivered::Closed));
    world.host.reconsider(game, PersonId(1)).await.unwrap();
    running.settled().await;
    assert_eq!(chat.take_log(), ["edit 1P01", "send 1U01"]);
    let told_by = world.host.told_by(PersonId(1)).await.unwrap();
    assert_eq!(told_by, ToldBy::DmClosed);
    assert!(all_called(&chat).contains(Seat(1)));
}

#[tokio::test]
async fn every_game_that_counted_on_direct_messages_says_that_none_arrive() {
    let world = World::new().await;
    choose(&world, 1, PlayBy::Dm).await;
    let games = [world.game_of(2).await, world.game_of(2).await];
    let chat = Chat::new(&world.clock);
    chat.inside().closed_rooms.insert(dm(1));
    let _running = world.run_settled(&chat).await;
    for game in games {
        chat.message(unreachable(game, 0, 1));
    }
}

#[tokio::test]
async fn who_turned_out_unreachable_is_called_in_the_thread() {
    let (_world, game, chat, _running) = one_unreachable().await;
    chat.message(unreachable(game, 0, 1));
    assert!(all_called(&chat).iter().eq([Seat(1)]));
}

#[tokio::test]
async fn a_restart_doubles_no_direct_message() {
    for wait in [0, 10 * 60 * 1000] {
        let (mut world, game) = World::by_dm(&[1]).await;
        let chat = Chat::new(&world.clock);
        // The faults start after lobby, thread, table, conversation and panel.
        chat.trouble_after(4, Trouble::AnswerLost);
        world.run(chat.clone()).end().await;
        let key = panel(game, 0, 1);
        assert_eq!(state(&world, key).await, Some(MessageState::Sending));
        world.restart().await;
        world.clock.advance(wait);
        chat.take_log();
        let running = world.run_settled(&chat).await;
        let log = chat.take_log();
        let expected = if wait == 0 { "send 1P01" } else { "find 1P01" };
        let log: Vec<&String> = log.iter().filter(|line| *line != "edit 1T1").collect();
        assert_eq!(log, [expected, "edit 1P01"]);
        assert_eq!(chat.said(dm(1)), [key]);
        assert_eq!(state(&world, key).await, Some(MessageState::Sent));
        running.stop().await;
    }
}

#[tokio::test]
async fn a_restart_tells_only_once_that_somebody_is_unreachable() {
    let (mut world, game) = World::by_dm(&[1]).await;
    let chat = Chat::new(&world.clock);
    chat.inside().closed_rooms.insert(dm(1));
    chat.trouble_after(5, Trouble::AnswerLost);
    world.run(chat.clone()).end().await;
    let told = unreachable(game, 0, 1);
    assert_eq!(state(&world, told).await, Some(MessageState::Sending));
    restarts_later(&mut world, &chat).await;
    let _running = world.run_settled(&chat).await;
    assert_eq!(chat.take_log(), ["find 1U01"]);
    chat.message(told);
    assert_eq!(state(&world, told).await, Some(MessageState::Sent));
}

#[tokio::test]
async fn nothing_is_sent_once_looking_shows_that_messages_are_closed() {
    let (mut world, game) = World::by_dm(&[1]).await;
    let chat = Chat::new(&world.clock);
    chat.trouble_after(4, LATER());
    world.run(chat.clone()).end().await;
    restarts_later(&mut world, &chat).await;
    chat.trouble(Trouble::Refused(Undelivered::Closed));
    let _running = world.run_settled(&chat).await;
    assert_eq!(chat.take_log(), ["find 1P01", "send 1U01"]);
    let gone = state(&world, panel(game, 0, 1)).await;
    assert_eq!(gone, Some(MessageState::Gone));
}

#[tokio::test]
async fn trouble_with_direct_messages_holds_up_nobody_else() {
    let (world, game) = World::by_dm(&[1, 2]).await;
    let chat = Chat::new(&world.clock);
    chat.trouble_after(3, LATER());
    let running = world.run_settled(&chat).await;
    assert_eq!(chat.said(THREAD).len(), 1);
    assert!(chat.said(dm(1)).is_empty());
    assert_eq!(chat.said(dm(2)), [panel(game, 1, 1)]);
    assert!(all_called(&chat).is_empty());
    world.passes(2_000, &running).await;
    assert_eq!(chat.said(dm(1)), [panel(game, 0, 1)]);
    let preference = world.host.told_by(PersonId(1)).await.unwrap();
    assert_eq!(preference, ToldBy::Dm, "passing trouble closes nothing");
}

#[tokio::test]
async fn a_panel_that_was_overtaken_is_never_sent() {
    for arrived in [false, true] {
        let (world, game) = World::by_dm(&[1]).await;
        let first = panel(game, 0, 1);
        let chat = Chat::new(&world.clock);
        if arrived {
            chat.trouble_after(4, Trouble::AnswerLost);
            world.run(chat.clone()).end().await;
        }
        let mut lot = Lot(8);
        let panels = async || {
            let stored_messages = world.host.store().stored_messages(game).await.unwrap();
            let keys = stored_messages.into_iter().map(|n| n.key);
            keys.filter(|k| k.kind == MessageKind::Panel).collect::<Vec<_>>()
        };
        while panels().await.len() < 3 {
            world.answer_once(game, 2, &mut lot).await.unwrap();
        }
        let running = world.run_settled(&chat).await;
        world.passes(PAUSE, &running).await;
        let newest = *panels().await.last().unwrap();
        assert_eq!(chat.said(dm(1)), [newest]);
        assert_eq!(state(&world, first).await, Some(MessageState::Gone));
        assert!(world.host.store().unsynced().await.unwrap().is_empty());
        running.stop().await;
    }
}

#[tokio::test]
async fn a_lost_conversation_is_opened_again_once() {
    let world = World::new().await;
    choose(&world, 1, PlayBy::Dm).await;
    let store = world.host.store();
    let old = dm(99);
    store.set_dm_room(PersonId(1), Some(old)).await.unwrap();
    let chat = Chat::new(&world.clock);
    chat.inside().gone_rooms.insert(old);
    let running = world.run(Arc::clone(&chat) as _);
    let game = world.game_of(2).await;
    running.settled().await;
    assert_eq!(chat.said(dm(1)), [panel(game, 0, 1)]);
    assert_eq!(chat.said(CHANNEL), [MessageKey::lobby(game)]);
}

#[tokio::test]
async fn the_newest_panel_of_a_person_is_known() {
    let (world, game) = World::by_dm(&[1]).await;
    let newest = async |id| world.host.newest_dm_panel(game, PersonId(id)).await.unwrap();
    assert_eq!(newest(1).await, Some(1));
    assert_eq!(newest(2).await, None);
    assert_eq!(newest(3).await, None);
    let (chat, running) = world.open_chat();
    choose(&world, 1, PlayBy::Thread).await;
    let mut lot = Lot(5);
    let mut called = SeatSet::NONE;
    for _ in 0..40 {
        world.answered(game, 2, &mut lot, &running).await;
        world.passes(30 * 60 * 1000, &running).await;
        called = all_called(&chat);
        if called.contains(Seat(0)) {
            break;
        }
    }
    assert!(called.contains(Seat(0)));
    assert_eq!(newest(1).await, Some(1));
}
