//! One reminder by direct message covers all waiting games, also across restarts.

use crate::prelude::*;

fn reminders(chat: &Chat) -> Vec<usize> {
    let inside = chat.inside();
    let posts = inside.messages.values().filter_map(|message| {
        if let MessageBody::Announcement(post) = &message.body { Some(post) } else { None }
    });
    let reminders = posts.filter(|post| {
        post.announcement.waits_for().contains(Seat(1))
            && matches!(post.announcement, Announcement::Reminder { .. })
    });
    reminders.map(|post| post.also.len()).collect()
}

#[tokio::test]
async fn games_due_within_two_hours_are_told_by_one_message_also_over_a_restart() {
    let mut world = World::new().await;
    world.plays_by_dm(2).await;
    let chat = Chat::new(&world.clock);
    for _ in 0..2 {
        world.game_on(2, Terms::for_several(), DAILY).await;
        world.clock.advance(HOUR);
    }
    let running = world.run_settled(&chat).await;
    let mut steps = 0;
    while reminders(&chat).is_empty() {
        world.passes(30 * MINUTE, &running).await;
        steps += 1;
        assert!(steps < 60, "nobody is reminded");
    }
    world.restart_after(running).await;
    let running = world.run(chat.clone());
    for _ in 0..4 {
        world.passes(30 * MINUTE, &running).await;
        assert_eq!(reminders(&chat), [1], "it names the other game");
    }
}
