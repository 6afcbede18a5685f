//! Players are addressed where they play: by a mention in the thread, by direct message, or openly
//! where direct messages are closed.

use viceroy::discord::pictures::Pictures;
use viceroy::discord::posts;
use viceroy::i18n::english;
use viceroy::render::Theme;

use super::painter::painter;
use crate::prelude::*;

type Said = (MessageId, Vec<u64>, String);

struct Table {
    world: World,
    game: GameId,
    chat: Arc<Chat>,
    running: Running,
}

impl Table {
    async fn of_four() -> Table {
        Table::of_four_with(&[3, 9]).await
    }

    async fn of_four_with(direct: &[u64]) -> Table {
        let world = World::new().await;
        for id in direct.iter().copied() {
            world.plays_by_dm(id).await;
        }
        let game = world.game_on(4, Terms::for_several(), DAILY).await;
        let (chat, running) = world.settled_chat().await;
        Table { world, game, chat, running }
    }

    fn thread(&self) -> RoomId {
        *self.chat.inside().threads.values().next().unwrap()
    }

    async fn pass(&self, time: i64) {
        self.world.passes_slowly(time, 30 * MINUTE, &self.running).await;
    }

    async fn votes(&self, who: u64, kind: VoteKind) {
        let voted = self.world.host.vote(self.game, PersonId(who), Ballot::Open(kind)).await;
        voted.unwrap();
        self.running.settled().await;
    }

    async fn says_yes(&self, who: u64, number: u32) -> Voted {
        let host = &self.world.host;
        let said = host.vote(self.game, PersonId(who), Ballot::Say(number, VoteChoice::Yes)).await;
        self.running.settled().await;
        said.unwrap()
    }

    async fn offers_the_last_seat(&self) {
        self.world.leaves(self.game, 4).await;
        self.votes(1, VoteKind::Replace { seat: Seat(3) }).await;
        self.says_yes(2, 1).await;
        assert_eq!(self.says_yes(3, 1).await, Voted::Passed);
    }

    async fn is_taken_over_by(&self, newcomer: u64) {
        let host = &self.world.host;
        let taken = host.ask_for_seat(self.game, person(newcomer), Seat(3)).await;
        assert_eq!(taken.unwrap(), Voted::Passed);
        self.running.settled().await;
    }

    async fn told(&self, room: RoomId, which: impl Fn(&Announcement) -> bool) -> Vec<Said> {
        told_in(&self.chat, room, which).await
    }
}

async fn told_in(chat: &Chat, room: RoomId, which: impl Fn(&Announcement) -> bool) -> Vec<Said> {
    let (pictures, w) = (Pictures::new(painter(), Theme::Dark), english());
    let messages: Vec<(MessageId, Message)> = {
        let inside = chat.inside();
        let here = inside.messages.iter().filter(|(_, message)| message.room == room);
        here.map(|(id, message)| (*id, message.clone())).collect()
    };
    let mut told = vec![];
    for (id, message) in messages {
        let MessageBody::Announcement(announced) = &message.body else {
            continue;
        };
        if which(&announced.announcement) {
            let post = posts::post(&w, &pictures, message.key, &message.body).await;
            let call = post.call.iter().map(|person| person.0).collect();
            told.push((id, call, post.text));
        }
    }
    told
}

fn only(told: &[Said]) -> (&[u64], &str) {
    let [(_, call, text)] = told else {
        panic!("it is told once: {told:?}");
    };
    (call, text)
}

#[tokio::test]
async fn several_are_reminded_in_one_post_and_the_news_say_what_time_decided() {
    let table = Table::of_four().await;
    let mut lot = Lot(3);
    table.world.visit(table.game, 1, &mut lot).await;
    table.pass(19 * HOUR).await;
    let reminder = |one: &Announcement| matches!(one, Announcement::Reminder { .. });
    let openly = table.told(table.thread(), reminder).await;
    let (call, text) = only(&openly);
    assert_eq!(call, [2, 4]);
    assert!(text.starts_with("<@2> and <@4>, the game waits for you."), "{text}");
    table.pass(54 * HOUR).await;
    let time_out = |one: &Announcement| matches!(one, Announcement::TimeOut { .. });
    assert_eq!(table.told(table.thread(), time_out).await, [], "nothing beside the news");
    let directly = table.told(dm(3), time_out).await;
    let (call, text) = only(&directly);
    assert!(call.is_empty() && text.starts_with("Your time was up"), "{text}");
    let news = {
        let inside = table.chat.inside();
        assert_eq!(inside.messages[&directly[0].0].alert, Alert::Silent, "the panel rings");
        let mut news = inside.messages.values().filter(|m| m.key.kind == MessageKind::News);
        news.next_back().unwrap().clone()
    };
    let (pictures, w) = (Pictures::new(painter(), Theme::Dark), Arc::new(english()));
    let post = posts::post(&w, &pictures, news.key, &news.body).await;
    let decided = ["Player 2", "Player 3", "Player 4"].map(|name| format!("{name} (time was up)"));
    assert!(decided.iter().all(|who| post.text.contains(who)), "{}", post.text);
}

#[tokio::test]
async fn a_reminder_that_can_change_no_more_is_not_said_again() {
    let reminder = |one: &Announcement| matches!(one, Announcement::Reminder { .. });
    for is_deleted in [true, false] {
        let table = Table::of_four().await;
        let mut lot = Lot(3);
        table.world.visit(table.game, 1, &mut lot).await;
        table.pass(19 * HOUR).await;
        let before = table.told(table.thread(), reminder).await;
        only(&before);
        let id = before[0].0;
        match is_deleted {
            true => drop(table.chat.inside().messages.remove(&id)),
            false => drop(table.chat.inside().worn.insert(id)),
        }
        table.world.visit(table.game, 2, &mut lot).await;
        table.pass(HOUR).await;
        let now = table.told(table.thread(), reminder).await;
        let now: Vec<MessageId> = now.iter().map(|said| said.0).collect();
        let stays = (!is_deleted).then_some(id);
        assert_eq!(now, stays.into_iter().collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_vote_asks_those_who_have_a_say_and_tells_whoever_it_is_about() {
    let table = Table::of_four().await;
    table.world.leaves(table.game, 4).await;
    table.votes(1, VoteKind::Replace { seat: Seat(3) }).await;
    let vote = |one: &Announcement| matches!(one, Announcement::Vote { .. });
    let openly = table.told(table.thread(), vote).await;
    let (call, text) = only(&openly);
    assert_eq!(call, [2, 4]);
    assert!(text.contains("<@2>, please press **Yes** or **No**"), "{text}");
    assert!(text.contains("<@4>, if you answer a question"), "{text}");
    let directly = table.told(dm(3), vote).await;
    let (_, text) = only(&directly);
    assert!(text.contains("\nPlease press **Yes** or **No**"), "{text}");
    table.says_yes(2, 1).await;
    table.says_yes(3, 1).await;
    assert!(table.told(dm(3), vote).await.is_empty(), "it is over");
    let offered = |one: &Announcement| matches!(one, Announcement::Offered { .. });
    let openly = table.told(table.thread(), offered).await;
    let (call, text) = only(&openly);
    assert_eq!(call, [4]);
    assert!(text.contains("<@4>, the players voted for that."), "{text}");
}

#[tokio::test]
async fn a_seat_that_changes_hands_is_told_to_who_has_it_and_to_who_had_it() {
    let table = Table::of_four().await;
    table.offers_the_last_seat().await;
    table.is_taken_over_by(8).await;
    let taken = |one: &Announcement| matches!(one, Announcement::TakenOver { .. });
    let openly = table.told(table.thread(), taken).await;
    let (call, text) = only(&openly);
    assert_eq!(call, [8, 4]);
    assert!(text.starts_with("<@8>, the seat of Player 4 is yours"), "{text}");
    assert!(text.contains("\n<@4>, your seat is Player 8’s"), "{text}");
    let directly = table.told(dm(3), taken).await;
    assert!(only(&directly).1.starts_with("Player 8 takes over the seat of Player 4."));
}

#[tokio::test]
async fn who_played_by_direct_message_and_was_replaced_reads_so_and_finds_no_buttons() {
    for closed in [false, true] {
        let table = Table::of_four_with(&[3, 4, 9]).await;
        table.offers_the_last_seat().await;
        let panel = MessageKind::Panel;
        let before = table.chat.said(dm(4));
        if closed {
            table.chat.inside().closed_rooms.insert(dm(4));
        }
        table.is_taken_over_by(9).await;
        let lost = |one: &Announcement| matches!(one, Announcement::SeatLost { .. });
        if closed {
            let openly = table.told(table.thread(), lost).await;
            let (call, text) = only(&openly);
            assert_eq!(call, [4]);
            assert!(text.starts_with("<@4>, your seat is Player 9’s"), "{text}");
            continue;
        }
        let directly = table.told(dm(4), lost).await;
        let outside = directly.iter().filter(|(_, call, text)| {
            call.is_empty() && text.starts_with("Your seat is Player 9’s")
        });
        let panels = before.iter().filter(|key| key.kind == panel).count();
        assert!(panels > 0, "{before:?}");
        assert_eq!(outside.count(), 1 + panels, "told, and on the panel: {directly:?}");
        assert!(table.told(table.thread(), lost).await.is_empty());
        let taken = |one: &Announcement| matches!(one, Announcement::TakenOver { .. });
        assert!(
            only(&table.told(dm(9), taken).await).1.starts_with("The seat of Player 4 is yours")
        );
    }
}

#[tokio::test]
async fn a_game_that_is_closed_is_told_to_all_who_have_not_left_it() {
    let table = Table::of_four().await;
    table.world.leaves(table.game, 4).await;
    table.votes(1, VoteKind::Close).await;
    table.says_yes(2, 1).await;
    assert_eq!(table.says_yes(3, 1).await, Voted::Passed);
    let closed = |one: &Announcement| matches!(one, Announcement::Closed { .. });
    let openly = table.told(table.thread(), closed).await;
    assert_eq!(only(&openly).0, [1, 2]);
    let directly = table.told(dm(3), closed).await;
    assert!(only(&directly).1.starts_with("**This game was closed:**"));
}

#[tokio::test]
async fn who_plays_by_direct_message_hears_of_others_what_the_thread_does() {
    let table = Table::of_four().await;
    let left = |one: &Announcement| matches!(one, Announcement::Left { .. });
    table.world.leaves(table.game, 4).await;
    table.running.settled().await;
    assert_eq!(
        only(&table.told(dm(3), left).await).1.lines().next(),
        Some("Player 4 left the game. A computer player holds the seat.")
    );
    // A player who leaves knows it and needs no message.
    table.world.leaves(table.game, 3).await;
    table.running.settled().await;
    assert_eq!(table.told(dm(3), left).await.len(), 1);
    table.votes(1, VoteKind::Pause).await;
    let vote = |one: &Announcement| matches!(one, Announcement::Vote { .. });
    assert!(table.told(dm(3), vote).await.is_empty());
}

#[tokio::test]
async fn whoever_answers_after_a_week_keeps_the_seat_that_was_voted_on() {
    let world = World::new().await;
    let agreed = viceroy::attendance::TableSettings::UNTIMED;
    let game = world.game_on(3, Terms::for_several(), agreed).await;
    let mut lot = Lot(7);
    world.clock.advance(8 * DAY);
    let host = &world.host;
    let replace = VoteKind::Replace { seat: Seat(2) };
    world.visit(game, 1, &mut lot).await;
    world.visit(game, 2, &mut lot).await;
    assert_eq!(world.votes(game, 1, Ballot::Open(replace)).await, Voted::Open);
    world.visit(game, 3, &mut lot).await;
    assert!(host.vote(game, PersonId(2), Ballot::Say(1, VoteChoice::Yes)).await.is_err());
}

#[tokio::test]
async fn an_invitation_and_a_seat_that_is_taken_away_are_told_where_each_plays() {
    let world = World::new().await;
    world.plays_by_dm(3).await;
    let (chat, running) = world.open_chat();
    let lobby = world.host.new_table(CHANNEL, person(1), Terms::for_several()).await;
    let game = lobby.unwrap().game;
    let host = &world.host;
    let invited = Entry::Invited(vec![PersonId(2), PersonId(3)]);
    let first = invited.clone();
    host.change_lobby(game, move |lobby| lobby.admit(PersonId(1), first)).await.unwrap();
    running.settled().await;
    let invites = |one: &Announcement| matches!(one, Announcement::Invited { .. });
    let openly = told_in(&chat, CHANNEL, invites).await;
    let (call, text) = only(&openly);
    assert_eq!(call, [2]);
    assert!(text.starts_with("<@2>, Player 1 invites you"), "{text}");
    let directly = told_in(&chat, dm(3), invites).await;
    assert!(only(&directly).1.starts_with("Player 1 invites you"));
    host.change_lobby(game, move |lobby| lobby.admit(PersonId(1), invited)).await.unwrap();
    for id in [2, 3] {
        host.join(game, person(id), press(id)).await.unwrap();
    }
    running.settled().await;
    assert!(told_in(&chat, CHANNEL, invites).await.is_empty());
    assert!(told_in(&chat, dm(3), invites).await.is_empty());
    for id in [2, 3] {
        host.remove(game, PersonId(1), PersonId(id)).await.unwrap();
    }
    running.settled().await;
    let removed = |one: &Announcement| matches!(one, Announcement::Removed { .. });
    let openly = told_in(&chat, CHANNEL, removed).await;
    assert_eq!(only(&openly).0, [2]);
    let directly = told_in(&chat, dm(3), removed).await;
    assert!(only(&directly).1.starts_with("Player 1 took you off the table."));
}

#[tokio::test]
async fn who_plays_by_direct_message_is_asked_there_to_play_again() {
    let table = Table::of_four().await;
    table.votes(1, VoteKind::Close).await;
    for who in [2, 3, 4] {
        table.says_yes(who, 1).await;
    }
    let host = &table.world.host;
    let again = host.play_again(table.game, person(1), press(11)).await;
    let again = again.unwrap().game;
    table.running.settled().await;
    let invites = |one: &Announcement| matches!(one, Announcement::Invited { .. });
    let directly = table.told(dm(3), invites).await;
    assert!(only(&directly).1.starts_with("Player 1 invites you"));
    assert!(table.told(CHANNEL, invites).await.is_empty());
    host.join(again, person(3), press(13)).await.unwrap();
    table.running.settled().await;
    assert!(table.told(dm(3), invites).await.is_empty());
}

#[tokio::test]
async fn the_thread_names_who_is_asked_by_direct_message() {
    let table = Table::of_four().await;
    let (pictures, w) = (Pictures::new(painter(), Theme::Dark), english());
    let (_, first) = table.chat.message(MessageKind::Table.nth(table.game, 1));
    let post = posts::post(&w, &pictures, first.key, &first.body).await;
    let call: Vec<u64> = post.call.iter().map(|person| person.0).collect();
    assert_eq!(call, [2, 4], "the starter sees the cards already");
    assert!(post.text.contains("Player 3 is asked by direct message."), "{}", post.text);
}

#[tokio::test]
async fn a_call_of_its_own_names_who_is_asked_by_direct_message_too() {
    let world = World::new().await;
    world.plays_by_dm(3).await;
    let game = world.game_of(4).await;
    let chat = Chat::new(&world.clock);
    let (mut lot, mut named) = (Lot(3), 0);
    let mut known: Vec<MessageId> = vec![];
    for who in [2, 4, 3, 1].into_iter().cycle().take(40) {
        let running = world.run_settled(&chat).await;
        world.clock.advance(10 * MINUTE);
        running.end().await;
        let awaited = world.table(game).await.view.awaited();
        let directly: SeatSet = awaited.iter().filter(|seat| *seat == Seat(2)).collect();
        for (id, message) in &chat.inside().messages {
            if let MessageBody::Call(post) = &message.body
                && !known.contains(id)
            {
                known.push(*id);
                let elsewhere = post.elsewhere.as_ref().map(|asked| asked.seats);
                assert_eq!(elsewhere.unwrap_or_default(), directly);
                named += directly.iter().count();
            }
        }
        world.visit(game, who, &mut lot).await;
    }
    assert!(named > 0);
}

fn newest_panel(chat: &Chat, who: u64) -> Option<(MessageId, Message)> {
    let inside = chat.inside();
    let panels = inside.messages.iter();
    let mut panels = panels.filter(|(_, m)| m.room == dm(who) && m.key.kind == MessageKind::Panel);
    panels.next_back().map(|(id, message)| (*id, message.clone()))
}

#[tokio::test]
async fn r_auc_06_a_panel_by_direct_message_follows_what_others_do_in_the_open() {
    let mut followed = 0;
    for seed in 0..4 {
        let world = World::new().await;
        world.plays_by_dm(1).await;
        let game = world.game_of(4).await;
        let (chat, running) = world.settled_chat().await;
        let mut lot = Lot(seed);
        loop {
            let before = world.panel(game, 1).await;
            running.settled().await;
            let asked = before.view.question.as_ref().map(|question| question.id);
            let others: SeatSet = before.view.table.awaited().iter().filter(|s| s.0 > 0).collect();
            let Some(other) = others.iter().next().filter(|_| asked.is_some()) else {
                let Some(_) = world.answer_once(game, 4, &mut lot).await else {
                    break;
                };
                running.settled().await;
                continue;
            };
            let shown = newest_panel(&chat, 1).unwrap();
            world.visit(game, u64::from(other.0) + 1, &mut lot).await;
            running.settled().await;
            let now = world.panel(game, 1).await;
            let still = now.view.question.as_ref().map(|question| question.id) == asked;
            if still && now.seen > before.seen {
                let (id, message) = newest_panel(&chat, 1).unwrap();
                let MessageBody::Panel(panel) = message.body else {
                    panic!("a panel: {:?}", message.body);
                };
                assert_eq!(id, shown.0, "it is the same message");
                assert_eq!(panel.seen, now.seen);
                let claims = |deeds: &[viceroy::messages::PlayedFact]| {
                    deeds.iter().filter(|d| matches!(d.fact, OpenFact::Claimed { .. })).count()
                };
                assert!(claims(&panel.since.deeds) >= claims(&shown.1.body_deeds()));
                followed += 1;
            }
            if !still {
                continue;
            }
            world.visit(game, 1, &mut lot).await;
            running.settled().await;
        }
    }
    assert!(followed > 3, "{followed}");
}

impl Message {
    fn body_deeds(&self) -> Vec<viceroy::messages::PlayedFact> {
        match &self.body {
            MessageBody::Panel(panel) => panel.since.deeds.clone(),
            _ => vec![],
        }
    }
}

#[tokio::test]
async fn whoever_is_away_is_called_by_nobody_until_they_are_back() {
    let mut t = Table::of_four_with(&[3]).await;
    let (here, directly) = (Seat(1), Seat(2));
    let (from, to) = (t.world.clock.now(), t.world.clock.now() + 6 * HOUR);
    for away in [2, 3] {
        let vacation = Vacation::new(from, to);
        let host = &t.world.host;
        host.go_away(t.game, PersonId(away), vacation).await.unwrap();
    }
    t.running.settled().await;
    let asked_anew = async |t: &Table, seat: Seat| {
        let wait = t.world.stored(t.game).await.waits[usize::from(seat.0)];
        wait.since.is_some_and(|since| since > 1)
    };
    let known: Vec<MessageId> = t.chat.inside().messages.keys().copied().collect();
    let is_called = |t: &Table| {
        let inside = t.chat.inside();
        let new = inside.messages.iter().filter(|(id, _)| !known.contains(id));
        let mut bodies = new.map(|(_, message)| &message.body);
        bodies.any(|body| called(body).contains(here))
    };
    let mut lot = Lot(5);
    while !(asked_anew(&t, here).await && asked_anew(&t, directly).await) {
        t.world.answer_once(t.game, 4, &mut lot).await.unwrap();
        t.running.settled().await;
    }
    t.pass(2 * HOUR).await;
    assert!(!is_called(&t), "nobody is called who is away");
    let rang = |t: &Table| {
        let inside = t.chat.inside();
        let newest = inside.messages.iter().rfind(|(_, m)| m.room == dm(3));
        let (id, message) = newest.unwrap();
        assert_eq!(message.key.kind, MessageKind::Panel);
        (*id, message.alert)
    };
    let (panel, alert) = rang(&t);
    assert!(!known.contains(&panel), "what they are asked is there");
    assert_eq!(alert, Alert::Silent);
    t.world.restart_after(t.running).await;
    t.running = t.world.run(t.chat.clone());
    t.pass(6 * HOUR).await;
    assert!(is_called(&t), "they are called once they are back");
}

#[tokio::test]
async fn a_direct_message_rings_for_its_reader_alone() {
    let t = Table::of_four_with(&[3]).await;
    t.world.leaves(t.game, 4).await;
    t.votes(1, VoteKind::Replace { seat: Seat(3) }).await;
    let inside = t.chat.inside();
    let told = inside.messages.values().filter(|m| m.room == dm(3));
    let rings: Vec<(bool, Alert)> = told
        .filter_map(|message| match &message.body {
            MessageBody::Announcement(post) => {
                let is_asked = matches!(post.announcement, Announcement::Vote { .. });
                Some((is_asked, message.alert))
            }
            _ => None,
        })
        .collect();
    assert!(rings.len() >= 2, "{rings:?}");
    for (is_asked, alert) in rings {
        let expected = match is_asked {
            true => Alert::Rings,
            false => Alert::Silent,
        };
        assert_eq!(alert, expected);
    }
}
