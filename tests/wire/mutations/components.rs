//! Buttons and menus of messages.

use serde_json::{Value, json};

use super::{Mutation, at, long, many, without};
use crate::checks::violation::Validator::{OpenApi, Rules, Twilight};
use crate::valid::post;

const BUTTON: &str = "/components/0/components/0";
const LINK: &str = "/components/0/components/2";
const MENU: &str = "/components/1/components/0";
const OPTIONS: &str = "/components/1/components/0/options";
const OPTION: &str = "/components/1/components/0/options/0";

fn name(part: &mut Value, number: usize) {
    part["custom_id"] = json!(number.to_string());
}

fn name_row(row: &mut Value, number: usize) {
    for (part, letter) in row["components"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .zip("abc".chars())
    {
        if part["custom_id"].is_string() {
            part["custom_id"] = json!(format!("{number}{letter}"));
        }
    }
}

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "six rows",
            on: post,
            slip: |r| many(r, "/components", 6, name_row),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "a row with nothing in it",
            on: post,
            slip: |r| *at(r, "/components/0/components") = json!([]),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "six buttons",
            on: post,
            slip: |r| many(r, "/components/0/components", 6, name),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a row in a row",
            on: post,
            slip: |r| {
                let row = at(r, "/components/0").clone();
                *at(r, BUTTON) = row;
            },
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a text field in a message",
            on: post,
            slip: |r| {
                *at(r, BUTTON) = json!({"type": 4, "custom_id": "x", "style": 1, "label": "x"})
            },
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a button beside a menu",
            on: post,
            slip: |r| {
                let menu = at(r, MENU).clone();
                *at(r, BUTTON) = menu;
                without(r, BUTTON, "custom_id");
                at(r, BUTTON)["custom_id"] = json!("other");
            },
            caught_by: &[Rules],
        },
        Mutation {
            name: "a component of no kind",
            on: post,
            slip: |r| without(r, BUTTON, "type"),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a component of a kind there is not",
            on: post,
            slip: |r| at(r, BUTTON)["type"] = json!(99),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "an object for a list",
            on: post,
            slip: |r| r.json["components"] = json!({}),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a label of 81 characters",
            on: post,
            slip: |r| at(r, BUTTON)["label"] = long(81),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a custom_id of 101 characters",
            on: post,
            slip: |r| at(r, BUTTON)["custom_id"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an empty custom_id",
            on: post,
            slip: |r| at(r, BUTTON)["custom_id"] = json!(""),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a button without a custom_id",
            on: post,
            slip: |r| without(r, BUTTON, "custom_id"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a button without a style",
            on: post,
            slip: |r| without(r, BUTTON, "style"),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a button of a style there is not",
            on: post,
            slip: |r| at(r, BUTTON)["style"] = json!(9),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a button without label or emoji",
            on: post,
            slip: |r| {
                without(r, BUTTON, "label");
                without(r, BUTTON, "emoji");
            },
            caught_by: &[Rules],
        },
        Mutation {
            name: "two buttons of one custom_id",
            on: post,
            slip: |r| at(r, BUTTON)["custom_id"] = json!("v1:leave:1"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a button and a menu of one custom_id",
            on: post,
            slip: |r| at(r, BUTTON)["custom_id"] = json!("v1:menu:1"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a button with an address",
            on: post,
            slip: |r| at(r, BUTTON)["url"] = json!("https://example.org"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a link without an address",
            on: post,
            slip: |r| without(r, LINK, "url"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a link with a custom_id",
            on: post,
            slip: |r| at(r, LINK)["custom_id"] = json!("link"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "an emoji of a guild without a number",
            on: post,
            slip: |r| at(r, BUTTON)["emoji"]["id"] = json!("gem"),
            caught_by: &[OpenApi],
        },
        Mutation {
            name: "a word for an emoji",
            on: post,
            slip: |r| at(r, BUTTON)["emoji"]["name"] = json!("gem"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "an unknown field of a button",
            on: post,
            slip: |r| at(r, BUTTON)["dissabled"] = json!(true),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a menu without options",
            on: post,
            slip: |r| *at(r, OPTIONS) = json!([]),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a menu without a list of options",
            on: post,
            slip: |r| without(r, MENU, "options"),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "a menu without a custom_id",
            on: post,
            slip: |r| without(r, MENU, "custom_id"),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a menu with 26 options",
            on: post,
            slip: |r| many(r, OPTIONS, 26, |one, n| one["value"] = json!(n.to_string())),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an option of 101 characters",
            on: post,
            slip: |r| at(r, OPTION)["label"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an option without a label",
            on: post,
            slip: |r| without(r, OPTION, "label"),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an option with a value of 101 characters",
            on: post,
            slip: |r| at(r, OPTION)["value"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "an option with a description of 101 characters",
            on: post,
            slip: |r| at(r, OPTION)["description"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "two options of one value",
            on: post,
            slip: |r| at(r, OPTION)["value"] = json!("r"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a menu with a title of 151 characters",
            on: post,
            slip: |r| at(r, MENU)["placeholder"] = long(151),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "more to choose than there is",
            on: post,
            slip: |r| at(r, MENU)["max_values"] = json!(4),
            caught_by: &[Rules],
        },
        Mutation {
            name: "nothing may be chosen",
            on: post,
            slip: |r| {
                at(r, MENU)["min_values"] = json!(0);
                at(r, MENU)["max_values"] = json!(0);
            },
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "26 have to be chosen",
            on: post,
            slip: |r| at(r, MENU)["min_values"] = json!(26),
            caught_by: &[OpenApi, Twilight, Rules],
        },
        Mutation {
            name: "more chosen beforehand than may be",
            on: post,
            slip: |r| {
                at(r, MENU)["options"]
                    .as_array_mut()
                    .unwrap()
                    .iter_mut()
                    .for_each(|o| o["default"] = json!(true))
            },
            caught_by: &[Rules],
        },
    ]
}
