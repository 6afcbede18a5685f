//! Commands.

use serde_json::json;

use super::{Mutation, at, long, many, without};
use crate::checks::violation::Validator::{OpenApi, Rules, Twilight};
use crate::valid::commands;

const PART: &str = "/0/options/0";
const OPTION: &str = "/0/options/0/options/0";
const CHOICES: &str = "/0/options/0/options/0/choices";

/// The slips.
pub fn all() -> Vec<Mutation> {
    vec![
        Mutation {
            name: "a command with a capital",
            on: commands,
            slip: |r| r.json[0]["name"] = json!("Viceroy"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a command with a space",
            on: commands,
            slip: |r| r.json[0]["name"] = json!("the viceroy"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a command of 33 characters",
            on: commands,
            slip: |r| r.json[0]["name"] = long(33),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a command without a name",
            on: commands,
            slip: |r| without(r, "/0", "name"),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a command without a description",
            on: commands,
            slip: |r| without(r, "/0", "description"),
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "a command with a description of 101 characters",
            on: commands,
            slip: |r| r.json[0]["description"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "two commands of one name",
            on: commands,
            slip: |r| r.json[1]["name"] = json!("viceroy"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a command with 26 subcommands",
            on: commands,
            slip: |r| {
                many(r, "/0/options", 26, |one, n| {
                    one["name"] = json!(format!("new-{n}"))
                })
            },
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a subcommand with a capital",
            on: commands,
            slip: |r| at(r, PART)["name"] = json!("New"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a subcommand without a description",
            on: commands,
            slip: |r| without(r, PART, "description"),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "two subcommands of one name",
            on: commands,
            slip: |r| at(r, PART)["name"] = json!("hand"),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "a subcommand beside a value",
            on: commands,
            slip: |r| r.json[0]["options"][1]["type"] = json!(3),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a required option after one that is not",
            on: commands,
            slip: |r| {
                let options = at(r, "/0/options/0/options").as_array_mut().unwrap();
                options.swap(0, 1);
            },
            caught_by: &[Twilight, Rules],
        },
        Mutation {
            name: "an option of a kind there is not",
            on: commands,
            slip: |r| at(r, OPTION)["type"] = json!(12),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "two options of one name",
            on: commands,
            slip: |r| at(r, OPTION)["name"] = json!("laws"),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "an option with 26 choices",
            on: commands,
            slip: |r| many(r, CHOICES, 26, |one, n| one["name"] = json!(n.to_string())),
            caught_by: &[OpenApi, Rules],
        },
        Mutation {
            name: "a choice of 101 characters",
            on: commands,
            slip: |r| at(r, CHOICES)[0]["name"] = long(101),
            caught_by: &[OpenApi, Twilight],
        },
        Mutation {
            name: "a choice with a value of 101 characters",
            on: commands,
            slip: |r| at(r, CHOICES)[0]["value"] = long(101),
            caught_by: &[Twilight],
        },
        Mutation {
            name: "two choices of one name",
            on: commands,
            slip: |r| at(r, CHOICES)[0]["name"] = json!("Two"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "choices and proposals",
            on: commands,
            slip: |r| at(r, OPTION)["autocomplete"] = json!(true),
            caught_by: &[Rules],
        },
        Mutation {
            name: "the shortest longer than the longest",
            on: commands,
            slip: |r| {
                at(r, OPTION)["min_length"] = json!(9);
                at(r, OPTION)["max_length"] = json!(8);
            },
            caught_by: &[Rules],
        },
        Mutation {
            name: "an unknown field of a command",
            on: commands,
            slip: |r| r.json[0]["descripton"] = json!("x"),
            caught_by: &[Rules],
        },
        Mutation {
            name: "an unknown field of an option",
            on: commands,
            slip: |r| at(r, OPTION)["autocompete"] = json!(true),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a language there is not",
            on: commands,
            slip: |r| r.json[1]["description_localizations"] = json!({"xx": "x"}),
            caught_by: &[Rules],
        },
        Mutation {
            name: "a place there is not",
            on: commands,
            slip: |r| r.json[0]["contexts"] = json!([3]),
            caught_by: &[OpenApi],
        },
        Mutation {
            name: "8,001 characters in a command",
            on: commands,
            slip: |r| {
                many(r, "/1/options", 25, |one, n| {
                    one["name"] = json!(format!("what-{n}"))
                });
                for option in at(r, "/1/options").as_array_mut().unwrap() {
                    let choice = |n: usize| json!({"name": format!("{n}{}", "x".repeat(98)), "value": "x".repeat(100)});
                    option["choices"] = (0..2).map(choice).collect();
                }
            },
            caught_by: &[Twilight],
        },
    ]
}
