//! What an organiser decides beyond the options of `/viceroy new`, on the panels of a lobby.

use serde_json::Value;
use viceroy::ai::Level;
use viceroy::rules::{Edition, SHEET};
use viceroy_fake_discord::{SeenMessage, Snowflake, UserHandle};

/// Options of the command itself.
const TYPED: [&str; 4] = ["computers", "modules", "private", "virtual_opponents"];

/// What the command can be given, and what is decided on the panels. A number that is no count
/// stands for the place of a value in its list.
pub fn typed(terms: &Value) -> (Value, Vec<(String, Value)>) {
    let all = terms.as_object().cloned().unwrap_or_default();
    let with_level = all.contains_key("level");
    let is_typed = |key: &str| TYPED.contains(&key) && !(with_level && key == "computers");
    let (typed, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|(key, _)| is_typed(key));
    (typed.into_iter().collect::<serde_json::Map<_, _>>().into(), rest)
}

pub async fn arrange(user: &UserHandle, lobby: Snowflake, rest: &[(String, Value)]) {
    let number = |key: &str| {
        let found = rest.iter().find(|(known, _)| known == key);
        found.and_then(|(_, value)| value.as_u64()).map(|n| n as usize)
    };
    if let Some(level) = number("level") {
        let level = [Level::Easy, Level::Normal, Level::Hard][level].key();
        let mut panel = press(user, &there(user, lobby), ":computers").await;
        for _ in 0..number("computers").unwrap_or(0) {
            panel = press(user, &panel, &format!(":seat:{level}")).await;
        }
    }
    let mut lines: Vec<(&str, String)> =
        rest.iter().filter_map(|(key, value)| line(key, value)).collect();
    if number("hour").is_some() {
        // An hour can be chosen once there is one.
        lines.insert(0, (":time", "clock=hour".to_owned()));
    }
    if lines.is_empty() {
        return;
    }
    let mut panel = press(user, &there(user, lobby), ":open").await;
    for (menu, line) in lines {
        let menu = panel.menus.iter().find(|one| one.custom_id.contains(menu));
        let menu = menu.unwrap_or_else(|| panic!("no menu for {line} on {panel:?}"));
        if !menu.options.iter().any(|option| option.value == line) {
            // It is so already.
            continue;
        }
        let chosen = user.select(panel.id, &menu.custom_id, &[&line]).unwrap();
        panel = chosen.settled().await.message().expect("a panel");
        assert!(!panel.menus.is_empty(), "{line}: {panel:?}");
    }
}

/// Menu and line; `None` for what is seated elsewhere, or is so already.
fn line(key: &str, value: &Value) -> Option<(&'static str, String)> {
    let nth = value.as_u64()? as usize;
    let of = |values: &[&str]| format!("{key}={}", values[nth]);
    Some(match key {
        "level" | "computers" => return None,
        "edition" => (":edition", Edition::ALL[nth].key().to_owned()),
        "clock" => (":time", of(&["live", "daily", "hour", "relaxed", "none"])),
        "weekends" => (":time", of(&["on", "off"])),
        "time_out" => (":time", of(&["computer", "pass"])),
        "hour" => (":time", format!("hour={nth}")),
        "hints" => (":option", of(&["allowed", "forbidden"])),
        _ => {
            let option = SHEET.iter().find(|option| option.key == key)?;
            (":option", format!("{key}={}", option.values[nth].key))
        }
    })
}

fn there(user: &UserHandle, message: Snowflake) -> SeenMessage {
    user.message(message).expect("the lobby is there")
}

async fn press(user: &UserHandle, on: &SeenMessage, button: &str) -> SeenMessage {
    let mut buttons = on.buttons.iter().map(|button| &button.custom_id);
    let found = buttons.find(|id| id.starts_with("v1:org:") && id.contains(button));
    let found = found.unwrap_or_else(|| panic!("no {button} on {on:?}"));
    let pressed = user.press(on.id, found).unwrap();
    pressed.settled().await.message().expect("an answer")
}
