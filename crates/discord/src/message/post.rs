//! A message that is not an interaction reply, as plain data.

use crate::prelude::*;
use viceroy_model::messages::RoleId;

#[derive(Clone, Debug, Default)]
pub struct Post {
    /// At most 2,000 characters.
    pub text: String,
    /// Shown above the picture, with the text below it; notifications show the title.
    pub title: Option<String>,
    pub rows: Vec<Row>,
    /// Only one, because Discord crops several into a mosaic.
    pub picture: Option<Picture>,
    /// The users to ping. Other mentions do not ping.
    pub call: Vec<PersonId>,
    /// The role to ping.
    pub role: Option<RoleId>,
}

/// Adds a line unless the text would become too long.
pub fn add_line(text: &mut String, line: Option<String>) {
    if let Some(line) = line
        && length(text) + 1 + length(&line) <= CONTENT
    {
        text.push('\n');
        *text += &line;
    }
}
