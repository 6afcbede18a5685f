//! Interactions delivered twice or answered by another process.

use viceroy_fake_discord::InteractionFault;

use crate::prelude::*;

fn answer(text: &str) -> Value {
    json!({"type": 4, "data": {"content": text}})
}

#[tokio::test]
async fn an_interaction_comes_twice_at_once_and_after_a_reconnection() {
    let rest = Rest::new().await;
    let (mut raw, ready) = Raw::identified(&rest.fake, 0).await;
    let twice = InteractionFault::DeliveredTwice;
    rest.fake.disturb_interactions(twice, Lasting::Times(1));
    let used = rest.used().await;
    let first = raw.json().await;
    let second = raw.json().await;
    assert_eq!((&first["d"], &first["s"]), (&second["d"], &json!(2)));
    assert_eq!(second["s"], 3);
    assert_eq!(rest.post(&used.callback, answer("hello")).await.0, 204);
    let again = rest.post(&used.callback, answer("again")).await;
    assert_eq!(refused(&again), (400, 40060));

    rest.fake.disturb_gateway(GatewayFault::Drop);
    assert!(rest.fake.tell_interaction_again(used.id));
    let mut raw = Raw::greeted(&rest.fake).await;
    raw.op(6, resumption(&rest.fake, &ready, 3)).await;
    assert_eq!(raw.json().await["d"], first["d"]);
    assert_eq!(raw.json().await["t"], "RESUMED");
    let path = format!("/interactions/{}/again", used.id);
    rest.order(Method::POST, &path, Value::Null).await;
    assert_eq!(raw.json().await["d"], first["d"]);
    let unknown = "/interactions/1/again";
    let told = rest.control(Method::POST, unknown, Value::Null).await;
    assert_eq!(told.0, 404);

    rest.used().await;
    assert_eq!(raw.json().await["t"], "INTERACTION_CREATE");
    raw.op(1, json!(6)).await;
    assert_eq!(raw.json().await["op"], 11, "the next one comes once");
}

#[tokio::test]
async fn another_process_answers_first() {
    let rest = Rest::new().await;
    let other = InteractionFault::answered_first("I was here");
    rest.fake.disturb_interactions(other, Lasting::Times(1));
    let used = rest.used().await;
    let first = rest.post(&used.callback, answer("hello")).await;
    assert_eq!(refused(&first), (400, 40060));
    let said = rest.fake.settled(used.id).await.message().unwrap();
    assert_eq!(said.content, "I was here");
    let original = format!("{}/messages/@original", used.webhook);
    assert_eq!(rest.get(&original).await.1["content"], "I was here");
    let used = rest.used().await;
    assert_eq!(rest.post(&used.callback, answer("hello")).await.0, 204);

    let deferred = json!({"answered_first": {"type": 5}});
    let order = json!({"fault": deferred, "lasting": "until_cleared"});
    let path = "/interactions";
    rest.order(Method::POST, path, order).await;
    let used = rest.used().await;
    let first = rest.post(&used.callback, answer("hello")).await;
    assert_eq!(refused(&first), (400, 40060));
    rest.order(Method::DELETE, path, Value::Null).await;
    let used = rest.used().await;
    assert_eq!(rest.post(&used.callback, answer("hello")).await.0, 204);
}
