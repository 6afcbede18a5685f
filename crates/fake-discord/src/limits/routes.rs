//! Rate limit buckets by route.

use super::window::Allowance;
use crate::prelude::*;

pub(super) const GLOBAL: Allowance = Allowance::new(50, 1_000);
/// Invalid requests before the ban.
pub(super) const INVALID: Allowance = Allowance::new(10_000, 600_000);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rule {
    /// Shown in the headers only as a hash.
    pub(super) name: &'static str,
    pub(super) allowance: Allowance,
    pub(super) is_announced: bool,
}

const fn rule(name: &'static str, count: u32, milliseconds: u64) -> Rule {
    Rule { name, allowance: Allowance::new(count, milliseconds), is_announced: true }
}

/// Channel names and topics: two changes per ten minutes, not announced.
const RENAME: Rule = Rule { is_announced: false, ..rule("rename channel", 2, 600_000) };

/// A route and its channel, guild or webhook.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bucket {
    kind: &'static str,
    about: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    pub(super) counted: Option<(Rule, Bucket)>,
    /// False for interaction responses.
    pub(super) in_global_limit: bool,
}

pub(super) fn read(method: &str, path: &str) -> Asked {
    let steps: Vec<&str> = path.trim_matches('/').split('/').skip(2).collect();
    let about = match steps.as_slice() {
        ["channels" | "guilds", id, ..] => (*id).to_owned(),
        ["webhooks", id, token, ..] => format!("{id}/{token}"),
        _ => String::new(),
    };
    // Interaction callbacks are in no bucket.
    let is_first_answer = matches!(steps.as_slice(), ["interactions", _, _, "callback"]);
    let counted = (!is_first_answer).then(|| {
        let rule = rule_for(method, &steps);
        let kind = rule.name;
        (rule, Bucket { kind, about })
    });
    Asked {
        counted,
        in_global_limit: !matches!(steps.as_slice(), ["interactions" | "webhooks", _, _, ..]),
    }
}

/// An additional bucket that no header announces.
pub(super) fn hidden(asked: &Asked, method: &str, body: &Value) -> Option<(Rule, Bucket)> {
    let (rule, bucket) = asked.counted.as_ref()?;
    let renames = method == "PATCH"
        && rule.name == CHANNEL.name
        && (body.get("name").is_some() || body.get("topic").is_some());
    renames.then(|| {
        let bucket = Bucket { kind: RENAME.name, about: bucket.about.clone() };
        (RENAME, bucket)
    })
}

const CHANNEL: Rule = rule("PATCH channel", 5, 15_000);

fn rule_for(method: &str, steps: &[&str]) -> Rule {
    match (method, steps) {
        ("POST", ["channels", _, "messages"]) => rule("POST message", 5, 5_000),
        ("PATCH", ["channels", _, "messages", _]) => rule("PATCH message", 5, 5_000),
        ("DELETE", ["channels", _, "messages", _]) => rule("DELETE message", 5, 1_000),
        ("POST", ["channels", _, "messages", _, "threads"]) => rule("POST thread", 50, 300_000),
        ("PATCH", ["channels", _]) => CHANNEL,
        ("GET", ["channels", _]) => rule("GET channel", 10, 10_000),
        ("POST", ["webhooks", _, _]) => rule("POST webhook", 5, 2_000),
        ("GET", ["webhooks", _, _, "messages", _]) => rule("GET webhook message", 5, 2_000),
        ("PATCH", ["webhooks", _, _, "messages", _]) => rule("PATCH webhook message", 5, 2_000),
        ("DELETE", ["webhooks", _, _, "messages", _]) => rule("DELETE webhook message", 5, 2_000),
        (_, ["applications", _, "commands", ..]) => rule("command", 5, 20_000),
        (_, ["applications", _, "emojis", ..]) => rule("emojis", 5, 5_000),
        ("POST", ["users", "@me", "channels"]) => rule("open conversation", 10, 10_000),
        ("GET", ["users", ..]) => rule("GET user", 30, 30_000),
        ("GET", ["gateway", "bot"]) => rule("GET gateway", 2, 5_000),
        ("GET", ["guilds", _, "members", ..]) => rule("GET member", 5, 1_000),
        (_, _) => rule("everything else", 10, 10_000),
    }
}
