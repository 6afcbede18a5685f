//! Deleted messages and threads, and lost permissions.

use viceroy_fake_discord::{INVITED, ThreadLock};

use super::time::TEN_MINUTES;
use super::*;

impl Table {
    fn message_with(&self, button: &str) -> Option<Snowflake> {
        let all = self.open_messages();
        let mut with =
            all.iter().filter(|m| m.buttons.iter().any(|b| b.custom_id.starts_with(button)));
        with.next().map(|m| m.id)
    }

    fn message_anywhere(&self, button: &str) -> Option<Snowflake> {
        let begins = |part: &serde_json::Value| {
            let id = part["custom_id"].as_str().unwrap_or_default();
            id.starts_with(button)
        };
        self.server.fake.world(|world| {
            let mut all = world.all_messages();
            let there =
                |m: &&viceroy_fake_discord::Message| !m.is_ephemeral() && m.parts().any(begins);
            all.find(there).map(|m| m.id)
        })
    }

    async fn wait_for(&self, button: &str) -> Snowflake {
        let begins = |part: &serde_json::Value| {
            let id = part["custom_id"].as_str().unwrap_or_default();
            id.starts_with(button)
        };
        let found = self.server.fake.wait_for(SOON, |world| {
            let mut all = world.all_messages();
            all.find(|m| !m.is_ephemeral() && m.parts().any(begins)).map(|m| m.id)
        });
        found.await.unwrap_or_else(|| panic!("nobody says {button}"))
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_message_is_made_again_once_and_news_never() {
    let (mut table, time) = Table::in_time().await;
    for who in 0..NAMES.len() {
        hand(&mut table, who).await;
    }
    table.all_said_once().await;
    let fake = table.server.fake.clone();

    // For some minutes Discord answers the same nonce with the deleted message, so the bot waits.
    time.pass(TEN_MINUTES);
    while table.message_with("v1:news:").is_none() {
        table.round().await;
        table.server.calm().await;
    }
    let news = table.message_with("v1:news:").unwrap();
    let marks = table.said();
    fake.delete_message(news).unwrap();
    let post = table.message_with("v1:table:").unwrap();
    fake.delete_message(post).unwrap();
    // The loss is noticed at the next edit.
    while table.message_with("v1:table:").is_none() {
        table.round().await;
        table.server.calm().await;
    }
    let again = table.wait_for("v1:table:").await;
    assert_ne!(again, post);
    // A ping is deleted when all its addressees have answered, and each turn has a new table post.
    let passes = |mark: &str| mark.starts_with("v1:call:") || mark.starts_with("v1:table:");
    let missing = marks.keys().filter(|mark| !passes(mark) && !table.said().contains_key(*mark));
    let missing: Vec<_> = missing.collect();
    assert_eq!(missing.len(), 1, "news are not told again: {missing:?}");

    // A second deletion is taken as intended. The game goes on by the buttons of the news.
    let anna = fake.user("Anna");
    let twice = anna.message(again).unwrap().buttons[0].custom_id.clone();
    fake.delete_message(again).unwrap();
    let thread = table.thread;
    let newest = || {
        let all = anna.sees(thread);
        let with = |b: &viceroy_fake_discord::SeenButton| b.custom_id.starts_with("v1:news:");
        let post = all.iter().rfind(|m| m.buttons.iter().any(with)).unwrap();
        (post.id, post.buttons[0].custom_id.clone())
    };
    while table.message_with("v1:news:").is_none() {
        table.round().await;
        table.server.calm().await;
    }
    let (post, button) = newest();
    let shown = anna.press(post, &button).unwrap().settled().await;
    assert!(has_button(&shown.message().unwrap(), "v1:more:"));
    table.server.calm().await;
    assert_eq!(table.message_with(&twice), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_thread_is_opened_once_more_and_the_game_goes_on_there() {
    let (mut table, time) = Table::in_time().await;
    table.round().await;
    table.all_said_once().await;
    time.pass(TEN_MINUTES);
    let before = hand(&mut table, 0).await;
    table.server.fake.delete_channel(table.thread).unwrap();
    let lobby = table.server.lobby;
    let mut luck = StdRng::seed_from_u64(5);
    let mut first = Some(before.content);
    for guest in &mut table.guests {
        guest.panel = None;
    }
    while table.message_anywhere("v1:table:").is_none() {
        for name in NAMES {
            let user = table.server.fake.user(name);
            let hand = command(&user, lobby, "hand", serde_json::json!({})).await;
            if let Some(first) = first.take() {
                // Outside the thread a panel links to it, unless it was deleted.
                let asked = first.lines().nth(1).unwrap_or_default();
                assert!(asked.starts_with("**"), "{first}");
                hand.content.reads(asked);
                assert!(!hand.content.contains("<#"), "{}", hand.content);
            }
            if let Some(action) = actions(&hand, &mut luck, Taste::ByLot).first() {
                action.perform(&user, hand.id).settled().await;
            }
        }
        table.server.calm().await;
    }
    let post = table.wait_for("v1:table:").await;
    let place = table.server.fake.world(|w| w.message(post).map(|m| m.channel));
    table.thread = place.unwrap();
    assert_ne!(table.thread, lobby, "it stands in a thread again");
    while table.round().await == Did::Nothing {}
    table.server.calm().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_archived_thread_is_brought_back_by_news_and_by_changes_of_them() {
    let (mut table, time) = Table::in_time().await;
    table.all_said_once().await;
    let fake = table.server.fake.clone();
    let thread = table.thread;
    let asleep = |world: &viceroy_fake_discord::World| {
        let thread = world.channels[&thread].thread().unwrap();
        thread.archived
    };
    fake.archive_thread(thread, ThreadLock::Open).unwrap();
    assert!(fake.world(asleep));
    // The first cards are secret, so nothing is posted.
    table.guests[0].act(table.thread).await;
    table.server.calm().await;
    assert!(fake.world(asleep));
    table.guests[1].act(table.thread).await;
    table.all_said_once().await;
    assert!(!fake.world(asleep));

    let asked = fake.requests().len();
    fake.archive_thread(thread, ThreadLock::Open).unwrap();
    table.round().await;
    time.pass(TEN_MINUTES);
    table.all_said_once().await;
    assert!(!fake.world(asleep));
    // Refused requests are repeated once, and nothing is posted twice.
    let requests = fake.requests();
    let inside = format!("/channels/{thread}/messages/");
    let changes =
        requests[asked..].iter().filter(|r| r.method == "PATCH" && r.path.contains(&inside));
    let came: Vec<(&str, String, u16)> =
        changes.map(|r| (&*r.path, r.json.to_string(), r.status)).collect();
    let (refused, done): (Vec<_>, Vec<_>) = came.iter().partition(|change| change.2 == 400);
    assert_eq!(refused.len(), 1, "{came:?}");
    assert!(done.windows(2).all(|two| two[0] != two[1]), "{came:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_locked_thread_holds_the_posts_up_until_it_is_open_again() {
    let table = Table::new().await;
    table.all_said_once().await;
    let (fake, lobby) = (table.server.fake.clone(), table.server.lobby);
    let before = table.said();
    // Without MANAGE_THREADS.
    fake.set_bot_permissions(lobby, ORDINARY).unwrap();
    fake.archive_thread(table.thread, ThreadLock::Locked).unwrap();
    let mut luck = StdRng::seed_from_u64(5);
    for name in NAMES {
        let user = fake.user(name);
        let hand = command(&user, lobby, "hand", serde_json::json!({})).await;
        let action = &actions(&hand, &mut luck, Taste::ByLot)[0];
        let chosen = action.perform(&user, hand.id).settled().await;
        assert!(chosen.message().unwrap().content.contains("**Game 1"));
    }
    table.server.until_answered(403).await;
    assert_eq!(table.said(), before);
    // The game goes on elsewhere, users are told why the thread is silent, and the bot stops trying
    // to post there.
    for round in 0..6 {
        for name in NAMES {
            let user = fake.user(name);
            let hand = command(&user, lobby, "hand", serde_json::json!({})).await;
            let told = hand.content.contains("This game's thread is locked")
                && hand.content.contains("a moderator can unlock it");
            assert!(told || round == 0, "{hand:?}");
            if let Some(action) = actions(&hand, &mut luck, Taste::ByLot).first() {
                action.perform(&user, hand.id).settled().await;
            }
        }
    }
    let inside = format!("/channels/{}", table.thread);
    let requests = fake.requests();
    let refused: Vec<_> = requests
        .iter()
        .filter(|r| r.path.contains(&inside) && r.status == 403)
        .map(|r| (&r.method, &r.path))
        .collect();
    assert!(refused.len() <= 2, "{refused:?}");
    fake.open_thread(table.thread).unwrap();
    table.all_said_once().await;
    assert!(table.said().len() > before.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_permission_is_named_to_who_presses_and_everything_is_said_when_it_is_back() {
    let mut table = Table::new().await;
    table.all_said_once().await;
    let fake = table.server.fake.clone();
    let before = table.said();
    let less = ORDINARY & !permissions::SEND_MESSAGES_IN_THREADS;
    fake.set_bot_permissions(table.server.lobby, less).unwrap();
    table.round().await;
    let shown = hand(&mut table, 1).await;
    shown.reads("I cannot post here: Send Messages in Threads is missing");
    assert!(has_button(&shown, "v1:more:"), "{shown:?}");
    assert_eq!(table.said(), before);
    fake.set_bot_permissions(table.server.lobby, INVITED).unwrap();
    // The bot learns of it by an event.
    table.all_said_once().await;
    assert!(table.said().len() > before.len());
    let shown = hand(&mut table, 1).await;
    assert!(!shown.content.contains("I cannot post here"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_permission_for_pictures_words_are_posted_and_pictures_come_back() {
    let (mut table, time) = Table::in_time().await;
    table.all_said_once().await;
    let (fake, lobby) = (table.server.fake.clone(), table.server.lobby);
    let before: Vec<Snowflake> = table.open_messages().iter().map(|m| m.id).collect();
    let asked = fake.requests().len();
    let less = ORDINARY & !permissions::ATTACH_FILES;
    fake.set_bot_permissions(lobby, less).unwrap();
    for _ in 0..2 {
        table.round().await;
        // Edits of posts are some seconds apart.
        time.pass(TEN_MINUTES);
        table.all_said_once().await;
    }
    let posts = table.open_messages();
    let new: Vec<_> = posts.iter().filter(|m| !before.contains(&m.id)).collect();
    assert!(!new.is_empty() && new.iter().all(|m| m.attachments.is_empty()), "{new:?}");
    let shown = hand(&mut table, 1).await;
    shown.reads("I post here without pictures: Attach Files is missing");
    assert!(!shown.content.contains("I cannot post here"), "{shown:?}");
    let requests = fake.requests();
    let refused = requests[asked..].iter().filter(|r| r.status == 403).count();
    assert!((1..=2).contains(&refused), "{refused}");
    fake.set_bot_permissions(lobby, ORDINARY).unwrap();
    let pictured = |table: &Table| {
        let all = table.open_messages();
        let button = |b: &viceroy_fake_discord::SeenButton| b.custom_id.starts_with("v1:table:");
        let newest = all.iter().rfind(|m| m.buttons.iter().any(button));
        newest.is_some_and(|m| !m.attachments.is_empty())
    };
    while !pictured(&table) {
        assert_eq!(table.round().await, Did::Something, "pictures come while people play");
        time.pass(TEN_MINUTES);
        table.server.calm().await;
    }
}
