//! Validation of localizations.

use serde_json::Value;

use super::Checked;
use crate::rest::error::ApiError;

const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

pub(crate) fn translations(
    all: &Value,
    path: &str,
    check: impl Fn(&Value, &str) -> Checked,
) -> Checked {
    match all {
        Value::Null => Ok(()),
        Value::Object(all) => {
            for (locale, text) in all {
                let path = format!("{path}.{locale}");
                if !LOCALES.contains(&locale.as_str()) {
                    let message = format!("Value \"{locale}\" is not a valid enum value.");
                    return Err(ApiError::invalid(&path, "ENUM_TYPE_COERCE", &message));
                }
                check(text, &path)?;
            }
            Ok(())
        }
        _ => {
            let message = "Only dictionaries may be used in a DictType";
            Err(ApiError::invalid(path, "DICT_TYPE_CONVERT", message))
        }
    }
}
