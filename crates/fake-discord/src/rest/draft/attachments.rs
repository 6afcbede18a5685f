//! Attachments of created and edited messages.

use super::{Draft, FILE_LIMIT};
use crate::prelude::*;
use crate::rest::body::pixels;
use crate::state::State;

const MOST: usize = 10;

impl Draft<'_> {
    pub(super) fn check_attachments(&self) -> Result<(), ApiError> {
        let listed = validate::list(&self.json["attachments"], "attachments", MOST)?;
        for (number, attachment) in listed.iter().enumerate() {
            let at = |field: &str| format!("attachments.{number}.{field}");
            validate::object(attachment, &format!("attachments.{number}"))?;
            validate::id(&attachment["id"], &at("id"))?;
            validate::filled(&attachment["filename"], &at("filename"), 1024)?;
            validate::at_most(&attachment["description"], &at("description"), 1024)?;
        }
        ensure!(self.files.len() <= MOST, ApiError::too_many_attachments());
        let fits = self.files.iter().all(|file| file.bytes.len() <= FILE_LIMIT);
        ensure!(fits, ApiError::too_large());
        Ok(())
    }

    fn listed(&self) -> Option<&[Value]> {
        match self.json.get("attachments") {
            None => None,
            Some(listed) => Some(listed.as_array().map_or(&[], Vec::as_slice)),
        }
    }

    /// If `attachments` is given, unlisted ones are removed. Files uploaded with an edit must be
    /// listed.
    pub(super) fn fill_attachments(
        &self,
        state: &mut State,
        message: &mut Message,
        mode: Mode,
    ) -> Result<(), ApiError> {
        let listed = self.listed();
        self.check_listed(listed.unwrap_or_default(), message)?;
        let entry = |id: Snowflake| {
            let mut all = listed.unwrap_or_default().iter();
            all.find(|entry| snowflake::read(&entry["id"]) == Some(id))
        };
        if listed.is_some() {
            message.attachments.retain_mut(|kept| {
                let entry = entry(kept.id);
                if let Some(text) = entry.and_then(|entry| entry["description"].as_str()) {
                    kept.description = Some(text.to_owned());
                }
                entry.is_some()
            });
        }
        let dropped = mode == Mode::Change && listed.is_some();
        for file in self.files {
            let entry = entry(Snowflake(file.number));
            if dropped && entry.is_none() {
                continue;
            }
            let text = |field: &str| entry.and_then(|entry| entry[field].as_str());
            let id = state.fresh_id();
            state.store_file(id, &file.bytes)?;
            message.attachments.push(Attachment {
                id,
                filename: plain_name(text("filename").unwrap_or(&file.filename)),
                description: text("description").map(str::to_owned),
                content_type: file.content_type.clone(),
                size: file.bytes.len(),
                pixels: pixels(&file.bytes),
            });
        }
        ensure!(message.attachments.len() <= MOST, ApiError::too_many_attachments());
        Ok(())
    }

    fn check_listed(&self, listed: &[Value], message: &Message) -> Result<(), ApiError> {
        for (number, entry) in listed.iter().enumerate() {
            let id = snowflake::read(&entry["id"]);
            let kept = message.attachments.iter().any(|kept| Some(kept.id) == id);
            let comes = self.files.iter().any(|file| Some(Snowflake(file.number)) == id);
            let path = format!("attachments.{number}");
            ensure!(kept || comes, ApiError::no_such_attachment(&path));
        }
        Ok(())
    }
}

/// Discord's sanitized file name: ASCII letters, digits, dots, dashes and underscores.
pub(crate) fn plain_name(name: &str) -> String {
    let plain: String = name
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('_'),
            c if c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_') => Some(c),
            _ => None,
        })
        .collect();
    let plain = plain.trim_start_matches('.');
    match name.rsplit_once('.') {
        _ if plain.is_empty() => "unknown".to_owned(),
        // Only the extension was left.
        Some((_, ending)) if plain == ending => format!("unknown.{plain}"),
        Some(_) | None => plain.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::plain_name;

    #[test]
    fn names_are_plain() {
        for (given, kept) in [
            ("card.png", "card.png"),
            ("my card (1).png", "my_card_1.png"),
            ("../../secret.txt", "secret.txt"),
            ("карта.png", "unknown.png"),
            ("карта", "unknown"),
            ("a\"b/c.png", "abc.png"),
        ] {
            assert_eq!(plain_name(given), kept, "{given}");
        }
    }
}
