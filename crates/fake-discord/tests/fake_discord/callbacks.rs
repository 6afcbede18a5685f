//! Interaction callbacks and follow-ups.

use super::rest::{field, form};
use crate::prelude::*;

#[tokio::test]
async fn each_kind_has_its_answers() {
    let rest = Rest::new().await;
    let message = json!({"content": "x"});
    let a_form = form(json!([field("name")]))["data"].clone();
    for (kind, data, command, component, submitted) in [
        (1, json!({}), 400, 400, 400),
        (4, message.clone(), 204, 204, 204),
        (5, json!({}), 204, 204, 204),
        (6, Value::Null, 400, 204, 204),
        (7, message, 400, 204, 204),
        (8, json!({"choices": []}), 400, 400, 400),
        (9, a_form, 204, 204, 400),
        (13, json!({}), 400, 400, 400),
    ] {
        let body = json!({"type": kind, "data": data});
        for (what, begun, expected) in [
            ("a command", rest.used().await, command),
            ("a press", rest.pressed().await, component),
            ("a form", rest.submitted().await, submitted),
        ] {
            let (status, answer) = rest.post(&begun.callback, body.clone()).await;
            assert_eq!(status, expected, "{kind} to {what}: {answer}");
        }
    }
    let callback = rest.used().await.callback;
    let nothing = rest.post(&callback, json!({"data": {}})).await;
    assert_eq!(field_code(&nothing.1), "BASE_TYPE_REQUIRED");
    let empty = rest.post(&callback, json!({"type": 4})).await;
    assert_eq!(refused(&empty), (400, 50006));
    let long = json!({"type": 4, "data": {"content": "x".repeat(2001)}});
    let (_, answer) = rest.post(&callback, long).await;
    let code = &answer["errors"]["data"]["content"]["_errors"][0]["code"];
    assert_eq!(code, "BASE_TYPE_MAX_LENGTH");
    let foreign = callback.replace("interaction-", "interaction-1");
    let unknown = rest.post(&foreign, json!({"type": 5})).await;
    assert_eq!(refused(&unknown), (404, 10062));
}

#[tokio::test]
async fn interactions_are_answered_once_and_in_time() {
    let rest = Rest::new().await;
    let begun = rest.used().await;
    let (callback, webhook) = (&begun.callback, &begun.webhook);
    let original = format!("{webhook}/messages/@original");
    // The token is invalid before the first response.
    let early = rest.post(webhook, json!({"content": "early"})).await;
    assert_eq!(refused(&early), (404, 10015));
    let promise = json!({"type": 5, "data": {"flags": 64}});
    assert_eq!(rest.post(callback, promise.clone()).await.0, 204);
    assert_eq!(refused(&rest.post(callback, promise.clone()).await), (400, 40060));

    // The first follow-up replaces the placeholder and stays ephemeral.
    let (_, loading) = rest.get(&original).await;
    let (_, filled) = rest.post(webhook, json!({"content": "first"})).await;
    assert_eq!(loading["id"], filled["id"]);
    let outcome = rest.fake.settled(begun.id).await.message().unwrap();
    assert!(outcome.ephemeral && !outcome.loading);
    let (_, further) = rest.post(webhook, json!({"content": "second"})).await;
    assert_ne!(further["id"], filled["id"]);
    let edit = json!({"content": "edited"});
    assert_eq!(rest.patch(&original, edit.clone()).await.0, 200);

    // The token expires after 15 minutes.
    rest.clock.advance(Duration::from_secs(15 * 60));
    assert_eq!(refused(&rest.patch(&original, edit).await), (401, 50027));
    let late = rest.used().await;
    rest.clock.advance(Duration::from_secs(3));
    assert_eq!(refused(&rest.post(&late.callback, promise).await), (404, 10062));
    assert!(rest.fake.settled(late.id).await.message().is_none());
}

#[tokio::test]
async fn who_asks_is_told_what_came_of_it() {
    let rest = Rest::new().await;
    let begun = rest.used().await;
    let asking = format!("{}?with_response=true", begun.callback);
    let body = json!({"type": 4, "data": {"content": "here", "flags": 64}});
    let (status, told) = rest.post(&asking, body).await;
    let about = &told["interaction"];
    assert_eq!((status, &about["id"]), (200, &json!(begun.id)));
    assert_eq!(about["response_message_ephemeral"], true);
    assert_eq!(told["resource"]["message"]["content"], "here");
    let message = about["response_message_id"].as_str().unwrap();
    let hidden = format!("{}/{message}", rest.messages("lobby"));
    for answer in [rest.patch(&hidden, json!({"content": "y"})).await, rest.delete(&hidden).await] {
        assert_eq!(refused(&answer), (404, 10008), "only the token knows it");
    }
    let original = format!("{}/messages/@original", begun.webhook);
    let shown = rest.get(&original).await;
    let encoded = rest.get(&original.replace('@', "%40")).await;
    assert_eq!(encoded, shown, "as discord.js writes it");
    assert_eq!(shown.1["id"], message);

    let pressed = rest.pressed().await;
    let asking = format!("{}?with_response=true", pressed.callback);
    let (_, told) = rest.post(&asking, json!({"type": 5})).await;
    assert_eq!(told["interaction"]["response_message_loading"], true);
    assert_eq!(told["resource"], Value::Null);
    // The deferred response was public and stays so.
    let edit = json!({"content": "done", "flags": 64});
    let original = format!("{}/messages/@original", pressed.webhook);
    let (_, filled) = rest.patch(&original, edit).await;
    assert_eq!(filled["flags"], 0);
}

#[tokio::test]
async fn forms_have_limits() {
    let rest = Rest::new().await;
    let callback = rest.used().await.callback;
    let input = |more: Value| {
        let mut row = field("name");
        let input = row["components"][0].as_object_mut().unwrap();
        input.extend(more.as_object().unwrap().clone());
        form(json!([row]))
    };
    let long = |length: usize| "x".repeat(length);
    let mut untitled = form(json!([field("a")]));
    untitled["data"]["title"] = json!(long(46));
    let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "x"});
    let two = json!([field("a")["components"][0], field("b")["components"][0]]);
    let table = json!([
        ["BASE_TYPE_BAD_LENGTH", untitled],
        ["BASE_TYPE_BAD_LENGTH", form(json!([]))],
        ["BASE_TYPE_BAD_LENGTH", form(json!(vec![field("a"); 6]))],
        ["COMPONENT_CUSTOM_ID_DUPLICATED", form(json!([field("a"), field("a")]))],
        ["UNION_TYPE_CHOICES", form(json!([{"type": 9}]))],
        ["UNION_TYPE_CHOICES", form(json!([{"type": 1, "components": [button]}]))],
        ["COMPONENT_LAYOUT_WIDTH_EXCEEDED", form(json!([{"type": 1, "components": two}]))],
        ["BASE_TYPE_BAD_LENGTH", input(json!({"label": long(46)}))],
        ["BASE_TYPE_CHOICES", input(json!({"style": 3}))],
        ["NUMBER_TYPE_MAX", input(json!({"max_length": 4001}))],
        [
            "TEXT_INPUT_COMPONENT_MIN_MAX_LENGTH_INVALID",
            input(json!({"min_length": 5, "max_length": 4}))
        ],
        ["BASE_TYPE_BAD_LENGTH", input(json!({"value": "xxx", "max_length": 2}))],
        ["BASE_TYPE_MAX_LENGTH", input(json!({"placeholder": long(101)}))],
    ]);
    rest.refuses(Method::POST, &callback, table).await;
    let fine = input(json!({"min_length": 2, "max_length": 3}));
    assert_eq!(rest.post(&callback, fine).await.0, 204);
    let opened = rest.fake.world(|world| *world.interactions.keys().last().unwrap());
    let anna = rest.fake.user("Anna");
    for wrong in [json!({"name": ""}), json!({"name": "x"}), json!({"name": "long"})] {
        assert!(anna.submit(opened, wrong).is_err());
    }
    assert!(rest.fake.user("Ben").submit(opened, json!({"name": "Zoe"})).is_err());
    anna.submit(opened, json!({"name": "Zoe"})).unwrap();
}

#[tokio::test]
async fn a_press_takes_away_what_was_pressed_on_while_its_token_lasts() {
    let rest = Rest::new().await;
    let begun = rest.pressed().await;
    let original = format!("{}/messages/@original", begun.webhook);
    let source = rest.fake.world(|world| world.interactions[&begun.id].source);
    let there = || rest.fake.world(|w| w.message(source.unwrap()).is_some());
    assert_eq!(refused(&rest.delete(&original).await), (404, 10_015));
    rest.post(&begun.callback, json!({"type": 6})).await;
    let edit = json!({"content": "changed"});
    assert_eq!(rest.patch(&original, edit).await.0, 200);
    assert!(there());
    assert_eq!(rest.delete(&original).await.0, 204);
    assert!(!there());
    assert_eq!(refused(&rest.delete(&original).await), (404, 10_008));
}
