//! Discord's limits; text lengths are in characters.

pub const CONTENT: usize = 2000;
pub const ROWS: usize = 5;
pub const BUTTONS: usize = 5;
pub const LABEL: usize = 80;
pub const CUSTOM_ID: usize = 100;
pub const OPTIONS: usize = 25;
pub const LINE: usize = 100;
pub const PLACEHOLDER: usize = 150;
/// Autocomplete suggestions.
pub const PROPOSALS: usize = 25;
/// Applies also to the value sent.
pub const PROPOSAL: usize = 100;
/// Applies also to a field's label.
pub const FORM_TITLE: usize = 45;
pub const FIELD_EXAMPLE: usize = 100;
/// The name of a context menu command.
pub const MENU_COMMAND: usize = 32;
/// Applies also to choices.
pub const DESCRIPTION: usize = 100;
pub const ALT_TEXT: usize = 1024;
/// Messages returned by one request.
pub const MESSAGES: u8 = 100;
