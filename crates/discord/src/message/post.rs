//! A message that is not the answer to an interaction, as plain data.

use crate::picture::pictures::Picture;
use crate::wire::component::Row;
use crate::wire::limits::CONTENT;
use viceroy_i18n::length;
use viceroy_model::messages::PersonId;

/// A message that is not the answer to an interaction.
#[derive(Clone, Debug, Default)]
pub struct Post {
    /// The text, at most 2,000 characters.
    pub text: String,
    /// What stands above the picture instead, so that the text stands below it; a notification shows it.
    pub title: Option<String>,
    /// Buttons.
    pub rows: Vec<Row>,
    /// Its picture: Discord shows one whole, and several as a mosaic that cuts them.
    pub picture: Option<Picture>,
    /// Who is notified; everybody else who is named is not.
    pub call: Vec<PersonId>,
}

/// Adds a line to a text unless it would be too long.
pub fn add_line(text: &mut String, line: Option<String>) {
    if let Some(line) = line
        && length(text) + 1 + length(&line) <= CONTENT
    {
        text.push('\n');
        *text += &line;
    }
}
