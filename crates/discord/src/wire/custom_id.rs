//! The `custom_id` of a button or menu carries all that is needed to handle it, so a restart breaks
//! no button. Buttons live for weeks: a format that was sent once must stay readable forever, and a
//! change makes a `v2`.

mod kinds;
mod organise;
mod seats;
mod spot;
mod table;

pub use kinds::{
    AgainPress, CustomId, DealPress, FinishedWhere, Hands, LessonPress, RankedWhere, Stride, Which,
};
pub use organise::{Moderate, Organise};
pub use seats::{SeatAction, Seats};
pub use spot::AnswerTarget;

use super::spelling::Spelling;
use crate::prelude::*;

const VERSION: &str = "v1:";
/// Precedes the installation tag; occurs in no other part.
const SALTED: char = '@';

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CustomIdError {
    /// Forged, truncated or of an unknown version.
    Unknown,
    /// From another installation, so the game is not one of ours.
    Elsewhere,
}

/// At most 100 characters.
pub fn format(custom_id: &CustomId, salt: InstallationTag) -> String {
    format!("{}{SALTED}{}", spell(custom_id), salt.as_str())
}

/// Parses an id of this installation.
///
/// # Errors
/// When it is malformed, or from another installation.
pub fn parse(custom_id: &str, salt: InstallationTag) -> Result<CustomId, CustomIdError> {
    let (text, letters) = custom_id.rsplit_once(SALTED).ok_or(CustomIdError::Unknown)?;
    let of = InstallationTag::read(letters).ok_or(CustomIdError::Unknown)?;
    let custom_id = read(text).ok_or(CustomIdError::Unknown)?;
    if of == salt { Ok(custom_id) } else { Err(CustomIdError::Elsewhere) }
}

/// Leaves out the installation tag, for ids that are never posted.
pub fn spell(custom_id: &CustomId) -> String {
    VERSION.to_owned() + &custom_id.spell()
}

/// Inverse of [`spell`].
pub fn read(text: &str) -> Option<CustomId> {
    CustomId::read(text.strip_prefix(VERSION)?)
}
