//! How the buttons of the bots of these tests are spelt.

use viceroy::discord::custom_id::{self, CustomId};
use viceroy::messages::InstallationTag;

use crate::server::salt;

/// A button of the database of a test.
pub fn format(custom_id: &CustomId) -> String {
    custom_id::format(custom_id, salt())
}

/// What a button of whatever database says.
pub fn parse(custom_id: &str) -> Option<CustomId> {
    let letters = custom_id.rsplit_once('@').map_or("", |(_, letters)| letters);
    custom_id::parse(custom_id, InstallationTag::read(letters)?).ok()
}
