//! Discord's request limits and error messages.

pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod mentions;
pub(crate) mod modal;

use std::fmt::Display;

use crate::prelude::*;

pub(crate) type Checked = Result<(), ApiError>;

/// In characters, not bytes, as Discord counts.
pub(crate) fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

/// Optional. Discord converts scalars to strings, but nothing larger.
pub(crate) fn text(value: &Value, path: &str) -> Checked {
    match value {
        Value::Null | Value::String(_) | Value::Bool(_) | Value::Number(_) => Ok(()),
        Value::Array(_) | Value::Object(_) => {
            let message = format!("Could not interpret \"{value}\" as string.");
            Err(ApiError::invalid(path, "STRING_TYPE_CONVERT", &message))
        }
    }
}

/// Optional text of up to `most` characters.
pub(crate) fn at_most(value: &Value, path: &str, most: usize) -> Checked {
    text(value, path)?;
    ensure!(length(value) <= most, ApiError::longer_than(path, most));
    Ok(())
}

/// Required text of up to `most` characters.
pub(crate) fn needed(value: &Value, path: &str, most: usize) -> Checked {
    text(value, path)?;
    ensure!(!value.is_null(), ApiError::required(path));
    ensure!(
        !value.is_string() || (1..=most).contains(&length(value)),
        ApiError::length(path, most)
    );
    Ok(())
}

/// Optional, non-empty text of up to `most` characters.
pub(crate) fn filled(value: &Value, path: &str, most: usize) -> Checked {
    if value.is_null() {
        return Ok(());
    }
    needed(value, path, most)
}

/// Missing and null count as empty.
pub(crate) fn list<'a>(value: &'a Value, path: &str, most: usize) -> Result<&'a [Value], ApiError> {
    let items = match value {
        Value::Null => &[],
        Value::Array(items) => items.as_slice(),
        _ => return Err(ApiError::no_list(path)),
    };
    ensure!(items.len() <= most, ApiError::longer_than(path, most));
    Ok(items)
}

pub(crate) fn some<'a>(value: &'a Value, path: &str, most: usize) -> Result<&'a [Value], ApiError> {
    ensure!(!value.is_null(), ApiError::required(path));
    match value.as_array() {
        Some(items) if items.is_empty() || items.len() > most => Err(ApiError::length(path, most)),
        Some(_) | None => list(value, path, most),
    }
}

pub(crate) fn object(value: &Value, path: &str) -> Checked {
    match value {
        Value::Object(_) => Ok(()),
        Value::Null => Err(ApiError::required(path)),
        _ => Err(ApiError::no_object(path)),
    }
}

pub(crate) fn flag(value: &Value, path: &str) -> Checked {
    ensure!(value.is_null() || value.is_boolean(), ApiError::no_flag(path));
    Ok(())
}

/// An integer, possibly with a zero fraction.
pub(crate) fn integral(value: &Value) -> Option<i64> {
    let written = value.as_i64();
    written.or_else(|| {
        let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
        format!("{number:.0}").parse().ok()
    })
}

pub(crate) fn whole(
    value: &Value,
    path: &str,
    least: u64,
    most: u64,
) -> Result<Option<u64>, ApiError> {
    if value.is_null() {
        return Ok(None);
    }
    let (code, message) = match integral(value) {
        None => {
            let shown = value.to_string();
            let shown = shown.trim_matches('"');
            ("NUMBER_TYPE_COERCE", format!("Value \"{shown}\" is not int."))
        }
        Some(number) => match u64::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => return Ok(Some(number)),
            Ok(number) if number > most => {
                let message = format!("int value should be less than or equal to {most}.");
                ("NUMBER_TYPE_MAX", message)
            }
            Ok(_) | Err(_) => {
                let message = format!("int value should be greater than or equal to {least}.");
                ("NUMBER_TYPE_MIN", message)
            }
        },
    };
    Err(ApiError::invalid(path, code, &message))
}

pub(crate) fn one_of<T: PartialEq + Display>(
    value: Option<T>,
    path: &str,
    allowed: &[T],
) -> Checked {
    if value.is_some_and(|value| allowed.contains(&value)) {
        return Ok(());
    }
    let allowed: Vec<_> = allowed.iter().map(ToString::to_string).collect();
    let message = format!("Value must be one of ({}).", allowed.join(", "));
    Err(ApiError::invalid(path, "BASE_TYPE_CHOICES", &message))
}

pub(crate) fn wrong_type(path: &str, allowed: &[u64]) -> ApiError {
    let allowed: Vec<_> = allowed.iter().map(ToString::to_string).collect();
    let message = format!("Value of field \"type\" must be one of ({}).", allowed.join(", "));
    ApiError::invalid(&format!("{path}.type"), "UNION_TYPE_CHOICES", &message)
}

pub(crate) fn address(value: &Value, path: &str, most: usize, schemes: &[&str]) -> Checked {
    at_most(value, path, most)?;
    let Some(url) = value.as_str().filter(|url| !url.is_empty()) else {
        return Ok(());
    };
    let broken = || ApiError::no_address(path);
    let (scheme, rest) = url.split_once("://").ok_or_else(broken)?;
    if !schemes.contains(&scheme.to_ascii_lowercase().as_str()) {
        let allowed: Vec<_> = schemes.iter().map(|scheme| format!("'{scheme}'")).collect();
        let message = format!("Scheme \"{scheme}\" must be one of ({}).", allowed.join(", "));
        return Err(ApiError::invalid(path, "URL_TYPE_INVALID_SCHEME", &message));
    }
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    ensure!(!host.is_empty() && !url.chars().any(char::is_whitespace), broken());
    Ok(())
}

pub(crate) fn id(value: &Value, path: &str) -> Result<Snowflake, ApiError> {
    ensure!(!value.is_null(), ApiError::required(path));
    snowflake::read(value).ok_or_else(|| {
        let message = format!("Value {value} is not snowflake.");
        ApiError::invalid(path, "NUMBER_TYPE_COERCE", &message)
    })
}

pub(crate) fn unique(all: &[Value], path: &str) -> Checked {
    let mut seen = BTreeSet::new();
    ensure!(all.iter().all(|one| seen.insert(one.to_string())), ApiError::twice(path));
    Ok(())
}
