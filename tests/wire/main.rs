//! Tests the wire checks themselves: valid requests pass, and each kind of error is caught by
//! exactly the expected checks.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod valid;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use viceroy_fake_discord::LoggedRequest;

use viceroy_fake_discord::checks::violation::Validator;
use viceroy_fake_discord::checks::{Manners, of_request, openapi};

/// Replaces the value at a pointer; `null` removes it.
fn slip(body: &mut Value, pointer: &str, value: &Value) {
    let (above, field) = pointer.rsplit_once('/').unwrap();
    let above = body.pointer_mut(above).unwrap().as_object_mut().unwrap();
    match value {
        Value::Null => assert!(above.remove(field).is_some(), "{pointer}"),
        value => drop(above.insert(field.to_owned(), value.clone())),
    }
}

/// Asserts that exactly these checks fail.
fn caught(request: &LoggedRequest, by: &str, what: &str) {
    let found = of_request(request, Manners::House);
    let found: BTreeSet<String> = found.iter().map(|one| format!("{:?}", one.by)).collect();
    let asked = |name: &&str| *name != "OpenApi" || openapi::is_there();
    let expected = by.split_whitespace().filter(asked);
    assert_eq!(found, expected.map(str::to_owned).collect(), "{what}");
}

#[test]
fn what_is_right_passes_every_check() {
    for (name, request) in valid::all() {
        caught(&request, "", name);
    }
}

#[test]
fn every_slip_is_caught_by_just_those_who_should() {
    let long = |count: usize| "x".repeat(count);
    let calling = format!("<@1000000000000000001>{}", long(1_979));
    let button = "/components/0/components/0";
    let menu = "/components/1/components/0";
    let field = "/data/components/0/components/0";
    let table = json!([
        ["post", "/content", calling, "Twilight"],
        ["post", "/content", "x", "House"],
        ["post", "/content", 7, "OpenApi House"],
        ["post", "/contents", "x", "Rules"],
        ["post", "/embeds", [{"type": "rich", "title": "x"}], "Rules"],
        ["post", "/embeds", [{"type": "rich", "description": long(4_097)}], "OpenApi Twilight"],
        ["post", "/nonce", null, "Rules"],
        ["post", "/allowed_mentions", null, "House"],
        ["post", "/allowed_mentions/parse", ["users"], "Rules House"],
        ["post", "/components", {}, "OpenApi Twilight Rules"],
        ["post", "/components/0/components", [], "OpenApi Rules"],
        ["post", format!("{button}/label"), long(81), "OpenApi Twilight Rules"],
        ["post", format!("{button}/custom_id"), "v1:leave:1", "Rules"],
        ["post", format!("{button}/custom_id"), null, "Twilight Rules"],
        ["post", format!("{button}/style"), 9, "OpenApi Rules"],
        ["post", format!("{button}/type"), 99, "OpenApi Twilight Rules"],
        ["post", format!("{button}/emoji/name"), "gem", "Rules"],
        ["post", format!("{button}/dissabled"), true, "Rules"],
        ["post", format!("{menu}/max_values"), 4, "Rules"],
        ["post", format!("{menu}/placeholder"), long(151), "OpenApi Twilight Rules"],
        ["post", format!("{menu}/options/0/value"), "r", "Rules"],
        ["post", "/attachments/0/description", null, "House"],
        ["post", "/attachments/0/description", long(1_025), "OpenApi Twilight"],
        ["post", "/attachments/0/description", "🟡".repeat(513), "House"],
        ["post", "/attachments/0/id", 1, "Rules House"],
        ["edit", "/attachments/0/alt", "x", "Rules"],
        ["answer", format!("{button}/emoji/id"), "gem", "OpenApi Rules"],
        ["callback", "/type", 3, "OpenApi Rules"],
        ["modal", "/data/title", long(46), "OpenApi Rules"],
        ["modal", format!("{field}/label"), null, "Rules"],
        ["modal", format!("{field}/min_length"), 101, "Rules"],
        ["modal", format!("{field}/style"), 3, "OpenApi Twilight Rules"],
        ["choices", "/data/choices", null, "Rules"],
        ["choices", "/data/choices/0/name", "", "OpenApi Twilight Rules"],
        ["commands", "/0/name", "Viceroy", "Twilight Rules"],
        ["commands", "/1/name", "viceroy", "Rules"],
        ["commands", "/0/contexts", [3], "OpenApi Rules"],
        ["commands", "/1/description_localizations", {"xx": "x"}, "Rules"],
        ["commands", "/0/options/0/options/0/autocomplete", true, "Rules"],
        ["commands", "/0/options/0/options/0/required", false, "Twilight Rules"],
        ["thread", "/name", long(101), "OpenApi Twilight"],
        ["thread", "/name", "🟡".repeat(51), "House"],
        ["thread", "/auto_archive_duration", 61, "OpenApi"],
        ["direct", "/recipient_id", "Anna", "OpenApi"],
    ]);
    let all = valid::all();
    for row in table.as_array().unwrap() {
        let [on, pointer, by] = [0, 1, 3].map(|column: usize| row[column].as_str().unwrap());
        let (_, valid) = all.iter().find(|(name, _)| *name == on).unwrap();
        let mut request = valid.clone();
        slip(&mut request.json, pointer, &row[2]);
        caught(&request, by, &format!("{on} {pointer}: {}", row[2]));
    }
}

#[test]
fn slips_beside_the_body_are_caught() {
    let slipped = |slip: fn(&mut LoggedRequest)| {
        let mut request = valid::post();
        slip(&mut request);
        request
    };
    let elsewhere = slipped(|r| r.path = "/api/v10/channels/7/notes".to_owned());
    caught(&elsewhere, "OpenApi Rules", "an address that is not there");
    let unnamed = slipped(|r| r.user_agent = "curl/8".to_owned());
    caught(&unnamed, "Rules", "a client that does not say what it is");
    let large = slipped(|r| r.files[0].size = (10 << 20) + 1);
    caught(&large, "Rules", "a file over ten megabytes");
    let more =
        slipped(|r| r.files.push(viceroy_fake_discord::checks::content::picture(1, "hand.png")));
    caught(&more, "House", "a picture that is not listed");
    let empty = slipped(|r| {
        r.json = json!({"content": " ", "allowed_mentions": {"parse": []}});
        r.files.clear();
    });
    caught(&empty, "Rules", "an empty message");
}

#[test]
fn a_violation_says_where_it_is() {
    let mut request = valid::post();
    slip(&mut request.json, "/components/0/components/0/style", &json!(9));
    for violation in of_request(&request, Manners::House) {
        let said = violation.to_string();
        assert!(said.contains("POST /api/v10/channels/7/messages"), "{said}");
        if violation.by == Validator::OpenApi {
            let pointer = &violation.complaint.pointer;
            assert_eq!(pointer, "/components/0/components/0/style", "{said}");
        }
    }
}
