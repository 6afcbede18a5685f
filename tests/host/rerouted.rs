//! Where a thread rejects posts, reminders and vote requests go to the channel instead, or by
//! direct message, and panel and table say why.

use viceroy::messages::{AnnouncementPost, Destination};

use crate::prelude::*;

struct Table {
    world: World,
    chat: Arc<Chat>,
    running: Running,
    game: GameId,
}

impl Table {
    async fn new() -> Table {
        let world = World::new().await;
        let game = world.game_on(2, Terms::for_several(), DAILY).await;
        let (chat, running) = world.open_chat();
        let table = Table { world, chat, running, game };
        table.pass(30 * MINUTE).await;
        table
    }

    async fn pass(&self, time: i64) {
        self.world.passes_slowly(time, 10 * MINUTE, &self.running).await;
    }

    async fn until_reminded(&self) {
        self.world.visit(self.game, 1, &mut Lot(7)).await;
        self.pass(19 * HOUR).await;
    }

    fn asks_in(&self, room: RoomId) -> Vec<(MessageKey, AnnouncementPost)> {
        let inside = self.chat.inside();
        let here = inside.messages.values().filter(|message| message.room == room);
        let told = here.filter_map(|message| match &message.body {
            MessageBody::Announcement(post) if post.announcement.asks() => {
                Some((message.key, (**post).clone()))
            }
            _ => None,
        });
        told.collect()
    }

    fn asked(&self) -> [usize; 4] {
        [THREAD, CHANNEL, dm(1), dm(2)].map(|room| self.asks_in(room).len())
    }

    async fn votes(&self) {
        let vote = VoteKind::Close;
        self.world.host.vote(self.game, PersonId(1), Ballot::Open(vote)).await.unwrap();
        self.running.settled().await;
    }

    async fn says_no(&self) {
        self.world.host.vote(self.game, PersonId(2), Ballot::Say(1, VoteChoice::No)).await.unwrap();
        self.running.settled().await;
    }
}

#[tokio::test]
async fn where_the_thread_is_locked_reminders_and_votes_stand_in_the_channel_and_go_when_settled() {
    let table = Table::new().await;
    table.chat.inside().locked_rooms.insert(THREAD);
    table.until_reminded().await;
    assert_eq!(table.asked(), [0, 1, 0, 0], "{:?}", table.chat.take_log());
    let (_, post) = table.asks_in(CHANNEL).remove(0);
    assert_eq!((post.stands_in, &post.call[..]), (Destination::Channel, &[PersonId(2)][..]));
    table.votes().await;
    assert_eq!(table.asked(), [0, 2, 0, 0]);
    assert_eq!(table.world.panel(table.game, 2).await.silence, Some(Silence::Locked));
    assert_eq!(table.world.table(table.game).await.silence, Some(Silence::Locked));
    table.says_no().await;
    table.world.visit(table.game, 2, &mut Lot(7)).await;
    table.pass(MINUTE).await;
    assert_eq!(table.asked(), [0; 4], "{:?}", table.chat.take_log());
    // A reopened thread gets everything new, but nothing already settled.
    table.chat.inside().locked_rooms.clear();
    table.world.host.thread_is_open(THREAD).await.unwrap();
    table.pass(10 * MINUTE).await;
    assert_eq!(table.asked(), [0; 4]);
}

#[tokio::test]
async fn a_reminder_that_finds_the_thread_locked_itself_moves_to_the_channel_in_the_same_visit() {
    let table = Table::new().await;
    table.world.visit(table.game, 1, &mut Lot(7)).await;
    table.pass(17 * HOUR).await;
    table.chat.take_log();
    table.chat.inside().locked_rooms.insert(THREAD);
    table.pass(2 * HOUR).await;
    assert_eq!(table.asked(), [0, 1, 0, 0], "{:?}", table.chat.take_log());
    let sent = table.chat.take_log();
    let tried = sent.iter().filter(|line| line.starts_with("send 1A")).count();
    assert!(tried <= 2, "{sent:?}");
}

#[tokio::test]
async fn where_the_channel_is_silent_too_they_come_by_direct_message_once() {
    let table = Table::new().await;
    table.chat.inside().forbidden_rooms.extend([THREAD, CHANNEL]);
    table.until_reminded().await;
    assert_eq!(table.asked(), [0, 0, 0, 1], "{:?}", table.chat.take_log());
    let (key, post) = table.asks_in(dm(2)).remove(0);
    assert_eq!((key.kind, key.seat), (MessageKind::Told, Some(Seat(1))));
    assert!(matches!(post.announcement, Announcement::Reminder { .. }));
    table.votes().await;
    table.pass(2 * HOUR).await;
    assert_eq!(
        table.asked(),
        [0, 0, 0, 2],
        "the vote is told to whoever has a say, and nothing twice"
    );
    table.says_no().await;
    table.world.visit(table.game, 2, &mut Lot(7)).await;
    table.pass(MINUTE).await;
    assert_eq!(table.asked(), [0; 4]);
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_reads_it_when_the_thread_is_open_again() {
    let table = Table::new().await;
    table.chat.inside().forbidden_rooms.extend([THREAD, CHANNEL]);
    table.chat.inside().closed_rooms.insert(dm(2));
    table.until_reminded().await;
    assert_eq!(table.asked(), [0; 4]);
    table.chat.inside().forbidden_rooms.clear();
    table.world.host.look_again_in(THREAD).await.unwrap();
    table.pass(HOUR).await;
    assert_eq!(table.asked(), [1, 0, 0, 0], "{:?}", table.chat.take_log());
}

#[tokio::test]
async fn what_is_refused_for_good_is_told_to_each_alone() {
    let table = Table::new().await;
    table.chat.inside().refuses = Some(|key| key.kind == MessageKind::Announcement);
    table.until_reminded().await;
    assert_eq!(table.asked(), [0, 0, 0, 1], "{:?}", table.chat.take_log());
    table.votes().await;
    assert_eq!(table.asked(), [0, 0, 0, 2]);
    let passed_over = Silence::PassedOver(MessageKind::Announcement, RefusedFor::Words);
    assert_eq!(table.world.panel(table.game, 2).await.silence, Some(passed_over));
    assert_eq!(table.world.table(table.game).await.silence, Some(passed_over));
}

#[tokio::test]
async fn who_plays_by_direct_message_is_told_once_wherever_the_others_are() {
    let world = World::new().await;
    world.plays_by_dm(2).await;
    let game = world.game_on(2, Terms::for_several(), DAILY).await;
    let (chat, running) = world.open_chat();
    let table = Table { world, chat, running, game };
    table.pass(30 * MINUTE).await;
    table.chat.inside().forbidden_rooms.extend([THREAD, CHANNEL]);
    table.until_reminded().await;
    table.votes().await;
    table.pass(HOUR).await;
    let asked = table.asked();
    assert_eq!(asked[..3], [0; 3]);
    let votes = table.asks_in(dm(2));
    let votes = votes.iter().filter(|(_, post)| post.vote.is_some()).count();
    assert_eq!(votes, 1, "{asked:?}");
}
