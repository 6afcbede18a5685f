//! The budget of chat requests, which all games share, and that every player is still called.

use crate::prelude::*;

const AN_HOUR: i64 = 3600 * 1000;
const HALF_AN_HOUR: i64 = AN_HOUR / 2;

fn count(log: &[String], what: &str) -> usize {
    log.iter().filter(|line| line.starts_with(what)).count()
}

#[tokio::test]
async fn each_turn_has_a_table_of_its_own_that_changes_no_more() {
    let (world, game) = World::with_game(4).await;
    let (chat, running) = world.settled_chat().await;
    let mut lot = Lot(11);
    let mut turn = 0;
    let mut log = chat.take_log();
    while world.answer_once(game, 4, &mut lot).await.is_some() {
        running.settled().await;
        // Hours lie between the answers, so no requests are saved by coalescing.
        world.passes(AN_HOUR, &running).await;
        let said = chat.take_log();
        let is_grown = count(&said, "edit 1N") > 0;
        assert!(!is_grown || count(&said, "send 1C") == 0, "news that grow call: {said:?}");
        log.extend(said);
        let shown = standing_post(&chat);
        let now = world.table(game).await;
        assert_eq!(shown.view.open.turn, now.view.open.turn);
        turn = now.view.open.turn;
        assert_eq!(shown.secret, now.secret);
    }
    log.extend(chat.take_log());
    let turns = usize::from(turn);
    assert_eq!(count(&log, "send 1T"), turns + 1);
    assert_eq!(count(&log, "delete 1T"), 1);
    assert_eq!(count(&log, "delete 1T1"), 1, "{log:?}");
    assert_eq!(count(&log, "edit 1T"), 1, "{log:?}");
    assert_eq!(count(&log, "edit 1L0"), 2);
    let stay = count(&log, "send 1N") - count(&log, "delete 1N") + turns - 1;
    assert!((turns * 2..=turns * 3).contains(&stay));
    assert!(count(&log, "delete 1N") > 0, "{log:?}");
    assert_eq!(count(&log, "send 1C"), count(&log, "delete 1C"), "no call stays");
    let said = ["send 1L0", "send 1T", "send 1N", "send 1C"].map(|what| count(&log, what));
    let others = said.iter().sum::<usize>() + count(&log, "edit") + count(&log, "delete") + 1;
    assert_eq!(others, log.len(), "nothing else is asked: {log:?}");
}

#[tokio::test]
async fn a_post_calls_until_its_phase_is_over_and_is_not_edited_before() {
    let world = World::new().await;
    let game = world.game_on(4, Terms::for_several(), DAILY).await;
    let (chat, running) = world.open_chat();
    running.settled().await;
    let calling = || {
        let inside = chat.inside();
        let posts = inside.messages.values();
        let posts = posts.filter(|post| post.key.kind != MessageKind::Call);
        let posts = posts.map(|post| (post.key, called(&post.body), post.edits));
        posts.filter(|(_, called, _)| !called.is_empty()).collect::<Vec<_>>()
    };
    let (mut told, mut before, mut lot, mut phases) = (0, calling(), Lot(11), 0);
    while world.answer_once(game, 4, &mut lot).await.is_some() {
        running.settled().await;
        world.clock.advance(AN_HOUR);
        running.settled().await;
        let (now, calls) = (world.stored(game).await.last_told_step, calling());
        match now == told {
            true => assert_eq!(calls, before),
            false => phases += 1,
        }
        assert!(calls.len() <= 1, "one post calls, for what is asked now: {calls:?}");
        (told, before) = (now, calls);
    }
    assert_eq!(before, []);
    assert!(phases > 40, "{phases}");
}

/// Four players, an hour between answers, until the news is reposted; includes the request log
/// under these faults.
async fn until_news_move(troubles: Vec<Trouble>) -> (Arc<Chat>, World, Running, Vec<String>) {
    let (world, game) = World::with_game(4).await;
    let (chat, running) = world.open_chat();
    for trouble in troubles {
        chat.trouble(trouble);
    }
    running.settled().await;
    let mut lot = Lot(11);
    let mut log = vec![];
    while count(&log, "delete 1N") == 0 {
        world.answered(game, 4, &mut lot, &running).await;
        world.passes(AN_HOUR, &running).await;
        log.extend(chat.take_log());
    }
    (chat, world, running, log)
}

#[tokio::test]
async fn news_that_come_anew_are_there_once_when_an_answer_is_lost_and_stay_away_when_somebody_deleted_them()
 {
    let (.., log) = until_news_move(vec![]).await;
    let nth = log.iter().position(|line| line.starts_with("delete 1N"));
    let before = vec![Trouble::Nothing; nth.unwrap()];
    let key = |log: &[String]| {
        let mut deleted = log.iter().filter_map(|line| line.strip_prefix("delete 1N"));
        let nth = u32::from_str_radix(deleted.next().unwrap(), 16).unwrap();
        MessageKind::News.nth(GameId(1), nth)
    };
    // The bot does not know whether its deletion took effect.
    let lost = before.iter().cloned().chain([Trouble::AnswerLost]);
    let (chat, world, running, log) = until_news_move(lost.collect()).await;
    assert_eq!(count(&log, "delete 1N"), 2, "{log:?}");
    chat.message(key(&log));
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
    drop(running);
    let gone = before.into_iter().chain([Trouble::Refused(Undelivered::Gone)]);
    let (chat, world, running, log) = until_news_move(gone.collect()).await;
    let stored_messages = world.host.store().stored_messages(GameId(1)).await.unwrap();
    let news = stored_messages.iter().find(|stored_message| stored_message.key == key(&log));
    assert_eq!(news.unwrap().state, MessageState::Gone);
    assert_eq!(count(&log, "delete 1N"), 1, "{log:?}");
    assert!(count(&log, "send 1C") > 0, "they are called all the same");
    drop((chat, running));
}

/// How far the wall clock is set back.
const TWO_DAYS: i64 = 48 * AN_HOUR;

#[tokio::test]
async fn nothing_waits_longer_because_the_clock_was_set_back() {
    let (world, game) = World::with_game(2).await;
    let (chat, running) = world.settled_chat().await;
    chat.take_log();
    let mut lot = Lot(5);
    while world.table(game).await.view.open.phase == Phase::SetUp {
        world.answered(game, 2, &mut lot, &running).await;
    }
    chat.take_log();
    for (wait, said) in [(PAUSE, "edit 1N1"), (PAUSE, "edit 1T1"), (HALF_AN_HOUR, "send 1C1")] {
        world.clock.set(-TWO_DAYS);
        running.settled().await;
        assert_eq!(chat.take_log(), [""; 0], "before {said}");
        world.passes(wait, &running).await;
        assert_eq!(chat.take_log(), [said]);
    }
    chat.trouble(Trouble::Refused(Undelivered::Later("no way".to_owned())));
    world.clock.advance(AN_HOUR);
    until_news(&world, game, 2, &mut lot).await;
    running.settled().await;
    world.clock.set(-TWO_DAYS);
    running.settled().await;
    world.passes(HALF_AN_HOUR, &running).await;
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
    assert!(chat.take_log().len() > 1);
}

#[tokio::test]
async fn a_table_is_changed_once_in_some_seconds_at_most() {
    let (world, game) = World::with_game(2).await;
    let (chat, running) = world.settled_chat().await;
    chat.take_log();
    let mut lot = Lot(5);
    // The game advances in the moment in which the table is posted.
    let phase = async || world.table(game).await.view.open.phase;
    while phase().await == Phase::SetUp {
        world.answered(game, 2, &mut lot, &running).await;
    }
    assert_eq!(count(&chat.take_log(), "edit 1T"), 0);
    assert_eq!(world.host.store().unsynced().await.unwrap(), [game]);
    world.passes(PAUSE - 1, &running).await;
    assert_eq!(count(&chat.take_log(), "edit 1T"), 0);
    world.passes(1, &running).await;
    assert_eq!(chat.take_log(), ["edit 1N1"]);
    world.passes(PAUSE, &running).await;
    assert_eq!(chat.take_log(), ["edit 1T1"]);
    world.passes(HALF_AN_HOUR, &running).await;
    assert_eq!(chat.take_log(), ["send 1C1"]);
    assert!(world.host.store().unsynced().await.unwrap().is_empty());
}

/// What calls players in the thread: the newest posts, and whom they mentioned when they were made.
async fn called_since(
    chat: &Chat,
    known: &[viceroy::messages::MessageId],
) -> Vec<(MessageKey, SeatSet)> {
    let inside = chat.inside();
    let new = inside.messages.iter().filter(|(id, _)| !known.contains(id));
    new.map(|(_, message)| (message.key, called(&message.body))).collect()
}

#[tokio::test]
async fn whoever_has_to_act_is_called_where_they_play_but_not_twice_in_half_an_hour() {
    let world = World::new().await;
    world.plays_by_dm(1).await;
    let game = world.game_of(4).await;
    let (chat, running) = world.settled_chat().await;
    let awaited = async || world.table(game).await.view.awaited();
    let mut lot = Lot(21);
    let (mut own, mut in_posts, mut held_back) = (0, 0, 0);
    // When each was last called; the table's post has called everybody.
    let mut last = [world.clock.now(); 4];
    let mut pending = SeatSet::NONE;
    loop {
        let before = awaited().await;
        let known: Vec<_> = chat.inside().messages.keys().copied().collect();
        let Some(after) = world.answer_once(game, 4, &mut lot).await else {
            break;
        };
        let by = after.view.seat;
        running.settled().await;
        let now = awaited().await;
        let new = called_since(&chat, &known).await;
        for seat in (0..4).map(Seat) {
            let newly = now.contains(seat) && !before.contains(seat);
            if seat != by && newly && seat != Seat(0) {
                pending.insert(seat);
            }
            if !now.contains(seat) || seat == by {
                pending.remove(seat);
            }
        }
        let calls: Vec<Seat> = new.iter().flat_map(|(_, seats)| seats.iter()).collect();
        for seat in &calls {
            assert_ne!(*seat, Seat(0), "whom direct messages reach is not called");
            assert!(now.contains(*seat), "{seat:?} has nothing to do");
            assert!(pending.contains(*seat), "{seat:?} knows it");
            pending.remove(*seat);
            let at = &mut last[usize::from(seat.0)];
            assert!(world.clock.now() - *at >= HALF_AN_HOUR, "{seat:?} is called twice");
            *at = world.clock.now();
        }
        held_back += pending.iter().count();
        for (key, seats) in &new {
            if key.kind == MessageKind::Call {
                own += 1;
            } else if !seats.is_empty() {
                in_posts += 1;
            }
        }
        if now.contains(Seat(0)) && !before.contains(Seat(0)) {
            let direct = chat.inside().messages.values().any(|message| message.room == dm(1));
            assert!(direct, "they get their panel");
        }
        world.passes(7 * 60 * 1000, &running).await;
        // Deferred posts are sent when they are due.
        for (id, message) in &chat.inside().messages {
            if known.contains(id) || new.iter().any(|(key, _)| *key == message.key) {
                continue;
            }
            for seat in called(&message.body).iter() {
                assert!(pending.contains(seat), "{seat:?}");
                pending.remove(seat);
                last[usize::from(seat.0)] = world.clock.now();
            }
            match message.key.kind {
                MessageKind::Call => own += 1,
                _ => in_posts += 1,
            }
        }
        // A call waits for a post to join, but at most five minutes.
        for seat in pending.iter() {
            let since = world.clock.now() - last[usize::from(seat.0)];
            assert!(since < HALF_AN_HOUR, "{seat:?} is not called");
        }
    }
    println!("{own} calls of their own, {in_posts} in posts, {held_back} times held back");
    assert!(own > 5 && in_posts > 5 && held_back > 5);
    let calls = chat.inside();
    let calls = calls.messages.values();
    let calls = calls.filter(|m| m.key.kind == MessageKind::Call);
    assert_eq!(calls.count(), 0, "calls go when all have answered");
    drop(running);
}

#[tokio::test]
async fn a_call_that_is_due_later_is_dropped_when_it_is_needless_and_survives_a_restart() {
    for answers in [false, true] {
        let (mut world, game) = World::with_game(2).await;
        let (chat, running) = world.settled_chat().await;
        let mut lot = Lot(21);
        // Both were called with the table; a second question within half an hour calls nobody.
        let mut by = None;
        while world.table(game).await.view.open.phase == Phase::SetUp {
            let after = world.answer_once(game, 2, &mut lot).await.unwrap();
            by = Some(after.view.seat);
        }
        running.settled().await;
        chat.take_log();
        let waits = world.table(game).await.view.awaited();
        assert_eq!(waits, SeatSet::all(2));
        let mut other = waits.iter().filter(|seat| Some(*seat) != by);
        let other = other.next().unwrap();
        world.restart_after(running).await;
        if answers {
            let who = PersonId(u64::from(other.0) + 1);
            let question = world.host.panel(game, who).await.unwrap().view.question.unwrap();
            let answer = &question.fallback;
            world.host.answer(game, who, question.id, answer).await.unwrap();
        }
        let running = world.run_settled(&chat).await;
        assert_eq!(count(&chat.take_log(), "send 1C"), 0);
        world.passes(HALF_AN_HOUR, &running).await;
        let calls = usize::from(!answers);
        assert_eq!(count(&chat.take_log(), "send 1C"), calls);
        if !answers {
            let (_, call) = chat.message(MessageKind::Call.nth(game, 1));
            assert!(called(&call.body).iter().eq([other]));
            // It is deleted once they have answered, and nobody is called twice for the same
            // question.
            until_news(&world, game, 2, &mut lot).await;
            running.settled().await;
            let gone = MessageKind::Call.nth(game, 1);
            assert!(chat.inside().deleted.contains(&gone));
        }
        assert!(world.host.store().unsynced().await.unwrap().is_empty() || !answers);
        running.stop().await;
    }
}

#[tokio::test]
async fn who_plays_alone_is_called_by_nobody() {
    let world = World::new().await;
    let game = world.game_or_solo(1).await;
    let (chat, running) = world.open_chat();
    let mut lot = Lot(2);
    while world.answer_once(game, 1, &mut lot).await.is_some() {
        running.settled().await;
        world.passes(AN_HOUR, &running).await;
    }
    assert_eq!(count(&chat.take_log(), "send 1C"), 0);
    let inside = chat.inside();
    assert!(inside.messages.values().all(|m| called(&m.body).is_empty()));
    drop(running);
}

#[tokio::test]
async fn a_draft_makes_nobody_look_unless_it_is_shown_in_a_direct_message() {
    for by in [PlayBy::Thread, PlayBy::Dm] {
        let world = World::new().await;
        world.host.play_by(PersonId(1), by).await.unwrap();
        let game = world.game_of(2).await;
        let (chat, running) = world.open_chat();
        let mut lot = Lot(21);
        let developing = async || {
            let panel = world.panel(game, 1).await;
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
        running.end().await;
        chat.take_log();
        let draft = viceroy::plans::DraftRef::empty(prompt);
        let answer = viceroy::rules::Answer::one(play);
        let drafted =
            world.host.plan(game, PersonId(1), PlanChange::Add(draft, answer.clone())).await;
        drafted.unwrap();
        let delivery_worker = world.host.delivery_worker();
        let at_rest =
            tokio::time::timeout(std::time::Duration::ZERO, delivery_worker.settled()).await;
        assert_eq!(at_rest.is_ok(), by == PlayBy::Thread);
        let running = world.run_settled(&chat).await;
        let log = chat.take_log();
        match by {
            PlayBy::Thread => assert!(log.is_empty(), "{log:?}"),
            PlayBy::Dm => assert_eq!(count(&log, "edit 1P0"), 1, "{log:?}"),
        }
        running.stop().await;
    }
}
