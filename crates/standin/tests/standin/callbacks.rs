//! First answers to interactions, and what they may be.

use serde_json::{Value, json};
use standin::{InteractionOutcome, Snowflake};

use super::{
    rest::{Rest, field_code, refused},
    wire::used,
};

async fn pressed(rest: &Rest) -> (Snowflake, String, String) {
    let lobby = rest.channel("lobby");
    let parts = json!([{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]);
    let body = json!({"content": "x", "components": [{"type": 1, "components": parts}]});
    let (_, said) = rest
        .post(&format!("/channels/{lobby}/messages"), body)
        .await;
    let message = said["id"].as_str().unwrap().parse().unwrap();
    let id = rest.standin.user("Anna").press(message, "x").unwrap().id();
    addresses(rest, id)
}

fn addresses(rest: &Rest, id: Snowflake) -> (Snowflake, String, String) {
    let token = rest
        .standin
        .world(|world| world.interactions[&id].token.clone());
    (
        id,
        format!("/interactions/{id}/{token}/callback"),
        format!("/webhooks/1/{token}"),
    )
}

fn form(fields: Value) -> Value {
    json!({"type": 9, "data": {"title": "Form", "custom_id": "form", "components": fields}})
}

fn field(name: &str) -> Value {
    let field = json!({"type": 4, "style": 1, "label": "x", "custom_id": name});
    json!({"type": 1, "components": [field]})
}

async fn sent_form(rest: &Rest) -> (Snowflake, String, String) {
    let (id, callback, _) = pressed(rest).await;
    assert_eq!(
        rest.post(&callback, form(json!([field("name")]))).await.0,
        204
    );
    let InteractionOutcome::Modal(modal) = rest.standin.settled(id).await else {
        panic!("no form");
    };
    let anna = rest.standin.user("Anna");
    let sent = anna.submit_modal(&modal, json!({"name": "Zoe"})).unwrap();
    addresses(rest, sent.id())
}

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
        for (what, (_, callback, _), expected) in [
            ("a command", used(&rest).await, command),
            ("a press", pressed(&rest).await, component),
            ("a form", sent_form(&rest).await, submitted),
        ] {
            let (status, answer) = rest.post(&callback, body.clone()).await;
            assert_eq!(status, expected, "{kind} to {what}: {answer}");
        }
    }
    let (_, callback, _) = used(&rest).await;
    let nothing = rest.post(&callback, json!({"data": {}})).await;
    assert_eq!(field_code(&nothing.1), "BASE_TYPE_REQUIRED");
    assert_eq!(
        refused(&rest.post(&callback, json!({"type": 4})).await),
        (400, 50006)
    );
    let long = json!({"type": 4, "data": {"content": "x".repeat(2001)}});
    let (_, answer) = rest.post(&callback, long).await;
    assert_eq!(
        answer["errors"]["data"]["content"]["_errors"][0]["code"],
        "BASE_TYPE_MAX_LENGTH"
    );
    let foreign = callback.replace("interaction-", "interaction-1");
    assert_eq!(
        refused(&rest.post(&foreign, json!({"type": 5})).await),
        (404, 10062)
    );
}

#[tokio::test]
async fn who_asks_is_told_what_came_of_it() {
    let rest = Rest::new().await;
    let (id, callback, webhook) = used(&rest).await;
    let body = json!({"type": 4, "data": {"content": "here", "flags": 64}});
    let (status, told) = rest
        .post(&format!("{callback}?with_response=true"), body)
        .await;
    assert_eq!(status, 200);
    assert_eq!(told["interaction"]["id"], json!(id));
    assert_eq!(told["interaction"]["response_message_ephemeral"], true);
    assert_eq!(told["resource"]["message"]["content"], "here");
    let message = told["interaction"]["response_message_id"].as_str().unwrap();
    let lobby = rest.channel("lobby");
    let hidden = format!("/channels/{lobby}/messages/{message}");
    for verb in [
        rest.get(&hidden).await,
        rest.patch(&hidden, json!({"content": "y"})).await,
        rest.delete(&hidden).await,
    ] {
        assert_eq!(refused(&verb), (404, 10008), "only the token knows it");
    }
    let (_, original) = rest.get(&format!("{webhook}/messages/@original")).await;
    let encoded = rest.get(&format!("{webhook}/messages/%40original")).await;
    assert_eq!(encoded, (200, original.clone()), "as discord.js writes it");
    assert_eq!(original["id"], message);

    let (_, callback, webhook) = pressed(&rest).await;
    let (_, told) = rest
        .post(
            &format!("{callback}?with_response=true"),
            json!({"type": 5}),
        )
        .await;
    assert_eq!(told["interaction"]["response_message_loading"], true);
    assert_eq!(told["resource"], Value::Null);
    // The promise was public, and stays so.
    let edit = json!({"content": "done", "flags": 64});
    let (_, filled) = rest
        .patch(&format!("{webhook}/messages/@original"), edit)
        .await;
    assert_eq!(filled["flags"].as_u64().unwrap() & 64, 0);
}

#[tokio::test]
async fn forms_have_limits() {
    let rest = Rest::new().await;
    let (_, callback, _) = used(&rest).await;
    let input = |more: Value| {
        let mut row = field("name");
        let input = row["components"][0].as_object_mut().unwrap();
        input.extend(more.as_object().unwrap().clone());
        form(json!([row]))
    };
    let labelled = |inner: Value| form(json!([{"type": 18, "label": "x", "component": inner}]));
    let mut untitled = form(json!([field("a")]));
    untitled["data"]["title"] = json!("x".repeat(46));
    for (code, body) in [
        ("BASE_TYPE_BAD_LENGTH", untitled),
        ("BASE_TYPE_BAD_LENGTH", form(json!([]))),
        ("BASE_TYPE_BAD_LENGTH", form(json!(vec![field("a"); 6]))),
        (
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            form(json!([field("a"), field("a")])),
        ),
        ("UNION_TYPE_CHOICES", form(json!([{"type": 9}]))),
        (
            "UNION_TYPE_CHOICES",
            form(
                json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]),
            ),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            input(json!({"label": "x".repeat(46)})),
        ),
        ("BASE_TYPE_CHOICES", input(json!({"style": 3}))),
        ("NUMBER_TYPE_MAX", input(json!({"max_length": 4001}))),
        (
            "TEXT_INPUT_COMPONENT_MIN_MAX_LENGTH_INVALID",
            input(json!({"min_length": 5, "max_length": 4})),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            input(json!({"value": "xxx", "max_length": 2})),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            input(json!({"placeholder": "x".repeat(101)})),
        ),
        (
            "UNION_TYPE_CHOICES",
            labelled(json!({"type": 2, "custom_id": "x"})),
        ),
        (
            "BASE_TYPE_REQUIRED",
            labelled(json!({"type": 3, "custom_id": "x"})),
        ),
    ] {
        let (status, answer) = rest.post(&callback, body.clone()).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{body}: {answer}"
        );
    }
    let choice = json!({"type": 3, "custom_id": "c", "options": [{"label": "x", "value": "x"}]});
    let fields = json!([
        {"type": 10, "content": "read this"}, field("a"),
        {"type": 18, "label": "Choice", "component": choice},
    ]);
    let (id, callback, _) = used(&rest).await;
    assert_eq!(rest.post(&callback, form(fields)).await.0, 204);
    let modal = rest.standin.settled(id).await.modal().unwrap();
    let anna = rest.standin.user("Anna");
    assert!(
        anna.submit_modal(&modal, json!({"a": "x", "c": ["other"]}))
            .is_err()
    );
    anna.submit_modal(&modal, json!({"a": "x", "c": ["x"]}))
        .unwrap();
}

#[tokio::test]
async fn proposals_are_of_the_options_type() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let option = json!({"type": 4, "name": "age", "description": "x", "autocomplete": true});
    let commands = json!([{"name": "hello", "description": "x", "options": [option]}]);
    assert_eq!(rest.put("/applications/1/commands", commands).await.0, 200);
    let anna = rest.standin.user("Anna");
    let choice = |name: &str, value: Value| json!({"name": name, "value": value});
    for (code, choices) in [
        (
            "BASE_TYPE_MAX_LENGTH",
            json!(vec![choice("a", json!(1)); 26]),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            json!([choice(&"a".repeat(101), json!(1))]),
        ),
        ("BASE_TYPE_BAD_LENGTH", json!([choice("", json!(1))])),
        ("BASE_TYPE_REQUIRED", json!([{"name": "a"}])),
        (
            "APPLICATION_COMMAND_OPTIONS_VALUE_INVALID",
            json!([choice("a", json!("one"))]),
        ),
    ] {
        let typed = anna.type_option(lobby, "hello", &[], "age", "1").unwrap();
        let (_, callback, _) = addresses(&rest, typed.id());
        let body = json!({"type": 8, "data": {"choices": choices}});
        let (status, answer) = rest.post(&callback, body).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{answer}"
        );
        let body = json!({"type": 8, "data": {"choices": [choice("one", json!(1))]}});
        assert_eq!(rest.post(&callback, body).await.0, 204);
    }
    assert!(anna.type_option(lobby, "hello", &[], "name", "x").is_err());
}

#[tokio::test]
async fn a_press_takes_away_what_was_pressed_on_while_its_token_lasts() {
    let rest = Rest::new().await;
    let (id, callback, webhook) = pressed(&rest).await;
    let original = format!("{webhook}/messages/@original");
    let source = rest.standin.world(|world| world.interactions[&id].source);
    let there = |rest: &Rest| rest.standin.world(|w| w.message(source.unwrap()).is_some());
    // Before the first answer the token opens nothing.
    assert_eq!(refused(&rest.delete(&original).await), (404, 10_015));
    rest.post(&callback, json!({"type": 6})).await;
    let edit = json!({"content": "changed"});
    assert_eq!(rest.patch(&original, edit).await.0, 200);
    assert!(there(&rest));
    assert_eq!(rest.delete(&original).await.0, 204);
    assert!(!there(&rest));
    assert_eq!(refused(&rest.delete(&original).await), (404, 10_008));
}
