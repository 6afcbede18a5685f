//! What components a message may have.

use serde_json::{Value, json};

use super::rest::{Rest, field_code};

const RICH: u64 = 1 << 15;

fn button(name: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": name})
}

fn row(parts: Value) -> Value {
    json!({"type": 1, "components": parts})
}

fn one(part: Value) -> Value {
    json!({"components": [row(json!([part]))]})
}

fn menu(kind: u64, more: Value) -> Value {
    let mut menu = json!({"type": kind, "custom_id": "menu"});
    menu.as_object_mut()
        .unwrap()
        .extend(more.as_object().unwrap().clone());
    one(menu)
}

fn option(value: &str) -> Value {
    json!({"label": "x", "value": value})
}

fn rich(components: Value) -> Value {
    json!({"flags": RICH, "components": components})
}

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

#[tokio::test]
async fn fields_that_mean_nothing_are_passed_over() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let odd = json!({
        "type": 2, "style": 1, "label": "x", "custom_id": "a", "components": [1, "x", null],
        "accessory": 3, "items": ["x"],
    });
    let (status, said) = rest.post(&path, one(odd)).await;
    assert!(status == 200 || status == 400, "{said}");
    assert_eq!(rest.get(&path).await.0, 200, "everything still works");
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let emoji =
        |emoji: Value| one(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": emoji}));
    let texts = |count: usize| rich(json!(vec![text("x"); count]));
    for (code, body) in [
        ("UNION_TYPE_CHOICES", json!({"components": [button("a")]})),
        (
            "UNION_TYPE_CHOICES",
            json!({"components": [text("needs the flag")]}),
        ),
        ("UNION_TYPE_CHOICES", one(text("not in a row"))),
        ("MODEL_TYPE_CONVERT", json!({"components": ["row"]})),
        ("LIST_TYPE_CONVERT", json!({"components": {"type": 1}})),
        ("BASE_TYPE_REQUIRED", json!({"components": [{"type": 1}]})),
        (
            "BASE_TYPE_BAD_LENGTH",
            json!({"components": [row(json!([]))]}),
        ),
        (
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            json!({"components": [row(json!([button("a"), {"type": 5, "custom_id": "b"}]))]}),
        ),
        (
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            json!({"components": [row(json!([button("a")])), row(json!([button("a")]))]}),
        ),
        (
            "COMPONENT_ID_DUPLICATED",
            json!({"components": [
                {"type": 1, "id": 3, "components": [button("a")]},
                {"type": 1, "id": 3, "components": [button("b")]},
            ]}),
        ),
        (
            "BASE_TYPE_CHOICES",
            one(json!({"type": 2, "style": 7, "label": "x", "custom_id": "a"})),
        ),
        (
            "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
            one(json!({"type": 2, "style": 1, "label": "x"})),
        ),
        (
            "BUTTON_COMPONENT_URL_REQUIRED",
            one(json!({"type": 2, "style": 5, "label": "x"})),
        ),
        (
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            one(json!({
                "type": 2, "style": 5, "label": "x", "custom_id": "a", "url": "https://example.com",
            })),
        ),
        (
            "URL_TYPE_INVALID_SCHEME",
            one(json!({"type": 2, "style": 5, "label": "x", "url": "ftp://example.com"})),
        ),
        (
            "URL_TYPE_INVALID_URL",
            one(json!({"type": 2, "style": 5, "label": "x", "url": "example"})),
        ),
        ("BASE_TYPE_REQUIRED", one(json!({"type": 2, "style": 6}))),
        (
            "BUTTON_COMPONENT_PREMIUM_INVALID",
            one(json!({"type": 2, "style": 6, "sku_id": "1", "label": "x"})),
        ),
        (
            "BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL",
            one(json!({"type": 2, "style": 1, "custom_id": "a", "label": ""})),
        ),
        (
            "COMPONENT_INVALID_EMOJI",
            emoji(json!({"id": "12345", "name": "gone"})),
        ),
        ("COMPONENT_INVALID_EMOJI", emoji(json!({"name": "smile"}))),
        ("COMPONENT_INVALID_EMOJI", emoji(json!({}))),
        ("BASE_TYPE_REQUIRED", menu(3, json!({}))),
        ("BASE_TYPE_BAD_LENGTH", menu(3, json!({"options": []}))),
        (
            "BASE_TYPE_MAX_VALUE",
            menu(3, json!({"options": [option("a")], "max_values": 2})),
        ),
        ("NUMBER_TYPE_MAX", menu(5, json!({"max_values": 26}))),
        ("NUMBER_TYPE_MIN", menu(5, json!({"max_values": 0}))),
        (
            "SELECT_COMPONENT_MIN_MAX_VALUES_INVALID",
            menu(5, json!({"min_values": 3, "max_values": 2})),
        ),
        (
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            menu(3, json!({"options": [option("a"), option("a")]})),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            menu(
                3,
                json!({
                    "options": [option("a")], "placeholder": "x".repeat(151),
                }),
            ),
        ),
        (
            "SELECT_COMPONENT_INVALID_DEFAULT_VALUES",
            menu(
                5,
                json!({"default_values": [{"type": "user", "id": "1"}, {"type": "user", "id": "2"}]}),
            ),
        ),
        (
            "BASE_TYPE_CHOICES",
            menu(8, json!({"default_values": [{"type": "user", "id": "1"}]})),
        ),
        (
            "SELECT_COMPONENT_OPTIONS_INVALID",
            menu(6, json!({"options": [option("a")]})),
        ),
        ("BASE_TYPE_MAX_LENGTH", texts(41)),
        (
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            rich(json!([
                {"type": 17, "components": vec![text("x"); 30]},
                {"type": 17, "components": vec![text("x"); 9]},
            ])),
        ),
        (
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            rich(json!([text(&"x".repeat(3000)), text(&"x".repeat(1001))])),
        ),
        ("BASE_TYPE_BAD_LENGTH", rich(json!([text("")]))),
        ("UNION_TYPE_CHOICES", rich(json!([button("a")]))),
        (
            "UNION_TYPE_CHOICES",
            rich(json!([{"type": 17, "components": [{"type": 17, "components": [text("x")]}]}])),
        ),
        (
            "MODEL_TYPE_CONVERT",
            rich(json!([{"type": 9, "components": [text("x")], "accessory": 1}])),
        ),
        (
            "BASE_TYPE_REQUIRED",
            rich(json!([{"type": 9, "components": [text("x")]}])),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            rich(json!([{"type": 9, "components": vec![text("x"); 4], "accessory": button("a")}])),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            rich(json!([{"type": 12, "items": []}])),
        ),
        (
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            rich(json!([{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}])),
        ),
        (
            "URL_TYPE_INVALID_SCHEME",
            rich(json!([{"type": 13, "file": {"url": "https://example.com/a"}}])),
        ),
        (
            "BASE_TYPE_CHOICES",
            rich(json!([{"type": 14, "spacing": 3}])),
        ),
        (
            "NUMBER_TYPE_MAX",
            rich(json!([
                {"type": 17, "accent_color": 0x0100_0000, "components": [text("x")]},
            ])),
        ),
        (
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            json!({"flags": RICH, "content": "both", "components": [text("x")]}),
        ),
        (
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            json!({"flags": RICH, "embeds": [{"title": "both"}], "components": [text("x")]}),
        ),
    ] {
        let (status, answer) = rest.post(&path, body.clone()).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{body} was answered {answer}"
        );
        assert_eq!(answer["code"], 50035);
    }
}

#[tokio::test]
async fn what_discord_takes_is_taken() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    for body in [
        json!({"components": (0..5).map(|row_number| {
            let names = (0..5).map(|column| button(&format!("{row_number}-{column}")));
            row(names.collect())
        }).collect::<Vec<_>>()}),
        one(json!({"type": 2, "style": 5, "label": "x", "url": "https://example.com/a?b"})),
        one(json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "🔥"}})),
        menu(
            5,
            json!({"max_values": 25, "default_values": [{"type": "user", "id": "1"}]}),
        ),
        menu(3, json!({"options": vec![option("a")], "min_values": 0})),
        rich(json!([
            text("# Title"),
            {"type": 9, "components": [text("x")], "accessory": button("in a section")},
            {"type": 14},
            {"type": 17, "accent_color": 255, "components": [
                {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}]},
                row(json!([button("in a container")])),
            ]},
        ])),
    ] {
        let (status, answer) = rest.post(&path, body.clone()).await;
        assert_eq!(status, 200, "{body} was answered {answer}");
    }
}

#[tokio::test]
async fn the_second_version_of_components_stays() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let body = rich(json!([
        {"type": 17, "components": [row(json!([button("go")]))]},
        {"type": 9, "components": [text("x")], "accessory": button("side")},
    ]));
    let (_, made) = rest.post(&path, body).await;
    assert_eq!(
        made["components"][0]["components"][0]["components"][0]["id"],
        3
    );
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let (status, answer) = rest.patch(&one, json!({"content": "words"})).await;
    assert_eq!(status, 400, "{answer}");
    let (_, changed) = rest
        .patch(&one, json!({"flags": 0, "components": [text("changed")]}))
        .await;
    assert_eq!(changed["flags"], RICH, "the flag cannot be taken away");

    // Another message becomes one by being emptied of words.
    let (_, plain) = rest.post(&path, json!({"content": "plain"})).await;
    let one = format!("{path}/{}", plain["id"].as_str().unwrap());
    let (status, _) = rest.patch(&one, rich(json!([text("rich")]))).await;
    assert_eq!(status, 400);
    let mut body = rich(json!([text("rich")]));
    body["content"] = Value::Null;
    let (status, rich) = rest.patch(&one, body).await;
    assert_eq!((status, &rich["flags"]), (200, &json!(RICH)));
}

#[tokio::test]
async fn buttons_in_containers_can_be_pressed() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let body = rich(json!([
        {"type": 17, "components": [row(json!([button("go")]))]},
        {"type": 9, "components": [text("x")], "accessory": button("side")},
    ]));
    rest.post(&format!("/channels/{lobby}/messages"), body)
        .await;
    let anna = rest.standin.user("Anna");
    let seen = &anna.sees(lobby)[0];
    let names: Vec<_> = seen
        .buttons
        .iter()
        .map(|button| button.custom_id.as_str())
        .collect();
    assert_eq!(names, ["go", "side"]);
    anna.press(seen.id, "side").unwrap();
    assert!(anna.press(seen.id, "elsewhere").is_err());
}
