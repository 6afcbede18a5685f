//! How the buttons of the bots of these tests are spelt.

use viceroy::discord::custom_id::{self, Ticket};
use viceroy::messages::Salt;

use crate::server::salt;

/// A button of the database of a test.
pub fn format(ticket: &Ticket) -> String {
    custom_id::format(ticket, salt())
}

/// What a button of whatever database says.
pub fn parse(custom_id: &str) -> Option<Ticket> {
    let letters = custom_id.rsplit_once('@').map_or("", |(_, letters)| letters);
    custom_id::parse(custom_id, Salt::read(letters)?).ok()
}
