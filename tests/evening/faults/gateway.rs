//! Users press buttons while the gateway connection is down.

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_pressed_while_the_line_was_broken_is_answered_when_the_session_goes_on() {
    let mut table = Table::new().await;
    let anna = table.server.fake.user("Anna");
    for fault in [
        GatewayFault::Drop,
        GatewayFault::Reconnect,
        GatewayFault::InvalidateResumable,
        GatewayFault::Close(4000),
    ] {
        assert_eq!(table.server.fake.disturb_gateway(fault), 1);
        let shown = shown(look(&anna, None, table.thread)).await;
        assert!(has_button(&shown, "v1:more:"), "{fault:?}");
    }
    table.round().await;
    table.all_said_once().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_lost_session_a_second_press_is_answered_and_the_first_did_nothing() {
    let mut table = Table::new().await;
    let usual = hand(&mut table, 0).await;
    let anna = table.server.fake.user("Anna");
    assert_eq!(table.server.fake.disturb_gateway(GatewayFault::Invalidate), 1);
    let lost = look(&anna, None, table.thread).settled().await;
    assert!(matches!(lost, InteractionOutcome::Failed(Trouble::TooLate)), "{lost:?}");
    assert!(table.server.fake.wait_connected(SOON).await);
    let again = hand(&mut table, 0).await;
    assert_eq!(again.content, usual.content);
    table.round().await;
    table.all_said_once().await;
}
