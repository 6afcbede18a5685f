//! Compares the registered commands with ours: clients reload commands that are registered again.

use crate::prelude::*;
use serde_json::{Map, json};
use serenity::all::CreateCommand;
use serenity::http::{LightMethod, Request};

/// What we set; Discord adds other fields.
const FIELDS: [&str; 18] = [
    "autocomplete",
    "channel_types",
    "choices",
    "contexts",
    "default_member_permissions",
    "description",
    "description_localizations",
    "integration_types",
    "max_length",
    "max_value",
    "min_length",
    "min_value",
    "name",
    "name_localizations",
    "nsfw",
    "options",
    "required",
    "type",
];

/// False if Discord cannot be queried.
pub async fn are(http: &Http, metrics: &Metrics, offered: &[CreateCommand]) -> bool {
    let offered = serde_json::to_value(offered).unwrap_or_default();
    asked(metrics, Endpoint::Commands, there(http))
        .await
        .is_ok_and(|there| is_same(&offered, &there))
}

async fn there(http: &Http) -> Result<Value, Error> {
    let application_id = http.application_id().ok_or(Error::Other("it is not known who asks"))?;
    let request = Request::new(Route::Commands { application_id }, LightMethod::Get);
    let request = request.params(Some(vec![("with_localizations", true.to_string())]));
    Ok(http.request(request).await?.json().await?)
}

fn is_same(offered: &Value, there: &Value) -> bool {
    let (Some(offered), Some(there)) = (offered.as_array(), there.as_array()) else {
        return false;
    };
    let mut there: Vec<Value> = there.iter().map(bare_command).collect();
    offered.len() == there.len()
        && offered.iter().map(bare_command).all(|command| {
            let same = there.iter().position(|other| *other == command);
            same.map(|at| there.swap_remove(at)).is_some()
        })
}

fn bare_command(command: &Value) -> Value {
    let mut bare = bare(command);
    if let Some(fields) = bare.as_object_mut() {
        fields.entry("type").or_insert_with(|| number(1.0));
    }
    bare
}

/// Drops Discord's additions and values equal to the default.
fn bare(thing: &Value) -> Value {
    let kept = thing.as_object().into_iter().flatten();
    let kept = kept.filter(|(name, _)| FIELDS.contains(&name.as_str()) || *name == "value");
    let kept = kept.map(|(name, value)| (name.clone(), plain(name, value)));
    Value::Object(kept.filter(|(_, value)| !says_nothing(value)).collect::<Map<_, _>>())
}

fn plain(name: &str, value: &Value) -> Value {
    match (name, value) {
        ("options" | "choices", Value::Array(all)) => all.iter().map(bare).collect(),
        // Numbers may be floats, and Discord has permissions as strings.
        ("default_member_permissions", Value::Number(bits)) => json!(bits.to_string()),
        (_, Value::Number(some)) => number(some.as_f64().unwrap_or_default()),
        (_, Value::Array(all)) => {
            let mut all: Vec<u64> = all.iter().filter_map(Value::as_u64).collect();
            all.sort_unstable();
            json!(all)
        }
        (_, other) => other.clone(),
    }
}

fn number(number: f64) -> Value {
    json!(number)
}

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interaction::commands::command_list;
    use viceroy_i18n::Languages;

    /// As Discord returns it.
    fn told(command: &Value) -> Value {
        let mut told = command.clone();
        told["id"] = json!("7");
        told["version"] = json!("8");
        told["nsfw"] = json!(false);
        told["dm_permission"] = json!(true);
        told["default_member_permissions"] = Value::Null;
        if told["type"].is_null() {
            told["type"] = json!(1);
        }
        told
    }

    #[test]
    fn what_discord_adds_is_no_change_and_any_word_is() {
        let offered = serde_json::to_value(command_list(&Languages::carried().unwrap())).unwrap();
        let there: Vec<Value> = offered.as_array().unwrap().iter().map(told).rev().collect();
        assert!(is_same(&offered, &json!(there)));
        let changed = |change: &dyn Fn(&mut Value)| {
            let mut there = json!(there);
            change(&mut there);
            !is_same(&offered, &there)
        };
        let viceroy = there.len() - 1;
        assert!(changed(&|there| there[viceroy]["options"][1]["description"] = json!("other")));
        let german = "/description_localizations/de";
        assert!(changed(&|there| {
            let new = &mut there[viceroy]["options"][0];
            *new.pointer_mut(german).expect("it is said in German") = json!("anders");
        }));
        assert!(changed(&|there| there[viceroy]["options"][0]["options"] = Value::Null));
        assert!(changed(&|there| drop(there.as_array_mut().unwrap().pop())));
        for (field, other) in [
            ("contexts", json!([0, 1])),
            ("contexts", Value::Null),
            ("integration_types", json!([0])),
            ("integration_types", json!([1])),
        ] {
            assert!(changed(&|there| there[viceroy][field] = other.clone()));
        }
        let (menu, other_order) = (0, json!([2, 0, 1]));
        assert!(changed(&|there| there[menu]["contexts"] = json!([0, 2])));
        assert!(!changed(&|there| there[viceroy]["contexts"] = other_order.clone()));
        let first = there[0].clone();
        assert!(changed(&|there| there.as_array_mut().unwrap().push(first.clone())));
        assert!(changed(&|there| *there = json!({"message": "401: Unauthorized"})));
    }
}
