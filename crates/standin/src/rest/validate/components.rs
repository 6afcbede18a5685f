//! How a message is laid out: in rows of buttons and menus, or by components of the second version.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{
    Checked, address, filled, flag, length, list, needed, object, one_of, parts, some, whole,
    wrong_type,
};
use crate::rest::error::ApiError;
use crate::world::{flags, snowflake};

/// The most components a message of the second version may have, nested ones included.
const MOST: usize = 40;
/// The most characters all its texts may have together.
const MOST_TEXT: usize = 4000;

/// Which components a message may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Rows below a text and embeds.
    Rows,
    /// Components of the second version, and nothing else.
    Free,
}

impl Layout {
    /// The layout a message's flags ask for.
    pub(crate) const fn of(flags: u64) -> Layout {
        if flags & flags::IS_COMPONENTS_V2 == 0 {
            Layout::Rows
        } else {
            Layout::Free
        }
    }
}

/// What has been seen of a message so far.
#[derive(Default)]
struct Seen<'a> {
    count: usize,
    text: usize,
    names: BTreeSet<&'a str>,
    numbers: BTreeSet<u64>,
}

/// The components of a message.
pub(crate) fn components(all: &Value, layout: Layout) -> Checked {
    let mut seen = Seen::default();
    let (most, allowed): (usize, &[u64]) = match layout {
        Layout::Rows => (5, &[1]),
        Layout::Free => (MOST, &[1, 9, 10, 12, 13, 14, 17]),
    };
    for (number, component) in list(all, "components", most)?.iter().enumerate() {
        seen.component(component, &format!("components.{number}"), allowed)?;
    }
    if layout == Layout::Free {
        if seen.count > MOST {
            let message = format!("The total number of components must not exceed {MOST}");
            let code = "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED";
            return Err(ApiError::invalid("components", code, &message));
        }
        if seen.text > MOST_TEXT {
            let message = format!("Total displayable text size exceeds maximum of {MOST_TEXT}");
            let code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED";
            return Err(ApiError::invalid("components", code, &message));
        }
    }
    Ok(())
}

impl<'a> Seen<'a> {
    fn component(&mut self, component: &'a Value, path: &str, allowed: &[u64]) -> Checked {
        object(component, path)?;
        let kind = component["type"].as_u64();
        let Some(kind) = kind.filter(|kind| allowed.contains(kind)) else {
            return Err(wrong_type(path, allowed));
        };
        self.count += 1;
        self.note_number(component, path)?;
        match kind {
            1 => return self.row(component, path),
            2 => parts::button(component, path)?,
            3 | 5..=8 => parts::menu(component, path)?,
            9 => return self.section(component, path),
            10 => {
                needed(&component["content"], &format!("{path}.content"), MOST_TEXT)?;
                self.text += length(&component["content"]);
            }
            11 => media(component, path)?,
            12 => {
                let path = format!("{path}.items");
                for (number, item) in some(&component["items"], &path, 10)?.iter().enumerate() {
                    media(item, &format!("{path}.{number}"))?;
                }
            }
            13 => file(component, path)?,
            14 => {
                flag(&component["divider"], &format!("{path}.divider"))?;
                let spacing = whole(&component["spacing"], &format!("{path}.spacing"), 0, 10)?;
                one_of(
                    Some(spacing.unwrap_or(1)),
                    &format!("{path}.spacing"),
                    &[1, 2],
                )?;
            }
            _ => return self.container(component, path),
        }
        self.note_name(component, path)
    }

    fn row(&mut self, row: &'a Value, path: &str) -> Checked {
        let path = format!("{path}.components");
        let parts = some(&row["components"], &path, 5)?;
        let menus = parts.iter().filter(|part| part["type"] != 2).count();
        for (column, part) in parts.iter().enumerate() {
            let path = format!("{path}.{column}");
            // A menu takes a row's whole width.
            if menus > 0 && column > 0 {
                let message = "The specified component exceeds the maximum width";
                return Err(ApiError::invalid(
                    &path,
                    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                    message,
                ));
            }
            self.component(part, &path, &[2, 3, 5, 6, 7, 8])?;
        }
        Ok(())
    }

    fn section(&mut self, section: &'a Value, path: &str) -> Checked {
        let texts = format!("{path}.components");
        for (number, text) in some(&section["components"], &texts, 3)?.iter().enumerate() {
            self.component(text, &format!("{texts}.{number}"), &[10])?;
        }
        self.component(
            &section["accessory"],
            &format!("{path}.accessory"),
            &[2, 11],
        )
    }

    fn container(&mut self, container: &'a Value, path: &str) -> Checked {
        whole(
            &container["accent_color"],
            &format!("{path}.accent_color"),
            0,
            0xFF_FFFF,
        )?;
        flag(&container["spoiler"], &format!("{path}.spoiler"))?;
        let path = format!("{path}.components");
        for (number, inner) in some(&container["components"], &path, MOST)?
            .iter()
            .enumerate()
        {
            let path = format!("{path}.{number}");
            self.component(inner, &path, &[1, 9, 10, 12, 13, 14])?;
        }
        Ok(())
    }

    fn note_number(&mut self, component: &Value, path: &str) -> Checked {
        let path = format!("{path}.id");
        let number = whole(&component["id"], &path, 0, u64::from(u32::MAX >> 1))?;
        // Zero asks for a number, as nothing does.
        if number.is_none_or(|number| number == 0 || self.numbers.insert(number)) {
            return Ok(());
        }
        let message = "Component id cannot be duplicated";
        Err(ApiError::invalid(&path, "COMPONENT_ID_DUPLICATED", message))
    }

    fn note_name(&mut self, component: &'a Value, path: &str) -> Checked {
        match component["custom_id"].as_str() {
            Some(name) if !self.names.insert(name) => {
                let message = "Component custom id cannot be duplicated";
                let path = format!("{path}.custom_id");
                Err(ApiError::invalid(
                    &path,
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    message,
                ))
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// A picture or film with its alternative text.
fn media(item: &Value, path: &str) -> Checked {
    object(&item["media"], &format!("{path}.media"))?;
    let url = format!("{path}.media.url");
    needed(&item["media"]["url"], &url, 2048)?;
    address(
        &item["media"]["url"],
        &url,
        2048,
        &["http", "https", "attachment"],
    )?;
    filled(&item["description"], &format!("{path}.description"), 1024)?;
    flag(&item["spoiler"], &format!("{path}.spoiler"))
}

/// A file, which must be one of the message's own.
fn file(file: &Value, path: &str) -> Checked {
    object(&file["file"], &format!("{path}.file"))?;
    let url = format!("{path}.file.url");
    needed(&file["file"]["url"], &url, 2048)?;
    address(&file["file"]["url"], &url, 2048, &["attachment"])?;
    flag(&file["spoiler"], &format!("{path}.spoiler"))
}

/// Refuses emojis and files that the components name and that do not exist.
pub(crate) fn references(
    components: &Value,
    is_emoji: &dyn Fn(snowflake::Snowflake) -> bool,
    is_file: &dyn Fn(&str) -> bool,
) -> Checked {
    walk(components, "components", is_emoji, is_file)
}

fn walk(
    value: &Value,
    path: &str,
    is_emoji: &dyn Fn(snowflake::Snowflake) -> bool,
    is_file: &dyn Fn(&str) -> bool,
) -> Checked {
    let items: Vec<(String, &Value)> = match value {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items.map(|(at, item)| (at.to_string(), item)).collect()
        }
        Value::Object(fields) => fields.iter().map(|(key, one)| (key.clone(), one)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return Ok(()),
    };
    for (step, inner) in items {
        let path = format!("{path}.{step}");
        match step.as_str() {
            "emoji" if snowflake::read(&inner["id"]).is_some_and(|id| !is_emoji(id)) => {
                return Err(parts::invalid_emoji(&path));
            }
            "media" | "file" => {
                let name = inner["url"].as_str();
                let name = name.and_then(|url| url.strip_prefix("attachment://"));
                if name.is_some_and(|name| !is_file(name)) {
                    let message = "The referenced attachment was not found";
                    let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
                    return Err(ApiError::invalid(&format!("{path}.url"), code, message));
                }
            }
            _ => walk(inner, &path, is_emoji, is_file)?,
        }
    }
    Ok(())
}
