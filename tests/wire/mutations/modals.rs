//! Forms.

use serde_json::json;

use super::{Mutation, at, long, many, without};
use crate::checks::violation::Validator::{OpenApi, Rules, Twilight};
use crate::valid::{labelled, modal};

const FORM: &str = "/data";
const ROWS: &str = "/data/components";
const FIELDS: &str = "/data/components/0/components";
const FIELD: &str = "/data/components/0/components/0";
const LABEL: &str = "/data/components/0";

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "a form without a title",
            on: modal,
            slip: |r| without(r, FORM, "title"),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a form with a title of 46 characters",
            on: modal,
            slip: |r| at(r, FORM)["title"] = long(46),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a form with a custom_id of 101 characters",
            on: modal,
            slip: |r| at(r, FORM)["custom_id"] = long(101),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a form without a custom_id",
            on: modal,
            slip: |r| without(r, FORM, "custom_id"),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "six rows of a form",
            on: modal,
            slip: |r| {
                many(r, ROWS, 6, |one, n| {
                    one["components"][0]["custom_id"] = json!(n.to_string())
                })
            },
            caught_by: &[Rules],
        },
        Mutation {
            name: "a form without rows",
            on: modal,
            slip: |r| *at(r, ROWS) = json!([]),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a button in a form",
            on: modal,
            slip: |r| {
                *at(r, FIELD) = json!({"type": 2, "style": 1, "custom_id": "x", "label": "x"})
            },
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "two fields in a row",
            on: modal,
            slip: |r| {
                many(r, FIELDS, 2, |one, n| {
                    one["custom_id"] = json!(n.to_string())
                })
            },
            caught_by: &[Rules],
        },
        Mutation {
            name: "two fields of one custom_id",
            on: modal,
            slip: |r| at(r, FIELD)["custom_id"] = json!("more"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a field without a label",
            on: modal,
            slip: |r| without(r, FIELD, "label"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a field with a label of 46 characters",
            on: modal,
            slip: |r| at(r, FIELD)["label"] = long(46),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field without a custom_id",
            on: modal,
            slip: |r| without(r, FIELD, "custom_id"),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field without a style",
            on: modal,
            slip: |r| without(r, FIELD, "style"),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field of a style there is not",
            on: modal,
            slip: |r| at(r, FIELD)["style"] = json!(3),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field with an example of 101 characters",
            on: modal,
            slip: |r| at(r, FIELD)["placeholder"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field with 4,001 characters",
            on: modal,
            slip: |r| {
                at(r, FIELD)["max_length"] = json!(4_000);
                at(r, FIELD)["value"] = long(4_001);
            },
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a field for 4,001 characters",
            on: modal,
            slip: |r| at(r, FIELD)["max_length"] = json!(4_001),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a field whose least is over its most",
            on: modal,
            slip: |r| at(r, FIELD)["min_length"] = json!(101),
            caught_by: &[Rules],
        },
        Mutation {
            name: "an unknown field of a text field",
            on: modal,
            slip: |r| at(r, FIELD)["multiline"] = json!(true),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a label of a form of 46 characters",
            on: labelled,
            slip: |r| at(r, LABEL)["label"] = long(46),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a label of a form with 101 characters below it",
            on: labelled,
            slip: |r| at(r, LABEL)["description"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a label of a form around nothing",
            on: labelled,
            slip: |r| without(r, LABEL, "component"),
            caught_by: &[OpenApi, Twilight],
        },
    ]
}
