//! Custom ids of the test bots.

use viceroy::discord::custom_id;
use viceroy::messages::InstallationTag;

use crate::prelude::*;
use crate::server::salt;

pub fn format(custom_id: &CustomId) -> String {
    custom_id::format(custom_id, salt())
}

/// Accepts any installation tag.
pub fn parse(custom_id: &str) -> Option<CustomId> {
    let letters = custom_id.rsplit_once('@').map_or("", |(_, letters)| letters);
    custom_id::parse(custom_id, InstallationTag::read(letters)?).ok()
}
