//! The bot is stopped in the middle of work and restarted later.

use super::time::TEN_MINUTES;
use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_send_that_was_not_recorded_is_found_ten_minutes_later() {
    let (mut table, time) = Table::in_time().await;
    table.all_said_once().await;
    let before = table.said();

    // Enough chatter that the bot's message is not on the first page of the history.
    let ben = table.server.fake.user("Ben");
    for word in 0..120 {
        ben.say(table.thread, &format!("word {word}")).unwrap();
    }
    // The next news are posted, but the bot never gets the response until it stops.
    let sending = format!("POST /api/v10/channels/{}/messages", table.thread);
    table.server.fake.fault(&sending, Fault::DropAnswer, 1000);
    table.round().await;
    let arrived = table.server.fake.wait_until(crate::server::SOON, |world| {
        let mut buttons = world.all_messages().flat_map(|m| m.parts());
        buttons.any(|part| {
            let id = part["custom_id"].as_str().unwrap_or_default();
            id.starts_with("v1:news:") && !before.contains_key(id)
        })
    });
    assert!(arrived.await, "the news arrive");
    table.server.stop().await;
    let unsure = "select kind || number as line from notices where state = 'sending'";
    assert_eq!(table.server.rows(unsure).await.len(), 1);
    table.server.fake.clear_faults();

    // Meanwhile there is chatter, and Discord forgets the nonce.
    time.pass(TEN_MINUTES);
    for word in 0..120 {
        ben.say(table.thread, &format!("word {word}")).unwrap();
    }
    table.server.begin().await;
    table.all_said_once().await;
    let asked = table.server.fake.requests();
    let looked = asked.iter().filter(|r| r.method == "GET" && r.path.ends_with("/messages"));
    assert!(looked.count() > 0, "it looked for the message");
    table.round().await;
    table.all_said_once().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_that_comes_too_late_changes_nothing_and_the_next_panel_says_so() {
    let (mut table, time) = Table::in_time().await;
    let usual = hand(&mut table, 0).await;
    let anna = table.server.fake.user("Anna");
    table.server.stop().await;
    // The session is resumed, and brings it.
    let pressed = look(&anna, None, table.thread);
    time.pass(Duration::from_secs(10));
    let outcome = pressed.settled().await;
    assert!(matches!(outcome, InteractionOutcome::Failed(Trouble::TooLate)), "{outcome:?}");
    table.server.begin().await;
    let tried = async || {
        let requests = table.server.fake.requests();
        requests.iter().any(|r| r.path.ends_with("/callback") && r.status == 404)
    };
    assert!(holds_soon(tried).await, "the bot hears of it");
    let told = hand(&mut table, 0).await;
    told.content.reads("reached me too late");
    let after = hand(&mut table, 0).await;
    assert_eq!(after.content, usual.content, "it is said once");
    table.round().await;
    table.all_said_once().await;
}
