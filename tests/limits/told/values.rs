//! The values in a fact, each changed alone.

use serde_json::{Value, json};
use viceroy::rules::OpenFact;

const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];
const DECKS: [&str; 4] = ["large", "small", "laws", "criminals"];
const TOKENS: [&str; 3] = ["science", "magic", "defence"];
const WON_BY: [&str; 2] = ["gem", "attack"];

/// Where something lies or lay, and by what it came: the picture shows the former, the line before it says the
/// latter. Who is meant is told by name.
const UNSAID: [&str; 37] = [
    "seat",
    "to",
    "with",
    "bidders",
    "winners",
    "rivals",
    "why",
    "played.slot.column",
    "played.sections",
    "circle.slot",
    "token_gained.card",
    "gained_attack.card",
    "won.auction",
    "won.colour",
    "won.place",
    "replaced.slot",
    "replaced.sections",
    "painted.card",
    "painted.section",
    "swapped.given.card",
    "swapped.given.used",
    "swapped.taken.card",
    "swapped.taken.used",
    "requisitioned.colour",
    "requisitioned.place",
    "judgements_drawn.card",
    "judgements_drawn.row",
    "judgements_returned.why",
    "bribes_taken.card",
    "bribes_paid.by",
    "moved.slot.column",
    "moved.by",
    "obeyed.judgement",
    "obeyed.card",
    "scored",
    "went_under.card",
    "domain_placed",
];

fn told(fact: &OpenFact) -> (String, Value) {
    let mut value = serde_json::to_value(fact).unwrap();
    let mut name = String::new();
    while let Value::Object(all) = &value
        && all.len() == 1
        && (name.is_empty() || ["diamonds", "invasion", "underworld"].contains(&&*name))
    {
        let (key, inner) = all.clone().into_iter().next().unwrap();
        (name, value) = (key, inner);
    }
    (name, value)
}

pub fn kind(fact: &OpenFact) -> String {
    match told(fact) {
        (name, Value::String(unit)) if name.is_empty() => unit,
        (name, _) => name,
    }
}

/// Each with the name of the value that is another.
pub fn with_other_values(fact: &OpenFact) -> Vec<(String, OpenFact)> {
    let whole = serde_json::to_value(fact).unwrap();
    let mut all = vec![];
    change(&whole, (&kind(fact), ""), &mut |name, other| all.push((name, other)));
    let read = all.into_iter().filter_map(|(name, other)| {
        let other: OpenFact = serde_json::from_value(other).ok()?;
        (other != *fact).then_some((name, other))
    });
    read.collect()
}

fn change(value: &Value, (kind, at): (&str, &str), found: &mut dyn FnMut(String, Value)) {
    let is_unsaid = UNSAID.iter().any(|unsaid| at == *unsaid || format!("{kind}.{at}") == **unsaid);
    if is_unsaid {
        return;
    }
    let name = || format!("{kind}.{at}");
    match value {
        Value::Object(all) => {
            for (key, inner) in all {
                let groups = [kind, "diamonds", "invasion", "underworld"];
                let is_group = at.is_empty() && groups.contains(&&**key);
                let below = match (is_group, at.is_empty()) {
                    (true, _) => String::new(),
                    (false, true) => key.clone(),
                    (false, false) => format!("{at}.{key}"),
                };
                change(inner, (kind, &below), &mut |name, other| {
                    let mut all = all.clone();
                    all.insert(key.clone(), other);
                    found(name, Value::Object(all));
                });
            }
        }
        Value::Array(items) => {
            for (nth, inner) in items.iter().enumerate() {
                change(inner, (kind, at), &mut |name, other| {
                    let mut items = items.clone();
                    items[nth] = other;
                    found(name, Value::Array(items));
                });
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            let is_card = ["card", "under", "by", "cards"].iter().any(|card| at.ends_with(card));
            match is_card && number > 1 {
                true => found(name(), json!(number - 1)),
                false => found(name(), json!(number + 1)),
            }
        }
        Value::String(word) => {
            for set in [&COLOURS[..], &DECKS, &TOKENS, &WON_BY] {
                if let Some(nth) = set.iter().position(|other| other == word) {
                    found(name(), json!(set[(nth + 1) % set.len()]));
                }
            }
        }
        Value::Bool(is) => found(name(), json!(!is)),
        Value::Null => {}
    }
}
