//! Rules for components and modal fields.

use serde_json::Value;

use super::doubled::doubled;
use super::keys;
use crate::checks::place::JsonPlace;
use crate::checks::violation::Complaint;

const ROWS: usize = 5;

/// Complaints about components.
pub fn of_message(message: &JsonPlace<'_>) -> Vec<Complaint> {
    let top = message.list("components");
    let mut found: Vec<_> = top.iter().flat_map(of_component).collect();
    for row in top.iter().filter(|one| one.number("type") == Some(1)) {
        found.extend(of_row(row));
    }
    found.extend(doubled(names(&top), "this custom_id"));
    found
}

/// A row holds up to five buttons or one menu.
fn of_row(row: &JsonPlace<'_>) -> Option<Complaint> {
    let parts = row.list("components");
    let buttons = parts.iter().all(|part| part.number("type") == Some(2));
    let menu = parts.iter().all(|part| matches!(part.number("type"), Some(3 | 5)));
    let fine = match parts.len() {
        1 => buttons || menu,
        2..=5 => buttons,
        _ => false,
    };
    (!fine).then(|| row.wrong("a row holds up to five buttons or one menu"))
}

/// Complaints about a modal.
pub fn of_modal(modal: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = keys::MODAL.complaints(modal);
    let top = modal.list("components");
    if !(1..=ROWS).contains(&top.len()) {
        let said = format!("a form has 1 to {ROWS} rows");
        found.push(modal.field("components").wrong(said));
    }
    for row in &top {
        found.extend(of_component(row));
        if row.number("type") == Some(1) {
            let fields = row.list("components");
            let field = matches!(fields.as_slice(), [field] if field.number("type") == Some(4));
            if !field {
                found.push(row.wrong("a row of a form holds one text field"));
            }
            if fields.iter().any(|field| field.text("label").is_empty()) {
                found.push(row.wrong("a text field in a row needs a label"));
            }
        }
    }
    found.extend(doubled(names(&top), "this custom_id"));
    let title = modal.text("title").chars().count();
    if !(1..=45).contains(&title) {
        found.push(modal.field("title").wrong("a title has 1 to 45 characters"));
    }
    let own = modal.text("custom_id").chars().count();
    if !(1..=100).contains(&own) {
        found.push(modal.field("custom_id").wrong("a custom_id has 1 to 100 characters"));
    }
    found
}

fn names<'a>(components: &[JsonPlace<'a>]) -> Vec<(&'a str, JsonPlace<'a>)> {
    let mut found = vec![];
    for one in components {
        if one.value["custom_id"].is_string() {
            found.push((one.text("custom_id"), one.clone()));
        }
        found.extend(names(&one.list("components")));
    }
    found
}

fn of_component(place: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = keys::of_component(place);
    if place.value["custom_id"] == "" {
        found.push(place.wrong("a custom_id is not empty"));
    }
    match place.number("type") {
        Some(2) => found.extend(of_button(place)),
        Some(3) => found.extend(of_menu(place)),
        Some(4) => found.extend(of_field(place)),
        _ => {}
    }
    for one in place.list("components") {
        found.extend(of_component(&one));
    }
    found
}

fn of_button(button: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    let signed = button.value["emoji"].is_object();
    if button.text("label").trim().is_empty() && !signed {
        found.push(button.wrong("a button needs a label or an emoji"));
    }
    let (named, linked) = (!button.value["custom_id"].is_null(), !button.value["url"].is_null());
    match button.number("style") {
        Some(1..=4) if !named || linked => {
            found.push(button.wrong("a button has a custom_id and no url"));
        }
        Some(5) if named || !linked => {
            found.push(button.wrong("a link has a url and no custom_id"));
        }
        Some(1..=5) => {}
        _ => found.push(button.wrong("a button has one of five styles")),
    }
    if let Some(Value::String(emoji)) = button.value.pointer("/emoji/name")
        && emoji.is_ascii()
        && button.value["emoji"]["id"].is_null()
    {
        found.push(button.wrong("this emoji is none of Unicode's and has no id"));
    }
    found
}

fn of_menu(menu: &JsonPlace<'_>) -> Vec<Complaint> {
    let mut found = vec![];
    let options = menu.list("options");
    let least = menu.number("min_values").unwrap_or(1);
    let most = menu.number("max_values").unwrap_or(1);
    let there = options.len() as u64;
    if most == 0 || least > most || most > there {
        found.push(menu.wrong(format!("{least} to {most} of {there} can be chosen")));
    }
    let chosen = options.iter().filter(|option| option.value["default"] == true);
    if chosen.count() as u64 > most {
        found.push(menu.wrong("more is chosen beforehand than may be"));
    }
    let values = options.iter().map(|one| (one.text("value"), one.clone()));
    found.extend(doubled(values, "this value"));
    for option in &options {
        found.extend(keys::OPTION_OF_MENU.complaints(option));
    }
    found
}

fn of_field(field: &JsonPlace<'_>) -> Vec<Complaint> {
    let least = field.number("min_length").unwrap_or(0);
    let most = field.number("max_length").unwrap_or(4_000);
    let mut found = vec![];
    if least > most {
        found.push(field.wrong("min_length is over max_length"));
    }
    let value = field.text("value").chars().count() as u64;
    if value > most || (value > 0 && value < least) {
        found.push(field.wrong("the value does not fit the lengths"));
    }
    found
}
