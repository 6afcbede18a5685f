//! Proposals for something being typed.

use serde_json::json;

use super::{Mutation, long, many, without};
use crate::checks::violation::Validator::{OpenApi, Rules, Twilight};
use crate::valid::choices;

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "26 proposals",
            on: choices,
            slip: |r| {
                many(r, "/data/choices", 26, |one, n| {
                    one["value"] = json!(n.to_string())
                })
            },
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a proposal of 101 characters",
            on: choices,
            slip: |r| r.json["data"]["choices"][0]["name"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a proposal without a name",
            on: choices,
            slip: |r| r.json["data"]["choices"][0]["name"] = json!(""),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a proposal with a value of 101 characters",
            on: choices,
            slip: |r| r.json["data"]["choices"][0]["value"] = long(101),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a proposal with an unknown field",
            on: choices,
            slip: |r| r.json["data"]["choices"][0]["label"] = json!("x"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "no list of proposals",
            on: choices,
            slip: |r| without(r, "/data", "choices"),
            caught_by: &[Rules],
        },
    ]
}
