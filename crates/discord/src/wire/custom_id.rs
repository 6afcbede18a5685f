//! What a button or menu carries in its `custom_id`: all that is needed to act on a press, so that a restart loses no
//! button. Buttons live for weeks: a format that was sent once is read for ever, and a change makes a `v2`.

mod kinds;
mod organise;
mod seats;
mod spot;
mod table;

pub use kinds::{CustomId, LessonPress, Which};
pub use organise::{Moderate, Organise};
pub use seats::{SeatAction, Seats};
pub use spot::AnswerTarget;

use super::spelling::Spelling;
use viceroy_model::messages::InstallationTag;

/// What stands at the beginning.
const VERSION: &str = "v1:";
/// What stands before the salt. It stands in no other part.
const SALTED: char = '@';

/// Why a `custom_id` is no ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CustomIdError {
    /// Forged, cut short or of a version that is not known.
    Unknown,
    /// Of another database: it says something about a game, but not about one of ours.
    Elsewhere,
}

/// The `custom_id` of a ticket of the database with this salt: at most 100 characters.
pub fn format(custom_id: &CustomId, salt: InstallationTag) -> String {
    format!("{}{SALTED}{}", spell(custom_id), salt.as_str())
}

/// The ticket of a `custom_id` of the database with this salt.
///
/// # Errors
/// When it says nothing, or nothing to this database.
pub fn parse(custom_id: &str, salt: InstallationTag) -> Result<CustomId, CustomIdError> {
    let (text, letters) = custom_id.rsplit_once(SALTED).ok_or(CustomIdError::Unknown)?;
    let of = InstallationTag::read(letters).ok_or(CustomIdError::Unknown)?;
    let custom_id = read(text).ok_or(CustomIdError::Unknown)?;
    if of == salt { Ok(custom_id) } else { Err(CustomIdError::Elsewhere) }
}

/// A ticket that is chosen at once and posted nowhere: it needs no salt.
pub fn spell(custom_id: &CustomId) -> String {
    VERSION.to_owned() + &custom_id.spell()
}

/// What [`spell`] has spelt.
pub fn read(text: &str) -> Option<CustomId> {
    CustomId::read(text.strip_prefix(VERSION)?)
}
