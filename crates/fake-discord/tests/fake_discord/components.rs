//! Message components.

use crate::prelude::*;

fn button(name: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": name})
}

fn rows(rows: &[Value]) -> Value {
    let row = |parts: &Value| json!({"type": 1, "components": parts});
    json!({"components": rows.iter().map(row).collect::<Vec<_>>()})
}

fn one(kind: u64, fields: Value) -> Value {
    let mut part = fields;
    part["type"] = json!(kind);
    rows(&[json!([part])])
}

fn menu(kind: u64, mut fields: Value) -> Value {
    fields["custom_id"] = json!("menu");
    one(kind, fields)
}

fn option(value: &str) -> Value {
    json!({"label": "x", "value": value})
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rest = Rest::new().await;
    let people = |ids: &[&str]| -> Value {
        let chosen = ids.iter().map(|id| json!({"type": "user", "id": id}));
        chosen.collect()
    };
    let long = |length: usize| "x".repeat(length);
    let table = json!([
        ["UNION_TYPE_CHOICES", {"components": [button("a")]}],
        ["UNION_TYPE_CHOICES", {"flags": 1 << 15, "components": [{"type": 17, "components": []}]}],
        ["UNION_TYPE_CHOICES", one(10, json!({"content": "not in a row"}))],
        ["MODEL_TYPE_CONVERT", {"components": ["row"]}],
        ["LIST_TYPE_CONVERT", {"components": {"type": 1}}],
        ["BASE_TYPE_REQUIRED", {"components": [{"type": 1}]}],
        ["BASE_TYPE_BAD_LENGTH", rows(&[json!([])])],
        ["BASE_TYPE_MAX_LENGTH", rows(&vec![json!([button("a")]); 6])],
        ["BASE_TYPE_BAD_LENGTH", rows(&[json!(vec![button("a"); 6])])],
        ["COMPONENT_LAYOUT_WIDTH_EXCEEDED", rows(&[json!([button("a"), {"type": 5, "custom_id": "b"}])])],
        ["COMPONENT_CUSTOM_ID_DUPLICATED", rows(&[json!([button("a")]), json!([button("a")])])],
        ["BASE_TYPE_CHOICES", one(2, json!({"style": 6, "label": "x", "custom_id": "a"}))],
        ["BASE_TYPE_MAX_LENGTH", one(2, json!({"style": 1, "label": long(81), "custom_id": "a"}))],
        ["BASE_TYPE_BAD_LENGTH", one(2, json!({"style": 1, "label": "x", "custom_id": long(101)}))],
        ["BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", one(2, json!({"style": 1, "label": "x"}))],
        ["BUTTON_COMPONENT_URL_REQUIRED", one(2, json!({"style": 5, "label": "x"}))],
        ["BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            one(2, json!({"style": 5, "label": "x", "custom_id": "a", "url": "https://example.com"}))],
        ["URL_TYPE_INVALID_SCHEME", one(2, json!({"style": 5, "label": "x", "url": "ftp://example.com"}))],
        ["URL_TYPE_INVALID_URL", one(2, json!({"style": 5, "label": "x", "url": "example"}))],
        ["BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL", one(2, json!({"style": 1, "custom_id": "a", "label": ""}))],
        ["COMPONENT_INVALID_EMOJI", one(2, json!({"style": 1, "custom_id": "a", "emoji": {"id": "5"}}))],
        ["COMPONENT_INVALID_EMOJI", one(2, json!({"style": 1, "custom_id": "a", "emoji": {"name": "smile"}}))],
        ["COMPONENT_INVALID_EMOJI", one(2, json!({"style": 1, "custom_id": "a", "emoji": {}}))],
        ["BASE_TYPE_REQUIRED", menu(3, json!({}))],
        ["BASE_TYPE_BAD_LENGTH", menu(3, json!({"options": []}))],
        ["BASE_TYPE_BAD_LENGTH", menu(3, json!({"options": vec![option("a"); 26]}))],
        ["BASE_TYPE_MAX_VALUE", menu(3, json!({"options": [option("a")], "max_values": 2}))],
        ["NUMBER_TYPE_MAX", menu(5, json!({"max_values": 26}))],
        ["NUMBER_TYPE_MIN", menu(5, json!({"max_values": 0}))],
        ["SELECT_COMPONENT_MIN_MAX_VALUES_INVALID", menu(5, json!({"min_values": 3, "max_values": 2}))],
        ["SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", menu(3, json!({"options": [option("a"), option("a")]}))],
        ["BASE_TYPE_MAX_LENGTH", menu(3, json!({"options": [option("a")], "placeholder": long(151)}))],
        ["SELECT_COMPONENT_INVALID_DEFAULT_VALUES", menu(5, json!({"default_values": people(&["1", "2"])}))],
        ["BASE_TYPE_CHOICES", menu(5, json!({"default_values": [{"type": "role", "id": "1"}]}))],
        ["NUMBER_TYPE_COERCE", menu(5, json!({"default_values": people(&["Anna"])}))],
        ["UNION_TYPE_CHOICES", menu(6, json!({}))],
    ]);
    rest.refuses(Method::POST, &rest.messages("lobby"), table).await;
}

#[tokio::test]
async fn what_discord_takes_is_taken_and_can_be_used() {
    let rest = Rest::new().await;
    let path = rest.messages("lobby");
    let row = |row: usize| -> Value { (0..5).map(|at| button(&format!("{row}-{at}"))).collect() };
    let full: Vec<Value> = (0..5).map(row).collect();
    let chosen = json!([{"type": "user", "id": "1"}]);
    for body in [
        rows(&full),
        one(2, json!({"style": 5, "label": "x", "url": "https://example.com/a?b"})),
        one(2, json!({"style": 1, "custom_id": "a", "emoji": {"name": "🔥"}})),
        menu(5, json!({"max_values": 25, "default_values": chosen})),
        // Irrelevant fields are ignored.
        one(
            2,
            json!({"style": 1, "label": "x", "custom_id": "a", "components": [1, null], "items": "x"}),
        ),
    ] {
        let (status, answer) = rest.post(&path, body.clone()).await;
        assert_eq!(status, 200, "{body} was answered {answer}");
    }
    let anna = rest.fake.user("Anna");
    let body = rows(&[json!([button("go")]), json!([button("on")])]);
    let message = rest.say(&path, body).await;
    let seen = anna.message(message).unwrap();
    let names = seen.buttons.iter().map(|button| button.custom_id.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["go", "on"]);
    anna.press(message, "on").unwrap();
    assert!(anna.press(message, "elsewhere").is_err());

    let people = rest.say(&path, menu(5, json!({"min_values": 0}))).await;
    let ben = rest.fake.user("Ben").id().to_string();
    anna.select(people, "menu", &[&ben]).unwrap();
    let options = json!({"options": [option("a"), option("b")], "max_values": 2});
    let texts = rest.say(&path, menu(3, options)).await;
    for wrong in [&["c"][..], &["a", "a"], &[]] {
        assert!(anna.select(texts, "menu", wrong).is_err(), "{wrong:?}");
    }
    assert!(anna.select(people, "menu", &["1"]).is_err());
    anna.select(texts, "menu", &["b", "a"]).unwrap();
}
