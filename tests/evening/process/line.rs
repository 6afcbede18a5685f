//! A gateway that is unreachable or closes unexpectedly.

use std::time::Instant;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_when_asked_to_although_the_gateway_was_never_there() {
    let server = server().await;
    let nobody = GatewayFault::RefuseNext(usize::MAX);
    server.fake.disturb_gateway(nobody);
    let bot = bot_of(&server);
    let registered = |w: &viceroy_fake_discord::World| !w.commands.is_empty();
    assert!(server.fake.wait_until(SOON, registered).await);
    assert!(bot.end().await.success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_close_without_a_code_is_mended_at_once() {
    let (server, bot) = running().await;
    let fault = GatewayFault::CloseWithoutCode;
    assert_eq!(server.fake.disturb_gateway(fault), 1);
    let began = Instant::now();
    let gone = Duration::from_secs(1);
    assert!(server.fake.wait_disconnected(gone).await);
    assert!(server.fake.wait_connected(SOON).await);
    let after = began.elapsed();
    assert!(after < Duration::from_secs(5), "{after:?}");
    server.start_game(&["Anna", "Ben"]).await;
    assert!(bot.end().await.success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_close_for_good_ends_it_with_a_sentence_and_a_status_that_supervisors_know() {
    for (code, sentence) in [
        (4004, "does not know this token"),
        (4010, "more connections"),
        (4012, "newer version"),
        (4014, "developer portal"),
    ] {
        let (server, bot) = running().await;
        assert_eq!(server.fake.disturb_gateway(GatewayFault::Close(code)), 1);
        let (status, said) = bot.ended().await;
        assert_eq!(status.code(), Some(78), "{code}: {said}");
        said.reads(sentence);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_never_looks_for_the_gateway_elsewhere() {
    let server = server().await;
    // The second request for the gateway URL fails, until the bot has connected.
    let slow = Fault::Delay(Duration::from_millis(1500));
    server.fake.fault("/applications/", slow, 1);
    let bot = bot_of(&server);
    let asked = async || server.fake.requests().iter().any(|r| r.path.ends_with("/gateway/bot"));
    assert!(holds_soon(asked).await, "it asks");
    let stumbles = status(500, json!({"message": "500: Internal Server Error", "code": 0}));
    server.fake.fault("GET /api/v10/gateway", stumbles, 1000);
    bot.ready(&server.fake).await;
    let log = server.fake.requests();
    let failed = log.iter().filter(|r| r.path.contains("/gateway") && r.status == 500);
    assert!(failed.count() > 0, "it asked again");
    assert!(bot.end().await.success());
}
