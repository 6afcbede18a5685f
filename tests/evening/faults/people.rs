//! Players who become unreachable.

use viceroy::messages::PlayBy;

use crate::prelude::*;

/// Ben plays by DM until he is unreachable; Anna is told once, in the thread.
async fn vanishes(vanish: impl Fn(&UserHandle)) {
    let mut server = Server::start().await;
    let (anna, ben) = (server.fake.user(NAMES[0]), server.fake.user(NAMES[1]));
    let settings = command(&ben, server.lobby, "settings", json!({})).await;
    ben.press(settings.id, &format(&CustomId::PlayBy(PlayBy::Dm))).unwrap().settled().await;
    let thread = server.start_game(&NAMES).await;
    let room = ben.open_direct().unwrap();
    let asked = ben.wait_to_see(room, SOON, |all| all.first().cloned());
    let asked = asked.await.expect("he gets his hand");
    let first = actions(&asked, &mut StdRng::seed_from_u64(3), Taste::ByLot);
    first[0].perform(&ben, asked.id).settled().await;

    vanish(&ben);
    let mut guest = Guest::new(&server.fake, NAMES[0], 1);
    guest.act(thread).await;
    server.calm().await;
    let told = |all: &[SeenMessage]| -> usize {
        let mark =
            |m: &&SeenMessage| m.buttons.iter().any(|b| b.custom_id.starts_with("v1:unreachable:"));
        all.iter().filter(mark).count()
    };
    server.restart().await;
    guest.panel = None;
    guest.act(thread).await;
    server.calm().await;
    assert_eq!(told(&anna.sees(thread)), 1, "{:?}", anna.sees(thread));
    let posts = anna.sees(thread);
    let words = posts.iter().find(|m| m.content.contains("cannot reach you"));
    assert!(words.is_some(), "{posts:?}");
    // His private content must appear nowhere else.
    let his =
        posts.iter().find(|m| m.content.contains("**Choose 2 of these cards") && !m.ephemeral);
    assert!(his.is_none() && anna.sees(room).is_empty(), "{his:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_who_cannot_be_reached_by_direct_message_is_called_in_the_thread_once() {
    vanishes(|ben| ben.close_dms().unwrap()).await;
    vanishes(|ben| ben.leave_guild().unwrap()).await;
    vanishes(|ben| ben.delete_account().unwrap()).await;
}
