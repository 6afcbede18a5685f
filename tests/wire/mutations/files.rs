//! Pictures.

use serde_json::json;

use super::{Mutation, long, many, without};
use crate::checks::sent::picture;
use crate::checks::violation::Validator::{House, OpenApi, Rules, Twilight};
use crate::valid::post;

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "an attachment without a file",
            on: post,
            slip: |r| r.files.clear(),
            caught_by: &[Rules],
        },
        Mutation {
            name: "an attachment with the number of another file",
            on: post,
            slip: |r| r.json["attachments"][0]["id"] = json!(1),
            caught_by: &[Rules, House],
        },
        Mutation {
            name: "an attachment whose number is no number",
            on: post,
            slip: |r| r.json["attachments"][0]["id"] = json!("zero"),
            caught_by: &[OpenApi, Rules, House],
        },
        Mutation {
            name: "alt text of 1,025 characters",
            on: post,
            slip: |r| r.json["attachments"][0]["description"] = long(1_025),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a picture without alt text",
            on: post,
            slip: |r| without(r, "/attachments/0", "description"),
            caught_by: &[House],
        },
        Mutation {
            name: "a picture that is not listed",
            on: post,
            slip: |r| r.files.push(picture(1, "hand.png")),
            caught_by: &[House],
        },
        Mutation {
            name: "two files of one number",
            on: post,
            slip: |r| r.files.push(picture(0, "hand.png")),
            caught_by: &[Rules],
        },
        Mutation {
            name: "eleven pictures",
            on: post,
            slip: |r| {
                many(r, "/attachments", 11, |one, n| one["id"] = json!(n));
                r.files = (0..11).map(|n| picture(n, "table.png")).collect();
            },
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a picture over ten megabytes",
            on: post,
            slip: |r| r.files[0].size = (10 << 20) + 1,
            caught_by: &[Rules],
        },
        Mutation {
            name: "a name of a file with a space",
            on: post,
            slip: |r| r.json["attachments"][0]["filename"] = json!("my table.png"),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "an unknown field of an attachment",
            on: post,
            slip: |r| r.json["attachments"][0]["alt"] = json!("x"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a new message that keeps an old picture",
            on: post,
            slip: |r| {
                let kept = json!({"id": "1400000000000000000"});
                r.json["attachments"].as_array_mut().unwrap().push(kept);
            },
            caught_by: &[Rules],
        },
    ]
}
