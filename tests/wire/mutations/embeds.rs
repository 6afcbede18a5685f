//! Embeds.

use serde_json::json;

use super::{Mutation, long, many};
use crate::checks::violation::Validator::{OpenApi, Rules, Twilight};
use crate::valid::post;

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "eleven embeds",
            on: post,
            slip: |r| many(r, "/embeds", 11, |_, _| {}),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an embed with a title of 257 characters",
            on: post,
            slip: |r| r.json["embeds"][0]["title"] = long(257),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an embed with a description of 4,097 characters",
            on: post,
            slip: |r| r.json["embeds"][0]["description"] = long(4_097),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an embed with a footer of 2,049 characters",
            on: post,
            slip: |r| r.json["embeds"][0]["footer"]["text"] = long(2_049),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an embed with an author of 257 characters",
            on: post,
            slip: |r| r.json["embeds"][0]["author"]["name"] = long(257),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an embed with 26 fields",
            on: post,
            slip: |r| many(r, "/embeds/0/fields", 26, |_, _| {}),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field without a name",
            on: post,
            slip: |r| r.json["embeds"][0]["fields"][0]["name"] = json!(""),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a field of 1,025 characters",
            on: post,
            slip: |r| r.json["embeds"][0]["fields"][0]["value"] = long(1_025),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "6,001 characters in two embeds",
            on: post,
            slip: |r| {
                many(r, "/embeds", 2, |one, _| one["description"] = long(3_000));
            },
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a colour beyond white",
            on: post,
            slip: |r| r.json["embeds"][0]["color"] = json!(0x0100_0000),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an embed that shows a file that is not there",
            on: post,
            slip: |r| r.json["embeds"][0]["image"]["url"] = json!("attachment://hand.png"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "an embed with an unknown field",
            on: post,
            slip: |r| r.json["embeds"][0]["colour"] = json!(1),
            caught_by: &[Rules],
        },
    ]
}
