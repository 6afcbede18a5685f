//! When messages are sent, and what happens when sending fails.

use viceroy::messages::{CalledPerson, TablePost};

use crate::prelude::*;

pub const THREAD: RoomId = RoomId(5001);
const LATER: fn() -> Trouble = || Trouble::Refused(Undelivered::Later("busy".into()));

fn state(stored_messages: &[viceroy::store::StoredMessage], key: MessageKey) -> MessageState {
    stored_messages.iter().find(|n| n.key == key).unwrap().state
}

/// Minimum time between edits of a table's post, in milliseconds.
pub const PAUSE: i64 = 5_000;

pub fn table(game: GameId, from: u32) -> MessageKey {
    MessageKind::Table.nth(game, from)
}

pub fn standing_table(chat: &Chat) -> (MessageId, Message) {
    let inside = chat.inside();
    let tables = inside.messages.iter();
    let mut tables = tables.filter(|(_, m)| m.key.kind == MessageKind::Table);
    let (id, message) = tables.next_back().expect("a table stands");
    assert!(tables.all(|(_, older)| older.news().is_some()), "two tables stand");
    (*id, message.clone())
}

pub fn standing_post(chat: &Chat) -> TablePost {
    match standing_table(chat).1.body {
        MessageBody::Table(post) => post,
        other => panic!("not a table: {other:?}"),
    }
}

pub async fn until_news(world: &World, game: GameId, people: u64, lot: &mut Lot) {
    let told = async || world.stored(game).await.last_told_step;
    let before = told().await;
    while told().await == before {
        world.answer_once(game, people, lot).await.unwrap();
    }
}

fn first_news(game: GameId) -> MessageKey {
    MessageKind::News.nth(game, 1)
}

pub fn called(body: &MessageBody) -> SeatSet {
    let seat = |called: &CalledPerson| Seat(u8::try_from(called.person.0 - 1).unwrap());
    match body {
        MessageBody::Table(post) => post.call.iter().map(seat).collect(),
        MessageBody::News(post) => post.call.iter().map(seat).collect(),
        MessageBody::Call(post) => post.called.iter().map(seat).collect(),
        _ => SeatSet::NONE,
    }
}

#[tokio::test]
async fn a_lobby_is_posted_and_edited() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.lobby_of(1).await;
    running.settled().await;
    world.joins(game, 2).await;
    running.settled().await;
    assert_eq!(chat.said(CHANNEL), [MessageKey::lobby(game)]);
    assert_eq!(chat.lobby(game).people.len(), 2);
    assert_eq!(chat.message(MessageKey::lobby(game)).1.edits, 1);
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_is_told_in_its_thread_in_order() {
    let (world, game) = World::with_game(3).await;
    let (chat, running) = world.settled_chat().await;
    assert_eq!(chat.said(CHANNEL), [MessageKey::lobby(game)]);
    assert_eq!(chat.said(THREAD), [table(game, 1)]);
    let nonces: Vec<String> = chat.take_log();
    let expected = ["send 1L0", "thread 1", "send 1T1", "edit 1L0"];
    assert_eq!(nonces, expected);
    assert_eq!(world.host.store().game_in(THREAD).await.unwrap(), Some(game));
    let (_, post) = standing_table(&chat);
    let others = SeatSet::all(3).iter().filter(|seat| *seat != Seat(0)).collect();
    assert_eq!(called(&post.body), others, "the starter sees the cards already");

    // A secret answer changes no public message.
    let mut lot = Lot(9);
    world.answered(game, 3, &mut lot, &running).await;
    assert!(chat.take_log().is_empty());
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
}

#[tokio::test]
async fn the_news_of_a_whole_game_tell_everything_once() {
    for (people, most) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        let world = World::new().await;
        let game = world.game_or_solo(people).await;
        let (chat, running) = world.open_chat();
        let mut lot = Lot(11);
        while world.answer_once(game, people, &mut lot).await.is_some() {
            running.settled().await;
        }
        world.passes(PAUSE, &running).await;
        let table = world.table(game).await;
        let mut next = 1;
        let mut told = vec![];
        let inside = chat.inside();
        let chapters: Vec<_> =
            inside.messages.values().filter_map(|m| Some((m.key, m.news()?))).collect();
        let along = chapters.iter().filter(|(key, post)| {
            let is_along = key.kind == MessageKind::Table;
            is_along && key.nth == post.step
        });
        let turns = usize::from(table.view.open.turn);
        let tables = inside.messages.values();
        let tables = tables.filter(|m| m.key.kind == MessageKind::Table).count();
        assert_eq!(along.count() + 1, tables, "all but that of the end");
        assert!(tables > turns / 2 && tables <= turns, "{tables}");
        for (_, post) in &chapters {
            assert_eq!(post.from, next);
            next = post.step + 1;
            told.extend(post.deeds.iter().map(|deed| deed.fact.clone()));
        }
        assert_eq!(next, table.step + 1);
        assert!(matches!(told.last(), Some(OpenFact::Ended { .. })));
        let (_, last) = chapters.last().unwrap();
        assert_eq!(last.view.open, table.view.open);
        assert_eq!(last.view.hands, table.view.hands);
        assert_eq!(last.view.decks, table.view.decks);
        let tell_the_end = chapters.iter().filter(|(_, post)| post.finish.is_some());
        assert_eq!(tell_the_end.count(), 1);
        assert_eq!(last.finish, table.finish);
        // Only the chapters and the final table stay.
        assert!(chapters.len() <= most * turns, "{people}: {}", chapters.len());
        let stay = inside.messages.values();
        let stay = stay.filter(|m| m.room == THREAD).count();
        assert_eq!(stay, chapters.len() + 1);
        let secret = inside.messages.values().find_map(|m| {
            if let MessageBody::Table(post) = &m.body { post.secret.clone() } else { None }
        });
        assert_eq!(secret, table.secret);
    }
}

/// Two players, an hour between answers, for some turns with these faults. Returns the request log
/// and checks that every event is posted exactly once.
async fn all_is_told(troubles: Vec<Trouble>) -> Vec<String> {
    let (world, game) = World::with_game(2).await;
    let (chat, running) = world.open_chat();
    for trouble in troubles {
        chat.trouble(trouble);
    }
    let mut lot = Lot(11);
    while world.table(game).await.view.open.turn < 3 || !chat.inside().troubles.is_empty() {
        world.answered(game, 2, &mut lot, &running).await;
        world.passes(HOUR, &running).await;
    }
    world.passes(PAUSE, &running).await;
    let mut next = 1;
    for post in chat.inside().messages.values().filter_map(Message::news) {
        assert_eq!(post.from, next, "everything is told once, in order");
        next = post.step + 1;
    }
    let told = world.stored(game).await.last_told_step;
    assert!(next > told, "{next} {told}");
    chat.take_log()
}

#[tokio::test]
async fn news_are_told_once_whichever_answer_about_a_table_or_news_is_lost() {
    let log = all_is_told(vec![]).await;
    let matters = |line: &String| line.starts_with("delete 1N") || line.starts_with("send 1T");
    let places = log.iter().enumerate().filter(|(_, line)| matters(line));
    let places: Vec<usize> = places.map(|(nth, _)| nth).collect();
    assert!(places.len() > 5, "{log:?}");
    for nth in places {
        for trouble in [Trouble::AnswerLost, LATER()] {
            let mut troubles = vec![Trouble::Nothing; nth];
            troubles.push(trouble);
            all_is_told(troubles).await;
        }
    }
}

#[tokio::test]
async fn a_table_that_has_no_room_for_the_news_leaves_them_to_themselves() {
    let (world, game) = World::with_game(3).await;
    let (chat, running) = world.open_chat();
    chat.inside().is_cramped = true;
    let mut lot = Lot(11);
    while world.answer_once(game, 3, &mut lot).await.is_some() {
        running.settled().await;
        world.passes(PAUSE, &running).await;
        let turn = world.table(game).await.view.open.turn;
        standing_table_of(&chat, turn.is_multiple_of(2));
    }
    drop(running);
    let mut next = 1;
    for post in chat.inside().messages.values().filter_map(Message::news) {
        assert_eq!(post.from, next, "everything is told once, in order");
        next = post.step + 1;
    }
    let last = standing_post(&chat);
    assert!(last.hears_end.is_empty(), "everybody has just looked");
    let table = world.table(game).await;
    assert_eq!(next, table.step + 1);
    let tables = chat.said(THREAD).into_iter();
    let tables = tables.filter(|key| key.kind == MessageKind::Table).count();
    let turns = usize::from(table.view.open.turn);
    assert_eq!(tables, (turns - 1) / 2 + 1, "only those that tell something");
}

#[tokio::test]
async fn the_end_rings_for_those_who_do_not_see_it() {
    let (world, game) = World::with_game(3).await;
    let (chat, running) = world.open_chat();
    let (mut lot, mut last) = (Lot(11), 0);
    while world.state(game).await == GameState::Started {
        let mut asked = vec![];
        for who in 1..=3 {
            let now = world.host.panels.asked_now(game, PersonId(who)).await.unwrap();
            asked.extend(now.asked.map(|_| who));
        }
        last = asked[0];
        world.visit(game, last, &mut lot).await;
        running.settled().await;
        world.passes(3 * MINUTE, &running).await;
    }
    let others = [1, 2, 3].into_iter().filter(|who| *who != last).map(PersonId);
    assert_eq!(standing_post(&chat).hears_end, others.collect::<Vec<_>>());
}

fn standing_table_of(chat: &Chat, alone: bool) {
    let post = standing_post(chat);
    let over = post.view.open.phase == viceroy::rules::Phase::Over;
    let first = post.view.open.turn <= 1;
    let turn = post.view.open.turn;
    assert_eq!(post.news.is_none(), alone || over || first, "turn {turn}");
}

#[tokio::test]
async fn a_table_tells_again_what_it_told_when_it_is_made_anew() {
    for trouble in [Undelivered::Worn, Undelivered::Gone] {
        let (world, game) = World::with_game(2).await;
        let (chat, running) = world.open_chat();
        let mut lot = Lot(11);
        while world.table(game).await.view.open.turn < 2 {
            world.answered(game, 2, &mut lot, &running).await;
            world.passes(PAUSE, &running).await;
        }
        let (id, table) = standing_table(&chat);
        let told = table.news().expect("it tells how the turn ended").clone();
        match trouble {
            Undelivered::Worn => drop(chat.inside().worn.insert(id)),
            _ => drop(chat.inside().messages.remove(&id)),
        }
        // Whoever is brought into the thread is named in it by an edit.
        world.plays_by_dm(2).await;
        world.clock.advance(240_000);
        until_news(&world, game, 2, &mut lot).await;
        for _ in 0..3 {
            running.settled().await;
            world.clock.advance(240_000);
        }
        running.settled().await;
        let (new, table) = standing_table(&chat);
        assert_ne!(new, id);
        let again = table.news().map(|post| post.deeds.len());
        // News that somebody deleted is not posted again.
        let expected = (trouble == Undelivered::Worn).then_some(told.deeds.len());
        assert_eq!(again, expected, "{trouble:?}");
    }
}

#[tokio::test]
async fn what_waits_long_is_told_as_it_was() {
    let (world, game) = World::with_game(2).await;
    let mut lot = Lot(4);
    world.answers(game, 2, 12, &mut lot).await;
    let (chat, _running) = world.settled_chat().await;
    let shown = standing_post(&chat);
    assert_eq!(shown.step, shown.began);
    let MessageBody::News(post) = chat.message(first_news(game)).1.body else {
        panic!("no news");
    };
    assert_eq!(post.chapter.turn, 1);
    let log = chat.take_log();
    let tables = log.iter().filter(|line| line.contains(" 1T"));
    assert_eq!(tables.count(), 1, "{log:?}");
}

/// Of one person, in a chat with these troubles.
async fn a_lobby(troubles: Vec<Trouble>) -> (World, GameId, Arc<Chat>, Running) {
    let (world, chat, running) = World::with_chat().await;
    chat.inside().troubles.extend(troubles);
    let game = world.lobby_of(1).await;
    running.settled().await;
    (world, game, chat, running)
}

#[tokio::test]
async fn a_lost_answer_makes_no_second_message() {
    let (world, game, chat, running) = a_lobby(vec![Trouble::AnswerLost]).await;
    let stored_messages = world.host.store().stored_messages(game).await.unwrap();
    assert_eq!(stored_messages[0].state, MessageState::Sending);
    world.joins(game, 2).await;
    running.settled().await;
    assert_eq!(chat.lobby(game).people.len(), 2);
    assert_eq!(chat.take_log(), ["send 1L0", "send 1L0", "edit 1L0"]);
}

#[tokio::test]
async fn after_a_long_time_a_message_is_looked_for_before_it_is_sent_again() {
    for arrived in [true, false] {
        let trouble = if arrived { Trouble::AnswerLost } else { LATER() };
        let (mut world, game, chat, running) = a_lobby(vec![trouble]).await;
        world.restart_after(running).await;
        world.clock.advance(10 * 60 * 1000);
        chat.take_log();
        let running = world.run_settled(&chat).await;
        chat.message(MessageKey::lobby(game));
        let log = chat.take_log();
        let expected: &[&str] =
            if arrived { &["find 1L0", "edit 1L0"] } else { &["find 1L0", "send 1L0"] };
        // A newly sent message has known content; one that was found is edited to be sure.
        assert_eq!(&log[..2.min(log.len())], expected, "arrived: {arrived}");
        running.stop().await;
    }
}

#[tokio::test]
async fn the_first_request_counts_however_often_it_is_repeated() {
    let (world, game, chat, running) = a_lobby(vec![Trouble::AnswerLost, LATER()]).await;
    world.passes(100_000, &running).await;
    // 200 s after the first request the chat has forgotten its nonce; 100 s after the second it
    // would not have.
    world.passes(100_000, &running).await;
    chat.message(MessageKey::lobby(game));
    assert!(chat.take_log().contains(&"find 1L0".to_owned()));
}

#[tokio::test]
async fn a_passing_trouble_is_waited_for() {
    let (world, game, chat, running) = a_lobby(vec![LATER(); 3]).await;
    assert!(chat.said(CHANNEL).is_empty());
    for wait in [2_000, 4_000, 8_000] {
        world.passes(wait - 1, &running).await;
        assert!(chat.said(CHANNEL).is_empty());
        world.passes(1, &running).await;
    }
    assert_eq!(chat.said(CHANNEL), [MessageKey::lobby(game)]);
}

#[tokio::test]
async fn what_is_forbidden_is_tried_again_when_the_game_changes() {
    let trouble = Trouble::Refused(forbidden());
    let (world, game, chat, running) = a_lobby(vec![trouble]).await;
    world.passes(24 * 3600 * 1000, &running).await;
    assert_eq!(chat.take_log(), ["send 1L0"]);
    world.joins(game, 2).await;
    running.settled().await;
    assert_eq!(chat.said(CHANNEL), [MessageKey::lobby(game)]);
}

#[tokio::test]
async fn a_deleted_standing_message_is_made_once_more() {
    let (world, game, chat, running) = a_lobby(vec![]).await;
    let key = MessageKey::lobby(game);
    chat.inside().messages.clear();
    world.joins(game, 2).await;
    running.settled().await;
    // Until the nonce expires, the chat would return the deleted message.
    assert!(chat.said(CHANNEL).is_empty());
    world.passes(240_000, &running).await;
    assert_eq!(chat.said(CHANNEL), [key]);
    chat.inside().messages.clear();
    world.joins(game, 3).await;
    running.settled().await;
    assert!(chat.said(CHANNEL).is_empty());
    let stored_messages = world.host.store().stored_messages(game).await.unwrap();
    assert_eq!(state(&stored_messages, key), MessageState::Gone);
}

#[tokio::test]
async fn news_that_are_gone_are_never_said_again() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    let mut lot = Lot(6);
    until_news(&world, game, 2, &mut lot).await;
    running.settled().await;
    let news = first_news(game);
    let (id, _) = chat.message(news);
    chat.inside().messages.remove(&id);
    for _ in 0..3 {
        until_news(&world, game, 2, &mut lot).await;
        world.passes(PAUSE, &running).await;
    }
    let said = chat.said(THREAD);
    assert!(!said.contains(&news), "{said:?}");
    assert!(said.iter().any(|key| key.kind == MessageKind::News), "{said:?}");
}

#[tokio::test]
async fn a_lost_thread_is_opened_once_more() {
    let (world, chat, running) = World::with_chat().await;
    let game = world.game_of(2).await;
    running.settled().await;
    chat.inside().gone_rooms.insert(THREAD);
    let mut lot = Lot(6);
    until_news(&world, game, 2, &mut lot).await;
    running.settled().await;
    world.passes(240_000, &running).await;
    let second = RoomId(THREAD.0 + 1);
    // First the table, then the news that found the thread gone.
    let said = chat.said(second);
    assert!(said[0].kind == MessageKind::Table, "{said:?}");
    assert!(said[1].kind == MessageKind::News, "{said:?}");
    assert_eq!(said.len(), 2);
    assert_eq!(world.host.store().game_in(second).await.unwrap(), Some(game));
    chat.inside().gone_rooms.insert(second);
    for _ in 0..12 {
        world.answered(game, 2, &mut lot, &running).await;
    }
    world.passes(240_000, &running).await;
    let stored_messages = world.host.store().stored_messages(game).await.unwrap();
    let newest = stored_messages.iter().map(|n| n.key);
    let newest = newest.filter(|key| key.kind == MessageKind::Table);
    assert_eq!(state(&stored_messages, newest.max().unwrap()), MessageState::Gone);
    let late = |n: &&viceroy::store::StoredMessage| !said.contains(&n.key);
    let late = stored_messages[4..].iter().filter(late);
    let mut late = late.filter(|n| n.room != Some(CHANNEL));
    assert!(late.all(|n| n.state == MessageState::Gone));
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
}

#[tokio::test]
async fn trouble_with_one_game_does_not_hold_up_another() {
    let (world, first, chat, running) = a_lobby(vec![LATER()]).await;
    let second = world.lobby_of(1).await;
    running.settled().await;
    assert_eq!(chat.said(CHANNEL), [MessageKey::lobby(second)]);
    world.passes(2_000, &running).await;
    assert!(chat.said(CHANNEL).contains(&MessageKey::lobby(first)));
    assert_eq!(world.clock.now(), 1_700_000_002_000);
}
