//! Valid Discord requests, as the bot's Discord library writes them.

use serde_json::{Value, json};
use viceroy_fake_discord::LoggedRequest;

use viceroy_fake_discord::checks::content::{picture, sent};

fn button(name: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": name, "label": "Join", "disabled": false,
        "emoji": {"animated": false, "id": null, "name": "🔄"}})
}

fn rows() -> Value {
    json!([
        {"type": 1, "components": [
            button("v1:join:1"),
            button("v1:leave:1"),
            {"type": 2, "style": 5, "url": "https://example.org", "label": "Rules"},
        ]},
        {"type": 1, "components": [{
            "type": 3, "custom_id": "v1:menu:1", "placeholder": "Choose", "min_values": 1, "max_values": 2,
            "options": [
                {"label": "Blue", "value": "b", "description": "a gem", "emoji": null, "default": false},
                {"label": "Red", "value": "r", "description": null, "emoji": null, "default": false},
                {"label": "Green", "value": "g", "default": true},
            ],
        }]},
    ])
}

fn attachments() -> Value {
    json!([{"id": 0, "filename": "table.png", "description": "A table with four pyramids."}])
}

fn message() -> Value {
    json!({
        "content": "Your turn, <@1000000000000000001>", "embeds": [], "components": rows(),
        "attachments": attachments(),
        "allowed_mentions": {"parse": [], "users": ["1000000000000000001"], "roles": []},
    })
}

pub fn post() -> LoggedRequest {
    let mut body = message();
    body["tts"] = json!(false);
    body["nonce"] = json!("v1t");
    body["enforce_nonce"] = json!(true);
    body["sticker_ids"] = json!([]);
    let files = vec![picture(0, "table.png")];
    sent("POST", "/channels/7/messages", body, files)
}

/// Edits a message; one of its two pictures stays.
fn edit() -> LoggedRequest {
    let mut body = message();
    let kept = json!({"id": "1400000000000000000"});
    body["attachments"].as_array_mut().unwrap().push(kept);
    let files = vec![picture(0, "table.png")];
    sent("PATCH", "/channels/7/messages/8", body, files)
}

/// Replaces the "thinking" state of a deferred response.
fn answer() -> LoggedRequest {
    let path = "/webhooks/1000000000000000001/token/messages/@original";
    let files = vec![picture(0, "table.png")];
    sent("PATCH", path, message(), files)
}

/// The initial response to an interaction, with a message.
fn callback() -> LoggedRequest {
    let mut data = message();
    data["flags"] = json!(64);
    data["tts"] = json!(false);
    let body = json!({"type": 4, "data": data});
    let files = vec![picture(0, "table.png")];
    sent("POST", "/interactions/5/token/callback", body, files)
}

fn field(name: &str) -> Value {
    json!({"type": 4, "custom_id": name, "style": 1, "label": "Gems", "min_length": 1, "max_length": 100,
        "required": true, "placeholder": "2 blue 1 red", "value": "1 red"})
}

fn modal() -> LoggedRequest {
    let body = json!({"type": 9, "data": {
        "custom_id": "v1:form:1", "title": "Which gems?",
        "components": [
            {"type": 1, "components": [field("gems")]},
            {"type": 1, "components": [field("more")]},
        ],
    }});
    sent("POST", "/interactions/5/token/callback", body, vec![])
}

/// Autocomplete choices.
fn choices() -> LoggedRequest {
    let one = |name: &str| json!({"name": name, "name_localizations": null, "value": name});
    let body = json!({"type": 8, "data": {"choices": [one("apple"), one("plum")]}});
    sent("POST", "/interactions/5/token/callback", body, vec![])
}

fn commands() -> LoggedRequest {
    let option = |name: &str, required: bool| {
        json!({"type": 3, "name": name, "description": "What", "required": required, "autocomplete": false,
            "choices": [{"name": "One", "value": "one"}, {"name": "Two", "value": "two"}],
            "options": [], "channel_types": [], "min_value": null, "max_value": null,
            "min_length": null, "max_length": null})
    };
    let body = json!([
        {"name": "viceroy", "description": "The card game", "type": 1, "nsfw": false,
            "contexts": [0, 1], "integration_types": [0], "options": [
            {"type": 1, "name": "new", "description": "Open a table", "required": false,
                "options": [option("edition", true), option("laws", true), option("gaps", false)]},
            {"type": 1, "name": "hand", "description": "What you hold", "options": []},
        ]},
        {"name": "about", "description": "About", "description_localizations": {"de": "Über"},
            "type": 1, "options": [option("what", true)]},
    ]);
    let path = "/applications/1000000000000000001/commands";
    sent("PUT", path, body, vec![])
}

fn thread() -> LoggedRequest {
    let body = json!({"name": "Viceroy #1", "auto_archive_duration": 10080});
    sent("POST", "/channels/7/messages/8/threads", body, vec![])
}

fn direct() -> LoggedRequest {
    let body = json!({"recipient_id": "1000000000000000001"});
    sent("POST", "/users/@me/channels", body, vec![])
}

pub fn all() -> Vec<(&'static str, LoggedRequest)> {
    vec![
        ("post", post()),
        ("edit", edit()),
        ("answer", answer()),
        ("callback", callback()),
        ("modal", modal()),
        ("choices", choices()),
        ("commands", commands()),
        ("thread", thread()),
        ("direct", direct()),
    ]
}
