//! Messages as wholes, their addresses and headers.

use serde_json::{Value, json};

use super::{Mutation, long, many, without};
use crate::checks::violation::Validator::{House, OpenApi, Rules, Twilight};
use crate::valid::{answer, callback, direct, post, second_version, thread};

/// A text of so many characters that calls the person who may be called.
fn calling(count: usize) -> Value {
    let name = "<@1000000000000000001>";
    json!(format!("{name}{}", "x".repeat(count - name.len())))
}

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "2,001 characters in an answer",
            on: answer,
            slip: |r| r.json["content"] = calling(2_001),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "2,001 characters in a post",
            on: post,
            slip: |r| r.json["content"] = calling(2_001),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "a number for a text",
            on: post,
            slip: |r| r.json["content"] = json!(7),
            caught_by: &[OpenApi, House],
        },
        Mutation {
            name: "an empty message",
            on: post,
            slip: |r| {
                r.json = json!({"content": " ", "allowed_mentions": {"parse": []}});
                r.files.clear();
            },
            caught_by: &[Rules],
        },
        Mutation {
            name: "an unknown field",
            on: post,
            slip: |r| r.json["contents"] = json!("x"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "flags in words",
            on: callback,
            slip: |r| r.json["data"]["flags"] = json!("ephemeral"),
            caught_by: &[OpenApi],
        },
        Mutation {
            name: "a call of a kind there is not",
            on: post,
            slip: |r| r.json["allowed_mentions"]["parse"] = json!(["people"]),
            caught_by: &[OpenApi, Twilight, House],
        },
        Mutation {
            name: "all people and some of them",
            on: post,
            slip: |r| r.json["allowed_mentions"]["parse"] = json!(["users"]),
            caught_by: &[Rules, House],
        },
        Mutation {
            name: "101 people called",
            on: post,
            slip: |r| {
                let all: Vec<String> = (0..101).map(|n| (1_000_000 + n).to_string()).collect();
                r.json["content"] = json!("x");
                r.json["allowed_mentions"]["users"] = json!(all);
            },
            caught_by: &[OpenApi, House],
        },
        Mutation {
            name: "nothing said about calls",
            on: post,
            slip: |r| without(r, "", "allowed_mentions"),
            caught_by: &[House],
        },
        Mutation {
            name: "somebody may be called who is not named",
            on: post,
            slip: |r| r.json["content"] = json!("x"),
            caught_by: &[House],
        },
        Mutation {
            name: "a nonce of 26 characters",
            on: post,
            slip: |r| r.json["nonce"] = long(26),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a nonce that is to be kept but not there",
            on: post,
            slip: |r| without(r, "", "nonce"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a component of the second version without the flag",
            on: second_version,
            slip: |r| without(r, "", "flags"),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "text beside components of the second version",
            on: second_version,
            slip: |r| r.json["content"] = json!("x"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "eleven pictures in a gallery",
            on: second_version,
            slip: |r| many(r, "/components/0/components/1/items", 11, |_, _| {}),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an answer of no kind",
            on: callback,
            slip: |r| without(r, "", "type"),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "an answer of a kind there is not",
            on: callback,
            slip: |r| r.json["type"] = json!(3),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a thread without a name",
            on: thread,
            slip: |r| r.json["name"] = json!(""),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a thread with a name of 101 characters",
            on: thread,
            slip: |r| r.json["name"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a thread that folds itself after an hour and a minute",
            on: thread,
            slip: |r| r.json["auto_archive_duration"] = json!(61),
            caught_by: &[OpenApi],
        },
        Mutation {
            name: "a conversation with a name",
            on: direct,
            slip: |r| r.json["recipient_id"] = json!("Anna"),
            caught_by: &[OpenApi],
        },
        Mutation {
            name: "an address that is not there",
            on: post,
            slip: |r| r.path = "/api/v10/channels/7/notes".to_owned(),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a client that does not say what it is",
            on: post,
            slip: |r| r.user_agent = "curl/8".to_owned(),
            caught_by: &[Rules],
        },
    ]
}
