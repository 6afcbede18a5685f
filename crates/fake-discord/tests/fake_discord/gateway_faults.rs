//! Gateway faults on the wire, and a real bot's recovery from them.

use viceroy_fake_discord::Trouble;

use super::raw::SOON;
use crate::prelude::*;

async fn struck(fake: &FakeDiscord, fault: GatewayFault) -> (Raw, Value) {
    let identified = Raw::identified(fake, 0).await;
    assert_eq!(fake.disturb_gateway(fault), 1);
    identified
}

async fn can_resume(fake: &FakeDiscord, ready: &Value) -> bool {
    let mut raw = Raw::greeted(fake).await;
    raw.op(6, resumption(fake, ready, 1)).await;
    let told = raw.json().await;
    assert!(told["t"] == "RESUMED" || (told["op"] == 9 && told["d"] == false));
    told["t"] == "RESUMED"
}

#[tokio::test]
async fn connections_are_ended_in_every_way() {
    for (fault, told, kept) in [
        (GatewayFault::Drop, Heard::Broken, true),
        (GatewayFault::CloseWithoutCode, Heard::Closed(None), true),
        (GatewayFault::Close(1001), Heard::Closed(Some(1001)), true),
        (GatewayFault::Close(4000), Heard::Closed(Some(4000)), true),
        (GatewayFault::Close(4007), Heard::Closed(Some(4007)), false),
        (GatewayFault::Close(4009), Heard::Closed(Some(4009)), false),
    ] {
        let fake = fake().await;
        let (mut raw, ready) = struck(&fake, fault).await;
        assert_eq!(raw.hear().await, told, "{fault:?}");
        assert!(!fake.is_connected(), "{fault:?}");
        assert_eq!(can_resume(&fake, &ready).await, kept, "{fault:?}");
    }
}

#[tokio::test]
async fn bots_are_asked_to_come_again() {
    for (fault, op, data, kept) in [
        (GatewayFault::Reconnect, 7, Value::Null, true),
        (GatewayFault::InvalidateResumable, 9, json!(true), true),
        (GatewayFault::Invalidate, 9, json!(false), false),
    ] {
        let fake = fake().await;
        let (mut raw, ready) = struck(&fake, fault).await;
        let told = raw.json().await;
        assert_eq!((&told["op"], &told["d"]), (&json!(op), &data));
        assert_eq!(can_resume(&fake, &ready).await, kept, "{fault:?}");
    }
}

#[tokio::test]
async fn an_invalid_session_can_be_begun_anew_where_it_was() {
    let fake = fake().await;
    let (mut raw, ready) = struck(&fake, GatewayFault::Invalidate).await;
    raw.json().await;
    let again = raw.identify(&fake, 0).await;
    assert_ne!(again["session_id"], ready["session_id"]);
    assert!(fake.is_connected());
}

#[tokio::test]
async fn connections_can_be_refused() {
    let fake = fake().await;
    fake.disturb_gateway(GatewayFault::RefuseNext(2));
    for refused in [true, true, false] {
        let raw = Raw::connect(&fake, "v=10").await;
        assert_eq!(raw.is_err(), refused);
    }
}

#[tokio::test]
async fn a_real_bot_answers_what_fell_into_an_interruption() {
    let (fake, bot) = Bot::alone().await;
    assert!(card(&fake).await.message().is_some());
    for fault in [
        GatewayFault::Reconnect,
        GatewayFault::InvalidateResumable,
        GatewayFault::Close(1001),
        GatewayFault::Close(4000),
        GatewayFault::Close(4008),
        GatewayFault::Drop,
    ] {
        assert!(fake.wait_connected(SOON).await);
        assert_eq!(fake.disturb_gateway(fault), 1, "{fault:?}");
        assert!(card(&fake).await.message().is_some(), "{fault:?}");
    }
    bot.stop().await;
}

#[tokio::test]
async fn a_real_bot_comes_back_without_its_session() {
    let (fake, bot) = Bot::alone().await;
    assert_eq!(fake.disturb_gateway(GatewayFault::Invalidate), 1);
    let missed = card(&fake).await;
    assert!(matches!(missed, InteractionOutcome::Failed(Trouble::TooLate)));
    assert!(fake.wait_connected(SOON).await);
    assert!(card(&fake).await.message().is_some());
    bot.stop().await;
}

async fn card(fake: &FakeDiscord) -> InteractionOutcome {
    let lobby = fake.channel("lobby").unwrap();
    let anna = fake.user("Anna");
    let used = anna.command(lobby, "card", &[], json!({"name": "plum"}));
    used.unwrap().settled().await
}
