//! What Discord takes at most.

/// Characters of a message.
pub const CONTENT: usize = 2000;
/// Rows of a message.
pub const ROWS: usize = 5;
/// Buttons of a row.
pub const BUTTONS: usize = 5;
/// Characters of a button.
pub const LABEL: usize = 80;
/// Options of a menu, and people chosen from one.
pub const OPTIONS: usize = 25;
/// Characters of a line of a menu.
pub const LINE: usize = 100;
/// Characters that a menu shows while nothing is chosen.
pub const PLACEHOLDER: usize = 150;
/// Proposals while somebody types.
pub const PROPOSALS: usize = 25;
/// Characters of a proposal, and of what is sent when it is chosen.
pub const PROPOSAL: usize = 100;
/// Characters of the title of a form, and of the label of a field.
pub const FORM_TITLE: usize = 45;
/// Characters that are shown in an empty field.
pub const FIELD_EXAMPLE: usize = 100;
/// Characters of a name in a menu of commands.
pub const MENU_COMMAND: usize = 32;
/// Characters of the description of a command or a parameter, and of a choice.
pub const DESCRIPTION: usize = 100;
/// Characters of the description of a picture.
pub const ALT_TEXT: usize = 1024;
/// Messages that one request gives.
pub const MESSAGES: u8 = 100;
